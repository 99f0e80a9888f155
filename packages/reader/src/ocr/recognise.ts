import type { Documento, Item, Pagina } from '../text/document.ts';
import type { Progreso } from '../types.ts';
import { type Engine, recogniser } from './engine.ts';
import type { Gray } from './gray.ts';
import { multiply, scaling } from './matrix.ts';
import { type Prepared, prepare, turnOver } from './prepare.ts';
import { openRenderer } from '../extract/pdfium.ts';
import type { Palabra } from './tsv.ts';

/** The best point between accuracy and time on office scans. */
const DPI = 200;
/** Below this confidence a page is read again upside down; honest scans have 0.9, photographs 0.8. */
const UPRIGHT = 0.65;

/** The document with the pages named (from 0) recognised; their words have boxes like those of text. */
export async function recognise(
  bytes: Uint8Array,
  documento: Documento,
  pages: readonly number[],
  onProgress: (progreso: Progreso) => void,
): Promise<Documento> {
  const read = await recogniser();
  const renderer = await openRenderer(bytes);
  const paginas = [...documento.paginas];
  try {
    for (const [i, n] of pages.entries()) {
      onProgress({ pagina: i, de: pages.length });
      const picture = renderer.render(n, DPI);
      const { words, page } = await readBest(read, prepare(picture, picture.dpi));
      paginas[n] = pageOf(words, page, picture);
    }
  } finally {
    renderer.close();
  }
  onProgress({ pagina: pages.length, de: pages.length });
  return { ...documento, paginas, ocr: true };
}

type Read = { words: Palabra[]; page: Prepared };

/** A page upside down reads as gibberish: then it is turned over, and the surer of the two counts. */
async function readBest(read: Engine, page: Prepared): Promise<Read> {
  const words = await read(page.image, page.dpi);
  if (sureness(words) >= UPRIGHT) return { words, page };
  const over = turnOver(page);
  const other = await read(over.image, over.dpi);
  return sureness(other) > sureness(words) ? { words: other, page: over } : { words, page };
}

/** Mean confidence of the letters of words that could be words. */
function sureness(words: readonly Palabra[]): number {
  let sum = 0;
  let all = 0;
  for (const { texto, certeza } of words) {
    if (texto.length < 3) continue;
    sum += certeza * texto.length;
    all += texto.length;
  }
  return all === 0 ? 0 : sum / all;
}

function pageOf(words: readonly Palabra[], { image, dpi, toSource }: Prepared, picture: Gray): Pagina {
  const points = 72 / dpi;
  const items = linesOf(words).flatMap((line) => itemsOf(line, points));
  const aPagina = multiply(scaling(1 / picture.width, 1 / picture.height), multiply(toSource, scaling(1 / points, 1 / points)));
  return { ancho: image.width * points, alto: image.height * points, items, imageCover: 1, sinMapa: 0, aPagina };
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

const RISERS = /[A-ZÁÉÍÓÚÑÜbdfhijklt0-9áéíóúñ@()/]/;
const TAILS = /[gjpqyQ,;()@/]/;

/** Share of its font size that a word is high: letters with risers or tails are higher than `x`. */
function heightOf(word: string): number {
  return 0.52 + (RISERS.test(word) ? 0.2 : 0) + (TAILS.test(word) ? 0.2 : 0);
}

function itemsOf(line: readonly Palabra[], points: number): Item[] {
  const sizes = line.map((w) => w.alto / heightOf(w.texto)).sort((a, b) => a - b);
  const tam = Math.round((sizes[sizes.length >> 1] ?? 0) * points);
  return line.map((word, i) => ({
    texto: word.texto,
    x: word.x * points,
    y: word.y * points,
    ancho: word.ancho * points,
    alto: word.alto * points,
    tam,
    negrita: false,
    fuente: '',
    salto: i === line.length - 1,
    certeza: word.certeza,
  }));
}
