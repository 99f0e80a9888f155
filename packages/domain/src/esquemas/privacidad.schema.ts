import { z } from 'zod';
import { TIPOS_ACCESO } from '../eventos.ts';
import { BASES, ESTADOS_CONSENTIMIENTO, FINALIDADES, REMITENTES } from '../privacidad.ts';
import { enEdicion, entero, fechaEnAnios, instante, texto, textoOpcional } from './campos.schema.ts';

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
  /** Why a claim keeps it beyond its time; null: none does. */
  retencion: z.string().nullable(),
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

/** Why a claim keeps a cv beyond its time; before the first one, `antes` says null. */
export const retencionEnEdicion = z.object({
  motivo: texto('El motivo', 500),
  antes: z.object({ motivo: z.string().nullable().optional() }).optional(),
});

/** One time that somebody saw, opened or took away what is known of a person. */
export const accesoCv = z.object({
  id: z.number(),
  tipo: z.enum(TIPOS_ACCESO),
  /** null: nobody signed in. */
  usuario_nombre: z.string().nullable(),
  creado_en: instante,
});
export type AccesoCv = z.output<typeof accesoCv>;

/** A cv whose person is blocked. */
export const bloqueado = z.object({
  id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  nombre: z.string(),
  bloqueado_en: instante,
});
export type Bloqueado = z.output<typeof bloqueado>;

const meses = entero(1, 60, 'Escribe meses enteros, de 1 a 60.', 'Usa como máximo 60 meses.');

export const ajustesPrivacidad = z.object({ retencion_meses: meses, cartera_meses: meses, automatica: z.boolean() });
/** As a form holds them. */
export type AjustesTecleados = z.input<typeof ajustesPrivacidad>;

export const ajustesEnEdicion = enEdicion(ajustesPrivacidad.partial());
export type AjustesEnEdicion = z.output<typeof ajustesEnEdicion>;

/** Who would be anonymised now, and since when nothing happened (CL-02). */
export const conservacion = z.object({
  ajustes: ajustesPrivacidad,
  total: z.number(),
  personas: z.array(
    z.object({
      id: z.number(),
      proceso_id: z.number(),
      proceso_nombre: z.string(),
      nombre: z.string(),
      desde: z.string(),
    }),
  ),
});
export type Conservacion = z.output<typeof conservacion>;

const dia = z.string().nullable();

/** A line of the register of breaches (art. 14 sexies). */
export const incidente = z.object({
  id: z.number(),
  detectado: z.string(),
  naturaleza: z.string(),
  efectos: z.string(),
  categorias: z.string(),
  personas: z.number(),
  medidas: z.string(),
  agencia_en: dia,
  titulares_en: dia,
  creado_en: instante,
});
export type Incidente = z.output<typeof incidente>;

const fechaRequerida = fechaEnAnios.refine((value) => value !== null, 'La fecha es obligatoria.').transform(String);

export const incidenteNuevo = z.object({
  detectado: fechaRequerida,
  naturaleza: texto('Lo que pasó', 2_000),
  efectos: texto('El efecto', 2_000),
  categorias: texto('Los datos afectados', 2_000),
  personas: entero(
    0,
    100_000_000,
    'Escribe un número aproximado de personas, como 120.',
    'Usa como máximo 100.000.000 de personas.',
  ),
  medidas: texto('Las medidas', 2_000),
  agencia_en: fechaEnAnios,
  titulares_en: fechaEnAnios,
});
export type IncidenteNuevo = z.output<typeof incidenteNuevo>;

/** Who answers for the data by law: the name that the contract and the page of rights give; null: nobody said. */
export const responsableEditado = z.object({ responsable: textoOpcional() });
export const responsableEnEdicion = enEdicion(responsableEditado);

/** The processor contract as it stands, and how it was accepted. */
export const contrato = z.object({
  titulo: z.string(),
  version: z.string(),
  fecha: z.string(),
  texto: z.string(),
  aceptado: z.object({ version: z.string(), en: instante, por: z.string().nullable() }).nullable(),
  responsable: z.string().nullable(),
  /** Where people exercise their rights before this cuenta. */
  derechos: z.string(),
  /** What was accepted is what stands. */
  vigente: z.boolean(),
});
export type Contrato = z.output<typeof contrato>;
