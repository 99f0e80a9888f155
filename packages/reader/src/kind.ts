import type { TipoArchivo } from '@recluta/domain/archivos';
import { type ZipEntry, zipEntries } from './extract/zip.ts';

const latin = new TextDecoder('latin1');
const utf16 = new TextDecoder('utf-16le');
const PDF = '%PDF-';
/** What comes before `%PDF-` when the file is something else that carries a PDF's mark. */
const DISGUISE =
  /^(?:MZ|\u007fELF|#!|PK|\u00cf\u00fa\u00ed\u00fe|\u00ca\u00fe\u00ba\u00be)|<\s*(?:!doctype|html|script|svg|\?php)/i;

/**
 * What a file is by its content, never by its name; null when it is no CV we take. The first 1 KB tells a PDF; an old
 * Word file is known by its first bytes and, when they are there, by the names of its streams; a DOCX by the names of
 * its parts, so give it whole. Macros make it null. A file of the right kind that is cut short keeps its kind.
 */
export function sniff(bytes: Uint8Array): TipoArchivo | null {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return sniffZip(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return sniffOle(bytes);
  const head = latin.decode(bytes.subarray(0, 1024));
  const at = head.indexOf(PDF);
  return at >= 0 && !DISGUISE.test(head.slice(0, at)) ? 'pdf' : null;
}

function sniffZip(bytes: Uint8Array): TipoArchivo | null {
  const names = namesOf(bytes);
  if (names === null || names.some(isMacro)) return null;
  if (names.some((n) => /^word\/document\d*\.xml$/i.test(n))) return 'docx';
  // Cut short before its directory: the parts that come first say what it was going to be.
  const other = names.some((n) => /^(?:xl|ppt|META-INF)\/|^mimetype$/i.test(n));
  const office = names.some((n) => /^\[Content_Types\]\.xml$|^word\//i.test(n));
  return office && !other && !hasDirectory(bytes) ? 'docx' : null;
}

/** A Word file that brings programs of its own. */
export const isMacro = (name: string) => /vbaProject\.bin$|vbaData\.xml$/i.test(name);

/** Names of the parts of a zip; null when there are more than a CV has. */
export function namesOf(bytes: Uint8Array): string[] | null {
  try {
    return zipEntries(bytes).map((entry: ZipEntry) => entry.name);
  } catch {
    return null;
  }
}

function hasDirectory(bytes: Uint8Array): boolean {
  return latin.decode(bytes.subarray(-65_557)).includes('PK\x05\x06');
}

/** A DOCX with a password is such a file too. */
function sniffOle(bytes: Uint8Array): TipoArchivo | null {
  const names = streamNames(bytes);
  if (names === null || names.includes('WordDocument')) return 'doc';
  if (names.includes('EncryptedPackage')) return 'docx';
  return null;
}

/** Names of the streams of an old Office file, UTF-16 in the directory's sectors; null when there are none to read. */
export function streamNames(bytes: Uint8Array): string[] | null {
  if (bytes.length < 512) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sector = 1 << Math.min(12, view.getUint16(30, true));
  const start = (view.getUint32(48, true) + 1) * sector;
  if (start + 128 > bytes.length) return null;
  const names: string[] = [];
  // The directory may go on elsewhere: what a Word file is shows in its first sectors, or it is taken for one.
  for (let at = start; at + 128 <= bytes.length && names.length < 64; at += 128) {
    const length = view.getUint16(at + 64, true);
    const type = bytes[at + 66] ?? 255;
    if (length > 64 || type > 5) break;
    if (length >= 2) names.push(utf16.decode(bytes.subarray(at, at + length - 2)));
  }
  const known = ['WordDocument', 'EncryptedPackage', 'Workbook', 'Book', 'PowerPoint Document'];
  return names.some((n) => known.includes(n)) ? names : foreign(names);
}

/** A database, an installer or a message has streams of its own; nothing readable at all stays a damaged Word file. */
function foreign(names: string[]): string[] | null {
  return names.length > 1 ? names : null;
}

function startsWith(bytes: Uint8Array, mark: number[]): boolean {
  return mark.every((byte, i) => bytes[i] === byte);
}
