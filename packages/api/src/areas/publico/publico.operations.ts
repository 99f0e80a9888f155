import {
  envioPublico,
  id,
  privacidadPublica,
  procesoPublico,
  solicitudEnviada,
  solicitudNueva,
  solicitudPublica,
} from '@recluta/domain/esquemas';
import { z } from 'zod';
import { file, mutation, query, upload } from '../../operation.ts';
import { openAttached, openSigned } from './archivo.service.ts';
import { openSubscription } from './calendario.service.ts';
import { readContract } from './contrato.service.ts';
import { askRight, showRights, trackRequest } from './derechos.service.ts';
import { receivePublic, showNotice, showProceso } from './publico.service.ts';

/** Of a signed address: when it ends, how the file is shown, the signature. */
const signature = {
  e: z.string().max(20).default(''),
  d: z.string().max(2).default(''),
  s: z.string().max(100).default(''),
};

export const publicoOperations = {
  proceso: query({
    summary: 'What anybody may know of a proceso, by its public id',
    access: 'publico',
    input: z.object({ public_id: z.string() }),
    output: z.object({ proceso: procesoPublico, privacidad: privacidadPublica }),
    rest: { method: 'GET', path: '/api/procesos/public/{idProceso}', params: { idProceso: 'public_id' } },
    run: async (caller, { public_id }) => ({
      proceso: await showProceso(caller, public_id),
      privacidad: await showNotice(caller, public_id),
    }),
  }),
  upload: upload({
    summary: 'Receives up to 50 CVs for a proceso without a session; every file has an outcome',
    access: 'publico',
    input: z.object({}),
    output: envioPublico,
    rest: { method: 'POST', path: '/api/upload-cvs' },
    run: (caller, _, request) => receivePublic(caller, request),
  }),
  rights: query({
    summary: 'Who answers what people ask about their data, by the public id of a proceso or of a cuenta',
    access: 'publico',
    input: z.object({ public_id: z.string().max(100) }),
    output: z.object({ responsable: z.string() }),
    rest: { method: 'GET', path: '/api/derechos/{public_id}' },
    run: (caller, { public_id }) => showRights(caller, public_id),
  }),
  askRight: mutation({
    summary: 'Keeps what somebody asks about their own data, and gives the address where they follow it',
    access: 'publico',
    input: solicitudNueva.extend({ public_id: z.string().max(100) }),
    output: solicitudEnviada,
    rest: { method: 'POST', path: '/api/derechos/{public_id}', status: 201 },
    run: askRight,
  }),
  trackRequest: query({
    summary: 'How a request about own data stands, by its tracking address',
    access: 'publico',
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ solicitud: solicitudPublica }),
    rest: { method: 'GET', path: '/api/derechos/seguimiento/{token}' },
    run: async (caller, { token }) => ({ solicitud: await trackRequest(caller, token) }),
  }),
  contract: file({
    summary: 'The processor contract as it stands, to be read before registering',
    access: 'publico',
    input: z.object({}),
    rest: { method: 'GET', path: '/contrato-de-encargo.txt' },
    run: readContract,
  }),
  archivo: file({
    summary: 'The original of a cv, or one part of it (Range), by a signed address',
    access: 'publico',
    input: z.object({ cv_id: id, ...signature }),
    rest: { method: 'GET', path: '/f/{cv_id}' },
    run: openSigned,
  }),
  adjunto: file({
    summary: 'A further file of a cv, or one part of it (Range), by a signed address',
    access: 'publico',
    input: z.object({ adjunto_id: id, ...signature }),
    rest: { method: 'GET', path: '/f/adjunto/{adjunto_id}' },
    run: openAttached,
  }),
  calendario: file({
    summary: "The interviews of a cuenta, by a usuario's secret calendar address",
    access: 'publico',
    input: z.object({ token: z.string().max(200) }),
    rest: { method: 'GET', path: '/calendario/{token}/recluta.ics' },
    run: (caller, { token }) => openSubscription(caller, token),
  }),
};
