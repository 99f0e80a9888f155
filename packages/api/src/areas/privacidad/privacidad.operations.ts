import { dayInChile } from '@recluta/domain';
import { accesoCv, cvCoincidente, id, privacidadCv, solicitud, solicitudRespondida } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { showAccesses, showPrivacy, withdrawConsent } from './cv.service.ts';
import { answerRequest, extendRequest, listRequests, showRequest } from './solicitudes.service.ts';

const params = { id: 'proceso_id', cvId: 'cv_id' };
const refs = { proceso_id: 'proceso', cv_id: 'cv' } as const;
const ofCv = z.object({ proceso_id: id, cv_id: id });

const ofSolicitud = z.object({ solicitud_id: id });
const solicitudRefs = { solicitud_id: 'solicitud' } as const;
const solicitudParams = { id: 'solicitud_id' };

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
  pending: query({
    summary: 'How many requests of people wait for an answer, and how many are past their day',
    access: 'privacidad.gestionar',
    input: z.object({}),
    output: z.object({ abiertas: z.number(), vencidas: z.number() }),
    rest: { method: 'GET', path: '/api/solicitudes/pendientes' },
    run: ({ deps, read }) => read.solicitudes.pending(dayInChile(deps.now())),
  }),
  requests: query({
    summary: 'What people ask about their own data: the open ones by their clocks, then the answered ones',
    access: 'privacidad.gestionar',
    input: z.object({}),
    output: z.object({ solicitudes: z.array(solicitud) }),
    rest: { method: 'GET', path: '/api/solicitudes' },
    run: listRequests,
  }),
  request: query({
    summary: 'A request, and the cvs that may be of who asked',
    access: 'privacidad.gestionar',
    refs: solicitudRefs,
    input: ofSolicitud,
    output: z.object({ solicitud, coincidencias: z.array(cvCoincidente) }),
    rest: { method: 'GET', path: '/api/solicitudes/{id}', params: solicitudParams },
    run: showRequest,
  }),
  extendRequest: mutation({
    summary: 'Thirty days more to answer a request, once',
    access: 'privacidad.gestionar',
    refs: solicitudRefs,
    input: ofSolicitud,
    output: z.object({ solicitud }),
    rest: { method: 'POST', path: '/api/solicitudes/{id}/prorroga', params: solicitudParams },
    run: extendRequest,
  }),
  answerRequest: mutation({
    summary: 'Answers a request: who asked reads it at their tracking address',
    access: 'privacidad.gestionar',
    refs: solicitudRefs,
    input: solicitudRespondida.extend(ofSolicitud.shape),
    output: z.object({ solicitud }),
    rest: { method: 'POST', path: '/api/solicitudes/{id}/respuesta', params: solicitudParams },
    run: answerRequest,
  }),
};
