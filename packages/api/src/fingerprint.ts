import { createHash } from 'node:crypto';

/** SHA-256 of a text, hex: what is kept of a secret, or what tells words from other words (`huella`). */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex');
