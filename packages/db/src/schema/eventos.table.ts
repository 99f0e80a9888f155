import { id, index, instant, integer, json, pointsAt, table, text } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/**
 * What happened, append-only (a trigger refuses UPDATE and DELETE): ids, claves and codes, never a personal value, so
 * that erasing a person needs no change here.
 */
export const eventos = table(
  'eventos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    usuario_id: integer(),
    tipo: text().notNull(),
    proceso_id: integer(),
    cv_id: integer(),
    datos: json<Record<string, string | number | boolean | null>>(),
    creado_en: instant().notNull(),
  },
  (t) => [
    index('eventos_cuenta_ix').on(t.cuenta_id, t.id),
    index('eventos_proceso_ix').on(t.cuenta_id, t.proceso_id, t.id),
    index('eventos_cv_ix').on(t.cuenta_id, t.cv_id, t.id),
  ],
);
