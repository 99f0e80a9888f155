import type { Comienzo, Documento, Item } from '../text/document.ts';
import type { Block } from './docx-walk.ts';
import { PLACELESS } from './word-runs.ts';

const breakItem: Item = { ...PLACELESS, texto: '', tam: 0, negrita: false, salto: true };

/** Nothing, and what begins behind it. */
export const beginning = (comienza: Comienzo): Item => ({ ...breakItem, comienza });

/** The parts of a Word file as a page without places. */
export function documentOf(tipo: 'doc' | 'docx', parts: readonly (readonly Block[])[]): Documento {
  const seen = new Set<string>();
  const items: Item[] = [];
  for (const blocks of parts) {
    const lines = linesOf(blocks);
    // First, odd and even pages repeat one header.
    const text = parts.length > 1 ? lines.map(textOf).join('\n') : '';
    if (seen.has(text)) continue;
    seen.add(text);
    items.push(beginning('aparte'));
    // One line after another: all at once are more than a call takes.
    for (const line of lines) items.push(...line.slice(0, -1), closed(line.at(-1)));
    items.push(breakItem);
  }
  const pagina = { ancho: 0, alto: 0, items, imageCover: 0, sinMapa: 0 };
  return { tipo, paginas: [pagina], totalPaginas: 1, ocr: false };
}

/** Whether an address is printed anywhere: else those behind its links are worth looking for. */
export const isAddressed = ({ paginas }: Documento): boolean =>
  paginas.some(({ items }) => items.some(({ texto }) => texto.includes('@')));

/** The end of a line. */
const closed = (last: Item | undefined): Item => (last === undefined ? breakItem : { ...last, salto: true });

/** A cell with more letters than this is no label. */
const LABEL_CHARS = 40;

/** An address, a RUT, a phone: a column that has one is no column of labels, though another has as many lines. */
const VALUE = /@|(?:\d[ .()-]{0,2}){7}/;

/**
 * Lines of the blocks, each ending in an item with `salto`; an empty line parts blocks. A row of a table is one line,
 * its cells parted by '\t', when its cells are one line each; rows that are a page's columns are read cell by cell.
 */
function linesOf(blocks: readonly Block[]): Item[][] {
  return blocks.flatMap((block) => ('lines' in block ? block.lines : block.rows.flatMap(rowLines)));
}

function rowLines(cells: Block[][]): Item[][] {
  const filled: Item[][][] = [];
  for (const cell of cells) {
    const lines = linesOf(cell).filter(isFilled);
    if (lines.length > 0) filled.push(lines);
  }
  const [first = [], second = []] = filled;
  if (filled.every(isOneLine)) return [joinCells(filled.flat())];
  if (filled.length === 2 && first.every(isLabel) && (first.length === second.length || first.length === 1)) {
    return second.map((line, i) => {
      const label = first[i];
      return label === undefined ? line : joinCells([label, line]);
    });
  }
  return filled.flatMap((lines, i) => [[beginning(i === 0 ? 'fila' : 'celda')], ...lines]);
}

const isFilled = (line: readonly Item[]): boolean => textOf(line).trim() !== '';

const isOneLine = (lines: readonly Item[][]): boolean => lines.length === 1;

function isLabel(line: readonly Item[]): boolean {
  const text = textOf(line);
  return text.length <= LABEL_CHARS && !VALUE.test(text);
}

function joinCells(cells: Item[][]): Item[] {
  return cells.flatMap((cell, i) => {
    const [first] = cell;
    return i === 0 || first === undefined ? cell : [{ ...first, texto: '\t' }, ...cell];
  });
}

/** The letters of a line. */
export const textOf = (line: readonly Item[]) => line.map((item) => item.texto).join('');
