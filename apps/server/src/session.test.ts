import { addMundo, addPersona, HOUR, type Mundo, PASSWORD, type Persona } from '@recluta/api/testing';
import { rowsOf, tableNames } from '@recluta/db/testing';
import { CABECERA_USUARIO } from '@recluta/domain/cabeceras';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});

const verify = async (as: Persona) => (await host.rest('GET', '/api/auth/verify', { as })).status;
const signIn = (email: string, password = PASSWORD) =>
  host.rest('POST', '/api/auth/login', { body: { email, password } });
const cookieOf = (setCookie: unknown) => /^[^=]+=([^;]*)/.exec(String(setCookie))?.[1] ?? '';

it('what the screen of one person asks is refused once another is signed in in its browser, and changes nothing', async () => {
  const { administrador, visor } = mundo;
  const headers = { [CABECERA_USUARIO]: String(visor.id) };
  const body = { nombre: 'Empresa de otra', tipo_empresa: 'final' };
  for (const answer of [
    await host.rest('POST', '/api/empresas/crear', { as: administrador, headers, body }),
    await host.trpc('empresas.create', body, { as: administrador, headers }),
    await host.trpc('sesion.perfil', {}, { as: administrador, headers }),
  ])
    expect([answer.status, errorOf(answer).codigo]).toEqual([401, 'otra_persona']);
  expect(JSON.stringify(rowsOf(host.db, 'empresas'))).not.toContain('Empresa de otra');
  const own = { as: visor, headers };
  expect((await host.rest('GET', '/api/auth/verify', own)).status).toBe(200);
  expect((await host.trpc('sesion.perfil', {}, own)).status).toBe(200);
});

