import { CARGOS_DE_CLIENTES, FIRMAS_CALLCENTER, OFICIOS } from '../../data/puestos.ts';
import type { Candidato } from './candidate.ts';
import { sectionAt, type Vista } from './view.ts';

export type Experiencia = keyof typeof OFICIOS;

type Renglon = { texto: string; inicio: number };

/** Somebody's studies, wishes, superiors or what they apply for: no job they had. */
const NOT_A_JOB =
  /\b(?:titulo|licenciad[oa]|licenciatura|licencia in|diplomado|magister|postgrado|curso|cursos|taller|seminario|certificacion|universidad|instituto|cft|duoc|inacap|aiep|ensenanza|egresad[oa]|cursando|estudiante|estudios|carrera (?:de|tecnica|profesional)|mencion|nivel superior|cargo (?:al que |que )?postula|postula(?:cion|ndo)? (?:al?|como|para)|cargo de interes|area de interes|me gustaria|interesad[oa]|busco|objetivo|aspiro|meta|sueno|llegar a ser|quisiera|deseo|jef[ea] direct[oa]|jefatura directa|referencia|reporte a|reportando a|apoyo (?:a|al|de) (?:abogados|cajer|vendedor)|interactuar con|junto a)\b/;
/** Dates beside a school are of studies. */
const SCHOOL =
  /\b(?:universidad|instituto|cft|duoc|inacap|aiep|iplacex|liceo|colegio|licencia in|nivel superior|ensenanza media)\b/;
const DATES =
  /(?:\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{2,4}\b)[^\n]{0,24}?(?:-|a|al|hasta|–|to|\/)[ ]{0,3}[^\n]{0,14}?(?:\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{2,4}\b|actual|presente|present|la fecha|hoy|today|now)|\b(?:desde|periodo|ano|anos|duracion)[ :]{1,3}[^\n]{0,12}(?:19|20)\d\d/;
const CLAIM =
  /\b(?:experiencia(?: laboral| profesional| comprobable| previa| solida| demostrable)?(?: de (?:mas de )?\d{1,2} anos)? (?:como|en (?:cargos? de|labores de|funciones de|puestos? de|el cargo de)|de)|anos (?:de experiencia )?(?:como|trabajando como|en (?:cargos? de|labores de|funciones de))|me (?:he desempenado|desempeno|desempene) como|(?:he trabajado|trabaje|trabajo|trabajando|laborado|desempenandome|desempenado|actualmente) (?:como|de)|con (?:amplia )?experiencia como)(?: (?:un|una|el|la))? [^.;\n]{0,50}$/;
const WISH =
  /\b(?:me gustaria|mi meta|meta es|llegar a ser|interesad[oa]|quisiera|deseo|busco|aspiro|postul[a-z]{1,6}|sueno|objetivo|para trabajar|dispuest[oa])\b[^.;]{0,70}$/;
const TASK =
  /^[^a-z0-9]*(?:[•●▪◦■►✓*·]|- |– )|^[^a-z]*(?:atencion|gestion|registro|control|apoyo|manejo|coordinacion|elaboracion|supervision|realizacion|encargad[oa] de|responsable de|revision|ingreso|venta|reposicion|cuadratura|cumplimiento|recepcion|preparacion|funciones|logros|tareas)\b/;
const MAX_TITLE_LINE = 110;

/**
 * Jobs of a trade that the CV tells of: a title or tasks of the trade inside the experience (or beside the dates of a
 * job when there is no such heading), or a sentence that says somebody worked as such. Studies, courses, wishes,
 * superiors and firms' names are no jobs.
 */
export function findExperiencia({ vista, lines, places }: Relato, experiencia: Experiencia): Candidato<true>[] {
  const { cargos, tareas, salvo } = OFICIOS[experiencia];
  const found: Candidato<true>[] = [];
  lines.forEach((line, i) => {
    const place = places[i] ?? 'ajeno';
    if (place === 'ajeno') return;
    for (const part of partsOf(line)) {
      const hit = cargos.exec(part.texto) ?? wrapped(cargos, part, lines[i + 1]);
      if (hit && !outside(part.texto, hit, salvo) && isJob(vista, part, hit.index, place)) {
        found.push(at(part, hit, place === 'experiencia' ? 8 : 6));
      }
      const task = place === 'experiencia' && !NOT_A_JOB.test(part.texto) ? tareas.exec(part.texto) : null;
      if (task) found.push(at(part, task, 5));
      if (experiencia === 'experiencia_callcenter' && place === 'experiencia')
        found.push(...agents(lines, places, i, part));
    }
  });
  return found.sort((a, b) => b.puntos - a.puntos || a.inicio - b.inicio);
}

