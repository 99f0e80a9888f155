import type { Item } from '../text/document.ts';
import type { Palabra } from './tsv.ts';

const RISERS = /[A-ZÁÉÍÓÚÑÜbdfhijklt0-9áéíóúñ@()/]/;
const TAILS = /[gjpqyQ,;()@/]/;
/** Of a font's size: how high `x` is, and what risers and tails add. */
const X = 0.52;
const MORE = 0.2;
/** `987 330 614y si no`, `Nombresy apellidos`: the blank that is lost most often. */
const GLUED = /(\d{3}|^\p{L}{3,}[aeo]s)(?=[ye]$)/u;
/** Of a font's size: a blank in a title at most, and less than any blank. */
const BLANK = 0.9;
const FRAGMENT = 0.13;
/** How far measured sizes of one font lie apart. */
const ONE_SIZE = 1.12;
/** Two lines are of one size when neither is so much bigger. */
const ALIKE = 1.25;

/** Words as items like those of a PDF: boxes of the font's size about the baseline, `points` to a pixel. */
export function itemsOf(words: readonly Palabra[], points: number): Item[] {
  const lines = joinLines(linesOf(words).map(measured));
  const sizeOf = usualSizes(lines.map(({ size }) => size));
  return lines.flatMap((joined) => {
    const { baseline: usual, words: line } = joinFragments(joined);
    const size = sizeOf(joined.size);
    return line.map((word, i): Item => {
      const own = baselineOf(word);
      // Bullets and hyphens hang in the air: they stand on their line's baseline.
      const baseline = Math.abs(own - usual) > 0.3 * size ? usual : own;
      return {
        texto: word.texto.replace(GLUED, '$1 '),
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

/** Words of one line, with their font's size and the height they stand at. */
type Line = { words: Palabra[]; size: number; baseline: number };

const measured = (words: Palabra[]): Line => ({
  words,
  size: median(words.map((word) => word.alto / heightOf(word.texto))),
  baseline: median(words.map(baselineOf)),
});

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

/** `M ARÍ A`: letters that stand nearer than any blank are one word. */
function joinFragments({ words, ...line }: Line): Line {
  const whole: Palabra[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const near = last !== undefined && word.x - (last.x + last.ancho) < FRAGMENT * line.size;
    if (!near || !/\p{L}$/u.test(last.texto) || !/^\p{L}/u.test(word.texto)) {
      whole.push(word);
      continue;
    }
    const [top, bottom] = [Math.min(last.y, word.y), Math.max(last.y + last.alto, word.y + word.alto)];
    whole[whole.length - 1] = {
      ...last,
      texto: last.texto + word.texto,
      certeza: Math.min(last.certeza, word.certeza),
      y: top,
      ancho: word.x + word.ancho - last.x,
      alto: bottom - top,
    };
  }
  return { words: whole, ...line };
}

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
