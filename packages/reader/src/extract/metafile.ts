import { dibOf } from './bitmap.ts';
import type { Picture } from './picture.ts';

/** Records of an EMF that paint a bitmap, and where each says where its header is. */
const PAINTING: Record<number, number> = { 76: 84, 77: 84, 80: 48, 81: 48 };
/** Records of a WMF that do, and where the bitmap begins. */
const OLD_PAINTING: Record<number, number> = { 3907: 28, 2881: 26 };
const PLACEABLE = 0x9ac6cdd7;
const PLACEABLE_HEADER = 22;
const OLD_HEADER = 18;

/** The biggest bitmap that a Windows metafile (EMF or WMF) paints; null where it draws with lines, or is none. */
export function metafileOf(file: Uint8Array): Picture | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 44) return null;
  const found = view.getUint32(40, true) === 0x464d4520 ? bitmapsOf(file, view) : oldBitmapsOf(file, view);
  return found.reduce<Picture | null>(
    (best, one) => (best && best.width * best.height >= one.width * one.height ? best : one),
    null,
  );
}

function bitmapsOf(file: Uint8Array, view: DataView): Picture[] {
  const found: Picture[] = [];
  for (let at = 0; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (size < 8) break;
    const place = PAINTING[view.getUint32(at, true)];
    if (place !== undefined && at + place + 16 <= file.length) {
      const part = (n: number) => {
        const start = at + view.getUint32(at + place + n, true);
        return file.subarray(start, start + view.getUint32(at + place + n + 4, true));
      };
      const head = part(0);
      const picture = head.length < 12 ? null : dibOf(head, part(8));
      if (picture) found.push(picture);
    }
    at += size;
  }
  return found;
}

function oldBitmapsOf(file: Uint8Array, view: DataView): Picture[] {
  const start = view.getUint32(0, true) === PLACEABLE ? PLACEABLE_HEADER : 0;
  const found: Picture[] = [];
  if (view.getUint16(start + 2, true) !== OLD_HEADER / 2) return found;
  for (let at = start + OLD_HEADER; at + 6 <= file.length; ) {
    const size = 2 * view.getUint32(at, true);
    if (size < 6) break;
    const place = OLD_PAINTING[view.getUint16(at + 4, true)];
    const picture = place && at + place + 12 <= file.length ? dibOf(file.subarray(at + place, at + size)) : null;
    if (picture) found.push(picture);
    at += size;
  }
  return found;
}
