import { sniff } from '../kind.ts';
import type { Documento } from '../text/document.ts';
import { extractDoc } from './doc.ts';
import { extractDocx } from './docx.ts';
import { ReadFailure } from './failure.ts';
import { extractPdf } from './pdf.ts';

/** The text of a CV with its places. Throws a `ReadFailure` that says why not. */
export async function extract(bytes: Uint8Array): Promise<Documento> {
  if (bytes.length === 0) throw new ReadFailure('vacio', '0 bytes');
  const tipo = sniff(bytes);
  if (tipo === null) throw new ReadFailure('no_es_cv', 'unknown content');
  if (tipo === 'pdf') return extractPdf(bytes);
  if (bytes[0] === 0xd0 && tipo === 'docx') throw new ReadFailure('protegido', 'encrypted package');
  return tipo === 'docx' ? extractDocx(bytes) : extractDoc(bytes);
}
