import { addCvs, addMundo, type Mundo, read, testClock } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import type { Contrato, Solicitud, SolicitudEnviada, SolicitudPublica } from '@recluta/domain/esquemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

const clock = testClock();
let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ clock });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 1 });
});

const ANA = { derecho: 'supresion', nombre: 'Ana Soto', rut: '12.345.678-5', email: 'ana@ejemplo.cl', detalle: '' };
const ask = (more: object = {}, public_id = mundo.public_id) =>
  host.rest('POST', `/api/derechos/${public_id}`, { body: { ...ANA, ...more } });
const asked = async (more: object = {}) => (await ask(more)).body as SolicitudEnviada;
const track = async (seguimiento: string) =>
  ((await host.rest('GET', `/api${seguimiento}`)).body as { solicitud: SolicitudPublica }).solicitud;
const list = async () =>
  ((await host.rest('GET', '/api/solicitudes', { as: mundo.administrador })).body as { solicitudes: Solicitud[] })
    .solicitudes;
const mine = async () => (await list()).find(({ nombre }) => nombre === 'Ana Soto') as Solicitud;
const work = (id: number, what: string, body: object = {}) =>
  host.rest('POST', `/api/solicitudes/${id}/${what}`, { as: mundo.administrador, body });

describe('without an account', () => {
  it.each(['acceso', 'rectificacion', 'supresion', 'oposicion', 'portabilidad', 'bloqueo'])(
    '%s is asked for, and a receipt comes at once with its number and its day',
    async (derecho) => {
      const answer = await ask({ derecho, detalle: 'Mi teléfono es otro.' });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        folio: expect.stringMatching(/^[0-9A-F]{8}$/),
        vence: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    },
  );

  it('who asks to have data corrected says which and how; other rights need no words', async () => {
    const said = 'Escribe qué dato está mal y cómo debe quedar.';
    for (const detalle of ['', ' \n', '\u200b', null, undefined]) {
      const answer = await ask({ derecho: 'rectificacion', detalle });
      expect([answer.status, errorOf(answer).campos]).toEqual([400, { detalle: said }]);
      expect((await ask({ derecho: 'acceso', detalle })).status).toBe(201);
    }
    expect((await list()).some(({ derecho }) => derecho === 'rectificacion')).toBe(false);
  });

  it('the tracking address tells how it stands, and holds no data of who asked', async () => {
    const { seguimiento, folio } = await asked();
    const solicitud = await track(seguimiento);
    expect(solicitud).toMatchObject({
      folio,
      derecho: 'supresion',
      estado: 'recibida',
      responsable: 'Cobranzas del Sur',
    });
    expect(JSON.stringify(solicitud)).not.toMatch(/Ana|12345678|ejemplo/);
  });

  it('another address opens nothing, and the database does not hold the one that does', async () => {
    const { seguimiento } = await asked();
    const token = seguimiento.split('/').at(-1) ?? '';
    expect((await host.rest('GET', `/api/derechos/seguimiento/${token.slice(0, -1)}x`)).status).toBe(404);
    expect(JSON.stringify(rowsOf(host.db, 'solicitudes'))).not.toContain(token);
    expect((await ask({}, 'nadie')).status).toBe(404);
  });

  it('a form sent twice is one request with one address', async () => {
    const clave = 'f'.repeat(32);
    expect(await asked({ clave })).toEqual(await asked({ clave }));
    expect((await list()).filter(({ nombre }) => nombre === 'Ana Soto')).toHaveLength(1);
  });

  it('the address of the whole cuenta takes requests too', async () => {
    const [cuenta] = rowsOf<{ id: number; public_id: string }>(host.db, 'cuentas').filter(
      ({ id }) => id === mundo.cuenta_id,
    );
    expect((await ask({}, cuenta?.public_id)).status).toBe(201);
    expect((await mine()).derecho).toBe('supresion');
  });

  it('the page of the whole cuenta, and its contract, name who it says answers; accepted for another it is to be accepted anew', async () => {
    const as = mundo.administrador;
    const [cuenta] = rowsOf<{ id: number; public_id: string }>(host.db, 'cuentas').filter(
      ({ id }) => id === mundo.cuenta_id,
    );
    const controller = async (public_id = cuenta?.public_id) =>
      ((await host.rest('GET', `/api/derechos/${public_id}`)).body as { responsable: string }).responsable;
    const contract = async (method: 'GET' | 'POST' = 'GET') =>
      (await host.rest(method, '/api/privacidad/contrato', { as })).body as Contrato;
    const name = (responsable: string | null, antes?: object) =>
      host.rest('PUT', '/api/privacidad/responsable', { as, body: { responsable, antes } });
    // Its only empresa; the contract, which none stood beside, is with whoever made the cuenta.
    expect(await controller()).toBe('Cobranzas del Sur');
    expect((await contract('POST')).texto).toContain('**Paula Huenchumán**');
    await host.rest('POST', '/api/empresas/crear', { as, body: { nombre: 'Otra', tipo_empresa: 'final' } });
    expect(await controller()).toBe('Paula Huenchumán');

    expect((await name('  Selección Andina SpA ')).status).toBe(200);
    expect(await controller()).toBe('Selección Andina SpA');
    // Who applied did so to an empresa.
    expect(await controller(mundo.public_id)).toBe('Cobranzas del Sur');
    const renamed = await contract();
    expect(renamed).toMatchObject({ responsable: 'Selección Andina SpA', vigente: false });
    expect(renamed.texto).not.toContain('Paula');
    expect((await contract('POST')).vigente).toBe(true);
    await host.rest('PUT', '/api/privacidad/conservacion', { as, body: { retencion_meses: 9 } });
    expect(errorOf(await name('Otra SpA', { responsable: null })).codigo).toBe('cambiado');
    expect(await controller()).toBe('Selección Andina SpA');
    expect((await name('')).body).toMatchObject({ responsable: null });
    expect(JSON.stringify(rowsOf(host.db, 'eventos'))).not.toContain('Andina');
  });

  it('what is missing is named', async () => {
    const answer = await ask({ email: 'x', nombre: '' });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorOf(answer).campos ?? {}).sort()).toEqual(['email', 'nombre']);
  });
});

