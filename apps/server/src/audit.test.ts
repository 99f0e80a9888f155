import { addMundo, type Mundo, PASSWORD, write } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host);
});

type Evento = { cuenta_id: number; usuario_id: number; tipo: string; cv_id: number | null; datos: string };
const told = () => rowsOf<Evento>(host.db, 'eventos').filter(({ cuenta_id }) => cuenta_id === mundo.cuenta_id);
const tiposBy = (usuario_id: number) => told().flatMap((e) => (e.usuario_id === usuario_id ? [e.tipo] : []));
const cvs = () => `/api/procesos/${mundo.proceso_id}/cvs`;
const signIn = (email: string, password: string) => host.rest('POST', '/api/auth/login', { body: { email, password } });

describe('what is written down, with who did it (SEC-20)', () => {
  it('sign-ins, those that failed, and sign-outs', async () => {
    const { visor } = mundo;
    await signIn(visor.email, 'mala');
    await signIn(visor.email, PASSWORD);
    await host.rest('POST', '/api/auth/logout', { as: visor });
    await expect.poll(() => tiposBy(visor.id).sort()).toEqual(['ingreso_fallido', 'sesion_cerrada', 'sesion_iniciada']);
  });

  it('a call that the rol does not allow, once a minute for the same', async () => {
    const { visor } = mundo;
    const asked = () => host.rest('POST', '/api/empresas/crear', { as: visor, body: {} });
    for (let i = 0; i < 5; i++) expect((await asked()).status).toBe(403);
    await host.trpc('empresas.create', {}, { as: visor });
    await host.rest('DELETE', `${cvs()}/${mundo.cv_ids[0]}`, { as: visor });
    const denials = () => told().filter(({ tipo }) => tipo === 'acceso_denegado');
    expect(denials().map(({ usuario_id, datos }) => [usuario_id, JSON.parse(datos)])).toEqual([
      [visor.id, { permiso: 'empresas.escribir' }],
      [visor.id, { permiso: 'cvs.escribir' }],
    ]);
    host.clock.advance(60_000);
    await asked();
    expect(denials()).toHaveLength(3);
  });

  it('an original opened, a list exported, cvs moved and deleted, a rol changed', async () => {
    const { administrador, reclutador, visor } = mundo;
    const [first, second] = mundo.cv_ids;
    await host.rest('GET', `${cvs()}/${first}/signed-url`, { as: visor });
    await host.rest('POST', `${cvs()}/exportar`, { as: reclutador, body: { ids: [first], columnas: ['nombre'] } });
    await host.rest('POST', `${cvs()}/move`, { as: reclutador, body: { cv_ids: [first], to: 'entrevista' } });
    await host.rest('DELETE', `${cvs()}/${second}`, { as: reclutador });
    await host.rest('PUT', `/api/usuarios/${visor.id}`, { as: administrador, body: { rol: 'reclutador' } });
    expect(tiposBy(visor.id)).toEqual(['archivo_abierto']);
    expect(tiposBy(reclutador.id)).toEqual(['lista_exportada', 'cv_exportado', 'cv_movido', 'cv_eliminado']);
    const change = told().find(({ tipo }) => tipo === 'usuario_editado');
    expect([change?.usuario_id, JSON.parse(change?.datos ?? '')]).toEqual([
      administrador.id,
      { usuario_id: visor.id, desde: 'visor', a: 'reclutador' },
    ]);
  });
});

it('nobody is discarded but by a person, who is written down (CL-07)', async () => {
  const { cuenta_id, proceso_id, cv_ids, reclutador } = mundo;
  const [first = 0, second = 0] = cv_ids;
  await host.rest('POST', `${cvs()}/move`, { as: reclutador, body: { cv_ids: [first], to: 'descartado' } });
  const byItself = write(host, cuenta_id, (repos) => repos.cvs.move(proceso_id, [second], 'descartado'));
  await expect(byItself).rejects.toThrow('Only a person discards');
  const discards = told().filter(({ datos }) => JSON.parse(datos ?? '{}')?.a === 'descartado');
  expect(discards.map(({ cv_id, usuario_id }) => [cv_id, usuario_id])).toEqual([[first, reclutador.id]]);
});
