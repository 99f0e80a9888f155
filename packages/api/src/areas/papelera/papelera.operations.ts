import { cvEliminado, id, idsEnCuerpo } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { eraseCvs, restoreCvs } from './papelera.service.ts';

/** What one screen shows: the newest. */
const SHOWN = 10_000;
const cvs = idsEnCuerpo.min(1, 'Selecciona al menos un CV.');

export const papeleraOperations = {
  list: query({
    summary: 'What was deleted in the last 30 days, newest first; of one proceso or of the cuenta',
    access: 'papelera.leer',
    refs: { proceso_id: 'proceso' },
    input: z.object({ proceso_id: id.nullish() }),
    output: z.object({ cvs: z.array(cvEliminado) }),
    rest: { method: 'GET', path: '/api/papelera' },
    run: async ({ read }, { proceso_id = null }) => ({ cvs: await read.papelera.list(proceso_id, SHOWN) }),
  }),
  restore: mutation({
    summary:
      'Gives cvs back to the stage they were in, with everything they had; all of them, or none if the plan is full',
    access: 'papelera.leer',
    refs: { cv_ids: 'cv' },
    input: z.object({ cv_ids: cvs }),
    output: z.object({ restaurados: z.array(z.number()), omitidos: z.array(z.number()) }),
    rest: { method: 'POST', path: '/api/papelera/restaurar' },
    run: (caller, { cv_ids }) => restoreCvs(caller, cv_ids),
  }),
  erase: mutation({
    summary: 'Deletes for ever, file and all, what is in the papelera',
    access: 'papelera.borrar',
    refs: { cv_ids: 'cv' },
    input: z.object({ cv_ids: cvs }),
    output: z.object({ borrados: z.array(z.number()) }),
    rest: { method: 'POST', path: '/api/papelera/borrar' },
    run: async ({ deps, alcance }, { cv_ids }) => ({ borrados: await eraseCvs(deps, alcance, cv_ids) }),
  }),
};
