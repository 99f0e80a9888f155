import { readFileSync, statSync } from 'node:fs';
import { MAX_FILE_BYTES, MAX_PAGINAS_OCR } from '@recluta/domain/archivos';
import { docPictures } from './extract/doc-pictures.ts';
import { docxPictures } from './extract/docx.ts';
import { extract } from './extract/extract.ts';
import { ReadFailure } from './extract/failure.ts';
import { picturesPdf } from './extract/pictures-pdf.ts';
import { fieldSteps } from './fields/extract-fields.ts';
import { keptOf } from './fields/view/view.ts';
import { sniff } from './kind.ts';
import type { Scan } from './ocr/recognise.ts';
import { anchorFields } from './text/anchor.ts';
import type { Documento, Pagina } from './text/document.ts';
import { readings } from './text/readings.ts';
import { isDoubtful, isSparse, pagesToRecognise } from './text/usable.ts';
import { type Steps, type Turn, Turns, walk } from './turns.ts';
import type { Campos, Lectura, Progreso, ReadOptions } from './types.ts';

export type ReadCvOptions = ReadOptions & { ocr: boolean; onProgress: (progreso: Progreso) => void };

/** Less than this is a page number or a stamp, not a CV. */
const MIN_TEXT = 20;

/** A file with more bytes than this (50 CVs of 200 KB are usual) waits for no other: its bytes are kept until it is read. */
const MAX_WAITING = 1024 * 1024;

/**
 * Reads one file from the disk: kind, text, fields; in `turn` with others, or by itself. What is wrong with the file is
 * told in the answer; a rejection is a file that is not there, or a fault of the program. Scans are recognised only
 * with `ocr`.
 */
export async function readCv(path: string, options: ReadCvOptions, turn = new Turns().next()): Promise<Lectura> {
  const file: { bytes?: Uint8Array } = {};
  try {
    return await readFile(file, path, options, turn);
  } catch (error) {
    if (file.bytes === undefined && !(error instanceof ReadFailure)) throw error;
    const motivo = error instanceof ReadFailure ? error.motivo : 'danado';
    return { estado: 'fallido', tipo: file.bytes === undefined ? null : sniff(file.bytes), motivo };
  }
}

async function readFile(
  file: { bytes?: Uint8Array },
  path: string,
  options: ReadCvOptions,
  turn: Turn,
): Promise<Lectura> {
  const { bytes, ...opened } = await turn.open(async () => {
    if (statSync(path).size > MAX_FILE_BYTES) throw new ReadFailure('demasiado_grande', path);
    // At once: whoever reads does nothing else meanwhile, and waiting for a thread costs a tenth of reading a DOCX.
    const bytes = readFileSync(path);
    file.bytes = bytes;
    // A scan with a stamp is still a scan, and so is one with a text that its scanner misread.
    return {
      bytes,
      documento: await measured(bytes, await extract(bytes), (page) => isSparse(page) || isDoubtful(page)),
    };
  });
  let { documento } = opened;
  const { tipo, totalPaginas: paginas } = documento;
  const fields = () =>
    bytes.length > MAX_WAITING ? walk(fieldsOf(documento, options)) : turn.walk(fieldsOf(documento, options));
  let found = await fields();
  const identified = isIdentified(found.campos);
  if (!identified)
    documento = await turn.open(() =>
      measured(bytes, documento, (page) => page.items.length > 0 && page.textoOculto === undefined),
    );
  const scan = await scanOf(bytes, documento, identified);
  if (scan !== null) {
    if (!options.ocr) return { estado: 'requiere_ocr', tipo, paginas };
    const { recognise } = await import('./ocr/recognise.ts');
    documento = await turn.open(() => recognise(scan, options.onProgress));
    found = await fields();
  }
  if (found.texto.trim().length < MIN_TEXT) throw new ReadFailure('sin_texto', 'nothing to read');
  return { estado: 'leido', tipo, ...found, paginas, ocr: documento.ocr };
}

function* fieldsOf(documento: Documento, options: ReadOptions): Steps<{ texto: string; campos: Campos }> {
  const read = readings(documento);
  const texto = (read.length > 1 ? keptOf(read) : read[0])?.texto ?? '';
  yield;
  const campos = yield* fieldSteps(read, options);
  return { texto, campos: read.length > 1 ? anchorFields(campos, texto) : campos };
}

/** With how much of its pages images cover, where one of those that can be recognised asks for it. */
async function measured(
  bytes: Uint8Array,
  documento: Documento,
  asks: (pagina: Pagina) => boolean,
): Promise<Documento> {
  if (documento.tipo !== 'pdf' || !documento.paginas.slice(0, MAX_PAGINAS_OCR).some(asks)) return documento;
  const { measureImages } = await import('./ocr/cover.ts');
  return await measureImages(bytes, documento, asks);
}

/** What must be recognised; null when the text will do, or when there is no picture of a page. */
async function scanOf(bytes: Uint8Array, documento: Documento, identified: boolean): Promise<Scan | null> {
  // A Word file whose text says who somebody is was typed.
  if (identified && documento.tipo !== 'pdf') return null;
  const pages = pagesToRecognise(documento, identified);
  if (pages.length === 0) return null;
  if (documento.tipo === 'pdf') return { pdf: bytes, documento, pages };
  const pictures = await picturesPdf(documento.tipo === 'doc' ? docPictures(bytes) : docxPictures(bytes));
  if (pictures === null) return null;
  const numbers = Array.from({ length: pictures.pages }, (_, i) => i);
  return { pdf: pictures.bytes, documento: { ...documento, paginas: [] }, pages: numbers };
}

/** Who it is is known: the pages of images behind are certificates and identity cards. */
function isIdentified({ nombre, rut, email, telefono }: Campos): boolean {
  return nombre !== null && (rut !== null || email !== null) && (email !== null || telefono !== null);
}
