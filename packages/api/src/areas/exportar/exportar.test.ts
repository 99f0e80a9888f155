import { text } from 'node:stream/consumers';
import { COLUMNAS, mintAlcance } from '@recluta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerFor } from '../../caller.ts';
import type { FileAnswer } from '../../operation.ts';
import { addMundo, createKit, type Kit, type Mundo, read, write } from '../../testing/index.ts';
import { exportCvs, exportEmpresas, exportProcesos, exportUsuarios } from './exportar.service.ts';

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
const keys = <K extends string>(record: Record<K, string>) => Object.keys(record) as K[];
const lines = async (answer: Promise<FileAnswer>) =>
  (await text(await (await answer).content(null))).split('\r\n').slice(0, -1);
const eventos = async (wanted: string) =>
  (await read(kit, mundo.cuenta_id).eventos.since(0, 10_000)).filter(({ tipo }) => tipo === wanted);

it('holds the rows and columns of the screen in its order, as Excel es-CL reads them', async () => {
  const { proceso_id, cv_ids } = mundo;
  const [one = 0, two = 0] = cv_ids;
  await write(kit, mundo.cuenta_id, (repos) =>
    repos.lecturas.edit(one, {
      nombre: '=HYPERLINK("http://x";"y")',
      rut: '12345678-5',
      telefono: '987654321',
      pretension_renta: 650_000,
      pretension_max: 800_000,
      tecnologias: ['Excel', 'SAP'],
    }),
  );
  await write(kit, mundo.cuenta_id, (repos) => repos.seleccion.replace(proceso_id, [two]));
  const answer = exportCvs(caller(), {
    proceso_id,
    ids: [two, one, one],
    columnas: ['estado', 'nombre', 'rut', 'telefono', 'renta', 'renta_hasta', 'tecnologias', 'recibido'],
    filtros: ['busqueda'],
  });
  const [head, first, second, ...rest] = await lines(answer);
  expect(head).toBe('\ufeffEstado;Nombre;RUT;Teléfono;Renta desde;Renta hasta;Tecnologías;Recibido');
  expect(first).toMatch(/^Preseleccionado;/);
  expect(second).toMatch(
    /^Recibido;"'=HYPERLINK\(""http:\/\/x"";""y""\)";12\.345\.678-5;56 9 8765 4321;650000;800000;"Excel, SAP";\d{4}-\d\d-\d\d$/,
  );
  expect(rest).toEqual([]);
  expect((await answer).filename).toMatch(/^cvs-ejecutivo-de-cobranza-\d{4}-\d\d-\d\d\.csv$/);
});

it('writes down who took what away, and no value of a person', async () => {
  const { proceso_id, cv_ids, reclutador } = mundo;
  const ids = cv_ids.slice(0, 2);
  await lines(exportCvs(caller(), { proceso_id, ids, columnas: ['rut'], filtros: ['nacionalidad', 'busqueda'] }));
  expect((await eventos('lista_exportada')).at(-1)).toMatchObject({
    tipo: 'lista_exportada',
    usuario_id: reclutador.id,
    proceso_id,
    datos: { lista: 'cvs', filas: 2, columnas: 'rut', filtros: 'nacionalidad,busqueda' },
  });
  expect((await eventos('cv_exportado')).slice(-2).map(({ cv_id, datos }) => [cv_id, datos])).toEqual(
    ids.map((id) => [id, null]),
  );
});

it('leaves out a cv that went to the papelera meanwhile', async () => {
  const { proceso_id, cv_ids } = mundo;
  const ids = cv_ids.slice(-2);
  await write(kit, mundo.cuenta_id, (repos) => repos.cvs.remove(proceso_id, ids[0] ?? 0));
  expect(await lines(exportCvs(caller(), { proceso_id, ids, columnas: ['nombre'], filtros: [] }))).toHaveLength(2);
});

it('every column of the other lists has its value', async () => {
  const { empresa_id, proceso_id, visor } = mundo;
  const filtros: never[] = [];
  const [, empresa] = await lines(
    exportEmpresas(caller(), { ids: [empresa_id], columnas: keys(COLUMNAS.empresas), filtros }),
  );
  expect(empresa).toMatch(/^Cobranzas del Sur;;Final;\d{4}-\d\d-\d\d$/);
  const [, proceso] = await lines(
    exportProcesos(caller(), { ids: [proceso_id], columnas: keys(COLUMNAS.procesos), filtros }),
  );
  expect(proceso).toMatch(/^Ejecutivo de cobranza;\d+;Cobranzas del Sur;;Activo;$/);
  const [, usuario] = await lines(
    exportUsuarios(caller(), { ids: [visor.id], columnas: keys(COLUMNAS.usuarios), filtros }),
  );
  expect(usuario).toMatch(/^visor;visor-\d+@ejemplo\.cl;;Visor;Activo;\d{4}-\d\d-\d\d$/);
});
