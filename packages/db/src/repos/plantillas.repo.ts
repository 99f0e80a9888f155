import { type EtapaModelo, normalize } from '@recluta/domain';
import { and, asc, eq } from 'drizzle-orm';
import { uniqueError } from '../errors.ts';
import { plantillas } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

/** Lists of stages that procesos of the cuenta may start from. */
export function plantillasRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;
  const mine = eq(plantillas.cuenta_id, cuenta_id);
  const shown = {
    id: plantillas.id,
    nombre: plantillas.nombre,
    etapas: plantillas.etapas,
    predeterminada: plantillas.predeterminada,
  };
  return {
    /** By name. */
    async list() {
      return orm.select(shown).from(plantillas).where(mine).orderBy(asc(plantillas.busqueda));
    },

    /** Throws plantilla_repetida. */
    async create(nombre: string, etapas: readonly EtapaModelo[]) {
      txOf(scope);
      const [row] = await uniqueError(
        orm
          .insert(plantillas)
          .values({ cuenta_id, nombre, busqueda: normalize(nombre), etapas: [...etapas] })
          .returning(shown),
        { '.busqueda': 'plantilla_repetida' },
      );
      return row as NonNullable<typeof row>;
    },

    /** What new procesos get from now on; null goes back to the six of §4. */
    async setDefault(id: number | null): Promise<void> {
      txOf(scope);
      await orm.update(plantillas).set({ predeterminada: false }).where(mine);
      if (id !== null)
        await orm
          .update(plantillas)
          .set({ predeterminada: true })
          .where(and(mine, eq(plantillas.id, id)));
    },

    async remove(id: number): Promise<void> {
      txOf(scope);
      await orm.delete(plantillas).where(and(mine, eq(plantillas.id, id)));
    },
  };
}
