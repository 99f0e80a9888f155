import { z } from 'zod';
import { ESTADOS_ENVIO, ESTADOS_LECTURA } from '../archivos.ts';
import { id, idsEnCuerpo, instante, rutMostrado, texto } from './campos.schema.ts';

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
  origen: z.enum(['publico', 'interno']),
  creado_en: instante,
  movido_en: instante,
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
export const registroPublico = z.object({ id: z.number(), nombre: z.string() });

export const envioPublico = z.object({ registros: z.array(registroPublico), archivos: z.array(archivoEnviado) });
export const envioInterno = z.object({ registros: z.array(cv), archivos: z.array(archivoEnviado) });
export type EnvioPublico = z.output<typeof envioPublico>;
export type EnvioInterno = z.output<typeof envioInterno>;

const clave = texto('La etapa', 60);

export const moverCvs = z.object({
  proceso_id: id,
  cv_ids: idsEnCuerpo.min(1, 'Selecciona al menos un CV.'),
  to: clave,
  desde: clave.optional(),
});

export const avanzarCvs = z.object({
  proceso_id: id,
  selected_ids: idsEnCuerpo.min(1, 'Selecciona al menos un CV.'),
  desde: clave.optional(),
});

/** Ids that moved, and those that were no longer where the caller saw them. */
export const movimiento = z.object({ movidos: z.array(z.number()), omitidos: z.array(z.number()) });
export type Movimiento = z.output<typeof movimiento>;
