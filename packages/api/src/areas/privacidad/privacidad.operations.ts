import { accesoCv, id, privacidadCv } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { showAccesses, showPrivacy, withdrawConsent } from './cv.service.ts';

const params = { id: 'proceso_id', cvId: 'cv_id' };
const refs = { proceso_id: 'proceso', cv_id: 'cv' } as const;
const ofCv = z.object({ proceso_id: id, cv_id: id });

/** What Ley 21.719 asks for. */
export const privacidadOperations = {
  ofCv: query({
    summary: 'Why a cv is kept and on what ground, and what the person was told and agreed to',
    access: 'cvs.leer',
    refs,
    input: ofCv,
    output: privacidadCv,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/privacidad', params },
    run: showPrivacy,
  }),
  accesses: query({
    summary: 'Who saw, opened or exported a cv, newest first; a page before the evento `antes_de`',
    access: 'privacidad.gestionar',
    refs,
    input: ofCv.extend({ antes_de: id.optional() }),
    output: z.object({ accesos: z.array(accesoCv), siguiente: z.number().nullable() }),
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/accesos', params },
    run: showAccesses,
  }),
  withdrawConsent: mutation({
    summary: 'Writes down that the person withdrew their consent to be kept for other vacancies',
    access: 'cvs.escribir',
    refs,
    input: ofCv,
    output: privacidadCv,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}/consentimiento', params },
    run: withdrawConsent,
  }),
};
