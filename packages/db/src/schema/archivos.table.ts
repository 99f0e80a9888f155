import type { EstadoAntivirus, TipoAdjunto } from '@recluta/domain';
import { id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { unscanned } from './conditions.ts';
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
    antivirus: text().$type<EstadoAntivirus>().notNull().default('sin_revisar'),
    creado_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('archivos_clave_uq').on(t.clave),
    index('archivos_cuenta_ix').on(t.cuenta_id, t.id),
    index('archivos_antivirus_ix').on(t.cuenta_id).where(unscanned),
  ],
);
