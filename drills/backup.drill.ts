import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../bench/measure.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { operate } from './operate.ts';
import { send, submission } from './submission.ts';

const FILES = 10;
const ERASED = 3;

/**
 * Backups while CVs arrive and some are deleted for ever; each restored into the folder of another machine that knows
 * the newest backup too. Nobody who was deleted comes back, and nothing that the backup held is missing.
 */
export const backupDrill: Drill = {
  id: 'T16',
  what: 'backup under load, restored elsewhere',
  full: 20,
  async run(n) {
    const [folder, elsewhere] = [newFolder(), newFolder()];
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const { id, public_id } = client.proceso;
    const faults: string[] = [];
    const acknowledged: number[] = [];
    const erased = new Set<number>();
    const takes: number[] = [];
    const restores: number[] = [];
    /** How many were acknowledged before each backup began. */
    const known: number[][] = [];
    let over = false;
    async function load(): Promise<void> {
      for (let i = 0; !over; i++) {
        const { archivos } = await send(server.origin, submission(public_id, `carga ${i}`, FILES));
        acknowledged.push(...archivos.map(({ cv_id }) => cv_id));
        const gone = archivos.slice(0, ERASED).map(({ cv_id }) => cv_id);
        for (const cv_id of gone) await client.call('DELETE', `/api/procesos/${id}/cvs/${cv_id}`);
        await client.call('POST', '/api/papelera/borrar', { cv_ids: gone });
        for (const cv_id of gone) erased.add(cv_id);
        await wait(100);
      }
    }
    const loading = load();
    for (let round = 0; round < n; round++) {
      await wait(500);
      known.push(acknowledged.filter((cv_id) => !erased.has(cv_id)));
      const start = performance.now();
      const { code, said } = await operate(folder, 'backup');
      takes.push(performance.now() - start);
      if (code !== 0) faults.push(`backup ${round}: ${said}`);
    }
    over = true;
    await loading;
    // The last one knows of all who were deleted.
    await operate(folder, 'backup');
    await server.stop();
    const backups = readdirSync(join(folder, 'backups')).sort();
    let lost = 0;
    let half = 0;
    let leaked = 0;
    for (const [round, before] of known.entries()) {
      const name = backups.at(round - n - 1);
      if (!name) continue;
      const data = join(elsewhere, String(round));
      restores.push(
        await timed(async () => {
          const { code, said } = await operate(data, 'restore', join(folder, 'backups', name));
          if (code !== 0) faults.push(`restore ${name}: ${said}`);
        }),
      );
      const after = await aftermath(data);
      const there = new Set(after.cvs.map((cv) => cv.id));
      lost += before.filter((cv_id) => !there.has(cv_id) && !erased.has(cv_id)).length;
      leaked += [...erased].filter((cv_id) => there.has(cv_id)).length;
      half += after.half.length;
      removeFolder(data);
    }
    removeFolder(folder);
    removeFolder(elsewhere);
    const slowest = (list: number[]) => `${(Math.max(...list) / 1000).toFixed(1)} s`;
    return {
      lost,
      half,
      duplicates: 0,
      leaked,
      seen: `${n} backups while ${acknowledged.length} CVs came and ${erased.size} were deleted for ever; the slowest backup ${slowest(takes)}, the slowest restore ${slowest(restores)}`,
      faults: faults.slice(0, 5),
    };
  },
};
