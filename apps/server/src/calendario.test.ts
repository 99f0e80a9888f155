import { addMundo, addProceso, DAY, type Mundo } from '@recluta/api/testing';
import { reposFor } from '@recluta/db';
import { rowsOf } from '@recluta/db/testing';
import { systemIn } from '@recluta/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

type Conflict = { id: number; motivo: string; proceso_id: number };
type Interview = { id: number; titulo: string; version: number; notas: string | null; conflictos: Conflict[] };

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host);
});

const WHEN = { fecha_inicio: '2026-04-06T13:00:00Z', fecha_fin: '2026-04-06T14:00:00Z' };
const path = (rest = '', proceso_id = mundo.proceso_id) => `/api/procesos/${proceso_id}/calendario${rest}`;
const send = (method: string, where: string, body?: object, as = mundo.reclutador) =>
  host.rest(method, where, { as, ...(body && { body }) });
async function create(body: object = {}, where = path()): Promise<Interview> {
  const { status, body: answer } = await send('POST', where, { ...WHEN, ...body });
  expect(status).toBe(201);
  return (answer as { entrevista: Interview }).entrevista;
}
async function eventos(proceso_id = mundo.proceso_id): Promise<Interview[]> {
  return ((await send('GET', path('', proceso_id))).body as { eventos: Interview[] }).eventos;
}
const written = () =>
  rowsOf<{ tipo: string; proceso_id: number; cv_id: number | null; datos: string; cuenta_id: number }>(
    host.db,
    'eventos',
  ).filter(({ cuenta_id, tipo }) => cuenta_id === mundo.cuenta_id && tipo.startsWith('entrevista'));

