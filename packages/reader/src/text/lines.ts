import { isBlank } from './blank.ts';
import type { Item, Linea, Tramo } from './document.ts';
import { closeLetters } from './letterspacing.ts';

/** Beyond this many font sizes between two words of one line lies another cell or column. */
const CELL_GAP = 1.6;
/** Beyond this many font sizes two runs are two words: pdf.js glues cells otherwise. */
const WORD_GAP = 0.06;
/** As wide as small capitals are set; a blank is at least .2. */
const INITIAL_GAP = 0.15;
/** Letters of one word lie closer than they are wide by less than this; what overlaps more was painted as words in a font of other widths. */
const OVERLAP = -0.09;

/** What stands between two neighbours of one line: nothing, a blank, or '\t' for another cell. */
export function separatorBetween(left: Item, right: Item): '' | ' ' | '\t' {
  const gap = right.x - (left.x + left.ancho);
  const size = Math.max(left.tam, right.tam, 1);
  if (gap > CELL_GAP * size) return '\t';
  if (gap < WORD_GAP * size) return areWords(left, right, gap / size) ? ' ' : '';
  return isInitial(left, right) && gap < INITIAL_GAP * size ? '' : ' ';
}

/** A big capital and the small ones that go on with it, set a little wide. */
const isInitial = (left: Item, right: Item): boolean =>
  right.tam < 0.9 * left.tam && /^\p{Lu}$/u.test(left.texto) && /^\p{Lu}{2}/u.test(right.texto);

/** Two pieces of three letters or more that overlap, of two letters when by more, each whole at the end that touches the other. */
function areWords({ texto: left }: Item, { texto: right }: Item, gap: number): boolean {
  // Of small letters on both sides one may be a ligature in a font of its own.
  const unsure = Math.min(left.length, right.length) === 2 || (/\p{Ll}$/u.test(left) && /^\p{Ll}/u.test(right));
  if (gap > (unsure ? 2.5 : 1) * OVERLAP || left.length < 2 || right.length < 2) return false;
  return /[\p{L}\d,.)]$/u.test(left) && /^[\p{L}\d+(]/u.test(right);
}

/** Makes one line of items already in their order. `join` says what to put between two of them. */
export function lineOf(pieces: readonly Item[], pagina: number, join = separatorBetween): Linea {
  const items = closeLetters(pieces);
  let texto = '';
  const tramos: Tramo[] = [];
  const spread = items !== pieces || isJustified(items);
  let previous: Item | null = null;
  // Asked of the pieces: the text itself would be put together anew each time.
  let blank = false;
  for (const item of items) {
    if (previous !== null) {
      const gap = join(previous, item);
      if (gap === '\t' && !spread) {
        texto = `${texto.trimEnd()}\t`;
        blank = true;
      } else if (gap !== '' && !blank && !isBlank(item.texto.charCodeAt(0))) {
        texto += ' ';
        blank = true;
      }
    }
    const inicio = texto.length;
    texto += item.texto;
    if (item.texto !== '') blank = isBlank(item.texto.charCodeAt(item.texto.length - 1));
    const { x, y, ancho, alto, tam, negrita, certeza, girado } = item;
    const tramo = { inicio, fin: texto.length, x, y, ancho, alto, tam, negrita, certeza };
    tramos.push(girado ? { ...tramo, girado } : tramo);
    previous = item;
  }
  const { x, y, ancho, alto } = boundsOf(items);
  const printed = items.filter(isPrinted);
  return {
    texto: cellsByBlanks(texto.trimEnd()),
    x,
    y,
    ancho,
    alto,
    tam: mainSize(printed),
    negrita: printed.length > 0 && printed.every((i) => i.negrita),
    pagina,
    tramos,
  };
}

/** Blanks typed one behind another to reach the next column stand for a tab; the text keeps its length. */
export const cellsByBlanks = (texto: string): string =>
  texto.includes('   ') ? texto.replace(/(?<=\S) {3,}(?=\S)/g, (blanks) => `\t${blanks.slice(1)}`) : texto;

/** Wide but even gaps are one sentence stretched to the margin, not cells. */
function isJustified(items: readonly Item[]): boolean {
  if (items.length < 5) return false;
  let least = Infinity;
  let most = 0;
  for (let i = 1; i < items.length; i++) {
    const [left, right] = [items[i - 1], items[i]];
    if (left === undefined || right === undefined) continue;
    const gap = right.x - left.x - left.ancho;
    least = Math.min(least, gap);
    most = Math.max(most, gap);
  }
  return least > 0 && most < 1.15 * least && most < 4 * mainSize(items.filter(isPrinted));
}

export function boundsOf(items: readonly { x: number; y: number; ancho: number; alto: number }[]) {
  let x = Infinity;
  let y = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const i of items) {
    x = Math.min(x, i.x);
    y = Math.min(y, i.y);
    right = Math.max(right, i.x + i.ancho);
    bottom = Math.max(bottom, i.y + i.alto);
  }
  return items.length === 0 ? { x: 0, y: 0, ancho: 0, alto: 0 } : { x, y, ancho: right - x, alto: bottom - y };
}

function isPrinted({ texto }: Item): boolean {
  for (let i = 0; i < texto.length; i++) if (!isBlank(texto.charCodeAt(i))) return true;
  return false;
}

/** The size of most letters of pieces that are printed. */
function mainSize(items: readonly Item[]): number {
  const tam = items[0]?.tam ?? 0;
  if (items.every((i) => i.tam === tam)) return tam;
  const weight = new Map<number, number>();
  for (const i of items) weight.set(i.tam, (weight.get(i.tam) ?? 0) + i.texto.trim().length);
  let best = 0;
  let most = 0;
  for (const [size, n] of weight) {
    if (n > most) {
      best = size;
      most = n;
    }
  }
  return best;
}
