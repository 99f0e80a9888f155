import type { DatosCv } from '@recluta/domain';
import { goesWith, id, index, instant, integer, json, pointsAt, table, uniqueIndex } from '../columns.ts';
import { archivos } from './archivos.table.ts';
import { cuentas } from './cuentas.table.ts';
import { cvs } from './cvs.table.ts';
import { procesos } from './procesos.table.ts';

/** Further files of a cv: what the team attached, and the file of a cv that was merged into it. */
export const adjuntos = table(
  'adjuntos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    cv_id: goesWith(() => cvs.id),
    archivo_id: pointsAt(() => archivos.id),
    usuario_id: integer(),
    /** The cv whose own file it is; null: it was attached. */
    fusionado_id: integer(),
    creado_en: instant().notNull(),
  },
  (t) => [
    index('adjuntos_cv_ix').on(t.cuenta_id, t.cv_id, t.id),
    // Without the cuenta, for SQLite itself: it looks for what hangs on a cv or a file that is deleted for ever.
    index('adjuntos_de_ix').on(t.cv_id),
    index('adjuntos_archivo_ix').on(t.archivo_id),
  ],
);

/** What came over from a cv to the one it was merged into, by ids: what goes back when they are separated. */
export type Traslado = {
  notas: number[];
  tareas: number[];
  entrevistas: number[];
  etiquetas: number[];
  adjuntos: number[];
  /** Merging them said that they are of one person. */
  persona: boolean;
};

/** Fields of the one that stays: what stood in them, and who had typed which; what was chosen instead. */
export type Elegido = {
  antes: { campos: Partial<DatosCv>; editados: string[] };
  despues: { campos: Partial<DatosCv> };
};

/** Two cvs of one person in one proceso that became one; gone when they are separated. */
export const fusiones = table(
  'fusiones',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    /** The one that stays. */
    cv_id: goesWith(() => cvs.id),
    /** The one that went into it. */
    otro_id: goesWith(() => cvs.id),
    trajo: json<Traslado>().notNull(),
    /** null: nothing was chosen but what stood there. */
    elegido: json<Elegido>(),
    creada_en: instant().notNull(),
  },
  (t) => [
    uniqueIndex('fusiones_otro_uq').on(t.otro_id),
    index('fusiones_cv_ix').on(t.cv_id),
    index('fusiones_cuenta_ix').on(t.cuenta_id, t.cv_id),
  ],
);
