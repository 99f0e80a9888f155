import { readFileSync, statSync } from 'node:fs';
import { MAX_FILE_BYTES } from '@recluta/domain/archivos';
import { docPictures } from './extract/doc-pictures.ts';
import { docxPictures } from './extract/docx.ts';
import { extract } from './extract/extract.ts';
import { ReadFailure } from './extract/failure.ts';
import { picturesPdf } from './extract/pictures-pdf.ts';
import { extractFields } from './fields/extract-fields.ts';
import { keptOf } from './fields/view.ts';
import { sniff } from './kind.ts';
import type { Scan } from './ocr/recognise.ts';
import { anchorFields } from './text/anchor.ts';
import type { Documento, Pagina } from './text/document.ts';
import { readings } from './text/readings.ts';
import { isDoubtful, isSparse, pagesToRecognise } from './text/usable.ts';
import type { Campos, Lectura, Progreso, ReadOptions } from './types.ts';

export type ReadCvOptions = ReadOptions & { ocr: boolean; onProgress: (progreso: Progreso) => void };

/** Less than this is a page number or a stamp, not a CV. */
const MIN_TEXT = 20;

/**
 * Reads one file from the disk: kind, text, fields. What is wrong with the file is told in the answer; a rejection is
 * a file that is not there, or a fault of the program. Scans are recognised only with `ocr`.
 */
export async function readCv(path: string, options: ReadCvOptions): Promise<Lectura> {
  // At once: whoever reads does nothing else meanwhile, and waiting for a thread costs a tenth of reading a DOCX.
  if (statSync(path).size > MAX_FILE_BYTES) return { estado: 'fallido', tipo: null, motivo: 'demasiado_grande' };
  const bytes = readFileSync(path);
  try {
    return await readBytes(bytes, options);
  } catch (error) {
    return { estado: 'fallido', tipo: sniff(bytes), motivo: error instanceof ReadFailure ? error.motivo : 'danado' };
  }
}

async function readBytes(bytes: Uint8Array, options: ReadCvOptions): Promise<Lectura> {
  let documento = await extract(bytes);
  const measure = async (asked: (pagina: Pagina) => boolean) => {
    if (documento.tipo !== 'pdf' || !documento.paginas.slice(0, 2).some(asked)) return;
    const { measureImages } = await import('./ocr/cover.ts');
    documento = await measureImages(bytes, documento, asked);
  };
  // A scan with a stamp is still a scan, and so is one with a text that its scanner misread.
  await measure((pagina) => isSparse(pagina) || isDoubtful(pagina));
  const { tipo, totalPaginas: paginas } = documento;
  const fields = () => {
    const read = readings(documento);
    const texto = (read.length > 1 ? keptOf(read) : read[0])?.texto ?? '';
    const campos = extractFields(read, options);
    return { texto, campos: read.length > 1 ? anchorFields(campos, texto) : campos };
  };
  let found = fields();
  if (!isIdentified(found.campos))
    await measure((pagina) => pagina.items.length > 0 && pagina.textoOculto === undefined);
  const scan = await scanOf(bytes, documento, isIdentified(found.campos));
  if (scan !== null) {
    if (!options.ocr) return { estado: 'requiere_ocr', tipo, paginas };
    const { recognise } = await import('./ocr/recognise.ts');
    documento = await recognise(scan, options.onProgress);
    found = fields();
  }
  if (found.texto.trim().length < MIN_TEXT) throw new ReadFailure('sin_texto', 'nothing to read');
  return { estado: 'leido', tipo, ...found, paginas, ocr: documento.ocr };
}

/** What must be recognised; null when the text will do, or when there is no picture of a page. */
async function scanOf(bytes: Uint8Array, documento: Documento, identified: boolean): Promise<Scan | null> {
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
