import { operationList } from '@recluta/api';
import { addMundo, type Mundo } from '@recluta/api/testing';
import { fingerprint } from '@recluta/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from '../testing/doors.ts';
import { createHost, errorOf, type Host } from '../testing/host.ts';
import { INPUTS } from '../testing/inputs.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ listen: true });
  mundo = await addMundo(host);
});
afterAll(() => host.stop());

const served = operationList.filter(({ op }) => op.rest && op.kind !== 'upload' && op.kind !== 'file');
const changes = served.filter(({ op }) => op.kind === 'mutation');
const lineOf = (name: string, de: Mundo) => {
  const named = served.find((one) => one.name === name);
  const tried = INPUTS[name];
  if (!named || !tried) throw new Error(`No ${name}`);
  return restCall(named, tried.good(de));
};

describe('an empty body with a JSON content type', () => {
  const empty = changes.filter(({ name }) => INPUTS[name]?.bad === null);
  it.each(empty.map(({ name }) => name))('%s, which takes no payload: works', async (name) => {
    const propio = await addMundo(host);
    const { method, path } = lineOf(name, propio);
    const { status } = await host.rest(method, path, {
      as: propio.administrador,
      headers: { 'content-type': 'application/json' },
      ...(method === 'DELETE' ? {} : { body: '' }),
    });
    expect(status).toBe(served.find((one) => one.name === name)?.op.rest?.status ?? 200);
  });

  it('works with no body and no type, and with any type', async () => {
    const types: Record<string, string>[] = [
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ];
    for (const headers of types) {
      expect((await host.rest('POST', '/api/auth/logout', { headers })).status).toBe(200);
    }
  });

  it('where a payload is documented: 400, the field named', async () => {
    const answer = await host.rest('POST', '/api/auth/login', { body: '' });
    expect([answer.status, errorOf(answer).campos]).toEqual([
      400,
      { email: 'El correo es obligatorio.', password: 'La contraseña es obligatoria.' },
    ]);
  });
});

describe('a body that is no object', () => {
  const bodies = [
    '[]',
    '[1]',
    '"texto"',
    '7',
    'null',
    'true',
    '{"a":',
    '<xml/>',
    '\u0000',
    '{"nombre":1}}',
    "{'a':1}",
    'undefined',
  ];
  it.each(changes.map(({ name }) => name))('%s: 4xx, never 5xx, and nothing changes', async (name) => {
    const { method, path, body: good } = lineOf(name, mundo);
    if (!good) return;
    const before = fingerprint(host.db);
    for (const body of bodies) {
      const answer = await host.rest(method, path, { as: mundo.administrador, body });
      expect([body, answer.status]).toEqual([body, 400]);
      expect(errorOf(answer)).toMatchObject({ error: expect.stringMatching(/\.$/), id: expect.any(String) });
    }
    expect(fingerprint(host.db)).toEqual(before);
  });

  it('is told after the guard: 401 and 403 come first', async () => {
    const path = '/api/empresas/crear';
    expect((await host.rest('POST', path, { body: '{no' })).status).toBe(401);
    expect((await host.rest('POST', path, { body: '{no', as: mundo.visor })).status).toBe(403);
  });
});

describe('keys that mean something to JavaScript', () => {
  it('pollute nothing and reach no row', async () => {
    const body =
      '{"nombre":"Andes","tipo_empresa":"final","__proto__":{"rut":"x","admin":true},"constructor":{"prototype":{"admin":true}},"cuenta_id":1,"id":1}';
    const { status, body: reply } = await host.rest('POST', '/api/empresas/crear', { as: mundo.administrador, body });
    expect(status).toBe(201);
    expect(reply).toMatchObject({ empresa: { nombre: 'Andes', rut: null } });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('the content type', () => {
  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-8; x=y',
    'APPLICATION/JSON',
  ])('%s: the body is read as JSON all the same, or refused with 400', async (type) => {
    const headers = { 'content-type': type };
    const good = JSON.stringify({ email: mundo.visor.email, password: 'mala' });
    expect((await host.rest('POST', '/api/auth/login', { body: good, headers })).status).toBe(401);
    expect((await host.rest('POST', '/api/auth/login', { body: 'email=a&password=b', headers })).status).toBe(400);
  });

  it('multipart where JSON is expected: 400', async () => {
    const answer = await host.upload('/api/auth/login', [{ name: 'email', value: 'ana@ejemplo.cl' }]);
    expect(answer.status).toBe(400);
  });

  it('at the screens’ door another type than JSON: 415 in Spanish', async () => {
    const answer = await host.rest('POST', '/trpc/sesion.login', {
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, errorOf(answer).error]).toEqual([415, 'Este formato no se puede recibir.']);
  });
});

describe('an address that makes no sense', () => {
  it.each([
    ['GET', '/api/procesos/%E0%A4%A/cvs', 400],
    ['GET', `/api/procesos/${'9'.repeat(6_000)}/cvs`, 400],
    ['GET', '/api/nada', 404],
    ['PUT', '/api/empresas', 404],
    ['GET', '/trpc/nada.nada', 404],
    ['GET', '/trpc/__proto__.toString', 404],
    ['GET', '/trpc/sesion.login', 405],
    ['POST', '/trpc/empresas.list', 405],
    ['GET', '/trpc/sesion.verify?input=%7B', 400],
  ])('%s %s: %i with the one error body', async (method, path, status) => {
    const answer = await host.rest(method, path, method === 'GET' ? {} : { body: {} });
    expect(answer.status).toBe(status);
    expect(errorOf(answer)).toMatchObject({
      error: expect.stringMatching(/\.$/),
      codigo: expect.not.stringMatching('interno'),
    });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });

  it.each([
    ['/upload-cvs/abc%', '/upload-cvs/abc%25'],
    ['//otro.cl/%E0%A4%A?a=%', '/otro.cl/%25E0%25A4%25A'],
  ])('%s: who follows it in a browser is led to a page of ours that can say so', async (path, address) => {
    const answer = await fetch(host.address + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, address]);
  });

  it.each(['abc', '-1', '0', '1.5', '1e3', '0x1', '%20', '99999999999999999999', 'null', '__proto__'])(
    'an id that is %s: 404',
    async (id) => {
      expect((await host.rest('GET', `/api/procesos/${id}/cvs`, { as: mundo.visor })).status).toBe(404);
    },
  );

  it.each([true, [1], [[1]], { a: 1 }, '0x1', ' 1', '1.0', 1.5, null])(
    'an id in a body that is %j: 400 or 404',
    async (proceso_id) => {
      const input = { proceso_id, nacionalidad: 'chilena' };
      const { status } = await host.trpc('cvs.recordNationalityFilter', input, { as: mundo.visor });
      expect([400, 404]).toContain(status);
    },
  );
});
