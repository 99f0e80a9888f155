import { operationList } from '@recluta/api';
import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { fingerprint } from '@recluta/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restCall } from './testing/doors.ts';
import { createHost, errorOf, type Host } from './testing/host.ts';
import { INPUTS } from './testing/inputs.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
  mundo = await addMundo(host);
});
afterAll(() => host.stop());

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://otro.cl' },
  { origin: 'null' },
  { origin: 'http://localhost:81' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://otro.cl' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
];

const changes = operationList.filter(
  ({ op }) => op.kind === 'mutation' || op.kind === 'upload' || (op.kind === 'file' && op.rest.method !== 'GET'),
);

describe('a change asked from another site', () => {
  it.each(changes.map((named) => named.name))('%s: 403 at both doors, nothing changes', async (name) => {
    const named = changes.find((one) => one.name === name);
    const input = INPUTS[name]?.good(mundo) ?? {};
    if (!named) throw new Error(name);
    const before = fingerprint(host.db);
    for (const headers of FOREIGN) {
      const as = mundo.administrador;
      const answers = [];
      if (named.op.rest) {
        const { method, path, body } = restCall(named, input);
        const file = [{ file: 'cv.pdf', content: pdf('cv') }];
        answers.push(
          named.op.kind === 'upload'
            ? await host.upload(path, file, { as, headers })
            : await host.rest(method, path, { as, headers, ...(body ? { body } : {}) }),
        );
      }
      if (named.op.kind === 'mutation') answers.push(await host.trpc(name, input, { as, headers }));
      for (const answer of answers)
        expect([headers, answer.status, errorOf(answer).codigo]).toEqual([headers, 403, 'origen_ajeno']);
    }
    expect(fingerprint(host.db)).toEqual(before);
  });
});

describe('a change asked from here', () => {
  const logout = (headers: Record<string, string>, on = host) => on.rest('POST', '/api/auth/logout', { headers });

  const OURS: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:80' },
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' },
  ];
  it.each(OURS)('passes with %o', async (headers) => expect((await logout(headers)).status).toBe(200));

  it('with RECLUTA_ORIGIN set: ours is that one, whatever the host of the request', async () => {
    const behind = await createHost({ config: { origin: 'https://recluta.cl' } });
    expect((await logout({ origin: 'https://recluta.cl' }, behind)).status).toBe(200);
    expect((await logout({ origin: 'http://localhost:80' }, behind)).status).toBe(403);
    await behind.stop();
  });

  it('a question from another site is answered, without a header that would let that site read it', async () => {
    const { status, headers } = await host.rest('GET', '/api/auth/verify', {
      as: mundo.visor,
      headers: { origin: 'https://otro.cl' },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
  });
});

describe('the public upload', () => {
  it('ignores cookies: a session of another cuenta changes nothing', async () => {
    const otra = await addMundo(host);
    const parts = [
      { name: 'proceso_public_id', value: mundo.public_id },
      { file: 'ana.pdf', content: pdf('ana') },
    ];
    const answer = await host.upload('/api/upload-cvs', parts, { as: otra.visor });
    expect(answer.status).toBe(200);
    expect(Object.keys((answer.body as { registros: object[] }).registros[0] ?? {})).toEqual(['id', 'nombre']);
  });
});
