import { z } from 'zod';
import { COLORES_ETAPA, TIPOS_ETAPA } from '../etapas.ts';
import { DATOS_IDENTIDAD } from '../identidad.ts';
import { TIPOS_PROCESO } from '../procesos.ts';
import { instante } from './campos.schema.ts';

/** A cv of somebody, as it is told beside another. */
export const postulacion = z.object({
  cv_id: z.number(),
  /** The name that was read, else the file. */
  nombre: z.string(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  proceso_tipo: z.enum(TIPOS_PROCESO),
  /** Name of its stage. */
  etapa: z.string(),
  etapa_tipo: z.enum(TIPOS_ETAPA),
  etapa_color: z.enum(COLORES_ETAPA),
  creado_en: instante,
});
export type Postulacion = z.output<typeof postulacion>;

/** Who a cv is of: the other cvs of that person, and whose it may be. */
export const persona = z.object({
  otras: z.array(
    postulacion.extend({
      /** Of the same person for certain; otherwise the team said so. */
      por_rut: z.boolean(),
      /** It was joined to this very cv, and can be taken apart from it. */
      unida: z.boolean(),
    }),
  ),
  sugerencias: z.array(
    postulacion.extend({
      /** What both have alike, and what it says. */
      coincide: z.array(z.object({ dato: z.enum(DATOS_IDENTIDAD), valor: z.string() })),
    }),
  ),
  /** Said to be of somebody else. */
  distintas: z.array(postulacion),
  /** Interviews about this cv that are not over, in their order. */
  entrevistas: z.array(z.object({ id: z.number(), titulo: z.string(), fecha_inicio: instante })),
});
export type Persona = z.output<typeof persona>;

/** A cv whose person has another one: the newest of another proceso, or else any, and how many the others are. */
export const conocido = z.object({
  cv_id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  /** The other one came before it. */
  antes: z.boolean(),
  total: z.number(),
  /** How many of the others are in the same proceso. */
  aqui: z.number(),
});
export type Conocido = z.output<typeof conocido>;
