import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeOrigin } from './page-file.ts';
import { APP_SEGMENTS, registerPages } from './pages.ts';

const SCRIPT = "document.documentElement.dataset.x = '1'";
const DOCUMENT = `<!doctype html><link rel="canonical" href="{origin}/pricing"><style nonce="{nonce}"></style><script>${SCRIPT}</script>`;
const SHELL = '<!doctype html><title>Recluta</title><meta name="csp-nonce" content=""><div id="root"></div>';

let root: string;
let app: FastifyInstance;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'recluta-pages-'));
  for (const name of ['admin', 'upload']) {
    mkdirSync(join(root, 'apps', name, 'dist/assets'), { recursive: true });
    writeFileSync(join(root, 'apps', name, 'dist/index.html'), SHELL);
  }
  const dist = join(root, 'apps/admin/dist');
  writeFileSync(join(dist, 'landing.html'), DOCUMENT);
  writeFileSync(join(dist, 'pricing.html'), DOCUMENT);
  writeFileSync(join(dist, 'robots.txt'), 'Sitemap: {origin}/sitemap.xml\n');
  app = fastify();
  await registerPages(app, {
    root,
    originOf: () => 'https://recluta.example.cl',
    filesOrigin: null,
    publicAddress: async () => null,
    publicProceso: async (_request, _reply, public_id) =>
      public_id === 'abierto'
        ? { nombre: 'Cajero $1', empresa_nombre: 'Andes', area: null, recibe: true, motivo: null }
        : null,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

describe('a document of the public face', () => {
  it.each(['/', '/landing', '/pricing'])(
    '%s carries the address it was asked under and a nonce of its own',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      expect(first.statusCode).toBe(200);
      expect(first.body).toContain('href="https://recluta.example.cl/pricing"');
      const nonce = /nonce="([^"]{20,})"/.exec(first.body)?.[1];
      expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(second.body).not.toContain(nonce);
    },
  );

  it('may run the one script within it, by its hash, and no other', async () => {
    const { headers } = await get('/pricing');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/);
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('goes out compressed to who takes it', async () => {
    const answer = await get('/pricing', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<!doctype html>');
  });
});

describe('an address with a slash too many or in capitals leads to its page', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/PRICING//?x=1', '/pricing?x=1'],
    ['//pricing', '/pricing'],
    ['//', '/'],
    ['/Procesos/12/cvs/', '/procesos/12/cvs'],
    ['/upload-cvs/', '/upload-cvs'],
    ['/Upload-CVs/aBc', '/upload-cvs/aBc'],
    ['/derechos/aBc/', '/derechos/aBc'],
  ])('%s to %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  it.each(['/no-existe/', '//no-existe', '//otro.example/pricing'])('%s is no page of ours', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the public page of a proceso', () => {
  it('carries its name and empresa before any script has run', async () => {
    const { body, statusCode } = await get('/upload-cvs/abierto');
    expect([statusCode, /<title>([^<]*)/.exec(body)?.[1]]).toEqual([200, 'Cajero $1 · Andes · Recluta']);
    expect(body).toContain('og:url" content="https://recluta.example.cl/upload-cvs/abierto"');
  });

  it.each(['/upload-cvs/abierto/', '/upload-cvs/abierto.', '/upload-cvs/%3Cabierto%3E', '/upload-cvs/abierto%20'])(
    'is found where a message added a sign to its link: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, '/upload-cvs/abierto']);
    },
  );

  it('below it there is nothing, which a page says', async () => {
    const { statusCode, body } = await get('/upload-cvs/abierto/gracias');
    expect([statusCode, body.includes('<title>Proceso no encontrado · Recluta</title>')]).toEqual([404, true]);
  });

  it('of no proceso says so', async () => {
    const { body } = await get('/upload-cvs/%3Cscript%3E');
    expect(body).toContain('<title>Proceso no encontrado · Recluta</title>');
    expect(body).not.toContain('<script>');
  });
});

it('robots.txt names the sitemap under the address it was asked for', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body).toBe('Sitemap: https://recluta.example.cl/sitemap.xml\n');
  expect(headers['content-type']).toContain('text/plain');
});

it('a Host header that is no address leaves no trace in the page', () => {
  expect(safeOrigin('http://"><script>')).toBe('');
  expect(safeOrigin('https://recluta.example.cl')).toBe('https://recluta.example.cl');
});

describe('addresses of the application', () => {
  it.each(APP_SEGMENTS)('/%s is a page', async (segment) => {
    const { statusCode, body } = await get(`/${segment}`);
    expect([statusCode, body.includes('id="root"')]).toEqual([200, true]);
  });

  it.each(['/no-existe', '/no-existe/inicio', '/inicios'])('%s is a 404 that still shows the page', async (url) => {
    const { statusCode, body } = await get(url);
    expect([statusCode, body.includes('id="root"')]).toEqual([404, true]);
  });

  it('every route of the application is known here or a file of its own', () => {
    const source = readFileSync(fileURLToPath(new URL('../../admin/src/lib/routeTree.ts', import.meta.url)), 'utf8');
    // What is below another route has no first part of its own.
    const routes = [...source.matchAll(/getParentRoute: \(\) => (\w+),\s+path: '\/([\w-]*)/g)]
      .filter(([, parent]) => parent === 'app' || parent === 'root')
      .map(([, , segment = '']) => segment);
    const files = ['', 'landing', 'pricing', 'contacto', 'terminos', 'privacidad', 'login', 'registro', 'palet'];
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter((segment) => ![...APP_SEGMENTS, ...files].includes(segment))).toEqual([]);
  });
});
