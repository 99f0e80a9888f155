import { rmSync } from 'node:fs';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtApps } from './testing/built.ts';
import { createHost, type Host } from './testing/host.ts';
import { wire } from './testing/socket.ts';

const ALWAYS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

let root: string;
let host: Host;
let mundo: Mundo;
const closing = new AbortController();
beforeAll(async () => {
  root = builtApps();
  host = await createHost({
    root,
    listen: true,
    config: { origin: 'https://recluta.cl' },
    deps: { closing: closing.signal },
  });
  mundo = await addMundo(host);
});
afterAll(async () => {
  await host.stop();
  rmSync(root, { recursive: true });
});

const missing = (headers: Record<string, unknown>) => ALWAYS.filter((name) => !headers[name]);

/** What a bare connection hears, until the host closes it. */
async function heard(bytes: string): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const connection = await wire(host.address);
  await connection.write(bytes);
  const [head = '', body = ''] = (await connection.answer()).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
  return { status: Number(first.split(' ')[1]), headers, body };
}

describe('every answer carries the security headers (SEC-16)', () => {
  it.each([
    ['the landing', 'GET', '/', 200],
    ['a page of the application', 'GET', '/inicio', 200],
    ['the public page', 'GET', '/upload-cvs/ninguno', 200],
    ['an address of nothing, with its page', 'GET', '/nada', 404],
    ['a script', 'GET', '/assets/app.js', 200],
    ['a script of the public page', 'GET', '/upload-cvs/assets/app.js', 200],
    ['a script that is not there', 'GET', '/assets/nada.js', 404],
    ['a file out of the folder', 'GET', '/assets/..%2findex.html', 404],
    ['a picture', 'GET', '/favicon.svg', 200],
    ['a redirection', 'GET', '/favicon.ico', 302],
    ['the page of the API', 'GET', '/api/docs', 200],
    ['a file of it', 'GET', '/api/docs/ui/swagger-ui.css', 200],
    ['health', 'GET', '/healthz', 200],
    ['readiness', 'GET', '/readyz', 200],
    ['nobody at the REST door', 'GET', '/api/empresas', 401],
    ['nobody at the screens’ door', 'GET', '/trpc/empresas.list', 401],
    ['no such call', 'POST', '/api/nada', 404],
    ['no such procedure', 'GET', '/trpc/nada.nada', 404],
    ['no JSON at the screens’ door', 'POST', '/trpc/empresas.list', 415],
    ['an address that cannot be decoded', 'GET', '/api/procesos/%E0%A4%A/cvs', 400],
    ['a wrong payload', 'POST', '/api/auth/login', 400],
    ['an altered address of a file', 'GET', '/f/1?s=x', 403],
    ['a method nobody has', 'TRACE', '/inicio', 404],
    ['a question about methods', 'OPTIONS', '/api/empresas', 404],
  ])('%s: %s %s', async (_, method, path, status) => {
    const answer = await heard(
      `${method} ${path} HTTP/1.1\r\nHost: recluta.cl\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect([answer.status, missing(answer.headers)]).toEqual([status, []]);
  });

  it('too large, refused from another site, and what nobody foresaw', async () => {
    const as = mundo.administrador;
    const large = await host.rest('POST', '/api/empresas/crear', { as, body: 'x'.repeat(2_200_000) });
    const alien = await host.rest('POST', '/api/empresas/crear', { as, headers: { origin: 'https://otro.cl' } });
    const { write } = host.deps.db;
    host.deps.db.write = () => Promise.reject(new Error('boom'));
    const body = { nombre: 'Andes', tipo_empresa: 'final' };
    const broken = await host.rest('POST', '/api/empresas/crear', { as, body });
    const screens = await host.trpc('empresas.create', body, { as });
    host.deps.db.write = write;
    const answers = [large, alien, broken, screens];
    expect(answers.map(({ status }) => status)).toEqual([413, 403, 500, 500]);
    expect(answers.flatMap(({ headers }) => missing(headers))).toEqual([]);
  });

  it('an upload, and the original at its signed address', async () => {
    const parts = [
      { name: 'proceso_public_id', value: mundo.public_id },
      { file: 'ana.pdf', content: pdf('ana') },
    ];
    const upload = await host.upload('/api/upload-cvs', parts);
    const signed = `/api/procesos/${mundo.proceso_id}/cvs/${mundo.cv_ids[0]}/signed-url`;
    const { body } = await host.rest('GET', signed, { as: mundo.visor });
    const original = await host.rest('GET', (body as { url: string }).url.replace('https://recluta.cl', ''));
    expect([upload.status, original.status]).toEqual([200, 200]);
    expect([upload, original].flatMap(({ headers }) => missing(headers))).toEqual([]);
  });

  it.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400],
    ['a length that is none', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: uno\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: recluta.cl\r\nHost: otro.cl\r\nConnection: close\r\n\r\n', 400],
    ['an Expect unheard of', 'GET /api/nada HTTP/1.1\r\nHost: x\r\nExpect: nada\r\nConnection: close\r\n\r\n', 404],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
  ])('%s: the one error body', async (_, bytes, status) => {
    const { headers, body, ...answer } = await heard(bytes);
    expect([answer.status, missing(headers)]).toEqual([status, []]);
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/\.$/),
      codigo: expect.any(String),
      id: expect.any(String),
    });
  });

  it('while the program stops: 503 with Retry-After, in Spanish', async () => {
    closing.abort();
    const { status, headers, body } = await host.rest('GET', '/api/empresas', { as: mundo.visor });
    expect([status, missing(headers), headers['retry-after']]).toEqual([503, [], '5']);
    expect(body).toMatchObject({ codigo: 'sobrecargado' });
    expect((await host.rest('GET', '/healthz')).status).toBe(200);
    expect((await host.rest('GET', '/readyz')).status).toBe(503);
  });
});
