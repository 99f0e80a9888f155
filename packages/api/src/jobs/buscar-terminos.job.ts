import type { Campos } from '@recluta/reader';
import { z } from 'zod';
import { job } from './job.ts';
import { termsIn, wantedTerms } from './leer-cv.job.ts';

const same = (a: string[], b: string[]) => a.length === b.length && a.every((item, i) => item === b[i]);

/** Looks for the criterios and tecnologías of a proceso in the cvs read before they were added. */
export const buscarTerminos = job({
  tipo: 'buscar_terminos',
  carga: z.object({ proceso_id: z.number() }),
  atOnce: 1,
  leaseMs: 300_000,
  run: async ({ read }, { proceso_id }) => {
    const wanted = await wantedTerms(read, proceso_id);
    const changed = (await read.lecturas.texts(proceso_id)).flatMap(({ cv_id, texto, campos, editados, ...before }) => {
      const leidas = ((campos as Campos | null)?.tecnologias ?? []).map(({ valor }) => valor);
      const found = termsIn(texto, leidas, wanted);
      const fields = {
        criterios: editados.includes('criterios') ? before.criterios : found.criterios,
        tecnologias: editados.includes('tecnologias') ? before.tecnologias : found.tecnologias,
      };
      return same(fields.criterios, before.criterios) && same(fields.tecnologias, before.tecnologias)
        ? []
        : [{ cv_id, fields }];
    });
    return async (repos) => {
      for (const { cv_id, fields } of changed) await repos.lecturas.setTerms(proceso_id, cv_id, fields);
    };
  },
});
