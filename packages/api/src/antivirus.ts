import type { EstadoAntivirus } from '@recluta/domain';

/** `pendiente`: it could not be asked now. A CV is never lost for that: its file is taken, waits, and is asked about again. */
export type Veredicto = Exclude<EstadoAntivirus, 'sin_revisar'>;

/** What judges the bytes of a file. Never throws. */
export type Antivirus = { scan(content: AsyncIterable<Uint8Array>): Promise<Veredicto> };
