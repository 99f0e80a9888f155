import { z } from 'zod';
import { DESHACIBLES, IMPEDIMENTOS } from '../deshacer.ts';
import { instante } from './campos.schema.ts';

/** A cv in the papelera. */
export const cvEliminado = z.object({
  id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  nombre: z.string().nullable(),
  archivo_nombre: z.string(),
  /** Name of the stage it comes back to. */
  etapa: z.string(),
  eliminado_en: instante,
  /** null: nobody signed in. */
  eliminado_por: z.string().nullable(),
});
export type CvEliminado = z.output<typeof cvEliminado>;

/** What can be taken back of a line of history: by these claves, for so many people; `nombre` when all of it was done to one. */
export const deshacer = z.object({
  claves: z.array(z.string()),
  personas: z.number().int(),
  nombre: z.string().optional(),
});
export type Deshacer = z.output<typeof deshacer>;

/** How taking an action back ended: cvs that are as they were, and those that stay as they are and why. */
export const deshecho = z.object({
  deshechos: z.array(z.number()),
  impedidos: z.array(
    z.object({
      /** null: an interview that is about no cv. */
      cv_id: z.number().nullable(),
      /** The name that was read, else that of the file; the title of an interview. */
      nombre: z.string(),
      motivo: z.enum(IMPEDIMENTOS),
    }),
  ),
  /** The columns of the one cv that was edited, and what it is called now; null when anything else was undone. */
  edicion: z.object({ nombre: z.string(), campos: z.array(z.string()) }).nullable(),
});
export type Deshecho = z.output<typeof deshecho>;

/** Something done lately that can still be taken back. */
export const accionReciente = z.object({
  clave: z.string(),
  tipo: z.enum(DESHACIBLES),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  usuario_nombre: z.string().nullable(),
  personas: z.number().int(),
  /** Of the first two of them; none of whom is blocked or anonymised. */
  nombres: z.array(z.string()),
  /** Name of the stage where all of them were moved; null: to several, or it was no move. */
  etapa: z.string().nullable(),
  /** Name of the etiqueta that was put on or taken off; null: it is no more, or it was none. */
  etiqueta: z.string().nullable(),
  /** Columns of what was edited; empty: it was no edit. */
  campos: z.array(z.string()),
  creada_en: instante,
});
export type AccionReciente = z.output<typeof accionReciente>;
