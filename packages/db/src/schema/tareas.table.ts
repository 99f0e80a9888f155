import { goesWith, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { openTask, removedTask } from './conditions.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';

/** What is to be done about a person. The words live here alone, so that they can be erased. */
export const tareas = table(
  'tareas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    cv_id: goesWith(() => cvs.id),
    autor_id: pointsAt(() => usuarios.id),
    responsable_id: integer().references(() => usuarios.id),
    texto: text().notNull(),
    /** `YYYY-MM-DD` */
    vence: text(),
    /** Of the form that sent it: sent twice it is one task. */
    clave: text(),
    creada_en: instant().notNull(),
    hecha_en: instant(),
    /** Deleted since; for a day it can be brought back. */
    eliminada_en: instant(),
  },
  (t) => [
    index('tareas_cv_ix').on(t.cuenta_id, t.cv_id, t.id),
    index('tareas_pendientes_ix').on(t.cuenta_id, t.responsable_id, t.vence).where(openTask),
    index('tareas_eliminadas_ix').on(t.cuenta_id, t.eliminada_en).where(removedTask),
    uniqueIndex('tareas_clave_uq').on(t.cuenta_id, t.cv_id, t.autor_id, t.clave),
  ],
);
