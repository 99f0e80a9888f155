import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { openDatabase } from '../packages/db/src/database.ts';
import { MIGRATIONS, rowsOf } from '../packages/db/src/testing.ts';
import { aftermath } from './aftermath.ts';
import { demoFiles } from './demo.ts';
import type { Drill } from './drill.ts';

/** CVs in line at once: enough for the kills that are asked for. */
const batchOf = (kills: number): number => Math.min(50, kills * 5);
/** A text CV has 10 s, a job five tries with waits of up to 80 s between them. */
const MAX_WAIT_MS = 10 * 60_000;

const parentOf = (pid: string): number => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

/** False when it was gone already. */
function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function upload(origin: string, { cookie, proceso }: Client, many: number, batch: number): Promise<void> {
  const files = demoFiles();
  const form = new FormData();
  for (let i = 0; i < many; i++) {
    const file = files[(batch * many + i) % files.length];
    if (file) form.append('files', new Blob([Uint8Array.from(file.bytes)]), `${batch} ${i} ${file.name}`);
  }
  const path = `${origin}/api/procesos/${proceso.id}/cvs/upload`;
  const answer = await fetch(path, { method: 'POST', body: form, headers: { cookie: cookie() } });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}`);
  await answer.arrayBuffer();
}

type Cv = { id: number; lectura: string };

/** SIGKILL of the children that read, while they read. */
export const readersDrill: Drill = {
  id: 'T2',
  what: 'children of the reader killed while they read',
  full: 200,
  missing: () => (process.platform === 'linux' ? null : 'children are found in /proc'),
  async run(n, random) {
    const folder = newFolder();
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const state = async () => {
      const path = `/api/procesos/${client.proceso.id}/cvs`;
      const { cvs } = (await client.call('GET', path)) as { cvs: Cv[] };
      const under = cvs.filter(({ lectura }) => lectura === 'pendiente' || lectura === 'leyendo');
      return { cvs, under: under.length };
    };
    const many = batchOf(n);
    let kills = 0;
    for (let batch = 0; kills < n; ) {
      if ((await state()).under < many / 2) await upload(server.origin, client, many, batch++);
      await wait(100 + random() * 400);
      const children = childrenOf(server.pid);
      const victim = children[Math.floor(random() * children.length)];
      if (victim === undefined) continue;
      if (killed(victim)) kills++;
    }
    const end = Date.now() + MAX_WAIT_MS;
    while ((await state()).under > 0 && Date.now() < end) await wait(1_000);
    const { cvs, under } = await state();
    await server.stop();
    const db = openDatabase({ file: `${folder}/recluta.db`, migrations: MIGRATIONS });
    const read = rowsOf<{ tipo: string; cv_id: number; datos: string }>(db, 'eventos').filter(
      ({ tipo, datos }) => tipo === 'cv_lectura' && /"(?:leido|fallido)"/.test(datos ?? ''),
    );
    db.close();
    const { half, leaked } = await aftermath(folder);
    removeFolder(folder);
    const count = (lectura: string) => cvs.filter((cv) => cv.lectura === lectura).length;
    return {
      lost: under,
      half: half.length,
      duplicates: read.length - new Set(read.map(({ cv_id }) => cv_id)).size,
      leaked,
      seen: `${kills} kills, ${cvs.length} CVs: ${count('leido')} read, ${count('fallido')} said that they could not be, ${count('requiere_ocr')} wait for recognition`,
      faults: half.slice(0, 5),
    };
  },
};
