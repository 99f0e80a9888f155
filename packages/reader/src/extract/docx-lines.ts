import type { Item } from '../text/document.ts';
import type { Block } from './docx-walk.ts';

/** A cell with more letters than this is no label. */
const LABEL_CHARS = 40;

/**
 * Lines of the blocks, each ending in an item with `salto`; an empty line parts blocks. A row of a table is one line,
 * its cells parted by '\t', when its cells are one line each; rows that are a page's columns are read cell by cell.
 */
export function linesOf(blocks: readonly Block[]): Item[][] {
  return blocks.flatMap((block) => ('lines' in block ? block.lines : block.rows.flatMap(rowLines)));
}

function rowLines(cells: Block[][]): Item[][] {
  const texts = cells.map((cell) => linesOf(cell).filter((line) => textOf(line).trim() !== ''));
  const filled = texts.filter((lines) => lines.length > 0);
  const [first = [], second = []] = filled;
  if (filled.every((lines) => lines.length === 1)) return [joinCells(filled.flat())];
  const short = first.every((line) => textOf(line).length <= LABEL_CHARS);
  if (filled.length === 2 && short && (first.length === second.length || first.length === 1)) {
    return second.map((line, i) => {
      const label = first[i];
      return label === undefined ? line : joinCells([label, line]);
    });
  }
  return filled.flatMap((lines, i) => (i === 0 ? lines : [[], ...lines]));
}

function joinCells(cells: Item[][]): Item[] {
  return cells.flatMap((cell, i) => {
    const [first] = cell;
    return i === 0 || first === undefined ? cell : [{ ...first, texto: '\t' }, ...cell];
  });
}

export const textOf = (line: readonly Item[]) => line.map((item) => item.texto).join('');
