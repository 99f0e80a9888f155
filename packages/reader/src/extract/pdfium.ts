import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Gray } from '../ocr/gray.ts';
import { ReadFailure } from './failure.ts';

const GRAY = 1;
const WHITE = 0xffffffff;
const DRAW_ANNOTATIONS = 0x01;
const GRAYSCALE = 0x08;
const TEXT = 1;
const IMAGE = 3;
/** A group of others, as some scanners pack their page. */
const GROUP = 5;
const INVISIBLE = 3;
/** Of its texts, by number: a stamp may be seen over a layer that is not. */
const HIDDEN = 0.8;
/** A sheet photographed by a phone says to be metres wide: never more pixels than an A4 at 300 dpi has. */
const MAX_PIXELS = 9_000_000;

let engine: Promise<WrappedPdfiumModule> | undefined;

async function start(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const binary = await readFile(wasm);
  const pdfium = await init({ wasmBinary: new Uint8Array(binary).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

export type Letter = { texto: string; left: number; top: number; right: number; bottom: number };

/** Pages as pictures. `close` frees the file's memory in the engine, which lives as long as the process. */
export type Renderer = {
  pages: number;
  /** The page as seen, `dpi` dots per inch at most. */
  render(page: number, dpi: number): Gray & { dpi: number };
  /** The share of the page, 0 to 1, that its images cover, and whether its text is not to be seen for them. */
  layers(page: number): { imageCover: number; textoOculto: boolean };
  /** Its letters one by one, at most 20 000, in the file's own coordinates (from the bottom left). */
  letters(page: number): Letter[];
  close(): void;
};

export async function openRenderer(bytes: Uint8Array): Promise<Renderer> {
  engine ??= start();
  const pdfium = await engine;
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heap(pdfium).set(bytes, memory);
  const file = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '');
  if (file === 0) {
    pdfium.pdfium.wasmExports.free(memory);
    throw new ReadFailure('danado', 'cannot be rendered');
  }
  const withPage = <T>(n: number, use: (page: number) => T): T => {
    const page = pdfium.FPDF_LoadPage(file, n);
    if (page === 0) throw new ReadFailure('danado', `page ${n}`);
    try {
      return use(page);
    } finally {
      pdfium.FPDF_ClosePage(page);
    }
  };
  return {
    pages: pdfium.FPDF_GetPageCount(file),
    render: (n, dpi) => withPage(n, (page) => render(pdfium, page, dpi)),
    layers: (n) => withPage(n, (page) => layers(pdfium, page)),
    letters: (n) => withPage(n, (page) => letters(pdfium, page)),
    close() {
      pdfium.FPDF_CloseDocument(file);
      pdfium.pdfium.wasmExports.free(memory);
    },
  };
}

/** The engine's memory, looked up each time: it moves when it grows. */
const heap = ({ pdfium }: WrappedPdfiumModule): Uint8Array => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

function render(pdfium: WrappedPdfiumModule, page: number, wanted: number): Gray & { dpi: number } {
  const [w, h] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
  const scale = Math.min(wanted / 72, Math.sqrt(MAX_PIXELS / Math.max(1, w * h)));
  const width = Math.max(1, Math.round(w * scale));
  const height = Math.max(1, Math.round(h * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0);
  if (bitmap === 0) throw new ReadFailure('memoria', 'page too big');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, DRAW_ANNOTATIONS | GRAYSCALE);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    return { width, height, data: grayOf(heap(pdfium), start, stride, width, height), dpi: scale * 72 };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** Rows without what the engine fills them up with. */
function grayOf(memory: Uint8Array, start: number, stride: number, width: number, height: number): Uint8Array {
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) gray.set(memory.subarray(start + y * stride, start + y * stride + width), y * width);
  return gray;
}

const MAX_OBJECTS = 2_000;

function layers(pdfium: WrappedPdfiumModule, page: number): { imageCover: number; textoOculto: boolean } {
  const area = pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
  const box = pdfium.pdfium.wasmExports.malloc(16);
  const at = (offset: number) => pdfium.pdfium.getValue(box + offset, 'float');
  let covered = 0;
  let [texts, hidden] = [0, 0];
  const count = Math.min(MAX_OBJECTS, pdfium.FPDFPage_CountObjects(page));
  for (let i = 0; i < count; i++) {
    const object = pdfium.FPDFPage_GetObject(page, i);
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === TEXT) {
      texts++;
      if (pdfium.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hidden++;
    }
    if (type !== IMAGE && !(type === GROUP && holdsImage(pdfium, object))) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, box, box + 4, box + 8, box + 12)) continue;
    const share = Math.abs((at(8) - at(0)) * (at(12) - at(4))) / area;
    covered += share;
    // What was painted before a picture of the page lies under it.
    if (share > 0.5) hidden = texts;
  }
  pdfium.pdfium.wasmExports.free(box);
  return { imageCover: area > 0 ? Math.min(1, covered) : 0, textoOculto: texts > 0 && hidden >= HIDDEN * texts };
}

function holdsImage(pdfium: WrappedPdfiumModule, group: number): boolean {
  const count = Math.min(MAX_OBJECTS, pdfium.FPDFFormObj_CountObjects(group));
  for (let i = 0; i < count; i++)
    if (pdfium.FPDFPageObj_GetType(pdfium.FPDFFormObj_GetObject(group, i)) === IMAGE) return true;
  return false;
}

const MAX_LETTERS = 20_000;

function letters(pdfium: WrappedPdfiumModule, page: number): Letter[] {
  const text = pdfium.FPDFText_LoadPage(page);
  const box = pdfium.pdfium.wasmExports.malloc(16);
  const found: Letter[] = [];
  const at = (offset: number) => pdfium.pdfium.getValue(box + offset, 'float');
  const count = Math.min(MAX_LETTERS, pdfium.FPDFText_CountChars(text));
  for (let i = 0; i < count; i++) {
    const code = pdfium.FPDFText_GetUnicode(text, i);
    if (code <= 32 || !pdfium.FPDFText_GetLooseCharBox(text, i, box)) continue;
    found.push({ texto: String.fromCodePoint(code), left: at(0), top: at(4), right: at(8), bottom: at(12) });
  }
  pdfium.pdfium.wasmExports.free(box);
  pdfium.FPDFText_ClosePage(text);
  return found;
}
