/** Index of the last of `items`, which stand in order, that begins at or before `offset`; -1 when none does. */
export function lastAt(items: readonly { inicio: number }[], offset: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.inicio ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
