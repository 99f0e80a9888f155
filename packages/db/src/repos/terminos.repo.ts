import { type Codigo, normalize } from '@recluta/domain';
import { and, asc, eq } from 'drizzle-orm';
import { uniqueError } from '../errors.ts';
import { criterios, tecnologias } from '../schema/index.ts';
import { type Scope, txOf } from './conn.ts';
import { checkOwn } from './own.ts';

const TABLES = { criterios, tecnologias };
const REPEATED = { criterios: 'criterio_repetido', tecnologias: 'tecnologia_repetida' } as const satisfies Record<
  string,
  Codigo
>;

export type ClaseTermino = keyof typeof TABLES;

/** Criterios and tecnologías of a proceso: two lists of one shape. */
export function terminosRepo(scope: Scope) {
  const { orm } = scope.conn;
  const { cuenta_id } = scope.alcance;
  return {
    async list(clase: ClaseTermino, proceso_id: number) {
      const t = TABLES[clase];
      return orm
        .select({ id: t.id, nombre: t.nombre })
        .from(t)
        .where(and(eq(t.cuenta_id, cuenta_id), eq(t.proceso_id, proceso_id)))
        .orderBy(asc(t.id));
    },

    /** `id`: of the deleted one that it brings back, at its place. Throws criterio_repetido or tecnologia_repetida. */
    async create(clase: ClaseTermino, proceso_id: number, nombre: string, id?: number) {
      txOf(scope);
      await checkOwn(scope, 'proceso', [proceso_id]);
      const t = TABLES[clase];
      const [row] = await uniqueError(
        orm
          .insert(t)
          .values({ id, cuenta_id, proceso_id, nombre, busqueda: normalize(nombre) })
          .returning({ id: t.id, nombre: t.nombre }),
        { '.busqueda': REPEATED[clase] },
      );
      return row as { id: number; nombre: string };
    },

    /** The removed row with its proceso; null when there was none. */
    async remove(clase: ClaseTermino, id: number) {
      txOf(scope);
      const t = TABLES[clase];
      const [row] = await orm
        .delete(t)
        .where(and(eq(t.cuenta_id, cuenta_id), eq(t.id, id)))
        .returning({ proceso_id: t.proceso_id, nombre: t.nombre });
      return row ?? null;
    },
  };
}
