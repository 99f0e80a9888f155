import { type Codigo, DomainError, limitOf, type Plan, type Recurso } from '@recluta/domain';
import { and, eq, sum } from 'drizzle-orm';
import { cuentas, empresas, etapas, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { Cupo } from './cupo.ts';

const LIMIT_CODES = {
  empresas: 'limite_empresas',
  reclutadores: 'limite_reclutadores',
  visores: 'limite_visores',
  procesos_activos: 'limite_procesos_activos',
  cvs: 'limite_cvs',
} as const satisfies Record<Recurso, Codigo>;

export function cuentaRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;

  async function get(): Promise<{
    id: number;
    nombre: string;
    plan: Plan;
    public_id: string | null;
    creada_en: string;
  }> {
    const [row] = await orm.select().from(cuentas).where(eq(cuentas.id, cuenta_id));
    if (!row) throw new DomainError('no_encontrado');
    return row;
  }

  const users = (rol: 'reclutador' | 'visor') =>
    orm.$count(usuarios, and(eq(usuarios.cuenta_id, cuenta_id), eq(usuarios.rol, rol)));

  /** How many of a counted thing the cuenta has; only estado activo counts, the papelera does not. */
  async function used(recurso: Recurso): Promise<number> {
    switch (recurso) {
      case 'empresas':
        return orm.$count(empresas, eq(empresas.cuenta_id, cuenta_id));
      case 'reclutadores':
        return users('reclutador');
      case 'visores':
        return users('visor');
      case 'procesos_activos':
        return orm.$count(procesos, and(eq(procesos.cuenta_id, cuenta_id), eq(procesos.estado, 'activo')));
      case 'cvs': {
        const [row] = await orm
          .select({ n: sum(etapas.total).mapWith(Number) })
          .from(etapas)
          .where(eq(etapas.cuenta_id, cuenta_id));
        return row?.n ?? 0;
      }
    }
  }

  /** How many more of a thing the plan allows; null is no limit. */
  async function room(recurso: Recurso): Promise<number | null> {
    const { plan } = await get();
    const max = limitOf(plan, recurso);
    return max === null ? null : Math.max(0, max - (await used(recurso)));
  }

  return {
    get,
    used,
    room,
    /** Leave to create `cantidad` more. Throws limite_* (409, §5) when the plan does not allow them. */
    async reserve<R extends Recurso>(recurso: R, cantidad = 1): Promise<Cupo<R>> {
      txOf(scope);
      const left = await room(recurso);
      if (left !== null && left < cantidad) throw new DomainError(LIMIT_CODES[recurso]);
      return Cupo.approve(recurso, cantidad);
    },
  };
}
