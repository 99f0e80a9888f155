import type { Importable } from '@recluta/domain';
import { id, instant, json, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

export type FilaRecibo = { fila: number; accion: 'crear' | 'omitir'; motivo: string | null; id: number | null };

/** Imports that were carried out: what is answered again when one is repeated under its clave. */
export const importaciones = table(
  'importaciones',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    clave: text().notNull(),
    destino: text().$type<Importable>().notNull(),
    /** Of the dry run that it carried out. */
    huella: text().notNull(),
    /** Numbers, reasons and ids of its rows; nothing of what they hold. */
    filas: json<FilaRecibo[]>().notNull(),
    creada_en: instant().notNull(),
  },
  (t) => [uniqueIndex('importaciones_clave_uq').on(t.cuenta_id, t.clave)],
);
