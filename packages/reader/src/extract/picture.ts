import { deflateSync } from 'node:zlib';

/** A picture as a PDF takes it: `dict` names its colours, its bits and how `data` is packed. */
export type Picture = { width: number; height: number; dict: string; data: Uint8Array };

/** Of a picture once unpacked: a page at 600 dpi in grey. Nothing bigger is ever made room for. */
export const MAX_UNPACKED = 64 * 1024 * 1024;

/** Rows of pixels without any gaps, from top to bottom. */
export type Rows = { width: number; height: number; space: string; bits: number; rows: Uint8Array };

export function pictureOf({ width, height, space, bits, rows }: Rows): Picture {
  const dict = `/ColorSpace${space}/BitsPerComponent ${bits}/Filter/FlateDecode`;
  return { width, height, dict, data: deflateSync(rows, { level: 1 }) };
}

/** The colours of a palette, three bytes each. */
export const indexed = (palette: Buffer): string =>
  `[/Indexed/DeviceRGB ${palette.length / 3 - 1}<${palette.toString('hex')}>]`;
