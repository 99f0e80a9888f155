import { addMundo, pdf } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { memoryStorage, StorageError } from '@recluta/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHost, type Host } from '../testing/host.ts';

let host: Host;
let mundo: Awaited<ReturnType<typeof addMundo>>;
/** What is stored when nothing of it can be removed: the first copy of a file that came twice, and what is asked to go. */
const stuck: string[] = [];
beforeAll(async () => {
  const storage = memoryStorage();
  const { remove } = storage;
  storage.remove = async (key) => {
    if (stuck.includes(key)) return remove(key);
    stuck.push(key);
    throw new StorageError('EBUSY');
  };
  host = await createHost({ listen: true, deps: { storage } });
  mundo = await addMundo(host, { cvs: 1, plan: 'avanzado' });
});
afterAll(() => host.stop());

/** Every file that a row names, opened. */
async function openAll(): Promise<number> {
  const archivos = rowsOf<{ clave: string }>(host.db, 'archivos').filter(({ clave }) => !clave.startsWith('cv-'));
  for (const { clave } of archivos) (await host.deps.storage.open(clave)).destroy();
  return archivos.length;
}

it('a copy that cannot be removed takes no CV of its submission with it, and each has its outcome', async () => {
  const proceso = { name: 'proceso_public_id', value: mundo.public_id };
  const before = await openAll();
  const answer = await host.upload('/api/upload-cvs', [
    proceso,
    { file: 'ana.pdf', content: pdf('ana') },
    { file: 'ana.pdf', content: pdf('ana') },
    { file: 'rosa.pdf', content: pdf('rosa') },
  ]);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    archivos: [{ estado: 'registrado' }, { estado: 'duplicado' }, { estado: 'registrado' }],
  });
  expect(stuck).toHaveLength(1);
  expect(await openAll()).toBe(before + 2);
});

it('a copy that cannot be removed takes no file attached with it', async () => {
  const [cv_id] = mundo.cv_ids;
  const path = `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/adjuntos`;
  const as = mundo.reclutador;
  const before = await openAll();
  stuck.length = 0;
  const answer = await host.upload(
    path,
    [
      { file: 'carta.pdf', content: pdf('carta') },
      { file: 'carta.pdf', content: pdf('carta') },
    ],
    { as },
  );
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ archivos: [{ estado: 'registrado' }, { estado: 'duplicado' }] });
  expect(stuck).toHaveLength(1);
  expect(await openAll()).toBe(before + 1);
});

it('an attached file is removed for whoever asked, also when its bytes can go only later', async () => {
  const [cv_id] = mundo.cv_ids;
  const path = `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/adjuntos`;
  const as = mundo.reclutador;
  const { body } = await host.upload(path, [{ file: 'titulo.pdf', content: pdf('titulo') }], { as });
  const { adjuntos } = body as { adjuntos: { id: number; nombre: string }[] };
  const id = adjuntos.find(({ nombre }) => nombre === 'titulo.pdf')?.id;
  expect((await host.rest('DELETE', `${path}/${id}`, { as })).status).toBe(200);
  expect(rowsOf<{ nombre: string }>(host.db, 'archivos').map(({ nombre }) => nombre)).not.toContain('titulo.pdf');
});
