import type { Gray } from './gray.ts';

/** Nearly black, and nearly white. */
const BLACK = 12;
const WHITE = 243;
/** Of the dots of a page in two colours so many are black; where it was drawn to other dots, so many to each are neither. */
const MIN_BLACK = 0.003;
const MAX_BETWEEN = 2.5;

/**
 * Pages in two colours (faxes, copiers) show shades as scattered dots, and letters with ragged edges: every dot
 * becomes the mean of those around it. Other pages stay as they are.
 */
export function softened(image: Gray): Gray {
  if (!hasTwoColours(image)) return image;
  const { width, height, data } = image;
  const out = Uint8Array.from(data);
  // Three rows at a time: a page of sums would be twice as big as the picture.
  let [above, here, below] = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
  alongRow(data, 0, here);
  alongRow(data, 1, below);
  for (let y = 1; y < height - 1; y++) {
    [above, here, below] = [here, below, above];
    alongRow(data, y + 1, below);
    const start = y * width;
    for (let x = 1; x < width - 1; x++) out[start + x] = ((above[x] ?? 0) + 2 * (here[x] ?? 0) + (below[x] ?? 0)) >> 4;
  }
  return { width, height, data: out };
}

/** Each dot of a row with its neighbours in it, four times as bright. */
function alongRow(data: Uint8Array, y: number, sums: Uint16Array): void {
  const start = y * sums.length;
  for (let x = 1, at = start + 1; x < sums.length - 1; x++, at++)
    sums[x] = (data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0);
}

function hasTwoColours({ data }: Gray): boolean {
  let [black, between] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const shade = data[i] ?? 0;
    if (shade < BLACK) black++;
    else if (shade <= WHITE) between++;
  }
  return black > MIN_BLACK * data.length && between < MAX_BETWEEN * black;
}
