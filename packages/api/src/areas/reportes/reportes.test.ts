import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCvs, addMundo, addProceso, callerOf, createKit, type Kit, type Mundo, write } from '../../testing/index.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { removeStage } from '../etapas/etapas.service.ts';
import { report } from './reportes.service.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
});
afterEach(() => kit.close());

const who = () => callerOf(kit, mundo.reclutador);
const move = (cv_ids: (number | undefined)[], to: string) =>
  moveCvs(who(), { proceso_id: mundo.proceso_id, cv_ids: cv_ids.map((id) => id ?? 0), to });
const funnel = async (filters = {}) => (await report(who().read, filters)).embudo.map(({ llegaron }) => llegaron);
const times = async (filters = {}) =>
  Object.fromEntries((await report(who().read, filters)).tiempos.map(({ tipo, ...rest }) => [tipo, rest]));

describe('the funnel', () => {
  it('counts each cv once, where it came furthest, whether it went back or was discarded', async () => {
    const [a, b, c] = mundo.cv_ids;
    await move([a, b, c], 'entrevista');
    kit.clock.advance(DAY);
    await move([a], 'oferta');
    kit.clock.advance(DAY);
    await move([a], 'preseleccion');
    await move([b], 'descartado');
    const { embudo } = await report(who().read, {});
    expect(embudo.map(({ nombre, llegaron }) => [nombre, llegaron])).toEqual([
      ['Recibido', 4],
      ['Preselección', 3],
      ['Entrevista', 3],
      ['Oferta', 1],
      ['Contratado', 0],
    ]);
  });

  it('leaves out a move taken back within two minutes, and keeps a later one', async () => {
    const [a, b] = mundo.cv_ids;
    await move([a, b], 'contratado');
    kit.clock.advance(2 * MINUTE);
    await move([a], 'recibido');
    kit.clock.advance(1);
    await move([b], 'recibido');
    expect(await funnel()).toEqual([4, 1, 1, 1, 1]);
    expect((await times()).contratado).toEqual({ nombre: 'Contratado', n: 1, mediana_ms: 120_001, p90_ms: 120_001 });
  });

  it('is of one proceso or empresa, of the cvs received between two days, without those deleted', async () => {
    const other = await addProceso(kit, mundo);
    kit.clock.advance(5 * DAY);
    await addCvs(kit, mundo.cuenta_id, other.id, 2);
    expect(await funnel({ proceso_id: other.id })).toEqual([2, 0, 0, 0, 0]);
    expect((await funnel({ empresa_id: mundo.empresa_id }))[0]).toBe(6);
    expect((await funnel({ desde: '2026-03-15' }))[0]).toBe(2);
    expect((await funnel({ hasta: '2026-03-10' }))[0]).toBe(4);
    expect((await funnel({ desde: '2026-03-11', hasta: '2026-03-14' }))[0]).toBe(0);
    await write(kit, mundo.cuenta_id, (repos) => repos.cvs.remove(mundo.proceso_id, mundo.cv_ids[0] ?? 0));
    expect((await funnel())[0]).toBe(5);
    const { procesos } = await report(who().read, {});
    expect(procesos.map(({ id, total }) => [id, total])).toEqual([
      [mundo.proceso_id, 3],
      [other.id, 2],
    ]);
  });

  it('counts nothing of another cuenta', async () => {
    const ajeno = await addMundo(kit);
    expect((await report(who().read, { proceso_id: ajeno.proceso_id })).total).toBe(0);
    expect((await funnel())[0]).toBe(4);
  });
});

describe('the time in a stage', () => {
  it('is the median and ninth decile of the stays that have ended, with how many they are', async () => {
    for (const [i, id] of mundo.cv_ids.entries()) {
      kit.clock.advance((i + 1) * DAY);
      await move([id], 'preseleccion');
    }
    // Stays in recibido of 1, 3, 6 and 10 days; those in preselección go on.
    expect(await times()).toEqual({
      recibido: { nombre: 'Recibido', n: 4, mediana_ms: 4.5 * DAY, p90_ms: 10 * DAY },
    });
    expect((await times({ hasta: '2026-03-13' })).recibido).toMatchObject({ n: 2, mediana_ms: 2 * DAY });
  });

  it('begins anew when a cv comes back, and goes on when a slip is undone', async () => {
    const [a] = mundo.cv_ids;
    kit.clock.advance(DAY);
    await move([a], 'oferta');
    kit.clock.advance(MINUTE);
    await move([a], 'recibido');
    kit.clock.advance(DAY);
    await move([a], 'entrevista');
    kit.clock.advance(DAY);
    await move([a], 'recibido');
    kit.clock.advance(DAY);
    await move([a], 'entrevista');
    expect(await times()).toEqual({
      recibido: { nombre: 'Recibido', n: 2, mediana_ms: (2 * DAY + MINUTE + DAY) / 2, p90_ms: 2 * DAY + MINUTE },
      entrevista: { nombre: 'Entrevista', n: 1, mediana_ms: DAY, p90_ms: DAY },
    });
  });
});

describe('a stage that was deleted', () => {
  it('leaves who came to it where it stood on the way, and takes nobody forward', async () => {
    const [a, b, c] = mundo.cv_ids;
    await move([a, b, c], 'oferta');
    kit.clock.advance(DAY);
    await move([b], 'descartado');
    kit.clock.advance(DAY);
    await removeStage(who(), { proceso_id: mundo.proceso_id, clave: 'oferta', destino: 'contratado' });
    // a and c were in it and are hired; b, refused before, came as far as the interview.
    expect(await funnel()).toEqual([4, 3, 3, 2]);
    await move([b], 'recibido');
    expect(await funnel()).toEqual([4, 3, 3, 2]);
  });
});

describe('why people are discarded', () => {
  it('is counted of those who stand discarded, by proceso and by the day they came, the most frequent first', async () => {
    const motivo = async (nombre: string) =>
      (await write(kit, mundo.cuenta_id, ({ motivos }) => motivos.create({ nombre, tipo: 'candidato' }))).id;
    const [lejos, sueldo] = [await motivo('Queda muy lejos'), await motivo('Espera más sueldo')];
    const discard = (proceso_id: number, cv_ids: readonly number[], motivo_id: number | null) =>
      moveCvs(who(), { proceso_id, cv_ids: [...cv_ids], to: 'descartado', motivo_id });
    const told = async (filters = {}) =>
      (await report(who().read, filters)).descartes.map(({ nombre, total }) => [nombre, total]);
    const [a = 0, b = 0, c = 0, d = 0] = mundo.cv_ids;
    await discard(mundo.proceso_id, [a, b], sueldo);
    await discard(mundo.proceso_id, [c], null);
    await discard(mundo.proceso_id, [d], lejos);
    await move([d], 'entrevista');
    kit.clock.advance(5 * DAY);
    const other = await addProceso(kit, mundo);
    await discard(other.id, await addCvs(kit, mundo.cuenta_id, other.id, 3), lejos);

    expect(await told()).toEqual([
      ['Queda muy lejos', 3],
      ['Espera más sueldo', 2],
      [null, 1],
    ]);
    expect(await told({ proceso_id: mundo.proceso_id })).toEqual([
      ['Espera más sueldo', 2],
      [null, 1],
    ]);
    expect(await told({ desde: '2026-03-14' })).toEqual([['Queda muy lejos', 3]]);
  });
});
