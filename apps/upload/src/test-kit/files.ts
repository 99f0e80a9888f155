import { MIME } from '@recluta/domain/archivos';

type CvOptions = { size?: number; type?: string; lastModified?: number };

/** A file as the browser hands it over. */
export function cv(name: string, { size = 8, type = MIME.pdf, lastModified = 1 }: CvOptions = {}): File {
  return new File([new Uint8Array(size)], name, { type, lastModified });
}

/** `n` different CVs. */
export const cvs = (n: number): File[] => Array.from({ length: n }, (_, i) => cv(`cv-${i + 1}.pdf`));
