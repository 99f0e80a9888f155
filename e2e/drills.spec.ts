import { seeded } from '../apps/server/src/testing/mutate.ts';
import { clean, type Drill } from '../drills/drill.ts';
import { killDrill } from '../drills/kill.drill.ts';
import { readersDrill } from '../drills/readers.drill.ts';
import { repeatedDrill } from '../drills/repeated.drill.ts';
import { restartDrill } from '../drills/restart.drill.ts';
import { expect, test } from './fixtures.ts';

/** A short round of the drills that need the built server; the others have theirs beside the code. */
const ROUNDS: [drill: Drill, n: number][] = [
  [killDrill, 2],
  [readersDrill, 2],
  [repeatedDrill, 2],
  [restartDrill, 1],
];

// Each has a server of its own, and most of the time it waits for it.
test('nothing is lost, half, doubled or leaked by a kill, a repetition or a restart (T1, T2, T10, T14)', async () => {
  const counted = await Promise.all(
    ROUNDS.map(async ([drill, n]) => ({ drill: drill.id, ...(await drill.run(n, seeded(20_261_122))) })),
  );
  expect(counted.filter((each) => !clean(each))).toEqual([]);
});
