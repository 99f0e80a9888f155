import { z } from 'zod';
import { MAX_ENTREVISTA, MOTIVOS_CONFLICTO } from '../entrevistas.ts';
import { id, instante, textoOpcional } from './campos.schema.ts';

const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;
const NO_INSTANT = 'Escribe fecha y hora con su zona, como 2026-03-15T13:30:00Z.';

/** An instant as a client sends it: ISO 8601 with its zone, kept as UTC. */
const instanteNuevo = z
  .string({ error: NO_INSTANT })
  .trim()
  .regex(WITH_ZONE, NO_INSTANT)
  .transform((text, context) => {
    const ms = Date.parse(text);
    if (!Number.isNaN(ms)) return new Date(ms).toISOString();
    context.addIssue({ code: 'custom', message: NO_INSTANT });
    return z.NEVER;
  });

const idOpcional = id.nullish().transform((value) => value ?? null);

const fields = {
  titulo: textoOpcional(MAX_ENTREVISTA.titulo),
  cv_id: idOpcional,
  responsable_id: idOpcional,
  fecha_inicio: instanteNuevo,
  fecha_fin: instanteNuevo,
  lugar: textoOpcional(MAX_ENTREVISTA.lugar),
  notas: textoOpcional(MAX_ENTREVISTA.notas),
};

export const entrevistaNueva = z.object({
  ...fields,
  /** One per form that is sent: sent again after a lost answer, it is the same interview. */
  clave: z.string().trim().min(8).max(100).nullish(),
  /** The deleted interview that this one brings back: calendars that showed it show the same again. */
  repone: id.nullish(),
});
export type EntrevistaNueva = z.output<typeof entrevistaNueva>;

/** Any part of the fields; what is not sent stays. */
export const entrevistaEditada = z.object({
  titulo: fields.titulo.optional(),
  cv_id: fields.cv_id.optional(),
  responsable_id: fields.responsable_id.optional(),
  fecha_inicio: instanteNuevo.optional(),
  fecha_fin: instanteNuevo.optional(),
  lugar: fields.lugar.optional(),
  notas: fields.notas.optional(),
  /** As the editor saw it: another one now means that somebody changed it meanwhile. */
  version: z.coerce.number<number | string>({ error: 'Debe ser un número.' }).int().min(0).optional(),
});
export type EntrevistaEditada = z.output<typeof entrevistaEditada>;

/** Another interview at the same time with the same candidato or the same responsable, in any proceso. */
export const conflicto = z.object({
  id,
  motivo: z.enum(MOTIVOS_CONFLICTO),
  titulo: z.string(),
  fecha_inicio: instante,
  fecha_fin: instante,
  candidato: z.string().nullable(),
  responsable: z.string().nullable(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
});
export type ConflictoEntrevista = z.output<typeof conflicto>;

/** An interview as the calendar shows it. */
export const entrevista = z.object({
  id,
  titulo: z.string(),
  fecha_inicio: instante,
  fecha_fin: instante,
  cv_id: z.number().nullable(),
  /** Name of the candidato, or of their file; null without one, or when the cv was deleted. */
  candidato: z.string().nullable(),
  responsable_id: z.number().nullable(),
  responsable: z.string().nullable(),
  lugar: z.string().nullable(),
  notas: z.string().nullable(),
  version: z.number(),
});
export type Entrevista = z.output<typeof entrevista>;

export const eventoCalendario = entrevista.extend({ conflictos: z.array(conflicto) });
export type EventoCalendario = z.output<typeof eventoCalendario>;

/** Who, when: what is asked of the others while a form is filled in. */
export const cuandoYQuien = z.object({
  entrevista_id: idOpcional,
  cv_id: fields.cv_id,
  responsable_id: fields.responsable_id,
  fecha_inicio: instanteNuevo,
  fecha_fin: instanteNuevo,
});
export type CuandoYQuien = z.output<typeof cuandoYQuien>;

/** The own subscription: whether there is one, and since when. Its address is told once, when it is made. */
export const suscripcion = z.object({ desde: instante.nullable() });
export const suscripcionNueva = z.object({ url: z.string(), desde: instante });
