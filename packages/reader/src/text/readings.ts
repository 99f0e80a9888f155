import type { Documento, Reading } from './document.ts';
import { geometricBlocks } from './geometric.ts';
import { readingOf } from './join.ts';
import { streamBlocks } from './stream.ts';

/** The file's own order first; the eye's order too when there are places and it says something else. */
export function readings(documento: Documento): Reading[] {
  const paginas = documento.paginas.map(({ ancho, alto, aPagina }) => ({ ancho, alto, aPagina }));
  const stream = readingOf('stream', streamBlocks(documento), paginas, documento.ocr);
  if (paginas.every((p) => p.ancho === 0)) return [stream];
  const geometric = readingOf('geometric', geometricBlocks(documento), paginas, documento.ocr);
  return geometric.texto === stream.texto ? [stream] : [stream, geometric];
}
