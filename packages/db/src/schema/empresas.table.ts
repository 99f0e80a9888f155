import type { TipoEmpresa } from '@recluta/domain';
import { goesWith, id, index, instant, pointsAt, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';

export const empresas = table(
  'empresas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    nombre: text().notNull(),
    /** With dots when valid, else as it was typed. */
    rut: text(),
    tipo_empresa: text().$type<TipoEmpresa>().notNull(),
    descripcion: text(),
    creada_en: instant().notNull(),
  },
  (t) => [index('empresas_cuenta_ix').on(t.cuenta_id, t.id)],
);

export const areas = table(
  'areas',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    empresa_id: goesWith(() => empresas.id),
    nombre: text().notNull(),
    /** Normalised name: the same área is not there twice. */
    busqueda: text().notNull(),
  },
  (t) => [uniqueIndex('areas_nombre_uq').on(t.cuenta_id, t.empresa_id, t.busqueda)],
);
