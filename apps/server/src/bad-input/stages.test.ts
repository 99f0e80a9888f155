import { addCvs, addMundo, halves, type Mundo } from '@recluta/api/testing';
import { fingerprint, rowsOf } from '@recluta/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from '../testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ listen: true });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 4 });
});
afterEach(() => expect(halves(host.db)).toEqual([]));

const post = (call: 'move' | 'advance', body: unknown) =>
  host.rest('POST', `/api/procesos/${mundo.proceso_id}/cvs/${call}`, { as: mundo.reclutador, body });

describe('twice', () => {
  it('advance moves once: the second finds nobody in `desde`', async () => {
    const body = { selected_ids: mundo.cv_ids, desde: 'recibido' };
    const answers = await Promise.all([post('advance', body), post('advance', body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.body)).toEqual(
      expect.arrayContaining([
        { movidos: mundo.cv_ids, omitidos: [] },
        { movidos: [], omitidos: mundo.cv_ids },
      ]),
    );
  });

  it('move moves once; what somebody else moved meanwhile is omitido', async () => {
    const [first = 0, ...rest] = mundo.cv_ids;
    await post('move', { cv_ids: [first], to: 'descartado', desde: 'recibido' });
    const { body } = await post('move', { cv_ids: [...mundo.cv_ids, first], to: 'oferta', desde: 'recibido' });
    expect(body).toEqual({ movidos: rest, omitidos: [first] });
    const again = await post('move', { cv_ids: mundo.cv_ids, to: 'oferta' });
    expect(again.body).toEqual({ movidos: [first], omitidos: rest });
  });

  it('delete: the second is 404', async () => {
    const path = `/api/procesos/${mundo.proceso_id}/cvs/${mundo.cv_ids[0]}`;
    const [one, two] = await Promise.all([1, 2].map(() => host.rest('DELETE', path, { as: mundo.reclutador })));
    expect([one?.status, two?.status].sort()).toEqual([200, 404]);
  });

  it('a deleted cv is omitido, and cannot be selected', async () => {
    const [gone = 0, ...rest] = mundo.cv_ids;
    await host.rest('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${gone}`, { as: mundo.reclutador });
    expect((await post('move', { cv_ids: mundo.cv_ids, to: 'entrevista' })).body).toEqual({
      movidos: rest,
      omitidos: [gone],
    });
    const selection = `/api/procesos/${mundo.proceso_id}/cvs/selection`;
    const { body } = await host.rest('POST', selection, { as: mundo.reclutador, body: { selected_ids: mundo.cv_ids } });
    expect(body).toEqual({ selected_ids: rest });
  });
});

describe('advance', () => {
  it('takes each to the stage after its own; contratado and descartado stay', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = mundo.cv_ids;
    await post('move', { cv_ids: [b], to: 'oferta' });
    await post('move', { cv_ids: [c], to: 'contratado' });
    await post('move', { cv_ids: [d], to: 'descartado' });
    expect((await post('advance', { selected_ids: [a, b, c, d] })).body).toEqual({ movidos: [a, b], omitidos: [c, d] });
    const { body } = await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs?stage=todas`, { as: mundo.visor });
    expect((body as { cvs: { etapa: string }[] }).cvs.map(({ etapa }) => etapa)).toEqual([
      'preseleccion',
      'contratado',
      'contratado',
      'descartado',
    ]);
  });
});

describe('a stage that is not there', () => {
  it.each([
    ['move', { to: 'archivado' }],
    ['move', { to: 'oferta', desde: 'nunca' }],
    ['move', { to: '__proto__' }],
    ['advance', { desde: 'todas' }],
  ] as const)('%s %o: 400 and nothing moves', async (call, fields) => {
    const before = fingerprint(host.db);
    const ids = call === 'move' ? { cv_ids: mundo.cv_ids } : { selected_ids: mundo.cv_ids };
    const answer = await post(call, { ...ids, ...fields });
    expect([answer.status, errorOf(answer).error]).toEqual([400, 'Esa etapa no existe en el proceso.']);
    expect(fingerprint(host.db)).toEqual(before);
  });

  it('in a list: 400', async () => {
    const { status } = await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs?stage=nunca`, { as: mundo.visor });
    expect(status).toBe(400);
  });

  it.each([
    { cv_ids: [], to: 'oferta' },
    { cv_ids: 'todos', to: 'oferta' },
    { cv_ids: [1.5], to: 'oferta' },
    { to: 'oferta' },
  ])('no cvs (%o): 400, the field named', async (body) => {
    const answer = await post('move', body);
    expect([answer.status, Object.keys(errorOf(answer).campos ?? {})]).toEqual([400, ['cv_ids']]);
  });
});

describe('twenty people at once', () => {
  it('leave each cv in one stage, with counts and eventos that agree (T9)', async () => {
    const ids = [...mundo.cv_ids, ...(await addCvs(host, mundo.cuenta_id, mundo.proceso_id, 16))];
    const stages = ['preseleccion', 'entrevista', 'oferta', 'recibido', 'descartado'];
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        post('move', { cv_ids: ids.slice(i % 10, (i % 10) + 10), to: stages[i % stages.length] }),
      ),
    );
    const eventos = rowsOf<{ tipo: string; cv_id: number; datos: string }>(host.db, 'eventos');
    for (const cv of rowsOf<{ id: number; proceso_id: number; etapa: string }>(host.db, 'cvs')) {
      if (cv.proceso_id !== mundo.proceso_id) continue;
      const steps = eventos.filter(({ tipo, cv_id }) => tipo === 'cv_movido' && cv_id === cv.id);
      let etapa = 'recibido';
      for (const { datos } of steps) {
        const { desde, a } = JSON.parse(datos) as { desde: string; a: string };
        expect(desde).toBe(etapa);
        etapa = a;
      }
      expect(cv.etapa).toBe(etapa);
    }
  });
});
