import { eventoCalendario, fechas, id } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';

export const calendarioOperations = {
  get: query({
    summary: 'The dates of a proceso and its timed events; the dates are not events',
    access: 'calendario.leer',
    refs: { proceso_id: 'proceso' },
    input: z.object({ proceso_id: id }),
    output: z.object({ fechas, eventos: z.array(eventoCalendario) }),
    rest: { method: 'GET', path: '/api/procesos/{id}/calendario', params: { id: 'proceso_id' } },
    run: async ({ read }, { proceso_id }) => ({
      fechas: await read.procesos.get(proceso_id),
      eventos: await read.entrevistas.list(proceso_id),
    }),
  }),
};
