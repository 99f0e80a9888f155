import { MAX_PAGINAS } from '@recluta/domain/archivos';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerAddress;

/** Device pixels of one page's canvas at the most, so that a phone's memory lasts. */
const MAX_PIXELS = 4_000_000;

export type Pdf = { pages: PDFPageProxy[]; total: number; close(): void };

/** What pdf.js calls an error of the file itself, by its name: no other try will open it. */
const CAUSAS = {
  PasswordException: 'protegido',
  InvalidPDFException: 'danado',
  UnknownErrorException: 'danado',
} as const;
type Causa = (typeof CAUSAS)[keyof typeof CAUSAS];

/** A file that came and cannot be drawn; it can still be kept, and opened with what can. */
export class Undrawable extends Error {
  readonly causa: Causa;
  readonly content: Blob;

  constructor(causa: Causa, content: Blob) {
    super(causa);
    this.causa = causa;
    this.content = content;
  }
}

const causaOf = (error: unknown): Causa | undefined =>
  error instanceof Error ? CAUSAS[error.name as keyof typeof CAUSAS] : undefined;

/** Opens a PDF for its canvas: no scripts, no forms, no links, nothing fetched from anywhere else. Throws Undrawable. */
export async function openPdf(address: string, signal: AbortSignal): Promise<Pdf> {
  const answer = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!answer.ok) throw new Error(`The original answered ${answer.status}`);
  const content = await answer.blob();
  const task = getDocument({
    data: new Uint8Array(await content.arrayBuffer()),
    enableXfa: false,
    stopAtErrors: false,
    useWasm: false,
    // Damaged files are told on the page, not in the console.
    verbosity: 0,
    useWorkerFetch: false,
  });
  const close = () => void task.destroy();
  try {
    const document: PDFDocumentProxy = await task.promise;
    const shown = Math.min(MAX_PAGINAS, document.numPages);
    const pages = await Promise.all(Array.from({ length: shown }, (_, i) => document.getPage(i + 1)));
    return { pages, total: document.numPages, close };
  } catch (error) {
    // Or its worker would stay as long as the tab does.
    close();
    const causa = causaOf(error);
    throw causa ? new Undrawable(causa, content) : error;
  }
}

/** Draws a page as wide as `width` CSS pixels. Returns what stops the drawing. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): () => void {
  const natural = page.getViewport({ scale: 1 });
  const fit = (width / natural.width) * Math.min(2, devicePixelRatio);
  const scale = Math.min(fit, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const drawing = page.render({ canvas, viewport, annotationMode: 0 });
  drawing.promise.catch(() => undefined);
  return () => {
    drawing.cancel();
    // Its dots would stay until memory is next collected: 50 MB of a hundred CVs that were turned in a row.
    canvas.width = 0;
  };
}
