import { addMundo, type Mundo, write } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { StoredFileMissingError } from '@recluta/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from '../testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host);
});

const cvPath = (i = 0) => `/api/procesos/${mundo.proceso_id}/cvs/${mundo.cv_ids[i]}`;
async function sign(i = 0): Promise<string> {
  const { body } = await host.rest('GET', `${cvPath(i)}/signed-url`, { as: mundo.visor });
  return (body as { url: string }).url;
}
const open = (url: string) => host.rest('GET', url.slice(host.address.length));

describe('a signed address', () => {
  it('is absolute, needs no cookie, shows the PDF inline and is kept nowhere', async () => {
    const url = await sign();
    expect(url.startsWith(`${host.address}/f/`)).toBe(true);
    const { status, headers, body } = await open(url);
    expect([status, body]).toEqual([200, expect.stringContaining('%PDF-1.4')]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="cv-1.pdf"; filename*=UTF-8''cv-1.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is written down: who opened what', async () => {
    await sign();
    expect(rowsOf(host.db, 'eventos').at(-1)).toMatchObject({
      tipo: 'archivo_abierto',
      usuario_id: mundo.visor.id,
      cv_id: mundo.cv_ids[0],
    });
  });

  it('lives a minute: 403 afterwards', async () => {
    const url = await sign();
    host.clock.advance(59_999);
    expect((await open(url)).status).toBe(200);
    host.clock.advance(1);
    const answer = await open(url);
    expect([answer.status, errorOf(answer).codigo]).toEqual([403, 'direccion_vencida']);
  });

  it('gains no time by a clock that is set back', async () => {
    const url = await sign();
    host.clock.jump(-86_400_000);
    const { status } = await open(url);
    host.clock.jump(86_400_000);
    expect([status, (await open(url)).status]).toEqual([403, 200]);
  });

  it('with any character changed: 403 or 404, never the file', async () => {
    const url = await sign();
    const start = url.indexOf('/f/') + 1;
    for (let i = start; i < url.length; i++) {
      const other = url[i] === 'x' ? 'y' : 'x';
      const { status } = await open(url.slice(0, i) + other + url.slice(i + 1));
      expect([403, 404, 400], url.slice(start, i + 1)).toContain(status);
      const { status: cut } = await open(url.slice(0, i) + url.slice(i + 1));
      expect([403, 404, 400]).toContain(cut);
    }
  });

  it('does not open another cv, another disposition or a later hour', async () => {
    const url = new URL(await sign());
    const [mine, theirs] = [mundo.cv_ids[0], mundo.cv_ids[1]];
    const e = Number(url.searchParams.get('e'));
    for (const other of [
      url.href.replace(`/f/${mine}?`, `/f/${theirs}?`),
      url.href.replace('d=i', 'd=a'),
      url.href.replace(`e=${e}`, `e=${e + 1}`),
      url.href.replace('/f/', '/f/0'),
      `${url.origin}/f/${mine}`,
      `${url.href}&s=otra`,
    ]) {
      expect([400, 403, 404], other).toContain((await open(other)).status);
    }
  });

  it('of a deleted cv: 404, and no new one is made', async () => {
    const url = await sign();
    await write(host, mundo.cuenta_id, (repos) => repos.cvs.remove(mundo.proceso_id, mundo.cv_ids[0] ?? 0));
    const answer = await open(url);
    expect([answer.status, errorOf(answer).codigo]).toEqual([404, 'no_encontrado']);
    expect((await host.rest('GET', `${cvPath()}/signed-url`, { as: mundo.visor })).status).toBe(404);
  });

  it('of a file that the disk lost: 404, no 5xx', async () => {
    const url = await sign();
    const { open: real } = host.deps.storage;
    host.deps.storage.open = () => Promise.reject(new StoredFileMissingError('gone'));
    const { status } = await open(url);
    host.deps.storage.open = real;
    expect(status).toBe(404);
  });
});
