import { z } from 'zod';
import { ESTADOS_ENVIO, ESTADOS_LECTURA } from '../archivos.ts';
import { asNacionalidad } from '../nacionalidad.ts';
import {
  claveAccion,
  enEdicion,
  id,
  idsEnCuerpo,
  instante,
  rutMostrado,
  rutOpcional,
  texto,
  textoOpcional,
} from './campos.schema.ts';
import { claveEtapa } from './etapas.schema.ts';
import { deshacer } from './papelera.schema.ts';

export const cv = z.object({
  id: z.number(),
  nombre: z.string().nullable(),
  nacionalidad: z.string().nullable(),
  rut: rutMostrado,
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  pretension_renta: z.number().nullable(),
  pretension_max: z.number().nullable(),
  tecnologias: z.array(z.string()),
  criterios: z.array(z.string()),
  experiencia_callcenter: z.boolean(),
  experiencia_retail: z.boolean(),
  experiencia_judicial: z.boolean(),
  experiencia_administrativa: z.boolean(),
  etapa: z.string(),
  lectura: z.enum(ESTADOS_LECTURA),
  lectura_motivo: z.string().nullable(),
  por_revisar: z.boolean(),
  archivo_nombre: z.string(),
  mismo_archivo_que: z.number().nullable(),
  /** When its time was over: the person and the file are gone, stages and days stay. */
  anonimizado_en: instante.nullable(),
  origen: z.enum(['publico', 'interno']),
  creado_en: instante,
  movido_en: instante,
  /** Why it was discarded, of the cuenta's list. */
  motivo_id: z.number().nullable(),
  /** Who of the team follows it. */
  responsable_id: z.number().nullable(),
  /** Ids, of the cuenta's list. */
  etiquetas: z.array(z.number()),
});
export type Cv = z.output<typeof cv>;

/** What becomes of a file sent, as the upload answers it. */
export const archivoEnviado = z.object({
  nombre: z.string(),
  estado: z.enum(ESTADOS_ENVIO),
  motivo: z.string().nullable(),
  cv_id: z.number().nullable(),
});
export type ArchivoEnviado = z.output<typeof archivoEnviado>;

/** To the public: id and file name only. */
const registroPublico = z.object({ id: z.number(), nombre: z.string() });

export const envioPublico = z.object({ registros: z.array(registroPublico), archivos: z.array(archivoEnviado) });
export const envioInterno = z.object({ registros: z.array(cv), archivos: z.array(archivoEnviado) });
export type EnvioPublico = z.output<typeof envioPublico>;
export type EnvioInterno = z.output<typeof envioInterno>;

export const moverCvs = z.object({
  proceso_id: id,
  cv_ids: idsEnCuerpo.min(1, 'Selecciona al menos un CV.'),
  to: claveEtapa,
  desde: claveEtapa.optional(),
  /** Only to a stage that discards. */
  motivo_id: id.nullish(),
  clave: claveAccion,
});

export const avanzarCvs = z.object({
  proceso_id: id,
  selected_ids: idsEnCuerpo.min(1, 'Selecciona al menos un CV.'),
  desde: claveEtapa.optional(),
  clave: claveAccion,
});

/** Ids that moved, and those that were no longer where the caller saw them. */
export const movimiento = z.object({ movidos: z.array(z.number()), omitidos: z.array(z.number()) });
export type Movimiento = z.output<typeof movimiento>;

/** `giro`: degrees clockwise around its own top left corner. */
const caja = z.object({
  x: z.number(),
  y: z.number(),
  ancho: z.number(),
  alto: z.number(),
  giro: z.number().optional(),
});
const evidencia = z.object({
  texto: z.string(),
  inicio: z.number(),
  fin: z.number(),
  pagina: z.number().nullable(),
  cajas: z.array(caja),
});
const campo = <T extends z.ZodType>(valor: T) =>
  z.object({ valor, confianza: z.number(), seguro: z.boolean(), evidencia: evidencia.nullable() });

/** Fields as @recluta/reader gives them (its `Campos`). */
export const camposLeidos = z.object({
  nombre: campo(z.string()).nullable(),
  rut: campo(z.string()).nullable(),
  email: campo(z.string()).nullable(),
  telefono: campo(z.string()).nullable(),
  nacionalidad: campo(z.string()).nullable(),
  pretension_renta: campo(z.number()).nullable(),
  pretension_max: campo(z.number()).nullable(),
  tecnologias: z.array(campo(z.string())),
  experiencia_callcenter: campo(z.literal(true)).nullable(),
  experiencia_retail: campo(z.literal(true)).nullable(),
  experiencia_judicial: campo(z.literal(true)).nullable(),
  experiencia_administrativa: campo(z.literal(true)).nullable(),
});

/** One reading of a cv's file. */
export const lecturaCv = z.object({
  texto: z.string(),
  paginas: z.number(),
  ocr: z.boolean(),
  campos: camposLeidos,
  /** Fields a person has typed. */
  editados: z.array(z.string()),
  leido_en: instante,
});
export type LecturaCv = z.output<typeof lecturaCv>;

/** Who typed or confirmed what stands in a column, and how it is taken back; null where it is not known, or no longer. */
const edicionCv = z.object({
  usuario_nombre: z.string().nullable(),
  creado_en: instante.nullable(),
  deshacer: deshacer.nullable(),
  /** Saved as it stood: it was looked at, and found right. */
  confirmado: z.boolean(),
});
export type EdicionCv = z.output<typeof edicionCv>;
/** By column of the cv, those a person has typed. */
export const edicionesCv = z.record(z.string(), edicionCv);
export type EdicionesCv = z.output<typeof edicionesCv>;

const lista = z.array(texto('El nombre', 120)).max(200, 'Usa como máximo 200.');
const MONTO = 'Escribe un monto en pesos.';
const monto = z
  .number({ error: MONTO })
  .int(MONTO)
  .min(0, MONTO)
  .max(1_000_000_000, 'Usa como máximo $1.000.000.000.')
  .nullable();

/** What a person completes by hand: any part; null empties a field. */
export const cvEditado = z.object({
  nombre: textoOpcional(200).optional(),
  rut: rutOpcional.optional(),
  email: textoOpcional(254).optional(),
  telefono: textoOpcional(40).optional(),
  nacionalidad: textoOpcional(60)
    .transform((value) => value && asNacionalidad(value))
    .optional(),
  pretension_renta: monto.optional(),
  pretension_max: monto.optional(),
  tecnologias: lista.optional(),
  criterios: lista.optional(),
  experiencia_callcenter: z.boolean().optional(),
  experiencia_retail: z.boolean().optional(),
  experiencia_judicial: z.boolean().optional(),
  experiencia_administrativa: z.boolean().optional(),
});
export type CvEditado = z.output<typeof cvEditado>;
export const cvEnEdicion = enEdicion(cvEditado);
export type CvEnEdicion = z.output<typeof cvEnEdicion>;
