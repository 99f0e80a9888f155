import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { seeded } from '../apps/server/src/testing/mutate.ts';
import { clean } from './drill.ts';
import { DRILLS } from './drills.ts';

/**
 * `npm run drill [id …] [-- --n N --seed S]`: each drill with its own number of tries (or N of all asked for), the same
 * for the same seed. Ends with 1 when something was lost, half, doubled, leaked or otherwise wrong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string' }, seed: { type: 'string', default: '20261121' } },
});
const seed = Number(values.seed);
const today = new Date().toISOString().slice(0, 10);
console.log(
  `${today}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}, seed ${seed}`,
);
let failed = 0;
for (const drill of DRILLS) {
  if (positionals.length > 0 && !positionals.includes(drill.id)) continue;
  const missing = drill.missing?.() ?? null;
  if (missing) {
    console.log(`${drill.id} ${drill.what}: not run, ${missing}`);
    continue;
  }
  const start = performance.now();
  const counted = await drill.run(Number(values.n ?? drill.full), seeded(seed));
  const { lost, half, duplicates, leaked, seen, faults } = counted;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${drill.id} ${drill.what}: ${seen}; lost ${lost}, half ${half}, duplicates ${duplicates}, leaked ${leaked} (${seconds} s)${clean(counted) ? '' : '  FAILED'}`,
  );
  for (const fault of faults) console.error(`   ${fault}`);
  if (!clean(counted)) failed++;
}
process.exitCode = failed > 0 ? 1 : 0;
