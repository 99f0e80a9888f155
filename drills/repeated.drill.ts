import { setTimeout as wait } from 'node:timers/promises';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { openDatabase } from '../packages/db/src/database.ts';
import { MIGRATIONS, rowsOf } from '../packages/db/src/testing.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { send, submission } from './submission.ts';

const FILES = 3;
const TWICE = [0, 1, 2];
/** One crash in so many rounds. */
const CRASH_EVERY = 20;

/** Each change sent three times at once, and once more after a crash: one effect. */
export const repeatedDrill: Drill = {
  id: 'T10',
  what: 'the same submission and the same move several times at once, and after a crash',
  full: 1_000,
  async run(n, random) {
    const folder = newFolder();
    let server = await startServer(folder);
    const client = await signUp(server.origin);
    const { id, public_id } = client.proceso;
    const faults: string[] = [];
    const first = new Map<string, string>();
    const call = async (path: string, body: object) => {
      const answer = await fetch(`${server.origin}/api/procesos/${id}/cvs/${path}`, {
        method: 'POST',
        headers: { cookie: client.cookie(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { movidos?: number[] | number };
    };
    const moved = ({ movidos }: { movidos?: number[] | number }) =>
      Array.isArray(movidos) ? movidos.length : (movidos ?? 0);
    let duplicates = 0;
    for (let round = 0; round < n; round++) {
      const sent = submission(public_id, `clave ${round}`, FILES);
      const answers = await Promise.all(TWICE.map(() => send(server.origin, sent)));
      const [one] = answers;
      const ids = JSON.stringify(one?.archivos);
      first.set(`clave ${round}`, ids);
      if (answers.some(({ status, archivos }) => status !== 200 || JSON.stringify(archivos) !== ids))
        faults.push(`round ${round}: not the same answer three times`);
      const cv_ids = one?.archivos.map(({ cv_id }) => cv_id) ?? [];
      const moves = await Promise.all(TWICE.map(() => call('advance', { selected_ids: cv_ids, desde: 'recibido' })));
      duplicates += moves.reduce((sum, move) => sum + moved(move), 0) - cv_ids.length;
      if (round % CRASH_EVERY !== CRASH_EVERY - 1) continue;
      const again = submission(public_id, `choque ${round}`, FILES);
      void send(server.origin, again).catch(() => undefined);
      await wait(random() * 30);
      await server.kill();
      server = await startServer(folder);
      await Promise.all(TWICE.map(() => send(server.origin, again)));
      const key = `clave ${Math.floor(random() * (round + 1))}`;
      const { archivos } = await send(server.origin, submission(public_id, key, FILES));
      if (JSON.stringify(archivos) !== first.get(key)) faults.push(`${key} was answered otherwise after a crash`);
    }
    await server.stop();
    const { cvs, half, leaked } = await aftermath(folder);
    const db = openDatabase({ file: `${folder}/recluta.db`, migrations: MIGRATIONS });
    const moves = rowsOf<{ tipo: string; cv_id: number }>(db, 'eventos').filter(({ tipo }) => tipo === 'cv_movido');
    db.close();
    removeFolder(folder);
    const expected = (n + Math.floor(n / CRASH_EVERY)) * FILES;
    return {
      lost: Math.max(0, expected - cvs.length),
      half: half.length,
      duplicates: duplicates + Math.max(0, cvs.length - expected) + moves.length - n * FILES,
      leaked,
      seen: `${n} submissions and ${n} moves, each three times at once; ${Math.floor(n / CRASH_EVERY)} crashes`,
      faults: [...faults, ...half].slice(0, 8),
    };
  },
};
