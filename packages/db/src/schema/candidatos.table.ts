import { id, index, instant, pointsAt, table } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

/** A person in a cuenta: every cv with the same RUT, and those the team said are of the same person. */
export const candidatos = table(
  'candidatos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    creado_en: instant().notNull(),
  },
  (t) => [index('candidatos_cuenta_ix').on(t.cuenta_id, t.id)],
);
