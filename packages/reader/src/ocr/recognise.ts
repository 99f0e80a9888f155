import { openRenderer } from '../extract/pdfium.ts';
import type { Documento, Pagina } from '../text/document.ts';
import type { Progreso } from '../types.ts';
import { readAddresses } from './addresses.ts';
import { type Engine, recogniser } from './engine.ts';
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
  const tell = (pagina: number) => onProgress({ pagina, de: pages.length });
  tell(0);
  const read = await recogniser();
  const shots = await shotsOf(scan);
  // The last is done when what was doubted has been read again.
  const onRead = (done: number) => done < pages.length && tell(done);
  const first = await read(
    shots.map(({ page }) => page),
    'page',
    onRead,
  );
  const paginas = [...documento.paginas];
  for (const [i, { n, size, page }] of shots.entries()) {
    if (i > 0) tell(i);
    const best = await upright(read, { words: first[i] ?? [], page }, () => tell(i));
    const sure = await readAddresses(read, best.page, await lookAgain(read, best.page, best.words));
    paginas[n] = pageOf(sure, best.page, size);
  }
  tell(pages.length);
  return { ...documento, paginas, ocr: true };
}

type Size = { width: number; height: number };

/** The pages as they are to be read, with the size that they were pictured in. */
async function shotsOf({ pdf, pages }: Scan): Promise<{ n: number; size: Size; page: Prepared }[]> {
  const renderer = await openRenderer(pdf);
  try {
    return pages.map((n) => {
      const picture = renderer.render(n, DPI);
      const { width, height, dpi } = picture;
      return { n, size: { width, height }, page: prepare(picture, dpi) };
    });
  } finally {
    renderer.close();
  }
}

type Read = { words: Palabra[]; page: Prepared };

/**
 * A page upside down reads as gibberish: then it is turned over, and the surer of the two counts. The second reading
 * is told, for it has its own time.
 */
async function upright(read: Engine, { words, page }: Read, again: () => void): Promise<Read> {
  if (sureness(words) >= UPRIGHT) return { words, page };
  again();
  const over = turnOver(page);
  const [other = []] = await read([over], 'page');
  again();
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

function pageOf(words: readonly Palabra[], { image, dpi, toSource }: Prepared, size: Size): Pagina {
  const points = 72 / dpi;
  const items = itemsOf(words, points);
  const aPagina = multiply(
    scaling(1 / size.width, 1 / size.height),
    multiply(toSource, scaling(1 / points, 1 / points)),
  );
  return { ancho: image.width * points, alto: image.height * points, items, imageCover: 1, sinMapa: 0, aPagina };
}
