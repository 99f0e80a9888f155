import type { Rol } from './permisos.ts';

declare const minted: unique symbol;

/**
 * Who acts and inside which cuenta. Branded: only the functions below make one, and only the session gate, the public
 * door, the job runner and the test kit may call them (tools/check-structure counts them).
 */
export type Alcance = {
  readonly cuenta_id: number;
  /** null: nobody signed in acts (the public upload, a job). */
  readonly usuario_id: number | null;
  readonly rol: Rol | 'publico' | 'sistema';
} & { readonly [minted]: true };

export function mintAlcance(fields: Omit<Alcance, typeof minted>): Alcance {
  return fields as Alcance;
}

/** The program itself acts inside a cuenta: a job, a sweeper, the making of the cuenta. */
export const systemIn = (cuenta_id: number): Alcance => mintAlcance({ cuenta_id, usuario_id: null, rol: 'sistema' });

/** Somebody acts at the public door, who is nobody of the team. */
export const publicIn = (cuenta_id: number): Alcance => mintAlcance({ cuenta_id, usuario_id: null, rol: 'publico' });
