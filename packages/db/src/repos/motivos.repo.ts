import { normalize, type TipoMotivo } from '@recluta/domain';
import { and, asc, eq } from 'drizzle-orm';
import { uniqueError } from '../errors.ts';
import { cvs, motivos } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';

type Nuevo = { nombre: string; tipo: TipoMotivo };

const REPEATED = { '.busqueda': 'motivo_repetido' } as const;

/** Why people are discarded: the list of the cuenta. */
export function motivosRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;
  const one = (id: number) => and(eq(motivos.cuenta_id, cuenta_id), eq(motivos.id, id));
  const shown = { id: motivos.id, nombre: motivos.nombre, tipo: motivos.tipo };
  return {
    /** Oldest first. */
    async list() {
      return orm.select(shown).from(motivos).where(eq(motivos.cuenta_id, cuenta_id)).orderBy(asc(motivos.id));
    },

    /** Throws motivo_repetido. */
    async create({ nombre, tipo }: Nuevo) {
      txOf(scope);
      const [row] = await uniqueError(
        orm
          .insert(motivos)
          .values({ cuenta_id, nombre, busqueda: normalize(nombre), tipo })
          .returning(shown),
        REPEATED,
      );
      return row as NonNullable<typeof row>;
    },

    /** Throws motivo_repetido. */
    async update(id: number, { nombre, tipo }: Nuevo): Promise<void> {
      txOf(scope);
      await uniqueError(
        orm
          .update(motivos)
          .set({ nombre, busqueda: normalize(nombre), tipo })
          .where(one(id)),
        REPEATED,
      );
    },

    /** Those discarded for it keep their stage and lose the reason. */
    async remove(id: number): Promise<void> {
      txOf(scope);
      await orm.delete(motivos).where(one(id));
      await orm
        .update(cvs)
        .set({ motivo_id: null })
        .where(and(eq(cvs.cuenta_id, cuenta_id), eq(cvs.motivo_id, id)));
    },
  };
}
