import type { EstadoTrabajo } from '@recluta/domain';
import { id, index, instant, integer, json, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/**
 * What happened, append-only (a trigger refuses UPDATE and DELETE): ids, claves and codes, never a personal value, so
 * that erasing a person needs no change here.
 */
export const eventos = table(
  'eventos',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
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

/** Long work, in the same database as the row that needs it. */
export const trabajos = table(
  'trabajos',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    tipo: text().notNull(),
    /** One pending job per tipo and clave. */
    clave: text().notNull(),
    carga: json<unknown>().notNull(),
    estado: text().$type<EstadoTrabajo>().notNull(),
    intentos: integer().notNull().default(0),
    disponible_en: instant().notNull(),
    tomado_por: text(),
    arrendado_hasta: instant(),
    ultimo_error: text(),
    creado_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('trabajos_clave_uq').on(t.tipo, t.clave),
    index('trabajos_turno_ix').on(t.tipo, t.estado, t.disponible_en),
    index('trabajos_cuenta_ix').on(t.cuenta_id),
  ],
);
