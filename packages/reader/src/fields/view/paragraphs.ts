import type { LineaLeida } from '../../text/document.ts';
import type { Vista } from './view.ts';

/** A stretch of the text: a line, or the lines that a page broke a paragraph into. */
export type Parrafo = { inicio: number; fin: number };

/** So many lines are joined at most: what is longer is read in parts. */
const MAX_LINES = 12;
/** Points by which the lines of a paragraph may begin beside each other: the first of it is indented, or hangs out. */
const INDENT = 16;
/** Distance of two lines of a paragraph, by the height of the first. */
const PITCH = 1.9;
/** Of a line's own letters' width: what a page measures is never to the point. */
const SLACK = 1.5;
/** A shorter line is a title or a label. */
const SHORT = 12;

/** A sentence, a label or a row is over; a cell begins; a job's years end its row. */
const ENDS = /[.:;!?|]$|\t|(?:\b(?:19|20)\d\d|\b(?:hoy|presente|actualidad|actual|la fecha))\)?$/i;
/** A bullet, a cell, the years of the next job. */
const BEGINS = /^[^\p{L}\d(¿¡$]|\t|^(?:\d{1,2}[/.-])?(?:19|20)\d\d\b/u;
/** How a row of a list begins, a row of a form, and how a line ends that goes on whatever the next one begins with. */
const ROW = /^[\p{Lu}\d]/u;
const LABEL = /^[\p{L} ]{3,22}:/u;
const OPEN =
  /(?:,|(?<!\p{L})(?:de|del|la|las|el|los|lo|y|e|o|u|en|a|al|con|por|para|un|una|su|sus|mi|que|como|San|Santa))$/u;

/**
 * The lines of a view as paragraphs: a line that had no room for the next one's first word, in the same letters, goes
 * on in it. Headings, rows of a list and those of a form stay lines. Word files have no geometry, for their lines are
 * paragraphs; where a file paints in disorder nothing is joined.
 */
export function paragraphsOf(vista: Vista): Parrafo[] {
  const { lineas } = vista;
  const heads = new Set(vista.secciones.filter(({ seccion }) => seccion !== 'inicio').map(({ inicio }) => inicio));
  const joined: Parrafo[] = [];
  let above: LineaLeida | undefined;
  let lines = 0;
  for (const line of lineas) {
    const last = joined.at(-1);
    const isApart = vista.revuelta || lines === MAX_LINES || heads.has(line.inicio) || heads.has(above?.inicio ?? -1);
    if (last && above && !isApart && goesOn(above, line, lineas)) {
      last.fin = line.fin;
      lines++;
    } else {
      joined.push({ inicio: line.inicio, fin: line.fin });
      lines = 1;
    }
    above = line;
  }
  return joined;
}

function goesOn(line: LineaLeida, next: LineaLeida, lineas: readonly LineaLeida[]): boolean {
  if (line.ancho === 0 || line.texto.length < SHORT || !isBelow(line, next)) return false;
  const text = line.texto.trimEnd();
  if (ENDS.test(text) || BEGINS.test(next.texto)) return false;
  const isRow = LABEL.test(next.texto) || (ROW.test(text) && ROW.test(next.texto));
  if (isRow && !OPEN.test(text)) return false;
  const letter = line.ancho / line.texto.length;
  const word = /^\S+/.exec(next.texto)?.[0].length ?? 0;
  return line.x + line.ancho + (word + 1) * letter > rightOf(line, lineas) - SLACK * letter;
}

/** In the same column, of the same letters, right below. */
const isBelow = (line: LineaLeida, next: LineaLeida): boolean =>
  line.pagina === next.pagina &&
  Math.abs(line.x - next.x) <= INDENT &&
  next.y > line.y &&
  next.y - line.y < PITCH * Math.max(line.alto, line.tam) &&
  Math.abs(line.tam - next.tam) < 0.1 * line.tam &&
  line.negrita === next.negrita;

/** Points up and down the page within which the lines of a column tell how wide it is. */
const AROUND = 60;

/** How far to the right the lines of the same column around reach. */
function rightOf(line: LineaLeida, lineas: readonly LineaLeida[]): number {
  let right = 0;
  for (const near of lineas)
    if (
      near.pagina === line.pagina &&
      Math.abs(near.x - line.x) <= INDENT &&
      Math.abs(near.y - line.y) <= AROUND &&
      !near.texto.includes('\t')
    )
      right = Math.max(right, near.x + near.ancho);
  return right;
}
