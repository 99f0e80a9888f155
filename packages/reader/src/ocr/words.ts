import type { Item } from '../text/document.ts';
import { joinWords, type Palabra } from './tsv.ts';

const RISERS = /[A-ZÁÉÍÓÚÑÜbdfhijklt0-9áéíóúñ@()/]/;
const TAILS = /[gjpqyQ,;()@/]/;
/** Of a font's size: how high `x` is, and what risers and tails add. */
const X = 0.52;
const MORE = 0.2;
/**
 * `987 330 614y si no`, `Nombresy apellidos`, `AutoCADy hago`, `cubanay vivo`, `acostumbradoa turnos`: the blank that is
 * lost most often.
 */
const GLUED =
  /(\d{3}|^\p{L}{3,}[aeo]s|\p{Lu}{2}|^(?!est|conv|urugua|paragua)\p{Ll}{3,}[ao](?=y))(?=[ye]$)|(?<=^\p{L}{3,}[ai]do)(?=a$)/u;
/**
 * A stroke beside a plus is an icon, what looks like a 5 or an S before the groups of a sum is its sign, two dots
 * above a letter are those of two others, `Espafiola` has no ligature, nobody's surname ends with money, `patemo` is
 * `paterno`, and no word begins like `lvelic`, `lllanes` or `|bacache`.
 */
const STROKES: readonly (readonly [RegExp, string])[] = [
  [/^[1Il|\]]\+(?=\d)/, '+'],
  [/^(M{1,2})S(?=\d)/, '$1$$'],
  [/^S(?=\d{1,3}(?:[.,]\d{3})+\b)/, '$$'],
  [/^5(?=\d{3}[.,]\d{3}[.,;]?$)/, '$$'],
  [/^5(?=\d[.,]\d{3}[.,]\d{3}[.,;]?$)/, '$$'],
  [/^Bl(?=[,.;)]?$)/, 'BI'],
  [/(?<=[gh])ii(?=[a-zñ])/, 'ü'],
  [
    /(?<=^(?:[Ee]spa|[Ee]nse|[Dd]ise|[Cc]ompa|[Nn]i|[Ss]e|[Pp]aname|[Ss]alvadore|[Hh]ondure|[Bb]rasile|[Mm]onta))fi(?=[aoií])/,
    'ñ',
  ],
  [/(?<=^\p{Lu}\p{L}{2,20}i)¢$/u, 'ć'],
  [
    /(?<=^(?:[Pp]ate|[Mm]ate|[Ii]nte|[Ee]xte|[Mm]ode|[Gg]obie|[Ii]nvie|[Cc]uade|[Nn]octu|[Dd]iu|[Tt]u))m(?=[oa]s?[.,:;)]?$)/,
    'rn',
  ],
  [/^(?:l(?=ll\p{Ll})|l(?!tda\b)(?=[bcdfghkmnpqrstvxz]\p{Ll}{2,}[,.;:)]?$)|\|(?=\p{Ll}{3,}$))/u, 'I'],
];
/** Of a font's size: a blank in a title at most, and less than any blank. */
const BLANK = 0.9;
const FRAGMENT = 0.13;
/** How far measured sizes of one font lie apart. */
const ONE_SIZE = 1.12;
/** Two lines are of one size when neither is so much bigger. */
const ALIKE = 1.25;
/** Of a font's size: how wide its letters are, at least. */
const NARROW = 0.45;
const CONDENSED = 0.36;
/** … and plainly of two when one is so much bigger. */
const UNLIKE = 1.4;
/** Of the bigger font's size: two columns stand so far apart. */
const APART = 1.6;
/** Small lines that stand between two lines of a name. */
const MOST_BETWEEN = 4;

/** Words as items like those of a PDF: boxes of the font's size about the baseline, `points` to a pixel. */
export function itemsOf(words: readonly Palabra[], points: number): Item[] {
  const lines = stacked(bare(joinLines(linesOf(words).flatMap(partsOf).map(measured))));
  const usualOf = usualSizes(lines.map(({ size }) => size));
  return lines.flatMap((joined) => {
    const { baseline: usual, words: line } = joinFragments(joined);
    const size = usualOf(joined.size);
    return line.map((word, i): Item => {
      const own = baselineOf(word);
      // Bullets and hyphens hang in the air: they stand on their line's baseline.
      const baseline = Math.abs(own - usual) > 0.3 * size ? usual : own;
      return {
        texto: written(word.texto, line[i - 1]?.texto ?? ''),
        x: word.x * points,
        y: (baseline - 0.8 * size) * points,
        ancho: word.ancho * points,
        alto: size * points,
        tam: Math.round(size * points),
        negrita: false,
        fuente: '',
        salto: i === line.length - 1,
        certeza: word.certeza,
      };
    });
  });
}

