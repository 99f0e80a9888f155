import { isValidRut } from '@recluta/domain/rut';
import { cut, MARGIN } from './cut.ts';
import type { Engine } from './engine.ts';
import { type Gray, shrink } from './gray.ts';
import { type Box, type Ink, inkOf, type Region, regionAround, uncovered } from './ink.ts';
import { scaling } from './matrix.ts';
import { piecesOf } from './pieces.ts';
import type { Prepared } from './prepare.ts';
import { withoutRules } from './rules.ts';
import type { Palabra } from './tsv.ts';
import { warp } from './warp.ts';

/** A word that the recogniser itself doubts. */
const DOUBT = 0.5;
/** Fewer doubtful letters together, or as many as there is room for, are a stain, a tick or an icon. */
const MIN_LETTERS = 4;
/** A piece of a line is read smaller and bigger than it is: what one size breaks the other mostly keeps. */
const PIECE_FACTORS = [4 / 3, 2 / 3];
/** Taller words than this, in inches, are read better at half their size: thin strokes set wide are lost otherwise. */
const TALL = 0.17;
/** Words less sure than this speak for no reading. */
const LEAST = 0.6;
/** What another reading must be surer by to count: three plain letters; as much as a letter alone for what was torn. */
const GAIN = 1;
const GAIN_TORN = 0.2;
/** A block bigger than this share of the page has been read as well as it will be. */
const MAX_SHARE = 0.3;
const MAX_BLOCKS = 3;
/** … and more of those that were passed over. */
const MAX_UNREAD = 2;
/** Letters that were doubted or passed over in a table; cells of one that fills the page are read one by one. */
const MIN_IN_TABLE = 8;
const MAX_TABLES = 2;
const MAX_TABLE = 0.4;
/** The edge of a frame, or a stain, was taken for it. */
const STAIN = /^(?:\p{L}|[^\p{L}\p{N}]{1,3})$/u;
/** Of a word's height: a letter that was left out of it is no further away, and as high as this at least. */
const BESIDE = 0.4;
const HIGH_LETTER = 0.35;
const ROOM = 4;
/** Dots that tell how well something is known: no other reading makes words of them. */
const MARKS = /^[@O0oQ©®e.]{3,}$/;

/** Words surer than this tell how high the page's letters are. */
const PLAIN = 0.8;
/** Of that height: narrower than a short word is an icon, and what is higher than some lines a picture. */
const LEAST_WIDE = 1.5;
const LEAST_HIGH = 0.5;
const MOST_LINES = 6;
/** A block of more lines is told from a picture by the blanks between them: at least this share of its height. */
const MOST_PASSED = 30;
const BLANKS = 0.15;

/**
 * Reads again, alone and as one block, what was doubted or passed over: small lines beside a big name, or a narrow
 * column whose lines stand at other heights than its neighbour's, are read across both otherwise, and of underlined
 * words whole ones are lost. The surer of the two readings counts.
 */
export async function lookAgain(read: Engine, page: Prepared, words: Palabra[]): Promise<Palabra[]> {
  const { dpi } = page;
  let image = page.image;
  let ink = inkOf(image, dpi);
  const line = lineHeight(words.filter(({ certeza }) => certeza > PLAIN));
  const doubtful = words.filter((word) => word.certeza < DOUBT && lettersOf(word) > 0 && !MARKS.test(word.texto));
  let passedOver = unread(ink, words, line);
  let inTables: Block[] = [];
  if (passedOver.length + doubtful.length > 0) {
    const bare = withoutRules(image, dpi);
    if (bare.tables.length > 0) {
      image = bare.image;
      ink = inkOf(image, dpi);
      passedOver = unread(ink, words, line);
      inTables = tablesWith([...doubtful, ...passedOver], bare.tables, ink, line).map((region) => ({
        region,
        factors: [1],
      }));
    }
  }
  const elsewhere = (one: Doubt) => !inTables.some(({ region }) => isIn(one, region));
  const doubted = blocksOf(ink, dpi, doubtful.filter(elsewhere), line, MAX_BLOCKS);
  const passed = passedOver.filter((one) => elsewhere(one) && !doubted.some(({ region }) => isIn(one, region)));
  const rest = MAX_BLOCKS - doubted.length + MAX_UNREAD;
  const pieces = piecesOf(words, image).map((region) => ({ region, factors: PIECE_FACTORS }));
  const blocks = [...inTables, ...doubted, ...blocksOf(ink, dpi, passed, line, rest), ...pieces];
  if (blocks.length === 0) return words;
  const shots = blocks.flatMap(({ region, factors }) => {
    const block = cut(image, region, dpi);
    return factors.map((factor) => ({ image: resized(block, factor), dpi: dpi / factor }));
  });
  const readings = await read(shots, 'block');
  let known = words;
  for (const { region, factors } of blocks) {
    const before = known.filter((word) => isIn(word, region));
    const others = known.filter((word) => !isIn(word, region));
    const looks = factors.map((factor) => placed(readings.shift() ?? [], factor, region));
    let best = before;
    for (const again of looks) {
      if (again.some((word) => others.some((other) => isOver(word, other)))) continue;
      if (trust(again) > trust(best) + (best === before ? gainOver(before, region, passedOver) : 0)) best = again;
    }
    if (best === before) continue;
    const isDenied = factors === PIECE_FACTORS && looks.some((other) => denies(other, best));
    known = replaced(known, before, isDenied ? best.map(asDoubted) : best);
  }
  return known;
}

