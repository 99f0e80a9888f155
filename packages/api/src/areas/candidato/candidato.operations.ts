import { DECISIONES_PERSONA } from '@recluta/domain';
import {
  conocido,
  historial,
  id,
  idsEnCuerpo,
  nota,
  notaEnEdicion,
  notaNueva,
  notaVersion,
  notificacion,
  ok,
  persona,
} from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { ofCv, cvParams as params, cvRefs as refs } from '../cvs/ofCv.ts';
import { archivosOperations } from './archivos.operations.ts';
import { showHistory } from './historial.service.ts';
import { editNote, readBell, removeNote, showBell, writeNote } from './notas.service.ts';
import { decidePerson, listKnown, showPerson } from './personas.service.ts';

const notaParams = { ...params, notaId: 'nota_id' };
const notaRefs = { ...refs, nota_id: 'nota' } as const;
const ofNota = ofCv.extend({ nota_id: id });
/** Notifications of the bell. */
const SHOWN = 30;

/** What the team knows of a person beside the CV: what happened, what was said. */
export const candidatoOperations = {
  ...archivosOperations,
  history: query({
    summary: 'What happened to a cv, by whom and when, newest first; a page before the evento `antes_de`',
    access: 'cvs.leer',
    refs,
    input: ofCv.extend({ antes_de: id.optional() }),
    output: historial,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/historial', params },
    run: showHistory,
  }),
  person: query({
    summary: 'The other cvs of the same person in the cuenta, and those that may be of the same',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: persona,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/persona', params },
    run: showPerson,
  }),
  decidePerson: mutation({
    summary: 'Says that two cvs are of the same person, or of different ones; `ninguna` takes it back',
    access: 'cvs.escribir',
    // First: the other cv may be of any proceso of the cuenta.
    refs: { otro_id: 'cv', ...refs },
    input: ofCv.extend({ otro_id: id, decision: z.enum([...DECISIONES_PERSONA, 'ninguna']) }),
    output: ok,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/{cvId}/persona', params },
    run: thenDone(decidePerson),
  }),
  known: query({
    summary: 'Cvs of a proceso whose person has another one in the cuenta: all, or some',
    access: 'cvs.leer',
    refs: { proceso_id: 'proceso', ids: 'cv' },
    input: z.object({ proceso_id: id, ids: idsEnCuerpo.optional() }),
    output: z.object({ conocidos: z.array(conocido) }),
    rest: null,
    run: listKnown,
  }),
  notes: query({
    summary: 'The notes of the team about a person, at any of their applications, newest first',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: z.object({ notas: z.array(nota) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/notas', params },
    run: async ({ read }, { cv_id }) => ({ notas: await read.notas.ofPerson(cv_id) }),
  }),
  writeNote: mutation({
    summary: 'Writes a note and tells those it mentions; sent again with its `clave` it is one',
    access: 'cvs.escribir',
    refs: { ...refs, menciones: 'usuario' },
    input: notaNueva.extend({ ...ofCv.shape, clave: z.string().max(64).nullish() }),
    output: z.object({ nota }),
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/{cvId}/notas', params, status: 201 },
    run: async (caller, input) => ({ nota: await writeNote(caller, input) }),
  }),
  editNote: mutation({
    summary: 'Changes the words of an own note, within 15 minutes; what it said is kept',
    access: 'cvs.escribir',
    refs: { ...notaRefs, menciones: 'usuario' },
    input: notaEnEdicion.extend(ofNota.shape),
    output: z.object({ nota }),
    rest: { method: 'PATCH', path: '/api/procesos/{id}/cvs/{cvId}/notas/{notaId}', params: notaParams },
    run: async (caller, input) => ({ nota: await editNote(caller, input) }),
  }),
  removeNote: mutation({
    summary: 'Deletes an own note: its words are gone for good',
    access: 'cvs.escribir',
    refs: notaRefs,
    input: ofNota,
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}/notas/{notaId}', params: notaParams },
    run: thenDone(removeNote),
  }),
  noteVersions: query({
    summary: 'What a note said before it was edited, oldest first',
    access: 'cvs.leer',
    refs: notaRefs,
    input: ofNota,
    output: z.object({ versiones: z.array(notaVersion) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/notas/{notaId}/versiones', params: notaParams },
    run: async ({ read }, { nota_id }) => ({ versiones: await read.notas.versions(nota_id) }),
  }),
  notifications: query({
    summary: 'The newest mentions of who asks, and how many are unread',
    access: 'sesion',
    input: z.object({}),
    output: z.object({ notificaciones: z.array(notificacion), sin_leer: z.number() }),
    rest: { method: 'GET', path: '/api/notificaciones' },
    run: (caller) => showBell(caller, SHOWN),
  }),
  readNotifications: mutation({
    summary: 'Marks mentions of who asks as read: some, or all without `ids`',
    access: 'sesion',
    refs: { ids: 'notificacion' },
    input: z.object({ ids: z.array(id).max(1_000).nullish() }),
    output: ok,
    rest: { method: 'POST', path: '/api/notificaciones/leidas' },
    run: thenDone((caller, { ids = null }: { ids?: number[] | null | undefined }) => readBell(caller, ids)),
  }),
};
