import { isBlank } from './blank.ts';
import type { Item } from './document.ts';

const SINGLES = /^\S(?:\s\S)+$/;
/** Longer pieces are no titles. */
const MAX_PIECE = 200;
/** A gap this many times the usual one between letters parts two words. */
const WORD = 1.4;
/** Letters closer than this many font sizes are of one word, whatever is usual; before a small capital more. */
const CLOSE = 0.17;
const CLOSE_SMALL = 0.22;
/** Between a big initial and the small capitals that go on with it. */
const CLOSE_INITIAL = 0.4;
/** Where a line has so many pieces, and all but one of so many are letters alone, a piece may be two letters. */
const FEW = 5;
/** Letters of boxes begin at even steps, narrow ones too: so many of them, and no more uneven than this. */
const BOXED = 0.7;
const UNEVEN = 0.05;

/**
 * Titles set with wide spacing, letters back in words. A line counts as such when nearly all its pieces are letters
 * parted by blanks, or letters one by one; other lines come back as they are.
 */
export function closeLetters(items: readonly Item[]): readonly Item[] {
  if (!isSpaced(items)) return items;
  const counts = items.map(({ texto }) => lettersOf(texto));
  const alone = counts.filter(({ own }) => own === 1).length;
  const pairs = counts.filter(({ own, beside }) => own === 2 && !beside).length;
  const letters = alone < FEW - 1 ? alone : alone + pairs;
  if (letters < items.length * 0.6) return items.map((item) => ({ ...item, texto: closed(item.texto) }));
  const gaps = items.slice(1).map((item, i) => gapBefore(item, items[i]));
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  const steps = items.slice(1).map((item, i) => item.x - (items[i]?.x ?? 0));
  const step = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const boxed = steps.filter((one) => Math.abs(one - step) <= UNEVEN * step).length >= BOXED * steps.length;
  const big = items.reduce((most, { tam }) => Math.max(most, tam), 0);
  const closeBefore = (tam: number, before: number): number =>
    tam < big ? (before === big ? CLOSE_INITIAL : CLOSE_SMALL) * Math.max(tam, before) : CLOSE * big;
  const parts = ({ tam }: Item, i: number): boolean =>
    boxed
      ? (steps[i] ?? 0) > WORD * step
      : (gaps[i] ?? 0) > Math.max(WORD * usual, closeBefore(tam, items[i]?.tam ?? 0));
  const words: Item[] = [];
  items.forEach((item, i) => {
    const last = words.at(-1);
    const text = closed(item.texto);
    if (last === undefined || parts(item, i - 1)) words.push({ ...item, texto: text });
    else {
      last.texto += text;
      last.ancho = item.x + item.ancho - last.x;
      last.salto = item.salto;
    }
  });
  return words;
}

function isSpaced(items: readonly Item[]): boolean {
  let spaced = 0;
  let all = 0;
  let pieces = 0;
  let letters = 0;
  const few = items.length < FEW;
  for (const { texto } of items) {
    if (texto.length > MAX_PIECE) return false;
    const { length, own, followed, beside } = lettersOf(texto);
    const apart = !beside && (own === 1 || followed >= (few ? 3 : own - 1));
    all += length;
    letters += own;
    if (apart) {
      spaced += length;
      pieces++;
    }
  }
  return letters >= 4 && spaced >= all * 0.85 && (pieces < items.length || all > letters || pieces >= 5);
}

/**
 * The length of a text without the blanks around it, its letters, how many of them have a blank behind them, and whether
 * some stand beside one another.
 */
function lettersOf(text: string): { length: number; own: number; followed: number; beside: boolean } {
  let [first, last, own, followed, beside] = [-1, -1, 0, 0, false];
  for (let i = 0; i < text.length; i++) {
    if (isBlank(text.charCodeAt(i))) {
      if (last === i - 1 && last >= 0) followed++;
      continue;
    }
    if (last === i - 1 && last >= 0) beside = true;
    if (first < 0) first = i;
    last = i;
    own++;
  }
  return { length: last < 0 ? 0 : last - first + 1, own, followed, beside };
}

/** Two blanks or more part words; a '+' begins a telephone. */
function closed(text: string): string {
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => (SINGLES.test(word) ? word.replace(/\s/g, '').replace(/(?<=\w)\+/g, ' +') : word))
    .join(' ');
}

const gapBefore = (item: Item, before: Item | undefined) => item.x - (before?.x ?? 0) - (before?.ancho ?? 0);
