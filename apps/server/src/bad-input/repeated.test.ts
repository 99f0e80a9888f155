import { addMundo, halves, keptFiles, type Mundo, pdf, text, tmpFiles, write } from '@recluta/api/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createHost, errorOf, type Host } from '../testing/host.ts';
import type { Part } from '../testing/multipart.ts';

type Archivo = { nombre: string; estado: string; cv_id: number | null };
const archivosOf = ({ body }: Answer): Archivo[] => (body as { archivos: Archivo[] }).archivos;

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ storage: 'disk', listen: true });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});
afterEach(() => {
  expect(tmpFiles(host)).toEqual([]);
  expect(halves(host.db, keptFiles(host))).toEqual([]);
});

const KEY = { 'idempotency-key': 'un-envio' };
const file = (name: string, content = pdf(name)): Part => ({ file: name, content });
const BATCH = [
  file('ana.pdf'),
  file('rosa.pdf'),
  file('nota.txt', text('no')),
  file('ana.pdf'),
  file('copia.pdf', pdf('ana.pdf')),
];
const send = (parts: Part[], headers: Record<string, string> = KEY) =>
  host.upload('/api/upload-cvs', [{ name: 'proceso_public_id', value: mundo.public_id }, ...parts], { headers });
const total = async () =>
  (
    (await host.rest('GET', `/api/procesos/${mundo.proceso_id}/cvs?stage=todas`, { as: mundo.visor })).body as {
      cvs: unknown[];
    }
  ).cvs.length;

const close = (fields: { estado?: 'cerrado'; fecha_postulacion_fin?: string }) =>
  write(host, mundo.cuenta_id, (repos) => repos.procesos.update(mundo.proceso_id, fields));

describe('the same Idempotency-Key again', () => {
  it('gives each file its first outcome, and makes nothing', async () => {
    const first = await send(BATCH);
    expect(archivosOf(first).map(({ estado }) => estado)).toEqual([
      'registrado',
      'registrado',
      'rechazado',
      'duplicado',
      'registrado',
    ]);
    const again = await send(BATCH);
    expect(again).toMatchObject({ status: first.status, body: first.body as object });
    expect(await total()).toBe(3);
  });

  it('in another order, or in part', async () => {
    const first = new Map(archivosOf(await send(BATCH.slice(0, 3))).map((one) => [one.nombre, one]));
    expect(archivosOf(await send([file('rosa.pdf'), file('nota.txt', text('no'))]))).toEqual([
      first.get('rosa.pdf'),
      first.get('nota.txt'),
    ]);
  });

  it('ten times at once: one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(BATCH)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await total()).toBe(3);
  });

  it('after a cv was deleted: still its first outcome', async () => {
    const first = archivosOf(await send([file('ana.pdf'), file('rosa.pdf')]));
    await host.rest('DELETE', `/api/procesos/${mundo.proceso_id}/cvs/${first[0]?.cv_id}`, { as: mundo.reclutador });
    const again = await send([file('ana.pdf'), file('rosa.pdf')]);
    expect(again.status).toBe(200);
    expect(archivosOf(again)).toEqual(first);
    expect(await total()).toBe(1);
  });

  it.each([{ estado: 'cerrado' as const }, { fecha_postulacion_fin: '2026-03-09' }])(
    'after the proceso stopped receiving (%o): first outcomes, and nothing new gets in',
    async (fields) => {
      const first = archivosOf(await send([file('ana.pdf')]));
      await close(fields);
      const again = await send([file('ana.pdf'), file('tarde.pdf')]);
      expect(again.status).toBe(200);
      expect(archivosOf(again)).toEqual([
        first[0],
        { nombre: 'tarde.pdf', estado: 'rechazado', motivo: 'Este proceso ya no recibe postulaciones.', cv_id: null },
      ]);
      expect(await total()).toBe(1);
      expect((await send([file('ana.pdf')], { 'idempotency-key': 'otro' })).status).toBe(409);
    },
  );

  it('all refused: the same refusal', async () => {
    const first = await send([file('nota.txt', text('no'))]);
    const again = await send([file('nota.txt', text('no'))]);
    expect([again.status, archivosOf(again), errorOf(again).error]).toEqual([
      415,
      archivosOf(first),
      errorOf(first).error,
    ]);
  });

  it('belongs to its proceso: elsewhere it is another submission', async () => {
    await send([file('ana.pdf')]);
    mundo = await addMundo(host, { cvs: 0 });
    expect(archivosOf(await send([file('ana.pdf')]))[0]?.estado).toBe('registrado');
  });

  it('of more than 200 characters: 400', async () => {
    const answer = await send([file('ana.pdf')], { 'idempotency-key': 'x'.repeat(201) });
    expect([answer.status, Object.keys(errorOf(answer).campos ?? {})]).toEqual([400, ['Idempotency-Key']]);
  });
});

