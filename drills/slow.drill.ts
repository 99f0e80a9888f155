import { setTimeout as wait } from 'node:timers/promises';
import { MULTIPART } from '../apps/server/src/testing/multipart.ts';
import { uploadHead, wire } from '../apps/server/src/testing/socket.ts';
import { ms, p95, timed } from '../bench/measure.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { tmpFiles } from '../packages/api/src/testing/leftovers.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { answered, submission } from './submission.ts';

const FILES = 3;
const SLOW_FROM = 'X-Forwarded-For: 203.0.113.7';
const HONEST_FROM = 'X-Forwarded-For: 198.51.100.9';
/** What stands still is cut off after half a minute: the drill lasts somewhat longer. */
const LASTS_MS = 45_000;
const MAX_P95 = 500;

/** Half of them send ten bytes a second, half of them go away in the middle of a file; others work meanwhile. */
export const slowDrill: Drill = {
  id: 'T7',
  what: 'slow, stuck and vanishing clients',
  full: 400,
  async run(n, random) {
    const folder = newFolder();
    const server = await startServer(folder, { RECLUTA_TRUSTED_PROXIES: '127.0.0.1' });
    const client = await signUp(server.origin);
    const { public_id, id } = client.proceso;
    const upload = (key: string, from: string) => {
      const { body } = submission(public_id, key, FILES);
      return { head: uploadHead('/api/upload-cvs', MULTIPART, body.length, [`Idempotency-Key: ${key}`, from]), body };
    };
    const descriptors = server.descriptors() ?? 0;
    const end = Date.now() + LASTS_MS;
    let cut = 0;
    async function drip(i: number): Promise<void> {
      const { head, body } = upload(`lento ${i}`, SLOW_FROM);
      const connection = await wire(server.origin);
      const over = connection.answer().then(() => {
        cut++;
        return true;
      });
      await connection.write(head + body.subarray(0, 500).toString('latin1'));
      for (let at = 500; Date.now() < end; at += 10) {
        if (await Promise.race([over, wait(1_000, false)])) return;
        void connection.write(body.subarray(at, at + 10));
      }
      connection.destroy();
    }
    async function vanish(i: number): Promise<void> {
      await wait(random() * (LASTS_MS - 5_000));
      const { head, body } = upload(`ido ${i}`, SLOW_FROM);
      const connection = await wire(server.origin);
      await connection.write(head);
      await connection.write(body.subarray(0, Math.floor(random() * body.length)));
      connection.destroy();
    }
    const reads: number[] = [];
    const uploads: number[] = [];
    const faults: string[] = [];
    async function work(i: number): Promise<void> {
      for (let round = 0; Date.now() < end; round++) {
        reads.push(await timed(() => client.call('GET', `/api/procesos/${id}/cvs`)));
        uploads.push(
          await timed(async () => {
            const { head, body } = upload(`bueno ${i} ${round}`, HONEST_FROM);
            const connection = await wire(server.origin);
            void connection.write(Buffer.concat([Buffer.from(head), body]));
            const { status } = answered(await connection.answer());
            if (status !== 200) faults.push(`an honest upload was answered ${status}`);
          }),
        );
        await wait(1_000);
      }
    }
    const half = Math.ceil(n / 2);
    await Promise.all([
      ...Array.from({ length: half }, (_, i) => drip(i)),
      ...Array.from({ length: n - half }, (_, i) => vanish(i)),
      ...Array.from({ length: 3 }, (_, i) => work(i)),
    ]);
    for (let tries = 0; tries < 50 && (server.descriptors() ?? 0) > descriptors + 10; tries++) await wait(200);
    const open = Math.max(0, (server.descriptors() ?? 0) - descriptors - 10);
    const left = tmpFiles({ folder }).length;
    await server.stop();
    const after = await aftermath(folder);
    removeFolder(folder);
    if (p95(reads) > MAX_P95) faults.push(`others read within ${ms(p95(reads))}`);
    return {
      lost: 0,
      half: after.half.length,
      duplicates: after.cvs.length - new Set(after.cvs.map(({ sha256 }) => sha256)).size,
      leaked: left + open + after.leaked,
      seen: `${half} at 10 B/s (${cut} ended by the server), ${n - half} gone in the middle; others meanwhile: ${reads.length} reads p95 ${ms(p95(reads))}, ${uploads.length} uploads p95 ${ms(p95(uploads))}`,
      faults: [...faults, ...after.half].slice(0, 5),
    };
  },
};
