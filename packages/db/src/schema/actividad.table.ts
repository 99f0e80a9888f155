import { goesWith, id, index, instant, integer, pointsAt, primaryKey, table, text } from '../columns.ts';
import { completed } from './conditions.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/**
 * What happened, counted by the hour with the eventos that tell of it: a week is read in a few hundred rows, however
 * many cvs there are. By the hour, so that the days are those of Chile, whose clock is whole hours from UTC.
 */
export const horas = table(
  'horas',
  {
    cuenta_id: pointsAt(() => cuentas.id),
    /** Whole hours since 1970, UTC. */
    hora: integer().notNull(),
    /** See MEDIDAS. */
    medida: text().notNull(),
    /** Who did it; 0: nobody signed in. */
    usuario_id: integer().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cuenta_id, t.hora, t.medida, t.usuario_id] })],
);

/** From when to when a cv stood in a stage; a move undone at once leaves none. */
export const estadias = table(
  'estadias',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    cv_id: goesWith(() => cvs.id),
    etapa: text().notNull(),
    entrada: instant().notNull(),
    /** null: it is there still. */
    salida: instant(),
  },
  (t) => [
    index('estadias_cv_ix').on(t.cuenta_id, t.cv_id, t.id),
    // Without the cuenta, for SQLite itself: it looks for the stays of a cv that is deleted for ever.
    index('estadias_de_ix').on(t.cv_id),
    index('estadias_tiempo_ix').on(t.cuenta_id, t.proceso_id, t.etapa, t.salida, t.entrada).where(completed),
  ],
);
