import { openRenderer } from '../extract/pdfium.ts';
import type { Documento, Pagina } from '../text/document.ts';
import type { Progreso } from '../types.ts';
import { readAddresses } from './addresses.ts';
import { type Engine, recogniser } from './engine.ts';
import type { Gray } from './gray.ts';
import { multiply, scaling } from './matrix.ts';
import { type Prepared, prepare, turnOver } from './prepare.ts';
import { lookAgain } from './second-look.ts';
import type { Palabra } from './tsv.ts';
import { itemsOf } from './words.ts';

/** The best point between accuracy and time on office scans. */
const DPI = 200;
/** Below this confidence a page is read again upside down; honest scans have 0.9, photographs 0.8. */
const UPRIGHT = 0.65;

/** Pages, from 0, of a PDF to recognise, and the document whose pages they become. */
export type Scan = { pdf: Uint8Array; documento: Documento; pages: readonly number[] };

/** The document with its pages recognised; their words have boxes like those of text. */
export async function recognise(scan: Scan, onProgress: (progreso: Progreso) => void): Promise<Documento> {
  const { pages, documento } = scan;
  const read = await recogniser();
  const renderer = await openRenderer(scan.pdf);
  const paginas = [...documento.paginas];
  try {
    for (const [i, n] of pages.entries()) {
      const tell = () => onProgress({ pagina: i, de: pages.length });
      tell();
      const picture = renderer.render(n, DPI);
      const { words, page } = await readBest(read, prepare(picture, picture.dpi), tell);
      const sure = await readAddresses(read, page, await lookAgain(read, page, words));
      paginas[n] = pageOf(sure, page, picture);
    }
  } finally {
    renderer.close();
  }
  onProgress({ pagina: pages.length, de: pages.length });
  return { ...documento, paginas, ocr: true };
}

type Read = { words: Palabra[]; page: Prepared };

/**
 * A page upside down reads as gibberish: then it is turned over, and the surer of the two counts. The second reading
 * is told, for it has its own time.
 */
async function readBest(read: Engine, page: Prepared, again: () => void): Promise<Read> {
  const words = await read(page.image, page.dpi, 'page');
  if (sureness(words) >= UPRIGHT) return { words, page };
  again();
  const over = turnOver(page);
  const other = await read(over.image, over.dpi, 'page');
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
  const items = itemsOf(words, points);
  const aPagina = multiply(
    scaling(1 / picture.width, 1 / picture.height),
    multiply(toSource, scaling(1 / points, 1 / points)),
  );
  return { ancho: image.width * points, alto: image.height * points, items, imageCover: 1, sinMapa: 0, aPagina };
}
