import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fuzzJson, fuzzMultipart } from '../apps/server/src/testing/fuzz.ts';
import { createHost } from '../apps/server/src/testing/host.ts';
import { halves, keptFiles, tmpFiles } from '../packages/api/src/testing/leftovers.ts';
import { addMundo } from '../packages/api/src/testing/world.ts';
import { rowsOf } from '../packages/db/src/testing.ts';
import type { Drill } from './drill.ts';

const descriptors = (): number => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0);
/** Connections that the client of this process keeps for its next call. */
const KEPT_ALIVE = 10;

/** Damaged JSON at both doors and damaged multipart on the wire. */
export const bodiesDrill: Drill = {
  id: 'T6',
  what: 'damaged bodies: JSON at each door, and multipart',
  full: 10_000,
  async run(n, random) {
    const host = await createHost({ storage: 'disk', listen: true });
    const mundo = await addMundo(host, { plan: 'avanzado' });
    const before = rowsOf(host.db, 'cvs').length;
    const open = descriptors();
    const faults = [
      ...(await fuzzJson(host, mundo, 'rest', n, random)),
      ...(await fuzzJson(host, mundo, 'trpc', n, random)),
    ];
    const { told, faults: refused } = await fuzzMultipart(host, mundo.public_id, n, random);
    const silent = Math.abs(rowsOf(host.db, 'cvs').length - before - told);
    for (let tries = 0; tries < 50 && tmpFiles(host).length > 0; tries++) await wait(100);
    const half = halves(host.db, keptFiles(host));
    const leaked = tmpFiles(host).length + Math.max(0, descriptors() - open - KEPT_ALIVE);
    await host.stop();
    return {
      lost: silent,
      half: half.length,
      duplicates: 0,
      leaked,
      seen: `${n} JSON bodies at each of two doors, ${n} multipart bodies, of whose files ${told} were whole and registered`,
      faults: [...faults, ...refused, ...half].slice(0, 8),
    };
  },
};
