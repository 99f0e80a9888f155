/** `sin_revisar`: it could not be asked. A CV is never lost for that: the file is taken, and the log says so. */
export type Veredicto = 'limpio' | 'infectado' | 'sin_revisar';

/** What judges the bytes of a file before it is kept. Never throws. */
export type Antivirus = { scan(content: AsyncIterable<Uint8Array>): Promise<Veredicto> };
