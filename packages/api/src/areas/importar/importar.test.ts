import { DomainError, mintAlcance } from '@recluta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerFor } from '../../caller.ts';
import { addCvs, addMundo, callerOf, createKit, type Kit, type Mundo, read, write } from '../../testing/index.ts';
import { updateProceso } from '../procesos/procesos.service.ts';
import { undoEmpresas, undoProcesos } from './deshacer.service.ts';
import { importEmpresas, importProcesos, reviewEmpresas, reviewProcesos } from './importar.service.ts';

let kit: Kit;
let mundo: Mundo;
beforeAll(async () => {
  kit = await createKit();
  mundo = await addMundo(kit);
});
afterAll(() => kit.close());

const caller = () => {
  const { cuenta_id, reclutador } = mundo;
  const request = {
    address: '',
    local: true,
    origin: '',
    cookie: null,
    agente: null,
    usuario: null,
    parte: false,
    setCookie: () => undefined,
  };
  return callerFor(kit.deps, request, mintAlcance({ cuenta_id, usuario_id: reclutador.id, rol: 'reclutador' }));
};
const said = ({ filas }: Awaited<ReturnType<typeof reviewEmpresas>>) =>
  filas.map(({ fila, accion, motivo }) => `${fila} ${accion}${motivo ? `: ${motivo}` : ''}`);
const names = async () => (await read(kit, mundo.cuenta_id).empresas.list()).map(({ nombre }) => nombre);
const room = () => read(kit, mundo.cuenta_id).cuenta.room('empresas');
const codigoOf = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown: unknown) => thrown);
  return error instanceof DomainError ? error.codigo : error;
};

it('says of each row of empresas what would become of it, and changes nothing', async () => {
  const before = await names();
  const filas = [
    { fila: 2, nombre: '  ', rut: '76.086.428-5' },
    { fila: 3, nombre: 'Andes Ñuñoa', rut: '760864285', tipo: 'COBRANZA' },
    { fila: 4, nombre: 'Otra', rut: '76.086.428-5', tipo: 'Final' },
    { fila: 5, nombre: 'COBRANZAS DEL SUR', tipo: 'final' },
    { fila: 6, nombre: 'Rara', tipo: 'Panadería' },
    { fila: 7, nombre: 'ñ'.repeat(301) },
    { fila: 9, nombre: '\u202eשלום', rut: '11.111.111-2' },
  ];
  const revision = await reviewEmpresas(caller(), { filas });
  expect(said(revision)).toEqual([
    '2 omitir: Falta el nombre',
    '3 crear',
    '4 omitir: Se repite en el archivo',
    '5 omitir: Ya existe una empresa con ese nombre',
    '6 omitir: El tipo debe ser Reclutadora, Cobranza o Final',
    '7 omitir: Nombre: tiene más de 300 caracteres',
    '9 crear: RUT inválido: se guarda como está. Sin tipo: se guarda como Final',
  ]);
  expect(revision).toMatchObject({ crear: 2, omitir: 5 });
  const pending = [
    { fila: 2, nombre: 'Norte', rut: 'Por confirmar', tipo: 'Final' },
    { fila: 3, nombre: 'Sur', rut: 'Por confirmar', tipo: 'Final' },
    { fila: 4, nombre: 'SUR', rut: 'No sé', tipo: 'Final' },
  ];
  // What is no RUT tells no two empresas to be one: then their names do.
  expect(said(await reviewEmpresas(caller(), { filas: pending }))).toEqual([
    '2 crear: RUT inválido: se guarda como está',
    '3 crear: RUT inválido: se guarda como está',
    '4 omitir: Se repite en el archivo',
  ]);
  expect(await names()).toEqual(before);
});

it('creates once what the dry run said, however often it is sent, and writes down counts only', async () => {
  const filas = [
    { fila: 2, nombre: 'Norte \u202eGrande', rut: '77777777-7', tipo: 'Reclutadora', descripcion: 'Minería' },
    { fila: 3, nombre: '' },
  ];
  const { huella } = await reviewEmpresas(caller(), { filas });
  const sent = { filas, huella, clave: 'doble-clic-1' };
  const [first, second] = await Promise.all([importEmpresas(caller(), sent), importEmpresas(caller(), sent)]);
  expect(first).toEqual(second);
  expect(first).toMatchObject({ creadas: 1, omitidas: 1 });
  expect((await names()).filter((nombre) => nombre === 'Norte Grande')).toHaveLength(1);
  const eventos = await read(kit, mundo.cuenta_id).eventos.since(0, 10_000);
  expect(eventos.at(-1)).toMatchObject({
    tipo: 'lista_importada',
    datos: { lista: 'empresas', creadas: 1, omitidas: 1 },
  });
  expect(eventos.at(-2)).toMatchObject({ tipo: 'empresa_creada', datos: { empresa_id: first.filas[0]?.id } });
  expect(JSON.stringify(eventos)).not.toContain('Norte Grande');
});

