import { createHash } from 'node:crypto';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, type Host } from './testing/host.ts';

/** Longer than one piece of a stream, so that a part may begin and end in any of them. */
const ORIGINAL = Buffer.from(pdf('0123456789'.repeat(20_000)));
const SIZE = ORIGINAL.byteLength;
const ETAG = `"${createHash('sha256').update(ORIGINAL).digest('hex')}"`;

let host: Host;
let mundo: Mundo;
let url: string;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
  mundo = await addMundo(host, { plan: 'avanzado' });
});
afterAll(() => host.stop());
beforeEach(async () => {
  const { body } = await host.upload('/api/upload-cvs', [
    { name: 'proceso_public_id', value: mundo.public_id },
    { file: 'ana.pdf', content: ORIGINAL },
  ]);
  const { cv_id } = (body as { archivos: { cv_id: number }[] }).archivos[0] ?? { cv_id: 0 };
  const path = `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/signed-url`;
  ({ url } = (await host.rest('GET', path, { as: mundo.visor })).body as { url: string });
});

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url, { method, headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a part of an original', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-1023', 0, 1023],
    ['bytes=65530-131080', 65_530, 131_080],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
    ['bytes=100-', 100, SIZE - 1],
    ['bytes=-300', SIZE - 300, SIZE - 1],
    ['bytes=100-999999999999999999999', 100, SIZE - 1],
    ['Bytes=5-9', 5, 9],
  ])('%s is answered with these bytes and no others', async (range, start, end) => {
    const { status, headers, bytes } = await ask({ range });
    expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
      206,
      `bytes ${start}-${end}/${SIZE}`,
      String(end - start + 1),
    ]);
    expect(bytes.equals(ORIGINAL.subarray(start, end + 1))).toBe(true);
    expect(headers.get('content-disposition')).toContain('ana.pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    'bytes=0-0,5-9',
    'bytes=abc-def',
    'bytes=1-2x',
    'bytes=',
    'bytes',
    'lines=0-5',
    'lines=999999999-',
    `bytes=-${SIZE * 2}`,
    `bytes=${'0-1,'.repeat(2_000)}0-1`,
  ])('%s is answered with the whole file', async (range) => {
    const { status, headers, bytes } = await ask({ range });
    expect([status, headers.get('content-range'), headers.get('accept-ranges')]).toEqual([200, null, 'bytes']);
    expect(bytes.equals(ORIGINAL)).toBe(true);
  });

  it.each([`bytes=${SIZE}-`, 'bytes=999999999-', 'bytes=9-5', 'bytes=-0'])(
    '%s is nothing the file has: 416, and how long it is',
    async (range) => {
      const { status, headers, bytes } = await ask({ range });
      expect([status, headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
      expect(JSON.parse(bytes.toString())).toMatchObject({ codigo: 'parte_inexistente' });
    },
  );

  it('of the file as it was is one of the file as it is; of any other, all of it is sent', async () => {
    const { headers } = await ask();
    expect(headers.get('etag')).toBe(ETAG);
    const parts = ['"other"', `W/${ETAG}`, 'Mon, 23 Nov 2026 12:00:00 GMT'].map((known) => ({ known, status: 200 }));
    for (const { known, status } of [{ known: ETAG, status: 206 }, ...parts])
      expect([known, (await ask({ range: 'bytes=5-9', 'if-range': known })).status]).toEqual([known, status]);
  });

  it('is had after the minute of the address by who began in time, and by nobody else', async () => {
    const range = 'bytes=1000-1999';
    await ask({ range: 'bytes=0-999' });
    host.clock.advance(61_000);
    expect((await ask({ range })).bytes.equals(ORIGINAL.subarray(1000, 2000))).toBe(true);
    expect((await ask()).status).toBe(403);
    host.clock.advance(10 * 60_000);
    expect((await ask({ range })).status).toBe(403);
  });

  it('is not had after that minute by who only asked for the head, or did not ask in time', async () => {
    await ask({}, 'HEAD');
    host.clock.advance(61_000);
    expect((await ask({ range: 'bytes=0-9' })).status).toBe(403);
    expect((await ask({ range: 'bytes=0-9' })).status).toBe(403);
  });
});

describe('the head of an original', () => {
  it('says all that the answer would, and reads nothing of the file', async () => {
    const open = vi.spyOn(host.deps.storage, 'open');
    const { status, headers, bytes } = await ask({ range: 'bytes=0-5' }, 'HEAD');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
    expect([status, bytes.byteLength, headers.get('content-range')]).toEqual([200, 0, null]);
    const whole = await ask();
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges'])
      expect([name, headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    expect(headers.get('content-length')).toBe(String(SIZE));
  });

  it('of a file that is made while it is sent claims no parts', async () => {
    const { status, headers } = await host.rest('HEAD', '/contrato-de-encargo.txt', {
      headers: { range: 'bytes=0-5' },
    });
    expect([status, headers['accept-ranges'], headers.etag]).toEqual([200, undefined, undefined]);
    const got = await host.rest('GET', '/contrato-de-encargo.txt', { headers: { range: 'bytes=0-5' } });
    expect([got.status, got.headers['content-range']]).toEqual([200, undefined]);
  });
});
