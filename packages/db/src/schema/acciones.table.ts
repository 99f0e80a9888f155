import type { Deshacible } from '@recluta/domain';
import { goesWith, id, index, instant, integer, json, pointsAt, primaryKey, table, text } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/** Interviews about nobody's cv that went from a usuario to another. */
export type Entrega = { de: number; a: number; ids: number[] };

/** What somebody did and may still take back; gone once it is taken back, or after 24 h. */
export const acciones = table(
  'acciones',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    usuario_id: integer(),
    tipo: text().$type<Deshacible>().notNull(),
    /** What was done with one press shares it, and is taken back as one. */
    clave: text().notNull(),
    /** What it did to no cv, and so stands in none of its filas. */
    entrevistas: json<Entrega>(),
    creada_en: instant().notNull(),
  },
  (t) => [
    index('acciones_cuenta_ix').on(t.cuenta_id, t.id),
    index('acciones_clave_ix').on(t.cuenta_id, t.clave),
    index('acciones_creada_ix').on(t.creada_en),
  ],
);

/**
 * One cv of an action, as it was and as the action left it. It may hold personal values, so it goes with its cv; eventos
 * only name the action.
 */
export const accion_filas = table(
  'accion_filas',
  {
    accion_id: goesWith(() => acciones.id),
    cv_id: goesWith(() => cvs.id),
    cuenta_id: pointsAt(() => cuentas.id),
    antes: json<Record<string, unknown>>().notNull(),
    despues: json<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accion_id, t.cv_id] }),
    index('accion_filas_cuenta_ix').on(t.cuenta_id, t.accion_id),
    index('accion_filas_cv_ix').on(t.cv_id),
  ],
);
