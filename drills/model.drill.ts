import { seeded } from '../apps/server/src/testing/mutate.ts';
import { addMundo, createKit, halves, runSequence } from '../packages/api/src/testing/index.ts';
import type { Drill } from './drill.ts';

/** So many in one database: lists of what can be undone and of the papelera stay short. */
const IN_ONE = 250;

/** Random commands against a model in memory; a sequence that differs tells its seed. */
export const modelDrill: Drill = {
  id: 'T20',
  what: 'random commands against a model',
  full: 10_000,
  async run(n, random) {
    const faults: string[] = [];
    let half = 0;
    for (let done = 0; done < n; done += IN_ONE) {
      const kit = await createKit();
      const mundo = await addMundo(kit, { plan: 'avanzado', cvs: 0 });
      for (let i = done; i < Math.min(n, done + IN_ONE); i++) {
        const seed = Math.floor(random() * 2 ** 31);
        await runSequence(kit, mundo, seeded(seed)).catch((error: Error) => {
          faults.push(`sequence ${i}, seed ${seed}: ${error.message}`);
        });
      }
      half += halves(kit.db).length;
      kit.close();
    }
    return { lost: faults.length, half, duplicates: 0, leaked: 0, seen: `${n} sequences`, faults: faults.slice(0, 5) };
  },
};
