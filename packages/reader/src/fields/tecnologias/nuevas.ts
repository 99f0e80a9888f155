import { LUGARES } from '../../../data/comunas.ts';
import { EMPRESAS } from '../../../data/empresas.ts';
import { PAISES } from '../../../data/gentilicios.ts';
import { NO_TECNOLOGIAS } from '../../../data/no-tecnologias.ts';
import { PALABRAS } from '../../../data/palabras.ts';
import { SIGLAS } from '../../../data/siglas.ts';
import { lineAt } from '../../text/evidence.ts';
import { TEXT_CUES } from '../matching/cues.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { findPhrases } from '../matching/phrase-index.ts';
import { tokensOf } from '../matching/tokens.ts';
import { supportOf } from '../nombre/gazetteer.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import { lineOf } from '../view/context.ts';
import { headingOf } from '../view/headings.ts';
import type { Vista } from '../view/view.ts';
import { DICTIONARY } from './diccionario.ts';

export type Nueva = { nombre: string; inicio: number; fin: number; confianza: number };

const ITEM = /[^,;|•·●▪◦■►✓★☆%\n\t/:()[\]]+/g;
const LEVEL =
  /\b(?:nivel|avanzad[oa]|intermedi[oa]|basic[oa]|usuari[oa]|expert[oa]|medi[oa]|alt[oa]|experiencia|anos?|manejo|uso|dominio|conocimientos?|de|del|en|a nivel|software|sistema|programa|plataforma|modulo|^[^a-z]*(?:erp|crm|wms)|operativo|operador|profesional|certificad[oa]|excelente|buen|bueno|completo|full|advanced|intermediate|basic)\b/g;
