import type { TipoEtapa } from '@recluta/domain';
import { goesWith, index, pointsAt, primaryKey, table, text } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

/** What deleted stages were called: eventos name them by clave for ever. */
export const etapas_pasadas = table(
  'etapas_pasadas',
  {
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().$type<TipoEtapa>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.proceso_id, t.clave] }),
    index('etapas_pasadas_cuenta_ix').on(t.cuenta_id, t.proceso_id),
  ],
);
