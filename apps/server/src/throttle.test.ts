import { addMundo, MINUTE, type Mundo, PASSWORD } from '@recluta/api/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

const PROXY = '10.0.0.1';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ config: { trustedProxies: ['10.0.0.0/8'] } });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});

let client = 0;
const nextClient = () => `200.1.${++client % 250}.7`;
const signIn = (email: string, password: string, from: string, headers: Record<string, string> = {}) =>
  host.rest('POST', '/api/auth/login', {
    body: { email, password },
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': from, ...headers },
  });

describe('failures of sign-in', () => {
  it('on one account: after five, a wait that doubles from a second; then it opens again', async () => {
    const { email } = mundo.visor;
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await signIn(email, 'mala', nextClient())).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await signIn(email, PASSWORD, nextClient());
    expect([refused.status, refused.headers['retry-after'], errorOf(refused).codigo]).toEqual([
      429,
      '1',
      'demasiados_intentos',
    ]);
    host.clock.advance(1_000);
    expect((await signIn(email, 'mala', nextClient())).status).toBe(401);
    host.clock.advance(1_999);
    expect((await signIn(email, PASSWORD, nextClient())).headers['retry-after']).toBe('1');
    host.clock.advance(1);
    expect((await signIn(email, PASSWORD, nextClient())).status).toBe(200);
    expect((await signIn(email, 'mala', nextClient())).status).toBe(401);
  });

  it('many guesses at once get no further than five', async () => {
    const { email } = mundo.visor;
    const guesses = Array.from({ length: 20 }, (_, i) => (i === 15 ? PASSWORD : 'mala'));
    const answers = await Promise.all(guesses.map((password) => signIn(email, password, nextClient())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(6);
    expect(statuses).not.toContain(200);
  });

  it('the wait on one account never passes a quarter of an hour', async () => {
    const { email } = mundo.visor;
    for (let i = 0; i < 20; i++) {
      await signIn(email, 'mala', nextClient());
      host.clock.advance(16 * MINUTE);
    }
    await signIn(email, 'mala', nextClient());
    expect((await signIn(email, PASSWORD, nextClient())).headers['retry-after']).toBe('900');
  });

  const failThirty = async (from: string) => {
    for (let i = 0; i < 30; i++) expect((await signIn(`otra-${i}@ejemplo.cl`, 'mala', from)).status).toBe(401);
  };

  it('from one address: after thirty in ten minutes one try a second, whatever the account', async () => {
    const from = nextClient();
    await failThirty(from);
    const refused = await signIn('otra@ejemplo.cl', 'mala', from);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    host.clock.advance(1_000);
    const many = Array.from({ length: 20 }, (_, i) => signIn(`mas-${i}@ejemplo.cl`, 'mala', from));
    const judged = (await Promise.all(many)).filter(({ status }) => status === 401);
    expect(judged.length).toBeLessThanOrEqual(2);
    host.clock.advance(10 * MINUTE);
    await failThirty(from);
  });

  it('shut out nobody else at the same address: within two seconds a right password opens (SEC-05)', async () => {
    const from = nextClient();
    await failThirty(from);
    expect((await signIn(mundo.visor.email, PASSWORD, nextClient())).status).toBe(200);
    const there = await signIn(mundo.visor.email, PASSWORD, from);
    expect([there.status, there.headers['retry-after']]).toEqual([429, '1']);
    host.clock.advance(1_000);
    expect((await signIn(mundo.visor.email, PASSWORD, from)).status).toBe(200);
  });

  it('cost who has signed in from that address before no second at all', async () => {
    const from = nextClient();
    expect((await signIn(mundo.visor.email, PASSWORD, from)).status).toBe(200);
    await failThirty(from);
    expect((await signIn(mundo.visor.email, PASSWORD, from)).status).toBe(200);
    expect((await signIn(mundo.reclutador.email, PASSWORD, from)).status).toBe(429);
  });

  it('a forwarded address is believed from a trusted proxy only', async () => {
    const { email } = mundo.visor;
    for (let i = 0; i < 5; i++) await signIn(email, 'mala', nextClient());
    const direct = (from: string) =>
      host.rest('POST', '/api/auth/login', {
        body: { email: `x-${from}@ejemplo.cl`, password: 'mala' },
        remoteAddress: '200.99.1.1',
        headers: { 'x-forwarded-for': from },
      });
    for (let i = 0; i < 30; i++) await direct(nextClient());
    expect((await direct(nextClient())).status).toBe(429);
  });

  it('on the own password, by whoever found an open session, make them wait as those of sign-in do, and nobody else', async () => {
    const from = nextClient();
    const change = (actual: string) =>
      host.rest('POST', '/api/auth/password', {
        as: mundo.visor,
        body: { actual, nueva: 'copihue-blanco-2026' },
        remoteAddress: PROXY,
        headers: { 'x-forwarded-for': from },
      });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await change('mala')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await signIn(mundo.visor.email, PASSWORD, from)).status).toBe(200);
    host.clock.advance(1_000);
    expect((await change(PASSWORD)).status).toBe(200);
  });

  it('a direct client on this machine never waits', async () => {
    for (let i = 0; i < 40; i++) {
      const { status } = await host.rest('POST', '/api/auth/login', {
        body: { email: mundo.visor.email, password: 'mala' },
      });
      expect(status).toBe(401);
    }
    const { status } = await host.rest('POST', '/api/auth/login', {
      body: { email: mundo.visor.email, password: PASSWORD },
    });
    expect(status).toBe(200);
  });
});

describe('registering', () => {
  let made = 0;
  const register = (email: string, from: string | null) =>
    host.rest('POST', '/api/auth/register-admin', {
      body: { nombre: 'Paula', email, password: PASSWORD, plan: 'basico' },
      ...(from && { remoteAddress: PROXY, headers: { 'x-forwarded-for': from } }),
    });
  const next = () => `nueva-${++made}@ejemplo.cl`;

  it('from one address is for twenty in ten minutes, also to ask whether an e-mail has an account', async () => {
    const from = nextClient();
    for (let i = 0; i < 10; i++) expect((await register(next(), from)).status).toBe(201);
    for (let i = 0; i < 10; i++) expect((await register(mundo.visor.email, from)).status).toBe(409);
    const refused = await register(mundo.visor.email, from);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600']);
    expect((await register(next(), nextClient())).status).toBe(201);
    host.clock.advance(10 * MINUTE);
    expect((await register(next(), from)).status).toBe(201);
  });

  it('a direct client on this machine never waits', async () => {
    for (let i = 0; i < 25; i++) expect((await register(next(), null)).status).toBe(201);
  });
});
