import { openRenderer } from '../extract/pdfium.ts';
import type { Documento, Item, Pagina } from '../text/document.ts';
import type { Progreso } from '../types.ts';
import { recogniser } from './engine.ts';
import type { Palabra } from './tsv.ts';

/** The best point between accuracy and time on office scans. */
const DPI = 200;

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
      const image = renderer.render(n, DPI);
      paginas[n] = pageOf(await read(image, image.dpi), image.width, image.height, 72 / image.dpi);
    }
  } finally {
    renderer.close();
  }
  onProgress({ pagina: pages.length, de: pages.length });
  return { ...documento, paginas, ocr: true };
}

function pageOf(words: readonly Palabra[], width: number, height: number, points: number): Pagina {
  const items = linesOf(words).flatMap((line) => itemsOf(line, points));
  return { ancho: width * points, alto: height * points, items, imageCover: 1, sinMapa: 0 };
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

/** Words of one line share its height: boxes of words end where their letters do, `x` lower than `l`. */
function itemsOf(line: readonly Palabra[], points: number): Item[] {
  const heights = line.map((w) => w.alto).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length * 0.75)] ?? 0;
  // A word with risers is some 0.75 of its font size high.
  const tam = Math.round((usual * points) / 0.75);
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
