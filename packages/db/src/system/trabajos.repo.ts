import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Conn, Tx } from '../database.ts';
import { trabajos } from '../schema/index.ts';

export type Trabajo = typeof trabajos.$inferSelect;

/**
 * The next job of some kinds, leased until `hasta`: one statement, so two workers never take the same. A job whose
 * lease ran out is taken again.
 */
export async function claimJob(
  { orm, ahora }: Tx,
  tipos: string[],
  worker: string,
  hasta: string,
): Promise<Trabajo | null> {
  const due = or(
    and(eq(trabajos.estado, 'pendiente'), lte(trabajos.disponible_en, ahora)),
    and(eq(trabajos.estado, 'en_curso'), lte(trabajos.arrendado_hasta, ahora)),
  );
  const next = orm
    .select({ id: trabajos.id })
    .from(trabajos)
    .where(and(inArray(trabajos.tipo, tipos), due))
    .orderBy(asc(trabajos.id))
    .limit(1);
  const [row] = await orm
    .update(trabajos)
    .set({ estado: 'en_curso', tomado_por: worker, arrendado_hasta: hasta, intentos: sql`${trabajos.intentos} + 1` })
    .where(inArray(trabajos.id, next))
    .returning();
  return row ?? null;
}

/** Fenced: only who holds the lease ends the job. False when it was taken over meanwhile. */
async function end({ orm }: Tx, job: Trabajo, fields: Partial<Trabajo>): Promise<boolean> {
  const rows = await orm
    .update(trabajos)
    .set({ tomado_por: null, arrendado_hasta: null, ...fields })
    .where(and(eq(trabajos.id, job.id), eq(trabajos.intentos, job.intentos), eq(trabajos.estado, 'en_curso')))
    .returning({ id: trabajos.id });
  return rows.length > 0;
}

export const finishJob = (tx: Tx, job: Trabajo) => end(tx, job, { estado: 'terminado' });

export const retryJob = (tx: Tx, job: Trabajo, disponible_en: string, ultimo_error: string) =>
  end(tx, job, { estado: 'pendiente', disponible_en, ultimo_error });

export const buryJob = (tx: Tx, job: Trabajo, ultimo_error: string) =>
  end(tx, job, { estado: 'fallido', ultimo_error });

/** On a graceful stop: back in line at once, the try not counted. */
export const releaseJob = (tx: Tx, job: Trabajo) => end(tx, job, { estado: 'pendiente', intentos: job.intentos - 1 });

/** When the next job of some kinds is due: one that waits, or one whose lease runs out; null when there is neither. */
export async function nextDue({ orm }: Conn, tipos: string[]): Promise<string | null> {
  const next = async (
    estado: 'pendiente' | 'en_curso',
    due: typeof trabajos.disponible_en | typeof trabajos.arrendado_hasta,
  ) => {
    const [row] = await orm
      .select({ en: due })
      .from(trabajos)
      .where(and(inArray(trabajos.tipo, tipos), eq(trabajos.estado, estado)))
      .orderBy(asc(due))
      .limit(1);
    return row?.en ?? null;
  };
  const [waiting, leased] = [
    await next('pendiente', trabajos.disponible_en),
    await next('en_curso', trabajos.arrendado_hasta),
  ];
  return waiting !== null && leased !== null ? (waiting < leased ? waiting : leased) : (waiting ?? leased);
}

/** Jobs due, or leased, later than `hasta` are due now: the clock was set back since they were written. */
export async function pullJobs({ orm, ahora }: Tx, hasta: string): Promise<void> {
  await orm.update(trabajos).set({ disponible_en: ahora }).where(gt(trabajos.disponible_en, hasta));
  await orm.update(trabajos).set({ arrendado_hasta: ahora }).where(gt(trabajos.arrendado_hasta, hasta));
}

/** On start: nobody of an earlier run of the program works any more. */
export async function releaseAllJobs({ orm }: Tx): Promise<void> {
  await orm
    .update(trabajos)
    .set({ estado: 'pendiente', tomado_por: null, arrendado_hasta: null })
    .where(eq(trabajos.estado, 'en_curso'));
}
