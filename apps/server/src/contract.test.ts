import { readFileSync } from 'node:fs';
import { openApiDocument, operationList } from '@recluta/api';
import { addCvs, addMundo, type Mundo } from '@recluta/api/testing';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, type Host } from './testing/host.ts';
import { SECTION_7 } from './testing/section7.data.ts';

/** Routes that come from no operation: the screens' door, the API's page and health. */
const CLOSED_LIST = [
  '/trpc/:path *',
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs*',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
];

/** Every route of the host, from the tree that Fastify prints. */
function routesOf({ app }: Host): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      const path = (parents[depth - 1] ?? '') + part;
      parents[depth] = path;
      const each = methods.split(', ').filter((method) => method !== 'HEAD');
      return each.length > 5 ? [`${path} *`] : each.map((method) => `${method} ${path}`);
    });
}

const cvShape = {
  id: expect.any(Number),
  nombre: null,
  nacionalidad: null,
  rut: null,
  email: null,
  telefono: null,
  pretension_renta: null,
  pretension_max: null,
  tecnologias: [],
  criterios: [],
  experiencia_callcenter: false,
  experiencia_retail: false,
  experiencia_judicial: false,
  experiencia_administrativa: false,
  etapa: 'recibido',
  lectura: 'fallido',
  lectura_motivo: null,
  por_revisar: false,
  archivo_nombre: 'cv-1.pdf',
  mismo_archivo_que: null,
  anonimizado_en: null,
  origen: 'publico',
  creado_en: '2026-03-10T15:00:00.000Z',
  movido_en: '2026-03-10T15:00:00.000Z',
  motivo_id: null,
  responsable_id: null,
  etiquetas: [],
};
const fechas = {
  fecha_inicio: null,
  fecha_postulacion_fin: null,
  fecha_entrevistas_inicio: null,
  fecha_seleccion_fin: null,
  fecha_cierre: null,
};

let host: Host;
beforeAll(async () => {
  host = await createHost();
});
afterAll(() => host.stop());

