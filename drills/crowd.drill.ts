import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median, ms, p95, timed } from '../bench/measure.ts';
import { seedCvs } from '../bench/seed.ts';
import { newFolder, removeFolder, type Server, signUp, startServer } from '../bench/server.ts';
import type { Drill } from './drill.ts';

const PROCESOS = 10;
const RECRUITERS = 20;
const LASTS_MS = 30_000;
const MOVED = 100;
const SIGNING_IN = 8;
const SIGN_IN_MS = 10_000;
const TRIES = 200;
const TARGETS = { reads: 50, moves: 200, signIns: 40, signInDifference: 10 };

const json = { 'content-type': 'application/json' };

/** So many clients sign in again and again while somebody reads; right passwords, a second and more. */
async function signIns(server: Server, email: string, password: string, read: () => Promise<unknown>) {
  const end = performance.now() + SIGN_IN_MS;
  const reads: number[] = [];
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      const body = JSON.stringify({ email, password });
      const answer = await fetch(`${server.origin}/api/auth/login`, { method: 'POST', headers: json, body });
      await answer.arrayBuffer();
      if (answer.ok) done++;
    }
  };
  const reader = async () => {
    while (performance.now() < end) {
      reads.push(await timed(read));
      await wait(50);
    }
  };
  await Promise.all([...Array.from({ length: SIGNING_IN }, one), reader()]);
  return { rate: done / (SIGN_IN_MS / 1000), reads };
}

/** How much longer a wrong password takes for an e-mail that is known: the median of pairs in turn. */
async function signInDifference({ origin }: Server, known: string): Promise<number> {
  const attempt = (email: string) =>
    timed(async () => {
      const body = JSON.stringify({ email, password: 'una clave que no es' });
      await (await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: json, body })).arrayBuffer();
    });
  const differences: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const order = i % 2 ? [known, 'nadie@ejemplo.cl'] : ['nadie@ejemplo.cl', known];
    const [first = 0, second = 0] = [await attempt(order[0] ?? ''), await attempt(order[1] ?? '')];
    differences.push(i % 2 ? first - second : second - first);
  }
  return median(differences);
}

/** Twenty recruiters on one cuenta with many cvs, then a crowd that signs in. */
export const crowdDrill: Drill = {
  id: 'T19',
  what: `${RECRUITERS} recruiters on one cuenta`,
  full: 100_000,
  async run(n, random) {
    const folder = newFolder();
    let server = await startServer(folder);
    const client = await signUp(server.origin);
    const { procesos } = await client.call('GET', '/api/procesos/mios');
    const ids: number[] = [client.proceso.id];
    for (let i = 1; i < PROCESOS; i++) {
      const { proceso } = await client.call('POST', '/api/procesos', {
        empresa_id: procesos[0].empresa_id,
        nombre: `P${i}`,
      });
      ids.push(proceso.id);
    }
    await server.stop();
    for (const id of ids) seedCvs(join(folder, 'recluta.db'), id, n / PROCESOS);
    server = await startServer(folder);
    const headers = { ...json, cookie: client.cookie() };
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${server.origin}${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
      return said as { cvs: { id: number }[] };
    };
    const reads: number[] = [];
    const moves: number[] = [];
    const end = Date.now() + LASTS_MS;
    async function recruiter(i: number): Promise<void> {
      const path = `/api/procesos/${ids[i % PROCESOS]}/cvs`;
      const { cvs } = await call(
        'GET',
        `${path}?stage=todas&limite=${MOVED}&despues_de=${Math.floor(random() * 1_000)}`,
      );
      const cv_ids = cvs.map(({ id }) => id);
      for (let round = 0; Date.now() < end; round++) {
        await wait(500 + random() * 1_500);
        const after = Math.floor(random() * n);
        for (const read of [`${path}/counts`, `${path}?limite=100&despues_de=${after}`, `${path}/selection`])
          reads.push(await timed(() => call('GET', read)));
        const to = round % 2 ? 'recibido' : 'entrevista';
        if (i < 10) moves.push(await timed(() => call('POST', `${path}/move`, { cv_ids, to })));
      }
    }
    await Promise.all(Array.from({ length: RECRUITERS }, (_, i) => recruiter(i)));
    const { usuario } = (await client.at(server.origin).call('GET', '/api/auth/perfil')) as {
      usuario: { email: string };
    };
    const calm = await signIns(server, usuario.email, 'una-clave-larga', () =>
      call('GET', `/api/procesos/${ids[0]}/cvs/counts`),
    );
    const difference = await signInDifference(server, usuario.email);
    await server.stop();
    removeFolder(folder);
    const faults = [
      ...(p95(reads) > TARGETS.reads ? [`reads p95 ${ms(p95(reads))}, wanted ${TARGETS.reads} ms`] : []),
      ...(p95(moves) > TARGETS.moves ? [`moves p95 ${ms(p95(moves))}, wanted ${TARGETS.moves} ms`] : []),
      ...(calm.rate < TARGETS.signIns ? [`${calm.rate.toFixed(0)} sign-ins a second, wanted ${TARGETS.signIns}`] : []),
      ...(Math.abs(difference) > TARGETS.signInDifference ? [`a known e-mail takes ${ms(difference)} longer`] : []),
    ];
    return {
      lost: 0,
      half: 0,
      duplicates: 0,
      leaked: 0,
      seen: `${n} cvs: ${reads.length} reads p50 ${ms(median(reads))} p95 ${ms(p95(reads))}; ${moves.length} moves of ${MOVED} p50 ${ms(median(moves))} p95 ${ms(p95(moves))}; ${calm.rate.toFixed(0)} sign-ins a second, reads meanwhile p95 ${ms(p95(calm.reads))}; known and unknown e-mail ${ms(Math.abs(difference))} apart over ${TRIES} tries`,
      faults,
    };
  },
};