describe('an interview', () => {
  it("is called 'Entrevista' when nobody names it, and stands in the calendar as documented", async () => {
    const { id } = await create({ titulo: '  ', fecha_inicio: '2026-04-06T09:00:00-04:00' });
    expect((await eventos()).find((one) => one.id === id)).toMatchObject({
      titulo: 'Entrevista',
      fecha_inicio: '2026-04-06T13:00:00.000Z',
      fecha_fin: '2026-04-06T14:00:00.000Z',
      cv_id: null,
      conflictos: [],
    });
  });

  it('ends after it begins: 400 names fecha_fin, on creating and on changing only one end', async () => {
    for (const fecha_fin of ['2026-04-06T13:00:00Z', '2026-04-06T12:59:00Z']) {
      const answer = await send('POST', path(), { ...WHEN, fecha_fin });
      expect([answer.status, Object.keys(errorOf(answer).campos ?? {})]).toEqual([400, ['fecha_fin']]);
    }
    const { id } = await create();
    const answer = await send('PATCH', path(`/${id}`), { fecha_inicio: '2026-04-06T15:00:00Z' });
    expect([answer.status, Object.keys(errorOf(answer).campos ?? {})]).toEqual([400, ['fecha_fin']]);
  });

  it('is with a cv of the same proceso that is not in the papelera: 404 otherwise', async () => {
    const [cv_id = 0, gone = 0] = mundo.cv_ids;
    await send('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${gone}`);
    const other = await addProceso(host, mundo);
    const { id } = await create();
    for (const [method, where, body] of [
      ['POST', path('', other.id), { ...WHEN, cv_id }],
      ['POST', path(), { ...WHEN, cv_id: gone }],
      ['PATCH', path(`/${id}`), { cv_id: gone }],
      ['PATCH', path(`/${id}`, other.id), { titulo: 'Panel' }],
      ['DELETE', path(`/${id}`, other.id), undefined],
    ] as const)
      expect([method, (await send(method, where, body)).status]).toEqual([method, 404]);
    expect((await create({ cv_id })).id).toBeGreaterThan(id);
  });

  it('of a form that is sent twice is one, and holds what was sent last', async () => {
    const clave = 'formulario-abc';
    const first = await create({ clave, titulo: 'Uno' });
    const second = await create({ clave, titulo: 'Dos' });
    expect([second.id, second.titulo]).toEqual([first.id, 'Dos']);
    expect(await eventos()).toHaveLength(2);
  });

  it('of one form is one in each proceso, and tells nothing of one whose person is blocked since', async () => {
    const [cv_id = 0] = mundo.cv_ids;
    const other = await addProceso(host, mundo);
    const first = await create({ clave: 'formulario-xyz', cv_id });
    const elsewhere = await create({ clave: 'formulario-xyz' }, path('', other.id));
    expect(elsewhere.id).not.toBe(first.id);
    expect((await create({ clave: 'formulario-xyz', titulo: 'Otra' }, path('', other.id))).id).toBe(elsewhere.id);
    await host.rest('POST', '/api/titulares/bloquear', { as: mundo.administrador, body: { cv_ids: [cv_id] } });
    const again = await send('POST', path(), { ...WHEN, clave: 'formulario-xyz', titulo: 'Tres' });
    expect([again.status, errorOf(again).codigo]).toEqual([409, 'cv_bloqueado']);
  });

  it('changed by two people at once: the second is told and nothing of the first is lost', async () => {
    const { id, version } = await create();
    expect((await send('PATCH', path(`/${id}`), { lugar: 'Sala 2', version })).status).toBe(200);
    const late = await send('PATCH', path(`/${id}`), { lugar: 'Sala 9', version });
    expect([late.status, errorOf(late).codigo]).toEqual([409, 'entrevista_cambiada']);
    const gone = await send('DELETE', path(`/${id}?version=${version}`));
    expect([gone.status, errorOf(gone).codigo]).toEqual([409, 'entrevista_cambiada']);
    expect((await eventos()).find((one) => one.id === id)).toMatchObject({ lugar: 'Sala 2', version: version + 1 });
  });

  it('keeps what is odd as it was typed, and refuses what is too long by its name', async () => {
    const notas = `${'<script>alert(1)</script> 👩🏽‍💻 مرحبا '.repeat(200)}fin`.slice(0, 10_000).trim();
    expect(await create({ titulo: '<b>👋</b> שלום', notas })).toMatchObject({ titulo: '<b>👋</b> שלום', notas });
    for (const [campo, largo] of [
      ['titulo', 301],
      ['lugar', 501],
      ['notas', 10_001],
    ] as const) {
      const answer = await send('POST', path(), { ...WHEN, [campo]: 'ñ'.repeat(largo) });
      expect([answer.status, Object.keys(errorOf(answer).campos ?? {})]).toEqual([400, [campo]]);
    }
  });

  it('is written down as it happens, with ids, names of fields and for when only', async () => {
    const [cv_id] = mundo.cv_ids;
    const { id } = await create({ cv_id, notas: 'secreto', lugar: 'Sala secreta' });
    await send('PATCH', path(`/${id}`), { titulo: 'secreto', fecha_fin: '2026-04-06T15:00:00Z' });
    await send('PATCH', path(`/${id}`), { titulo: 'secreto' });
    await send('DELETE', path(`/${id}`));
    expect(written().map(({ tipo, cv_id: cv, datos }) => [tipo, cv, JSON.parse(datos)])).toEqual([
      ['entrevista_creada', cv_id, { id, inicio: '2026-04-06T13:00:00.000Z' }],
      ['entrevista_editada', cv_id, { id, campos: 'titulo fecha_fin' }],
      ['entrevista_eliminada', cv_id, { id }],
    ]);
  });
});

describe('a conflict', () => {
  it('of the same responsable is told across procesos, and never refused', async () => {
    const other = await addProceso(host, mundo);
    const responsable_id = mundo.reclutador.id;
    const here = await create({ responsable_id });
    const there = await create({ responsable_id }, path('', other.id));
    await create({ responsable_id: mundo.administrador.id });
    const [mine] = (await eventos()).filter(({ id }) => id === here.id);
    expect(mine?.conflictos).toMatchObject([{ id: there.id, motivo: 'responsable', proceso_id: other.id }]);
  });

  it('of the same person is found by RUT in another proceso, and told while planning', async () => {
    const other = await addProceso(host, mundo);
    const [cv_id = 0, otro = 0] = mundo.cv_ids;
    await send('PATCH', `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}`, { rut: '12.345.678-5' });
    await send('PATCH', `/api/procesos/${mundo.proceso_id}/cvs/${otro}`, { rut: '12345678-5' });
    const { id } = await create({ cv_id });
    const planned = { proceso_id: mundo.proceso_id, cv_id: otro, responsable_id: null, ...WHEN };
    const ask = async (input: object) =>
      (
        (await host.trpc('calendario.conflicts', input, { as: mundo.visor })).body as {
          result: { data: { conflictos: Conflict[] } };
        }
      ).result.data.conflictos.map((each) => [each.id, each.motivo]);
    expect(await ask(planned)).toEqual([[id, 'candidato']]);
    expect(await ask({ ...planned, entrevista_id: id })).toEqual([]);
    expect(await ask({ ...planned, fecha_inicio: WHEN.fecha_fin, fecha_fin: '2026-04-06T15:00:00Z' })).toEqual([]);
    expect(await ask({ ...planned, proceso_id: other.id, cv_id: null })).toEqual([]);
  });
});

describe('the secret calendar address', () => {
  const subscribe = async (as = mundo.reclutador) =>
    ((await send('POST', '/api/calendario/suscripcion', undefined, as)).body as { url: string }).url.replace(
      /^https?:\/\/[^/]+/,
      '',
    );
  const open = (where: string) => host.rest('GET', where);

  it('needs no cookie, holds all interviews of its cuenta and of no other, and is never stored by anybody', async () => {
    const other = await addProceso(host, mundo);
    await create({ titulo: 'Panel; uno', notas: 'secreto', cv_id: mundo.cv_ids[0] });
    await create({ titulo: 'En otro proceso' }, path('', other.id));
    const ajeno = await addMundo(host);
    await send('POST', `/api/procesos/${ajeno.proceso_id}/calendario`, { ...WHEN, titulo: 'Ajena' }, ajeno.reclutador);
    const address = await subscribe();
    expect(address).toMatch(/^\/calendario\/[\w-]{43}\/recluta\.ics$/);
    const { status, headers, body } = await open(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    const ics = String(body);
    expect(ics).toContain('SUMMARY:Panel\\; uno: cv-1.pdf\r\n');
    expect(ics).toContain('SUMMARY:En otro proceso\r\n');
    for (const hidden of ['Ajena', 'secreto']) expect(ics).not.toContain(hidden);
    const token = address.split('/')[2] ?? '';
    expect(JSON.stringify(rowsOf(host.db, 'suscripciones'))).not.toContain(token);
  });

  it('keeps the name of an interview when it changes, and counts the change', async () => {
    const { id } = await create();
    const address = await subscribe();
    const uidOf = async () => /UID:(.+)\r\nSEQUENCE:(\d+)/.exec(String((await open(address)).body))?.slice(1);
    await send('DELETE', path(`/${mundo.entrevista_id}`));
    const before = await uidOf();
    await send('PATCH', path(`/${id}`), { titulo: 'Panel' });
    expect(await uidOf()).toEqual([before?.[0], '1']);
  });

  it('keeps it also when a deleted interview is brought back, once', async () => {
    const { id } = await create({ titulo: 'Panel' });
    const address = await subscribe();
    const uidsOf = async () => [...String((await open(address)).body).matchAll(/UID:(.+)\r\nSEQUENCE:(\d+)/g)];
    await send('DELETE', path(`/${mundo.entrevista_id}`));
    const [before] = await uidsOf();
    await send('PATCH', path(`/${id}`), { titulo: 'Panel dos' });
    await send('DELETE', path(`/${id}`));
    expect(await uidsOf()).toEqual([]);
    host.clock.advance(60_000);
    expect(await create({ titulo: 'Panel dos', repone: id })).toMatchObject({ id, titulo: 'Panel dos' });
    const [after] = await uidsOf();
    expect(after?.[1]).toBe(before?.[1]);
    expect(Number(after?.[2])).toBeGreaterThan(1);
    expect((await create({ repone: id })).id).not.toBe(id);
    // Of one that nobody here ever had, nothing is brought back.
    expect((await create({ repone: 1 })).id).toBeGreaterThan(id);
  });

  it('dies when it is renewed, switched off, or its usuario is no longer active', async () => {
    const first = await subscribe();
    const second = await subscribe();
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    await send('DELETE', '/api/calendario/suscripcion', undefined, mundo.reclutador);
    expect((await open(second)).status).toBe(404);
    expect((await send('GET', '/api/calendario/suscripcion', undefined, mundo.reclutador)).body).toEqual({
      desde: null,
    });
    const third = await subscribe();
    expect((await open(third)).status).toBe(200);
    await host.db.write(async ({ orm }) => {
      orm.run(sql`update usuarios set activo = 0 where id = ${mundo.reclutador.id}`);
    });
    expect((await open(third)).status).toBe(404);
    expect((await open('/calendario/inventado/recluta.ics')).status).toBe(404);
  });

  it('dies when its usuario may only read, and lives when they may export again', async () => {
    const address = await subscribe();
    const become = (rol: 'reclutador' | 'visor') =>
      send('PUT', `/api/usuarios/${mundo.reclutador.id}`, { rol }, mundo.administrador);
    expect((await become('visor')).status).toBe(200);
    expect((await open(address)).status).toBe(404);
    expect((await become('reclutador')).status).toBe(200);
    expect((await open(address)).status).toBe(200);
  });

  it('goes back a year: what is over for longer is no longer told', async () => {
    await create({ titulo: 'Panel' });
    const address = await subscribe();
    const told = async () => String((await open(address)).body).includes('SUMMARY:Panel');
    const ahead = Date.parse(WHEN.fecha_fin) + 365 * DAY - 1 - host.clock.now();
    host.clock.jump(ahead);
    expect(await told()).toBe(true);
    host.clock.jump(2);
    expect(await told()).toBe(false);
    host.clock.jump(-ahead - 2);
  });
});

it('the file of a proceso holds its interviews, that of an interview only itself', async () => {
  const { id } = await create({ titulo: 'Panel' });
  const whole = await send('GET', path('.ics'), undefined, mundo.reclutador);
  const single = await send('GET', path(`/${id}/entrevista.ics`), undefined, mundo.reclutador);
  expect(String(whole.body).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(String(single.body).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(single.headers['content-disposition']).toContain(`filename="entrevista-${id}.ics"`);
  expect((await host.rest('GET', path('.ics'))).status).toBe(401);
});

it('an interview whose cv is erased stays without its person', async () => {
  const [cv_id = 0] = mundo.cv_ids;
  await create({ cv_id });
  await send('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}`);
  const rows = await reposFor(host.db.read, systemIn(mundo.cuenta_id)).entrevistas.since('2000-01-01T00:00:00Z');
  expect(rows.map(({ candidato, candidato_id }) => [candidato, candidato_id])).toEqual([
    [null, null],
    [null, null],
  ]);
});
