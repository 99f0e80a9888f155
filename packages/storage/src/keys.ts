import { randomBytes } from 'node:crypto';

/** 256 folders: two hex digits that a batch draws once, so that one folder fsync covers all its files. */
export const FOLDERS: readonly string[] = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

const KEY = /^[0-9a-f]{2}[A-Za-z0-9_-]{22}$/;

export const newFolder = (): string => randomBytes(1).toString('hex');

/** 128 random bits (SEC-12) behind the folder's two digits. */
export const newKey = (folder: string): string => folder + randomBytes(16).toString('base64url');

/** Guards every path made from a key: nothing with a slash or a dot gets through. */
export const isKey = (key: string): boolean => KEY.test(key);
