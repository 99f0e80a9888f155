import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

const SECRETS = /stack|node_modules|\.ts\b|\.js\b|\/tmp|\/work|select |insert |sqlite|at \w+ \(/i;

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
  mundo = await addMundo(host);
});
afterAll(() => host.stop());

describe('an error nobody foresaw', () => {
  it('is told in general words with an id, never with a stack, SQL or path', async () => {
    const { write, read } = host.deps.db;
    const fault = new Error('SQLITE_ERROR: no such column: x in select * from /var/lib/recluta.db');
    host.deps.db.write = () => Promise.reject(fault);
    const as = mundo.administrador;
    const body = { nombre: 'Andes', tipo_empresa: 'final' };
    const answers = [
      await host.rest('POST', '/api/empresas/crear', { as, body }),
      await host.trpc('empresas.create', body, { as }),
      await host.upload('/api/upload-cvs', [
        { name: 'proceso_public_id', value: mundo.public_id },
        { file: 'ana.pdf', content: pdf('ana') },
      ]),
    ];
    Object.assign(host.deps.db, { write, read });
    for (const answer of answers) {
      expect(answer.status).toBe(500);
      expect(errorOf(answer)).toMatchObject({
        error: 'Algo falló de nuestro lado. Vuelve a intentar; si sigue, avísanos con el código.',
        codigo: 'interno',
        id: expect.stringMatching(/^[\w-]{8}$/),
      });
      expect(JSON.stringify(answer.body)).not.toMatch(SECRETS);
    }
  });

  it('leaves the host alive, and its headers on', async () => {
    const { status, headers } = await host.rest('GET', '/healthz');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
  });
});

describe('health', () => {
  it('readyz turns 503 with Retry-After when the database takes no write, and back', async () => {
    const { write } = host.deps.db;
    expect((await host.rest('GET', '/readyz')).status).toBe(200);
    host.deps.db.write = () => Promise.reject(new Error('read-only'));
    const { status, headers } = await host.rest('GET', '/readyz');
    host.deps.db.write = write;
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await host.rest('GET', '/readyz')).status).toBe(200);
  });
});
