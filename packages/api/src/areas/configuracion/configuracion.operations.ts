import type { Proceso } from '@recluta/domain/esquemas';
import { fechas, fechasEnEdicion, id, ok, termino, terminoNuevo } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { updateFechas } from '../procesos/procesos.service.ts';
import { addTerm, removeTerm } from './configuracion.service.ts';

const ofProceso = z.object({ proceso_id: id });
const params = { id: 'proceso_id' };
const refs = { proceso_id: 'proceso' } as const;

const fechasOf = (proceso: Proceso) => ({ fechas: fechas.parse(proceso) });

export const configuracionOperations = {
  criterios: query({
    summary: 'The criterios a proceso looks for',
    access: 'procesos.leer',
    refs,
    input: ofProceso,
    output: z.object({ criterios: z.array(termino) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/criterios', params },
    run: async ({ read }, { proceso_id }) => ({ criterios: await read.terminos.list('criterios', proceso_id) }),
  }),
  addCriterio: mutation({
    summary:
      'Adds a criterio; it is looked for in the cvs already read too; `repone` brings a deleted one back to its place',
    access: 'procesos.escribir',
    refs,
    input: terminoNuevo.extend({ proceso_id: id }),
    output: z.object({ criterio: termino }),
    rest: { method: 'POST', path: '/api/procesos/{id}/criterios', params, status: 201 },
    run: async (caller, { proceso_id, ...nuevo }) => ({
      criterio: await addTerm(caller, 'criterios', proceso_id, nuevo),
    }),
  }),
  removeCriterio: mutation({
    summary: 'Deletes a criterio',
    access: 'procesos.escribir',
    refs: { criterio_id: 'criterio' },
    input: z.object({ criterio_id: id }),
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/criterios/{criterioId}', params: { criterioId: 'criterio_id' } },
    run: thenDone((caller, { criterio_id }) => removeTerm(caller, 'criterios', criterio_id)),
  }),
  tecnologias: query({
    summary: 'The tecnologías a proceso looks for',
    access: 'procesos.leer',
    refs,
    input: ofProceso,
    output: z.object({ tecnologias: z.array(termino) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/tecnologias', params },
    run: async ({ read }, { proceso_id }) => ({ tecnologias: await read.terminos.list('tecnologias', proceso_id) }),
  }),
  addTecnologia: mutation({
    summary:
      'Adds a tecnología; it is looked for in the cvs already read too; `repone` brings a deleted one back to its place',
    access: 'procesos.escribir',
    refs,
    input: terminoNuevo.extend({ proceso_id: id }),
    output: z.object({ tecnologia: termino }),
    rest: { method: 'POST', path: '/api/procesos/{id}/tecnologias', params, status: 201 },
    run: async (caller, { proceso_id, ...nuevo }) => ({
      tecnologia: await addTerm(caller, 'tecnologias', proceso_id, nuevo),
    }),
  }),
  removeTecnologia: mutation({
    summary: 'Deletes a tecnología',
    access: 'procesos.escribir',
    refs: { tecnologia_id: 'tecnologia' },
    input: z.object({ tecnologia_id: id }),
    output: ok,
    rest: {
      method: 'DELETE',
      path: '/api/procesos/tecnologias/{tecnologiaId}',
      params: { tecnologiaId: 'tecnologia_id' },
    },
    run: thenDone((caller, { tecnologia_id }) => removeTerm(caller, 'tecnologias', tecnologia_id)),
  }),
  fechas: query({
    summary: 'The five dates of a proceso',
    access: 'procesos.leer',
    refs,
    input: ofProceso,
    output: z.object({ fechas }),
    rest: { method: 'GET', path: '/api/procesos/{id}/fechas', params },
    run: async ({ read }, { proceso_id }) => fechasOf(await read.procesos.get(proceso_id)),
  }),
  updateFechas: mutation({
    summary: 'Changes any of the five dates; "" and null empty one',
    access: 'procesos.escribir',
    refs,
    input: fechasEnEdicion.extend({ proceso_id: id }),
    output: z.object({ fechas }),
    rest: { method: 'PATCH', path: '/api/procesos/{id}/fechas', params },
    run: async (caller, { proceso_id, antes, ...edited }) =>
      fechasOf(await updateFechas(caller, proceso_id, edited, antes)),
  }),
};
