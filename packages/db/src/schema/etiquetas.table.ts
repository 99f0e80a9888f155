import type { ColorEtiqueta } from '@recluta/domain';
import { goesWith, id, index, pointsAt, primaryKey, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/** Words a team marks people with: the list of a cuenta. */
export const etiquetas = table(
  'etiquetas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
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
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    cv_id: goesWith(() => cvs.id),
    etiqueta_id: goesWith(() => etiquetas.id),
  },
  (t) => [
    primaryKey({ columns: [t.cv_id, t.etiqueta_id] }),
    index('cv_etiquetas_proceso_ix').on(t.cuenta_id, t.proceso_id, t.cv_id, t.etiqueta_id),
    index('cv_etiquetas_etiqueta_ix').on(t.cuenta_id, t.etiqueta_id, t.cv_id),
  ],
);
