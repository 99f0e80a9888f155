import type { Documento } from '../text/document.ts';
import { documentOf } from './docx-lines.ts';
import { parseStyles } from './docx-styles.ts';
import { walkPart } from './docx-walk.ts';
import { ReadFailure } from './failure.ts';
import { MAX_INFLATED, MAX_PART_BYTES } from './limits.ts';
import { inflateEntry, type ZipEntry, zipEntries } from './zip.ts';

const DOCUMENT = /^word\/document\d*\.xml$/i;
const HEADER = /^word\/header\d*\.xml$/i;
const FOOTER = /^word\/footer\d*\.xml$/i;
const DIAGRAM = /^word\/diagrams\/data\d*\.xml$/i;
const STYLES = /^word\/styles\d*\.xml$/i;

/**
 * The text of a DOCX: page headers (a tenth of people put their contact there), the body with its text boxes where
 * they are anchored, diagrams, page footers. Relationships are never resolved. Throws a `ReadFailure` when there is
 * no text part, or when the parts inflate beyond the caps.
 */
export function extractDocx(bytes: Uint8Array): Documento {
  const entries = zipEntries(bytes);
  if (!entries.some((e) => DOCUMENT.test(e.name))) throw new ReadFailure('danado', 'no word/document.xml');
  const read = partReader(bytes, entries);
  const styles = parseStyles(read(STYLES)[0] ?? '');
  const parts = [HEADER, DOCUMENT, DIAGRAM, FOOTER].flatMap(read).map((xml) => walkPart(xml, styles));
  return documentOf('docx', parts);
}

function partReader(bytes: Uint8Array, entries: ZipEntry[]): (pattern: RegExp) => string[] {
  let left = MAX_INFLATED;
  return (pattern) =>
    entries
      .filter((entry) => pattern.test(entry.name))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .slice(0, 12)
      .map((entry) => {
        const part = inflateEntry(bytes, entry, Math.min(left, MAX_PART_BYTES));
        left -= part.length;
        return decode(part);
      });
}

const utf8 = new TextDecoder();

function decode(part: Uint8Array): string {
  const [a, b] = part;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(part);
  return utf8.decode(part);
}

const MEDIA = /^word\/media\/[^/]+\.(?:jpe?g|png|gif|bmp|tiff?|emf|wmf)$/i;

/** The two biggest pictures of a DOCX that has no text: people photograph their CV and paste it into Word. */
export function docxPictures(bytes: Uint8Array): Uint8Array[] {
  return zipEntries(bytes)
    .filter((entry) => MEDIA.test(entry.name))
    .sort((a, b) => b.compressed - a.compressed)
    .slice(0, 2)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((entry) => inflateEntry(bytes, entry, MAX_INFLATED));
}
