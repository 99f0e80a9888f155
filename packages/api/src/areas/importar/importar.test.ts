import { DomainError, mintAlcance } from '@recluta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerFor } from '../../caller.ts';
import { addMundo, createKit, type Kit, type Mundo, read, write } from '../../testing/index.ts';
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
  const request = { address: '', local: true, origin: '', cookie: null, agente: null, setCookie: () => undefined };
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
  expect(await names()).toEqual(before);
});

it('creates once what the dry run said, however often it is sent, and writes down counts only', async () => {
  const filas = [
    { fila: 2, nombre: 'Norte Grande', rut: '77777777-7', tipo: 'Reclutadora', descripcion: 'Minería' },
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
    { fila: 2, empresa: 'cobranzas del sur', nombre: 'Cajera', fecha_inicio: '15/3/2026', estado: 'En Pausa' },
    { fila: 3, empresa: '77.777.777-7', nombre: 'Minero', tipo: 'cartera', area: 'Faena' },
    { fila: 4, empresa: 'Nadie', nombre: 'Cajera' },
    { fila: 5, empresa: 'Cobranzas del Sur', nombre: 'EJECUTIVO DE COBRANZA' },
    { fila: 6, empresa: 'Cobranzas del Sur', nombre: 'Guardia', fecha_inicio: '31-02-2026' },
    { fila: 7, empresa: '', nombre: 'Guardia' },
    { fila: 8, empresa: 'Cobranzas del Sur', nombre: 'cajera' },
    { fila: 9, empresa: 'Cobranzas del Sur', nombre: 'Guardia', estado: 'Dormido' },
  ];
  const revision = await reviewProcesos(caller(), { filas });
  expect(said(revision)).toEqual([
    '2 crear',
    '3 crear',
    '4 omitir: No tienes una empresa con ese nombre o RUT',
    '5 omitir: Ya existe un proceso con ese nombre en la empresa',
    '6 omitir: La fecha no se entiende: escribe 2026-03-15 o 15-03-2026',
    '7 omitir: Falta la empresa',
    '8 omitir: Se repite en el archivo',
    '9 omitir: El estado debe ser Activo, En pausa o Cerrado',
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