function written(word: string, before: string): string {
  const strokes = before.endsWith('$') ? [] : STROKES;
  const put = strokes.reduce((text, [stroke, sign]) => text.replace(stroke, sign), word);
  return put.replace(GLUED, '$& ');
}

/** What stands alone at the end of a line in big letters: the edge of a band, or a stain. */
const STAIN = /^[-—–_~|.,:'"‘’\\/]+$/;
/** … and at its beginning: the edge of a photograph is also taken for a letter. */
const LEADING = new RegExp(`${STAIN.source}|^\\p{Ll}$`, 'u');

/** Of a font's size: further from its name than any initial stands. */
const EDGE_APART = 0.8;
/** An icon before a heading, doubted as such. */
const ICON = /^[^\p{L}\p{N}$+]{1,3}$/u;
const DOUBT = 0.7;

/** `@ +56 9 3317 8840`: the sign of an address before a phone is an icon, however sure. */
const isIcon = ({ texto, certeza }: Palabra, [next]: readonly Palabra[]): boolean =>
  next !== undefined && ((certeza < DOUBT && ICON.test(texto)) || (texto === '@' && /^[+(\d]/.test(next.texto)));

/** Lines in big letters without what is none of their letters: no name begins or ends with a dash. */
function bare(lines: readonly Line[]): Line[] {
  const usual = usualSizeOf(lines);
  return lines.map((read) => {
    const [icon, ...rest] = read.words;
    const line = icon && isIcon(icon, rest) ? measured(rest) : read;
    if (line.size < UNLIKE * usual || line.words.length < 2) return line;
    const first = line.words.findIndex(({ texto }) => !LEADING.test(texto));
    const from = Math.max(isEdge(line) ? 1 : 0, first);
    const until = line.words.length - (STAIN.test(line.words.at(-1)?.texto ?? '') ? 1 : 0);
    return from < until ? measured(line.words.slice(from, until)) : line;
  });
}

/** A frame's end that was read as a capital stands away from the name within. */
function isEdge({ words: [first, next], size }: Line): boolean {
  if (first === undefined || next === undefined || !/^\p{Lu}$/u.test(first.texto)) return false;
  return next.texto.length > 3 && next.x - first.x - first.ancho > EDGE_APART * size;
}

const usualSizeOf = (lines: readonly Line[]): number =>
  median(lines.flatMap(({ words, size }) => words.map(() => size)));

/** Words of one line, with their font's size and the height they stand at. */
type Line = { words: Palabra[]; size: number; baseline: number };

const measured = (words: Palabra[]): Line => ({
  words,
  size: sizeOf(words),
  baseline: median(words.map(baselineOf)),
});

/** What stands far from the rest of its line and in other letters is a line of its own: an address beside a big name. */
function partsOf(words: Palabra[]): Palabra[][] {
  const at = words.findIndex((word, i) => {
    const last = words[i - 1];
    if (last === undefined) return false;
    const [size, next] = [sizeOf(words.slice(0, i)), sizeOf(words.slice(i))];
    const gap = word.x - (last.x + last.ancho);
    return gap > APART * Math.max(size, next) && Math.max(size, next) > UNLIKE * Math.min(size, next);
  });
  return at < 0 ? [words] : [words.slice(0, at), ...partsOf(words.slice(at))];
}

/**
 * The lines of a big name go one after the other: small lines beside them stand at heights between theirs, and are read
 * between them.
 */
function stacked(lines: readonly Line[]): Line[] {
  const usual = usualSizeOf(lines);
  const order = [...lines];
  for (let i = 0; i < order.length; i++) {
    const line = order[i] as Line;
    if (line.size < UNLIKE * usual) continue;
    const below = order.slice(i + 1, i + 2 + MOST_BETWEEN).findIndex((next) => isBelow(line, next));
    const next = below < 0 ? undefined : order[i + 1 + below];
    const between = order.slice(i + 1, i + 1 + below);
    if (next === undefined || between.some(({ baseline }) => baseline > next.baseline - 0.25 * next.size)) continue;
    order.splice(i + 1, 0, ...order.splice(i + 1 + below, 1));
  }
  return order;
}

/** Whether a line is the next of the same block in the same letters. */
function isBelow(line: Line, next: Line): boolean {
  const [size, other] = [line.size, next.size];
  const alike = Math.max(size, other) < ALIKE * Math.min(size, other);
  const down = (next.baseline - line.baseline) / size;
  const left = Math.abs((next.words[0]?.x ?? 0) - (line.words[0]?.x ?? 0));
  return alike && down > 0.8 && down < 1.8 && left < 0.5 * size;
}

/** A title set with wide blanks is taken for columns: what goes on at the same height in the same letters is one line. */
function joinLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const start = joined.find((before) => goesOn(before, line));
    if (start === undefined) joined.push(line);
    else Object.assign(start, measured([...start.words, ...line.words]));
  }
  return joined;
}

