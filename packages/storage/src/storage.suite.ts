import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { type StagedFile, type Storage, StoredFileMissingError } from './storage.ts';

const HOUR = 3_600_000;
const MAX = { maxBytes: 10 * 1024 * 1024 };

export async function* chunksOf(content: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
}

/** Content of a length, different for each seed and nowhere periodic in 64 KB. */
export function bytes(length: number, seed = 1): Uint8Array {
  const content = new Uint8Array(length);
  for (let n = 0; n < length; n += 1) content[n] = (n * 31 + seed * 17 + (n >> 8)) % 251;
  return content;
}

export async function stageWhole(storage: Storage, content: Uint8Array): Promise<StagedFile> {
  const staged = await storage.stage(chunksOf(content), MAX);
  if (staged.excess) throw new Error('Unexpected excess');
  return staged;
}

export async function keep(storage: Storage, content: Uint8Array): Promise<string> {
  const [placed] = await storage.commit([await stageWhole(storage, content)]);
  if (!placed?.ok) throw new Error('Unexpected failure', { cause: placed });
  return placed.key;
}

export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys;
}

async function contentOf(storage: Storage, key: string): Promise<Uint8Array> {
  const content = Buffer.concat(await (await storage.open(key)).toArray());
  expect(content.byteLength).toBe(await storage.size(key));
  return new Uint8Array(content);
}

const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/**
 * What every driver of the port must do. `create` gives an empty storage whose clock stands `ahead()` milliseconds
 * ahead of the real one.
 */
