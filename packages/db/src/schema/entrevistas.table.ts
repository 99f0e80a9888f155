import { sql } from 'drizzle-orm';
import { goesWith, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas, usuarios } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

export const entrevistas = table(
  'entrevistas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    titulo: text().notNull(),
    fecha_inicio: instant().notNull(),
    fecha_fin: instant().notNull(),
    cv_id: integer().references(() => cvs.id, { onDelete: 'set null' }),
    responsable_id: integer().references(() => usuarios.id, { onDelete: 'set null' }),
    /** A place, or the address of a call. */
    lugar: text(),
    notas: text(),
    /** Of the form that made it: sent again, it makes no second one. */
    clave: text(),
    /** Counts its changes: what an editor saw is compared with it, and calendars elsewhere tell newer from older. */
    version: integer().notNull().default(0),
    creada_en: instant().notNull().default(sql`0`),
    cambiada_en: instant().notNull().default(sql`0`),
  },
  (t) => [
    index('entrevistas_proceso_ix').on(t.cuenta_id, t.proceso_id, t.fecha_inicio),
    index('entrevistas_fecha_ix').on(t.cuenta_id, t.fecha_inicio),
    uniqueIndex('entrevistas_clave_uq').on(t.cuenta_id, t.proceso_id, t.clave),
  ],
);
