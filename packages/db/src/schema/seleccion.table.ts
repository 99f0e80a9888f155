import { goesWith, index, pointsAt, primaryKey, table } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/** The preselected cvs of a proceso: one set, shared by the team. */
export const seleccion = table(
  'seleccion',
  {
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    cv_id: goesWith(() => cvs.id),
  },
  (t) => [primaryKey({ columns: [t.proceso_id, t.cv_id] }), index('seleccion_cuenta_ix').on(t.cuenta_id, t.proceso_id)],
);
