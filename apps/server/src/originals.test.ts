import { operationList } from '@recluta/api';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call, DOORS, opensAt } from './testing/doors.ts';
import { createHost, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

const APP = 'https://recluta.cl';
const FILES = 'https://archivos.recluta.cl';
const MARK = 'bytes-that-only-the-original-has';

let host: Host;
let mundo: Mundo;
let cv_id: number;
beforeEach(async () => {
  host = await createHost({ config: { origin: APP, filesOrigin: FILES }, deps: { filesOrigin: FILES } });
  mundo = await addMundo(host, { plan: 'avanzado' });
  const { body } = await host.upload('/api/upload-cvs', [
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: 'ana.pdf', content: pdf(MARK) },
  ]);
  cv_id = (body as { archivos: { cv_id: number }[] }).archivos[0]?.cv_id ?? 0;
});
afterEach(() => host.stop());

const signed = async (): Promise<string> => {
  const path = `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/signed-url`;
  return ((await host.rest('GET', path, { as: mundo.visor })).body as { url: string }).url;
};
const at = (origin: string, path: string) => host.rest('GET', path, { headers: { host: new URL(origin).host } });

it('with RECLUTA_FILES_ORIGIN an original opens there, without a cookie, and not where the screens are (SEC-14)', async () => {
  const url = await signed();
  expect(url.startsWith(`${FILES}/f/`)).toBe(true);
  const path = url.slice(FILES.length);
  const there = await at(FILES, path);
  expect([there.status, there.body]).toEqual([200, expect.stringContaining(MARK)]);
  expect(there.headers['access-control-allow-origin']).toBe(APP);
  const here = await at(APP, path);
  expect(here.status).toBe(404);
  expect(JSON.stringify(here.body)).not.toContain(MARK);
});

it('an original is saved with the ending of what it is, whatever its sender called it', async () => {
  const { body } = await host.upload('/api/upload-cvs', [
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: 'cv de ana.hta', content: pdf('<script>') },
  ]);
  cv_id = (body as { archivos: { cv_id: number }[] }).archivos[0]?.cv_id ?? 0;
  const { headers } = await at(FILES, (await signed()).slice(FILES.length));
  expect(headers['content-disposition']).toBe(
    `inline; filename="cv de ana.hta.pdf"; filename*=UTF-8''cv%20de%20ana.hta.pdf`,
  );
});

it('the host of the originals serves nothing else', async () => {
  for (const path of ['/', '/inicio', '/api/auth/verify', '/trpc/sesion.verify', '/readyz', '/api/docs'])
    expect([path, (await at(FILES, path)).status]).toEqual([path, 404]);
  expect((await at(FILES, '/healthz')).status).toBe(200);
});

it('a proxy that tells neither host keeps both working', async () => {
  const path = (await signed()).slice(FILES.length);
  expect((await host.rest('GET', path)).status).toBe(200);
  expect((await host.rest('GET', '/healthz')).status).toBe(200);
});

it('no other call answers the bytes that were sent, and whatever answers a file names it, unsniffed and unstored', async () => {
  for (const named of operationList)
    for (const door of DOORS.filter((one) => opensAt(named, one) && named.op.kind !== 'subscription')) {
      if (named.name === 'publico.archivo') continue;
      const cookie = await host.deps.sessions.create(mundo.cuenta_id, mundo.administrador.id, null);
      const { status, body, headers } = await call(host, door, named, INPUTS[named.name]?.good(mundo) ?? {}, {
        ...mundo.administrador,
        cookie,
      });
      expect(JSON.stringify(body), named.name).not.toContain(MARK);
      if (named.op.kind === 'file' && status === 200)
        expect([named.name, headers]).toMatchObject([
          named.name,
          {
            'content-disposition': expect.stringMatching(/^(inline|attachment); filename=/),
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          },
        ]);
    }
});
