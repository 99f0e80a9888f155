import { type FileHandle, open, rename, rm } from 'node:fs/promises';

/** The system calls whose failure the protocol must survive, in one object so that a drill can fail each in turn (T5). */
export type DiskCalls = {
  open(path: string, flags: string, mode?: number): Promise<FileHandle>;
  write(handle: FileHandle, chunks: Uint8Array[]): Promise<void>;
  sync(handle: FileHandle): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
};

export const diskCalls: DiskCalls = {
  open,
  rename,
  sync: (handle) => handle.sync(),
  remove: (path) => rm(path, { force: true }),
  /** writev may write less than asked (a signal, a nearly full disk): what is left is written again. */
  async write(handle, chunks) {
    let left = chunks;
    while (left.length > 0) {
      let { bytesWritten } = await handle.writev(left);
      while (left[0] && bytesWritten >= left[0].byteLength) {
        bytesWritten -= left[0].byteLength;
        left = left.slice(1);
      }
      if (left[0] && bytesWritten > 0) left = [left[0].subarray(bytesWritten), ...left.slice(1)];
    }
  },
};
