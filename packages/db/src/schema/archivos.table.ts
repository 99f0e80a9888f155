import type { TipoAdjunto } from '@recluta/domain';
import { id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

export const archivos = table(
  'archivos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    /** Key in the storage; never made from what a sender typed. */
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().$type<TipoAdjunto>().notNull(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    creado_en: instant().notNull(),
  },
  (t) => [uniqueIndex('archivos_clave_uq').on(t.clave), index('archivos_cuenta_ix').on(t.cuenta_id, t.id)],
);