export function storageSuite(create: (ahead: () => number) => Promise<Storage>): void {
  const fresh = () => create(() => 0);

  it('keeps a CV byte for byte and knows its size, its hash and its first bytes', async () => {
    const storage = await fresh();
    const content = bytes(200_123);
    const staged = await stageWhole(storage, content);
    expect(staged.bytes).toBe(200_123);
    expect(staged.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(staged.head).toEqual(content.subarray(0, 4096));
    const [placed] = await storage.commit([staged]);
    if (!placed?.ok) throw new Error('not placed');
    expect(same(await contentOf(storage, placed.key), content)).toBe(true);
  });

  it('takes a CV larger than its write buffer, whatever the size of the pieces it comes in', async () => {
    const storage = await fresh();
    const content = bytes(2_500_001);
    const staged = await storage.stage(chunksOf(content, 777_777), MAX);
    if (staged.excess) throw new Error('excess');
    const [placed] = await storage.commit([staged]);
    if (!placed?.ok) throw new Error('not placed');
    expect(same(await contentOf(storage, placed.key), content)).toBe(true);
  });

  it('takes an empty file as a file of 0 bytes: refusing it is the rule of the upload', async () => {
    const staged = await stageWhole(await fresh(), new Uint8Array());
    expect(staged).toMatchObject({ bytes: 0, head: new Uint8Array() });
  });

  it('accepts a file of exactly the limit and not one byte more', async () => {
    const storage = await fresh();
    const at = await storage.stage(chunksOf(bytes(1000)), { maxBytes: 1000 });
    const over = await storage.stage(chunksOf(bytes(1001)), { maxBytes: 1000 });
    expect([at.excess, over.excess]).toEqual([false, true]);
  });

  it('keeps nothing of a file over the limit and reads it to its end, so that the next file can follow', async () => {
    const storage = await fresh();
    let ended = false;
    async function* source() {
      yield* chunksOf(bytes(3_000_000));
      ended = true;
    }
    expect(await storage.stage(source(), { maxBytes: 1_500_000 })).toEqual({ excess: true, bytes: 3_000_000 });
    expect(ended).toBe(true);
    expect(await storage.sweep({ olderThanMs: -HOUR, referenced: async () => new Set() })).toEqual({
      staged: 0,
      orphans: 0,
    });
  });

  it('keeps nothing of a file whose sender went away, and says why', async () => {
    const storage = await fresh();
    const gone = new Error('ECONNRESET');
    async function* source() {
      yield bytes(2_000_000);
      throw gone;
    }
    await expect(storage.stage(source(), MAX)).rejects.toBe(gone);
    expect((await storage.sweep({ olderThanMs: -HOUR, referenced: async () => new Set() })).staged).toBe(0);
  });

  it('reads any part of a staged file, so that a DOCX is told from its parts at the end', async () => {
    const storage = await fresh();
    const content = bytes(10_000);
    const staged = await stageWhole(storage, content);
    expect(await storage.readStaged(staged, 9_990, 100)).toEqual(content.subarray(9_990));
    expect(await storage.readStaged(staged, 20_000, 10)).toEqual(new Uint8Array());
    expect(await storage.readStaged(staged, 0, 4)).toEqual(content.subarray(0, 4));
  });

  it('places a batch in the order given, each under its own unguessable key', async () => {
    const storage = await fresh();
    const contents = Array.from({ length: 50 }, (_, n) => bytes(1000 + n, n));
    const staged = await Promise.all(contents.map((content) => stageWhole(storage, content)));
    const keys = (await storage.commit(staged)).map((placed) => (placed.ok ? placed.key : ''));
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{24}$/);
    for (const [n, key] of keys.entries()) expect(await contentOf(storage, key)).toEqual(contents[n]);
    expect((await keysOf(storage)).sort()).toEqual([...keys].sort());
  });

  it('gives the same bytes sent twice two keys: duplicates are the proceso’s business', async () => {
    const storage = await fresh();
    expect(await keep(storage, bytes(10))).not.toBe(await keep(storage, bytes(10)));
  });

  it('commits an empty batch to nothing', async () => {
    expect(await (await fresh()).commit([])).toEqual([]);
  });

  it('forgets a discarded file, and refuses to commit it', async () => {
    const storage = await fresh();
    const staged = await stageWhole(storage, bytes(10));
    await storage.discard(staged);
    await storage.discard(staged);
    await expect(storage.commit([staged])).rejects.toThrow('committed or discarded');
    expect(await keysOf(storage)).toEqual([]);
  });

  it('leaves a committed file alone when it is discarded afterwards', async () => {
    const storage = await fresh();
    const staged = await stageWhole(storage, bytes(10));
    await storage.commit([staged]);
    await storage.discard(staged);
    expect(await keysOf(storage)).toHaveLength(1);
  });

  it('gives any part of a CV, to its last byte and no further', async () => {
    const storage = await fresh();
    const content = bytes(200_000);
    const key = await keep(storage, content);
    for (const [start, end] of [
      [0, 0],
      [1, 70_000],
      [199_999, 199_999],
      [0, 199_999],
    ] as const) {
      const part = Buffer.concat(await (await storage.open(key, { start, end })).toArray());
      expect(same(part, content.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
  });

  it('lends a reader a real path that holds the file', async () => {
    const storage = await fresh();
    const content = bytes(5000);
    const key = await keep(storage, content);
    expect(new Uint8Array(await storage.withPath(key, (path) => readFile(path)))).toEqual(content);
  });

  it('says that a file is missing, for a removed one as for a key nobody gave out', async () => {
    const storage = await fresh();
    const key = await keep(storage, bytes(10));
    await storage.remove(key);
    await storage.remove(key);
    for (const unknown of [key, '../../etc/passwd', '']) {
      await expect(storage.open(unknown)).rejects.toBeInstanceOf(StoredFileMissingError);
      await expect(storage.size(unknown)).rejects.toBeInstanceOf(StoredFileMissingError);
      await expect(storage.withPath(unknown, access)).rejects.toBeInstanceOf(StoredFileMissingError);
      await storage.remove(unknown);
    }
  });

  it('sweeps old leftovers and old files without a row, and nothing that a row names', async () => {
    let ahead = 0;
    const storage = await create(() => ahead);
    const abandoned = await stageWhole(storage, bytes(10));
    const [orphan, wanted] = [await keep(storage, bytes(20)), await keep(storage, bytes(30))];
    const options = { olderThanMs: 24 * HOUR, referenced: async () => new Set([wanted]) };
    expect(await storage.sweep(options)).toEqual({ staged: 0, orphans: 0 });
    ahead = 25 * HOUR;
    expect(await storage.sweep(options)).toEqual({ staged: 1, orphans: 1 });
    expect(await keysOf(storage)).toEqual([wanted]);
    await storage.discard(abandoned);
    await expect(storage.open(orphan)).rejects.toBeInstanceOf(StoredFileMissingError);
  });

  it('asks for at most 500 keys at a time when it sweeps', async () => {
    let ahead = 0;
    const storage = await create(() => ahead);
    const staged = await Promise.all(Array.from({ length: 501 }, (_, n) => stageWhole(storage, bytes(1, n))));
    await storage.commit(staged);
    ahead = HOUR;
    const asked: number[] = [];
    const referenced = async (keys: string[]) => {
      asked.push(keys.length);
      return new Set(keys);
    };
    await storage.sweep({ olderThanMs: 0, referenced });
    expect(asked).toEqual([500, 1]);
  });

  it('takes uploads while there is room', async () => {
    expect(await (await fresh()).hasRoom()).toBe(true);
  });
}
