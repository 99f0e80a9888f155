import { fechaOpcional, id, reporte } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';
import { report } from './reportes.service.ts';

export const reportesOperations = {
  get: query({
    summary: 'Funnel and time in each stage, of one proceso or several, between two days',
    access: 'procesos.leer',
    input: z.object({
      proceso_id: id.optional(),
      empresa_id: id.optional(),
      desde: fechaOpcional.optional(),
      hasta: fechaOpcional.optional(),
    }),
    refs: { proceso_id: 'proceso', empresa_id: 'empresa' },
    output: reporte,
    rest: null,
    run: ({ read }, filters) => report(read, filters),
  }),
};
