import { APELLIDOS } from '../../data/apellidos.ts';
import { NOMBRES } from '../../data/nombres.ts';
import { TERMINOS, type Termino } from '../../data/tecnologias/index.ts';
import { evidenceAt } from '../text/evidence.ts';
import type { Campo } from '../types.ts';
import { findPhrases, type Hallazgo, indexOf } from './phrase-index.ts';
import { findNuevas } from './tecnologias-nuevas.ts';
import { type Ficha, tokensOf } from './tokens.ts';
import { sectionAt, type Vista } from './view.ts';

const DICTIONARY = indexOf(TERMINOS.map((termino) => [termino.palabra, termino] as const));

type Preparada = { vista: Vista; fichas: readonly Ficha[] };
type Uso = { nombre: string; inicio: number; fin: number; confianza: number };

/**
 * The tools, systems, machines and languages of a CV: those of the dictionary wherever they are spoken of as tools,
 * those the proceso looks for, and unknown ones where the CV lists or names its tools. Never a firm one worked for.
 */
export function findTecnologias(vistas: readonly Vista[], asked: readonly string[]): Campo<string>[] {
  const found = new Map<string, Campo<string>>();
  const own = indexOf(
    asked.map(
      (name) => [name, { nombre: name, palabra: name, debil: false, empleador: false, maquina: false }] as const,
    ),
  );
  const prepared = vistas.map((vista) => ({ vista, fichas: tokensOf(vista.plano) }));
  for (const { vista, fichas } of prepared) {
    for (const index of [own, DICTIONARY]) {
      for (const use of known({ vista, fichas }, findPhrases(vista.plano, fichas, index))) add(found, vista, use);
    }
  }
  for (const use of newOnes(prepared)) add(found, use.vista, use);
  return [...found.values()].sort((a, b) => (a.evidencia?.inicio ?? 0) - (b.evidencia?.inicio ?? 0));
}

function add(found: Map<string, Campo<string>>, vista: Vista, { nombre, inicio, fin, confianza }: Uso): void {
  const key = nombre.toLowerCase();
  if ((found.get(key)?.confianza ?? 0) >= confianza) return;
  found.set(key, {
    valor: nombre,
    confianza,
    seguro: confianza >= 0.9,
    evidencia: evidenceAt(vista.reading, inicio, fin),
  });
}

const CUE =
  /\b(?:manej[a-z]{1,4}|us[oa]|utiliza[a-z]{0,4}|domin[a-z]{2,4}|conocimientos?|software|sistemas?|programas?|plataformas?|herramientas?|aplicacion|aplicaciones|app|nivel|usuari[oa]|operacion|operador[a]?|operar|operando|lenguajes?|framework|expert[oa]|cursos?|certifica[a-z]{2,6}|modulos?|desarroll[a-z]{1,6}|erp|crm|wms|pos|skills|tools|en|con|mediante|via)\b[^\n]{0,40}$/;
const OPERATED =
  /\b(?:oper(?:ador|adora|acion|ar|ando)|manejo|uso|us[ao]|conduc(?:cion|tora?|ir)|manipulacion|licencia|certificacion|maquinista|gruer[oa]|soldador[a]?|curso|chofer|tripulante|tornero|fresador|aplicacion con)\b[^\n]{0,40}$/;
const FIRM_AFTER =
  /^[ ,]{0,2}(?:chile|s\.?a\.?(?![a-z])|spa\b|ltda|limitada|latam|latinoamerica|inc\b|corp|consulting|e\.?i\.?r\.?l|services?\b|group\b|, (?:santiago|concepcion|valparaiso))/;
const FIRM_BEFORE =
  /\b(?:empresa|empleador|cliente|compania|en|para|grupo|banco|trabaj[a-z]{1,5} (?:en|para))[ :]{1,3}$/;
const YEAR = /\b(?:19|20)\d\d\b|actualidad|presente|a la fecha|present\b/;

function known(prepared: Preparada, hits: readonly Hallazgo<Termino>[]): Uso[] {
  const { vista } = prepared;
  return hits.flatMap((hit, i) => {
    const neighbours = [hits[i - 1], hits[i + 1]].some(
      (other) => other && !other.dato.debil && near(hit, other, vista),
    );
    const confianza = weigh(vista, hit, neighbours);
    return confianza > 0 ? [{ nombre: hit.dato.nombre, inicio: hit.inicio, fin: hit.fin, confianza }] : [];
  });
}

