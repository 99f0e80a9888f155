import type { Elegido, Local } from './selection.ts';

/** So much goes in one request: twenty seconds of a slow phone, which is all that a lost connection makes it send again. */
export const LOTE_BYTES = 1024 * 1024;

export const bytesOf = (archivos: readonly Elegido[]): number => archivos.reduce((sum, { file }) => sum + file.size, 0);

/** The server has it: what is sent again is never more than what has no such outcome. */
export const isReceived = ({ resultado }: Elegido): boolean =>
  resultado?.estado === 'registrado' || resultado?.estado === 'duplicado';

/**
 * What the next request of a submission takes: files without an outcome, in their order. Those of one name go together,
 * since a key tells repeated ones apart by their place in a request.
 */
export function nextLote<F extends Local>(archivos: readonly Elegido<F>[]): readonly Elegido<F>[] {
  const pending = archivos.filter(({ resultado }) => resultado === null);
  const lote: Elegido<F>[] = [];
  let bytes = 0;
  for (const elegido of pending) {
    if (lote.includes(elegido)) continue;
    if (bytes > 0 && bytes + elegido.file.size > LOTE_BYTES) break;
    const named = pending.filter(({ file }) => file.name === elegido.file.name);
    lote.push(...named);
    bytes += bytesOf(named);
  }
  return lote;
}
