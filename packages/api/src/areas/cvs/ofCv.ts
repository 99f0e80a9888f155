import { id } from '@recluta/domain/esquemas';
import { z } from 'zod';

/** One cv of a proceso, as operations name it. */
export const ofCv = z.object({ proceso_id: id, cv_id: id });
export type OfCv = z.output<typeof ofCv>;

/** The same in a path, `/api/procesos/{id}/cvs/{cvId}`, and as rows that must be the caller's. */
export const cvParams = { id: 'proceso_id', cvId: 'cv_id' };
export const cvRefs = { proceso_id: 'proceso', cv_id: 'cv' } as const;
