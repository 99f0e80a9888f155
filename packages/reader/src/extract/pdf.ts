import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MAX_PAGINAS } from '@recluta/domain/archivos';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument, PDFWorker, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextStyle } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Documento, Item, Pagina } from '../text/document.ts';
import { ReadFailure } from './failure.ts';
import { MAX_ITEMS, MAX_TEXT } from './limits.ts';
import { annotationItems } from './pdf-annotations.ts';
import { partItems } from './pdf-glued.ts';
import { inflateAtOnce } from './pdf-inflate.ts';
import { cleanItem, toItem, unmappedShare } from './pdf-item.ts';
import { isLetterSpaced, joinAccented, joinDoubled, reletter, withoutShadows } from './pdf-letters.ts';
import { pdfPort } from './pdf-port.ts';
import { isTorn, wordsOfLetters } from './pdf-torn.ts';

const pdfjsHome = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What may still be read of this file, and whether it may be a form: with fields to fill in, or typed upon. */
type Budget = { items: number; text: number; form: boolean };

/** One for the life of the process: starting it costs as much as reading a CV. */
let worker: PDFWorker | undefined;

/**
 * The text of a PDF with its places, at most 8 pages. Scripts, forms in XFA, fonts' programs and images stay unread.
 * A page that cannot be read counts as empty; a file of which nothing can be read throws a `ReadFailure`.
 */
export async function extractPdf(bytes: Uint8Array): Promise<Documento> {
  const pdf = await open(bytes);
  try {
    const paginas: Pagina[] = [];
    const form =
      (await pdf.getFieldObjects()) !== null ||
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/FreeText');
    const budget: Budget = { items: MAX_ITEMS, text: MAX_TEXT, form };
    for (let n = 1; n <= Math.min(pdf.numPages, MAX_PAGINAS); n++) paginas.push(await readPage(pdf, bytes, n, budget));
    return { tipo: 'pdf', paginas, totalPaginas: pdf.numPages, ocr: false };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  if (worker === undefined || worker.destroyed) {
    inflateAtOnce();
    worker = PDFWorker.create({ port: pdfPort(), verbosity: VerbosityLevel.ERRORS });
  }
  const task = getDocument({
    // pdf.js takes the buffer for itself: the copy keeps the caller's bytes for the recogniser. Version 6 evaluates no code.
    data: Uint8Array.from(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    cMapUrl: `${join(pdfjsHome, 'cmaps')}/`,
    cMapPacked: true,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new ReadFailure('protegido', 'needs a password to open');
    throw new ReadFailure('danado', String(error));
  }
}

async function readPage(pdf: PDFDocumentProxy, bytes: Uint8Array, n: number, budget: Budget): Promise<Pagina> {
  try {
    const page = await pdf.getPage(n);
    const view = page.getViewport({ scale: 1 });
    const painted = await textItems(page, view.transform, budget);
    const torn = isTorn(painted.drawn) ? await wordsOfLetters(bytes, n, view) : null;
    const seen = (torn ?? painted.items).filter((item) => isSeen(item, view.width, view.height));
    const accented = joinAccented(seen);
    const raw = accented ? await reletter(bytes, n, view, accented.items, accented.rows) : seen;
    let items = withoutShadows(raw.flatMap((item) => cleanItem(item) ?? []));
    const twice = joinDoubled(items);
    if (twice !== null) items = await reletter(bytes, n, view, twice.items, twice.doubled);
    else if (items.some(isLetterSpaced)) items = await reletter(bytes, n, view, items);
    // They cost a sixth of the time: only where answers may be in fields, or an address behind an icon.
    if (budget.form || (n === 1 && !items.some((item) => item.texto.includes('@')))) {
      items.push(...(await annotationItems(page, view, items)));
    }
    page.cleanup();
    return {
      ancho: view.width,
      alto: view.height,
      items: partItems(items),
      imageCover: 0,
      sinMapa: unmappedShare(raw),
    };
  } catch (error) {
    if (error instanceof ReadFailure) throw error;
    return { ancho: 595, alto: 842, items: [], imageCover: 0, sinMapa: 0 };
  }
}

/** Read as a stream: a page of millions of operators stops at the budget instead of filling the memory. */
async function textItems(
  page: PDFPageProxy,
  transform: number[],
  budget: Budget,
): Promise<{ items: Item[]; drawn: Item[] }> {
  // A page may count in more than points (UserUnit): what is as wide as its letters say is so many times wider.
  const unit = Math.hypot(transform[0] ?? 1, transform[1] ?? 0);
  const items: Item[] = [];
  const drawn: Item[] = [];
  // A font is described in the first piece that uses it; where the pieces end is a matter of chance.
  const styles = new Map<string, TextStyle>();
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { items, drawn };
    for (const [name, style] of Object.entries<TextStyle>(value.styles)) styles.set(name, style);
    for (const raw of value.items) {
      if (!('str' in raw)) continue;
      if (budget.items <= 0 || budget.text <= 0) {
        await reader.cancel('budget');
        return { items, drawn };
      }
      budget.items--;
      budget.text -= raw.str.length;
      const style = styles.get(raw.fontName);
      const item = toItem(raw, Util.transform(transform, raw.transform), unit, style);
      if (item === null) continue;
      items.push(item);
      if (!style?.ascent) drawn.push(item);
    }
  }
}

/** Text parked outside of the sheet, or too small to see, is read by no person: it is stuffing for machines, or a leftover. */
function isSeen(item: Item, width: number, height: number): boolean {
  if (item.tam <= 0.5) return false;
  const x = item.x + item.ancho / 2;
  const y = item.y + item.alto / 2;
  return x > -2 && y > -2 && x < width + 2 && y < height + 2;
}