describe('the calls of §7', () => {
  it('are 37', () => expect(SECTION_7).toHaveLength(37));

  it.each(SECTION_7)('%s %s is served by %s', (method, path, name) => {
    const rest = operationList.find((one) => one.name === name)?.op.rest;
    expect(`${rest?.method} ${rest?.path}`).toBe(`${method} ${path.split('?')[0]}`);
  });

  it('have no unknown neighbour: every route is an operation or on the closed list', () => {
    const operations = operationList.flatMap(({ op }) =>
      op.rest ? [`${op.rest.method} ${op.rest.path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
    );
    expect(routesOf(host).sort()).toEqual([...operations, ...CLOSED_LIST].sort());
  });
});

describe('the API document', () => {
  it('is current: `npm run openapi` writes it anew', () => {
    const written = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(written).toBe(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
  });

  it('names every REST operation once', () => {
    const { paths } = openApiDocument() as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((line) => Object.values(line).map(({ operationId }) => operationId));
    expect(ids.sort()).toEqual(
      operationList
        .filter(({ op }) => op.rest)
        .map(({ name }) => name)
        .sort(),
    );
  });
});

describe('the shapes of replies', () => {
  let mundo: Mundo;
  let as: Mundo['administrador'];
  const get = async (path: string) => (await host.rest('GET', path, { as })).body;
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, body: reply } = await host.rest(method, path, { as, ...(body === undefined ? {} : { body }) });
    return [status, reply];
  };
  beforeAll(async () => {
    mundo = await addMundo(host, { plan: 'avanzado', cvs: 1 });
    as = mundo.administrador;
  });

  it('sesion', async () => {
    expect(await get('/api/auth/verify')).toEqual({ ok: true });
    const { permisos, ...perfil } = (await get('/api/auth/perfil')) as { permisos: string[] };
    expect(perfil).toEqual({
      usuario: { id: as.id, nombre: 'administrador', email: as.email, rol: 'administrador', clave_temporal: false },
      cuenta: { nombre: 'Paula Huenchumán', plan: 'avanzado' },
      ultimo_evento: expect.any(Number),
    });
    expect(permisos).toContain('usuarios.escribir');
  });

  it('usuarios, where the administrador stands too and counts in no limit', async () => {
    const usuario = {
      id: expect.any(Number),
      nombre: 'Rosa',
      email: 'rosa@ejemplo.cl',
      rol: 'visor',
      empresa_id: mundo.empresa_id,
      empresa_nombre: 'Cobranzas del Sur',
      activo: true,
      creado_en: '2026-03-10T15:00:00.000Z',
    };
    const limits = {
      max: { empresas_max: 5, reclutadores_max: 25, visores_max: 25 },
      usados: { empresas: 1, reclutadores: 1, visores: 2 },
    };
    const nuevo = {
      nombre: ' Rosa ',
      email: ' Rosa@Ejemplo.cl ',
      password: 'copihue-rojo',
      rol: 'visor',
      empresa_id: mundo.empresa_id,
    };
    expect(await send('POST', '/api/usuarios', nuevo)).toEqual([201, { usuario, limits }]);
    const { usuarios } = (await get('/api/usuarios?scope=tenant')) as { usuarios: { id: number; rol: string }[] };
    expect(usuarios.map(({ rol }) => rol)).toEqual(['administrador', 'reclutador', 'visor', 'visor']);
    expect(await get('/api/usuarios')).toEqual({ usuarios });
    const id = usuarios.at(-1)?.id;
    expect(
      await send('PUT', `/api/usuarios/${id}`, { nombre: '', rol: 'visor', empresa_id: mundo.empresa_id }),
    ).toEqual([200, { usuario: { ...usuario, nombre: null }, limits, relevados: 0, entrevistas_relevadas: 0 }]);
    expect(await get('/api/planes/limits')).toEqual(limits);
  });

  it('empresas and áreas; a valid RUT comes back with dots however it was typed, another as it was typed; two have no valid one in common', async () => {
    const nueva = { nombre: 'Andes', rut: '76086428–5', tipo: 'cobranza', descripcion: '' };
    const empresa = {
      id: expect.any(Number),
      nombre: 'Andes',
      rut: '76.086.428-5',
      tipo_empresa: 'cobranza',
      descripcion: null,
      creada_en: '2026-03-10T15:00:00.000Z',
    };
    expect(await send('POST', '/api/empresas/crear', nueva)).toEqual([201, { empresa }]);
    const foreign = { nombre: 'Lima SAC', rut: 'RUC 2045', tipo_empresa: 'final' };
    expect(await send('POST', '/api/empresas/crear', foreign)).toMatchObject([201, { empresa: { rut: 'RUC 2045' } }]);
    expect(((await get('/api/empresas')) as { empresas: unknown[] }).empresas[1]).toEqual(empresa);
    const again = { ...nueva, nombre: 'Andes SpA', rut: '76.086.428-5' };
    expect(await send('POST', '/api/empresas/crear', again)).toMatchObject([
      409,
      { codigo: 'empresa_repetida', campos: { rut: 'Ya tienes una empresa con este RUT: Andes.' } },
    ]);
    const branch = { ...foreign, nombre: 'Lima Norte' };
    expect(await send('POST', '/api/empresas/crear', branch)).toMatchObject([201, { empresa: { rut: 'RUC 2045' } }]);
    const areas = `/api/empresas/${mundo.empresa_id}/areas`;
    const [status, reply] = await send('POST', areas, { nombre: ' Tiendas ' });
    expect([status, reply]).toEqual([201, { area: { id: expect.any(Number), nombre: 'Tiendas' } }]);
    expect(await send('POST', areas, { nombre: 'TIENDAS' })).toMatchObject([409, { codigo: 'area_repetida' }]);
    expect(await get(areas)).toEqual({
      areas: [{ id: mundo.area_id, nombre: 'Cobranza' }, (reply as { area: unknown }).area],
    });
    expect(await send('DELETE', `${areas}/${mundo.area_id}`)).toEqual([200, { ok: true }]);
  });

  it('procesos: activo and proceso when nothing is said, a PATCH of any part, date-times cut to the date', async () => {
    const proceso = {
      id: expect.any(Number),
      public_id: expect.stringMatching(/^[\w-]{22}$/),
      empresa_id: mundo.empresa_id,
      empresa_nombre: 'Cobranzas del Sur',
      nombre: 'Cajera',
      tipo: 'proceso',
      area: 'Tienda nueva',
      descripcion: null,
      estado: 'activo',
      ...fechas,
      fecha_inicio: '2026-09-06',
      creado_en: '2026-03-10T15:00:00.000Z',
      total_cvs: 0,
    };
    const nuevo = {
      empresa_id: String(mundo.empresa_id),
      nombre: ' Cajera ',
      tipo: '',
      area: 'Tienda nueva',
      descripcion: '  ',
      estado: null,
      fecha_inicio: '2026-09-06T00:00:00.000Z',
    };
    const [status, reply] = await send('POST', '/api/procesos', nuevo);
    expect([status, reply]).toEqual([201, { proceso }]);
    const { id } = (reply as { proceso: { id: number } }).proceso;
    expect(await send('PATCH', `/api/procesos/${id}`, { estado: 'en pausa' })).toEqual([
      200,
      { proceso: { ...proceso, id, estado: 'en pausa' } },
    ]);
    expect(await send('PATCH', `/api/procesos/${id}`, {})).toMatchObject([200, { proceso: { nombre: 'Cajera' } }]);
    expect(((await get('/api/procesos/mios')) as { procesos: { id: number }[] }).procesos.map((one) => one.id)).toEqual(
      [id, mundo.proceso_id],
    );
    const dates = { fecha_inicio: '2026-12-01', fecha_cierre: '2026-11-01', fecha_seleccion_fin: '' };
    const kept = { ...fechas, fecha_inicio: '2026-12-01', fecha_cierre: '2026-11-01' };
    expect(await send('PATCH', `/api/procesos/${id}/fechas`, dates)).toEqual([200, { fechas: kept }]);
    expect(await get(`/api/procesos/${id}/fechas`)).toEqual({ fechas: kept });
    expect(await get(`/api/procesos/${id}/calendario`)).toEqual({ fechas: kept, eventos: [] });
    expect(await send('PATCH', `/api/procesos/${id}`, { fecha_inicio: null })).toMatchObject([
      200,
      { proceso: { fecha_inicio: null, fecha_cierre: '2026-11-01' } },
    ]);
  });

  it('what anybody may know of a proceso', async () => {
    const { body } = await host.rest('GET', `/api/procesos/public/${mundo.public_id}`);
    expect(Object.keys(body as object)).toEqual(['proceso', 'privacidad']);
    expect((body as { proceso: unknown }).proceso).toEqual({
      nombre: 'Ejecutivo de cobranza',
      empresa_nombre: 'Cobranzas del Sur',
      area: null,
      recibe: true,
      motivo: null,
    });
  });

  it('criterios and tecnologías', async () => {
    for (const [path, one, id] of [
      ['criterios', 'criterio', mundo.criterio_id],
      ['tecnologias', 'tecnologia', mundo.tecnologia_id],
    ] as const) {
      const address = `/api/procesos/${mundo.proceso_id}/${path}`;
      const [status, reply] = await send('POST', address, { nombre: 'ventas' });
      expect([status, reply]).toEqual([201, { [one]: { id: expect.any(Number), nombre: 'ventas' } }]);
      expect(await send('POST', address, { nombre: 'Ventas' })).toMatchObject([
        409,
        { codigo: `${one}_repetid${one === 'criterio' ? 'o' : 'a'}` },
      ]);
      expect(await send('DELETE', `/api/procesos/${path}/${id}`)).toEqual([200, { ok: true }]);
      expect(await get(address)).toEqual({ [path]: [(reply as Record<string, unknown>)[one]] });
    }
  });

  it('cvs, their counts with zeros and the shared selection', async () => {
    const path = `/api/procesos/${mundo.proceso_id}/cvs`;
    const [first = 0] = mundo.cv_ids;
    const [second = 0] = await addCvs(host, mundo.cuenta_id, mundo.proceso_id, 1);
    expect(await get(path)).toEqual({
      cvs: [
        { ...cvShape, id: first, etiquetas: [mundo.etiqueta_id] },
        { ...cvShape, id: second },
      ],
    });
    const counts = (recibido: number, preseleccion: number) => ({
      counts: ETAPAS_POR_DEFECTO.map(({ clave }) => ({
        etapa: clave,
        total: { recibido, preseleccion }[clave as 'recibido'] ?? 0,
      })),
    });
    expect(await get(`${path}/counts`)).toEqual(counts(2, 0));
    expect(await send('POST', `${path}/selection`, { selected_ids: [first, second, first] })).toEqual([
      200,
      { selected_ids: [first, second] },
    ]);
    expect(await get(`${path}/selection`)).toEqual({ selected_ids: [first, second] });
    expect(await send('POST', `${path}/advance`, { selected_ids: [first] })).toEqual([
      200,
      { movidos: [first], omitidos: [] },
    ]);
    expect(await get(`${path}/selection`)).toEqual({ selected_ids: [second] });
    expect(await get(`${path}/counts`)).toEqual(counts(1, 1));
    expect(await get(path)).toMatchObject({ cvs: [{ id: second }] });
    expect(await get(`${path}?stage=`)).toMatchObject({ cvs: [{ id: second }] });
    expect(await get(`${path}?stage=preseleccion`)).toMatchObject({ cvs: [{ id: first }] });
    expect(await get(`${path}?stage=todas`)).toMatchObject({ cvs: [{ id: first }, { id: second }] });
    expect(await send('DELETE', `${path}/${second}`)).toEqual([200, { ok: true }]);
    expect(await get(`${path}/counts`)).toEqual(counts(0, 1));
    expect(await get(`${path}/selection`)).toEqual({ selected_ids: [] });
    expect(await get(`${path}/${first}/signed-url`)).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost.*\/f\/\d+\?/),
    });
  });
});
