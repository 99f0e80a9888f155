import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, removeFolder, signUp, startServer } from '../bench/server.ts';
import { aftermath } from './aftermath.ts';
import type { Drill } from './drill.ts';
import { answered, begin, submission } from './submission.ts';

const SIZE = 64 * 1024 ** 2;
const FILES = 5;
/** What may be answered where nothing fits, beside what fitted all the same. */
const HONEST = new Set([200, 201, 400, 404, 409, 507]);

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]).status === 0;
const unmount = (folder: string) => spawnSync('umount', ['-l', folder]);

/** What does not fit is what was wanted: the upload under way takes its share meanwhile. */
function fill(path: string, bytes: number): void {
  try {
    writeFileSync(path, Buffer.alloc(Math.max(0, bytes)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Whether a file system of a given size can be made here: root can. */
function mountable(): boolean {
  const folder = newFolder();
  const can = mount(folder);
  if (can) unmount(folder);
  removeFolder(folder);
  return can;
}

/** A small disk is filled to its last bytes at different points of the work, and given room again without a restart. */
export const diskFullDrill: Drill = {
  id: 'T4',
  what: 'disk full at different points',
  full: 30,
  missing: () => (mountable() ? null : 'a small file system needs root'),
  async run(n, random) {
    const folder = newFolder();
    mount(folder);
    const server = await startServer(folder);
    const client = await signUp(server.origin);
    const { id, public_id } = client.proceso;
    const filler = join(folder, 'filler');
    const faults: string[] = [];
    const told: number[] = [];
    const statuses: Record<number, number> = {};
    const note = (what: string, status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!HONEST.has(status)) faults.push(`${what} was answered ${status}`);
    };
    const change = async (method: string, path: string, body: object) => {
      const answer = await fetch(server.origin + path, {
        method,
        headers: { cookie: client.cookie(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      note(`${method} ${path}`, answer.status);
    };
    const upload = async (key: string) => {
      const { status, archivos } = answered(
        await (await begin(server.origin, submission(public_id, key, FILES))).answer(),
      );
      note('an upload', status);
      told.push(...archivos.flatMap(({ estado, cv_id }) => (estado === 'registrado' ? [cv_id] : [])));
      return status;
    };
    for (let round = 0; round < n; round++) {
      const { bavail, bsize } = statfsSync(folder);
      // Above the reserve, within it, and to the last page.
      const left = Math.floor(random() * (round % 3 === 0 ? 4_500_000 : round % 3 === 1 ? 400_000 : 20_000));
      const under = upload(`durante ${round}`);
      fill(filler, bavail * bsize - left);
      await under;
      await upload(`lleno ${round}`);
      await Promise.all([
        change('POST', `/api/procesos/${id}/criterios`, { nombre: `criterio ${round}` }),
        change('PATCH', `/api/procesos/${id}`, { descripcion: 'x'.repeat(1_500) }),
        change('POST', '/api/contacto', { nombre: 'Ana', email: 'ana@ejemplo.cl', mensaje: 'x'.repeat(900) }),
      ]);
      const reading = await fetch(`${server.origin}/api/procesos/${id}/cvs`, { headers: { cookie: client.cookie() } });
      if (reading.status !== 200) faults.push(`a read was answered ${reading.status}`);
      await reading.arrayBuffer();
      if (!(await (await fetch(`${server.origin}/healthz`)).json()).ok) faults.push('the server is not there');
      rmSync(filler);
      // Under the key of what was refused, now that there is room.
      if ((await upload(`lleno ${round}`)) !== 200) faults.push(`round ${round}: no recovery without a restart`);
    }
    const { bavail, bsize } = statfsSync(folder);
    fill(filler, bavail * bsize);
    await server.stop().catch((error: Error) => faults.push(`a stop on a full disk: ${error.message}`));
    rmSync(filler);
    const { cvs, half, leaked } = await aftermath(folder);
    const there = new Set(cvs.map((cv) => cv.id));
    unmount(folder);
    removeFolder(folder);
    return {
      lost: [...new Set(told)].filter((one) => !there.has(one)).length,
      half: half.length,
      duplicates: cvs.length - new Set(cvs.map(({ sha256 }) => sha256)).size,
      leaked,
      seen: `${n} fills of a disk of 64 MB; answers ${Object.entries(statuses)
        .map(([status, many]) => `${status}: ${many}`)
        .join(', ')}`,
      faults: [...faults, ...half].slice(0, 8),
    };
  },
};
