import type { Item } from './document.ts';
import { boundsOf } from './lines.ts';

/** Items that touch on one baseline: what the eye takes as one piece. */
export type Segment = {
  items: Item[];
  x: number;
  y: number;
  right: number;
  bottom: number;
  tam: number;
  chars: number;
};

/** Beyond this many font sizes two pieces of one baseline may belong to two columns. */
const PIECE_GAP = 1;

export function segmentsOf(items: readonly Item[]): Segment[] {
  return rowsOf(items.map((i) => segment([i]))).flatMap((row) => {
    const pieces: Item[][] = [];
    let right = -Infinity;
    let size = 0;
    for (const s of row) {
      const item = s.items[0];
      if (item === undefined) continue;
      const last = pieces.at(-1);
      if (last !== undefined && s.x - right <= PIECE_GAP * Math.min(size, s.tam)) last.push(item);
      else pieces.push([item]);
      right = Math.max(right, s.right);
      size = s.tam;
    }
    return pieces.map(segment);
  });
}

function segment(items: Item[]): Segment {
  const box = boundsOf(items);
  const tam = Math.max(...items.map((i) => i.tam));
  const chars = items.reduce((n, i) => n + i.texto.length, 0);
  return { items, x: box.x, y: box.y, right: box.x + box.ancho, bottom: box.y + box.alto, tam, chars };
}

/** Segments gathered by baseline from the top, each row from the left. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const s of [...segments].sort((a, b) => a.bottom - b.bottom || a.x - b.x)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && sameRow(first, s)) row.push(s);
    else rows.push([s]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

export function sameRow(a: Segment, b: Segment): boolean {
  return Math.abs(a.bottom - b.bottom) <= Math.max(0.4 * Math.min(a.tam, b.tam), 0.25 * Math.max(a.tam, b.tam));
}

export const bottomOf = (s: readonly Segment[]): number => Math.max(...s.map(({ bottom }) => bottom));

export const textOf = (row: readonly Segment[]): string =>
  row.map(({ items }) => items.map(({ texto }) => texto).join(' ')).join(' ');
