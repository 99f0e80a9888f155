import { expect, it } from 'vitest';
import { addMundo, createKit, halves, runSequence } from '../../testing/index.ts';

const SEQUENCES = 12;

/** The numbers of Park and Miller: a sequence that fails is played again from its seed. */
const seeded = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

it('moves, selections, deletions and what takes them back leave what a model of them leaves', async () => {
  const kit = await createKit();
  const mundo = await addMundo(kit, { plan: 'avanzado', cvs: 0 });
  for (let seed = 1; seed <= SEQUENCES; seed++) await runSequence(kit, mundo, seeded(seed * 7_919));
  expect(halves(kit.db)).toEqual([]);
  kit.close();
});
