import type { Campos } from '@recluta/reader';
import { z } from 'zod';
import { job } from './job.ts';
import { termsIn, wantedTerms } from './leer-cv.job.ts';

/** Cvs looked at in one job: its transaction stays short, however many the proceso has. */
const BATCH = 250;

const same = (a: string[], b: string[]) => a.length === b.length && a.every((item, i) => item === b[i]);

/** Looks for the criterios and tecnologías of a proceso in the cvs already read, a batch a job. */
export const buscarTerminos = job({
  tipo: 'buscar_terminos',
  carga: z.object({ proceso_id: z.number(), desde: z.number().default(0) }),
  atOnce: 1,
  leaseMs: 60_000,
  run: async ({ read }, { proceso_id, desde }) => {
    const wanted = await wantedTerms(read, proceso_id);
    const texts = await read.lecturas.texts(proceso_id, desde, BATCH);
    const changed = texts.flatMap(({ cv_id, texto, campos, editados, ...before }) => {
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
    const last = texts.length === BATCH ? texts.at(-1)?.cv_id : undefined;
    return async (repos) => {
      for (const { cv_id, fields } of changed) await repos.lecturas.setTerms(cv_id, fields);
      await repos.eventos.append(
        changed.map(({ cv_id }) => ({ tipo: 'cv_lectura' as const, proceso_id, cv_id, datos: { lectura: 'leido' } })),
      );
      if (last !== undefined)
        await repos.trabajos.enqueue([
          { tipo: 'buscar_terminos', clave: `${proceso_id}:desde:${last}`, carga: { proceso_id, desde: last } },
        ]);
    };
  },
});
