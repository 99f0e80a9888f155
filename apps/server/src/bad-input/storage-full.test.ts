import { addMundo, pdf, pdfOf } from '@recluta/api/testing';
import { memoryStorage, StorageError } from '@recluta/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from '../testing/host.ts';

let host: Host;
let mundo: Awaited<ReturnType<typeof addMundo>>;
beforeAll(async () => {
  host = await createHost({ listen: true, deps: { storage: memoryStorage({ capacity: 500_000 }) } });
  mundo = await addMundo(host, { cvs: 0 });
});
afterAll(() => host.stop());

const proceso = () => ({ name: 'proceso_public_id', value: mundo.public_id });

it('a file for which there is no room is told so, the others are registrado', async () => {
  const answer = await host.upload('/api/upload-cvs', [
    proceso(),
    { file: 'ana.pdf', content: pdf('ana') },
    { file: 'grande.pdf', content: pdfOf(3_000_000) },
    { file: 'rosa.pdf', content: pdf('rosa') },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    archivos: [
      { nombre: 'ana.pdf', estado: 'registrado' },
      { nombre: 'grande.pdf', estado: 'rechazado', motivo: 'No pudimos guardar este archivo. Vuelve a enviarlo.' },
      { nombre: 'rosa.pdf', estado: 'registrado' },
    ],
  });
});

it('no room for any: 507, and a moment later it works again', async () => {
  const answer = await host.upload('/api/upload-cvs', [proceso(), { file: 'grande.pdf', content: pdfOf(3_000_000) }]);
  expect([answer.status, errorOf(answer).codigo]).toEqual([507, 'archivo_guardado']);
  const eva = await host.upload('/api/upload-cvs', [proceso(), { file: 'eva.pdf', content: pdf('eva') }]);
  expect(eva.status).toBe(200);
});

it('a database without room: 507 at both doors, in Spanish', async () => {
  const { write } = host.deps.db;
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  host.deps.db.write = () => Promise.reject(full);
  const as = mundo.administrador;
  const body = { nombre: 'Andes', tipo_empresa: 'final' };
  const answers = [
    await host.rest('POST', '/api/empresas/crear', { as, body }),
    await host.trpc('empresas.create', body, { as }),
  ];
  host.deps.db.write = write;
  for (const answer of answers) {
    expect([answer.status, errorOf(answer).error]).toEqual([507, 'No hay espacio disponible; intenta más tarde.']);
  }
});

it('a disk below its reserve: uploads 507 and not ready, everything else works, and back without a restart', async () => {
  const { hasRoom } = host.deps.storage;
  const send = () => host.upload('/api/upload-cvs', [proceso(), { file: 'sol.pdf', content: pdf('sol') }]);
  host.deps.storage.hasRoom = async () => false;
  const refused = await send();
  expect([refused.status, errorOf(refused).error]).toEqual([507, 'No hay espacio disponible; intenta más tarde.']);
  expect((await host.rest('GET', '/readyz')).status).toBe(503);
  const as = mundo.reclutador;
  const term = { proceso_id: mundo.proceso_id, nombre: 'Genesys' };
  expect((await host.trpc('configuracion.addTecnologia', term, { as })).status).toBe(200);
  host.deps.storage.hasRoom = hasRoom;
  expect([(await send()).status, (await host.rest('GET', '/readyz')).status]).toEqual([200, 200]);
});

it('a file that could not be kept has no outcome yet: its key tries it anew', async () => {
  const { storage } = host.deps;
  const send = () =>
    host.upload('/api/upload-cvs', [proceso(), { file: 'luz.pdf', content: pdf('luz') }], {
      headers: { 'idempotency-key': 'k' },
    });
  host.deps.storage = {
    ...storage,
    commit: async (files) => files.map(() => ({ ok: false, error: new StorageError('The disk failed') })),
  };
  expect((await send()).status).toBe(507);
  host.deps.storage = storage;
  expect((await send()).body).toMatchObject({ archivos: [{ estado: 'registrado' }] });
});
