import {
  addCuenta,
  addCvs,
  addMundo,
  addPersona,
  addProceso,
  halves,
  type Mundo,
  PASSWORD,
  pdf,
  write,
} from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { PLANES, type Plan } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createHost, errorOf, type Host } from '../testing/host.ts';

const RACERS = 50;
const GENERAL = 'Has alcanzado el límite de tu plan.';

let host: Host;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());

/** Everybody at once: how many got it, and what the others heard. */
async function race(attempt: (i: number) => Promise<Answer>): Promise<{ won: number; lost: [number, string][] }> {
  const answers = await Promise.all(Array.from({ length: RACERS }, (_, i) => attempt(i)));
  const lost = answers
    .filter(({ status }) => status >= 300)
    .map((answer): [number, string] => [answer.status, errorOf(answer).error]);
  return { won: RACERS - lost.length, lost };
}

const expectOne = ({ won, lost }: Awaited<ReturnType<typeof race>>, text: string) => {
  expect(won).toBe(1);
  expect([...new Set(lost.map((one) => one.join(' ')))]).toEqual([`409 ${text}`]);
};

const count = (table: string, cuenta_id: number, where: (row: Record<string, unknown>) => boolean = () => true) =>
  rowsOf(host.db, table).filter((row) => row.cuenta_id === cuenta_id && where(row)).length;

describe('of fifty at once, at one below the limit, exactly one wins', () => {
  it('a new empresa', async () => {
    const as = await addCuenta(host, 'gratis');
    const body = { nombre: 'Andes', tipo_empresa: 'final' };
    expectOne(await race(() => host.rest('POST', '/api/empresas/crear', { as, body })), GENERAL);
    expect(count('empresas', as.cuenta_id)).toBe(1);
  });

  it.each([
    ['reclutador', 'emprende', 'Límite de reclutadores alcanzado por tu plan.'],
    ['visor', 'emprende', 'Límite de visores alcanzado por tu plan.'],
  ] as const)('a new %s', async (rol, plan, text) => {
    const { administrador: as, empresa_id, cuenta_id } = await addMundo(host, { plan });
    for (let i = 0; i < 3; i++) await addPersona(host, cuenta_id, rol);
    const attempt = (i: number) =>
      host.rest('POST', '/api/usuarios', {
        as,
        body: { email: `${plan}-${rol}-${i}@ejemplo.cl`, password: PASSWORD, rol, empresa_id },
      });
    expectOne(await race(attempt), text);
    expect(count('usuarios', cuenta_id, (row) => row.rol === rol)).toBe(PLANES[plan].visores);
  });

  it('a change of rol', async () => {
    const { administrador: as, cuenta_id } = await addMundo(host, { plan: 'emprende' });
    for (let i = 0; i < 3; i++) await addPersona(host, cuenta_id, 'visor');
    const ids: number[] = [];
    for (let i = 0; i < RACERS; i++) ids.push((await addPersona(host, cuenta_id, 'reclutador')).id);
    expectOne(
      await race((i) => host.rest('PUT', `/api/usuarios/${ids[i]}`, { as, body: { rol: 'visor' } })),
      'Límite de visores alcanzado por tu plan.',
    );
    expect(count('usuarios', cuenta_id, (row) => row.rol === 'visor')).toBe(5);
  });

  it('a new active proceso; those that are not active do not count', async () => {
    const { administrador: as, empresa_id, cuenta_id, proceso_id } = await addMundo(host, { plan: 'gratis', cvs: 0 });
    const create = (estado: string, i: number) =>
      host.rest('POST', '/api/procesos', { as, body: { empresa_id, nombre: `P${i}`, estado } });
    expect((await create('activo', 0)).status).toBe(409);
    expect((await create('en pausa', 0)).status).toBe(201);
    await host.rest('PATCH', `/api/procesos/${proceso_id}`, { as, body: { estado: 'cerrado' } });
    expectOne(await race((i) => create('activo', i)), GENERAL);
    expect(count('procesos', cuenta_id, (row) => row.estado === 'activo')).toBe(1);
  });

  it('a proceso back to activo', async () => {
    const { administrador: as, empresa_id, cuenta_id, proceso_id } = await addMundo(host, { plan: 'gratis', cvs: 0 });
    await host.rest('PATCH', `/api/procesos/${proceso_id}`, { as, body: { estado: 'en pausa' } });
    const ids: number[] = [];
    for (let i = 0; i < RACERS; i++) {
      const { id } = await addProceso(host, { cuenta_id, empresa_id });
      await write(host, cuenta_id, (repos) => repos.procesos.update(id, { estado: 'en pausa' }));
      ids.push(id);
    }
    expectOne(
      await race((i) => host.rest('PATCH', `/api/procesos/${ids[i]}`, { as, body: { estado: 'activo' } })),
      GENERAL,
    );
    expect(count('procesos', cuenta_id, (row) => row.estado === 'activo')).toBe(1);
  });

  it('a cv', async () => {
    const mundo = await addMundo(host, { plan: 'gratis', cvs: 19 });
    const attempt = (i: number) =>
      host.upload('/api/upload-cvs', [
        { name: 'proceso_public_id', value: mundo.public_id },
        { file: `${i}.pdf`, content: pdf(`carrera ${i}`) },
      ]);
    expectOne(await race(attempt), 'Este proceso no puede recibir más CVs por ahora.');
    expect(count('cvs', mundo.cuenta_id)).toBe(20);
    expect(halves(host.db)).toEqual([]);
  });
});

