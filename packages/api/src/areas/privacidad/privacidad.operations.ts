import { dayInChile } from '@recluta/domain';
import {
  accesoCv,
  ajustesEnEdicion,
  bloqueado,
  conservacion,
  contrato,
  cvCoincidente,
  id,
  idsEnCuerpo,
  incidente,
  incidenteNuevo,
  ok,
  privacidadCv,
  responsableEnEdicion,
  retencionEnEdicion,
  solicitud,
  solicitudRespondida,
} from '@recluta/domain/esquemas';
import { z } from 'zod';
import { file, mutation, query, thenDone } from '../../operation.ts';
import { ofCv, cvParams as params, cvRefs as refs } from '../cvs/ofCv.ts';
import { anonymiseNow, keepCv, releaseCv, saveRetention, showRetention } from './conservacion.service.ts';
import { acceptNow, listIncidents, recordIncident, saveController, showContract } from './contrato.service.ts';
import { showAccesses, showPrivacy, withdrawConsent } from './cv.service.ts';
import { answerRequest, extendRequest, listRequests, showRequest } from './solicitudes.service.ts';
import { blockTitular, eraseTitular, exportTitular, samePerson, unblockTitular } from './titular.service.ts';

const ofCvs = z.object({ cv_ids: idsEnCuerpo.min(1, 'Elige al menos un CV.') });
const cvRefs = { cv_ids: 'cv' } as const;
const ofSolicitud = z.object({ solicitud_id: id });
const solicitudRefs = { solicitud_id: 'solicitud' } as const;
const solicitudParams = { id: 'solicitud_id' };

