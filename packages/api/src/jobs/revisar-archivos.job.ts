import { z } from 'zod';
import type { Antivirus, Veredicto } from '../antivirus.ts';
import { type JobHandler, job } from './job.ts';

/** Files in one try: its lease is kept, and what was found is told soon. */
const BATCH = 20;

/** Asks the antivirus again about the files of a cuenta it did not answer for, until it has. */
export const revisarArchivos = (antivirus: Antivirus): JobHandler =>
  job({
    tipo: 'revisar_archivos',
    carga: z.object({}),
    atOnce: 1,
    leaseMs: 600_000,
    tries: Number.POSITIVE_INFINITY,
    run: async ({ read, storage }) => {
      const files = await read.archivos.waiting(BATCH);
      const judged: { id: number; antivirus: Veredicto }[] = [];
      for (const { id, clave } of files) {
        // A file that is not there any more is the doctor's to tell.
        const stream = await storage.open(clave).catch(() => null);
        if (!stream) continue;
        const verdict = await antivirus.scan(stream);
        stream.destroy();
        if (verdict !== 'pendiente') judged.push({ id, antivirus: verdict });
      }
      if (files.length > 0 && judged.length === 0) throw new Error('The antivirus does not answer');
      return (repos) => repos.archivos.judge(judged);
    },
  });