function goesOn(line: Line, next: Line): boolean {
  const [last, first] = [line.words.at(-1), next.words[0]];
  if (last === undefined || first === undefined) return false;
  const gap = first.x - (last.x + last.ancho);
  const size = Math.min(line.size, next.size);
  const alike = Math.max(line.size, next.size) < ALIKE * size && Math.abs(line.baseline - next.baseline) < 0.2 * size;
  return alike && gap > 0 && gap < BLANK * size;
}

/**
 * Sizes that differ by less than a measure is wrong are one: the two lines of a big name are of one font. Each becomes
 * the middle of those it hangs together with.
 */
function usualSizes(sizes: readonly number[]): (size: number) => number {
  const usual = new Map<number, number>();
  let group: number[] = [];
  const close = () => {
    const middle = group[group.length >> 1] ?? 0;
    for (const size of group) usual.set(size, middle);
  };
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (group.length > 0 && size > ONE_SIZE * (group[0] ?? 0)) {
      close();
      group = [];
    }
    group.push(size);
  }
  close();
  return (size) => usual.get(size) ?? size;
}

/** `M ARÍ A`, `| bacache`: what stands nearer than any blank is one word, and so is the beginning of an address. */
function joinFragments({ words, ...line }: Line): Line {
  const whole: Palabra[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const gap = last === undefined ? Infinity : (word.x - (last.x + last.ancho)) / line.size;
    if (last !== undefined && (isFragment(last, word, gap) || isBroken(last, word, gap)))
      whole[whole.length - 1] = joinWords(last, word);
    else whole.push(word);
  }
  return { words: whole, ...line };
}

const isFragment = (last: Palabra, word: Palabra, gap: number): boolean =>
  gap < FRAGMENT &&
  ((/\p{L}$/u.test(last.texto) && /^\p{L}/u.test(word.texto)) ||
    (last.texto === '|' && /^\p{Ll}{3,}$/u.test(word.texto)));

/** `kathy. munoz.paillacar`: a blank that was seen behind a dot, where no sentence goes on. */
const isBroken = (last: Palabra, word: Palabra, gap: number): boolean =>
  gap < BLANK && /^[a-z0-9_-]{2,}\.$/.test(last.texto) && /^[a-z0-9-]+[._][a-z0-9._-]*[a-z0-9](?:@|$)/.test(word.texto);

const sizeOf = (words: readonly Palabra[]): number => median(words.map(sizeOfWord));

/**
 * Letters are as big as they are wide: an address that was doubted has a box as high as what was looked at, and in a
 * table words have that of their row.
 */
const sizeOfWord = ({ texto, ancho, alto }: Palabra): number =>
  Math.min(alto / heightOf(texto), ancho / ((texto.includes('@') ? NARROW : CONDENSED) * texto.length));

function linesOf(words: readonly Palabra[]): Palabra[][] {
  const lines: Palabra[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last?.[0]?.linea === word.linea) last.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Share of its font size that a word is high. */
const heightOf = (word: string) => X + (RISERS.test(word) ? MORE : 0) + (TAILS.test(word) ? MORE : 0);

function baselineOf({ texto, y, alto }: Palabra): number {
  return y + alto * (1 - (TAILS.test(texto) ? MORE / heightOf(texto) : 0));
}

function median(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[values.length >> 1] ?? 0;
}
