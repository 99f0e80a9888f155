import type { Derecho, EstadoSolicitud } from '@recluta/domain';
import { flag, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

/** What people ask about their own data, without an account (CL-03). */
export const solicitudes = table(
  'solicitudes',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    /** By whose link it was asked; null: by that of the cuenta. */
    proceso_id: integer().references(() => procesos.id, { onDelete: 'set null' }),
    /** SHA-256 of the token of its tracking address: a copy of the database opens none. */
    huella: text().notNull(),
    derecho: text().$type<Derecho>().notNull(),
    nombre: text(),
    rut: text(),
    email: text(),
    detalle: text(),
    estado: text().$type<EstadoSolicitud>().notNull(),
    /** Last day to answer, in Chile. */
    vence: text().notNull(),
    prorrogada: flag().notNull().default(false),
    respuesta: text(),
    respondida_en: instant(),
    respondida_por: integer(),
    creada_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('solicitudes_huella_uq').on(t.huella),
    index('solicitudes_estado_ix').on(t.cuenta_id, t.estado, t.vence),
  ],
);
