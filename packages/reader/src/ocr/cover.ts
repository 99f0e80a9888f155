import { openRenderer } from '../extract/pdfium.ts';
import type { Documento, Pagina } from '../text/document.ts';

/** Behind them nothing is recognised. */
const PAGES = 2;

/** The first pages that are asked for learn how much of them images cover, and whether their text can be seen. */
export async function measureImages(
  bytes: Uint8Array,
  documento: Documento,
  asked: (pagina: Pagina) => boolean,
): Promise<Documento> {
  const renderer = await openRenderer(bytes).catch(() => null);
  // What the other engine read of it is what there is.
  if (renderer === null) return documento;
  try {
    const paginas = documento.paginas.map((pagina, n) =>
      n < PAGES && asked(pagina) ? { ...pagina, ...renderer.layers(n) } : pagina,
    );
    return { ...documento, paginas };
  } finally {
    renderer.close();
  }
}
