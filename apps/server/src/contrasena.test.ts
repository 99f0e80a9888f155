import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addMundo, createPasswords } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';

const CLI = fileURLToPath(new URL('contrasena.cli.ts', import.meta.url));

let host: Host;
beforeAll(async () => {
  host = await createHost({ deps: { passwords: createPasswords() } });
});
afterAll(() => host.stop());

/** What the command says and its exit code, run beside the server on the same folder. */
async function command(args: string[], data = host.folder): Promise<[number, string]> {
  return promisify(execFile)(process.execPath, [CLI, ...args], { env: { RECLUTA_DATA: data } }).then(
    ({ stdout }) => [0, stdout],
    ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
  );
}

it('gives the only administrador, who forgot theirs, a temporary password while the server runs', async () => {
  const { administrador } = await addMundo(host, { cvs: 0 });
  const [code, said] = await command([administrador.email.toUpperCase()]);
  const password = /: (\S+)\n/.exec(said)?.[1] ?? '';
  expect([code, password]).toEqual([0, expect.stringMatching(/^\w{4}-\w{4}-\w{4}-\d{4}$/)]);
  expect((await host.rest('GET', '/api/auth/verify', { as: administrador })).status).toBe(401);
  const body = { email: administrador.email, password };
  expect((await host.rest('POST', '/api/auth/login', { body })).status).toBe(200);
  expect(rowsOf(host.db, 'usuarios')).toContainEqual(
    expect.objectContaining({ id: administrador.id, clave_temporal: 1 }),
  );
  expect(rowsOf(host.db, 'eventos')).toContainEqual(
    expect.objectContaining({ tipo: 'contrasena_temporal', usuario_id: null }),
  );
});

it('says in a sentence when nobody has the correo, when none was given and when there are no data', async () => {
  expect(await command(['nadie@ejemplo.cl'])).toEqual([1, 'Nadie tiene el correo nadie@ejemplo.cl.\n']);
  expect(await command([])).toEqual([2, 'Uso: npm run password -- correo@ejemplo.cl\n']);
  const nowhere = join(host.folder, 'nada');
  expect(await command(['nadie@ejemplo.cl'], nowhere)).toEqual([1, `No hay una base de datos en ${nowhere}\n`]);
});
