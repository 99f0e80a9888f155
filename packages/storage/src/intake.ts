import { createHash } from 'node:crypto';
import { HEAD_BYTES } from './storage.ts';

/** Network chunks are 64 KB: gathered, so that a CV of usual size is one write. */
const WRITE_BYTES = 1024 * 1024;

type Measured = { excess: false; bytes: number; sha256: string; head: Uint8Array } | { excess: true; bytes: number };

/**
 * Counts and hashes `source` while `write` stores it; the next chunk is received while the last is written. At the
 * first byte past `maxBytes` it stops writing and hashing, and only drains.
 */
export async function intake(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  write: (chunks: Uint8Array[]) => Promise<void>,
): Promise<Measured> {
  const hash = createHash('sha256');
  const head = Buffer.alloc(HEAD_BYTES);
  let bytes = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    const chunks = waiting;
    waiting = [];
    waitingBytes = 0;
    writing = write(chunks);
    // Awaited at the next flush or at the end; until then a failure must not count as unhandled.
    writing.catch(() => undefined);
  };
  try {
    for await (const chunk of source) {
      if (bytes < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - bytes), bytes);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        waiting = [];
        continue;
      }
      hash.update(chunk);
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      if (waitingBytes >= WRITE_BYTES) await flush();
    }
    if (bytes > maxBytes) return { excess: true, bytes };
    if (waiting.length > 0) await flush();
    await writing;
  } finally {
    // Nobody may remove the file under a write still under way.
    await writing.catch(() => undefined);
  }
  return {
    excess: false,
    bytes,
    sha256: hash.digest('hex'),
    head: new Uint8Array(head.subarray(0, Math.min(bytes, HEAD_BYTES))),
  };
}
