import { goesWith, id, index, instant, integer, pointsAt, table, uniqueIndex } from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { notas } from './notas.table.ts';
import { tareas } from './tareas.table.ts';

/** Somebody was mentioned, or got a task: what their bell tells. It goes with its note or task. */
export const notificaciones = table(
  'notificaciones',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    usuario_id: goesWith(() => usuarios.id),
    /** One of the two. */
    nota_id: integer().references(() => notas.id, { onDelete: 'cascade' }),
    tarea_id: integer().references(() => tareas.id, { onDelete: 'cascade' }),
    /** Who gave the task; of a note its author is known. */
    autor_id: integer().references(() => usuarios.id),
    creada_en: instant().notNull(),
    leida_en: instant(),
  },
  (t) => [
    index('notificaciones_usuario_ix').on(t.cuenta_id, t.usuario_id, t.id),
    uniqueIndex('notificaciones_nota_uq').on(t.nota_id, t.usuario_id),
    uniqueIndex('notificaciones_tarea_uq').on(t.tarea_id, t.usuario_id),
  ],
);
