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
  [repeatedDrill, 5],
  [restartDrill, 1],
];

for (const [drill, n] of ROUNDS)
  test(`${drill.what}: nothing lost, half, doubled or leaked (${drill.id})`, async () => {
    const counted = await drill.run(n, seeded(20_261_122));
    expect(clean(counted), JSON.stringify(counted)).toBe(true);
  });