/** Whether another reading that is to be believed as well has other letters. */
const denies = (other: readonly Palabra[], best: readonly Palabra[]): boolean =>
  trust(other) > 0 && written(other) !== written(best);
const written = (words: readonly Palabra[]): string =>
  words
    .map(({ texto }) => texto)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const asDoubted = (word: Palabra): Palabra => ({ ...word, certeza: Math.min(word.certeza, DOUBT - 0.01) });

/** What was torn is put together by one letter; a stain that was read as one is worth no letter. */
function gainOver(before: readonly Palabra[], region: Region, passedOver: readonly Doubt[]): number {
  const stains = before.filter(({ certeza }) => certeza < DOUBT).map(({ texto }) => texto);
  if (stains.length > 0 && stains.every((texto) => STAIN.test(texto))) return -GAIN_TORN;
  return passedOver.some(({ isTorn = false, ...one }) => isTorn && isIn(one, region)) ? GAIN_TORN : GAIN;
}

const resized = (image: Gray, factor: number): Gray =>
  Number.isInteger(factor)
    ? shrink(image, factor)
    : warp(image, Math.round(image.width / factor), Math.round(image.height / factor), scaling(factor, factor));

/** Tables of which cells were doubted or passed over: they are read row by row, without their rules. */
function tablesWith(doubts: readonly Doubt[], tables: readonly Region[], ink: Ink, line: number): Region[] {
  const most = MAX_TABLE * ink.width * ink.height;
  const isDoubted = (table: Region) => {
    const inside = doubts.filter((one) => isIn(one, table));
    return roomOf(inside, line) >= MIN_IN_TABLE;
  };
  return tables.filter((table) => table.width * table.height < most && isDoubted(table)).slice(0, MAX_TABLES);
}

/** A word that was doubted, or the place of one that was not read. */
type Doubt = Box & { texto: string; isTorn?: boolean };

/** A block that was doubted, and how much smaller it is read. */
type Block = { region: Region; factors: readonly number[] };

function blocksOf(ink: Ink, dpi: number, doubtful: readonly Doubt[], line: number, most: number): Block[] {
  const blocks: Block[] = [];
  let left = doubtful;
  while (blocks.length < most && left.length > 0) {
    const region = regionAround(ink, left[0] as Doubt);
    const inside = left.filter((one) => isIn(one, region));
    left = left.filter((one) => one !== left[0] && !isIn(one, region));
    if (roomOf(inside, line) < MIN_LETTERS || region.width * region.height > MAX_SHARE * ink.width * ink.height)
      continue;
    blocks.push({
      region,
      factors: inside.some(({ alto, texto }) => texto !== '' && alto > TALL * dpi) ? [1, 2] : [1],
    });
  }
  return blocks;
}

/** Writing that no word was read from, and words that a letter was left out of. */
function unread(ink: Ink, words: readonly Palabra[], line: number): Doubt[] {
  return uncovered(ink, words).flatMap(({ x, y, width, height }): Doubt[] => {
    const torn = tornBy({ x, y, width, height }, words);
    if (torn !== null) return [torn];
    const lines =
      height < MOST_LINES * line || (height < MOST_PASSED * line && isStriped(ink, { x, y, width, height }));
    const writing = width > LEAST_WIDE * line && height > LEAST_HIGH * line && lines;
    return writing ? [{ texto: '', x, y, ancho: width, alto: height }] : [];
  });
}

/** Whether rows without ink part what is written in a block. */
function isStriped({ side, columns, marked }: Ink, { x, y, width, height }: Region): boolean {
  const [left, right] = [Math.floor(x / side), Math.ceil((x + width) / side)];
  const [top, bottom] = [Math.floor(y / side), Math.ceil((y + height) / side)];
  let blank = 0;
  for (let r = top; r < bottom; r++) if (!marked.subarray(r * columns + left, r * columns + right).includes(1)) blank++;
  return blank >= BLANKS * (bottom - top);
}

