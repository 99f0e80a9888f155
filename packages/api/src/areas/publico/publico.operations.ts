import { envioPublico, id, privacidadPublica, procesoPublico } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { file, query, upload } from '../../operation.ts';
import { openSigned } from './archivo.service.ts';
import { openSubscription } from './calendario.service.ts';
import { receivePublic, showNotice, showProceso } from './publico.service.ts';

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
  archivo: file({
    summary: 'The original of a cv, by a signed address',
    access: 'publico',
    input: z.object({
      cv_id: id,
      e: z.string().max(20).default(''),
      d: z.string().max(2).default(''),
      s: z.string().max(100).default(''),
    }),
    rest: { method: 'GET', path: '/f/{cv_id}' },
    run: openSigned,
  }),
  calendario: file({
    summary: "The interviews of a cuenta, by a usuario's secret calendar address",
    access: 'publico',
    input: z.object({ token: z.string().max(200) }),
    rest: { method: 'GET', path: '/calendario/{token}/recluta.ics' },
    run: (caller, { token }) => openSubscription(caller, token),
  }),
};
