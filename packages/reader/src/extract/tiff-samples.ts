import { inflateSync } from 'node:zlib';
import { MAX_UNPACKED, type Picture, pictureOf } from './picture.ts';

/** How a TIFF keeps dots that no PDF knows: of sixteen bits, or with transparency behind their colours. */
export type Samples = {
  width: number;
  channels: number;
  bits: number;
  packing: number;
  negative: boolean;
  predicted: boolean;
  little: boolean;
};

const PLAIN = 1;
const DEFLATED = new Set([8, 32946]);

/** Such parts with eight bits to a colour and without transparency; null for those packed otherwise than deflated. */
export function narrowedParts(
  packed: readonly { data: Uint8Array; rows: number }[],
  samples: Samples,
): Picture[] | null {
  const { width, channels, bits, packing } = samples;
  if ((bits !== 8 && bits !== 16) || channels > 4 || !(packing === PLAIN || DEFLATED.has(packing))) return null;
  const kept = channels < 3 ? 1 : 3;
  const pictures: Picture[] = [];
  let made = 0;
  for (const { data, rows } of packed) {
    const size = (width * rows * channels * bits) / 8;
    made += size;
    const plain = made > MAX_UNPACKED ? null : packing === PLAIN ? data : unpacked(data, size);
    if (plain === null || plain.length < size) return null;
    const space = kept === 3 ? '/DeviceRGB' : '/DeviceGray';
    pictures.push(pictureOf({ width, height: rows, space, bits: 8, rows: narrowed(plain, rows, kept, samples) }));
  }
  return pictures;
}

function narrowed(plain: Uint8Array, rows: number, kept: number, samples: Samples): Uint8Array {
  const { width, channels, bits, negative, predicted, little } = samples;
  const out = new Uint8Array(width * rows * kept);
  const bytes = bits / 8;
  const [high, low] = little ? [bytes - 1, 0] : [0, bytes - 1];
  const sums = new Uint16Array(channels);
  for (let y = 0, at = 0, to = 0; y < rows; y++) {
    sums.fill(0);
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < channels; c++, at += bytes) {
        const own = ((plain[at + high] ?? 0) << 8) | (bytes === 2 ? (plain[at + low] ?? 0) : 0);
        // What is predicted tells by how much a dot differs from the one before it.
        const sample = ((predicted ? (sums[c] ?? 0) : 0) + own) & 0xffff;
        sums[c] = sample;
        if (c < kept) out[to++] = negative && kept === 1 ? 255 - (sample >> 8) : sample >> 8;
      }
    }
  }
  return out;
}

function unpacked(data: Uint8Array, size: number): Uint8Array | null {
  try {
    return inflateSync(data, { maxOutputLength: size + 1 });
  } catch {
    return null;
  }
}
