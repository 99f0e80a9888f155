import { flag, index, instant, integer, json, pointsAt, table, text } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';

/** What the reader found in a cv's file, apart from the row that lists read. */
export const lecturas = table(
  'lecturas',
  {
    cv_id: integer()
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    cuenta_id: pointsAt(() => cuentas.id),
    texto: text().notNull(),
    paginas: integer().notNull(),
    ocr: flag().notNull(),
    /** Field → value, confidence and evidence, as @recluta/reader gives them. */
    campos: json<unknown>().notNull(),
    /** Fields a person has typed: re-reading never overwrites them. */
    editados: json<string[]>().notNull(),
    leido_en: instant().notNull(),
  },
  (t) => [index('lecturas_cuenta_ix').on(t.cuenta_id)],
);
