import { addMundo, type Mundo, pdf } from '@recluta/api/testing';
import { rowsOf } from '@recluta/db/testing';
import type { PrivacidadCv, PrivacidadPublica } from '@recluta/domain/esquemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHost, errorOf, type Host } from './testing/host.ts';

let host: Host;
let mundo: Mundo;
beforeAll(async () => {
  host = await createHost({ listen: true });
});
afterAll(() => host.stop());
beforeEach(async () => {
  mundo = await addMundo(host, { cvs: 0 });
});

const notice = async (): Promise<PrivacidadPublica> => {
  const { body } = await host.rest('GET', `/api/procesos/public/${mundo.public_id}`);
  return (body as { privacidad: PrivacidadPublica }).privacidad;
};

let ordinal = 0;
/** Sends a CV by the public link with what the form declares; its id. */
async function send(fields: Record<string, string>, name = `cv-${++ordinal}`): Promise<number> {
  const values = Object.entries({ proceso_public_id: mundo.public_id, ...fields });
  const { status, body } = await host.upload('/api/upload-cvs', [
    ...values.map(([field, value]) => ({ name: field, value })),
    { file: `${name}.pdf`, content: pdf(name) },
  ]);
  expect(status).toBe(200);
  return (body as { archivos: { cv_id: number }[] }).archivos[0]?.cv_id ?? 0;
}

const ofCv = (cv_id: number, what: string) => `/api/procesos/${mundo.proceso_id}/cvs/${cv_id}/${what}`;
const privacyOf = async (cv_id: number) =>
  (await host.rest('GET', ofCv(cv_id, 'privacidad'), { as: mundo.visor })).body as PrivacidadCv;

describe('the public upload', () => {
  it('says who is responsible, what for and for how long, before anything is sent', async () => {
    const { aviso, cartera, terceros } = await notice();
    expect(aviso).toContain('Cobranzas del Sur');
    expect(aviso).toContain('6 meses');
    expect(cartera.texto).toContain('12 meses');
    expect(terceros).toContain('autorización');
  });

  it('a cv without a consent is received, and the consent is not given', async () => {
    expect((await privacyOf(await send({}))).cartera.estado).toBe('no_dado');
  });

  it('a consent is kept with its version, its words and its end, twelve months later', async () => {
    const { cartera } = await notice();
    const cv_id = await send({ remitente: 'titular', consentimiento_cartera: cartera.huella });
    const kept = await privacyOf(cv_id);
    expect(kept).toMatchObject({ remitente: 'titular', base: 'medidas_precontractuales', aviso_version: '1.1' });
    expect(kept.cartera).toMatchObject({ estado: 'vigente', version: '1.0', texto: cartera.texto });
    expect(kept.cartera.hasta?.slice(0, 4)).toBe(String(Number(kept.cartera.desde?.slice(0, 4)) + 1));
    expect(rowsOf(host.db, 'consentimientos').find((row) => row.cv_id === cv_id)).toHaveProperty('direccion');
  });

  it('a consent to other words than those that stand is not one', async () => {
    const cv_id = await send({ remitente: 'titular', consentimiento_cartera: 'si' });
    expect((await privacyOf(cv_id)).cartera.estado).toBe('no_dado');
  });

  it('nobody agrees in the name of another', async () => {
    const { cartera } = await notice();
    const cv_id = await send({ remitente: 'tercero', consentimiento_cartera: cartera.huella });
    expect(await privacyOf(cv_id)).toMatchObject({ remitente: 'tercero', cartera: { estado: 'no_dado' } });
  });

  it('who sends the same file again and agrees this time has agreed', async () => {
    const cv_id = await send({}, 'igual');
    const { cartera } = await notice();
    expect(await send({ remitente: 'titular', consentimiento_cartera: cartera.huella }, 'igual')).toBe(cv_id);
    expect((await privacyOf(cv_id)).cartera.estado).toBe('vigente');
  });

  it('a consent is withdrawn with one call, and stays written down', async () => {
    const { cartera } = await notice();
    const cv_id = await send({ remitente: 'titular', consentimiento_cartera: cartera.huella });
    const { body } = await host.rest('DELETE', ofCv(cv_id, 'consentimiento'), { as: mundo.reclutador });
    expect((body as PrivacidadCv).cartera).toMatchObject({ estado: 'retirado', texto: cartera.texto });
  });
});

