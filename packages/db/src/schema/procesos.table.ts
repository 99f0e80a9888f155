import type { ColorEtapa, EstadoProceso, TipoEtapa, TipoProceso } from '@recluta/domain';
import { goesWith, id, index, instant, integer, pointsAt, primaryKey, table, text, uniqueIndex } from '../columns.ts';
import { cuentas } from './cuentas.table.ts';
import { empresas } from './empresas.table.ts';

export const procesos = table(
  'procesos',
  {
    id: id(),
    cuenta_id: pointsAt(() => cuentas.id),
    /** 128 random bits, base64url (SEC-12). */
    public_id: text().notNull(),
    empresa_id: pointsAt(() => empresas.id),
    nombre: text().notNull(),
    tipo: text().$type<TipoProceso>().notNull(),
    area: text(),
    descripcion: text(),
    estado: text().$type<EstadoProceso>().notNull(),
    fecha_inicio: text(),
    fecha_postulacion_fin: text(),
    fecha_entrevistas_inicio: text(),
    fecha_seleccion_fin: text(),
    fecha_cierre: text(),
    creado_en: instant().notNull(),
    /** When a cv last came in or changed its stage; null: never. */
    movido_en: instant(),
  },
  (t) => [
    uniqueIndex('procesos_public_uq').on(t.public_id),
    index('procesos_cuenta_ix').on(t.cuenta_id, t.id),
    index('procesos_estado_ix').on(t.cuenta_id, t.estado),
  ],
);

export const etapas = table(
  'etapas',
  {
    cuenta_id: pointsAt(() => cuentas.id),
    proceso_id: goesWith(() => procesos.id),
    clave: text().notNull(),
    nombre: text().notNull(),
    tipo: text().$type<TipoEtapa>().notNull(),
    color: text().$type<ColorEtapa>().notNull(),
    orden: integer().notNull(),
    /** Days after which a cv that stays in it is overdue; null never is. */
    limite_dias: integer(),
    /** Cvs in it, kept by the transaction that changes them (REL-11), never counted on load. */
    total: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.proceso_id, t.clave] }), index('etapas_cuenta_ix').on(t.cuenta_id, t.proceso_id)],
);

const terms = (name: string) =>
  table(
    name,
    {
      id: id(),
      cuenta_id: pointsAt(() => cuentas.id),
      proceso_id: goesWith(() => procesos.id),
      nombre: text().notNull(),
      busqueda: text().notNull(),
    },
    (t) => [uniqueIndex(`${name}_nombre_uq`).on(t.cuenta_id, t.proceso_id, t.busqueda)],
  );

/** What a proceso looks for in its cvs. */
export const criterios = terms('criterios');
export const tecnologias = terms('tecnologias');
