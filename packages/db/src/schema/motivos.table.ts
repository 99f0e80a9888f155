import type { TipoMotivo } from '@recluta/domain';
import { id, index, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/** Why people are discarded: the list of a cuenta. */
export const motivos = table(
  'motivos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    nombre: text().notNull(),
    busqueda: text().notNull(),
    tipo: text().$type<TipoMotivo>().notNull(),
  },
  (t) => [index('motivos_cuenta_ix').on(t.cuenta_id), uniqueIndex('motivos_nombre_uq').on(t.cuenta_id, t.busqueda)],
);
