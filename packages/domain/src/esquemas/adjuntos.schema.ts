import { z } from 'zod';
import { TIPOS_ADJUNTO, TIPOS_ARCHIVO } from '../archivos.ts';
import { CAMPOS_CV } from '../campos.ts';
import { ELECCIONES } from '../fusion.ts';
import { claveAccion, id, instante } from './campos.schema.ts';
import { archivoEnviado, cv, edicionesCv, lecturaCv } from './cvs.schema.ts';

/** A further file of a cv. */
export const adjunto = z.object({
  id: z.number(),
  /** The application it hangs on: those of one person are told together. */
  cv_id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_ADJUNTO),
  bytes: z.number(),
  /** The cv it was the file of, which was merged into this one; null: it was attached. */
  fusionado_id: z.number().nullable(),
  usuario_nombre: z.string().nullable(),
  creado_en: instante,
});
export type Adjunto = z.output<typeof adjunto>;

export const envioAdjuntos = z.object({ adjuntos: z.array(adjunto), archivos: z.array(archivoEnviado) });
export type EnvioAdjuntos = z.output<typeof envioAdjuntos>;

const parte = z.object({
  cv,
  tipo: z.enum(TIPOS_ARCHIVO),
  lectura: lecturaCv.nullable(),
  ediciones: edicionesCv,
  notas: z.number(),
  entrevistas: z.number(),
  adjuntos: z.number(),
});

/** Two cvs side by side, as they are now. */
export const fusionVista = z.object({
  este: parte,
  otro: parte,
  /** Of what is shown: a merge of anything else is refused. */
  huella: z.string(),
});
export type FusionVista = z.output<typeof fusionVista>;

export const fusionPedida = z.object({
  proceso_id: id,
  cv_id: id,
  otro_id: id,
  huella: z.string().max(64),
  elecciones: z.partialRecord(z.enum(CAMPOS_CV), z.enum(ELECCIONES)).default({}),
  /** Whose stage it stands in afterwards. */
  etapa: z.enum(['este', 'otro']).default('este'),
  clave: claveAccion,
});
export type FusionPedida = z.output<typeof fusionPedida>;
