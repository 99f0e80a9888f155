import { Unreadable } from './unreadable.ts';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const MAX_PARTS = 2_000;
/** What all read parts of a spreadsheet may come to: some twenty times the largest file taken. */
const MAX_UNPACKED = 200 * 1024 * 1024;

type Part = { method: number; encrypted: boolean; packed: number; offset: number };

/** The parts of a zip, by name. Sizes that it declares are not believed: what comes out is counted. */
export function openZip(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = directoryOf(bytes, view);
  let unpacked = 0;

  /** Text of a part; null when there is none of that name. */
  async function text(name: string): Promise<string | null> {
    const part = parts.get(name);
    if (!part) return null;
    if (part.encrypted) throw new Unreadable('protegido');
    if (part.method !== 0 && part.method !== 8) throw new Unreadable('danado');
    const start = part.offset + 30 + view.getUint16(part.offset + 26, true) + view.getUint16(part.offset + 28, true);
    const blob = new Blob([bytes.subarray(start, start + part.packed)]);
    const stream =
      part.method === 0 ? blob.stream() : blob.stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const decoder = new TextDecoder();
    let out = '';
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      unpacked += next.value.byteLength;
      if (unpacked > MAX_UNPACKED) {
        await reader.cancel();
        throw new Unreadable('descomprime');
      }
      out += decoder.decode(next.value, { stream: true });
    }
    return out + decoder.decode();
  }
  return { names: [...parts.keys()], text };
}

function directoryOf(bytes: Uint8Array, view: DataView): Map<string, Part> {
  const parts = new Map<string, Part>();
  const utf8 = new TextDecoder();
  let at = view.getUint32(endOf(view) + 16, true);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === CENTRAL) {
    if (parts.size >= MAX_PARTS) throw new Unreadable('descomprime');
    const name = utf8.decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    parts.set(name.replaceAll('\\', '/').replace(/^\//, ''), {
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The end record stands last, before a comment of at most 64 KB. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === END) return at;
  throw new Unreadable('danado');
}
