import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { answered, begin, submission } from './submission.ts';

const FILES = 5;
const sealed = (...args: string[]): boolean => spawnSync('chattr', args).status === 0;
/**
 * As a disk that the system mounts read-only after an error: descriptors that are open take no write either. A mount turns
 * in one moment; file by file, the mapped index of the database comes after what it is an index of.
 */
function seal(folder: string): boolean {
  sealed('+i', join(folder, 'recluta.db'), join(folder, 'recluta.db-wal'));
  return sealed('-R', '+i', folder);
}
const unseal = (folder: string) => sealed('-R', '-i', folder);

function sealable(): boolean {
  const folder = newFolder();
  const can = seal(folder);
  unseal(folder);
  removeFolder(folder);
  return can;
}

/** The data folder turns read-only, is taken off, or has another in its place, while uploads and changes come, and comes back. */
export const folderGoneDrill: Drill = {
  id: 'T22',
  what: 'data folder read-only or gone, and back',
  full: 90,
  missing: () => (sealable() ? null : 'files that nobody may change need root and chattr'),
  async run(n, random) {
    const home = newFolder();
    const folder = join(home, 'data');
    const off = join(home, 'off');
    mkdirSync(folder);
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const { id, public_id } = client.proceso;
    const told: number[] = [];
    const terms: string[] = [];
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    const note = (status: number, wanted: readonly number[], what: string) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!wanted.includes(status)) faults.push(`${what} was answered ${status}`);
    };
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { cookie: client.cookie(), ...(body ? { 'content-type': 'application/json' } : {}) };
      const answer = await fetch(server.origin + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const upload = async (key: string, wanted: readonly number[]) => {
      const { status, archivos } = answered(
        await (await begin(server.origin, submission(public_id, key, FILES))).answer(),
      );
      note(status, wanted, `an upload ${key}`);
      told.push(...archivos.flatMap(({ estado, cv_id }) => (estado === 'registrado' ? [cv_id] : [])));
    };
    const change = async (nombre: string, wanted: readonly number[]) => {
      const { status } = await ask('POST', `/api/procesos/${id}/criterios`, { nombre });
      note(status, wanted, `a change ${nombre}`);
      if (status === 201) terms.push(nombre);
    };
    /** Within a commit the system may end who writes into the mapped index: not what is tried here (docs/reliability.md). */
    const quiet = async () => {
      const states = async () => {
        const { cvs } = (await ask('GET', `/api/procesos/${id}/cvs`)).body;
        return cvs.map(({ lectura }: { lectura: string }) => lectura).join();
      };
      for (let before = ''; ; ) {
        const now = await states();
        if (now === before) return;
        before = now;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    };
    const ways = [
      {
        async begin(under: Promise<void>) {
          await under;
          await quiet();
          seal(folder);
        },
        end: () => void unseal(folder),
      },
      { begin: () => renameSync(folder, off), end: () => renameSync(off, folder) },
      {
        begin() {
          renameSync(folder, off);
          mkdirSync(folder);
        },
        end() {
          rmSync(folder, { recursive: true });
          renameSync(off, folder);
        },
      },
    ];
    for (let round = 0; round < n; round++) {
      const way = ways[round % ways.length] ?? ways[0];
      const under = upload(`durante ${round}`, [200, 503, 507]);
      await new Promise((resolve) => setTimeout(resolve, random() * 40));
      await way?.begin(under);
      await under;
      await upload(`sin ${round}`, [503, 507]);
      await change(`sin ${round}`, [503]);
      if ((await ask('GET', '/readyz')).status !== 503) faults.push(`round ${round}: it said that it was ready`);
      if ((await ask('GET', '/healthz')).status !== 200) faults.push('the server is not there');
      way?.end();
      // Under the keys of what was refused.
      await upload(`durante ${round}`, [200]);
      await upload(`sin ${round}`, [200]);
      await change(`con ${round}`, [201]);
      if ((await ask('GET', '/readyz')).status !== 200) faults.push(`round ${round}: it is not ready again`);
    }
    const kept = (await ask('GET', `/api/procesos/${id}/criterios`)).body.criterios.map(
      (one: { nombre: string }) => one.nombre,
    );
    await quiet();
    seal(folder);
    await server.stop().catch((error: Error) => faults.push(`a stop on a read-only disk: ${error.message}`));
    unseal(folder);
    const { cvs, half, leaked } = await aftermath(folder);
    const there = new Set(cvs.map((cv) => cv.id));
    removeFolder(home);
    return {
      lost:
        [...new Set(told)].filter((one) => !there.has(one)).length +
        terms.filter((nombre) => !kept.includes(nombre)).length,
      half: half.length,
      duplicates: cvs.length - new Set(cvs.map(({ sha256 }) => sha256)).size,
      leaked,
      seen: `${n} times; answers ${Object.entries(statuses)
        .map(([status, many]) => `${status}: ${many}`)
        .join(', ')}`,
      faults: [...faults, ...half].slice(0, 8),
    };
  },
};
