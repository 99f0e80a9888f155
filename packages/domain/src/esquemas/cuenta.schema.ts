import { z } from 'zod';
import { TIPOS_ETAPA } from '../etapas.ts';
import { TIPOS_ACTIVIDAD } from '../eventos.ts';
import { PERMISOS, type Permiso, ROLES, ROLES_ASIGNABLES } from '../permisos.ts';
import { NOMBRES_PLAN } from '../planes.ts';
import { contrasenaNueva, email, enEdicion, id, idOr, instante, texto, textoOpcional } from './campos.schema.ts';
import { deshacer } from './papelera.schema.ts';

const incomplete = 'Completa nombre, email y contraseña.';
const filled = z.string({ error: incomplete }).trim().min(1, incomplete);

export const registro = z.object({
  nombre: filled.max(300, 'Usa como máximo 300 caracteres.'),
  email: filled.pipe(email),
  password: z.string({ error: incomplete }).min(1, incomplete).pipe(contrasenaNueva),
  plan: z.enum(NOMBRES_PLAN, { error: 'Elige un plan.' }),
});

export const ingreso = z.object({
  email: z
    .string({ error: 'El correo es obligatorio.' })
    .trim()
    .toLowerCase()
    .min(1, 'El correo es obligatorio.')
    .max(254, 'Usa como máximo 254 caracteres.'),
  password: z.string({ error: 'La contraseña es obligatoria.' }).min(1, 'La contraseña es obligatoria.').max(1024),
});

/** Another one: whoever was given theirs would keep what somebody else knows (SEC-11). */
export const cambioContrasena = z
  .object({
    actual: z.string({ error: 'Escribe tu contraseña actual.' }).min(1, 'Escribe tu contraseña actual.').max(1024),
    nueva: contrasenaNueva,
  })
  .refine(({ actual, nueva }) => nueva !== actual, {
    path: ['nueva'],
    error: 'Elige una contraseña distinta de la actual.',
  });

export const usuario = z.object({
  id,
  nombre: z.string().nullable(),
  email: z.string(),
  rol: z.enum(ROLES),
  empresa_id: z.number().nullable(),
  empresa_nombre: z.string().nullable(),
  activo: z.boolean(),
  creado_en: instante,
});
export type Usuario = z.output<typeof usuario>;

export const perfil = z.object({
  usuario: z.object({
    id,
    nombre: z.string().nullable(),
    email: z.string(),
    rol: z.enum(ROLES),
    clave_temporal: z.boolean(),
  }),
  cuenta: z.object({ nombre: z.string(), plan: z.enum(NOMBRES_PLAN) }),
  permisos: z.array(z.enum(Object.keys(PERMISOS) as [Permiso, ...Permiso[]])),
  /** From where a live screen listens: nothing loaded beside this answer, or after it, misses what came before. */
  ultimo_evento: z.number(),
});
export type Perfil = z.output<typeof perfil>;

/** An administrador may create somebody without a nombre (§5); nobody takes their own away. */
export const perfilEditado = z.object({ nombre: texto('El nombre').optional() });
export const perfilEnEdicion = perfilEditado.extend({
  antes: z.object({ nombre: textoOpcional().optional() }).optional(),
});

export const sesionAbierta = z.object({
  id: z.string(),
  /** Browser and device: `Chrome en Windows`. */
  agente: z.string().nullable(),
  creada_en: instante,
  usada_en: instante,
  /** The one that asks. */
  actual: z.boolean(),
});
export type SesionAbierta = z.output<typeof sesionAbierta>;

const empresaRequerida = idOr('Debes seleccionar una empresa.');

const rolAsignable = z.enum(ROLES_ASIGNABLES, { error: 'Elige un rol: reclutador o visor.' });

export const usuarioNuevo = z.object({
  nombre: textoOpcional(),
  email,
  password: contrasenaNueva,
  rol: rolAsignable,
  empresa_id: empresaRequerida,
});

/** rol may repeat administrador for the one who is; the service refuses to make or unmake one. */
export const usuarioEditado = z.object({
  nombre: textoOpcional().optional(),
  rol: z.enum(ROLES, { error: 'Elige un rol: reclutador o visor.' }).optional(),
  empresa_id: id.nullish(),
});
/** As a form holds it. */
export type UsuarioTecleado = z.input<typeof usuarioEditado>;

/** With a change to visor: who takes over the cvs they follow (nobody when it is not said), and the clave that takes it back. */
export const usuarioEnEdicion = enEdicion(usuarioEditado).extend({
  relevo_id: id.nullish(),
  clave: z.string().min(1).max(64).nullish(),
});

const limit = z.number().int();

/** Plan limits as §7 documents them; a plan without a limit never is one of these three. */
export const limits = z.object({
  max: z.object({ empresas_max: limit, reclutadores_max: limit, visores_max: limit }),
  usados: z.object({ empresas: limit, reclutadores: limit, visores: limit }),
});
export type Limits = z.output<typeof limits>;

/** What happened in a proceso, several alike as one: 12 cvs that came in together are one line. */
export const actividad = z.object({
  /** Of its newest evento. */
  id,
  tipo: z.enum(TIPOS_ACTIVIDAD),
  cantidad: z.number(),
  proceso_id: z.number(),
  proceso_nombre: z.string(),
  /** null: nobody signed in did it, so it came by the public link. */
  usuario_nombre: z.string().nullable(),
  /** Name of the stage that cvs were moved to. */
  etapa: z.string().nullable(),
  /** It takes back what was done before. */
  deshace: z.boolean(),
  /** null: whoever asks cannot take it back, or not any more. */
  deshacer: deshacer.nullable(),
  creado_en: instante,
});
export type Actividad = z.output<typeof actividad>;

export const conteoProceso = z.object({
  proceso_id: z.number(),
  clave: z.string(),
  tipo: z.enum(TIPOS_ETAPA),
  total: z.number(),
});
export type ConteoProceso = z.output<typeof conteoProceso>;
