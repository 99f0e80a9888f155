import type { Documento } from '../text/document.ts';
import { pageBlocks } from './docx-chunk.ts';
import { documentOf, isAddressed } from './docx-lines.ts';
import { DocxPackage, type Part } from './docx-package.ts';
import { parseStyles, type Styles } from './docx-styles.ts';
import { type Block, walkPart } from './docx-walk.ts';
import { ReadFailure } from './failure.ts';
import { MAX_INFLATED } from './limits.ts';
import { byNumber, inflateEntry, zipEntries } from './zip.ts';

const DOCUMENT = /^word\/document\d*\.xml$/i;
const HEADER = /^word\/header\d*\.xml$/i;
const FOOTER = /^word\/footer\d*\.xml$/i;
const NOTES = /^word\/(?:foot|end)notes\d*\.xml$/i;
const DIAGRAM = /^word\/diagrams\/data\d*\.xml$/i;
const STYLES = /^word\/styles\d*\.xml$/i;

/** Without a link there is no address behind one. */
const LINKED = /hyperlink/i;

/**
 * The text of a DOCX: page headers (a tenth of people put their contact there), the body with its text boxes where
 * they are anchored, diagrams, notes, page footers. Where no address is printed, those behind its links count. Nothing outside
 * of the file is fetched. Throws a `ReadFailure` when there is no text part, or when the parts inflate beyond the caps.
 */
export function extractDocx(bytes: Uint8Array): Documento {
  const file = new DocxPackage(bytes);
  const { parts, styles } = open(file);
  const read = (linked: boolean) =>
    documentOf(
      'docx',
      parts.map(({ xml, targetOf }) => {
        const chunk = (id: string) => heldBlocks(file.bytesOf(targetOf(id) ?? ''));
        return walkPart(xml, styles, { chunk, address: linked ? targetOf : null });
      }),
    );
  const documento = read(false);
  return isAddressed(documento) || !parts.some(({ xml }) => LINKED.test(xml)) ? documento : read(true);
}

function open(file: DocxPackage): { parts: Part[]; styles: Styles } {
  const body = file.parts(DOCUMENT);
  if (body.length === 0) throw new ReadFailure('danado', 'no word/document.xml');
  const styles = parseStyles(file.partsBeside(STYLES)[0]?.xml ?? '');
  const [above, below] = [file.partsBeside(HEADER), [DIAGRAM, NOTES, FOOTER].flatMap((part) => file.partsBeside(part))];
  return { parts: [...above, ...body, ...below], styles };
}

/** What a Word file holds whole: another one, or a page of the web. Of what that holds in turn nothing is read. */
function heldBlocks(held: Uint8Array | null): Block[] {
  if (held === null) return [];
  if (held[0] !== 0x50 || held[1] !== 0x4b) return pageBlocks(held);
  const { parts, styles } = open(new DocxPackage(held));
  return parts.flatMap(({ xml }) => walkPart(xml, styles, { chunk: () => [], address: null }));
}

const MEDIA = /^word\/media\/[^/]+\.(?:jpe?g|png|gif|bmp|tiff?|emf|wmf)$/i;

/** The two biggest pictures of a DOCX that has no text: people photograph their CV and paste it into Word. */
export function docxPictures(bytes: Uint8Array): Uint8Array[] {
  return zipEntries(bytes)
    .filter((entry) => MEDIA.test(entry.name))
    .sort((a, b) => b.compressed - a.compressed)
    .slice(0, 2)
    .sort(byNumber)
    .map((entry) => inflateEntry(bytes, entry, MAX_INFLATED));
}
