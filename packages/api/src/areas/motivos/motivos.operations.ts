import { id, motivo, motivoEnEdicion, motivoNuevo, ok } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { createMotivo, removeMotivo, updateMotivo } from './motivos.service.ts';

const one = { motivo_id: 'motivo' } as const;
const params = { id: 'motivo_id' };

export const motivosOperations = {
  list: query({
    summary: 'Why people are discarded: the list of the cuenta',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ motivos: z.array(motivo) }),
    rest: { method: 'GET', path: '/api/motivos' },
    run: async ({ read }) => ({ motivos: await read.motivos.list() }),
  }),
  create: mutation({
    summary: 'Adds a reason for discarding',
    access: 'cuenta.escribir',
    input: motivoNuevo,
    output: z.object({ motivo }),
    rest: { method: 'POST', path: '/api/motivos', status: 201 },
    run: async (caller, nuevo) => ({ motivo: await createMotivo(caller, nuevo) }),
  }),
  update: mutation({
    summary: 'Changes any part of a reason for discarding, also where it was given already',
    access: 'cuenta.escribir',
    refs: one,
    input: motivoEnEdicion.extend({ motivo_id: id }),
    output: ok,
    rest: { method: 'PATCH', path: '/api/motivos/{id}', params },
    run: thenDone(updateMotivo),
  }),
  remove: mutation({
    summary: 'Deletes a reason; those discarded for it stay discarded',
    access: 'cuenta.escribir',
    refs: one,
    input: z.object({ motivo_id: id }),
    output: ok,
    rest: { method: 'DELETE', path: '/api/motivos/{id}', params },
    run: thenDone(removeMotivo),
  }),
};
