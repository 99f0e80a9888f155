import { id, limits, usuario, usuarioEnEdicion, usuarioNuevo } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { createUsuario, resetPassword, updateUsuario } from './usuarios.service.ts';

const withLimits = z.object({ usuario, limits });
const cvs = z.number().int();

export const usuariosOperations = {
  list: query({
    summary: 'The usuarios of the cuenta',
    access: 'usuarios.leer',
    input: z.object({ scope: z.literal('tenant', { error: 'El alcance debe ser tenant.' }).optional() }),
    output: z.object({ usuarios: z.array(usuario) }),
    rest: { method: 'GET', path: '/api/usuarios' },
    run: async ({ read }) => ({ usuarios: await read.usuarios.list() }),
  }),
  create: mutation({
    summary: 'Creates a reclutador or a visor, within the limits of the plan',
    access: 'usuarios.escribir',
    refs: { empresa_id: 'empresa' },
    input: usuarioNuevo,
    output: withLimits,
    rest: { method: 'POST', path: '/api/usuarios', status: 201 },
    run: createUsuario,
  }),
  update: mutation({
    summary:
      'Changes nombre, rol or empresa of a usuario; what a new visor was responsable of goes to another, or to nobody',
    access: 'usuarios.escribir',
    refs: { id: 'usuario', empresa_id: 'empresa', relevo_id: 'usuario' },
    input: usuarioEnEdicion.extend({ id }),
    output: withLimits.extend({ relevados: cvs, entrevistas_relevadas: cvs }),
    rest: { method: 'PUT', path: '/api/usuarios/{id}' },
    run: updateUsuario,
  }),
  following: query({
    summary: 'How many live cvs a usuario follows, with how many tasks to be done about them and interviews to come',
    access: 'usuarios.escribir',
    refs: { id: 'usuario' },
    input: z.object({ id }),
    output: z.object({ cvs, tareas: cvs, entrevistas: cvs }),
    rest: { method: 'GET', path: '/api/usuarios/{id}/cvs-a-cargo' },
    run: ({ read }, { id: usuario_id }) => read.relevos.held(usuario_id),
  }),
  resetPassword: mutation({
    summary: 'Gives a usuario a temporary password, answered this once, and ends their sessions',
    access: 'usuarios.escribir',
    refs: { id: 'usuario' },
    input: z.object({ id }),
    output: z.object({ contrasena: z.string(), evento: id }),
    rest: { method: 'POST', path: '/api/usuarios/{id}/contrasena-temporal' },
    run: resetPassword,
  }),
  temporalEnd: query({
    summary: 'Why a temporary password that was made with an evento serves no more; null while it does',
    access: 'usuarios.escribir',
    refs: { id: 'usuario' },
    input: z.object({ id, evento: id }),
    output: z.object({ fin: z.enum(['otra', 'propia']).nullable() }),
    rest: null,
    run: async ({ read }, { id, evento }) => ({ fin: await read.eventos.endOfTemporary(id, evento) }),
  }),
};
