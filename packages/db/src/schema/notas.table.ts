import { goesWith, id, index, instant, json, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';

/** What the team writes about a person. The words live here alone, so that they can be erased: eventos hold ids. */
export const notas = table(
  'notas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    cv_id: goesWith(() => cvs.id),
    autor_id: pointsAt(() => usuarios.id),
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
    cuenta_id: pointsAt(() => cuentas.id),
    nota_id: goesWith(() => notas.id),
    texto: text().notNull(),
    hasta: instant().notNull(),
  },
  (t) => [index('nota_versiones_ix').on(t.cuenta_id, t.nota_id, t.id)],
);
