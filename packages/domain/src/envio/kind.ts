import { MIME, TIPOS_ARCHIVO, type TipoArchivo } from '../archivos.ts';
import type { Local } from './selection.ts';

/** What of a file is looked at: the first parts of a DOCX stand in it. */
const HEAD_BYTES = 4096;

/**
 * The kind that a name ends in, or else the type of a file whose name has no ending: phones give such names, and some
 * systems know no type for .docx. What ends in figures (`CV 12.03.2026`) has none.
 */
export function kindByName({ name, type }: Local): TipoArchivo | null {
  const lower = name.toLowerCase();
  const ended = TIPOS_ARCHIVO.find((tipo) => lower.endsWith(`.${tipo}`));
  if (ended || /\.(?=\d*[a-z])[a-z0-9]{1,5}$/.test(lower)) return ended ?? null;
  return TIPOS_ARCHIVO.find((tipo) => type === MIME[tipo]) ?? null;
}

/** What a file seems by its first bytes; the server, which has them all, decides. */
export async function kindByBytes(file: Local): Promise<TipoArchivo | null> {
  const head = String.fromCharCode(...new Uint8Array((await file.slice(0, HEAD_BYTES).arrayBuffer()) as ArrayBuffer));
  if (head.startsWith('PK\x03\x04'))
    return /word\/|_rels\/|\[Content_Types\]/.test(head) && !/\b(xl|ppt)\//.test(head) ? 'docx' : null;
  if (head.startsWith('\xd0\xcf\x11\xe0')) return 'doc';
  return head.slice(0, 1024).includes('%PDF-') ? 'pdf' : null;
}
