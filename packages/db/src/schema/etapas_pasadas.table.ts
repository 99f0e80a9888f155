import type { TipoEtapa } from '@recluta/domain';
import { index, integer, primaryKey, table, text } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

/** What deleted stages were called: eventos name them by clave for ever. */
export const etapas_pasadas = table(
  'etapas_pasadas',
  {
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    proceso_id: integer()
      .notNull()
      .references(() => procesos.id, { onDelete: 'cascade' }),
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().$type<TipoEtapa>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.proceso_id, t.clave] }),
    index('etapas_pasadas_cuenta_ix').on(t.cuenta_id, t.proceso_id),
  ],
);
