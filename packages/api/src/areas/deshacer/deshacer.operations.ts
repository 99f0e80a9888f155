import { accionReciente, deshecho } from '@recluta/domain/esquemas';
import { z } from 'zod';
import { mutation, query } from '../../operation.ts';
import { recentActions, undo } from './deshacer.service.ts';

export const deshacerOperations = {
  recent: query({
    summary: "What was done in the last 24 hours and can be taken back: own, or everybody's for an administrador",
    access: 'papelera.leer',
    input: z.object({}),
    output: z.object({ acciones: z.array(accionReciente) }),
    rest: { method: 'GET', path: '/api/acciones' },
    run: async (caller) => ({ acciones: await recentActions(caller) }),
  }),
  undo: mutation({
    summary: 'Takes back what was done under these claves, whole; cvs changed by others since stay and are named',
    access: 'cvs.escribir',
    input: z.object({ claves: z.array(z.string().min(1).max(64)).min(1).max(500) }),
    output: deshecho,
    rest: { method: 'POST', path: '/api/acciones/deshacer' },
    run: (caller, { claves }) => undo(caller, claves),
  }),
};
