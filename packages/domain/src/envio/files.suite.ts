import { MIME } from '../archivos.ts';
import type { Local } from './selection.ts';

type CvOptions = { size?: number; type?: string; lastModified?: number };

/** A file as a browser hands it over. */
export function cv(name: string, { size = 8, type = MIME.pdf, lastModified = 1 }: CvOptions = {}): Local {
  return { name, size, type, lastModified, slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) };
}

/** `n` different CVs. */
export const cvs = (n: number): Local[] => Array.from({ length: n }, (_, i) => cv(`cv-${i + 1}.pdf`));
