import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addMundo, createKit, type Kit } from '@recluta/api/testing';
import { holdFile } from '@recluta/db';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OccupiedError, occupy } from './occupied.ts';
import { makeBackup } from './respaldo/backup.ts';

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OCCUPANT = script('testing/occupant.ts');

/** A process that has a folder, as a server does. */
async function occupant(folder: string): Promise<ChildProcess & { end(signal: NodeJS.Signals): Promise<void> }> {
  const child = spawn(process.execPath, [OCCUPANT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return Object.assign(child, {
    async end(signal: NodeJS.Signals) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  });
}

/** Exit code and words of one command on a data folder. */
const run = (data: string, path: string, ...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [script(path), ...args],
      { env: { PORT: '0', RECLUTA_DATA: data }, timeout: 30_000 },
      (error, out, err) => resolve({ code: error ? error.code : 0, said: out + err }),
    );
  });

describe('beside a running server', () => {
  let kit: Kit;
  let server: Awaited<ReturnType<typeof occupant>>;
  let email: string;
  beforeAll(async () => {
    kit = await createKit({ storage: 'disk' });
    ({
      administrador: { email },
    } = await addMundo(kit, { plan: 'avanzado', cvs: 2 }));
    server = await occupant(kit.folder);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    kit.close();
  });

  it('a second one is refused in one sentence that says who has the folder, since when, where, and what to do', async () => {
    const { code, said } = await run(kit.folder, 'main.ts');
    expect(said).toMatch(
      /^Otro Recluta ya trabaja con .+ \(proceso \d+, desde el \d\d-\d\d-\d{4}, \d\d:\d\d de Chile, en http:\/\/localhost:4321\): detenlo antes de seguir, o indica otra carpeta en RECLUTA_DATA\.\n$/,
    );
    expect(said).toContain(`(proceso ${server.pid},`);
    expect(code).toBe(1);
  });

  it('its data are backed up, examined, and a password is replaced', async () => {
    const cli = 'respaldo/respaldo.cli.ts';
    expect(await run(kit.folder, cli, 'backup')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Respaldo listo'),
    });
    expect(await run(kit.folder, cli, 'doctor')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Todo está en orden'),
    });
    expect(await run(kit.folder, 'contrasena.cli.ts', email)).toMatchObject({ code: 0 });
  });

  it('nothing is restored into its folder, and who asked is told who has it', async () => {
    const { folder } = await makeBackup({
      data: kit.folder,
      now: kit.clock.now,
      copy: (target) => kit.db.backup(target),
    });
    const { code, said } = await run(kit.folder, 'respaldo/respaldo.cli.ts', 'restore', folder);
    expect(said).toMatch(
      /^No se hizo nada:\n✗ Otro Recluta ya trabaja con .+ \(proceso \d+, .+\): detenlo antes de seguir/,
    );
    expect(code).toBe(1);
  });
});

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recluta-ocupada-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is free again the moment its server was killed, whatever that left there', async () => {
    const first = await occupant(folder);
    expect(() => occupy(folder, 'servidor', Date.now)).toThrow(OccupiedError);
    await first.end('SIGKILL');
    expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ pid: first.pid });
    const second = await occupant(folder);
    await second.end('SIGKILL');
  });

  it('is free after a container started anew, in which the number of the process is the same one', () => {
    writeFileSync(join(folder, 'lock'), '');
    const left = {
      que: 'servidor',
      pid: process.pid,
      equipo: 'otro',
      desde: '2026-11-22T12:00:00.000Z',
      direccion: null,
    };
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(left));
    occupy(folder, 'servidor', Date.now).release();
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
  });

  it('under a restore is not served: what was written meanwhile would be lost', () => {
    const restoring = occupy(folder, 'restauracion', Date.now);
    expect(() => occupy(folder, 'servidor', Date.now)).toThrow(
      /^Un respaldo se está restaurando en .+: espera a que termine y vuelve a intentar\.$/,
    );
    restoring.release();
    occupy(folder, 'servidor', Date.now).release();
  });

  it('whose holder could not write down who it is, is refused all the same', () => {
    const release = holdFile(join(folder, 'lock'));
    for (const written of ['', '{', '{"pid":1}']) {
      writeFileSync(join(folder, 'lock.json'), written);
      expect(() => occupy(folder, 'servidor', Date.now)).toThrow(/^Otro Recluta ya trabaja con .+ detenlo/);
    }
    release?.();
  });
});
