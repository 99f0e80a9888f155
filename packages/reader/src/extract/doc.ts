import type { Documento, Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import { DocFile, placesOf } from './doc-file.ts';
import { DocLooks } from './doc-looks.ts';
import { scrapeText } from './doc-scrape.ts';
import { docReader } from './doc-walk.ts';
import { wordArtIn } from './doc-wordart.ts';
import { beginning, documentOf, isAddressed } from './docx-lines.ts';
import type { Block } from './docx-walk.ts';
import { ReadFailure } from './failure.ts';
import { addRun } from './word-runs.ts';

/** Bytes that say of a drawing and of a text box which shape it is, and where. */
const ANCHOR = 26;
const BOX = 22;
const SHAPE_OF_BOX = 14;
/** Six parts a section: what ends its even, odd and first pages above and below. Those of the first six part notes. */
const PAGE_ENDS = 6;
const HEADERS = [0, 1, 4];
/** Text boxes, headers and footers that are looked at. */
const MAX_STORIES = 120;

/**
 * The text of a Word 97 to 2003 file: page headers, the body with its text boxes and WordArt where they are anchored,
 * footers. A file cut short or of an older Word gives the runs of letters that can be found in its bytes; a whole one may have no
 * text, but pictures. Where no address is printed, those behind its links count. Throws a `ReadFailure` when it is neither, or has a password.
 */
export function extractDoc(bytes: Uint8Array): Documento {
  let whole = false;
  try {
    const printed = documentOf('doc', partsOf(bytes, false));
    const documento = isAddressed(printed) || !hasLink(bytes) ? printed : documentOf('doc', partsOf(bytes, true));
    if (documento.paginas.some(({ items }) => items.some(({ texto }) => texto.trim() !== ''))) return documento;
    whole = true;
  } catch (error) {
    if (error instanceof ReadFailure && error.motivo === 'protegido') throw error;
  }
  const saved = scrapeText(bytes);
  if (saved.trim() === '' && !whole) throw new ReadFailure('danado', 'no text in the Word file');
  return documentOf('doc', [written(saved)]);
}

const LINKS = [Buffer.from('mailto:'), Buffer.from('mailto:', 'utf16le')];

function hasLink({ buffer, byteOffset, length }: Uint8Array): boolean {
  const file = Buffer.from(buffer, byteOffset, length);
  return LINKS.some((link) => file.includes(link));
}

function partsOf(bytes: Uint8Array, linked: boolean): Block[][] {
  const file = new DocFile(bytes);
  const read = docReader(file, new DocLooks(file), linked);
  const within = (part: { from: number; to: number }) => (place: { from: number; to: number }) =>
    read({ from: part.from + place.from, to: Math.min(part.to, part.from + place.to) });

  const ends = placesOf(file.table('headers'), 0).slice(PAGE_ENDS, MAX_STORIES);
  const ofPage = (above: boolean) =>
    ends.filter((_, i) => HEADERS.includes(i % PAGE_ENDS) === above).map(within(file.part('headers')));
  const headers = ofPage(true);

  const [table, anchors] = [file.table('boxes'), file.table('anchors')];
  const boxes = new Map([
    ...[...wordArtIn(file.table('drawings'))].map(([shape, text]) => [shape, written(text)] as const),
    ...placesOf(table, BOX)
      .slice(0, MAX_STORIES)
      .map((place) => {
        const shape = table.getUint32(place.at + SHAPE_OF_BOX, true);
        return [shape, within(file.part('boxes'))(place)] as const;
      }),
  ]);
  const shapes = new Map(placesOf(anchors, ANCHOR).map(({ from, at }) => [from, anchors.getUint32(at, true)]));
  const body = read(file.part('body'), (place) => {
    const shape = shapes.get(place) ?? -1;
    const box = boxes.get(shape);
    boxes.delete(shape);
    return box === undefined ? [] : [{ lines: [[beginning('aparte')]] }, ...box];
  });
  return [...headers, read(file.part('headerBoxes')), ...boxes.values(), body, ...ofPage(false)];
}

/** Letters of which nothing is known but where their lines end. */
function written(text: string): Block[] {
  const lines = text.split('\n').flatMap((line) => {
    const parts: Item[][] = [[]];
    addRun(parts, cleanText(line), { tam: 0 });
    return parts;
  });
  return [{ lines }];
}
