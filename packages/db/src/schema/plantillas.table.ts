import type { EtapaModelo } from '@recluta/domain';
import { flag, id, index, json, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/** Named lists of stages of a cuenta, to start a proceso from: copied into it, so editing one changes no proceso. */
export const plantillas = table(
  'plantillas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    nombre: text().notNull(),
    busqueda: text().notNull(),
    /** In order; read and written whole. */
    etapas: json<EtapaModelo[]>().notNull(),
    /** What a new proceso gets when nobody chooses; at most one. */
    predeterminada: flag().notNull().default(false),
  },
  (t) => [
    index('plantillas_cuenta_ix').on(t.cuenta_id),
    uniqueIndex('plantillas_nombre_uq').on(t.cuenta_id, t.busqueda),
  ],
);
