import { adjunto, cv, envioAdjuntos, fusionPedida, fusionVista, id, ok } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone, upload } from '../../operation.ts';
import { ofCv, cvParams as params, cvRefs as refs } from '../cvs/ofCv.ts';
import { signAttached } from '../publico/archivo.service.ts';
import { attachFiles, removeAttached } from './adjuntos.service.ts';
import { mergeCvs, separateCv, showMerge } from './fusiones.service.ts';

const adjuntoParams = { ...params, adjuntoId: 'adjunto_id' };
const otroParams = { ...params, otroId: 'otro_id' };
const adjuntoRefs = { ...refs, adjunto_id: 'adjunto' } as const;
const otroRefs = { ...refs, otro_id: 'cv' } as const;
const ofAdjunto = ofCv.extend({ adjunto_id: id });
const ofTwo = ofCv.extend({ otro_id: id });

/** The further files of a cv, and two cvs of one person as one. */
export const archivosOperations = {
  attached: query({
    summary: 'The further files of a person, of any of their applications, oldest first',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: z.object({ adjuntos: z.array(adjunto) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/adjuntos', params },
    run: async ({ read }, { cv_id }) => ({ adjuntos: await read.adjuntos.ofPerson(cv_id) }),
  }),
  attach: upload({
    summary: 'Attaches files to a cv (PDF, DOCX, DOC, PNG, JPG, WebP); every file has an outcome',
    access: 'cvs.escribir',
    refs,
    input: ofCv,
    output: envioAdjuntos,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/{cvId}/adjuntos', params },
    run: attachFiles,
  }),
  attachedUrl: query({
    summary: 'An absolute address that opens an attached file for a minute, without cookies',
    access: 'cvs.abrir',
    refs: adjuntoRefs,
    input: ofAdjunto,
    output: z.object({ url: z.string() }),
    rest: {
      method: 'GET',
      path: '/api/procesos/{id}/cvs/{cvId}/adjuntos/{adjuntoId}/signed-url',
      params: adjuntoParams,
    },
    run: async (caller, input) => ({ url: await signAttached(caller, input) }),
  }),
  removeAttached: mutation({
    summary: 'Deletes an attached file for good',
    access: 'cvs.escribir',
    refs: adjuntoRefs,
    input: ofAdjunto,
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}/adjuntos/{adjuntoId}', params: adjuntoParams },
    run: thenDone(removeAttached),
  }),
  mergeView: query({
    summary: 'Two cvs of a proceso side by side, with what a merge would bring together',
    access: 'cvs.leer',
    refs: otroRefs,
    input: ofTwo,
    output: fusionVista,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/fusion/{otroId}', params: otroParams },
    run: showMerge,
  }),
  merge: mutation({
    summary: 'Two cvs of one person become one, with the fields that were chosen and everything both had',
    access: 'cvs.escribir',
    refs: otroRefs,
    input: fusionPedida,
    output: z.object({ cv }),
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/{cvId}/fusion/{otroId}', params: otroParams },
    run: async (caller, input) => ({ cv: await mergeCvs(caller, input) }),
  }),
  separate: mutation({
    summary: 'A merged cv stands by itself again, with the notes, interviews and files it had brought',
    access: 'cvs.escribir',
    refs: otroRefs,
    input: ofTwo,
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}/fusion/{otroId}', params: otroParams },
    run: thenDone(separateCv),
  }),
};
