/** Records of drawings, each behind 8 bytes: what it is, how many properties it has, how long it is. */
const RECORD = 8;
const FIRST = 0xf000;
const LAST = 0xf1ff;
const SHAPE = 0xf00a;
const PROPERTIES = 0xf00b;
/** Of a property: its number, whether its value lies behind all of them, and that value or its length. */
const PROPERTY = 6;
const BEHIND = 0x8000;
const NUMBER = 0x3fff;
const LETTERS = 0xc0;
/** More drawn words than any CV has, and of more letters. */
const MOST = 60;
const MAX_BYTES = 2_000;

const utf16 = new TextDecoder('utf-16le');

/**
 * What is written in letters drawn along a path (WordArt), by the shape that it is; `table` is that of an old Word file's
 * drawings. No record reaches into the next one: however they lie, each byte is looked at once.
 */
export function wordArtIn(table: DataView): Map<number, string> {
  const found = new Map<number, string>();
  let shape = -1;
  for (let at = 0; at + RECORD <= table.byteLength && found.size < MOST; ) {
    const [head, type, length] = [
      table.getUint16(at, true),
      table.getUint16(at + 2, true),
      table.getUint32(at + 4, true),
    ];
    // A byte that is no record's parts the drawings of the body from those of page headers.
    if (type < FIRST || type > LAST) at++;
    else if ((head & 0xf) === 0xf) at += RECORD;
    else {
      const end = Math.min(at + RECORD + length, table.byteLength);
      if (type === SHAPE && at + RECORD + 4 <= end) shape = table.getUint32(at + RECORD, true);
      const letters = type === PROPERTIES ? lettersOf(table, at + RECORD, end, head >> 4) : '';
      if (letters !== '') found.set(shape, letters);
      at = end;
    }
  }
  return found;
}

function lettersOf(table: DataView, from: number, end: number, count: number): string {
  let value = from + PROPERTY * count;
  for (let at = from; at < from + PROPERTY * count && value < end; at += PROPERTY) {
    const id = table.getUint16(at, true);
    if ((id & BEHIND) === 0) continue;
    const length = Math.min(table.getUint32(at + 2, true), end - value);
    if ((id & NUMBER) === LETTERS)
      return utf16
        .decode(new Uint8Array(table.buffer, table.byteOffset + value, Math.min(length, MAX_BYTES)))
        .replace(/\0.*$/s, '');
    value += length;
  }
  return '';
}
