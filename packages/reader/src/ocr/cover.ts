import { openRenderer } from '../extract/pdfium.ts';
import type { Documento } from '../text/document.ts';
import { isSparse } from '../text/usable.ts';

/** Pages with little text learn how much of them an image covers: a scan with a stamp is still a scan. */
export async function measureImages(bytes: Uint8Array, documento: Documento): Promise<Documento> {
  const renderer = await openRenderer(bytes).catch(() => null);
  // What the other engine read of it is what there is.
  if (renderer === null) return documento;
  try {
    const paginas = documento.paginas.map((pagina, n) =>
      isSparse(pagina) ? { ...pagina, imageCover: renderer.imageCover(n) } : pagina,
    );
    return { ...documento, paginas };
  } finally {
    renderer.close();
  }
}
