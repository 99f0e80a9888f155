import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepSessions } from '../../jobs/sweeper.ts';
import { addMundo, createKit, type Kit, type Mundo } from '../../testing/index.ts';

const HOUR_MS = 3_600_000;

let kit: Kit;
let mundo: Mundo;
beforeAll(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { cvs: 0 });
});
afterAll(() => kit.close());

it('whoever does not come back leaves no session behind; one that is used stays until its end', async () => {
  const { sessions } = kit.deps;
  const [left, used] = [await open(), await open()];
  const stillThere = async () => {
    await sweepSessions(kit.deps);
    return rowsOf<{ id: string }>(kit.db, 'sesiones').length;
  };
  const before = await stillThere();
  kit.clock.advance(7 * HOUR_MS);
  expect(await sessions.validate(used, { renew: true })).not.toBeNull();
  kit.clock.advance(2 * HOUR_MS);
  expect([await stillThere(), before > 2]).toEqual([1, true]);
  expect(await sessions.validate(used, { renew: true })).not.toBeNull();
  expect(await sessions.validate(left, { renew: true })).toBeNull();
  for (let i = 0; i < 7 * 24; i += 7) {
    kit.clock.advance(7 * HOUR_MS);
    await sessions.validate(used, { renew: true });
  }
  expect(await stillThere()).toBe(0);

  function open() {
    return sessions.create(mundo.cuenta_id, mundo.visor.id, null);
  }
});