const nothing = z.object({});
const oneSolicitud = z.object({ solicitud });
const coincidencias = z.object({ coincidencias: z.array(cvCoincidente) });
const bloqueados = z.object({ bloqueados: z.array(bloqueado) });
const incidentes = z.object({ incidentes: z.array(incidente) });

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
    summary:
      'How many requests of people wait for an answer, how many are past their day, and until when the first waits',
    access: 'privacidad.gestionar',
    input: nothing,
    output: z.object({ abiertas: z.number(), vencidas: z.number(), vence: z.string().nullable() }),
    rest: { method: 'GET', path: '/api/solicitudes/pendientes' },
    run: ({ deps, read }) => read.solicitudes.pending(dayInChile(deps.now())),
  }),
  requests: query({
    summary: 'What people ask about their own data: the open ones by their clocks, then the answered ones',
    access: 'privacidad.gestionar',
    input: nothing,
    output: z.object({ solicitudes: z.array(solicitud) }),
    rest: { method: 'GET', path: '/api/solicitudes' },
    run: listRequests,
  }),
  request: query({
    summary: 'A request, and the cvs that may be of who asked',
    access: 'privacidad.gestionar',
    refs: solicitudRefs,
    input: ofSolicitud,
    output: oneSolicitud.extend(coincidencias.shape),
    rest: { method: 'GET', path: '/api/solicitudes/{id}', params: solicitudParams },
    run: showRequest,
  }),
  extendRequest: mutation({
    summary: 'Thirty days more to answer a request, once',
    access: 'privacidad.gestionar',
    refs: solicitudRefs,
    input: ofSolicitud,
    output: oneSolicitud,
    rest: { method: 'POST', path: '/api/solicitudes/{id}/prorroga', params: solicitudParams },
    run: extendRequest,
  }),
  answerRequest: mutation({
    summary:
      'Answers a request: who asked reads it at their tracking address. Granting an erasure, an opposition or a block names the cvs that may be theirs and stay as they are (`quedan`)',
    access: 'privacidad.gestionar',
    refs: { ...solicitudRefs, quedan: 'cv' },
    input: solicitudRespondida.extend(ofSolicitud.shape),
    output: oneSolicitud,
    rest: { method: 'POST', path: '/api/solicitudes/{id}/respuesta', params: solicitudParams },
    run: answerRequest,
  }),
  samePerson: query({
    summary: 'The cvs that may be of the same person as one, by RUT, e-mail or phone',
    access: 'privacidad.gestionar',
    onBlocked: true,
    refs,
    input: ofCv,
    output: coincidencias,
    rest: { method: 'GET', path: '/api/procesos/{id}/cvs/{cvId}/titular', params },
    run: samePerson,
  }),
  exportPerson: file({
    summary: 'All that is known of a person, as JSON, with the files they sent, in a zip',
    access: 'privacidad.gestionar',
    onBlocked: true,
    refs: cvRefs,
    input: ofCvs,
    rest: { method: 'POST', path: '/api/titulares/exportar' },
    run: exportTitular,
  }),
  erasePerson: mutation({
    summary: 'Erases cvs of a person for ever, with what they wrote when they asked',
    access: 'privacidad.gestionar',
    onBlocked: true,
    refs: { ...cvRefs, solicitud_id: 'solicitud' },
    input: ofCvs.extend({ solicitud_id: id.nullish() }),
    output: z.object({ borrados: z.number() }),
    rest: { method: 'POST', path: '/api/titulares/borrar' },
    run: eraseTitular,
  }),
  blocked: query({
    summary: 'People whose data are blocked while what they asked is decided',
    access: 'privacidad.gestionar',
    input: nothing,
    output: bloqueados,
    rest: { method: 'GET', path: '/api/titulares/bloqueados' },
    run: async ({ read }) => ({ bloqueados: await read.bloqueos.list() }),
  }),
  block: mutation({
    summary: 'Blocks cvs: nobody reads, moves, exports or writes to their person. `cv_ids`: those that were not before',
    access: 'privacidad.gestionar',
    onBlocked: true,
    refs: cvRefs,
    input: ofCvs,
    output: bloqueados.extend({ cv_ids: z.array(z.number()) }),
    rest: { method: 'POST', path: '/api/titulares/bloquear' },
    run: blockTitular,
  }),
  unblock: mutation({
    summary: 'Ends the block of cvs: back to where each was',
    access: 'privacidad.gestionar',
    onBlocked: true,
    refs: cvRefs,
    input: ofCvs,
    output: bloqueados,
    rest: { method: 'POST', path: '/api/titulares/desbloquear' },
    run: unblockTitular,
  }),
  retention: query({
    summary: 'How long cvs are kept, and who would be anonymised now: a dry run',
    access: 'privacidad.gestionar',
    input: nothing,
    output: conservacion,
    rest: { method: 'GET', path: '/api/privacidad/conservacion' },
    run: showRetention,
  }),
  saveRetention: mutation({
    summary: 'Sets how long cvs are kept, and whether what is past it goes by itself',
    access: 'privacidad.gestionar',
    input: ajustesEnEdicion,
    output: conservacion,
    rest: { method: 'PUT', path: '/api/privacidad/conservacion' },
    run: saveRetention,
  }),
  anonymise: mutation({
    summary: 'Anonymises now whoever is past their time',
    access: 'privacidad.gestionar',
    input: nothing,
    output: conservacion.extend({ anonimizados: z.number() }),
    rest: { method: 'POST', path: '/api/privacidad/conservacion/anonimizar' },
    run: anonymiseNow,
  }),
  keep: mutation({
    summary: 'Keeps a cv beyond its time, because a claim needs it; with `antes`, only while what it says still stands',
    access: 'privacidad.gestionar',
    refs,
    input: retencionEnEdicion.extend(ofCv.shape),
    output: ok,
    rest: { method: 'PUT', path: '/api/procesos/{id}/cvs/{cvId}/retencion', params },
    run: thenDone(keepCv),
  }),
  release: mutation({
    summary: 'Lets the time of a cv end it again',
    access: 'privacidad.gestionar',
    refs,
    input: ofCv,
    output: ok,
    rest: { method: 'DELETE', path: '/api/procesos/{id}/cvs/{cvId}/retencion', params },
    run: thenDone(releaseCv),
  }),
  incidents: query({
    summary: 'The register of breaches, newest first',
    access: 'privacidad.gestionar',
    input: nothing,
    output: incidentes,
    rest: { method: 'GET', path: '/api/privacidad/incidentes' },
    run: listIncidents,
  }),
  recordIncident: mutation({
    summary: 'Writes a breach into the register',
    access: 'privacidad.gestionar',
    input: incidenteNuevo,
    output: incidentes,
    rest: { method: 'POST', path: '/api/privacidad/incidentes', status: 201 },
    run: recordIncident,
  }),
  contract: query({
    summary: 'The processor contract as it stands, and how it was accepted',
    access: 'privacidad.gestionar',
    input: nothing,
    output: contrato,
    rest: { method: 'GET', path: '/api/privacidad/contrato' },
    run: showContract,
  }),
  saveController: mutation({
    summary: 'Names who answers for the data, on the page of rights and in the contract; null: whoever made the cuenta',
    access: 'privacidad.gestionar',
    input: responsableEnEdicion,
    output: contrato,
    rest: { method: 'PUT', path: '/api/privacidad/responsable' },
    run: saveController,
  }),
  acceptContract: mutation({
    summary: 'Accepts the processor contract as it stands',
    access: 'privacidad.gestionar',
    input: nothing,
    output: contrato,
    rest: { method: 'POST', path: '/api/privacidad/contrato' },
    run: acceptNow,
  }),
};
