import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../bench/measure.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { diskLedger } from '../packages/storage/src/index.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { send, submission } from './submission.ts';

const FILES = 50;
/** So many of each fifty are brought back while all are deleted for ever. */
const SPARED = 10;

/**
 * SIGKILL while fifty cvs are deleted for ever and somebody brings some of them back, and a restart: what was brought
 * back is there and no ledger names it, or the next restored backup would forget it.
 */
export const erasureDrill: Drill = {
  id: 'T21',
  what: 'killed while cvs are deleted for ever and some of them brought back',
  full: 60,
  async run(n, random) {
    const folder = newFolder();
    const faults: string[] = [];
    const back = new Set<number>();
    let [cut, named] = [0, 0];
    let server = await startServer(folder);
    const client = await signUp(server.origin);
    const { id, public_id } = client.proceso;
    const post = async (path: string, cv_ids: readonly number[]) => {
      const answer = await fetch(server.origin + path, {
        method: 'POST',
        headers: { cookie: client.cookie(), 'content-type': 'application/json' },
        body: JSON.stringify({ cv_ids }),
      });
      return (await answer.json()) as { restaurados: number[] };
    };
    /** Fifty in the papelera. */
    const bin = async (key: string): Promise<number[]> => {
      const { archivos } = await send(server.origin, submission(public_id, key, FILES));
      const ids = archivos.map(({ cv_id }) => cv_id);
      await post(`/api/procesos/${id}/cvs/eliminar`, ids);
      return ids;
    };
    const first = await bin('primero');
    const warm = await timed(() => post('/api/papelera/borrar', first));
    for (let round = 0; round < n; round++) {
      const ids = await bin(`envio ${round}`);
      const gone = () => null;
      const erased = post('/api/papelera/borrar', ids).catch(gone);
      const restored = wait(random() * warm)
        .then(() => post('/api/papelera/restaurar', ids.slice(0, SPARED)))
        .catch(gone);
      await wait(random() * warm * 1.5);
      await server.kill();
      if ((await erased) === null) cut++;
      for (const cv_id of (await restored)?.restaurados ?? []) back.add(cv_id);
      server = await startServer(folder);
    }
    await server.stop();
    const { cvs, half, leaked } = await aftermath(folder);
    const there = new Set(cvs.map((cv) => cv.id));
    const borrados = await diskLedger(join(folder, 'borrados.jsonl')).all();
    for (const { cv_id } of borrados) if (there.has(cv_id)) named++;
    if (named > 0) faults.push(`the ledger names ${named} cvs that are there`);
    removeFolder(folder);
    return {
      lost: [...back].filter((cv_id) => !there.has(cv_id)).length,
      half: half.length,
      duplicates: 0,
      leaked,
      seen: `${n} kills, ${cut} of them before the answer; ${borrados.length} deleted for ever, ${back.size} brought back`,
      faults: [...faults, ...half].slice(0, 5),
    };
  },
};
