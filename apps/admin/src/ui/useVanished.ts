import { useState } from 'react';

/** Rows that stood in a list while it was on the screen and are not in it any more, as they last were. */
export function useVanished<T extends { id: number }>(rows: readonly T[]): readonly T[] {
  const [seen, setSeen] = useState<ReadonlyMap<number, T>>(new Map());
  if (rows.some((row) => seen.get(row.id) !== row))
    setSeen(new Map([...seen, ...rows.map((row) => [row.id, row] as const)]));
  const there = new Set(rows.map(({ id }) => id));
  return [...seen.values()].filter(({ id }) => !there.has(id));
}
