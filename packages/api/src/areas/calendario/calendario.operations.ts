import { conflicto, cuandoYQuien, eventoCalendario, fechas, id } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { file, query } from '../../operation.ts';
import { calendarOf, conflictsFor } from './calendario.service.ts';
import { entrevistaOperations } from './entrevistas.operations.ts';
import { entrevistaFile, procesoFile } from './ics.service.ts';
import { suscripcionOperations } from './suscripcion.operations.ts';

const refs = { proceso_id: 'proceso' } as const;
const params = { id: 'proceso_id' };
const ofProceso = z.object({ proceso_id: id });

export const calendarioOperations = {
  get: query({
    summary: 'The dates of a proceso and its timed events, each with what it collides with; the dates are not events',
    access: 'calendario.leer',
    refs,
    input: ofProceso,
    output: z.object({ fechas, eventos: z.array(eventoCalendario) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/calendario', params },
    run: ({ read }, { proceso_id }) => calendarOf(read, proceso_id),
  }),
  conflicts: query({
    summary: 'The interviews of the cuenta that one planned like this would collide with',
    access: 'calendario.leer',
    refs: { ...refs, entrevista_id: 'entrevista', cv_id: 'cv', responsable_id: 'usuario' },
    input: cuandoYQuien.extend({ proceso_id: id }),
    output: z.object({ conflictos: z.array(conflicto) }),
    rest: null,
    run: async ({ read }, { proceso_id, ...planned }) => ({
      conflictos: await conflictsFor(read, proceso_id, planned),
    }),
  }),
  ics: file({
    summary: 'The interviews of a proceso, for any calendar program',
    access: 'calendario.exportar',
    refs,
    input: ofProceso,
    rest: { method: 'GET', path: '/api/procesos/{id}/calendario.ics', params },
    run: (caller, { proceso_id }) => procesoFile(caller, proceso_id),
  }),
  entrevistaIcs: file({
    summary: 'One interview, for any calendar program',
    access: 'calendario.exportar',
    refs: { ...refs, entrevista_id: 'entrevista' },
    input: ofProceso.extend({ entrevista_id: id }),
    rest: {
      method: 'GET',
      path: '/api/procesos/{id}/calendario/{entrevistaId}/entrevista.ics',
      params: { ...params, entrevistaId: 'entrevista_id' },
    },
    run: (caller, { entrevista_id }) => entrevistaFile(caller, entrevista_id),
  }),
  ...entrevistaOperations,
  ...suscripcionOperations,
};
