import { trabajo } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { query } from '../../operation.ts';
import { workOf } from './equipos.service.ts';

export const equiposOperations = {
  work: query({
    summary: 'What each usuario did in the last thirty days',
    access: 'usuarios.leer',
    input: z.object({}),
    output: z.object({ trabajo: z.array(trabajo) }),
    rest: null,
    run: async ({ deps, read }) => ({ trabajo: await workOf(read, deps.now()) }),
  }),
};
