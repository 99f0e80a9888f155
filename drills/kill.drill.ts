import { setTimeout as wait } from 'node:timers/promises';
import { timed } from '../bench/measure.ts';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { type Answered, answered, begin, send, submission } from './submission.ts';

const FILES = 50;

/** SIGKILL of the server at any moment of an upload of fifty files, a restart, and the same key again. */
export const killDrill: Drill = {
  id: 'T1',
  what: 'server killed within an upload of 50 files, sent again',
  full: 200,
  async run(n, random) {
    const folder = newFolder();
    const faults: string[] = [];
    const told = new Set<number>();
    let acknowledged = 0;
    let lost = 0;
    let duplicates = 0;
    let server = await startServer(folder);
    const { proceso } = await signUp(server.origin);
    const warm = await timed(() => send(server.origin, submission(proceso.public_id, 'primero', FILES)));
    for (let round = 0; round < n; round++) {
      const sent = submission(proceso.public_id, `envio ${round}`, FILES);
      const connection = await begin(server.origin, sent);
      await wait(random() * warm * 1.5);
      await server.kill();
      const before: Answered = answered(await connection.answer());
      server = await startServer(folder);
      const after = await send(server.origin, sent);
      if (before.status === 200) acknowledged++;
      if (after.status !== 200 || after.archivos.some(({ estado }) => estado !== 'registrado'))
        faults.push(
          `round ${round}: ${after.status} ${JSON.stringify(after.archivos.find((one) => one.estado !== 'registrado'))}`,
        );
      const ids = new Set(after.archivos.map(({ cv_id }) => cv_id));
      lost += before.archivos.filter(({ cv_id }) => !ids.has(cv_id)).length;
      for (const id of ids) {
        if (told.has(id)) duplicates++;
        told.add(id);
      }
    }
    await server.stop();
    const { cvs, half, leaked } = await aftermath(folder);
    const there = new Set(cvs.map(({ id }) => id));
    lost += [...told].filter((id) => !there.has(id)).length;
    duplicates += cvs.length - new Set(cvs.map(({ sha256 }) => sha256)).size;
    if (cvs.length !== (n + 1) * FILES) faults.push(`${cvs.length} cvs of ${(n + 1) * FILES}`);
    removeFolder(folder);
    return {
      lost,
      half: half.length,
      duplicates,
      leaked,
      seen: `${n} kills, ${n * FILES} files, ${acknowledged} answered before the kill`,
      faults: [...faults, ...half].slice(0, 5),
    };
  },
};
