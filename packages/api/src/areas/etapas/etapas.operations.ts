import {
  claveEtapa,
  deshecho,
  enEdicion,
  etapa,
  etapaEnEdicion,
  etapaNueva,
  etapaRecuperada,
  id,
  ok,
  plantilla,
  plantillaNueva,
} from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { createStage, orderStages, removeStage, restoreStage, updateStage } from './etapas.service.ts';
import { removePlantilla, savePlantilla, setDefaultPlantilla } from './plantillas.service.ts';

const refs = { proceso_id: 'proceso' } as const;
const params = { id: 'proceso_id' };
const ofProceso = z.object({ proceso_id: id });
const claves = z.array(claveEtapa, { error: 'Debe ser una lista de etapas.' }).max(50);
const answer = z.object({ etapas: z.array(etapa) });

export const etapasOperations = {
  create: mutation({
    summary: 'Adds a stage to a proceso, before its ends; up to 20',
    access: 'procesos.escribir',
    refs,
    input: etapaNueva.extend({ proceso_id: id }),
    output: answer,
    rest: { method: 'POST', path: '/api/procesos/{id}/etapas', params, status: 201 },
    run: async (caller, { proceso_id, ...nueva }) => ({ etapas: await createStage(caller, proceso_id, nueva) }),
  }),
  update: mutation({
    summary: 'Changes name, colour or limit of a stage',
    access: 'procesos.escribir',
    refs,
    input: etapaEnEdicion.extend({ proceso_id: id, clave: claveEtapa }),
    output: answer,
    rest: { method: 'PATCH', path: '/api/procesos/{id}/etapas/{clave}', params },
    run: async (caller, edicion) => ({ etapas: await updateStage(caller, edicion) }),
  }),
  order: mutation({
    summary: 'Puts all stages of a proceso in order, recibido first; with `antes`, only while they stand in that one',
    access: 'procesos.escribir',
    refs,
    input: ofProceso.extend({ claves, antes: claves.optional() }),
    output: answer,
    rest: { method: 'PUT', path: '/api/procesos/{id}/etapas', params },
    run: async (caller, { proceso_id, ...order }) => ({ etapas: await orderStages(caller, proceso_id, order) }),
  }),
  remove: mutation({
    summary: 'Deletes a stage; whoever is in it passes to `destino`, under the key `accion`',
    access: 'procesos.escribir',
    refs,
    input: ofProceso.extend({ clave: claveEtapa, destino: claveEtapa.optional() }),
    output: answer.extend({ movidos: z.number(), accion: z.string().nullable() }),
    rest: { method: 'DELETE', path: '/api/procesos/{id}/etapas/{clave}', params },
    run: (caller, input) => removeStage(caller, input),
  }),
  restore: mutation({
    summary:
      'Brings a deleted stage back; with `accion`, also whoever is still where they were put when it was deleted',
    access: 'procesos.escribir',
    refs,
    input: etapaRecuperada.extend({ proceso_id: id, clave: claveEtapa }),
    output: answer.extend({ deshecho: deshecho.nullable() }),
    rest: { method: 'POST', path: '/api/procesos/{id}/etapas/{clave}/restaurar', params, status: 201 },
    run: (caller, input) => restoreStage(caller, input),
  }),
  plantillas: query({
    summary: 'The named lists of stages of the cuenta',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ plantillas: z.array(plantilla) }),
    rest: { method: 'GET', path: '/api/plantillas' },
    run: async ({ read }) => ({ plantillas: await read.plantillas.list() }),
  }),
  savePlantilla: mutation({
    summary: 'Keeps the stages of a proceso as a plantilla',
    access: 'procesos.escribir',
    refs,
    input: plantillaNueva.extend({ proceso_id: id }),
    output: z.object({ plantilla }),
    rest: { method: 'POST', path: '/api/procesos/{id}/plantillas', params, status: 201 },
    run: async (caller, { proceso_id, nombre }) => ({ plantilla: await savePlantilla(caller, proceso_id, nombre) }),
  }),
  setDefaultPlantilla: mutation({
    summary: 'What new procesos get from now on; null goes back to the six stages of §4',
    access: 'procesos.escribir',
    refs: { plantilla_id: 'plantilla' },
    input: enEdicion(z.object({ plantilla_id: id.nullable() })),
    output: ok,
    rest: { method: 'PUT', path: '/api/plantillas/predeterminada' },
    run: thenDone(setDefaultPlantilla),
  }),
  removePlantilla: mutation({
    summary: 'Deletes a plantilla; procesos made from it keep their stages',
    access: 'procesos.escribir',
    refs: { plantilla_id: 'plantilla' },
    input: z.object({ plantilla_id: id }),
    output: ok,
    rest: { method: 'DELETE', path: '/api/plantillas/{plantillaId}', params: { plantillaId: 'plantilla_id' } },
    run: thenDone(removePlantilla),
  }),
};
