/** Only where a path may lead: the page's own origin is what counts, so any will do here. */
const ORIGIN = 'https://recluta.invalid';

/**
 * A path of this site as it came in an address (`?volver=/procesos/3/cvs?q=ana`), or null. An address of elsewhere,
 * also in the shapes browsers bend into one (`//otro.cl`, `/\otro.cl`), leads nowhere.
 */
export function localPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/')) return null;
  if (!URL.canParse(text, ORIGIN)) return null;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
