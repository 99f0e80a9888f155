import type { PageViewport } from 'pdfjs-dist';
import type { Item } from '../text/document.ts';
import { type Letter, openRenderer } from './pdfium.ts';

/** A gap this many font sizes wider than the usual one of its title parts two words. */
const WORD = 0.12;

/** `R O D R I G O R O J A S`: pdf.js tells a title's wide spacing and its blanks by the same one blank. */
export function isLetterSpaced({ texto }: Item): boolean {
  return isSpaced(texto, 5);
}

/** Shorter ones are only believed beside another: `P É R E Z` tells what `A N A` is. */
function isSpaced(texto: string, least: number): boolean {
  if (texto.length > 200) return false;
  const pieces = texto.trim().split(/\s+/);
  if (pieces.length < least) return false;
  const singles = pieces.filter((piece) => piece.length === 1).length;
  return singles >= pieces.length * 0.7 && pieces.every((piece) => piece.length <= 3);
}

/** Letters painted again this many font sizes away at most are a shadow. */
const SHADOW = 0.2;

/** Without what is painted again where it stands, for a shadow or to look bold. */
export function withoutShadows(items: readonly Item[]): Item[] {
  const seen = new Map<string, Item[]>();
  return items.filter((item) => {
    if (item.texto.length < 2) return true;
    const alike = seen.get(item.texto);
    if (alike === undefined) {
      seen.set(item.texto, [item]);
      return true;
    }
    const far = SHADOW * item.tam;
    const shadowed = alike.some((one) => Math.abs(one.x - item.x) < far && Math.abs(one.y - item.y) < far);
    if (!shadowed) alike.push(item);
    return !shadowed;
  });
}

/** So many on a page are no chance. */
const MIN_DOUBLED = 3;

/**
 * Items that are painted over the end of the one before, which they begin with: letters painted twice to look bold,
 * word by word or one by one. Each such row as one item; null where there are none. pdfium knows them, pdf.js does not.
 */
export function joinDoubled(items: readonly Item[]): { items: Item[]; doubled: ReadonlySet<Item> } | null {
  let found = 0;
  const doubled = new Set<Item>();
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last === undefined || !isPaintedOver(last, item)) {
      joined.push(item);
      continue;
    }
    found++;
    doubled.delete(last);
    const ancho = Math.max(last.x + last.ancho, item.x + item.ancho) - last.x;
    const row = { ...last, ancho, texto: last.texto + item.texto };
    doubled.add(row);
    joined[joined.length - 1] = row;
  }
  return found < MIN_DOUBLED ? null : { items: joined, doubled };
}

function isPaintedOver(last: Item, item: Item): boolean {
  if (item.tam !== last.tam || Math.abs(item.y - last.y) > 0.1 * item.tam) return false;
  const over = last.x + last.ancho - item.x;
  return over > 0.15 * item.tam && item.x >= last.x && last.texto.includes(item.texto.charAt(0));
}

/** pdf.js says nothing else of an accent painted above its letter, whatever the file says that both mean (`ActualText`). */
const isLoneAccent = ({ texto, ancho }: Item): boolean => ancho === 0 && texto === '\0';

/** Pieces of a row stand this many font sizes apart at most. */
const ROW = 1;

/**
 * Rows in which accents were painted by themselves, as small capitals are, each as one item: `Hazb`, `u`, `n`. Null where
 * there are none. pdfium knows their letters.
 */
export function joinAccented(items: readonly Item[]): { items: Item[]; rows: ReadonlySet<Item> } | null {
  const accents = items.filter(isLoneAccent);
  if (accents.length === 0) return null;
  const isAccented = (item: Item): boolean =>
    accents.some(({ y, tam }) => tam === item.tam && Math.abs(y - item.y) < 0.2 * tam);
  const joined: Item[] = [];
  const rows = new Set<Item>();
  for (const item of items) {
    const last = joined.at(-1);
    if (!isAccented(item)) joined.push(item);
    else if (last && rows.has(last) && isAccented(last) && Math.abs(item.x - last.x - last.ancho) < ROW * item.tam) {
      last.texto += item.texto;
      last.ancho = Math.max(last.ancho, item.x + item.ancho - last.x);
    } else {
      const row = { ...item };
      rows.add(row);
      joined.push(row);
    }
  }
  return { items: joined, rows };
}

/** The letters of a page as pdfium sees them, in points from its top; null when it cannot open the file. */
export async function lettersOf(bytes: Uint8Array, page: number, view: PageViewport): Promise<Letter[] | null> {
  const renderer = await openRenderer(bytes).catch(() => null);
  if (renderer === null) return null;
  try {
    return renderer.letters(page - 1).map((letter) => toView(letter, view));
  } finally {
    renderer.close();
  }
}

/** Spaced and doubled titles written anew from where each of their letters stands. */
export async function reletter(
  bytes: Uint8Array,
  page: number,
  view: PageViewport,
  items: Item[],
  doubled: ReadonlySet<Item> = new Set(),
): Promise<Item[]> {
  // A file that only one of the two engines can open keeps its spaced titles as they are.
  const letters = await lettersOf(bytes, page, view);
  if (letters === null) return items;
  return items.map((item) => {
    const twice = doubled.has(item);
    if (!twice && !isSpaced(item.texto, 3)) return item;
    const own = letters.filter((letter) => isInside(letter, item)).sort((a, b) => a.left - b.left);
    if (twice) return own.length === 0 ? item : { ...item, texto: wordsOf(own, item.tam) };
    // Another engine that sees other letters is not believed.
    return own.map((l) => l.texto).join('') === item.texto.replace(/\s/g, '')
      ? { ...item, texto: wordsOf(own, item.tam) }
      : item;
  });
}

function wordsOf(letters: readonly Letter[], size: number): string {
  const gaps = letters.slice(1).map((letter, i) => letter.left - (letters[i]?.right ?? 0));
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return letters
    .map((letter, i) => ((gaps[i - 1] ?? 0) > usual + WORD * size ? ` ${letter.texto}` : letter.texto))
    .join('');
}

function toView(letter: Letter, view: PageViewport): Letter {
  const [left = 0, top = 0] = view.convertToViewportPoint(letter.left, letter.top) as number[];
  const [right = 0, bottom = 0] = view.convertToViewportPoint(letter.right, letter.bottom) as number[];
  return { texto: letter.texto, left, top, right, bottom };
}

function isInside(letter: Letter, item: Item): boolean {
  const x = (letter.left + letter.right) / 2;
  const y = (letter.top + letter.bottom) / 2;
  return x >= item.x - 1 && x <= item.x + item.ancho + 1 && y >= item.y - 1 && y <= item.y + item.alto * 1.3;
}