/** A view's lines with where each of them stands, found once for all trades. */
export type Relato = { vista: Vista; lines: readonly Renglon[]; places: readonly Lugar[] };

export function readJobs(vista: Vista): Relato {
  const lines = vista.lineas.map(
    (line): Renglon => ({ texto: vista.plano.slice(line.inicio, line.fin), inicio: line.inicio }),
  );
  return { vista, lines, places: lines.map((_, i) => placeOf(vista, lines, i)) };
}

type Lugar = 'experiencia' | 'fechas' | 'relato' | 'ajeno';

/** Where a line stands: inside the experience, beside a job's dates, in what somebody tells of themselves, or elsewhere. */
function placeOf(vista: Vista, lines: readonly Renglon[], i: number): Lugar {
  const line = lines[i];
  if (!line) return 'ajeno';
  const section = sectionAt(vista, line.inicio + Math.max(0, line.texto.length - 1));
  if (section === 'experiencia') return 'experiencia';
  if (section === 'referencias' || section === 'educacion' || section === 'cursos' || section === 'idiomas')
    return 'ajeno';
  const near = lines.slice(Math.max(0, i - 1), i + 3).map(({ texto }) => texto.slice(0, 120));
  if (near.some((text) => SCHOOL.test(text))) return 'relato';
  if (section !== 'perfil' && near.some((text) => DATES.test(text) && !NOT_A_JOB.test(text))) return 'fechas';
  return 'relato';
}

/** The cells of a line, and the sentences of a long one. */
function partsOf(line: Renglon): Renglon[] {
  if (!line.texto.includes('\t')) return [line];
  let inicio = line.inicio;
  return line.texto.split('\t').map((texto) => {
    const part = { texto, inicio };
    inicio += texto.length + 1;
    return part;
  });
}

function isJob(vista: Vista, part: Renglon, index: number, place: Lugar): boolean {
  const before = vista.plano.slice(Math.max(0, part.inicio + index - 110), part.inicio + index).replace(/\n/g, ' ');
  if (WISH.test(before)) return false;
  if (CLAIM.test(before)) return true;
  if (place === 'relato') return false;
  if (NOT_A_JOB.test(part.texto)) return false;
  // A title stands at the head of its line, or behind dates, a firm or `Cargo:`; in a task it is somebody else's.
  if (TASK.test(part.texto) && index > 12) return false;
  return part.texto.length <= MAX_TITLE_LINE || index < 50;
}

/** A title that did not fit on its line, as in the narrow columns of a table. */
function wrapped(cargos: RegExp, part: Renglon, next: Renglon | undefined): RegExpExecArray | null {
  if (!next || part.texto.length > 40 || next.texto.length > 40) return null;
  const hit = cargos.exec(`${part.texto} ${next.texto}`);
  return hit && hit.index < part.texto.length ? hit : null;
}

/** `salvo` counts where it goes with the title: within the next words. */
function outside(text: string, hit: RegExpExecArray, salvo: RegExp): boolean {
  return salvo.test(text.slice(Math.max(0, hit.index - 12), hit.index + hit[0].length + 28));
}

/** `Ejecutiva de atención al cliente` beside the name of a call centre, above or below. */
function agents(lines: readonly Renglon[], places: readonly Lugar[], i: number, part: Renglon): Candidato<true>[] {
  const hit = CARGOS_DE_CLIENTES.exec(part.texto);
  if (!hit || part.texto.length > MAX_TITLE_LINE || (TASK.test(part.texto) && hit.index > 12)) return [];
  const near = [i - 2, i - 1, i, i + 1, i + 2].some((k) => {
    const texto = lines[k]?.texto ?? '';
    return places[k] === 'experiencia' && texto.length < MAX_TITLE_LINE && FIRMAS_CALLCENTER.test(texto);
  });
  return near ? [at(part, hit, 5)] : [];
}

const at = (part: Renglon, hit: RegExpExecArray, puntos: number): Candidato<true> => ({
  valor: true,
  puntos,
  inicio: part.inicio + hit.index,
  fin: part.inicio + hit.index + hit[0].length,
});
