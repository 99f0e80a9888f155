import { ETAPAS_POR_DEFECTO, type EtapaModelo, mintAlcance, standIn } from '@recluta/domain';
import type { Database } from '../../database.ts';
import { type Repos, reposFor } from '../index.ts';
import { populate } from './populate.ts';

const MINUTE = 60_000;
/** Around the two minutes in which a move is a slip, and around an hour and a day. */
const PAUSES = [0, 30_000, 2 * MINUTE - 1, 2 * MINUTE, 2 * MINUTE + 1, 61 * MINUTE, 1_440 * MINUTE];
const ESTADOS = ['activo', 'en pausa', 'cerrado'] as const;

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Options = {
  seed: number;
  steps: number;
  clock: { advance(ms: number): void };
  /** Two are also made one, and one of them taken out again. */
  merging?: boolean;
  /** Moves, copies, deletions and merges are also taken back. */
  undoing?: boolean;
};

/** What deletes a stage of a proceso, as its service does. */
async function removeStage({ etapas, cvs, eventos }: Repos, proceso_id: number, clave: string, destino: string) {
  const before = await etapas.list(proceso_id);
  await cvs.move(proceso_id, await cvs.idsIn(proceso_id, clave), destino, clave);
  const heirs = { heredera: destino, cuenta_como: standIn(before, clave, destino) };
  await etapas.remove(proceso_id, clave, heirs);
  await eventos.append([{ tipo: 'etapa_eliminada', proceso_id, datos: { clave, ...heirs } }]);
}

/**
 * A cuenta in which people come, move, go back at once or later, are discarded and deleted, procesos change their estado
 * and stages are added; with `removable`, those of them are also deleted.
 */
export async function live(
  db: Database,
  { seed, steps, clock, merging = false, undoing = false }: Options,
  removable: readonly string[] = [],
) {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const { cuenta_id, usuario_id, proceso_id, nuevo, file } = await populate(db, `h${seed}`);
  const procesos = [proceso_id];
  let n = 10;
  const claves: string[] = [];
  const newKey = () => {
    const clave = `a${n++}`;
    claves.push(clave);
    return clave;
  };

  const acts: ((repos: Repos) => Promise<unknown>)[] = [
    async ({ cvs, cuenta }) => {
      const many = 1 + random(3);
      const files = Array.from({ length: many }, () => file(n++));
      await cvs.create(await cuenta.reserve('cvs', many), pick(procesos), 'recibido', 'publico', files);
    },
    async ({ cvs, etapas }) => {
      const id = pick(procesos);
      const { cv_ids } = await alive(cvs, id);
      const { clave } = pick(await etapas.list(id));
      await cvs.move(
        id,
        cv_ids.filter(() => random(2) === 0),
        clave,
      );
    },
    async ({ cvs, etapas }) => {
      const id = pick(procesos);
      const { cv_ids } = await alive(cvs, id);
      if (cv_ids.length > 0) await cvs.move(id, [pick(cv_ids)], pick((await etapas.list(id)).slice(0, 3)).clave);
    },
    async ({ cvs }) => {
      const id = pick(procesos);
      const { cv_ids } = await alive(cvs, id);
      if (cv_ids.length > 3) await cvs.remove(id, pick(cv_ids));
    },
    async ({ procesos: repo, cuenta, eventos }) => {
      const estado = pick(ESTADOS);
      const cupo = estado === 'activo' ? await cuenta.reserve('procesos_activos') : null;
      const id = await repo.create(cupo, { ...nuevo, estado }, `p${seed}-${n++}`, ETAPAS_POR_DEFECTO);
      procesos.push(id);
      await eventos.append([{ tipo: 'proceso_creado', proceso_id: id, datos: { a: estado } }]);
    },
    async ({ procesos: repo, cuenta, eventos }) => {
      const { id, estado: desde } = await repo.get(pick(procesos));
      const a = pick(ESTADOS.filter((estado) => estado !== desde));
      await repo.update(id, { estado: a }, a === 'activo' ? await cuenta.reserve('procesos_activos') : null);
      await eventos.append([{ tipo: 'proceso_editado', proceso_id: id, datos: { desde, a } }]);
    },
    async ({ etapas, eventos }) => {
      const id = pick(procesos);
      const list = await etapas.list(id);
      const tipo = pick(['filtro', 'entrevista', 'evaluacion', 'descartado'] as const);
      const clave = `propia-${n++}`;
      const etapa: EtapaModelo = { clave, nombre: clave, tipo, color: 'violeta', limite_dias: null };
      if (list.length < 9) await etapas.create(id, { ...etapa, orden: list.length });
      if (list.length < 9) await eventos.append([{ tipo: 'etapa_creada', proceso_id: id, datos: { clave, tipo } }]);
    },
    async (repos) => {
      const id = pick(procesos);
      const list = await repos.etapas.list(id);
      const gone = list.filter(({ clave }) => removable.some((name) => clave.startsWith(name)));
      if (gone.length === 0) return;
      const { clave } = pick(gone);
      await removeStage(repos, id, clave, pick(list.filter((etapa) => etapa.clave !== clave)).clave);
    },
    async ({ cvs, fusiones, cuenta }) => {
      const { cv_ids } = await alive(cvs, proceso_id);
      const merged = (await fusiones.family(cv_ids)).filter((each) => !cv_ids.includes(each));
      if (merged.length > 0 && random(2) === 0) await fusiones.separate(await cuenta.reserve('cvs'), pick(merged));
      else if (cv_ids.length > 1) await fusiones.merge(proceso_id, cv_ids[0] ?? 0, cv_ids[1] ?? 0, newKey());
    },
    async ({ cvs, etapas, copias, cuenta }) => {
      const id = pick(procesos);
      const { cv_ids } = await alive(cvs, id);
      const some = cv_ids.slice(random(3));
      const kind = random(3);
      if (some.length === 0) return;
      if (kind === 0) await cvs.move(id, some, pick(await etapas.list(id)).clave, undefined, { clave: newKey() });
      else if (kind === 1) await cvs.removeMany(id, some.slice(0, 1), { clave: newKey() });
      else {
        const to = pick(procesos.filter((other) => other !== id));
        if (to) await copias.copy(await cuenta.reserve('cvs', some.length), id, some, to, 'recibido', newKey());
      }
    },
    async ({ acciones, deshacer }) => {
      if (claves.length === 0) return;
      for (const accion of await acciones.withKeys([pick(claves)])) await deshacer.undo(accion);
    },
  ];
  // Mostly people come and move.
  const often = [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 4, 5, 6, 7];
  if (merging) often.push(8, 8, 8, 8);
  if (undoing) often.push(9, 9, 9, 10, 10, 10, 10);
  for (let i = 0; i < steps; i++) {
    clock.advance(pick(PAUSES));
    const sender = pick([null, usuario_id]);
    const kind = pick(often);
    // CVs also come from outside; all else is a person's doing, as it must be for who is discarded (art. 8 bis).
    const who = kind === 0 ? sender : usuario_id;
    const act = acts[kind] as (typeof acts)[number];
    await db.write((tx) => act(reposFor(tx, mintAlcance({ cuenta_id, usuario_id: who, rol: 'administrador' }))));
  }
}

async function alive(cvs: Repos['cvs'], proceso_id: number) {
  return { cv_ids: (await cvs.list(proceso_id, null, { after: 0, limit: null })).map(({ id }) => id) };
}
