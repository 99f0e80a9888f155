import type { Elegido } from './selection.ts';

/** The key of one submission and the list it was made for. */
export type Clave = { valor: string; lista: string };

/** 16 random bytes → UUID v4. `crypto.randomUUID` is missing where a page is served by plain http, as in an office. */
export function uuidOf(random: Uint8Array): string {
  const hex = Array.from(random, (byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The last key while the list is the same, so that a retry finds its first outcome again; a new one otherwise. */
export function keyFor(archivos: readonly Elegido[], last: Clave | null, makeKey: () => string): Clave {
  const lista = archivos.map((elegido) => elegido.id).join(' ');
  return last?.lista === lista ? last : { valor: makeKey(), lista };
}
