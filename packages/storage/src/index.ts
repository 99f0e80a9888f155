export { diskStorage } from './disk.storage.ts';
export { type Borrado, diskLedger, type Ledger, standing } from './ledger.ts';
export { memoryStorage } from './memory.storage.ts';
export {
  type ExcessFile,
  type Part,
  type Placed,
  type Staged,
  type StagedFile,
  type Storage,
  StorageError,
  StorageFullError,
  StoredFileMissingError,
  type Swept,
} from './storage.ts';
