import { z } from 'zod';
import {
  CLAVES_DERECHO,
  DERECHO_FALTA,
  DETALLE_FALTA,
  type Derecho,
  ESTADOS_SOLICITUD,
  lacksDetalle,
  SOLICITUD_MAX,
} from '../solicitudes.ts';
import { email, idsEnCuerpo, instante, rutMostrado, rutOpcional, texto, textoOpcional } from './campos.schema.ts';

const derecho = z.enum(CLAVES_DERECHO, { error: DERECHO_FALTA });

/** What somebody asks about their own data. */
export const solicitudNueva = z
  .object({
    derecho,
    nombre: texto('El nombre', SOLICITUD_MAX.nombre),
    rut: rutOpcional,
    email,
    detalle: textoOpcional(SOLICITUD_MAX.detalle),
    /** Of the form that sends it: sent twice it is one request. */
    clave: z.string().min(16).max(64).nullish(),
  })
  .refine(({ derecho, detalle }) => !lacksDetalle(derecho, detalle ?? ''), {
    path: ['detalle'],
    error: DETALLE_FALTA,
    // Told with what is wrong with the other fields, not after it.
    when: ({ value, issues }) =>
      (value as { derecho?: Derecho } | null)?.derecho !== undefined &&
      !issues.some(({ path }) => path?.[0] === 'detalle'),
  });
export type SolicitudNueva = z.output<typeof solicitudNueva>;

export const solicitudEnviada = z.object({ folio: z.string(), vence: z.string(), seguimiento: z.string() });
export type SolicitudEnviada = z.output<typeof solicitudEnviada>;

const estado = z.enum(ESTADOS_SOLICITUD);
const clocks = { derecho, estado, vence: z.string(), prorrogada: z.boolean(), creada_en: instante };
const answer = { respuesta: z.string().nullable(), respondida_en: instante.nullable() };

/** A request as whoever holds its tracking address sees it. */
export const solicitudPublica = z.object({ folio: z.string(), responsable: z.string(), ...clocks, ...answer });
export type SolicitudPublica = z.output<typeof solicitudPublica>;

/** A request as the cuenta works it. The data of who asked are null once they were erased. */
export const solicitud = z.object({
  id: z.number(),
  folio: z.string(),
  ...clocks,
  ...answer,
  nombre: z.string().nullable(),
  rut: rutMostrado,
  email: z.string().nullable(),
  detalle: z.string().nullable(),
  respondida_por: z.string().nullable(),
});
export type Solicitud = z.output<typeof solicitud>;

/** A cv that may be of who asked: by RUT, e-mail or phone. */
export const cvCoincidente = z.object({
  id: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  nombre: z.string().nullable(),
  rut: rutMostrado,
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  archivo_nombre: z.string(),
  creado_en: instante,
  en_papelera: z.boolean(),
  bloqueado: z.boolean(),
});
export type CvCoincidente = z.output<typeof cvCoincidente>;

export const solicitudRespondida = z.object({
  estado: z.enum(['acogida', 'denegada'], { error: 'Elige si acoges o deniegas.' }),
  respuesta: texto('La respuesta', 4_000),
  /** Cvs that may be of who asked and stay as they are, knowingly: granting says so of each that nothing was done to. */
  quedan: idsEnCuerpo.optional(),
});
export type SolicitudRespondida = z.output<typeof solicitudRespondida>;
