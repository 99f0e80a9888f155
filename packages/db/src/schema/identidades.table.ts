import type { DecisionPersona } from '@recluta/domain';
import { goesWith, id, index, instant, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';

/** What the team decided of two cvs: of the same person, or not. */
export const identidades = table(
  'identidades',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    /** The older of the two. */
    cv_a: goesWith(() => cvs.id),
    cv_b: goesWith(() => cvs.id),
    decision: text().$type<DecisionPersona>().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('identidades_uq').on(t.cuenta_id, t.cv_a, t.cv_b),
    index('identidades_b_ix').on(t.cuenta_id, t.cv_b),
  ],
);
