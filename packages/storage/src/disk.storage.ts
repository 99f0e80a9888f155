import { randomBytes } from 'node:crypto';
import { access, type FileHandle, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskCalls, diskCalls } from './calls.ts';
import { intake } from './intake.ts';
import { FOLDERS, isKey, newFolder, newKey } from './keys.ts';
import {
  type Placed,
  reserveOf,
  type StagedFile,
  type Storage,
  StorageError,
  StoredFileMissingError,
  storageError,
  typed,
} from './storage.ts';
import { sweepDisk } from './sweep.ts';

/**
 * Files in `root/files/<aa>/<key>`, incoming ones in `root/tmp` (the same file system, so that rename is atomic).
 * All 256 folders are made at the start: a commit then needs one folder fsync only.
 * @param now milliseconds; tells how old leftovers are. Defaults to the wall clock.
 */
export async function diskStorage(options: { root: string; now?: () => number; calls?: DiskCalls }): Promise<Storage> {
  const { root, now = Date.now, calls = diskCalls } = options;
  const tmp = join(root, 'tmp');
  const files = join(root, 'files');
  await mkdir(tmp, { recursive: true, mode: 0o700 });
  await mkdir(files, { recursive: true, mode: 0o700 });
  const there = new Set(await readdir(files));
  const missing = FOLDERS.filter((folder) => !there.has(folder));
  await Promise.all(missing.map((folder) => mkdir(join(files, folder), { recursive: true, mode: 0o700 })));
  if (missing.length > 0) {
    await syncFolder(calls, files);
    await syncFolder(calls, root);
  }

  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new StoredFileMissingError('Not a key');
    return join(files, key.slice(0, 2), key);
  };
  /** A committed file that is not there is missing; where the folder of all of them is not, no file is. */
  async function ofFile<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (
        !gone ||
        !(await access(files).then(
          () => true,
          () => false,
        ))
      )
        throw storageError(error);
      throw new StoredFileMissingError('No such file', { cause: error });
    }
  }
  /** What a staged file still waits for: its fsync, on the descriptor that wrote it, begun when its last byte came. */
  const durable = new Map<string, Promise<void>>();
  const take = ({ tmp: path }: StagedFile): Promise<void> => {
    const waits = durable.get(path);
    if (!waits) throw new StorageError('The staged file was committed or discarded already');
    durable.delete(path);
    return waits;
  };
  /** What cannot be removed now is a leftover for the sweeper: the first error is the one to tell. */
  const drop = (path: string): Promise<void> => calls.remove(path).catch(() => undefined);

  async function place(file: StagedFile, waits: Promise<void>, folder: string): Promise<Placed> {
    const key = newKey(folder);
    try {
      await waits;
      await calls.rename(file.tmp, pathOf(key));
      return { ok: true, key };
    } catch (error) {
      await drop(file.tmp);
      return { ok: false, error: storageError(error) };
    }
  }

  return {
    async stage(source, { maxBytes }) {
      const path = join(tmp, randomBytes(16).toString('base64url'));
      const handle = await typed(calls.open(path, 'wx', 0o600));
      try {
        const measured = await intake(source, maxBytes, (chunks) => typed(calls.write(handle, chunks)));
        if (!measured.excess) {
          const file: StagedFile = { ...measured, tmp: path };
          const waits = syncAndClose(calls, handle);
          // A file never committed has nobody to tell.
          waits.catch(() => undefined);
          durable.set(path, waits);
          return file;
        }
        await handle.close();
        await drop(path);
        return measured;
      } catch (error) {
        await handle.close().catch(() => undefined);
        await drop(path);
        throw error;
      }
    },

    async readStaged(file, position, length) {
      const from = Math.min(Math.max(0, position), file.bytes);
      const into = new Uint8Array(Math.min(length, file.bytes - from));
      const handle = await typed(calls.open(file.tmp, 'r'));
      try {
        const { bytesRead } = await handle.read(into, 0, into.byteLength, from);
        return into.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },

    async commit(staged) {
      if (staged.length === 0) return [];
      const folder = newFolder();
      const batch = staged.map((file) => ({ file, waits: take(file) }));
      const placed = await Promise.all(batch.map(({ file, waits }) => place(file, waits, folder)));
      try {
        await syncFolder(calls, join(files, folder));
        return placed;
      } catch (error) {
        await Promise.all(placed.flatMap((one) => (one.ok ? [drop(pathOf(one.key))] : [])));
        return placed.map((one) => (one.ok ? { ok: false, error: storageError(error) } : one));
      }
    },

    async discard(file) {
      const waits = durable.get(file.tmp);
      if (!waits) return;
      durable.delete(file.tmp);
      await waits.catch(() => undefined);
      await drop(file.tmp);
    },

    async size(key) {
      return (await ofFile(stat(pathOf(key)))).size;
    },

    async open(key, part) {
      const handle = await ofFile(calls.open(pathOf(key), 'r'));
      return handle.createReadStream(part);
    },

    async withPath(key, use) {
      const path = pathOf(key);
      await ofFile(access(path));
      return use(path);
    },

    async remove(key) {
      if (isKey(key)) await typed(calls.remove(pathOf(key)));
    },

    async *list() {
      for (const folder of FOLDERS) yield* (await readdir(join(files, folder))).filter(isKey);
    },

    sweep: ({ olderThanMs, referenced }) => sweepDisk({ tmp, files, before: now() - olderThanMs, referenced, calls }),

    async hasRoom() {
      const { bavail, blocks, bsize } = await typed(statfs(root));
      return bavail * bsize >= reserveOf(blocks * bsize);
    },
  };
}

/** A rename is atomic at once but durable only after its folder's fsync. Windows has no such call (it fails there). */
async function syncFolder(calls: DiskCalls, path: string): Promise<void> {
  if (process.platform !== 'win32') await syncAndClose(calls, await calls.open(path, 'r'));
}

async function syncAndClose(calls: DiskCalls, handle: FileHandle): Promise<void> {
  try {
    await calls.sync(handle);
  } finally {
    await handle.close();
  }
}
