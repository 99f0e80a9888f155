import type { Motivo } from '../types.ts';

/** A file that cannot be read, for a reason that the recruiter is told. */
export class ReadFailure extends Error {
  readonly motivo: Motivo;
  constructor(motivo: Motivo, detail: string) {
    super(`${motivo}: ${detail}`);
    this.name = 'ReadFailure';
    this.motivo = motivo;
  }
}
