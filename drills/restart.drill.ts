import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../bench/measure.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import { demoFiles } from './demo.ts';
import type { Drill } from './drill.ts';

const WORKERS = 10;
/** Each of the workers so long after its last answer: 50 requests a second in all. */
const PAUSE_MS = 200;
const MAX_STOP_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** SIGTERM and a new start again and again, while people work and CVs are read. */
export const restartDrill: Drill = {
  id: 'T14',
  what: 'restarts under load',
  full: 20,
  async run(n) {
    const folder = newFolder();
    const env = { PORT: String(await freePort()) };
    let server = await startServer(folder, env);
    const { origin } = server;
    const client = await signUp(origin);
    const { id } = client.proceso;
    const faults: string[] = [];
    const files = demoFiles();
    const told = new Set<number>();
    const stops: number[] = [];
    let over = false;
    let answers = 0;
    let retried = 0;
    let names = 0;
    const headers = { cookie: client.cookie() };
    /** As a proxy or a browser does: what is refused while it restarts is asked again. */
    async function ask(request: () => Promise<Response>): Promise<unknown> {
      for (let tries = 0; tries < 300; tries++) {
        try {
          const answer = await request();
          const body = await answer.json();
          if (answer.status !== 503) {
            answers++;
            if (!answer.ok) faults.push(`answered ${answer.status} ${JSON.stringify(body)}`);
            return body;
          }
        } catch {
          // No connection: it is not there yet, or was not there any more.
        }
        retried++;
        await wait(100);
      }
      faults.push('a request was never answered');
      return {};
    }
    async function worker(i: number): Promise<void> {
      while (!over) {
        await wait(PAUSE_MS);
        if (i > 0) {
          await ask(() => fetch(`${origin}/api/procesos/${id}/cvs/counts`, { headers }));
          continue;
        }
        const key = `envio ${names++}`;
        const send = () => {
          const form = new FormData();
          form.append('proceso_public_id', client.proceso.public_id);
          const file = files[names % files.length];
          if (file) form.append('files', new Blob([Uint8Array.from(file.bytes)]), `${key} ${file.name}`);
          return fetch(`${origin}/api/upload-cvs`, { method: 'POST', body: form, headers: { 'idempotency-key': key } });
        };
        const { archivos = [] } = (await ask(send)) as { archivos?: { cv_id: number }[] };
        for (const { cv_id } of archivos) told.add(cv_id);
      }
    }
    const workers = Array.from({ length: WORKERS }, (_, i) => worker(i));
    for (let round = 0; round < n; round++) {
      await wait(1_500);
      stops.push(await timed(() => server.stop()));
      server = await startServer(folder, env);
    }
    over = true;
    await Promise.all(workers);
    await server.stop();
    const { cvs, half, leaked } = await aftermath(folder);
    removeFolder(folder);
    const there = new Set(cvs.map((cv) => cv.id));
    const slowest = Math.max(...stops);
    if (slowest > MAX_STOP_MS) faults.push(`a stop took ${Math.round(slowest)} ms`);
    return {
      lost: [...told].filter((one) => !there.has(one)).length,
      half: half.length,
      duplicates: cvs.length - told.size,
      leaked,
      seen: `${n} restarts, ${answers} answers, ${retried} asked again, ${told.size} CVs; the slowest stop took ${(slowest / 1000).toFixed(1)} s`,
      faults: [...faults, ...half].slice(0, 8),
    };
  },
};