describe('a proceso that receives no more', () => {
  const publicView = async () => (await host.rest('GET', `/api/procesos/public/${mundo.public_id}`)).body;

  it('cerrado: 409, and its public page still answers', async () => {
    await close({ estado: 'cerrado' });
    const answer = await send([file('ana.pdf')]);
    expect([answer.status, errorOf(answer).error]).toEqual([409, 'Este proceso ya no recibe postulaciones.']);
    expect(await publicView()).toMatchObject({ proceso: { nombre: 'Ejecutivo de cobranza', recibe: false } });
    expect(await total()).toBe(0);
  });

  it("receives until the end of the last day, by Chile's clock", async () => {
    host.clock.set('2026-09-06T12:00:00.000Z');
    await close({ fecha_postulacion_fin: '2026-09-06' });
    // Midnight is 03:00 UTC from that day on: clocks went forward.
    host.clock.set('2026-09-07T02:59:59.000Z');
    expect((await send([file('a.pdf')], {})).status).toBe(200);
    host.clock.set('2026-09-07T03:00:00.000Z');
    expect((await send([file('b.pdf')], {})).status).toBe(409);
    host.clock.set('2026-03-10T15:00:00.000Z');
  });

  it('en pausa receives', async () => {
    await write(host, mundo.cuenta_id, (repos) => repos.procesos.update(mundo.proceso_id, { estado: 'en pausa' }));
    expect((await send([file('ana.pdf')])).status).toBe(200);
  });

  it('takes what its own people bring', async () => {
    await close({ estado: 'cerrado' });
    const path = `/api/procesos/${mundo.proceso_id}/cvs/upload`;
    expect((await host.upload(path, [file('ana.pdf')], { as: mundo.reclutador })).status).toBe(200);
  });

  it('a full gratis cuenta tells so kindly, and takes as many as fit', async () => {
    mundo = await addMundo(host, { plan: 'gratis', cvs: 19 });
    const answer = await send([file('ana.pdf'), file('rosa.pdf')]);
    expect(archivosOf(answer)).toMatchObject([
      { estado: 'registrado' },
      { estado: 'rechazado', motivo: 'Este proceso no puede recibir más CVs por ahora.' },
    ]);
    expect(await publicView()).toMatchObject({
      proceso: { recibe: false, motivo: 'Este proceso no puede recibir más CVs por ahora.' },
    });
    expect((await send([file('eva.pdf')], {})).status).toBe(409);
  });

  it('tells its own people that the plan is full, which they can mend, and the same when they send again', async () => {
    mundo = await addMundo(host, { plan: 'gratis', cvs: 20 });
    const path = `/api/procesos/${mundo.proceso_id}/cvs/upload`;
    const headers = { 'idempotency-key': 'de-la-casa-1' };
    for (let time = 0; time < 2; time++) {
      const answer = await host.upload(path, [file('ana.pdf')], { as: mundo.reclutador, headers });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ error: 'Has alcanzado el límite de tu plan.', codigo: 'limite_cvs' });
    }
  });
});
