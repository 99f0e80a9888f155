import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type DiskCalls, diskCalls } from './calls.ts';
import { diskStorage } from './disk.storage.ts';
import { bytes, chunksOf, keep, keysOf, stageWhole, storageSuite } from './storage.suite.ts';
import { StorageError, StorageFullError } from './storage.ts';

const made: string[] = [];
const folder = async () => {
  const root = await mkdtemp(join(tmpdir(), 'recluta-storage-'));
  made.push(root);
  return root;
};
afterAll(() => Promise.all(made.map((root) => rm(root, { recursive: true, force: true }))));

const failure = (code: string) => Object.assign(new Error(code), { code });
const tmpOf = (root: string) => readdir(join(root, 'tmp'));

/** The real calls, of which the nth (from 1) fails. */
function failingAt(nth: number, code: string, log: string[] = []): DiskCalls {
  let count = 0;
  const step = (name: string) => {
    count += 1;
    log.push(name);
    if (count === nth) throw failure(code);
  };
  return {
    async open(path, flags, mode) {
      step(flags === 'r' ? 'open folder' : 'open');
      return diskCalls.open(path, flags, mode);
    },
    async write(handle, chunks) {
      step('write');
      return diskCalls.write(handle, chunks);
    },
    async sync(handle) {
      step((await handle.stat()).isDirectory() ? 'fsync folder' : 'fsync');
      return diskCalls.sync(handle);
    },
    async rename(from, to) {
      step('rename');
      return diskCalls.rename(from, to);
    },
    remove: diskCalls.remove,
  };
}

describe('CV files on disk', () => {
  storageSuite(async (ahead) => diskStorage({ root: await folder(), now: () => Date.now() + ahead() }));

  it('finds every file again after a restart on the same folder', async () => {
    const root = await folder();
    const key = await keep(await diskStorage({ root }), bytes(100));
    expect(await keysOf(await diskStorage({ root }))).toEqual([key]);
  });

  it('lets nobody but the owner of the process read a CV', async () => {
    const root = await folder();
    const storage = await diskStorage({ root });
    const key = await keep(storage, bytes(100));
    const { mode } = await storage.withPath(key, (path) => stat(path));
    const expected = process.platform === 'win32' ? 0o666 : 0o600;
    expect(mode & 0o777).toBe(expected);
  });

  it('makes each file durable before its name, and the folder last, once for the whole batch (T3)', async () => {
    const root = await folder();
    await diskStorage({ root });
    const log: string[] = [];
    const storage = await diskStorage({ root, calls: failingAt(0, '', log) });
    await storage.commit([await stageWhole(storage, bytes(10)), await stageWhole(storage, bytes(20))]);
    const last = (call: string) => log.lastIndexOf(call);
    expect(log.filter((call) => call === 'fsync')).toHaveLength(2);
    expect(log.filter((call) => call === 'rename')).toHaveLength(2);
    expect(last('write')).toBeLessThan(last('fsync'));
    expect(last('fsync')).toBeLessThan(last('rename'));
    if (process.platform === 'win32') return;
    expect(log.filter((call) => call === 'fsync folder')).toHaveLength(1);
    expect(log.at(-1)).toBe('fsync folder');
  });

  it.each(['EIO', 'ENOSPC', 'EMFILE'])(
    'loses and half-keeps nothing when any single call fails with %s (T5)',
    async (code) => {
      for (let nth = 1; ; nth += 1) {
        const root = await folder();
        await diskStorage({ root });
        const log: string[] = [];
        const storage = await diskStorage({ root, calls: failingAt(nth, code, log) });
        const outcomes = await Promise.allSettled([stageWhole(storage, bytes(10)), stageWhole(storage, bytes(20))]);
        const staged = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
        const placed = await storage.commit(staged);
        const kept = placed.flatMap((one) => (one.ok ? [one.key] : []));
        expect((await keysOf(storage)).sort(), `call ${nth}`).toEqual(kept.sort());
        expect(await tmpOf(root)).toEqual([]);
        const errors = [
          ...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
          ...placed.flatMap((one) => (one.ok ? [] : [one.error])),
        ];
        for (const error of errors) expect(error).toBeInstanceOf(code === 'ENOSPC' ? StorageFullError : StorageError);
        if (log.length < nth) {
          expect(kept).toHaveLength(2);
          return;
        }
        expect(errors.length).toBeGreaterThan(0);
      }
    },
  );

  it('keeps the others of a batch when one file’s fsync fails, and never tries that one again', async () => {
    const root = await folder();
    let failed = 0;
    const storage = await diskStorage({
      root,
      calls: {
        ...diskCalls,
        async sync(handle) {
          if ((await handle.stat()).size === 13) {
            failed += 1;
            throw failure('EIO');
          }
          return diskCalls.sync(handle);
        },
      },
    });
    const placed = await storage.commit([
      await stageWhole(storage, bytes(10)),
      await stageWhole(storage, bytes(13)),
      await stageWhole(storage, bytes(30)),
    ]);
    expect(placed.map((one) => one.ok)).toEqual([true, false, true]);
    expect(failed).toBe(1);
    expect(await keysOf(storage)).toHaveLength(2);
  });

  it('sweeps what it can when something cannot be removed, and says that it could not', async () => {
    const root = await folder();
    let failed = 0;
    const remove: DiskCalls['remove'] = async (path) => {
      failed += 1;
      if (failed === 1) throw failure('EBUSY');
      return diskCalls.remove(path);
    };
    const storage = await diskStorage({ root, now: () => Date.now() + 60_000, calls: { ...diskCalls, remove } });
    for (let i = 0; i < 4; i += 1) await keep(storage, bytes(10 + i));
    const swept = storage.sweep({ olderThanMs: 0, referenced: async () => new Set() });
    await expect(swept).rejects.toMatchObject({ code: 'EBUSY' });
    expect(await keysOf(storage)).toHaveLength(1);
  });

  it('removes the tmp file when the disk fills in the middle of a CV, and takes the next one', async () => {
    const root = await folder();
    let full = true;
    const storage = await diskStorage({
      root,
      calls: {
        ...diskCalls,
        async write(handle, chunks) {
          if (full) {
            await diskCalls.write(handle, [chunks[0] ?? new Uint8Array()]);
            throw failure('ENOSPC');
          }
          await diskCalls.write(handle, chunks);
        },
      },
    });
    await expect(storage.stage(chunksOf(bytes(3_000_000)), { maxBytes: 4_000_000 })).rejects.toBeInstanceOf(
      StorageFullError,
    );
    expect(await tmpOf(root)).toEqual([]);
    full = false;
    await keep(storage, bytes(100));
  });
});

describe('a write that the system takes only in part', () => {
  it('is continued until all is written', async () => {
    const written: number[] = [];
    let first = true;
    const handle = {
      async writev(chunks: Uint8Array[]) {
        const all = Buffer.concat(chunks);
        const bytesWritten = first ? 5 : all.byteLength;
        first = false;
        written.push(...all.subarray(0, bytesWritten));
        return { bytesWritten };
      },
    };
    await diskCalls.write(handle as never, [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5, 6, 7), Uint8Array.of(8)]);
    expect(written).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
