import type { Repos } from '@recluta/db';
import { notThere } from '@recluta/domain';
import { type Cv, id } from '@recluta/domain/esquemas';
import { z } from 'zod';

/** One cv of a proceso, as operations name it. */
export const ofCv = z.object({ proceso_id: id, cv_id: id });
export type OfCv = z.output<typeof ofCv>;

/** The same in a path, `/api/procesos/{id}/cvs/{cvId}`, and as rows that must be the caller's. */
export const cvParams = { id: 'proceso_id', cvId: 'cv_id' };
export const cvRefs = { proceso_id: 'proceso', cv_id: 'cv' } as const;

/**
 * A live cv that something is written about. Whoever was anonymised is nobody any more: what was written of them after
 * that nothing would ever take out again. Throws no_encontrado.
 */
export async function personIn({ cvs }: Repos, { proceso_id, cv_id }: OfCv): Promise<Cv> {
  const cv = await cvs.get(proceso_id, cv_id);
  if (cv.anonimizado_en !== null) throw notThere('cv');
  return cv;
}
