import { index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';

/** The secret address at which a usuario's calendar program reads the interviews of their cuenta. */
export const suscripciones = table(
  'suscripciones',
  {
    usuario_id: integer()
      .primaryKey()
      .references(() => usuarios.id, { onDelete: 'cascade' }),
    cuenta_id: pointsAt(() => cuentas.id),
    /** SHA-256 of the token: a copy of the database opens no calendar. */
    huella: text().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [uniqueIndex('suscripciones_huella_uq').on(t.huella), index('suscripciones_cuenta_ix').on(t.cuenta_id)],
);
