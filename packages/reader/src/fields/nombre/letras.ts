import type { LineaLeida, Tramo } from '../../text/document.ts';
import { fold } from '../matching/fold.ts';
import { headingOf } from '../view/headings.ts';
import type { Vista } from '../view/view.ts';
import { nameWords } from './forma.ts';
import type { Trozo } from './lugares.ts';
import { isRubbish } from './ocr.ts';

/** Lines of the first page among which a name in big letters is looked for. */
const BIG_LINES = 40;

/** A scan's letters are as big as their boxes, which grow with accents and tails. */
const MEASURED = 0.75;

/** Of a line's height: the lines of a name stand no further apart. */
const LINES_APART = 2.2;

/** Names in the biggest letters of the page, with other columns read between their lines. */
export function inBiggestLetters({ lineas, reading }: Vista): { palabras: string[]; place: Trozo }[] {
  let biggest = 0;
  for (const { pagina, tramos } of lineas.slice(0, BIG_LINES))
    if (pagina === 1) for (const run of tramos) biggest = Math.max(biggest, run.tam);
  if (biggest === 0) return [];
  const top = reading.ocr ? MEASURED * biggest : biggest;
  const big: Grande[] = [];
  for (const line of lineas.slice(0, BIG_LINES))
    if (line.pagina === 1)
      for (const run of line.tramos) if (run.tam >= top && mayBeName(line, run, reading.ocr)) big.push({ run, line });
  const rows = big.toSorted(byRow);
  const names: { palabras: string[]; place: Trozo }[] = [];
  let from = 0;
  for (const [i, last] of rows.entries()) {
    if (!isFarBelow(lineas, last, rows[i + 1])) continue;
    const block = ofOneColumn(rows.slice(from, i + 1));
    from = i + 1;
    const name = nameInBlock(
      block,
      big.filter((one) => block.includes(one)),
      lineas,
      top,
    );
    if (name !== null) names.push(name);
  }
  return names;
}

/** Where headings are as big, one of the next column may stand at the height of the name. */
const mayBeName = ({ texto }: LineaLeida, { inicio, fin }: Tramo, ocr: boolean): boolean =>
  headingOf(fold(texto.slice(inicio, fin))) === null && !(ocr && isRubbish(cellAt(texto, inicio)));

const byRow = (a: Grande, b: Grande): number => (isLevel(a.run, b.run) ? a.run.x - b.run.x : a.run.y - b.run.y);

/** Whether what comes next stands too far below to go on with it, or nothing comes. */
function isFarBelow(lineas: readonly LineaLeida[], { run, line }: Grande, next: Grande | undefined): boolean {
  if (next === undefined) return true;
  return run.alto > 0
    ? next.run.y - run.y > LINES_APART * run.alto
    : lineas.indexOf(next.line) - lineas.indexOf(line) > 1;
}

/** The cell of a row that a place in it is of. */
function cellAt(row: string, at: number): string {
  const end = row.indexOf('\t', at);
  return row.slice(row.lastIndexOf('\t', at) + 1, end < 0 ? row.length : end);
}

/** Without what stands in a row of its own beside all the others, as the heading of another column does. */
function ofOneColumn(block: readonly Grande[]): readonly Grande[] {
  const own = block.filter(({ run }) =>
    block.some((other) => other.run !== run && (isBeside(other.run, run) || isAbove(other.run, run))),
  );
  return own.length > 1 ? own : block;
}

/** Of a line's height: words of one row stand no further apart. */
const ROW_APART = 5;

const isBeside = (a: Tramo, b: Tramo): boolean =>
  isLevel(a, b) && Math.max(a.x - (b.x + b.ancho), b.x - (a.x + a.ancho)) < ROW_APART * a.alto;

const isAbove = (a: Tramo, b: Tramo): boolean => a.x < b.x + b.ancho && b.x < a.x + a.ancho;

type Grande = { run: Tramo; line: LineaLeida };

/** Big letters as they stand on the page, where they were read in another order (`big`) or with something between them. */
function nameInBlock(
  rows: readonly Grande[],
  big: readonly Grande[],
  lineas: readonly LineaLeida[],
  top: number,
): { palabras: string[]; place: Trozo } | null {
  const mixed = big.some(({ line }) => line.tam < top);
  // A line of its own between them, or the second half of a row behind the next row.
  const torn = big.some(
    (one, i) => one !== rows[i] || lineas.indexOf(one.line) - lineas.indexOf(big[i - 1]?.line ?? one.line) > 1,
  );
  const sameRow = big.some(
    ({ line, run }, i) => i > 0 && big[i - 1]?.line !== line && isLevel(run, big[i - 1]?.run ?? run),
  );
  if (!(mixed || torn || sameRow) || big.length > 8 || new Set(big.map(({ line }) => line)).size < 2) return null;
  const texto = rows
    .map(({ run, line }) => line.texto.slice(run.inicio, run.fin).trim())
    .join(' ')
    .trim();
  const palabras = nameWords(texto);
  const [first] = rows;
  if (!palabras || !first || palabras.length < 2) return null;
  const inicio = first.line.inicio + first.run.inicio;
  return { palabras, place: { texto, inicio, fin: first.line.inicio + first.run.fin } };
}

const isLevel = (a: Tramo, b: Tramo): boolean => Math.abs(a.y - b.y) < 0.4 * Math.max(a.alto, b.alto);
