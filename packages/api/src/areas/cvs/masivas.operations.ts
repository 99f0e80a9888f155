import { cvsElegidos, id, resultado } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation } from '../../operation.ts';
import { assignCvs, copyCvs, readManyAgain, removeCvs } from './masivas.service.ts';

const params = { id: 'proceso_id' };
const refs = { proceso_id: 'proceso', cv_ids: 'cv' } as const;

/** What is done for many at once; the answer says for whom, and who was left out and why. */
export const masivasOperations = {
  assign: mutation({
    summary: 'Says who of the team follows some cvs; nobody with null',
    access: 'cvs.escribir',
    refs: { ...refs, responsable_id: 'usuario' },
    input: cvsElegidos.extend({ responsable_id: id.nullable() }),
    output: resultado,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/responsable', params },
    run: assignCvs,
  }),
  copy: mutation({
    summary:
      'Copies cvs to the first stage of another proceso or cartera; who is there already is left out; sent again with its `clave` it is one copy',
    access: 'cvs.escribir',
    refs: { ...refs, a_proceso_id: 'proceso' },
    input: cvsElegidos.extend({ a_proceso_id: id }),
    output: resultado.extend({ copias: z.array(z.number()) }),
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/copiar', params },
    run: copyCvs,
  }),
  removeMany: mutation({
    summary: 'Puts cvs in the papelera',
    access: 'cvs.escribir',
    refs,
    input: cvsElegidos,
    output: resultado,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/eliminar', params },
    run: removeCvs,
  }),
  readManyAgain: mutation({
    summary: 'Reads the files of cvs again; fields a person edited keep their value',
    access: 'cvs.escribir',
    refs,
    input: cvsElegidos,
    output: resultado,
    rest: { method: 'POST', path: '/api/procesos/{id}/cvs/leer', params },
    run: readManyAgain,
  }),
};
