import { z } from 'zod';
import { MAX_TAREA } from '../tareas.ts';
import { enEdicion, fechaEnAnios, fechaOpcional, id, instante, texto } from './campos.schema.ts';

/** Something to be done about a person. */
export const tarea = z.object({
  id,
  cv_id: z.number(),
  texto: z.string(),
  /** `YYYY-MM-DD` */
  vence: z.string().nullable(),
  /** null also when who it was for has no access any more. */
  responsable_id: z.number().nullable(),
  responsable_nombre: z.string().nullable(),
  creada_en: instante,
  hecha_en: instante.nullable(),
});
export type Tarea = z.output<typeof tarea>;

const palabras = texto('La tarea', MAX_TAREA);
const responsable_id = id.nullish().transform((value) => value ?? null);

export const tareaNueva = z.object({
  texto: palabras,
  vence: fechaEnAnios,
  responsable_id,
  /** Of the form that sends it: sent twice it is one task. */
  clave: z.string().max(64).nullish(),
});

/** Any part. */
const tareaEditada = z.object({
  texto: palabras.optional(),
  vence: fechaEnAnios.optional(),
  responsable_id: id.nullable().optional(),
  hecha: z.boolean({ error: 'Debe ser sí o no.' }).optional(),
});
export type TareaEditada = z.output<typeof tareaEditada>;
export const tareaEnEdicion = enEdicion(tareaEditada, tareaEditada.extend({ vence: fechaOpcional.optional() }));

/** One of those of who asks, with whom it is about. */
export const tareaMia = tarea.extend({
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  candidato: z.string(),
});
export type TareaMia = z.output<typeof tareaMia>;