describe('the cookie', () => {
  it('on a local run: HttpOnly, SameSite=Lax, Path=/, the session behind it in the database as a hash only', async () => {
    const { status, headers } = await signIn(mundo.visor.email);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^recluta=\w+; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = cookieOf(headers['set-cookie']);
    expect(await verify({ ...mundo.visor, cookie: value })).toBe(200);
    expect(JSON.stringify(rowsOf(host.db, 'sesiones'))).not.toContain(value);
    const { id } = rowsOf<{ id: string }>(host.db, 'sesiones').at(-1) ?? { id: '' };
    expect(await verify({ ...mundo.visor, cookie: id })).toBe(401);
  });

  it('under https: __Host-, Secure', async () => {
    const secure = await createHost({
      config: { origin: 'https://recluta.ejemplo.cl' },
      deps: { strictPasswords: true },
    });
    const body = { nombre: 'Ana', email: 'ana@ejemplo.cl', password: PASSWORD, plan: 'basico' };
    const { status, headers } = await secure.rest('POST', '/api/auth/register-admin', { body });
    expect([status, headers['set-cookie']]).toEqual([
      201,
      expect.stringMatching(/^__Host-recluta=\w+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const common = await secure.rest('POST', '/api/auth/register-admin', {
      body: { ...body, email: 'b@ejemplo.cl', password: 'colocolo1' },
    });
    expect([common.status, errorOf(common).codigo]).toEqual([400, 'contrasena_comun']);
    await secure.stop();
  });

  it('is cleared at sign-out, and the session ends', async () => {
    const { headers } = await host.rest('POST', '/api/auth/logout', { as: mundo.visor });
    expect(headers['set-cookie']).toMatch(/^recluta=; .*Expires=Thu, 01 Jan 1970/);
    expect(await verify(mundo.visor)).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(4_000), '%00', '"; drop table sesiones'])(
    'that is %j signs nobody in',
    async (cookie) => {
      expect(await verify({ ...mundo.visor, cookie })).toBe(401);
    },
  );
});

describe('the ends of a session', () => {
  it('eight hours without use', async () => {
    host.clock.advance(8 * HOUR - 1);
    expect(await verify(mundo.visor)).toBe(200);
    host.clock.advance(8 * HOUR - 1);
    expect(await verify(mundo.visor)).toBe(200);
    host.clock.advance(8 * HOUR);
    expect(await verify(mundo.visor)).toBe(401);
    host.clock.advance(-8 * HOUR);
    expect(await verify(mundo.visor)).toBe(401);
  });

  it('seven days, however much it is used', async () => {
    for (let i = 0; i < 24; i++) {
      host.clock.advance(7 * HOUR - 1);
      expect(await verify(mundo.visor)).toBe(200);
    }
    host.clock.advance(25);
    expect(await verify(mundo.visor)).toBe(401);
  });

  it('a clock set back by a day gives no session a day more', async () => {
    expect(await verify(mundo.visor)).toBe(200);
    host.clock.jump(-4 * 60_000);
    expect(await verify(mundo.visor)).toBe(200);
    host.clock.jump(-24 * HOUR);
    expect(await verify(mundo.visor)).toBe(401);
    host.clock.jump(24 * HOUR + 4 * 60_000);
  });

  it('nor one set back by an hour an hour more', async () => {
    expect(await verify(mundo.visor)).toBe(200);
    host.clock.jump(-HOUR);
    host.clock.advance(8 * HOUR - 1);
    expect(await verify(mundo.reclutador)).toBe(200);
    host.clock.advance(1);
    expect(await verify(mundo.visor)).toBe(401);
    host.clock.jump(HOUR);
  });

  it('a change of rol ends those of that usuario, and the next has the new rol', async () => {
    const { administrador, visor } = mundo;
    await host.rest('PUT', `/api/usuarios/${visor.id}`, { as: administrador, body: { nombre: 'Ana' } });
    expect(await verify(visor)).toBe(200);
    await host.rest('PUT', `/api/usuarios/${visor.id}`, { as: administrador, body: { rol: 'reclutador' } });
    expect([await verify(visor), await verify(administrador)]).toEqual([401, 200]);
  });

  it('a new password ends the others and keeps the one that asks', async () => {
    const { visor } = mundo;
    const other = { ...visor, cookie: await host.deps.sessions.create(visor.cuenta_id, visor.id, null) };
    const body = { actual: PASSWORD, nueva: 'araucaria-verde' };
    expect((await host.rest('POST', '/api/auth/password', { as: visor, body })).status).toBe(200);
    expect([await verify(visor), await verify(other)]).toEqual([200, 401]);
    expect([(await signIn(visor.email)).status, (await signIn(visor.email, 'araucaria-verde')).status]).toEqual([
      401, 200,
    ]);
    const again = await host.rest('POST', '/api/auth/password', { as: visor, body });
    expect([again.status, errorOf(again).campos]).toEqual([400, { actual: 'La contraseña actual no es correcta.' }]);
  });
});

describe('the own sessions', () => {
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0 Safari/537.36';
  type Abierta = { id: string; agente: string | null; actual: boolean };
  const sessionsOf = async (as: Persona) =>
    ((await host.rest('GET', '/api/auth/sesiones', { as })).body as { sesiones: Abierta[] }).sesiones;
  const signInFrom = async (persona: Persona, agent: string): Promise<Persona> => {
    const body = { email: persona.email, password: PASSWORD };
    const { headers } = await host.rest('POST', '/api/auth/login', { body, headers: { 'user-agent': agent } });
    return { ...persona, cookie: cookieOf(headers['set-cookie']) };
  };

  it('are told in plain words, the one that asks marked; of the request nothing else is kept', async () => {
    const { visor } = mundo;
    host.clock.advance(60_000);
    const office = await signInFrom(visor, WINDOWS);
    expect(await sessionsOf(office)).toMatchObject([
      { agente: 'Chrome en Windows', actual: true },
      { agente: null, actual: false },
    ]);
    expect(JSON.stringify(rowsOf(host.db, 'sesiones'))).not.toMatch(/Mozilla|127\.0\.0\.1/);
    expect(JSON.stringify(await sessionsOf(office))).not.toContain(office.cookie);
  });

  it('leave the list when they have ended', async () => {
    const { visor } = mundo;
    host.clock.advance(8 * HOUR);
    const later = await signInFrom(visor, WINDOWS);
    expect(await sessionsOf(later)).toMatchObject([{ actual: true }]);
  });

  it('are closed one by one, or all but this one', async () => {
    const { visor } = mundo;
    const [office, home] = [await signInFrom(visor, WINDOWS), await signInFrom(visor, WINDOWS)];
    const { id } = (await sessionsOf(office)).find(({ actual }) => actual) ?? { id: '' };
    expect((await host.rest('DELETE', `/api/auth/sesiones/${id}`, { as: home })).status).toBe(200);
    expect([await verify(visor), await verify(office), await verify(home)]).toEqual([200, 401, 200]);
    expect((await host.rest('DELETE', `/api/auth/sesiones/${id}`, { as: home })).status).toBe(404);
    expect((await host.rest('DELETE', '/api/auth/sesiones', { as: home })).status).toBe(200);
    expect([await verify(visor), await verify(home)]).toEqual([401, 200]);
    expect(await sessionsOf(home)).toHaveLength(1);
  });

  it('of somebody else cannot be seen or closed, not even by an administrador', async () => {
    const { visor, administrador } = mundo;
    const [theirs] = await sessionsOf(visor);
    expect((await sessionsOf(administrador)).map(({ id }) => id)).not.toContain(theirs?.id);
    const answer = await host.rest('DELETE', `/api/auth/sesiones/${theirs?.id}`, { as: administrador });
    expect([answer.status, await verify(visor)]).toEqual([404, 200]);
    await host.rest('DELETE', '/api/auth/sesiones', { as: administrador });
    expect(await verify(visor)).toBe(200);
  });
});

it('everybody changes their own nombre, and nothing else of themselves', async () => {
  const { visor } = mundo;
  const body = { nombre: '  Ñancu Pérez ', rol: 'administrador', email: 'otro@ejemplo.cl' };
  const { status, body: changed } = await host.rest('PATCH', '/api/auth/perfil', { as: visor, body });
  expect([status, changed]).toEqual([
    200,
    expect.objectContaining({
      usuario: expect.objectContaining({ nombre: 'Ñancu Pérez', rol: 'visor', email: visor.email }),
    }),
  ]);
});

describe('sign-in', () => {
  it('tells an unknown e-mail from a wrong password in nothing: the body is the same', async () => {
    const [wrong, unknown] = [await signIn(mundo.visor.email, 'mala'), await signIn('nadie@ejemplo.cl', 'mala')];
    expect([wrong.status, errorOf(wrong).error, errorOf(wrong).codigo]).toEqual([
      401,
      'Credenciales inválidas',
      'credenciales',
    ]);
    expect({ ...(wrong.body as object), id: '' }).toEqual({ ...(unknown.body as object), id: '' });
  });

  it('nor in its work: a password is compared for both, whatever that costs (SEC-06)', async () => {
    const compared = vi.spyOn(host.deps.passwords, 'verify');
    for (const email of [mundo.visor.email, 'nadie@ejemplo.cl']) await signIn(email, 'mala');
    expect(compared.mock.calls).toEqual([
      [expect.any(String), 'mala'],
      [null, 'mala'],
    ]);
    compared.mockRestore();
  });

  it('trims the e-mail and takes any capitals', async () => {
    expect((await signIn(` ${mundo.visor.email.toUpperCase()} `)).status).toBe(200);
  });

  it('takes passwords of 8 to 128 characters as they are, spaces and accents too', async () => {
    const password = `  ñandú ${'x'.repeat(100)} `;
    const body = { nombre: 'Ana', email: 'espacios@ejemplo.cl', password, plan: 'basico' };
    expect((await host.rest('POST', '/api/auth/register-admin', { body })).status).toBe(201);
    expect([(await signIn(body.email, password)).status, (await signIn(body.email, password.trim())).status]).toEqual([
      200, 401,
    ]);
    for (const bad of ['1234567', 'x'.repeat(129)])
      expect(
        (
          await host.rest('POST', '/api/auth/register-admin', {
            body: { ...body, email: 'o@ejemplo.cl', password: bad },
          })
        ).status,
      ).toBe(400);
  });

  it('asks who got a password from an administrador for a new one, and refuses no call for it', async () => {
    const { administrador, empresa_id } = mundo;
    const body = { email: 'nueva@ejemplo.cl', password: PASSWORD, rol: 'visor', empresa_id };
    const { body: made } = await host.rest('POST', '/api/usuarios', { as: administrador, body });
    const { id } = (made as { usuario: { id: number } }).usuario;
    const cookie = cookieOf((await signIn(body.email)).headers['set-cookie']);
    const as = { ...(await addPersona(host, mundo.cuenta_id, 'visor')), id, cookie };
    const perfil = async () =>
      ((await host.rest('GET', '/api/auth/perfil', { as })).body as { usuario: object }).usuario;
    expect(await perfil()).toMatchObject({ clave_temporal: true });
    expect((await host.rest('GET', '/api/empresas', { as })).status).toBe(200);
    await host.rest('POST', '/api/auth/password', { as, body: { actual: PASSWORD, nueva: 'araucaria-verde' } });
    expect(await perfil()).toMatchObject({ clave_temporal: false });
  });
});

describe('a forgotten password', () => {
  type Fin = { result: { data: { fin: string | null } } };
  const FORM = /^([dfmnrt][aeiou]){2}(-([dfmnrt][aeiou]){2}){2}-[2-9]{4}$/;
  const reset = async (id: number, as = mundo.administrador) =>
    host.rest('POST', `/api/usuarios/${id}/contrasena-temporal`, { as });
  const contrasenaOf = ({ body }: { body: unknown }) => (body as { contrasena: string }).contrasena;

  it('is replaced by one to dictate: the old one and its sessions end, and its owner is asked for their own', async () => {
    const { visor, reclutador } = mundo;
    const answer = await reset(visor.id);
    const contrasena = contrasenaOf(answer);
    expect([answer.status, contrasena]).toEqual([200, expect.stringMatching(FORM)]);
    expect([await verify(visor), await verify(reclutador)]).toEqual([401, 200]);
    expect((await signIn(visor.email)).status).toBe(401);
    const entered = await signIn(visor.email, contrasena);
    const as = { ...visor, cookie: cookieOf(entered.headers['set-cookie']) };
    const perfil = (await host.rest('GET', '/api/auth/perfil', { as })).body;
    expect(perfil).toMatchObject({ usuario: { id: visor.id, clave_temporal: true } });
    expect(contrasenaOf(await reset(visor.id))).not.toBe(contrasena);
  });

  it('serves until another one is made or its owner chooses theirs, which whoever made it can ask', async () => {
    const { visor, reclutador, administrador } = mundo;
    const made = async (id: number) => (await reset(id)).body as { contrasena: string; evento: number };
    const endOf = async (id: number, { evento }: { evento: number }) =>
      ((await host.trpc('usuarios.temporalEnd', { id, evento }, { as: administrador })).body as Fin).result.data.fin;
    const first = await made(visor.id);
    await reset(reclutador.id);
    expect(await endOf(visor.id, first)).toBeNull();
    const second = await made(visor.id);
    expect([await endOf(visor.id, first), await endOf(visor.id, second)]).toEqual(['otra', null]);
    const entered = await signIn(visor.email, second.contrasena);
    const as = { ...visor, cookie: cookieOf(entered.headers['set-cookie']) };
    await host.rest('POST', '/api/auth/password', {
      as,
      body: { actual: second.contrasena, nueva: 'araucaria-verde-2026' },
    });
    expect(await endOf(visor.id, second)).toBe('propia');
  });

  it('is written down with who gave it and to whom, and nowhere in words', async () => {
    const { visor, administrador } = mundo;
    const contrasena = contrasenaOf(await reset(visor.id));
    const eventos = rowsOf<{ tipo: string; usuario_id: number; datos: string }>(host.db, 'eventos');
    const last = eventos.at(-1);
    expect([last?.tipo, last?.usuario_id, JSON.parse(last?.datos ?? '')]).toEqual([
      'contrasena_temporal',
      administrador.id,
      { usuario_id: visor.id },
    ]);
    const kept = tableNames(host.db).flatMap((table) => rowsOf(host.db, table));
    expect(JSON.stringify(kept)).not.toContain(contrasena);
  });

  it('tried in vain too often does not keep the new one waiting', async () => {
    const { email, id } = mundo.visor;
    const from = (password: string) =>
      host.rest('POST', '/api/auth/login', { body: { email, password }, remoteAddress: '200.1.1.7' });
    for (let i = 0; i < 6; i++) await from('mala');
    expect((await from(PASSWORD)).status).toBe(429);
    expect((await from(contrasenaOf(await reset(id)))).status).toBe(200);
  });

  it('is replaced by an administrador of the same cuenta alone, and not their own', async () => {
    const { administrador, reclutador, visor } = mundo;
    const ajeno = await addMundo(host, { cvs: 0 });
    const refused = [
      await reset(reclutador.id, visor),
      await reset(visor.id, reclutador),
      await reset(visor.id, ajeno.administrador),
      await reset(administrador.id),
    ];
    expect(refused.map((answer) => [answer.status, errorOf(answer).codigo])).toEqual([
      [403, 'sin_permiso'],
      [403, 'sin_permiso'],
      [404, 'no_encontrado'],
      [409, 'contrasena_propia'],
    ]);
    expect((await signIn(visor.email)).status).toBe(200);
    expect([await verify(visor), await verify(administrador)]).toEqual([200, 200]);
  });
});
