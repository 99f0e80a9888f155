import WordExtractor from 'word-extractor';
import type { Documento, Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import { scrapeText } from './doc-scrape.ts';
import { ReadFailure } from './failure.ts';
import { partLabels } from './labels.ts';
import { MAX_TEXT } from './limits.ts';

/**
 * The text of a Word 97 to 2003 file: page headers, text boxes, body, footers. A file cut short or of an older Word
 * gives the runs of letters that can be found in its bytes; a whole one may have no text, but pictures. Throws a
 * `ReadFailure` when it is neither.
 */
export async function extractDoc(bytes: Uint8Array): Promise<Documento> {
  const parts = await partsOf(bytes);
  const items = parts.flatMap((part) => [...part.split('\n').flatMap(toItems), ...toItems('')]);
  const pagina = { ancho: 0, alto: 0, items, imageCover: 0, sinMapa: 0 };
  return { tipo: 'doc', paginas: [pagina], totalPaginas: 1, ocr: false };
}

async function partsOf(bytes: Uint8Array): Promise<string[]> {
  let whole = false;
  try {
    const word = await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const options = { filterUnicode: false };
    const parts = [
      word.getHeaders({ ...options, includeFooters: false }),
      word.getTextboxes(options),
      word.getBody(options),
      word.getFooters(options),
    ].map((part) => partCells(part.slice(0, MAX_TEXT)));
    if (parts.join('').trim() !== '') return parts;
    whole = true;
  } catch {
    // Below: what can be saved of it.
  }
  const saved = scrapeText(bytes);
  if (saved.trim() === '' && !whole) throw new ReadFailure('danado', 'no text in the Word file');
  return [saved];
}

/**
 * Word ends a cell and a row with one and the same mark. A row on one line stays; where a cell has several lines the
 * row is a page's columns, and each cell begins a line of its own.
 */
export function partCells(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: \x0b, \x0c and \x0e are Word's own line, page and column ends
  const lines = text.replace(/[\x0b\x0c\x0e\r]/g, '\n').split('\n');
  let open: number[] = [];
  lines.forEach((line, i) => {
    const inner = line.replace(/\t+$/, '').includes('\t');
    if (line.endsWith('\t')) {
      if (!inner) for (const at of open) lines[at] = (lines[at] ?? '').replace(/\t/g, '\n\n');
      open = [];
    } else if (inner && !/:\s*\t|\t\s*:/.test(line)) open.push(i);
  });
  return lines.map((line) => line.trimEnd().replace(/^\t+/, '')).join('\n');
}

function toItems(line: string): Item[] {
  const place = { x: 0, y: 0, ancho: 0, alto: 0, tam: 0, negrita: false, fuente: '', certeza: 1 };
  const lines = partLabels(cleanText(line.replaceAll('\x1e', '-'))).split('\n');
  return lines.map((texto) => ({ texto, ...place, salto: true }));
}
