import type { EstadoTrabajo } from '@recluta/domain';
import { id, index, instant, integer, json, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/** Long work, in the same database as the row that needs it. */
export const trabajos = table(
  'trabajos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
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
