import { MIME } from '../archivos.ts';
import type { Local } from './selection.ts';

type CvOptions = { size?: number; type?: string; lastModified?: number; content?: string };

/** A file as a browser hands it over. */
export function cv(name: string, { size = 8, type = MIME.pdf, lastModified = 1, content = '' }: CvOptions = {}): Local {
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0));
  const slice = (from: number, to: number) => ({ arrayBuffer: async () => bytes.slice(from, to).buffer });
  return { name, size, type, lastModified, slice };
}

/** `n` different CVs. */
export const cvs = (n: number): Local[] => Array.from({ length: n }, (_, i) => cv(`cv-${i + 1}.pdf`));
