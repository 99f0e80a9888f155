import type { LineaLeida } from '../../text/document.ts';
import type { Vista } from './view.ts';

/** A stretch of the text: a line, or the lines that a page broke a paragraph into. */
export type Parrafo = { inicio: number; fin: number };

/** A paragraph of more lines than this is no job's. */
const MAX_LINES = 12;
/** Points by which the lines of a paragraph may begin beside each other: behind a bullet, or indented. */
const INDENT = 16;
/** Distance of two lines of a paragraph, by the height of the first. */
const PITCH = 1.9;
/** Of a line's own letters' width: what a page measures is never to the point. */
const SLACK = 1.5;

/** A sentence, a label or a row is over; a cell begins. */
const ENDS = /[.:;!?|\t]\s*$|\t/;
const BEGINS = /^[^\p{L}\d(¿¡$]|\t/u;

/**
 * The lines of a view as paragraphs: a line that had no room for the next one's first word, in the same letters, goes
 * on in it. Word files have no geometry, for their lines are paragraphs; where a file paints in disorder nothing is
 * joined.
 */
export function paragraphsOf(vista: Vista): Parrafo[] {
  const { lineas } = vista;
  const joined: Parrafo[] = [];
  let lines = 0;
  for (const [i, line] of lineas.entries()) {
    const last = joined.at(-1);
    const above = lineas[i - 1];
    if (!vista.revuelta && last && above && lines < MAX_LINES && goesOn(lineas, i - 1, above, line)) {
      last.fin = line.fin;
      lines++;
    } else {
      joined.push({ inicio: line.inicio, fin: line.fin });
      lines = 1;
    }
  }
  return joined;
}

function goesOn(lineas: readonly LineaLeida[], i: number, line: LineaLeida, next: LineaLeida): boolean {
  if (line.ancho === 0 || line.texto.length < 12 || !isBelow(line, next)) return false;
  if (ENDS.test(line.texto) || BEGINS.test(next.texto)) return false;
  const letter = line.ancho / line.texto.length;
  const word = /^\S+/.exec(next.texto)?.[0].length ?? 0;
  return line.x + line.ancho + (word + 1) * letter > rightOf(lineas, i) - SLACK * letter;
}

/** In the same column, of the same letters, right below. */
const isBelow = (line: LineaLeida, next: LineaLeida): boolean =>
  line.pagina === next.pagina &&
  Math.abs(line.x - next.x) <= INDENT &&
  next.y > line.y &&
  next.y - line.y < PITCH * Math.max(line.alto, line.tam) &&
  Math.abs(line.tam - next.tam) < 0.1 * line.tam &&
  line.negrita === next.negrita;

/** How far to the right the lines around reach. */
function rightOf(lineas: readonly LineaLeida[], i: number): number {
  const line = lineas[i];
  let right = 0;
  for (let k = Math.max(0, i - 3); k <= i + 3; k++) {
    const near = lineas[k];
    if (
      near &&
      line &&
      near.pagina === line.pagina &&
      Math.abs(near.x - line.x) <= INDENT &&
      !near.texto.includes('\t')
    )
      right = Math.max(right, near.x + near.ancho);
  }
  return right;
}
