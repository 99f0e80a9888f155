import type { Cv } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { createUnderway } from './underway.ts';

const [ANA, EVA] = [1, 2] as const;
const cv = (id: number, etapa: string) => ({ id, etapa }) as Cv;
const to = (etapa: string, ...ids: number[]) => new Map(ids.map((id) => [id, etapa]));

/** Whether it is so by now, without waiting for anything. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  return settled;
}

it('waits with what is asked about a person for what was asked before, and not for others', async () => {
  const underway = createUnderway();
  const first = underway.take([ANA], to('preseleccion', ANA));
  const other = underway.take([EVA], to('oferta', EVA));
  const second = underway.take([ANA, EVA]);
  expect(await isSettled(other.ready)).toBe(true);
  other.end();
  expect(await isSettled(second.ready)).toBe(false);
  first.end();
  expect(await second.ready).toEqual(new Map());
});

it('takes a person to be where the newest move leads, until it is answered', () => {
  const underway = createUnderway();
  const first = underway.take([ANA], to('preseleccion', ANA));
  const second = underway.take([ANA], to('entrevista', ANA));
  underway.take([ANA]);
  expect(underway.goingTo(ANA)).toBe('entrevista');
  expect([first, second].map((turn) => turn.isMovedOn(ANA))).toEqual([true, false]);
  second.end();
  expect(underway.goingTo(ANA)).toBe('preseleccion');
  first.end();
  expect(underway.goingTo(ANA)).toBeUndefined();
  expect(underway.isMoving()).toBe(false);
});

it('tells what waited of those that the newest before it left where they were', async () => {
  const underway = createUnderway();
  const first = underway.take([ANA, EVA], to('preseleccion', ANA, EVA));
  const second = underway.take([ANA], to('entrevista', ANA));
  const third = underway.take([ANA, EVA], to('oferta', ANA, EVA));
  first.end([cv(ANA, 'recibido'), cv(EVA, 'recibido')]);
  expect(await second.ready).toEqual(new Map([[ANA, cv(ANA, 'recibido')]]));
  second.end();
  expect(await third.ready).toEqual(new Map([[EVA, cv(EVA, 'recibido')]]));
});