describe('who works them', () => {
  it('sees whose cvs may be meant, by RUT or e-mail, those in the papelera too', async () => {
    const { proceso_id, cv_ids, cuenta_id } = mundo;
    const [cv_id = 0] = cv_ids;
    await host.rest('PATCH', `/api/procesos/${proceso_id}/cvs/${cv_id}`, {
      as: mundo.reclutador,
      body: { rut: '12345678-5' },
    });
    await host.rest('DELETE', `/api/procesos/${proceso_id}/cvs/${cv_id}`, { as: mundo.reclutador });
    await asked();
    const { id } = await mine();
    const { body } = await host.rest('GET', `/api/solicitudes/${id}`, { as: mundo.administrador });
    expect((body as { coincidencias: unknown }).coincidencias).toMatchObject([{ id: cv_id, en_papelera: true }]);
    expect(await read(host, cuenta_id).titulares.matching({ rut: null, email: null, telefono: null })).toEqual([]);
  });

  it('answers once, and who asked reads it', async () => {
    const { seguimiento } = await asked();
    const { id } = await mine();
    const reply = { estado: 'denegada', respuesta: 'No encontramos datos tuyos.' };
    expect((await work(id, 'respuesta', reply)).status).toBe(200);
    expect(await track(seguimiento)).toMatchObject(reply);
    expect(errorOf(await work(id, 'respuesta', reply)).codigo).toBe('solicitud_respondida');
  });

  describe('grants only what was done', () => {
    const reply = { estado: 'acogida', respuesta: 'Listo.' };
    /** Ana asks, and one cv is hers. */
    const askFor = async (derecho: string) => {
      const [cv_id = 0] = mundo.cv_ids;
      await host.rest('PATCH', `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}`, {
        as: mundo.reclutador,
        body: { email: ANA.email },
      });
      const { seguimiento } = await asked({ derecho, detalle: 'Mi teléfono es otro.' });
      return { id: (await mine()).id, cv_id, seguimiento };
    };
    const about = (what: string, body: object) =>
      host.rest('POST', `/api/titulares/${what}`, { as: mundo.administrador, body });
    const lastAnswer = () => {
      const told = rowsOf<{ tipo: string; datos: string }>(host.db, 'eventos').findLast(
        ({ tipo }) => tipo === 'solicitud_respondida',
      );
      return JSON.parse(told?.datos ?? '{}');
    };

    it.each([
      ['supresion', 'borrar'],
      ['oposicion', 'bloquear'],
      ['bloqueo', 'bloquear'],
    ])(
      '%s is refused while a cv that may be of who asked stays, and granted once it does not',
      async (derecho, act) => {
        const { id, cv_id, seguimiento } = await askFor(derecho);
        const refused = await work(id, 'respuesta', reply);
        expect([refused.status, errorOf(refused).codigo]).toEqual([409, 'solicitud_sin_cumplir']);
        expect(await track(seguimiento)).toMatchObject({ estado: 'recibida', respuesta: null });
        await about(act, { cv_ids: [cv_id], solicitud_id: act === 'borrar' ? id : undefined });
        expect((await work(id, 'respuesta', reply)).status).toBe(200);
        expect(await track(seguimiento)).toMatchObject(reply);
      },
    );

    it('a block erases nothing: whoever asked to be erased is not, by it', async () => {
      const { id, cv_id } = await askFor('supresion');
      await about('bloquear', { cv_ids: [cv_id] });
      expect(errorOf(await work(id, 'respuesta', reply)).codigo).toBe('solicitud_sin_cumplir');
    });

    it.each([
      ['for the request', true],
      ['from the candidato', false],
    ])(
      'one of two erased %s leaves the other to be found, and what who asked wrote until it is granted',
      async (_, asked_for) => {
        const { id, cv_id, seguimiento } = await askFor('supresion');
        const [second = 0] = await addCvs(host, mundo.cuenta_id, mundo.proceso_id, 1);
        await host.rest('PATCH', `/api/procesos/${mundo.proceso_id}/cvs/${second}`, {
          as: mundo.reclutador,
          body: { rut: ANA.rut },
        });
        const shown = async () =>
          (await host.rest('GET', `/api/solicitudes/${id}`, { as: mundo.administrador })).body as {
            solicitud: Solicitud;
            coincidencias: { id: number }[];
          };
        await about('borrar', { cv_ids: [cv_id], ...(asked_for && { solicitud_id: id }) });
        expect(await shown()).toMatchObject({ solicitud: { nombre: ANA.nombre }, coincidencias: [{ id: second }] });
        expect(errorOf(await work(id, 'respuesta', reply)).codigo).toBe('solicitud_sin_cumplir');
        expect((await work(id, 'respuesta', { ...reply, quedan: [second] })).status).toBe(200);
        expect(lastAnswer()).toEqual({ solicitud_id: id, estado: 'acogida', quedan: 1 });
        expect((await shown()).solicitud).toMatchObject({ nombre: null, rut: null, email: null, detalle: null });
        expect(await track(seguimiento)).toMatchObject(reply);
      },
    );

    it('the last one erased takes what who asked wrote along, answered or not', async () => {
      const { id, cv_id } = await askFor('supresion');
      await about('borrar', { cv_ids: [cv_id] });
      expect((await list()).find((each) => each.id === id)).toMatchObject({ nombre: null, email: null });
      expect((await work(id, 'respuesta', reply)).status).toBe(200);
      expect(lastAnswer()).toEqual({ solicitud_id: id, estado: 'acogida' });
    });

    it('a cv that stays is named, and how many did is written down', async () => {
      const { id, cv_id } = await askFor('supresion');
      expect((await work(id, 'respuesta', { ...reply, quedan: [cv_id + 1_000] })).status).toBe(404);
      expect((await work(id, 'respuesta', { ...reply, quedan: [cv_id] })).status).toBe(200);
      expect(lastAnswer()).toEqual({ solicitud_id: id, estado: 'acogida', quedan: 1 });
    });

    it.each(['acceso', 'rectificacion', 'portabilidad'])('%s does nothing to a cv', async (derecho) => {
      expect((await work((await askFor(derecho)).id, 'respuesta', reply)).status).toBe(200);
    });

    it('what is denied is denied whatever stays', async () => {
      const { id } = await askFor('supresion');
      expect((await work(id, 'respuesta', { ...reply, estado: 'denegada' })).status).toBe(200);
    });
  });

  it('extends the thirty days once, and never a block', async () => {
    const { vence } = await asked();
    const { id } = await mine();
    const extended = (await work(id, 'prorroga')).body as { solicitud: Solicitud };
    expect(Date.parse(extended.solicitud.vence) - Date.parse(vence)).toBe(30 * 86_400_000);
    expect(errorOf(await work(id, 'prorroga')).codigo).toBe('solicitud_sin_prorroga');
    await asked({ nombre: 'Eva', derecho: 'bloqueo' });
    const block = (await list()).find(({ nombre }) => nombre === 'Eva');
    expect((await work(block?.id ?? 0, 'prorroga')).status).toBe(409);
  });

  it('is told how many wait, how many are late, and until when the first waits', async () => {
    await asked();
    const [vence] = (await list()).map((each) => each.vence).sort();
    const pending = async () =>
      (await host.rest('GET', '/api/solicitudes/pendientes', { as: mundo.administrador })).body;
    expect(await pending()).toEqual({ abiertas: 2, vencidas: 0, vence });
    clock.advance(31 * 86_400_000);
    mundo = {
      ...mundo,
      administrador: {
        ...mundo.administrador,
        cookie: await host.deps.sessions.create(mundo.cuenta_id, mundo.administrador.id, null),
      },
    };
    expect(await pending()).toEqual({ abiertas: 2, vencidas: 1, vence });
  });
});
