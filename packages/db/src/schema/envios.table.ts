import type { EstadoEnvio } from '@recluta/domain';
import { goesWith, id, index, instant, integer, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { procesos } from './procesos.table.ts';

/** One submission: what its Idempotency-Key stands for. */
export const envios = table(
  'envios',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    clave: text().notNull(),
    creado_en: instant().notNull(),
  },
  (t) => [uniqueIndex('envios_clave_uq').on(t.cuenta_id, t.proceso_id, t.clave)],
);

/** First outcome of each file of a submission, given again when it is repeated. */
export const envio_archivos = table(
  'envio_archivos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    envio_id: goesWith(() => envios.id),
    nombre: text().notNull(),
    sha256: text().notNull(),
    /** The how-manieth with this name and these bytes within the submission, from 0. */
    repeticion: integer().notNull(),
    estado: text().$type<EstadoEnvio>().notNull(),
    motivo: text(),
    cv_id: integer(),
  },
  (t) => [
    uniqueIndex('envio_archivos_uq').on(t.envio_id, t.nombre, t.sha256, t.repeticion),
    index('envio_archivos_cuenta_ix').on(t.cuenta_id),
  ],
);