it('is refused whole when somebody changed the empresas meanwhile, or other rows come than were reviewed', async () => {
  const filas = [{ fila: 2, nombre: 'Sur Austral', rut: '88888888-8', tipo: 'Final' }];
  const { huella } = await reviewEmpresas(caller(), { filas });
  const other = [{ fila: 2, nombre: 'Otra cosa', tipo: 'Final' }];
  expect(await codigoOf(importEmpresas(caller(), { filas: other, huella, clave: 'cambio-01' }))).toBe(
    'importacion_cambio',
  );
  await write(kit, mundo.cuenta_id, async (repos) =>
    repos.empresas.create(await repos.cuenta.reserve('empresas'), {
      nombre: 'La misma',
      rut: '88888888-8',
      tipo_empresa: 'final',
      descripcion: null,
    }),
  );
  const before = await names();
  expect(await codigoOf(importEmpresas(caller(), { filas, huella, clave: 'cambio-02' }))).toBe('importacion_cambio');
  expect(await names()).toEqual(before);
});

it('leaves out the rows for which the plan has no room', async () => {
  const left = (await room()) ?? 0;
  const filas = Array.from({ length: left + 2 }, (_, i) => ({ fila: i + 2, nombre: `Cupo ${i}`, tipo: 'Final' }));
  const revision = await reviewEmpresas(caller(), { filas });
  expect(revision).toMatchObject({ crear: left, omitir: 2 });
  expect(said(revision).at(-1)).toBe(`${left + 3} omitir: Se alcanza el límite de tu plan`);
  const { creadas } = await importEmpresas(caller(), { filas, huella: revision.huella, clave: 'cupo-lleno' });
  expect(creadas).toBe(left);
  expect(await room()).toBe(0);
});

it('brings procesos into the empresa that a name or a RUT in any form names, with their stages', async () => {
  const filas = [
    { fila: 2, empresa: 'cobranzas del sur', nombre: 'Cajera', fecha_inicio: '15/3/26', estado: 'En Pausa' },
    { fila: 3, empresa: '77.777.777-7', nombre: 'Minero', tipo: 'cartera', area: 'Faena' },
    { fila: 4, empresa: 'Nadie', nombre: 'Cajera' },
    { fila: 5, empresa: 'Cobranzas del Sur', nombre: 'EJECUTIVO DE COBRANZA' },
    { fila: 6, empresa: 'Cobranzas del Sur', nombre: 'Guardia', fecha_inicio: '31-02-2026' },
    { fila: 7, empresa: '', nombre: 'Guardia' },
    { fila: 8, empresa: 'Cobranzas del Sur', nombre: 'cajera' },
    { fila: 9, empresa: 'Cobranzas del Sur', nombre: 'Guardia', estado: 'Dormido' },
    { fila: 10, empresa: 'Cobranzas del Sur', nombre: 'Guardia', fecha_inicio: 'marzo' },
    // The year as it slips from the fingers, which the form of a proceso takes neither.
    { fila: 11, empresa: 'Cobranzas del Sur', nombre: 'Guardia', fecha_inicio: '15-03-0226' },
    { fila: 12, empresa: 'Cobranzas del Sur', nombre: 'Guardia', fecha_inicio: '2101-01-01' },
  ];
  const revision = await reviewProcesos(caller(), { filas });
  expect(said(revision)).toEqual([
    '2 crear',
    '3 crear',
    '4 omitir: No tienes una empresa con ese nombre o RUT',
    '5 omitir: Ya existe un proceso con ese nombre en la empresa',
    '6 omitir: Esa fecha no existe',
    '7 omitir: Falta la empresa',
    '8 omitir: Se repite en el archivo',
    '9 omitir: El estado debe ser Activo, En pausa o Cerrado',
    '10 omitir: La fecha no se entiende: escribe 2026-03-15 o 15-03-2026',
    '11 omitir: Revisa el año: debe estar entre 2000 y 2100',
    '12 omitir: Revisa el año: debe estar entre 2000 y 2100',
  ]);
  const recibo = await importProcesos(caller(), { filas, huella: revision.huella, clave: 'procesos-1' });
  const [cajera = 0, minero = 0] = recibo.filas.flatMap(({ id }) => id ?? []);
  const { procesos, etapas } = read(kit, mundo.cuenta_id);
  expect(await procesos.get(cajera)).toMatchObject({ estado: 'en pausa', fecha_inicio: '2026-03-15', tipo: 'proceso' });
  expect(await procesos.get(minero)).toMatchObject({ empresa_nombre: 'Norte Grande', tipo: 'cartera', area: 'Faena' });
  expect((await etapas.list(minero)).length).toBeGreaterThanOrEqual(6);
});

