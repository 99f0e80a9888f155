import { entrevista, entrevistaEditada, entrevistaNueva, id, ok } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, thenDone } from '../../operation.ts';
import { createEntrevista, removeEntrevista, updateEntrevista } from './entrevistas.service.ts';

const refs = { proceso_id: 'proceso', entrevista_id: 'entrevista', cv_id: 'cv', responsable_id: 'usuario' } as const;
const { entrevista_id: _, ...refsOfNew } = refs;
const params = { id: 'proceso_id' };
const paramsOfOne = { ...params, entrevistaId: 'entrevista_id' };
const output = z.object({ entrevista });

/** Interviews of a proceso: those who recruit plan them. */
export const entrevistaOperations = {
  create: mutation({
    summary: "Plans an interview; without a title it is called 'Entrevista'",
    access: 'calendario.escribir',
    refs: refsOfNew,
    input: entrevistaNueva.extend({ proceso_id: id }),
    output,
    rest: { method: 'POST', path: '/api/procesos/{id}/calendario', params, status: 201 },
    run: async (caller, { proceso_id, ...nueva }) => ({
      entrevista: await createEntrevista(caller, proceso_id, nueva),
    }),
  }),
  update: mutation({
    summary: 'Changes any part of an interview; with `version`, only if nobody changed it meanwhile',
    access: 'calendario.escribir',
    refs,
    input: entrevistaEditada.extend({ proceso_id: id, entrevista_id: id }),
    output,
    rest: { method: 'PATCH', path: '/api/procesos/{id}/calendario/{entrevistaId}', params: paramsOfOne },
    run: async (caller, { proceso_id, entrevista_id, ...editada }) => ({
      entrevista: await updateEntrevista(caller, proceso_id, entrevista_id, editada),
    }),
  }),
  remove: mutation({
    summary: 'Deletes an interview; with `version`, only if nobody changed it meanwhile',
    access: 'calendario.escribir',
    refs: { proceso_id: 'proceso', entrevista_id: 'entrevista' },
    input: entrevistaEditada.pick({ version: true }).extend({ proceso_id: id, entrevista_id: id }),
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/calendario/{entrevistaId}', params: paramsOfOne },
    run: thenDone((caller, { proceso_id, entrevista_id, version }) =>
      removeEntrevista(caller, proceso_id, entrevista_id, version),
    ),
  }),
};
