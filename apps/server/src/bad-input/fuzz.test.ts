import { addMundo, halves, keptFiles, type Mundo, tmpFiles } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzJson, fuzzMultipart } from '../testing/fuzz.ts';
import { createHost, type Host } from '../testing/host.ts';
import { seeded } from '../testing/mutate.ts';

/** A short round of SEC-18 and T6, the same one every time: a failure can be played again. */
const SEED = 20_261_120;
const BODIES = 400;
const MULTIPARTS = 300;

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
  mundo = await addMundo(host, { plan: 'avanzado' });
});
afterAll(() => host.stop());

describe('whatever is sent', () => {
  it.each(['rest', 'trpc'] as const)('at the %s door, nothing is answered with 5xx', async (door) => {
    expect(await fuzzJson(host, mundo, door, BODIES, seeded(SEED))).toEqual([]);
  });

  it('as a multipart body, split anywhere on the wire: no 5xx, no silence, nothing lost or half (T6)', async () => {
    const before = rowsOf(host.db, 'cvs').length;
    const { told, faults } = await fuzzMultipart(host, mundo.public_id, MULTIPARTS, seeded(SEED));
    expect(faults).toEqual([]);
    expect(rowsOf(host.db, 'cvs').length - before).toBe(told);
    await expect.poll(() => tmpFiles(host)).toEqual([]);
    expect(halves(host.db, keptFiles(host))).toEqual([]);
  });
});