describe('what counts', () => {
  it('an edit that changes no counted thing passes at the limit', async () => {
    const { administrador: as, visor, proceso_id } = await addMundo(host, { plan: 'gratis' });
    expect(
      (await host.rest('PUT', `/api/usuarios/${visor.id}`, { as, body: { nombre: 'Ana', rol: 'visor' } })).status,
    ).toBe(200);
    expect((await host.rest('PATCH', `/api/procesos/${proceso_id}`, { as, body: { estado: 'activo' } })).status).toBe(
      200,
    );
  });

  it('a plan without visores takes none', async () => {
    const as = await addCuenta(host, 'gratis');
    const { body } = await host.rest('POST', '/api/empresas/crear', {
      as,
      body: { nombre: 'Andes', tipo_empresa: 'final' },
    });
    const { empresa } = body as { empresa: { id: number } };
    const usuario = { email: 'visor-gratis@ejemplo.cl', password: PASSWORD, rol: 'visor', empresa_id: empresa.id };
    expect(errorOf(await host.rest('POST', '/api/usuarios', { as, body: usuario })).codigo).toBe('limite_visores');
  });

  it('a cv in the papelera makes room', async () => {
    const mundo: Mundo = await addMundo(host, { plan: 'gratis', cvs: 20 });
    const path = `/api/procesos/${mundo.proceso_id}/cvs`;
    await host.rest('DELETE', `${path}/${mundo.cv_ids[0]}`, { as: mundo.reclutador });
    await addCvs(host, mundo.cuenta_id, mundo.proceso_id, 1);
    await expect(addCvs(host, mundo.cuenta_id, mundo.proceso_id, 1)).rejects.toThrow(GENERAL);
  });

  it.each(Object.entries(PLANES))('%s: the limits that are answered are those of the table', async (plan, max) => {
    const as = await addCuenta(host, plan as Plan);
    expect((await host.rest('GET', '/api/planes/limits', { as })).body).toEqual({
      max: { empresas_max: max.empresas, reclutadores_max: max.reclutadores, visores_max: max.visores },
      usados: { empresas: 0, reclutadores: 0, visores: 0 },
    });
  });
});

describe('the administrador', () => {
  it('cannot be demoted, and nobody is made one: 409 and 400', async () => {
    const { administrador: as, visor } = await addMundo(host);
    const demote = await host.rest('PUT', `/api/usuarios/${as.id}`, { as, body: { rol: 'visor' } });
    expect([demote.status, errorOf(demote).codigo]).toEqual([409, 'ultimo_administrador']);
    const promote = await host.rest('PUT', `/api/usuarios/${visor.id}`, { as, body: { rol: 'administrador' } });
    expect([promote.status, Object.keys(errorOf(promote).campos ?? {})]).toEqual([400, ['rol']]);
    expect(
      (await host.rest('PUT', `/api/usuarios/${as.id}`, { as, body: { nombre: 'Paula', rol: 'administrador' } }))
        .status,
    ).toBe(200);
  });

  it('an e-mail belongs to one account only, whatever its capitals: 409, also by race', async () => {
    const body = { nombre: 'Ana', email: 'Una@Ejemplo.cl', password: PASSWORD, plan: 'basico' };
    const { won, lost } = await race((i) =>
      host.rest('POST', '/api/auth/register-admin', { body: i % 2 ? body : { ...body, email: 'una@ejemplo.cl ' } }),
    );
    expect(won).toBe(1);
    expect([...new Set(lost.map((one) => one.join(' ')))]).toEqual(['409 Ya existe una cuenta con ese correo.']);
  });
});
