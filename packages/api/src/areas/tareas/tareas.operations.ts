import { claveAccion, id, ok, tarea, tareaEnEdicion, tareaMia, tareaNueva } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { ofCv, cvParams as params, cvRefs as refs } from '../cvs/ofCv.ts';
import { addTask, editTask, myTasks, removeTask } from './tareas.service.ts';

const tareaParams = { ...params, tareaId: 'tarea_id' };
const tareaRefs = { ...refs, tarea_id: 'tarea' } as const;
const ofTarea = ofCv.extend({ tarea_id: id });
const PATH = '/api/procesos/{id}/cvs/{cvId}/tareas';
const ONE = '/api/procesos/{id}/cvs/{cvId}/tareas/{tareaId}';

export const tareasOperations = {
  list: query({
    summary: 'What is to be done about a person, by date',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: z.object({ tareas: z.array(tarea) }),
    rest: { method: 'GET', path: PATH, params },
    run: async ({ read }, { cv_id }) => ({ tareas: await read.tareas.list(cv_id) }),
  }),
  mine: query({
    summary: 'What who asks has still to do, and what nobody has, by date',
    access: 'cvs.leer',
    input: z.object({}),
    output: z.object({ tareas: z.array(tareaMia) }),
    rest: { method: 'GET', path: '/api/tareas' },
    run: async (caller) => ({ tareas: await myTasks(caller) }),
  }),
  create: mutation({
    summary: 'Adds a task about a person and tells who it is for; sent again with its `clave` it is one',
    access: 'cvs.escribir',
    refs: { ...refs, responsable_id: 'usuario' },
    input: tareaNueva.extend(ofCv.shape),
    output: z.object({ tarea }),
    rest: { method: 'POST', path: PATH, params, status: 201 },
    run: async (caller, input) => ({ tarea: await addTask(caller, input) }),
  }),
  update: mutation({
    summary: 'Changes a task: its words, its date, who it is for, whether it is done',
    access: 'cvs.escribir',
    refs: { ...tareaRefs, responsable_id: 'usuario' },
    input: tareaEnEdicion.extend(ofTarea.shape),
    output: z.object({ tarea }),
    rest: { method: 'PATCH', path: ONE, params: tareaParams },
    run: async (caller, input) => ({ tarea: await editTask(caller, input) }),
  }),
  remove: mutation({
    summary: 'Deletes a task; for a day that can be taken back by its `clave`',
    access: 'cvs.escribir',
    refs: tareaRefs,
    input: ofTarea.extend({ clave: claveAccion }),
    output: ok,
    rest: { method: 'DELETE', path: ONE, params: tareaParams },
    run: thenDone(removeTask),
  }),
};
