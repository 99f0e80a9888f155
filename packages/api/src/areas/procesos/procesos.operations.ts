import { etapa, id, proceso, procesoEnEdicion, procesoNuevo } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { createProceso, updateProceso } from './procesos.service.ts';

export const procesosOperations = {
  list: query({
    summary: 'All procesos of the cuenta, newest first',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ procesos: z.array(proceso) }),
    rest: { method: 'GET', path: '/api/procesos/mios' },
    run: async ({ read }) => ({ procesos: await read.procesos.list() }),
  }),
  get: query({
    summary: 'One proceso with its stages',
    access: 'procesos.leer',
    refs: { id: 'proceso' },
    input: z.object({ id }),
    output: z.object({ proceso, etapas: z.array(etapa) }),
    rest: { method: 'GET', path: '/api/procesos/{id}' },
    run: async ({ read }, input) => ({
      proceso: await read.procesos.get(input.id),
      etapas: await read.etapas.list(input.id),
    }),
  }),
  create: mutation({
    summary: 'Creates a proceso or a cartera with the stages of a plantilla, else the six of §4',
    access: 'procesos.escribir',
    refs: { empresa_id: 'empresa', plantilla_id: 'plantilla' },
    input: procesoNuevo.extend({ plantilla_id: id.nullish() }),
    output: z.object({ proceso }),
    rest: { method: 'POST', path: '/api/procesos', status: 201 },
    run: async (caller, nuevo) => ({ proceso: await createProceso(caller, nuevo) }),
  }),
  update: mutation({
    summary: 'Changes any part of a proceso; with `antes`, only while what it says still stands',
    access: 'procesos.escribir',
    refs: { id: 'proceso', empresa_id: 'empresa' },
    input: procesoEnEdicion.extend({ id }),
    output: z.object({ proceso }),
    rest: { method: 'PATCH', path: '/api/procesos/{id}' },
    run: async (caller, { id: proceso_id, antes, ...edicion }) => ({
      proceso: await updateProceso(caller, proceso_id, edicion, antes),
    }),
  }),
};