it('two thousand rows are one transaction, with a public address each', async () => {
  const filas = Array.from({ length: 2_000 }, (_, i) => ({
    fila: i + 2,
    empresa: 'Cobranzas del Sur',
    nombre: `N ${i}`,
  }));
  const { huella, crear } = await reviewProcesos(caller(), { filas });
  expect(crear).toBe(2_000);
  await importProcesos(caller(), { filas, huella, clave: 'dos-mil-filas' });
  const all = await read(kit, mundo.cuenta_id).procesos.list();
  expect(new Set(all.map(({ public_id }) => public_id)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2_000);
});

describe('an import that is undone', () => {
  beforeAll(async () => {
    // Of its own cuenta: the others fill theirs up to the limit.
    mundo = await addMundo(kit);
  });
  const fresh = async (nombres: string[], clave: string) => {
    const filas = nombres.map((nombre, i) => ({ fila: i + 2, nombre, tipo: 'Final' }));
    const { huella } = await reviewEmpresas(caller(), { filas });
    return (await importEmpresas(caller(), { filas, huella, clave })).filas.map(({ id }) => id ?? 0);
  };

  it('takes the empresas away that nobody uses, and says which stay and why; asked again it says the same', async () => {
    const before = await names();
    const [, con_area = 0] = await fresh(['Aire', 'Bosque'], 'deshacer-1');
    const libre = await room();
    await write(kit, mundo.cuenta_id, ({ empresas }) => empresas.createArea(con_area, 'Faena'));
    const deshecha = await undoEmpresas(caller(), { clave: 'deshacer-1' });
    expect(deshecha).toEqual({ quitadas: 1, quedaron: [{ fila: 3, id: con_area, motivo: 'Ya tiene áreas' }] });
    expect(await names()).toEqual([...before, 'Bosque']);
    expect(await room()).toBe((libre ?? 0) + 1);
    const told = async () => (await read(kit, mundo.cuenta_id).eventos.since(0, 10_000)).map(({ tipo }) => tipo);
    expect((await told()).slice(-2)).toEqual(['empresa_eliminada', 'importacion_deshecha']);
    const events = (await told()).length;
    expect(await undoEmpresas(caller(), { clave: 'deshacer-1' })).toEqual(deshecha);
    expect(await told()).toHaveLength(events);
  });

  it('leaves the procesos that received CVs or that somebody changed', async () => {
    const filas = ['Libre', 'Con CVs', 'Cambiado'].map((nombre, i) => ({
      fila: i + 2,
      empresa: 'Cobranzas del Sur',
      nombre,
    }));
    const { huella } = await reviewProcesos(caller(), { filas });
    const { filas: made } = await importProcesos(caller(), { filas, huella, clave: 'deshacer-2' });
    const [libre = 0, con_cvs = 0, cambiado = 0] = made.map(({ id }) => id ?? 0);
    await addCvs(kit, mundo.cuenta_id, con_cvs, 1);
    await updateProceso(callerOf(kit, mundo.reclutador), cambiado, { area: 'Faena' });
    const used = () => read(kit, mundo.cuenta_id).cuenta.used('procesos_activos');
    const activos = await used();
    expect(await undoProcesos(caller(), { clave: 'deshacer-2' })).toEqual({
      quitadas: 1,
      quedaron: [
        { fila: 3, id: con_cvs, motivo: 'Ya recibió CVs' },
        { fila: 4, id: cambiado, motivo: 'Alguien ya lo configuró o lo cambió' },
      ],
    });
    expect(await codigoOf(read(kit, mundo.cuenta_id).procesos.get(libre))).toBe('no_encontrado');
    expect(await used()).toBe(activos - 1);
  });

  it('is found by its clave, its list and its cuenta only', async () => {
    await fresh(['Cobre'], 'deshacer-3');
    expect(await codigoOf(undoEmpresas(caller(), { clave: 'nunca-se-envio' }))).toBe('no_encontrado');
    expect(await codigoOf(undoProcesos(caller(), { clave: 'deshacer-3' }))).toBe('no_encontrado');
    const ajeno = callerOf(kit, (await addMundo(kit)).reclutador);
    expect(await codigoOf(undoEmpresas(ajeno, { clave: 'deshacer-3' }))).toBe('no_encontrado');
    expect(await names()).toContain('Cobre');
  });
});
