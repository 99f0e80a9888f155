import { ETAPAS_POR_DEFECTO } from '@recluta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCvs, addMundo, callerOf, createKit, type Kit } from '../../testing/index.ts';
import { undo } from '../deshacer/deshacer.service.ts';
import { advanceCvs, moveCvs } from './cvs.service.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());

const CVS = 60;
const CLIENTS = 20;
const MOVES = 15;
const CLAVES = ETAPAS_POR_DEFECTO.map(({ clave }) => clave);

/** The same numbers each run: a fault that shows once shows again. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('overlapping moves of many leave every cv in one stage, counts as rows, and eventos that tell the same', async () => {
  const { cuenta_id, proceso_id, reclutador, administrador } = await addMundo(kit, { plan: 'avanzado' });
  const people = [callerOf(kit, reclutador), callerOf(kit, administrador)];
  const ids = await addCvs(kit, cuenta_id, proceso_id, CVS);
  const client = async (n: number) => {
    const roll = dice(n + 1);
    const caller = people[n % people.length] ?? people[0];
    for (let i = 0; caller && i < MOVES; i++) {
      const cv_ids = Array.from({ length: 1 + roll(8) }, () => ids[roll(CVS)] ?? 0);
      const to = CLAVES[roll(CLAVES.length)] ?? '';
      const desde = roll(2) === 0 ? CLAVES[roll(CLAVES.length)] : undefined;
      await moveCvs(caller, { proceso_id, cv_ids, to, desde });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)));

  const { read } = callerOf(kit, reclutador);
  const rows = await read.cvs.list(proceso_id, null, { after: 0, limit: null });
  const stages = new Map(rows.map(({ id, etapa }) => [id, etapa]));
  const counted = Object.fromEntries(
    CLAVES.map((clave) => [clave, rows.filter(({ etapa }) => etapa === clave).length] as const),
  );
  const kept = await read.etapas.list(proceso_id);
  expect(Object.fromEntries(kept.map(({ clave, total }) => [clave, total]))).toEqual(counted);

  const told = new Map<number, unknown>();
  for (const { tipo, cv_id, datos } of await read.eventos.since(0, 100_000)) {
    if (cv_id === null || (tipo !== 'cv_registrado' && tipo !== 'cv_movido')) continue;
    // Each move begins where the one before it ended: none was lost between two others.
    if (tipo === 'cv_movido') expect(datos?.desde).toBe(told.get(cv_id));
    told.set(cv_id, datos?.a);
  }
  expect(told).toEqual(stages);
});

it('the last move of a cv says where to and by whom', async () => {
  const { cuenta_id, proceso_id, reclutador } = await addMundo(kit, { plan: 'avanzado' });
  const caller = callerOf(kit, reclutador);
  const [cv_id = 0] = await addCvs(kit, cuenta_id, proceso_id, 1);
  expect(await caller.read.eventos.lastMove(cv_id)).toBeNull();
  for (const to of ['entrevista', 'oferta']) await moveCvs(caller, { proceso_id, cv_ids: [cv_id], to });
  const { id } = reclutador;
  const { nombre, email } = (await caller.read.usuarios.list()).find((usuario) => usuario.id === id) ?? {};
  expect(await caller.read.eventos.lastMove(cv_id)).toEqual({ etapa: 'oferta', usuario_nombre: nombre ?? email });
});

it('a move whose answer was lost is sent again with its clave: it says what it did, moves nobody twice, and is taken back whole', async () => {
  const { cuenta_id, proceso_id, reclutador, administrador } = await addMundo(kit, { plan: 'avanzado' });
  const caller = callerOf(kit, reclutador);
  const [a = 0, b = 0, c = 0] = await addCvs(kit, cuenta_id, proceso_id, 3);
  const stages = async () => (await caller.read.cvs.byIds(proceso_id, [a, b, c])).map(({ etapa }) => etapa);
  const advance = (selected_ids: number[], desde?: string) =>
    advanceCvs(caller, { proceso_id, selected_ids, desde, clave: 'pasar' });
  expect((await advance([a, b], 'recibido')).movidos).toEqual([a, b]);
  await moveCvs(callerOf(kit, administrador), { proceso_id, cv_ids: [b], to: 'oferta' });
  expect(await advance([a, b, c], 'recibido')).toEqual({ movidos: [a, b, c], omitidos: [] });
  expect(await stages()).toEqual(['preseleccion', 'oferta', 'preseleccion']);

  const move = (to: string, by = caller) => moveCvs(by, { proceso_id, cv_ids: [a], to, clave: 'mover' });
  for (const _ of ['first', 'again']) expect(await move('entrevista')).toEqual({ movidos: [a], omitidos: [] });
  // Elsewhere, or by somebody else, it is another move.
  await move('oferta');
  await move('contratado', callerOf(kit, administrador));
  expect(await stages()).toEqual(['contratado', 'oferta', 'preseleccion']);

  const { deshechos, impedidos } = await undo(caller, ['pasar']);
  expect(deshechos).toEqual([c]);
  expect(impedidos.map(({ cv_id }) => cv_id)).toEqual([a, b]);
});
