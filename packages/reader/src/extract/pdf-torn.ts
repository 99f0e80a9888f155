import type { PageViewport } from 'pdfjs-dist';
import type { Item } from '../text/document.ts';
import { lettersOf } from './pdf-letters.ts';
import type { Letter } from './pdfium.ts';

/** Letters wider than this many font sizes each: the size is wrong. Capitals set wide reach 1, and one alone (a dash, a sign) 2. */
const WIDE = 1.2;
const WIDE_ALONE = 3;
/** Of the pieces of a page, so many are a word a blank's width behind another: half of a torn page's, a hundredth of others'. */
const APART = 0.25;
/** Fewer pieces tell nothing about a page. */
const MIN_PIECES = 20;
/** pdfium's box of a letter is this many font sizes high. */
const BOX = 1.2;
/** A gap wider than this many font sizes parts two words; a blank is .2 to .3 wide, and pairs of letters move by .1 at most. */
const WORD = 0.15;

/**
 * Whether a page's letters are of drawn fonts (Type 3) whose sizes pdf.js takes for others than they are, as Ghostscript
 * makes them of what Chrome prints: a tenth of the size, a blank at every pair of letters, and a tab at every blank.
 */
export function isTorn(drawn: readonly Item[]): boolean {
  const wide = ({ texto: { length }, ancho, tam }: Item) => ancho > (length < 4 ? WIDE_ALONE : WIDE) * tam * length;
  if (drawn.some(wide)) return true;
  const apart = drawn.filter((item, i) => goesOn(drawn[i - 1], item)).length;
  return drawn.length >= MIN_PIECES && apart > APART * drawn.length;
}

function goesOn(last: Item | undefined, { texto, x, y, tam }: Item): boolean {
  if (last === undefined || Math.abs(last.y - y) > 0.1 * tam || last.texto.length < 2 || texto.length < 2) return false;
  const gap = x - last.x - last.ancho;
  return gap > 0.12 * tam && gap < 0.5 * tam;
}

/** The words of a page from where pdfium sees each of its letters; null when it cannot open the file. */
export async function wordsOfLetters(bytes: Uint8Array, page: number, view: PageViewport): Promise<Item[] | null> {
  const letters = await lettersOf(bytes, page, view);
  if (letters === null) return null;
  const words: Item[] = [];
  for (const letter of letters) add(words, letter);
  return words;
}

function add(words: Item[], { texto, left, top, right, bottom }: Letter): void {
  const alto = bottom - top;
  const tam = alto / BOX;
  const last = words.at(-1);
  const gap = last ? left - last.x - last.ancho : 0;
  if (
    last &&
    Math.abs(last.y - top) < 0.1 * tam &&
    Math.abs(last.tam - tam) < 0.1 * tam &&
    Math.abs(gap) < WORD * tam
  ) {
    last.texto += texto;
    last.ancho = right - last.x;
  } else
    words.push({
      texto,
      x: left,
      y: top,
      ancho: right - left,
      alto,
      tam,
      negrita: false,
      fuente: '',
      salto: false,
      certeza: 1,
    });
}
