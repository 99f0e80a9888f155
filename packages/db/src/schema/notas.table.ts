import { id, index, instant, integer, json, table, text, uniqueIndex } from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { tareas } from './tareas.table.ts';

/** What the team writes about a person. The words live here alone, so that they can be erased: eventos hold ids. */
export const notas = table(
  'notas',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    cv_id: integer()
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    autor_id: integer()
      .notNull()
      .references(() => usuarios.id),
    texto: text().notNull(),
    /** Ids of the usuarios that are mentioned. */
    menciones: json<number[]>().notNull(),
    /** Of the form that sent it: sent twice it is one note. */
    clave: text(),
    creada_en: instant().notNull(),
    editada_en: instant(),
  },
  (t) => [
    index('notas_cv_ix').on(t.cuenta_id, t.cv_id, t.id),
    index('notas_de_ix').on(t.cv_id),
    uniqueIndex('notas_clave_uq').on(t.cuenta_id, t.cv_id, t.autor_id, t.clave),
  ],
);

/** What a note said before it was edited. */
export const nota_versiones = table(
  'nota_versiones',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    nota_id: integer()
      .notNull()
      .references(() => notas.id, { onDelete: 'cascade' }),
    texto: text().notNull(),
    hasta: instant().notNull(),
  },
  (t) => [index('nota_versiones_ix').on(t.cuenta_id, t.nota_id, t.id)],
);

/** Somebody was mentioned, or got a task: what their bell tells. It goes with its note or task. */
export const notificaciones = table(
  'notificaciones',
  {
    id: id(),
    cuenta_id: integer()
      .notNull()
      .references(() => cuentas.id),
    usuario_id: integer()
      .notNull()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
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
