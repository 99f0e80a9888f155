import { useState } from 'react';

/** `index` is -1 for who is not in the list; the neighbours may lie outside of it. */
export type Place = { index: number; previous: number; next: number };

/** Where one of a list stands in it, and its neighbours: one that left the list meanwhile keeps its place. */
export function usePlace(index: number): Place {
  const [last, setLast] = useState(index);
  if (index >= 0 && index !== last) setLast(index);
  return index >= 0
    ? { index, previous: index - 1, next: index + 1 }
    : { index, previous: last - 1, next: Math.max(0, last) };
}
