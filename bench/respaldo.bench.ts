import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';
import type { Figure } from './measure.ts';
import { seedCvs } from './seed.ts';
import { newFolder, removeFolder, signUp, startServer } from './server.ts';

const CVS = 10_000;
const BYTES = 60_000;
const LIMIT_S = 120;
const CLI = fileURLToPath(new URL('../apps/server/src/respaldo/respaldo.cli.ts', import.meta.url));

/** Gives every seeded row a file of its own, and the row its size and hash. */
function writeFiles(data: string): void {
  const db = new BetterSqlite3(join(data, 'recluta.db'));
  const update = db.prepare('update archivos set clave = ?, bytes = ?, sha256 = ? where id = ?');
  const rows = db.prepare('select id from archivos').pluck().all() as number[];
  db.transaction(() => {
    for (const id of rows) {
      const bytes = randomBytes(BYTES);
      const clave = `${(id % 256).toString(16).padStart(2, '0')}${createHash('sha256').update(String(id)).digest('base64url').slice(0, 22)}`;
      const path = join(data, 'files/files', clave.slice(0, 2), clave);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      update.run(clave, BYTES, createHash('sha256').update(bytes).digest('hex'), id);
    }
  })();
  db.close();
}

/** `npm run backup` of 10,000 cvs with their files, and `npm run restore` of it on an empty machine. */
export async function restoreFigures(): Promise<Figure[]> {
  const [data, empty] = [newFolder(), newFolder()];
  const server = await startServer(data);
  const client = await signUp(server.origin);
  await server.stop();
  seedCvs(join(data, 'recluta.db'), client.proceso.id, CVS);
  writeFiles(data);
  const run = async (folder: string, ...args: string[]) => {
    const start = performance.now();
    await promisify(execFile)(process.execPath, [CLI, ...args], { env: { RECLUTA_DATA: folder } });
    return (performance.now() - start) / 1_000;
  };
  const backup = await run(data, 'backup');
  const [name = ''] = readdirSync(join(data, 'backups'));
  const restore = await run(empty, 'restore', join(data, 'backups', name));
  removeFolder(data);
  removeFolder(empty);
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    {
      what: `Backup of ${CVS} cvs and ${Math.round((CVS * BYTES) / 1e6)} MB of files`,
      measured: seconds(backup),
      against: '',
      ratio: '',
      target: '',
      met: true,
    },
    {
      what: 'Restore of it on an empty folder, every file and hash verified',
      measured: seconds(restore),
      against: '',
      ratio: '',
      target: `< ${LIMIT_S} s`,
      met: restore < LIMIT_S,
    },
  ];
}