/** The two pieces of a word, as one doubt, where this letter stands between them. */
function tornBy(letter: Region, words: readonly Palabra[]): Doubt | null {
  const beside = (word: Palabra, gap: number) =>
    gap > -BESIDE * word.alto &&
    gap < BESIDE * word.alto &&
    letter.height > HIGH_LETTER * word.alto &&
    letter.y >= word.y - ROOM &&
    letter.y + letter.height <= word.y + word.alto + ROOM;
  const left = words.find((word) => beside(word, letter.x - word.x - word.ancho));
  const right = words.find((word) => beside(word, word.x - letter.x - letter.width));
  if (left === undefined || right === undefined || left === right) return null;
  const ancho = right.x + right.ancho - left.x;
  const [y, alto] = [Math.min(left.y, right.y), Math.max(left.alto, right.alto)];
  return { texto: '', x: left.x, y, ancho, alto, isTorn: true };
}

/** The words of a block where they stand on the page. */
const placed = (words: readonly Palabra[], factor: number, at: Region): Palabra[] =>
  words.map(({ x, y, ancho, alto, ...word }) => ({
    ...word,
    x: Math.round(x * factor) + at.x - MARGIN,
    y: Math.round(y * factor) + at.y - MARGIN,
    ancho: Math.round(ancho * factor),
    alto: Math.round(alto * factor),
  }));

/** Letters of a line's height are so wide. */
const WIDE = 0.6;

/** In a table words have the height of their row: so many times as high as a letter is wide is a line at most. */
const HIGH_TO_WIDE = 2.2;

const lineHeight = (words: readonly Palabra[]): number =>
  Math.min(
    median(words.map(({ alto }) => alto)),
    HIGH_TO_WIDE * median(words.map(({ texto, ancho }) => ancho / texto.length)),
  );

/** The letters of doubtful words, or those that their boxes have room for: half a line, or two, are read as one sign. */
const roomOf = (words: readonly Doubt[], line: number): number =>
  words.reduce((sum, { texto, ancho, alto }) => {
    if (texto === '') return sum + Math.round(ancho / (WIDE * line));
    const lines = alto > 1.5 * line && alto < MOST_LINES * line ? Math.round(alto / line) : 1;
    return sum + Math.max(lettersOf({ texto }), lines * Math.round((lines * ancho) / alto));
  }, 0);

const lettersOf = ({ texto }: { texto: string }): number => texto.match(/[\p{L}\p{N}@]/gu)?.length ?? 0;

/** A check digit that is right proves its number, and its sign and groups a sum, whatever the recogniser thinks. */
const trust = (words: readonly Palabra[]): number =>
  words.reduce((sum, word) => sum + lettersOf(word) * Math.max(0, (isWellFormed(word) ? 1 : word.certeza) - LEAST), 0);

const isWellFormed = ({ texto }: Palabra): boolean =>
  /^\$\d{1,3}(?:\.\d{3})+$/.test(texto) || (/^\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]$/.test(texto) && isValidRut(texto));

function isIn({ x, y, ancho, alto }: Box, region: Region): boolean {
  const [cx, cy] = [x + ancho / 2, y + alto / 2];
  return cx >= region.x && cy >= region.y && cx < region.x + region.width && cy < region.y + region.height;
}

/** Whether a word has a piece of another, which a block that ends within it was cut through. */
const isOver = (word: Box, other: Box): boolean =>
  Math.min(word.x + word.ancho, other.x + other.ancho) - Math.max(word.x, other.x) > 0.5 * word.alto &&
  Math.min(word.y + word.alto, other.y + other.alto) - Math.max(word.y, other.y) >
    0.5 * Math.max(word.alto, other.alto);

/** The block's lines stand behind those they were read into, or that stand above it; a piece of one line stays in it. */
function replaced(words: readonly Palabra[], old: readonly Palabra[], again: readonly Palabra[]): Palabra[] {
  const kept = words.filter((word) => !old.includes(word));
  const one = (some: readonly Palabra[]) => some.every(({ linea }) => linea === some[0]?.linea);
  // The label of a row stands before its value, and lines beside a big name behind it.
  const height = one(again) ? Math.min(...again.map(({ y }) => y)) : Math.max(...again.map(({ y, alto }) => y + alto));
  const above = old.length > 0 ? old : kept.filter(({ y, alto }) => y + alto / 2 < height);
  const last = Math.max(-1, ...above.map(({ linea }) => linea));
  if (old.length > 0 && one(old) && one(again) && kept.some(({ linea }) => linea === last)) {
    const piece = again.map((word) => ({ ...word, linea: last }));
    const before = kept.filter(({ linea, x }) => linea < last || (linea === last && x < (piece[0]?.x ?? 0)));
    return [...before, ...piece, ...kept.filter((word) => !before.includes(word))];
  }
  const until = kept.findLastIndex(({ linea }) => linea <= last) + 1;
  const lines = 1 + Math.max(-1, ...again.map(({ linea }) => linea));
  const block = again.map((word) => ({ ...word, linea: word.linea + last + 1 }));
  const behind = kept.slice(until).map((word) => ({ ...word, linea: word.linea + lines }));
  return [...kept.slice(0, until), ...block, ...behind];
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}
