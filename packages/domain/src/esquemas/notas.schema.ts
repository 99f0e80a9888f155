import { z } from 'zod';
import { TIPOS_HISTORIAL } from '../eventos.ts';
import { MAX_NOTE } from '../notas.ts';
import { id, instante, texto } from './campos.schema.ts';
import { deshacer } from './papelera.schema.ts';

/** One line of the history of a person. */
export const hecho = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS_HISTORIAL),
  /** null: nobody signed in did it. */
  usuario_nombre: z.string().nullable(),
  /** How often, one right after the other. */
  cantidad: z.number().int(),
  /** Names of stages, also of those deleted since. */
  desde: z.string().nullable(),
  a: z.string().nullable(),
  /** The stage it went to discards. */
  descarta: z.boolean(),
  /** Why it was discarded; null when nobody said or the reason was deleted. */
  motivo: z.string().nullable(),
  /** Name of the etiqueta, usuario or other proceso it is about; null where it is about none, and of one gone since. */
  sobre: z.string().nullable(),
  /** Fields that were changed, or the code of what it is about: the state of a reading, a message's purpose and way. */
  detalle: z.array(z.string()),
  /** It takes back what was done before. */
  deshace: z.boolean(),
  /** null: whoever asks cannot take it back, or not any more. */
  deshacer: deshacer.nullable(),
  creado_en: instante,
});
export type Hecho = z.output<typeof hecho>;

export const historial = z.object({
  hechos: z.array(hecho),
  /** Where the next page begins; null: there is none. */
  siguiente: z.number().nullable(),
});
export type Historial = z.output<typeof historial>;

export const nota = z.object({
  id: z.number(),
  /** The application it was written at: those of one person are told together. */
  cv_id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  autor_id: z.number(),
  autor_nombre: z.string(),
  texto: z.string(),
  menciones: z.array(z.object({ id: z.number(), nombre: z.string() })),
  creada_en: instante,
  editada_en: instante.nullable(),
});
export type Nota = z.output<typeof nota>;

export const notaNueva = z.object({
  texto: texto('La nota', MAX_NOTE),
  menciones: z.array(id).max(50, 'Menciona como máximo a 50 personas.').default([]),
});
export type NotaNueva = z.output<typeof notaNueva>;

export const notaEnEdicion = notaNueva.extend({ antes: notaNueva.pick({ texto: true }).optional() });
export type NotaEnEdicion = z.output<typeof notaEnEdicion>;

export const notaVersion = z.object({ id: z.number(), texto: z.string(), hasta: instante });
export type NotaVersion = z.output<typeof notaVersion>;

/** What the bell tells: a note mentions somebody, or a task is theirs. */
const CLASES_NOTIFICACION = ['mencion', 'tarea'] as const;

export const notificacion = z.object({
  id: z.number(),
  clase: z.enum(CLASES_NOTIFICACION),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  cv_id: z.number(),
  /** Who it is about: the name that was read, else the file. */
  candidato: z.string(),
  autor_nombre: z.string(),
  texto: z.string(),
  creada_en: instante,
  leida: z.boolean(),
});
export type Notificacion = z.output<typeof notificacion>;
