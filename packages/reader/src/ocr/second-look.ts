import { cut, MARGIN } from './cut.ts';
import type { Engine } from './engine.ts';
import { type Gray, shrink } from './gray.ts';
import { inkOf, type Region, regionAround } from './ink.ts';
import type { Prepared } from './prepare.ts';
import type { Palabra } from './tsv.ts';

/** A word that the recogniser itself doubts. */
const DOUBT = 0.5;
/** Fewer doubtful letters together, or as many as there is room for, are a stain, a tick or an icon. */
const MIN_LETTERS = 4;
/** Taller words than this, in inches, are read better at half their size: thin strokes set wide are lost otherwise. */
const TALL = 0.17;
/** Words less sure than this speak for no reading. */
const LEAST = 0.6;
/** A block bigger than this share of the page has been read as well as it will be. */
const MAX_SHARE = 0.3;
const MAX_BLOCKS = 3;

/**
 * Reads again, alone and as one block, what was doubted: small lines beside a big name, or a narrow column whose lines
 * stand at other heights than its neighbour's, are read across both otherwise. The surer of the two readings counts.
 */
export async function lookAgain(read: Engine, { image, dpi }: Prepared, words: Palabra[]): Promise<Palabra[]> {
  const doubtful = words.filter((word) => word.certeza < DOUBT && lettersOf(word) > 0);
  if (roomOf(doubtful) < MIN_LETTERS) return words;
  const blocks = blocksOf(image, dpi, doubtful);
  const shots = blocks.flatMap(({ region, factors }) => {
    const block = cut(image, region);
    return factors.map((factor) => ({ image: factor === 1 ? block : shrink(block, factor), dpi: dpi / factor }));
  });
  const readings = await read(shots, 'block');
  let known = words;
  for (const { region, factors } of blocks) {
    const before = known.filter((word) => isIn(word, region));
    let best = before;
    for (const factor of factors) {
      const again = placed(readings.shift() ?? [], factor, region);
      if (trust(again) > trust(best)) best = again;
    }
    if (best !== before) known = replaced(known, before, best);
  }
  return known;
}

/** A block that was doubted, and how much smaller it is read. */
type Block = { region: Region; factors: readonly number[] };

function blocksOf(image: Gray, dpi: number, doubtful: readonly Palabra[]): Block[] {
  const ink = inkOf(image, dpi);
  const blocks: Block[] = [];
  let left = doubtful;
  while (blocks.length < MAX_BLOCKS && left.length > 0) {
    const region = regionAround(ink, left[0] as Palabra);
    const inside = left.filter((word) => isIn(word, region));
    left = left.filter((word) => word !== left[0] && !isIn(word, region));
    if (roomOf(inside) < MIN_LETTERS || region.width * region.height > MAX_SHARE * image.width * image.height) continue;
    blocks.push({ region, factors: inside.some(({ alto }) => alto > TALL * dpi) ? [1, 2] : [1] });
  }
  return blocks;
}

/** The words of a block where they stand on the page. */
const placed = (words: readonly Palabra[], factor: number, at: Region): Palabra[] =>
  words.map(({ x, y, ancho, alto, ...word }) => ({
    ...word,
    x: x * factor + at.x - MARGIN,
    y: y * factor + at.y - MARGIN,
    ancho: ancho * factor,
    alto: alto * factor,
  }));

/** The letters of doubtful words, or those that their boxes have room for: half a line is often read as one sign. */
const roomOf = (words: readonly Palabra[]): number =>
  words.reduce((sum, word) => sum + Math.max(lettersOf(word), Math.round(word.ancho / word.alto)), 0);

const lettersOf = ({ texto }: Palabra): number => texto.match(/[\p{L}\p{N}@]/gu)?.length ?? 0;

const trust = (words: readonly Palabra[]): number =>
  words.reduce((sum, word) => sum + lettersOf(word) * Math.max(0, word.certeza - LEAST), 0);

function isIn({ x, y, ancho, alto }: Palabra, region: Region): boolean {
  const [cx, cy] = [x + ancho / 2, y + alto / 2];
  return cx >= region.x && cy >= region.y && cx < region.x + region.width && cy < region.y + region.height;
}

/** The block's lines stand behind those they were read into; a piece of one line stays in it. */
function replaced(words: readonly Palabra[], old: readonly Palabra[], again: readonly Palabra[]): Palabra[] {
  const kept = words.filter((word) => !old.includes(word));
  const last = Math.max(...old.map(({ linea }) => linea));
  const one = (some: readonly Palabra[]) => some.every(({ linea }) => linea === some[0]?.linea);
  if (one(old) && one(again) && kept.some(({ linea }) => linea === last)) {
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
