import { resumenInicio } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';
import { summary } from './inicio.service.ts';

export const inicioOperations = {
  summary: query({
    summary: 'What changed in a week, day by day, and what waits for somebody',
    access: 'procesos.leer',
    input: z.object({}),
    output: resumenInicio,
    rest: null,
    run: summary,
  }),
};
