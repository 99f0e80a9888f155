import { pictureKind } from '@recluta/domain/archivos';
import type { Disfraz } from '@recluta/domain/disfraces';
import { isMacro, namesOf, sniff, streamNames } from './kind.ts';

const latin = new TextDecoder('latin1');

/** By the first bytes of a file, after what an editor may have left before them. */
const BEGINNINGS: readonly [RegExp, Disfraz][] = [
  [/^(?:MZ|\x7fELF|#!|\xcf\xfa\xed\xfe|\xca\xfe\xba\xbe)/, 'programa'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\s*(?:!doctype|!--|\?xml|html|head|body|script|svg)|MIME-Version:)/i, 'pagina'],
  [/^(?:GIF8|BM|II\*\0|MM\0\*|.{4}ftyp(?:hei|hev|mif|avif))/s, 'imagen'],
  [/^\{\\rtf/, 'rtf'],
  [/^(?:Rar!|7z\xbc\xaf)/, 'comprimido'],
];

/** By the names of the parts of a zip. */
const PARTS: readonly [RegExp, Disfraz][] = [
  [/^xl\//, 'planilla'],
  [/^ppt\//, 'presentacion'],
  [/^Index\/.*\.iwa$/, 'pages'],
  [/^META-INF\/manifest\.xml$/, 'opendocument'],
];

const firstOf = (table: readonly [RegExp, Disfraz][], names: readonly string[]): Disfraz | null =>
  table.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? null;

/**
 * What a file that is refused is by its content, for who sent it; null when it is nothing that is known. Of a zip and
 * of an old Office file give all bytes, of any other the first will do.
 */
export function disguiseOf(bytes: Uint8Array): Disfraz | null {
  if (pictureKind(bytes)) return 'imagen';
  if (sniff(bytes) === 'doc') return 'doc';
  const head = latin.decode(bytes.subarray(0, 1024));
  if (head.startsWith('PK\x03\x04')) {
    const names = namesOf(bytes) ?? [];
    return names.some(isMacro) ? 'macros' : (firstOf(PARTS, names) ?? 'comprimido');
  }
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    const names = streamNames(bytes) ?? [];
    if (names.includes('PowerPoint Document')) return 'presentacion';
    return names.includes('Workbook') || names.includes('Book') ? 'planilla' : null;
  }
  return firstOf(BEGINNINGS, [head]);
}
