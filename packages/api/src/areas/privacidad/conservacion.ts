import { type Database, type Repos, reposFor } from '@recluta/db';
import { type Alcance, addMonths, dayInChile } from '@recluta/domain';
import type { Storage } from '@recluta/storage';
import { removeAll } from '../publico/intake.ts';

export type Parts = { db: Database; storage: Storage; now(): number };

/** So many in one transaction: others write in between. */
const BATCH = 50;

/**
 * Whose time is over: procesos whose later of fecha_cierre and last activity is so many months ago, and cvs of a
 * cartera that nothing happened to in as long. What the person agreed to, or a claim needs, is asked of each cv.
 */
export async function dueIn(repos: Repos, now: number) {
  const { retencion_meses } = await repos.ajustesPrivacidad.get();
  const ahora = new Date(now).toISOString();
  const antes = addMonths(ahora, -retencion_meses);
  const clocks = (await repos.anonimizar.clocks()).map((proceso) => {
    const actividad = dayInChile(Date.parse(proceso.actividad));
    const desde = proceso.fecha_cierre && proceso.fecha_cierre > actividad ? proceso.fecha_cierre : actividad;
    return { ...proceso, desde };
  });
  const limit = dayInChile(Date.parse(antes));
  const over = clocks.filter(({ tipo, desde }) => tipo === 'proceso' && desde < limit);
  const carteras = clocks.filter(({ tipo }) => tipo === 'cartera');
  return {
    clocks: new Map(clocks.map((proceso) => [proceso.id, proceso])),
    due: { procesos: over.map(({ id }) => id), carteras: carteras.map(({ id }) => id), antes, ahora },
  };
}

/** Takes the person out of some cvs: rows first, then the files, then the log beside the database. */
async function anonymiseCvs({ db, storage }: Parts, alcance: Alcance, cv_ids: readonly number[]): Promise<void> {
  const files = await db.write((tx) => reposFor(tx, alcance).anonimizar.anonymise(cv_ids));
  await removeAll(storage, files);
}

/** Everybody whose time is over in one cuenta; how many they were. */
export async function anonymiseDue(parts: Parts, alcance: Alcance): Promise<number> {
  const read = reposFor(parts.db.read, alcance);
  let total = 0;
  for (;;) {
    const { due } = await dueIn(read, parts.now());
    const ids = (await read.anonimizar.due(due, BATCH)).map(({ id }) => id);
    if (ids.length === 0) break;
    await anonymiseCvs(parts, alcance, ids);
    total += ids.length;
  }
  if (total > 0) parts.db.checkpoint();
  return total;
}
