import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { operationList } from '@recluta/api';
import { addMundo, type Mundo, PASSWORD, pdf } from '@recluta/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loggedError } from './log.ts';
import { call, DOORS, opensAt } from './testing/doors.ts';
import { createHost, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

const RUT = '12.345.678-5';
const lines: string[] = [];
let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  const log = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  host = await createHost({ log });
  mundo = await addMundo(host, { plan: 'avanzado' });
});
afterAll(() => host.stop());

/** Every operation as it is meant, and once more on a database that fails every statement. */
async function callAll(): Promise<void> {
  for (const named of operationList)
    for (const door of DOORS.filter((one) => opensAt(named, one) && named.op.kind !== 'subscription')) {
      // Each as a session of its own: some end all others.
      const cookie = await host.deps.sessions.create(mundo.cuenta_id, mundo.administrador.id, null);
      const input = { ...INPUTS[named.name]?.good(mundo), rut: RUT, password: PASSWORD };
      await call(host, door, named, input, { ...mundo.administrador, cookie });
    }
}

it('no secret, e-mail or RUT stands in a line of the log, whatever is called and whatever fails (SEC-20)', async () => {
  const secrets = [PASSWORD, RUT, '12345678', '@ejemplo.cl', mundo.administrador.cookie, mundo.public_id, '$argon2'];
  const cv = `/api/procesos/${mundo.proceso_id}/cvs/${mundo.cv_ids[0]}`;
  const edit = (path: string, body: object) => host.rest('PATCH', path, { as: mundo.administrador, body });
  await edit(`${cv}/datos`, { rut: RUT });
  await host.upload('/api/upload-cvs', [
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: `${RUT}.pdf`, content: pdf('suyo') },
  ]);
  await callAll();
  // The tables stay, and every write to them is refused by the database itself, with its parameters in the error.
  await host.db.write(async ({ orm }) => {
    const { $client: writer } = orm as unknown as { $client: { exec(sql: string): void } };
    for (const table of ['usuarios', 'cuentas', 'empresas', 'procesos', 'cvs', 'archivos', 'eventos', 'contactos'])
      for (const change of ['insert', 'update'])
        writer.exec(
          `create trigger no_${change}_${table} before ${change} on ${table} begin select raise(abort, 'no'); end`,
        );
  });
  await callAll();
  expect(lines.length).toBeGreaterThan(20);
  const log = lines.join('\n');
  expect(log).toContain('SQLITE_CONSTRAINT_TRIGGER');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

it('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('no such column: x'), { code: 'SQLITE_ERROR' });
  const error = Object.assign(new Error(`Failed query: select x where rut = ?\nparams: ${RUT}`, { cause }), {
    params: [RUT],
  });
  expect(JSON.stringify(loggedError(error))).not.toContain(RUT);
  expect(loggedError(error)).toMatchObject({
    message: 'Failed query: select x where rut = ?',
    cause: { code: 'SQLITE_ERROR', message: 'no such column: x' },
  });
});

it('a program whose log nobody reads any more ends all the same', async () => {
  const script = fileURLToPath(new URL('testing/unread-log.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('ya\n');
  expect(await ended).toEqual([7, null]);
});
