import { cut, MARGIN } from './cut.ts';
import type { Engine, Shot } from './engine.ts';
import type { Gray } from './gray.ts';
import { DARK, type Region } from './ink.ts';
import { scaling } from './matrix.ts';
import type { Prepared } from './prepare.ts';
import { joinWords, type Palabra } from './tsv.ts';
import { tied } from './underscore.ts';
import { warp } from './warp.ts';

/** An address, or the end of one that was broken before its sign, with what may stand about it. */
const WHOLE = /^[<([:‘’'"]?(?:[a-z0-9][\w.+-]*)?@(?:[a-z0-9-]+\.)+[a-z]{2,8}[>)\],.;]?$/i;
/** Also one whose provider stands on the next line. */
const BEGUN = new RegExp(`${WHOLE.source}|^[a-z0-9][\\w.+-]+@$`, 'i');
/** The end of an address that was broken behind its sign. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,8}$/i;
/** What ends as an address does. */
const END =
  /[a-z0-9]\.(?:com|cl|net|org|edu|es|me|info|co|br|ar|pe|fr|it|de|ec|ve|mx|bo|uk|us|dev|app|io|ai|lat|legal|photo|studio|design|digital|online|tech|agency)[>)\],.;]?$|(?:gmail|hotmail|outlook|yahoo)\W?$/i;
const LINK = /www\.|https?|linkedin|github|facebook|instagram|\//i;
/** Of an address surer than this every letter is right. */
const SURE = 0.85;
/** Of a word's height: a blank that was seen where the sign stands, or behind a dot. */
const BLANK = 1;
/** Around an address, in pixels: dots and tails that its box left out. */
const ROOM = 4;
/** Of a line's height: as far as the letters of a word stand apart at most. */
const LETTERS_APART = 0.25;
/** Nobody has more. */
const MAX_ADDRESSES = 4;

/**
 * Reads e-mail addresses again whose sign was lost or doubted, each alone and with the one model that knows it. What
 * is an address then counts.
 */
export async function readAddresses(read: Engine, page: Prepared, seen: readonly Palabra[]): Promise<Palabra[]> {
  const words = tied(page.image, seen);
  const addresses = addressesIn(words).slice(0, MAX_ADDRESSES);
  const looks = addresses.map((address) => looksAt(page, regionOf(address, page)));
  const readings = await read(looks.flat(), 'address');
  let known = words;
  for (const address of addresses) {
    const own = looks.shift() ?? [];
    const shape = shapeOf(address, words);
    const found = readings
      .splice(0, own.length)
      .map((reading, i) => wholeIn(page.image, reading, own[i] as Look, shape));
    const looked = found.filter((word) => word !== null);
    const [first] = looked;
    if (first === undefined) continue;
    const [only, ...others] = address.filter((word) => lies(word, first));
    const before = only && others.length === 0 && (shape === HOST ? HOST : BEGUN).test(only.texto) ? [only] : [];
    const again = likeliest([...looked, ...before]);
    if (again === undefined || again === only) continue;
    const under = known.filter((word) => word.linea === only?.linea && lies(word, again));
    known = known.flatMap((word) => {
      if (!under.includes(word)) return [word];
      return word === under[0] ? [{ ...again, linea: word.linea }] : [];
    });
  }
  return known.map((word, i) => {
    const texto = signed(word.texto);
    return texto.includes('@') ? { ...word, texto: ended(tidy(texto), known[i + 1]?.texto ?? '') } : word;
  });
}

/** `anasotoQuach.cl`, `ana(Osoto.legal`: a capital Q, a bracket round it, or what only lawyers write, among small letters where no reading found a sign. */
const signed = (word: string): string =>
  word.includes('@') || LINK.test(word) || !END.test(word)
    ? word
    : word.replace(/(?<=[a-z0-9])(?:[Q©®€]|\([OQ0])(?=[a-z0-9])/, '@');

/** The words of each address that must be read again: one, or two where a blank was seen in it. */
function addressesIn(words: readonly Palabra[]): Palabra[][] {
  return words.flatMap((word, i) => {
    const { texto, certeza } = word;
    if (LINK.test(texto) || !(END.test(texto) || texto.includes('@'))) return [];
    if (WHOLE.test(tidy(texto)) && certeza > SURE && !goesBefore(words[i - 1], word)) return [];
    return [goesBefore(words[i - 1], word) ? [words[i - 1] as Palabra, word] : [word]];
  });
}

/** What is looked for where the words of an address stand: all of it, or one of its lines. */
function shapeOf([word, ...others]: readonly Palabra[], words: readonly Palabra[]): RegExp {
  const texto = others.length === 0 ? (word?.texto ?? '') : '';
  if (texto.endsWith('@')) return BEGUN;
  return HOST.test(texto) && words.some((one) => one.texto.endsWith('@')) ? HOST : WHOLE;
}

/** A picture of an address: how much bigger it is than on the page, and where that part begins. */
type Look = Shot & { factor: number; x: number; y: number };

/** What stands in a region, at its own size and twice as big. */
function looksAt({ image, dpi }: Prepared, region: Region): Look[] {
  const block = cut(image, region, dpi);
  const bigger = warp(block, 2 * block.width, 2 * block.height, scaling(1 / 2, 1 / 2));
  return [block, bigger].map((picture, i) => ({
    image: picture,
    dpi: (i + 1) * dpi,
    factor: i + 1,
    x: region.x,
    y: region.y,
  }));
}

/**
 * What most of these readings say, or end with, for a beginning may be parted from its end; where each says something
 * else, the surest, and the first of equals.
 */
function likeliest(words: readonly Palabra[]): Palabra | undefined {
  const votes = (word: Palabra) => words.filter(({ texto }) => tidy(word.texto).endsWith(tidy(texto))).length;
  return words.toSorted((a, b) => votes(b) - votes(a) || b.certeza - a.certeza)[0];
}

/** The address that was read: a word, or two that a blank was seen between. */
function wholeIn(image: Gray, read: readonly Palabra[], { factor, x, y }: Look, shape: RegExp): Palabra | null {
  const placed = read.map((word) => ({
    ...word,
    x: word.x / factor + x - MARGIN,
    y: word.y / factor + y - MARGIN,
    ancho: word.ancho / factor,
    alto: word.alto / factor,
  }));
  const words: Palabra[] = [];
  for (const word of tied(image, placed)) {
    const last = words.at(-1);
    const goesOn = last && /[a-z]\d+$/i.test(last.texto) && /^\d{1,4}$/.test(word.texto) && goesBefore(last, word);
    if (goesOn) words[words.length - 1] = joinWords(last, word);
    else words.push(word);
  }
  const joined = words.flatMap((word, i) => {
    const last = words[i - 1];
    return last && goesBefore(last, word) ? [joinWords(last, word), word] : [word];
  });
  return joined.find(({ texto }) => shape.test(tidy(texto))) ?? null;
}

/** `chefA gmail.com`, `renteria. m@outlook.com`, `norma7 1@yahoo.es`: what stands before is a part of the address. */
function goesBefore(before: Palabra | undefined, word: Palabra): boolean {
  if (before === undefined || before.linea !== word.linea) return false;
  const near = word.x - before.x - before.ancho < BLANK * word.alto;
  if (!near || !word.texto.includes('@') || word.texto.startsWith('@')) return near;
  return /[a-z][\w.]*[._-]$/i.test(before.texto) || (/[a-z]\d+$/i.test(before.texto) && /^\d+@/.test(word.texto));
}

/** Where the words stand, as far as they are written: what was misread may begin too late or end too soon. */
function regionOf(words: readonly Palabra[], { image }: Prepared): Region {
  const y = Math.max(0, Math.min(...words.map((word) => word.y)) - ROOM);
  const bottom = Math.min(image.height, Math.max(...words.map((word) => word.y + word.alto)) + ROOM);
  const edge = (start: number, step: 1 | -1) => {
    let x = start;
    for (let blank = 0; x > 0 && x < image.width && blank < LETTERS_APART * (bottom - y); x += step)
      blank = isPaper(image, x, y, bottom) ? blank + 1 : 0;
    return x;
  };
  const x = edge(Math.min(...words.map((word) => word.x)), -1);
  const right = edge(Math.max(...words.map((word) => word.x + word.ancho)), 1);
  return { x, y, width: right - x, height: bottom - y };
}

function isPaper({ width, data }: Gray, x: number, y: number, bottom: number): boolean {
  for (let row = y; row < bottom; row++) if ((data[row * width + x] ?? 255) < DARK) return false;
  return true;
}

/** Whether more than half of a word is covered by another. */
const lies = (word: Palabra, over: Palabra): boolean =>
  Math.min(word.x + word.ancho, over.x + over.ancho) - Math.max(word.x, over.x) > word.ancho / 2;

/** Strokes are l within small letters and before them, and a round letter beside a digit is 0. */
const tidy = (address: string): string =>
  address
    .replace(
      /[|}\]I](?=[a-z0-9._-]*@)|(?<=[a-z])[|I](?=[a-z])|^\\(?=[a-z])|(?<=[a-z])!(?=$|[a-z])|(?<=@)[|}\]](?=[a-z])/g,
      'l',
    )
    .replace(/O(?=\d)|(?<=\d)O(?=[\d@])/g, '0');

/** What a neighbour hides of the end, where there is but one. */
const ended = (address: string, next: string): string =>
  /^\.?c/.test(next) ? address : address.replace(/(?<=\w@gmail)(?:\.(?:co?)?)?$/i, '.com');
