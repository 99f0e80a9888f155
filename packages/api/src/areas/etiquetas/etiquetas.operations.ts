import { cvsElegidos, etiqueta, etiquetaEnEdicion, etiquetaNueva, id, ok, resultado } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { createTag, mergeTags, removeTag, tagCvs, untagCvs, updateTag } from './etiquetas.service.ts';

const one = { etiqueta_id: 'etiqueta' } as const;
const params = { id: 'etiqueta_id' };
const ofMany = { proceso_id: 'proceso', cv_ids: 'cv', ...one } as const;
const inProceso = { id: 'proceso_id', etiquetaId: 'etiqueta_id' };
const elegidos = cvsElegidos.extend({ etiqueta_id: id });
const unida = z.object({ total: z.number() });

export const etiquetasOperations = {
  list: query({
    summary: 'The etiquetas of the cuenta',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ etiquetas: z.array(etiqueta) }),
    rest: { method: 'GET', path: '/api/etiquetas' },
    run: async ({ read }) => ({ etiquetas: await read.etiquetas.list() }),
  }),
  usage: query({
    summary: 'How many cvs wear each etiqueta; those nobody wears are left out',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ usos: z.array(z.object({ etiqueta_id: z.number(), total: z.number() })) }),
    rest: { method: 'GET', path: '/api/etiquetas/usos' },
    run: async ({ read }) => ({ usos: await read.etiquetas.usage() }),
  }),
  create: mutation({
    summary: 'Adds an etiqueta; its name is unlike the others without case or accents',
    access: 'cvs.escribir',
    input: etiquetaNueva,
    output: z.object({ etiqueta }),
    rest: { method: 'POST', path: '/api/etiquetas', status: 201 },
    run: async (caller, nueva) => ({ etiqueta: await createTag(caller, nueva) }),
  }),
  update: mutation({
    summary: 'Another name or colour of an etiqueta, wherever it is worn',
    access: 'cuenta.escribir',
    refs: one,
    input: etiquetaEnEdicion.extend({ etiqueta_id: id }),
    output: ok,
    rest: { method: 'PATCH', path: '/api/etiquetas/{id}', params },
    run: thenDone(updateTag),
  }),
  merge: mutation({
    summary: 'Whoever wears the etiqueta wears another one instead, and it is gone; how many that were',
    access: 'cuenta.escribir',
    refs: { ...one, con_id: 'etiqueta' },
    input: z.object({ etiqueta_id: id, con_id: id }),
    output: unida,
    rest: { method: 'POST', path: '/api/etiquetas/{id}/unir', params },
    run: mergeTags,
  }),
  remove: mutation({
    summary: 'Deletes an etiqueta and takes it off everybody; how many wore it',
    access: 'cuenta.escribir',
    refs: one,
    input: z.object({ etiqueta_id: id }),
    output: unida,
    rest: { method: 'DELETE', path: '/api/etiquetas/{id}', params },
    run: removeTag,
  }),
  put: mutation({
    summary: 'Puts an etiqueta on cvs of a proceso; who wore it already is in neither list',
    access: 'cvs.escribir',
    refs: ofMany,
    input: elegidos,
    output: resultado,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/etiquetas/{etiquetaId}', params: inProceso },
    run: tagCvs,
  }),
  take: mutation({
    summary: 'Takes an etiqueta off cvs of a proceso',
    access: 'cvs.escribir',
    refs: ofMany,
    input: elegidos,
    output: resultado,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/etiquetas/{etiquetaId}/quitar', params: inProceso },
    run: untagCvs,
  }),
};
