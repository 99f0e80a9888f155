export { diskStorage } from './disk.storage.ts';
export { memoryStorage } from './memory.storage.ts';
export {
  type ExcessFile,
  type Placed,
  type Staged,
  type StagedFile,
  type Storage,
  StorageError,
  StorageFullError,
  StoredFileMissingError,
  type Swept,
} from './storage.ts';
