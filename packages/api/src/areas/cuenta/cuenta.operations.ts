import { actividad, conteoProceso, limits } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query, subscription } from '../../operation.ts';
import { undoable } from '../deshacer/deshacer.service.ts';
import { recentActivity } from './actividad.service.ts';
import { currentLimits } from './cuenta.service.ts';
import { liveEvents } from './live.service.ts';

export const cuentaOperations = {
  limits: query({
    summary: 'Limits of the plan and what is used of them',
    access: 'cuenta.leer',
    input: z.object({}),
    output: limits,
    rest: { method: 'GET', path: '/api/planes/limits' },
    run: ({ read }) => currentLimits(read),
  }),
  activity: query({
    summary: 'What happened lately in the procesos, by whom',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ actividad: z.array(actividad) }),
    rest: null,
    run: async ({ read, alcance, deps }) => ({
      actividad: await recentActivity(read, (ids) => undoable(read, alcance, deps.now(), ids)),
    }),
  }),
  counts: query({
    summary: 'Cvs per stage of every proceso to which one was sent',
    access: 'procesos.leer',
    input: z.object({}),
    output: z.object({ conteos: z.array(conteoProceso) }),
    rest: null,
    run: async ({ read }) => ({ conteos: await read.procesos.conteos() }),
  }),
  live: subscription({
    summary: 'What happens in the cuenta, as it happens',
    access: 'cuenta.leer',
    input: z.object({
      lastEventId: z
        .string()
        .regex(/^\d{1,15}$/)
        .nullish(),
    }),
    run: (caller, { lastEventId }, signal) => liveEvents(caller, lastEventId ? Number(lastEventId) : null, signal),
  }),
};
