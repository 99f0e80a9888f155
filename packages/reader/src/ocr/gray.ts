/** A picture in shades of gray, one byte a pixel, rows from the top. */
export type Gray = { width: number; height: number; data: Uint8Array };

/** As a PGM, which every Tesseract reads. */
export function toPgm({ width, height, data }: Gray): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}

/** Smaller by a whole factor, each pixel the mean of its block. */
export function shrink(image: Gray, factor: number): Gray {
  const width = Math.max(1, Math.floor(image.width / factor));
  const height = Math.max(1, Math.floor(image.height / factor));
  const data = new Uint8Array(width * height);
  const from = image.data;
  const sums = new Uint32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let j = 0; j < factor; j++) {
      let at = (y * factor + j) * image.width;
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (const end = at + factor; at < end; at++) sum += from[at] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x++) data[y * width + x] = (sums[x] ?? 0) / (factor * factor);
  }
  return { width, height, data };
}
