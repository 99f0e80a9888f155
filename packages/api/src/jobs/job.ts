import type { Repos } from '@recluta/db';
import type { Lectura, Progreso, ReadOptions } from '@recluta/reader';
import type { Storage } from '@recluta/storage';
import type { z } from 'zod';

/** What a job may use. */
export type JobDeps = {
  storage: Storage;
  reader: {
    read(
      path: string,
      options: ReadOptions & { ocr?: boolean; onProgress?: (progreso: Progreso) => void },
    ): Promise<Lectura>;
  };
  /** Sees the last commit, inside the job's cuenta. */
  read: Repos;
  /** Says meanwhile how far it is, in a transaction of its own; the job goes on whatever becomes of it. */
  tell(effect: Effect): void;
};

/** What a job does to the database when its work is done, together with its own end: exactly once. */
export type Effect = (repos: Repos) => Promise<void>;

/**
 * One kind of long work. It may run more than once (its lease can run out), so `run` only works and returns its effect.
 */
export type JobHandler<C extends z.ZodType = z.ZodType> = {
  tipo: string;
  carga: C;
  /** How many run at once; each kind has its own line, so that scans never make text CVs wait. */
  atOnce: number;
  /** Longest time a try may take before somebody else takes the job, in ms. */
  leaseMs: number;
  /** Tries until it is given up; five unless told. */
  tries?: number;
  /** In the transaction that takes the job. */
  begin?(repos: Repos, carga: z.output<C>): Promise<void>;
  run(deps: JobDeps, carga: z.output<C>): Promise<Effect>;
  /** After the last try: the state a person sees. */
  bury?(repos: Repos, carga: z.output<C>): Promise<void>;
};

export const job = <C extends z.ZodType>(handler: JobHandler<C>): JobHandler => handler as unknown as JobHandler;
