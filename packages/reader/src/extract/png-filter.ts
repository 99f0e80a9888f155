/** Each row says by its first byte what of its neighbours was taken from it (PNG, clause 9). */
export function unfilter(rows: Uint8Array, start: number, length: number, pixel: number, first: boolean): void {
  const filter = rows[start] ?? 0;
  for (let i = 1; i <= length; i++) {
    const left = i > pixel ? (rows[start + i - pixel] ?? 0) : 0;
    const up = first ? 0 : (rows[start + i - length - 1] ?? 0);
    const corner = first || i <= pixel ? 0 : (rows[start + i - length - 1 - pixel] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, filter === 4 ? nearest(left, up, corner) : 0][filter] ?? 0;
    rows[start + i] = (rows[start + i] ?? 0) + guess;
  }
}

function nearest(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
