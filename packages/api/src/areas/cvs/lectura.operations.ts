import { CIERRES, TIPOS_ARCHIVO } from '@recluta/domain';
import { claveAccion, cv, cvEnEdicion, edicionesCv, id, lecturaCv, ok } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query, thenDone } from '../../operation.ts';
import { editCv, readAgain, showReading } from './lectura.service.ts';
import { ofCv, cvParams as params, cvRefs as refs } from './ofCv.ts';

/** What was read from a cv's file, and what people make of it. */
export const lecturaOperations = {
  reading: query({
    summary:
      'What was read from the file of a cv, each field with its confidence and evidence; of a merged one, the one that stayed',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: z.object({
      cv,
      tipo: z.enum(TIPOS_ARCHIVO).nullable(),
      cierre: z.enum(CIERRES).nullable(),
      lectura: lecturaCv.nullable(),
      ediciones: edicionesCv,
    }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/lectura', params },
    run: showReading,
  }),
  readAgain: mutation({
    summary: 'Reads the file again; fields a person edited keep their value',
    access: 'cvs.escribir',
    refs,
    input: ofCv,
    output: ok,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/{cvId}/lectura', params },
    run: thenDone((caller, { proceso_id, cv_id }) => readAgain(caller, proceso_id, cv_id)),
  }),
  edit: mutation({
    summary: 'Completes or corrects the data of a cv by hand',
    access: 'cvs.escribir',
    refs,
    input: cvEnEdicion.extend({ proceso_id: id, cv_id: id, clave: claveAccion }),
    output: z.object({ cv }),
    rest: { method: 'PATCH', path: '/api/procesos/{id}/cvs/{cvId}', params },
    run: async (caller, input) => ({ cv: await editCv(caller, input) }),
  }),
};
