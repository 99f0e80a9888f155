import { hostileDisguises } from './disguises.ts';
import { hostileDocx } from './docx.ts';
import { hostilePdf } from './pdf.ts';

export type HostileFile = {
  name: string;
  bytes: Uint8Array;
  /** States it may end in; `leido` where it is a CV all the same. */
  ends: readonly ('leido' | 'requiere_ocr' | 'fallido')[];
};

/** A person whose CV must be read in spite of what surrounds it. */
export const PERSONA = [
  'Rosa Elena Huenchumil Cayuqueo',
  'RUT: 12.345.678-5',
  'Correo: rosa.huenchumil@example.cl',
  'Celular: +56 9 8765 4321',
];

/**
 * Every kind of bad input that the reader must survive, made anew each time. Some of
 * them call `127.0.0.1:port`, where a test may listen.
 */
export function hostileFiles(port = 9): HostileFile[] {
  return [...hostileDisguises(PERSONA), ...hostileDocx(PERSONA, port), ...hostilePdf(PERSONA, port)];
}
