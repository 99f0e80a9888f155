import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memory.storage.ts';
import { bytes, chunksOf, keysOf, stageWhole, storageSuite } from './storage.suite.ts';
import { StorageFullError } from './storage.ts';

describe('CV files in memory', () => {
  storageSuite(async (ahead) => memoryStorage({ now: () => Date.now() + ahead() }));

  it('runs full like a disk, and takes files again when there is room', async () => {
    const storage = memoryStorage({ capacity: 1000 });
    const first = await stageWhole(storage, bytes(800));
    await expect(storage.stage(chunksOf(bytes(300)), { maxBytes: 1000 })).rejects.toBeInstanceOf(StorageFullError);
    await storage.discard(first);
    await storage.commit([await stageWhole(storage, bytes(300))]);
    expect(await keysOf(storage)).toHaveLength(1);
  });
});
