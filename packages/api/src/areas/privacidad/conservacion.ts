import { type Database, type Repos, reposFor } from '@recluta/db';
import { type Alcance, addMonths, dayInChile } from '@recluta/domain';
import type { Storage } from '@recluta/storage';
import { removeAll } from '../publico/intake.ts';

export type Parts = { db: Database; storage: Storage; now(): number };

/** So many in one transaction: others write in between. */
const BATCH = 50;
/** Found at once: every cv of the cuenta is looked at for it. */
const LOOKED = 5_000;

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

/**
 * Of some cvs those whose time is over still, when it comes to it: somebody may have done something for them since they
 * were found. Their persons go out of the rows first, then the files; how many they were.
 */
async function anonymiseThose(
  { db, storage, now }: Parts,
  alcance: Alcance,
  cv_ids: readonly number[],
): Promise<number> {
  const { files, many } = await db.write(async (tx) => {
    const repos = reposFor(tx, alcance);
    const { due } = await dueIn(repos, now());
    const ids = (await repos.anonimizar.due(due, BATCH, cv_ids)).map(({ id }) => id);
    return { files: await repos.anonimizar.anonymise(ids), many: ids.length };
  });
  await removeAll(storage, files);
  return many;
}

/** Everybody whose time is over in one cuenta; how many they were. The log beside the database goes last. */
export async function anonymiseDue(parts: Parts, alcance: Alcance): Promise<number> {
  const read = reposFor(parts.db.read, alcance);
  let total = 0;
  for (;;) {
    const { due } = await dueIn(read, parts.now());
    const found = (await read.anonimizar.due(due, LOOKED)).map(({ id }) => id);
    let many = 0;
    for (let i = 0; i < found.length; i += BATCH)
      many += await anonymiseThose(parts, alcance, found.slice(i, i + BATCH));
    if (many === 0) break;
    total += many;
  }
  if (total > 0) parts.db.checkpoint();
  return total;
}