describe('the log of accesses', () => {
  const accesses = async (cv_id: number) =>
    (
      (await host.rest('GET', ofCv(cv_id, 'accesos'), { as: mundo.administrador })).body as {
        accesos: { tipo: string; usuario_nombre: string }[];
      }
    ).accesos.map(({ tipo, usuario_nombre }) => [tipo, usuario_nombre]);

  it('tells who saw, opened and exported a person, and each look of an hour once', async () => {
    const cv_id = await send({});
    for (let i = 0; i < 3; i++) await host.rest('GET', ofCv(cv_id, 'lectura'), { as: mundo.visor });
    await host.rest('GET', ofCv(cv_id, 'signed-url'), { as: mundo.visor });
    await host.rest('POST', `/api/procesos/${mundo.proceso_id}/cvs/exportar`, {
      as: mundo.reclutador,
      body: { ids: [cv_id], columnas: ['nombre'] },
    });
    expect(await accesses(cv_id)).toEqual([
      ['cv_exportado', 'reclutador'],
      ['archivo_abierto', 'visor'],
      ['cv_visto', 'visor'],
    ]);
  });
});

describe('two cvs side by side', () => {
  it('are seen, both of them', async () => {
    const [este, otro] = [await send({}), await send({})];
    await host.rest('GET', ofCv(este, `fusion/${otro}`), { as: mundo.reclutador });
    const seen = rowsOf<{ tipo: string; cv_id: number }>(host.db, 'eventos').filter(({ tipo }) => tipo === 'cv_visto');
    expect(seen.map(({ cv_id }) => cv_id)).toEqual(expect.arrayContaining([este, otro]));
  });
});

describe('a blocked person', () => {
  it('is told as blocked at both doors, whatever is asked of them, and not to another cuenta', async () => {
    const cv_id = await send({});
    await host.rest('POST', '/api/titulares/bloquear', { as: mundo.administrador, body: { cv_ids: [cv_id] } });
    const { proceso_id, reclutador } = mundo;
    for (const [method, what, body] of [
      ['GET', 'lectura'],
      ['GET', 'signed-url'],
      ['GET', 'notas'],
      ['GET', 'historial'],
      ['POST', 'notas', { texto: 'Hola' }],
    ] as const)
      expect(errorOf(await host.rest(method, ofCv(cv_id, what), { as: reclutador, body }))).toMatchObject({
        codigo: 'cv_bloqueado',
      });
    const file = { file: 'carta.pdf', content: pdf('carta') };
    expect(errorOf(await host.upload(ofCv(cv_id, 'adjuntos'), [file], { as: reclutador })).codigo).toBe('cv_bloqueado');
    const message = { proceso_id, cv_id, plantilla: 'datos', medio: 'whatsapp' };
    expect(errorOf(await host.trpc('cvs.recordMessage', message, { as: reclutador })).codigo).toBe('cv_bloqueado');
    const ajeno = await addMundo(host, { cvs: 0 });
    expect((await host.rest('GET', ofCv(cv_id, 'lectura'), { as: ajeno.reclutador })).status).toBe(404);
  });
});

describe('the processor contract', () => {
  it('is accepted by registering, with its version and its words', async () => {
    const email = 'contrato@ejemplo.cl';
    const { headers } = await host.rest('POST', '/api/auth/register-admin', {
      body: { nombre: 'Andes SpA', email, password: 'copihue-rojo-2026', plan: 'basico' },
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await host.rest('GET', '/api/privacidad/contrato', { headers: { cookie } });
    expect(body).toMatchObject({ version: '1.0', vigente: true, aceptado: { version: '1.0', por: 'Andes SpA' } });
    expect((body as { texto: string }).texto).toContain('**Andes SpA**');
  });

  it('who registered before it accepts it once', async () => {
    const get = async () => (await host.rest('GET', '/api/privacidad/contrato', { as: mundo.administrador })).body;
    expect(await get()).toMatchObject({ aceptado: null, vigente: false });
    await host.rest('POST', '/api/privacidad/contrato', { as: mundo.administrador });
    expect(await get()).toMatchObject({ vigente: true });
  });
});

it('the register of breaches keeps its five facts', async () => {
  const facts = {
    detectado: '2026-11-20',
    naturaleza: 'Correo a otra persona',
    efectos: 'Alguien vio un CV',
    categorias: 'Contacto',
    personas: 1,
    medidas: 'Se pidió borrarlo',
  };
  const path = '/api/privacidad/incidentes';
  expect((await host.rest('POST', path, { as: mundo.administrador, body: facts })).status).toBe(201);
  const { body } = await host.rest('GET', path, { as: mundo.administrador });
  expect(body).toMatchObject({ incidentes: [{ ...facts, agencia_en: null }] });
});
