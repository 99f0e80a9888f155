import { z } from 'zod';
import { TIPOS_ACCESO } from '../eventos.ts';
import { BASES, ESTADOS_CONSENTIMIENTO, FINALIDADES, REMITENTES } from '../privacidad.ts';
import { instante } from './campos.schema.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** What whoever opens the public upload is told (CL-01), and what they may agree to. */
export const privacidadPublica = z.object({
  /** Words with `**strong**` parts. */
  aviso: z.string(),
  /** Sent back as `consentimiento_cartera` when it is ticked. */
  cartera: z.object({ texto: z.string(), huella: z.string() }),
  terceros: z.string(),
  /** Where the rights are exercised, without an account. */
  derechos: z.string(),
});
export type PrivacidadPublica = z.output<typeof privacidadPublica>;

/** Why a cv is kept, on what ground, and what the person was told. */
export const privacidadCv = z.object({
  finalidad: z.enum(keysOf(FINALIDADES)),
  base: z.enum(keysOf(BASES)),
  origen: z.enum(['publico', 'interno']),
  remitente: z.enum(REMITENTES).nullable(),
  /** Version of the notice that was shown; null: none was (the team loaded the file). */
  aviso_version: z.string().nullable(),
  cartera: z.object({
    estado: z.enum(ESTADOS_CONSENTIMIENTO),
    version: z.string().nullable(),
    texto: z.string().nullable(),
    desde: instante.nullable(),
    hasta: instante.nullable(),
    retirado_en: instante.nullable(),
  }),
});
export type PrivacidadCv = z.output<typeof privacidadCv>;

/** One time that somebody saw, opened or took away what is known of a person. */
export const accesoCv = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS_ACCESO),
  /** null: nobody signed in. */
  usuario_nombre: z.string().nullable(),
  creado_en: instante,
});
export type AccesoCv = z.output<typeof accesoCv>;
