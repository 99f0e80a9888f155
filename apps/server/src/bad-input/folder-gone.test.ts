import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from '../testing/host.ts';

const TEXT = 'Ahora mismo no podemos guardar ni abrir nada. Vuelve a intentar en unos minutos.';

let home: string;
let folder: string;
let host: Host;
let mundo: Mundo;
let url: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'recluta-gone-'));
  folder = join(home, 'data');
  host = await createHost({ folder, storage: 'disk', listen: true });
  mundo = await addMundo(host, { plan: 'avanzado', cvs: 0 });
  const sent = await send('ana.pdf');
  const { cv_id } = (sent.body as { archivos: { cv_id: number }[] }).archivos[0] ?? {};
  const path = `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/signed-url`;
  ({ url } = (await host.rest('GET', path, { as: mundo.visor })).body as { url: string });
});
afterEach(async () => {
  await host.stop();
  rmSync(home, { recursive: true, force: true });
});

const send = (file: string, key = file) =>
  host.upload(
    '/api/upload-cvs',
    [
      { name: 'proceso_public_id', value: mundo.public_id },
      { file, content: pdf(file) },
    ],
    {
      headers: { 'idempotency-key': key },
    },
  );
const addTerm = (nombre: string) =>
  host.trpc('configuracion.addTecnologia', { proceso_id: mundo.proceso_id, nombre }, { as: mundo.reclutador });
const ready = async () => (await host.rest('GET', '/readyz')).status;
const opened = () => host.rest('GET', url.slice(host.address.length));

/** Nothing is taken, nothing is said to be done, and everybody hears why in a sentence. */
async function expectNothingIsTaken() {
  for (const answer of [await send('rosa.pdf'), await addTerm('Genesys'), await opened()])
    expect([answer.status, errorOf(answer).error, answer.headers['retry-after']]).toEqual([503, TEXT, '60']);
  expect(await ready()).toBe(503);
  expect((await host.rest('GET', '/healthz')).status).toBe(200);
}

async function expectAllIsTakenAgain() {
  expect((await send('rosa.pdf')).body).toMatchObject({ archivos: [{ estado: 'registrado' }] });
  expect((await addTerm('Genesys')).status).toBe(200);
  expect([(await opened()).status, await ready()]).toEqual([200, 200]);
}

it('a data folder that is taken off takes nothing and says so, and goes on when it is back', async () => {
  renameSync(folder, `${folder}-off`);
  await expectNothingIsTaken();
  renameSync(`${folder}-off`, folder);
  await expectAllIsTakenAgain();
});

it('so does one in whose place another stands, as under a disk that was taken off', async () => {
  renameSync(folder, `${folder}-off`);
  mkdirSync(folder);
  await expectNothingIsTaken();
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-off`, folder);
  await expectAllIsTakenAgain();
});

it('a database that was removed, or put back from a copy, takes no change that nobody would find again', async () => {
  const file = join(folder, 'recluta.db');
  cpSync(file, `${file}-copy`);
  const before = rowsOf(host.db, 'eventos').length;
  rmSync(file);
  expect([(await addTerm('Genesys')).status, await ready()]).toEqual([503, 503]);
  renameSync(`${file}-copy`, file);
  expect([(await addTerm('Genesys')).status, await ready()]).toEqual([503, 503]);
  expect(rowsOf(host.db, 'eventos')).toHaveLength(before);
});

it('a folder of files that takes none: each file is told so, and the program says that it is not ready', async () => {
  const tmp = join(folder, 'files/tmp');
  renameSync(tmp, `${tmp}-off`);
  const answer = await send('rosa.pdf');
  expect([answer.status, answer.body]).toMatchObject([
    507,
    {
      archivos: [
        { nombre: 'rosa.pdf', estado: 'rechazado', motivo: 'No pudimos guardar este archivo. Vuelve a enviarlo.' },
      ],
    },
  ]);
  expect([(await addTerm('Genesys')).status, await ready()]).toEqual([200, 503]);
  renameSync(`${tmp}-off`, tmp);
  expect((await send('rosa.pdf')).body).toMatchObject({ archivos: [{ estado: 'registrado' }] });
  expect(await ready()).toBe(200);
});

it.each(['SQLITE_READONLY', 'SQLITE_IOERR_WRITE', 'EROFS', 'EIO'])(
  'a disk that refuses every write (%s) is told in a sentence at both doors',
  async (code) => {
    const { write } = host.deps.db;
    host.deps.db.write = () =>
      Promise.reject(new Error('query', { cause: Object.assign(new Error('disk'), { code }) }));
    const as = mundo.administrador;
    const body = { nombre: 'Andes', tipo_empresa: 'final' };
    const answers = [
      await host.rest('POST', '/api/empresas/crear', { as, body }),
      await host.trpc('empresas.create', body, { as }),
      await send('rosa.pdf'),
    ];
    host.deps.db.write = write;
    for (const answer of answers) expect([answer.status, errorOf(answer).error]).toEqual([503, TEXT]);
    await expectAllIsTakenAgain();
  },
);
