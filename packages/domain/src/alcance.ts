import type { Rol } from './permisos.ts';

declare const minted: unique symbol;

/**
 * Who acts and inside which cuenta. Branded: only `mintAlcance` makes one, and only the session gate, the public door,
 * the job runner and the test kit may call it (tools/check-structure counts them).
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
