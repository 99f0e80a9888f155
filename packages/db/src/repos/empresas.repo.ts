import { DomainError, type MotivoQueda, normalize, type TipoEmpresa } from '@recluta/domain';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uniqueError } from '../errors.ts';
import { areas, empresas, procesos, usuarios } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import type { Cupo } from './cupo.ts';
import { checkOwn } from './own.ts';

type Nueva = { nombre: string; rut: string | null; tipo_empresa: TipoEmpresa; descripcion: string | null };

/** Rows in one INSERT: six values each, far below SQLite's limit of parameters. */
const BATCH = 500;

export function empresasRepo(scope: Scope) {
  const { conn, alcance } = scope;
  const { orm } = conn;
  const { cuenta_id } = alcance;
  const mine = eq(empresas.cuenta_id, cuenta_id);
  const areasOf = (empresa_id: number) => and(eq(areas.cuenta_id, cuenta_id), eq(areas.empresa_id, empresa_id));

  /** In the order given. */
  async function createMany(cupo: Cupo<'empresas'>, nuevas: readonly Nueva[]) {
    txOf(scope);
    cupo.use();
    if (nuevas.length > cupo.cantidad) throw new Error('More empresas than the cupo allows');
    const rows: (typeof empresas.$inferSelect)[] = [];
    for (let i = 0; i < nuevas.length; i += BATCH) {
      const batch = nuevas.slice(i, i + BATCH).map((nueva) => ({ ...nueva, cuenta_id, creada_en: conn.ahora }));
      rows.push(...(await orm.insert(empresas).values(batch).returning()));
    }
    return rows;
  }

  return {
    async list() {
      return orm.select().from(empresas).where(mine).orderBy(asc(empresas.id));
    },

    async get(id: number) {
      const [row] = await orm
        .select()
        .from(empresas)
        .where(and(mine, eq(empresas.id, id)));
      if (!row) throw new DomainError('no_encontrado');
      return row;
    },

    createMany,

    async create(cupo: Cupo<'empresas'>, nueva: Nueva) {
      const [row] = await createMany(cupo, [nueva]);
      return row as typeof empresas.$inferSelect;
    },

    /** Those of these that something belongs to, and what: a proceso before a usuario before an área. */
    async inUse(ids: readonly number[]): Promise<Map<number, MotivoQueda>> {
      const used = new Map<number, MotivoQueda>();
      for (const [motivo, owned] of [
        ['areas', areas],
        ['usuarios', usuarios],
        ['procesos', procesos],
      ] as const) {
        const rows = await orm
          .selectDistinct({ id: owned.empresa_id })
          .from(owned)
          .where(and(eq(owned.cuenta_id, cuenta_id), inArray(owned.empresa_id, [...ids])));
        for (const { id } of rows) if (id !== null) used.set(id, motivo);
      }
      return used;
    },

    /** Takes away those of these that nothing belongs to; their ids. */
    async removeUnused(ids: readonly number[]): Promise<number[]> {
      txOf(scope);
      const used = await this.inUse(ids);
      const unused = ids.filter((id) => !used.has(id));
      const gone = await orm
        .delete(empresas)
        .where(and(mine, inArray(empresas.id, unused)))
        .returning({ id: empresas.id });
      return gone.map(({ id }) => id);
    },

    async areas(empresa_id: number) {
      return orm
        .select({ id: areas.id, nombre: areas.nombre })
        .from(areas)
        .where(areasOf(empresa_id))
        .orderBy(asc(areas.id));
    },

    /** Throws area_repetida when the empresa has one of that name, whatever its capitals and accents. */
    async createArea(empresa_id: number, nombre: string) {
      txOf(scope);
      await checkOwn(scope, 'empresa', [empresa_id]);
      const [row] = await uniqueError(
        orm
          .insert(areas)
          .values({ cuenta_id, empresa_id, nombre, busqueda: normalize(nombre) })
          .returning({ id: areas.id, nombre: areas.nombre }),
        { 'areas.busqueda': 'area_repetida' },
      );
      return row as { id: number; nombre: string };
    },

    /** Procesos keep the name of their área as text. */
    async removeArea(empresa_id: number, area_id: number): Promise<void> {
      txOf(scope);
      await orm.delete(areas).where(and(areasOf(empresa_id), eq(areas.id, area_id)));
    },
  };
}
