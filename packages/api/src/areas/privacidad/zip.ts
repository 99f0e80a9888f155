import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** Text, or a file as it comes. */
export type ZipEntry = { name: string; content: string | AsyncIterable<Uint8Array> };

type Written = { name: Buffer; crc: number; bytes: number; at: number };

/** Version 2.0; sizes and CRC follow the content (bit 3), names are UTF-8 (bit 11); stored, since a PDF is compressed already. */
const VERSION = 20;
const FLAGS = 0x0808;
/** 1 January 1980, the first day a zip knows: when a file was sent stands in the data. */
const DAY = 0x21;

/** Little-endian fields of 2 or 4 bytes, as `[size, value]`. */
function fields(...parts: [2 | 4, number][]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of parts) {
    if (size === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += size;
  }
  return buffer;
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x04034b50],
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ),
    name,
  ]);

const descriptor = ({ crc, bytes }: Written): Buffer => fields([4, 0x08074b50], [4, crc], [4, bytes], [4, bytes]);

const centralHeader = ({ name, crc, bytes, at }: Written): Buffer =>
  Buffer.concat([
    fields(
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, crc],
      [4, bytes],
      [4, bytes],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ),
    name,
  ]);

/** A zip that is made while it is sent, one chunk in memory at a time. */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const written: Written[] = [];
    let at = 0;
    const send = (chunk: Uint8Array): Uint8Array => {
      at += chunk.length;
      return chunk;
    };
    for await (const { name, content } of entries) {
      const entry: Written = { name: Buffer.from(name), crc: 0, bytes: 0, at };
      yield send(localHeader(entry.name));
      for await (const chunk of typeof content === 'string' ? [Buffer.from(content)] : content) {
        entry.crc = crc32(chunk, entry.crc);
        entry.bytes += chunk.length;
        yield send(chunk);
      }
      yield send(descriptor(entry));
      written.push(entry);
    }
    const start = at;
    for (const entry of written) yield send(centralHeader(entry));
    const n = written.length;
    yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, n], [2, n], [4, at - start], [4, start], [2, 0]);
  }
  return Readable.from(chunks());
}
