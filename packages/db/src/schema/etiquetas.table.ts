import type { ColorEtiqueta } from '@recluta/domain';
import { id, index, integer, primaryKey, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/** Words a team marks people with: the list of a cuenta. */
export const etiquetas = table(
  'etiquetas',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    nombre: text().notNull(),
    /** As it is compared: without case or accents. */
    busqueda: text().notNull(),
    color: text().$type<ColorEtiqueta>().notNull(),
  },
  (t) => [index('etiquetas_cuenta_ix').on(t.cuenta_id), uniqueIndex('etiquetas_nombre_uq').on(t.cuenta_id, t.busqueda)],
);

/** Which cvs wear which. With the proceso, so that those of a list are one range of an index. */
export const cv_etiquetas = table(
  'cv_etiquetas',
  {
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    proceso_id: integer()
      .notNull()
      .references(() => procesos.id, { onDelete: 'cascade' }),
    cv_id: integer()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    etiqueta_id: integer()
      .notNull()
      .references(() => etiquetas.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.cv_id, t.etiqueta_id] }),
    index('cv_etiquetas_proceso_ix').on(t.cuenta_id, t.proceso_id, t.cv_id, t.etiqueta_id),
    index('cv_etiquetas_etiqueta_ix').on(t.cuenta_id, t.etiqueta_id, t.cv_id),
  ],
);
