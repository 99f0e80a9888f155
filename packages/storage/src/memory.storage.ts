import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { intake } from './intake.ts';
import { newFolder, newKey } from './keys.ts';
import {
  reserveOf,
  type StagedFile,
  type Storage,
  StorageError,
  StorageFullError,
  StoredFileMissingError,
} from './storage.ts';
import { SWEEP_KEYS } from './sweep.ts';

type Held = { content: Buffer; writtenAt: number };

/**
 * Files in memory, for tests that are not about files. `capacity` (bytes, of staged and committed together) lets a test
 * fill the disk.
 */
export function memoryStorage(options: { now?: () => number; capacity?: number } = {}): Storage {
  const { now = Date.now, capacity = Number.POSITIVE_INFINITY } = options;
  const staged = new Map<string, Held>();
  const files = new Map<string, Held>();
  const used = () => [...staged.values(), ...files.values()].reduce((sum, held) => sum + held.content.byteLength, 0);

  const heldBy = (file: StagedFile): Held => {
    const held = staged.get(file.tmp);
    if (!held) throw new StorageError('The staged file was committed or discarded already');
    return held;
  };
  const stored = (key: string): Held => {
    const held = files.get(key);
    if (!held) throw new StoredFileMissingError('No such file');
    return held;
  };

  return {
    async stage(source, { maxBytes }) {
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      const measured = await intake(source, maxBytes, async (more) => {
        for (const chunk of more) bytes += chunk.byteLength;
        if (used() + bytes > capacity) throw new StorageFullError('No room left for the file');
        chunks.push(...more);
      });
      if (measured.excess) return measured;
      const file: StagedFile = { ...measured, tmp: newKey('00') };
      staged.set(file.tmp, { content: Buffer.concat(chunks), writtenAt: now() });
      return file;
    },

    async readStaged(file, position, length) {
      const from = Math.max(0, position);
      return new Uint8Array(heldBy(file).content.subarray(from, from + length));
    },

    async commit(batch) {
      const folder = newFolder();
      return batch.map((file) => {
        const held = heldBy(file);
        const key = newKey(folder);
        staged.delete(file.tmp);
        files.set(key, held);
        return { ok: true, key };
      });
    },

    async discard(file) {
      staged.delete(file.tmp);
    },

    async size(key) {
      return stored(key).content.byteLength;
    },

    async open(key, part) {
      const { content } = stored(key);
      return Readable.from([part ? content.subarray(part.start, part.end + 1) : content]);
    },

    async withPath(key, use) {
      const { content } = stored(key);
      const folder = await mkdtemp(join(tmpdir(), 'recluta-'));
      try {
        const path = join(folder, key);
        await writeFile(path, content, { mode: 0o600 });
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async remove(key) {
      files.delete(key);
    },

    async *list() {
      yield* files.keys();
    },

    async sweep({ olderThanMs, referenced }) {
      const before = now() - olderThanMs;
      const oldIn = (map: Map<string, Held>) =>
        [...map].filter(([, held]) => held.writtenAt < before).map(([key]) => key);
      const leftovers = oldIn(staged);
      for (const key of leftovers) staged.delete(key);
      let orphans = 0;
      const old = oldIn(files);
      for (let at = 0; at < old.length; at += SWEEP_KEYS) {
        const keys = old.slice(at, at + SWEEP_KEYS);
        const kept = await referenced(keys);
        for (const key of keys) if (!kept.has(key) && files.delete(key)) orphans += 1;
      }
      return { staged: leftovers.length, orphans };
    },

    hasRoom: async () => capacity === Number.POSITIVE_INFINITY || capacity - used() >= reserveOf(capacity),
  };
}
