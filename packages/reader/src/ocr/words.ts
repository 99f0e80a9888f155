import type { Item } from '../text/document.ts';
import type { Palabra } from './tsv.ts';

const RISERS = /[A-ZÁÉÍÓÚÑÜbdfhijklt0-9áéíóúñ@()/]/;
const TAILS = /[gjpqyQ,;()@/]/;
/** Of a font's size: how high `x` is, and what risers and tails add. */
const X = 0.52;
const MORE = 0.2;

/** Words as items like those of a PDF: boxes of the font's size about the baseline, `points` to a pixel. */
export function itemsOf(words: readonly Palabra[], points: number): Item[] {
  return linesOf(words).flatMap((line) => {
    const size = median(line.map((word) => word.alto / heightOf(word.texto)));
    const usual = median(line.map(baselineOf));
    return line.map((word, i): Item => {
      const own = baselineOf(word);
      // Bullets and hyphens hang in the air: they stand on their line's baseline.
      const baseline = Math.abs(own - usual) > 0.3 * size ? usual : own;
      return {
        texto: word.texto,
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