/** Two names of one list: on the same line, a few characters apart, or alone on neighbouring lines. */
function near(a: Hallazgo<Termino>, b: Hallazgo<Termino>, vista: Vista): boolean {
  const between = a.inicio < b.inicio ? vista.plano.slice(a.fin, b.inicio) : vista.plano.slice(b.fin, a.inicio);
  return between.length < 30 && /^[^a-z0-9]*(?:[a-z]{1,10}[^a-z0-9]*){0,2}$/.test(between);
}

function weigh(vista: Vista, { dato, inicio, fin }: Hallazgo<Termino>, listed: boolean): number {
  const text = vista.plano;
  if (text[inicio - 1] === '@' || /^(?:\.(?:com|cl|net|org|io)\b|@)/.test(text.slice(fin, fin + 5))) return 0;
  const section = sectionAt(vista, inicio);
  if (section === 'referencias' || (fin - inicio === 1 && !standsAlone(vista, inicio, fin))) return 0;
  const before = text.slice(Math.max(0, inicio - 60), inicio);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const cued = CUE.test(line);
  const tools = section === 'herramientas' || section === 'habilidades';
  if (!tools && isFirm(vista, dato, inicio, fin, line, listed)) return 0;
  if (dato.maquina && !tools && section !== 'cursos' && !listed && !OPERATED.test(line)) return 0;
  if (!dato.debil) return tools || cued || listed ? 0.97 : 0.9;
  if (section === 'herramientas') return 0.92;
  if (NOMBRES.has(dato.palabra.toLowerCase()) || APELLIDOS.has(dato.palabra.toLowerCase())) return 0;
  const capital = vista.texto[inicio] !== text[inicio];
  const strict =
    /\b(?:software|sistemas?|programas?|plataformas?|herramientas?|aplicacion|manejo|uso|dominio|nivel|usuari[oa]|operacion|operador[a]?|erp|crm|lenguajes?)\b[^\n]{0,25}$/.test(
      line,
    );
  if (listed || (capital && strict)) return 0.85;
  return section === 'habilidades' && capital ? 0.75 : 0;
}

/** A language of one letter, in capitals between the commas of a list (`C, R y Python`). */
function standsAlone(vista: Vista, inicio: number, fin: number): boolean {
  const text = vista.texto;
  if (text[inicio] !== text[inicio]?.toUpperCase()) return false;
  return (
    /(?:^|[,;|/•·\n\t(]|\by) ?$/.test(text.slice(Math.max(0, inicio - 3), inicio)) &&
    /^ ?(?:$|[,;|/•·\n\t)]|y\b)/.test(text.slice(fin, fin + 3))
  );
}

/** Whether the name stands there as the firm somebody worked for. */
function isFirm(
  vista: Vista,
  { empleador }: Termino,
  inicio: number,
  fin: number,
  line: string,
  listed: boolean,
): boolean {
  const after = vista.plano.slice(fin, fin + 30);
  const plainList = /^[ ]?[,;|/•·]/.test(after) || /[,;|/•·(] ?$/.test(line);
  if (FIRM_AFTER.test(after) && !listed) return true;
  if (!empleador) return false;
  if (listed && plainList) return false;
  if (/\b(?:cliente|empresa|empleador|compania|trabaj[a-z]{1,5} (?:en|para)) $/.test(line)) return true;
  const alone = /^[^a-z0-9]*$/.test(line) && /^[^a-z\n]{0,24}(?:\n|$|\t)/.test(after);
  const dated = YEAR.test(line) || YEAR.test(vista.plano.slice(fin, fin + 40).split('\n')[0] ?? '');
  const section = sectionAt(vista, inicio);
  if (alone || dated) return section === 'experiencia' || section === 'inicio' || section === 'educacion';
  return FIRM_BEFORE.test(line) && section !== 'cursos' && !CUE.test(line.replace(FIRM_BEFORE, ''));
}

/** Unknown names are taken from the first reading alone: another order may have mixed up the columns. */
function newOnes([first]: readonly Preparada[]): (Uso & { vista: Vista })[] {
  return first ? findNuevas(first.vista, DICTIONARY).map((nueva) => ({ ...nueva, vista: first.vista })) : [];
}
