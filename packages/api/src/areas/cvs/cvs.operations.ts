import { MEDIOS, PLANTILLAS } from '@recluta/domain';
import {
  avanzarCvs,
  claveAccion,
  conteo,
  cv,
  envioInterno,
  id,
  idsEnCuerpo,
  moverCvs,
  movimiento,
  ok,
  ordenGuardado,
  pagina,
  texto,
} from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone, upload } from '../../operation.ts';
import { keyOf } from '../deshacer/deshacer.service.ts';
import { signFile } from '../publico/archivo.service.ts';
import { advanceCvs, listCvs, moveCvs, presentCvs, receiveInternal } from './cvs.service.ts';
import { lecturaOperations } from './lectura.operations.ts';
import { masivasOperations } from './masivas.operations.ts';
import { cvParams, cvRefs, ofCv } from './ofCv.ts';
import { changeSelection } from './seleccion.service.ts';

const params = { id: 'proceso_id' };
const proceso = { proceso_id: 'proceso' } as const;
const ofProceso = z.object({ proceso_id: id });
const selection = z.object({ selected_ids: z.array(z.number()) });

export const cvsOperations = {
  list: query({
    summary: 'The cvs in the first stage of a proceso, in `stage`, or in all (`stage=todas`); a page with `limite`',
    access: 'cvs.leer',
    refs: proceso,
    input: ofProceso.extend({ stage: z.string().max(60).optional(), ...pagina }),
    output: z.object({ cvs: z.array(cv) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs', params },
    run: async (caller, { proceso_id, stage, ...page }) => ({ cvs: await listCvs(caller, proceso_id, stage, page) }),
    present: presentCvs,
  }),
  rows: query({
    summary: 'Some cvs of a proceso, as they are now',
    access: 'cvs.leer',
    refs: { ...proceso, ids: 'cv' },
    input: ofProceso.extend({ ids: idsEnCuerpo }),
    output: z.object({ cvs: z.array(cv) }),
    rest: null,
    run: async ({ read }, { proceso_id, ids }) => ({ cvs: await read.cvs.byIds(proceso_id, ids) }),
  }),
  lastMove: query({
    summary: 'Where a cv was moved last, and by whom; null when it never was',
    access: 'cvs.leer',
    refs: cvRefs,
    input: ofCv,
    output: z.object({ movido: z.object({ etapa: z.string(), usuario_nombre: z.string().nullable() }).nullable() }),
    rest: null,
    run: async ({ read }, { cv_id }) => ({ movido: await read.eventos.lastMove(cv_id) }),
  }),
  counts: query({
    summary: 'Cvs per stage, with zeros',
    access: 'cvs.leer',
    refs: proceso,
    input: ofProceso,
    output: z.object({ counts: z.array(conteo) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/counts', params },
    run: async ({ read }, { proceso_id }) => ({
      counts: (await read.etapas.list(proceso_id)).map(({ clave, total }) => ({ etapa: clave, total })),
    }),
  }),
  selection: query({
    summary: 'The preselected cvs, one set shared by the team',
    access: 'cvs.leer',
    refs: proceso,
    input: ofProceso,
    output: selection,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/selection', params },
    run: async ({ read }, { proceso_id }) => ({ selected_ids: await read.seleccion.ids(proceso_id) }),
  }),
  replaceSelection: mutation({
    summary: 'Replaces the whole set of preselected cvs',
    access: 'cvs.escribir',
    refs: { ...proceso, selected_ids: 'cv' },
    input: ofProceso.extend({ selected_ids: idsEnCuerpo, clave: claveAccion }),
    output: selection,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/selection', params },
    run: (caller, { proceso_id, selected_ids, clave }) =>
      caller.write(async (repos) => ({
        selected_ids: await repos.seleccion.replace(proceso_id, selected_ids, keyOf(clave)),
      })),
  }),
  changeSelection: mutation({
    summary: 'Adds to and takes from the preselected cvs, so that two people do not overwrite each other',
    access: 'cvs.escribir',
    refs: { ...proceso, agregar: 'cv', quitar: 'cv' },
    input: ofProceso.extend({
      agregar: idsEnCuerpo.default([]),
      quitar: idsEnCuerpo.default([]),
      clave: claveAccion,
      orden: ordenGuardado,
    }),
    output: selection,
    rest: { method: 'PATCH', path: '/api/procesos/{id}/cvs/selection', params },
    run: changeSelection,
  }),
  move: mutation({
    summary:
      'Moves cvs to a stage; those no longer in `desde` are omitidos; sent again with its `clave` it is one move',
    access: 'cvs.escribir',
    refs: { ...proceso, cv_ids: 'cv', motivo_id: 'motivo' },
    input: moverCvs,
    output: movimiento,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/move', params },
    run: moveCvs,
  }),
  advance: mutation({
    summary: 'Moves each cv to the stage after its own; sent again with its `clave` it is one move',
    access: 'cvs.escribir',
    refs: { ...proceso, selected_ids: 'cv' },
    input: avanzarCvs,
    output: movimiento,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/advance', params },
    run: advanceCvs,
  }),
  remove: mutation({
    summary: 'Puts a cv in the papelera',
    access: 'cvs.escribir',
    refs: cvRefs,
    input: ofCv.extend({ clave: claveAccion }),
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}', params: cvParams },
    run: thenDone(({ write }, { proceso_id, cv_id, clave }) =>
      write((repos) => repos.cvs.remove(proceso_id, cv_id, keyOf(clave))),
    ),
  }),
  signedUrl: query({
    summary: 'An absolute address that opens the original for a minute, without cookies',
    access: 'cvs.abrir',
    refs: cvRefs,
    input: ofCv,
    output: z.object({ url: z.string() }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/signed-url', params: cvParams },
    run: async (caller, { cv_id }) => ({ url: await signFile(caller, cv_id) }),
  }),
  upload: upload({
    summary: 'Receives up to 50 CVs (PDF, DOCX, DOC) from a signed-in person; every file has an outcome',
    access: 'cvs.escribir',
    refs: proceso,
    input: ofProceso,
    output: envioInterno,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/upload', params },
    run: (caller, { proceso_id }, request) => receiveInternal(caller, proceso_id, request),
  }),
  recordNationalityFilter: mutation({
    summary: 'Writes down that the nationality filter was used (Código del Trabajo art. 2)',
    access: 'cvs.leer',
    refs: proceso,
    input: ofProceso.extend({ nacionalidad: texto('La nacionalidad', 60) }),
    output: ok,
    rest: null,
    run: thenDone(({ write }, { proceso_id, nacionalidad }) =>
      write((repos) => repos.eventos.append([{ tipo: 'filtro_nacionalidad', proceso_id, datos: { nacionalidad } }])),
    ),
  }),
  recordMessage: mutation({
    summary: 'Writes down that a message for a candidate was prepared: what for and by which way, never its text',
    access: 'cvs.leer',
    refs: cvRefs,
    input: ofCv.extend({ plantilla: z.enum(PLANTILLAS), medio: z.enum(MEDIOS) }),
    output: ok,
    rest: null,
    run: thenDone(({ write }, { plantilla, medio, ...cv }) =>
      write((repos) => repos.eventos.append([{ tipo: 'mensaje_preparado', ...cv, datos: { plantilla, medio } }])),
    ),
  }),
  ...lecturaOperations,
  ...masivasOperations,
};