/** `software Kardex`, `plataforma Workplace`, `CRM Pipedrive`. */
const NAMED = TEXT_CUES.cued(
  /\b(?:[Ss]oftware|SOFTWARE|[Pp]rograma|[Pp]lataforma|[Ss]istema|ERP|CRM|WMS|[Aa]plicación|[Aa]plicativo|[Aa]pp|APP|[Tt]iquetera|[Tt]icketera)(?: (?:de )?(?:gestión|ventas|caja|bodega|inventario|tickets|remuneraciones|contable|interno|clínico|notarial|escolar|hospitalario|académico|municipal|reservas|facturación|hotelero|agrícola|logístico|comercial|bancario|documental|administrativo|computacional|informático|integrado|integral|online|web)){0,2} (?:[“"'«(])?([a-z]?[A-ZÑ][\p{L}\p{N}+.-]{2,20}(?: [A-Z][\p{L}\p{N}+]{1,14}){0,2})/gu,
);
/** `un sistema de la casa que se llama Frutero`, `el sistema era Aleph`. */
const CALLED =
  /\b(?:sistema|software|programa|plataforma|aplicación|app)\b(?:[^.;:\n]{0,40}?[ \n]que[ \n](?:se llama(?:ba)?|llam(?:an|aban|ábamos|amos)|le (?:dicen|decían|decíamos|decimos))|[ \n](?:se llama(?:ba)?|era))[ \n](?:el |la )?[“"'«]?(\p{Lu}[\p{L}\d+.-]{2,20}(?: \p{Lu}[\p{L}\d]{1,14})?)/gu;
const MAYBE_CALLED = /\b(?:se|que)[ \n]llama|\ble (?:dicen|dec)|\b(?:sistema|software|programa)[ \n]era\b/;
/** `Avature (ATS)`, `Manager (software contable)`. */
const NAMED_BEFORE =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}\d+.-]{2,20}(?: \p{Lu}[\p{L}\d+]{1,14})?) ?\((?:ATS|CRM|ERP|WMS|TMS|PMS|LMS|LIMS|HIS|RIS|software|sistema|programa)(?![\p{L}-])/gu;
const KIND_BEHIND = /\((?:ATS|CRM|ERP|WMS|TMS|PMS|LMS|LIMS|HIS|RIS|software|sistema|programa)/;
/** `Después todo pasó a Regisweb, que es lo que uso hasta hoy`. */
const TURNED_TO =
  /(?<=(?:pasó|pasamos|pasaron|migró|migramos|migraron|cambió|cambiamos|cambiaron)[ \n]al?[ \n])(\p{Lu}[\p{L}\d+.-]{2,20}(?: \p{Lu}[\p{L}\d+]{1,14}){0,2}),[ \n]que[ \n]es[ \n](?:lo|el)[ \n]que[ \n](?:uso|ocupo|usamos|ocupamos)(?!\p{L})/gu;
const USED_NOW = /\bque[ \n](?:uso|ocupo|usamos|ocupamos)/;
/** `Software EngineerAug 2017`: a Word file prints the date against the title. */
const GLUED_DATE =
  /\p{Ll}(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Abr|Ago|Dic)\p{Ll}{0,7} (?:19|20)\d\d$/u;

/** What is done with it: no programme of the State is. */
const USED = / (?:con|usando|mediante)(?: el)? $/;
/** Endings of Spanish common nouns and adjectives: no product is called so. */
const COMMON =
  /(?:cion|ciones|sion|miento|mientos|dad|dades|ncia|ncias|ismo|mente|ados?|adas?|idos?|idas?|tivos?|tivas?|eria|anza|able|ibles?|ando|iendo|logia|logico|logica)$/;

/**
 * Names of tools that no dictionary has: the items of a section that lists tools, and what a sentence calls a software,
 * system or platform. Common words, soft skills, tongues and places are none.
 */
export function findNuevas(vista: Vista): Nueva[] {
  const found: Nueva[] = [];
  vista.secciones.forEach(({ inicio, seccion }, i) => {
    if (seccion !== 'herramientas' || isOfMachines(vista, inicio)) return;
    const fin = endOfList(vista, inicio, Math.min(vista.secciones[i + 1]?.inicio ?? vista.texto.length, inicio + 1500));
    for (const item of hitsOf(vista.texto.slice(inicio, fin), ITEM)) {
      const end = inicio + item.index + item[0].length;
      if ((lineAt(vista.reading, end - 1)?.tam ?? 0) > TITLE * vista.tamTexto) continue;
      const row = vista.plano.slice(vista.plano.lastIndexOf('\n', end - 1) + 1, end + 1);
      if (OTHER_ROW.test(row) || DATED_ROW.test(lineOf(vista, end - 1)) || isRowOf(vista, end)) continue;
      if (vista.texto[end] === ':' && (KIND.test(fold(item[0])) || !isRated(vista, end + 1))) continue;
      const nueva = asNew(item[0], inicio + item.index);
      if (nueva) found.push({ ...nueva, confianza: 0.7 });
    }
  });
  for (const hit of NAMED.hits(vista.texto, vista.cues)) {
    const name = hit[1] ?? '';
    if (vista.texto[hit.index + hit[0].length] === ':') continue;
    if (GLUED_DATE.test(vista.texto.slice(hit.index, hit.index + hit[0].length + 5))) continue;
    // A programme of the State is called so too.
    if (
      /^programa/i.test(hit[0]) &&
      !/[a-z][A-Z]|\d|^[A-Z]{3,8}$/.test(name) &&
      !USED.test(vista.plano.slice(Math.max(0, hit.index - 14), hit.index))
    )
      continue;
    const nueva = asNew(name, hit.index + hit[0].length - name.length, true);
    if (nueva) found.push({ ...nueva, confianza: 0.6 });
  }
  for (const hit of MAYBE_CALLED.test(vista.plano) ? hitsOf(vista.texto, CALLED) : []) {
    const name = hit[1] ?? '';
    const nueva = asNew(name, hit.index + hit[0].length - name.length, true);
    if (nueva) found.push({ ...nueva, confianza: 0.6 });
  }
  const before = [
    ...(KIND_BEHIND.test(vista.texto) ? hitsOf(vista.texto, NAMED_BEFORE) : []),
    ...(USED_NOW.test(vista.plano) ? hitsOf(vista.texto, TURNED_TO) : []),
  ];
  for (const hit of before) {
    const nueva = asNew(hit[1] ?? '', hit.index, true);
    if (nueva) found.push({ ...nueva, confianza: 0.6 });
  }
  return found;
}

/** Of most letters' size: whose name stands below a sidebar is no tool of its list. */
const TITLE = 1.8;

/** `Proyecto: Burger Queen`: a row of the list that names no tools. */
const OTHER_ROW =
  /^[^a-z]{0,4}©|\bpagina \d{1,2}\b|^[^a-z]{0,4}(?:proyectos?|clientes?|empresas?|portafolio|sitios?|idiomas?|licencias?|cursos?|referencias?|maquinas?|maquinaria|vehiculos?|equipos?|eventos?|intereses|hobbies|disponibilidad|logros?|examen(?:es)?|movilizacion|salud|r\.?u\.?[tn]|cel(?:ular)?|fonos?|telefonos?|movil|whatsapp|correo|e-?mail|mail|direccion|domicilio|comuna|nombres?|apellidos?)\.?(?: [a-z]{3,14}){0,2} ?[:\t]/;

/** `2020 – 2023 ⇥ Agente de mesa de ayuda`, `Tecnova Pagos, QA, 2020–2025`: a job below the list. */
const DATED_ROW =
  /(?<!\d)(?:19|20)\d\d ?(?:[-–—]|a|al) ?(?:(?:\d{2}[/-])?(?:19|20)\d\d|hoy|actual|presente|la fecha)(?![\da-z])/;

/** `Análisis ⇥ Excel con macros, Minitab`: what the tools of the row are for. */
function isRowOf({ plano }: Vista, end: number): boolean {
  if (plano[end] !== '\t' || !/(?:^|\n)[^\n\t]*$/.test(plano.slice(Math.max(0, end - 40), end))) return false;
  const [next = ''] = plano.slice(end + 1, end + 80).split('\n');
  // Names in columns stand in cells of their own.
  return !next.includes('\t') && next.includes(',') && findPhrases(next, tokensOf(next), DICTIONARY).length > 0;
}

/** Nothing but a level stands behind: `Flexline: avanzado`, `Kame: ****`. */
function isRated(vista: Vista, from: number): boolean {
  const end = vista.plano.indexOf('\n', from);
  const rest = vista.plano.slice(from, Math.min(end < 0 ? vista.plano.length : end, from + 60));
  return !/[a-z]{2}/.test(rest.replace(LEVEL, ' ').replace(/\t.*/, ''));
}

/** A line of nothing but capitals, as headings are where one heading is. */
const CAPITALS = /^\P{L}*\p{Lu}{3,}(?: \p{Lu}{2,}){1,4}[ :.]*$/u;

/** Where a list of tools ends before its section does: at a heading that no list of headings has. */
function endOfList(vista: Vista, inicio: number, fin: number): number {
  const [heading, ...lines] = vista.texto.slice(inicio, fin).split('\n');
  // `Tools | SAP, Excel` and below it `Boards | …`: a row of its own, up to the label of the next one.
  if (heading?.includes('\t')) {
    const next = lines.findIndex((line) => line.includes('\t'));
    return next < 0 ? fin : inicio + [heading, ...lines.slice(0, next)].join('\n').length;
  }
  if (heading === undefined || heading.includes(':') || heading !== heading.toUpperCase()) return fin;
  let at = inicio + heading.length + 1;
  for (const line of lines) {
    if (
      CAPITALS.test(line) ||
      (/^\p{Lu}{7,}$/u.test(line) && !lines.some((other) => other !== line && other === other.toUpperCase()))
    )
      return at;
    at += line.length + 1;
  }
  return fin;
}

const MACHINES =
  /^[^a-z]*(?:mis? )?(?:herramientas:? (?:propias|manuales|electricas|de mano)|equipos?|maquinas?|maquinarias?|flota|vehiculos)(?! (?:computacional|informatic|y software))/;

const ROW_OF_MACHINES =
  /^[^a-z]*(?:equipos?|maquinas?|maquinarias?|herramientas (?:propias|manuales|electricas|de mano))[ :\t]{0,2}[:\t\n]/;

/** Whether the section at `offset`, or its row, is headed as machines, which people operate. */
export function isOfMachines(vista: Vista, offset: number): boolean {
  const from = vista.secciones.findLast(({ inicio }) => inicio <= offset)?.inicio ?? 0;
  if (MACHINES.test(vista.plano.slice(from, from + 60))) return true;
  // A row of the section: `máquinas  Tupí, garlopa, torno`, or the name of the row above it.
  const row = vista.plano.lastIndexOf('\n', offset - 1) + 1;
  if (row <= from) return false;
  const above = vista.plano.lastIndexOf('\n', row - 2) + 1;
  return (
    ROW_OF_MACHINES.test(vista.plano.slice(row, Math.min(offset, row + 40))) ||
    ROW_OF_MACHINES.test(vista.plano.slice(Math.max(above, row - 40), row))
  );
}

/** What a heading of a list says of its tools. */
const KIND =
  /^[^a-z]*(?:otros? |otras? )?(?:softwares?|sistemas?|programas?|plataformas?|herramientas?|aplicaciones|lenguajes?|bases? de datos|erps?|crms?|nivel)\b/;

/** `Fusion. Cero diferencias`: what begins behind a word's full stop. */
const NEXT_SENTENCE = /(?<=\p{Ll}{3})\. (?!(?:[Tt]el|[Ff]ono|[Cc]el|[Cc]orr|[Mm]ail)).*/su;

/** An item of a list as the name of a tool that no dictionary has, null when it is none. */
export function asNew(text: string, at: number, named = false): Omit<Nueva, 'confianza'> | null {
  if (text.length > 60 || text.includes('@')) return null;
  const item = text.replace(NEXT_SENTENCE, '');
  const folded = fold(item);
  // Most items of a list of tools are known ones.
  if (findPhrases(folded, tokensOf(folded), DICTIONARY).length > 0) return null;
  return asUnknown(item, folded, at, named);
}

/** The same of a text (`folded` as well) in which no name of the dictionary stands. */
export function asUnknown(item: string, folded: string, at: number, named = false): Omit<Nueva, 'confianza'> | null {
  if (headingOf(folded) || /\d{4,}/.test(item)) return null;
  const bare = folded.replace(LEVEL, (word) => ' '.repeat(word.length)).replace(/[^a-z0-9+# ñ.&-]/g, ' ');
  const start = bare.search(/[a-z0-9]/);
  if (start < 0) return null;
  const end = bare.trimEnd().replace(/[.-]+$/, '').length;
  const nombre = item
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/ \d{1,3}$/, '');
  if (isNoTool(fold(nombre))) return null;
  const words = nombre.split(' ');
  const support = supportOf(words);
  if (support.significativas.length > 0 && support.conocidas === support.significativas.length) return null;
  if (
    startsWithPerson(item.trim()) ||
    /^\s*(?:dra?|sra?|srta|don|dona|ing|prof|lic|mrs?|ms|miss|tia|tio|mons|pbro)\.? [a-z]/.test(folded)
  )
    return null;
  if (words.length > 3 || !/[a-z]{2}/i.test(nombre) || nombre.length > 30) return null;
  if (!words.every((word, i) => isBrandLike(word, named) || (i > 0 && ENGLISH.test(word))) || PLACES.has(fold(nombre)))
    return null;
  return { nombre, inicio: at + start, fin: at + end };
}

/** A firm, a brand or a method by its whole name: `Garmin` is a maker, `Garmin Connect` a tool. */
const isNoTool = (plain: string): boolean => EMPRESAS.has(plain) || SIGLAS.has(plain);

/** Where somebody lives and comes from. */
const PLACES: ReadonlySet<string> = new Set([
  ...LUGARES,
  ...PAISES.flatMap(({ paises, formas }) => [...paises, ...formas]),
]);

const ENGLISH =
  /^(?:Manager|Enterprise|Plus|Pro|Suite|Cloud|Office|Desk|Lite|Designer|Studio|Control|System|Systems|Software|Market|Center)$/;

function isBrandLike(word: string, named: boolean): boolean {
  const plain = fold(word);
  if (!/^[A-ZÑ0-9]/.test(word) && !/[A-Z0-9]/.test(word)) return false;
  if (!/[a-z]/.test(plain) && word.length < 2) return false;
  if (PALABRAS.has(plain) || NO_TECNOLOGIAS.has(plain)) return false;
  const branded = /[a-z][A-Z]|\d/.test(word) || (word === word.toUpperCase() && word.length <= 5);
  if (word === word.toUpperCase() && word.length < 3) return false;
  return branded || named || !COMMON.test(plain);
}
