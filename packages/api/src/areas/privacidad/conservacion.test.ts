import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { rowsOf } from '@recluta/db/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepRetention } from '../../jobs/sweep-retention.ts';
import type { UploadPart } from '../../operation.ts';
import {
  addCvs,
  addMundo,
  addProceso,
  callerOf,
  createKit,
  type Kit,
  keptFiles,
  type Mundo,
  pdf,
  read,
} from '../../testing/index.ts';
import { createEntrevista } from '../calendario/entrevistas.service.ts';
import { attachFiles } from '../candidato/adjuntos.service.ts';
import { writeNote } from '../candidato/notas.service.ts';
import { editCv, showReading } from '../cvs/lectura.service.ts';
import { copyCvs, readManyAgain } from '../cvs/masivas.service.ts';
import { addTask } from '../tareas/tareas.service.ts';
import { anonymiseNow, keepCv, releaseCv, saveRetention, showRetention } from './conservacion.service.ts';
import { anonymiseDue } from './conservacion.ts';
import { showPrivacy, withdrawConsent } from './cv.service.ts';
import { blockTitular, eraseTitular, exportTitular } from './titular.service.ts';

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit);
});
afterEach(() => kit.close());

const DAY_MS = 86_400_000;
const admin = () => callerOf(kit, mundo.administrador);
const ofProceso = (cv_ids: number[]) => ({ proceso_id: mundo.proceso_id, cv_ids });
const report = async () => (await showRetention(admin())).personas.map(({ id }) => id);
const edit = (fields: object) =>
  admin().write((repos) => repos.procesos.update(mundo.proceso_id, fields as { fecha_cierre: string }));
const names = async () =>
  (await read(kit, mundo.cuenta_id).cvs.list(mundo.proceso_id, null, { after: 0, limit: null })).map(
    ({ archivo_nombre }) => archivo_nombre,
  );

it('nobody is past their time before six months without activity, and everybody after them', async () => {
  kit.clock.advance(180 * DAY_MS);
  expect(await report()).toEqual([]);
  kit.clock.advance(6 * DAY_MS);
  expect(await report()).toEqual(mundo.cv_ids);
});

it('counts from fecha_cierre when that is later, and from the last activity otherwise', async () => {
  const today = new Date(kit.clock.now()).toISOString();
  await edit({ fecha_cierre: new Date(kit.clock.now() + 60 * DAY_MS).toISOString().slice(0, 10) });
  kit.clock.advance(200 * DAY_MS);
  expect(await report()).toEqual([]);
  await edit({ fecha_cierre: today.slice(0, 10) });
  expect(await report()).toEqual(mundo.cv_ids);
  await admin().write((repos) => repos.cvs.move(mundo.proceso_id, mundo.cv_ids.slice(0, 1), 'oferta'));
  expect(await report()).toEqual([]);
});

it.each<[string, (of: { proceso_id: number; cv_id: number }) => Promise<unknown>]>([
  ['a note', (of) => writeNote(admin(), { ...of, texto: 'Vuelve a postular', menciones: [] })],
  ['a task', (of) => addTask(admin(), { ...of, texto: 'Llamar', vence: null, responsable_id: null })],
  ['what was typed of a person', (of) => editCv(admin(), { ...of, nombre: 'Ana Soto' })],
  [
    'an interview',
    ({ proceso_id, cv_id }) => {
      const when = { fecha_inicio: '2026-09-26T15:00:00.000Z', fecha_fin: '2026-09-26T16:00:00.000Z' };
      const rest = { titulo: null, responsable_id: null, lugar: null, notas: null };
      return createEntrevista(admin(), proceso_id, { ...when, ...rest, cv_id });
    },
  ],
])('%s is activity: of a proceso nobody is anonymised, of a cartera not who it is about', async (_, act) => {
  kit.clock.advance(200 * DAY_MS);
  expect(await report()).toEqual(mundo.cv_ids);
  const [first = 0, ...others] = mundo.cv_ids;
  await act({ proceso_id: mundo.proceso_id, cv_id: first });
  expect(await report()).toEqual([]);
  await edit({ tipo: 'cartera' });
  expect(await report()).toEqual(others);
});

it('an application that comes by the public link is activity: nobody is anonymised the hour after they applied', async () => {
  kit.clock.advance(200 * DAY_MS);
  expect(await report()).toEqual(mundo.cv_ids);
  await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 1);
  expect(await report()).toEqual([]);
});

it('a report changes nothing', async () => {
  kit.clock.advance(200 * DAY_MS);
  const before = rowsOf(kit.db, 'cvs');
  await report();
  expect(rowsOf(kit.db, 'cvs')).toEqual(before);
});

const agree = (cv_id: number, hasta: string) =>
  admin().write(async (repos) => {
    const cartera = { clave: 'consentimiento-cartera', version: '1.0', huella: 'h', texto: 'Acepto' } as const;
    const texto_id = await repos.consentimientos.see(cartera);
    await repos.consentimientos.record([cv_id], {
      remitente: 'titular',
      aviso_id: texto_id,
      cartera: { texto_id, hasta },
      direccion: null,
    });
  });

it('what somebody agreed to, and what a claim needs, stays until its own day', async () => {
  const [agreed = 0, claimed = 0, third = 0] = mundo.cv_ids;
  const hasta = new Date(kit.clock.now() + 365 * DAY_MS).toISOString();
  await agree(agreed, hasta);
  await keepCv(admin(), { proceso_id: mundo.proceso_id, cv_id: claimed, motivo: 'Juicio laboral' });
  kit.clock.advance(200 * DAY_MS);
  expect(await report()).toEqual([third]);
  await releaseCv(admin(), { proceso_id: mundo.proceso_id, cv_id: claimed });
  kit.clock.advance(400 * DAY_MS);
  expect(await report()).toEqual([agreed, claimed, third]);
});

it('who agrees again, sending the same CV after what they agreed to was over, is kept anew', async () => {
  const [agreed = 0, ...others] = mundo.cv_ids;
  const inDays = (days: number) => new Date(kit.clock.now() + days * DAY_MS).toISOString();
  await agree(agreed, inDays(300));
  kit.clock.advance(400 * DAY_MS);
  expect(await report()).toEqual(mundo.cv_ids);
  const hasta = inDays(365);
  await agree(agreed, hasta);
  expect(await report()).toEqual(others);
  const { cartera } = await showPrivacy(admin(), { proceso_id: mundo.proceso_id, cv_id: agreed });
  expect(cartera).toMatchObject({ estado: 'vigente', desde: inDays(0), hasta });
});

it('what somebody agreed to, or a claim needs, holds also once it was merged into another', async () => {
  const [agreed = 0, claimed = 0, third = 0] = mundo.cv_ids;
  const ofThird = { proceso_id: mundo.proceso_id, cv_id: third };
  await agree(agreed, new Date(kit.clock.now() + 365 * DAY_MS).toISOString());
  await keepCv(admin(), { proceso_id: mundo.proceso_id, cv_id: claimed, motivo: 'Juicio laboral' });
  await admin().write(async (repos) => {
    await repos.fusiones.merge(mundo.proceso_id, claimed, agreed, 'una');
    await repos.fusiones.merge(mundo.proceso_id, third, claimed, 'otra');
  });
  expect(await showPrivacy(admin(), ofThird)).toMatchObject({
    retencion: 'Juicio laboral',
    cartera: { estado: 'vigente' },
  });
  kit.clock.advance(200 * DAY_MS);
  expect(await report()).toEqual([]);
  // Who looks after the person sees one cv, and acts on it.
  await keepCv(admin(), { ...ofThird, motivo: 'Juicio cerrado', antes: { motivo: 'Juicio laboral' } });
  await releaseCv(admin(), ofThird);
  expect(await report()).toEqual([]);
  expect(await withdrawConsent(admin(), ofThird)).toMatchObject({ retencion: null, cartera: { estado: 'retirado' } });
  expect(await report()).toEqual([third]);
});

it('the job takes the person out and leaves counts, stages and eventos; only where the cuenta lets it', async () => {
  await admin().write((repos) => repos.lecturas.edit(mundo.cv_ids[0] ?? 0, { nombre: 'Ana Soto', rut: '12345678-5' }));
  await saveRetention(admin(), { retencion_meses: 6, cartera_meses: 12, automatica: false });
  kit.clock.advance(400 * DAY_MS);
  await sweepRetention(kit.deps);
  expect(await names()).not.toContain('Datos anonimizados');
  await saveRetention(admin(), { retencion_meses: 6, cartera_meses: 12, automatica: true });
  const eventos = rowsOf(kit.db, 'eventos').length;
  const counts = await read(kit, mundo.cuenta_id).etapas.list(mundo.proceso_id);
  await sweepRetention(kit.deps);

  expect(await names()).toEqual(mundo.cv_ids.map(() => 'Datos anonimizados'));
  expect(await read(kit, mundo.cuenta_id).etapas.list(mundo.proceso_id)).toEqual(counts);
  expect(rowsOf(kit.db, 'eventos')).toHaveLength(eventos + mundo.cv_ids.length);
  expect(JSON.stringify(rowsOf(kit.db, 'cvs'))).not.toMatch(/Ana|12345678/);
  expect(rowsOf(kit.db, 'notas')).toEqual([]);
  for await (const key of kit.deps.storage.list()) expect(key).toBe('no file is left');
  await expect(read(kit, mundo.cuenta_id).cvs.archivo(mundo.cv_ids[0] ?? 0)).rejects.toMatchObject({
    codigo: 'no_encontrado',
  });
  expect(await report()).toEqual([]);
});

it('who was anonymised is shown as such, moves on, and is neither read nor copied again', async () => {
  const [anonymous = 0] = mundo.cv_ids;
  const { id: otro } = await addProceso(kit, mundo);
  await admin().write((repos) => repos.anonimizar.anonymise([anonymous]));
  const those = { proceso_id: mundo.proceso_id, cv_ids: [anonymous] };
  expect(await showReading(admin(), { proceso_id: mundo.proceso_id, cv_id: anonymous })).toMatchObject({
    cv: { id: anonymous, anonimizado_en: expect.any(String) },
    tipo: null,
    lectura: null,
  });
  const leftOut = { hechos: [], omitidos: [{ cv_id: anonymous, motivo: 'anonimizado', detalle: null }] };
  expect(await readManyAgain(admin(), those)).toEqual(leftOut);
  expect(await copyCvs(admin(), { ...those, a_proceso_id: otro })).toEqual({ ...leftOut, copias: [] });
  const moved = await admin().write((repos) => repos.cvs.move(mundo.proceso_id, [anonymous], 'oferta'));
  expect(moved.movidos).toEqual([anonymous]);
});

it('tells the last day in a cartera by the calendar of Chile', async () => {
  await edit({ tipo: 'cartera' });
  // 22:30 of the 14th in Chile.
  kit.clock.set('2026-03-15T01:30:00.000Z');
  await admin().write((repos) => repos.cvs.move(mundo.proceso_id, mundo.cv_ids, 'oferta'));
  kit.clock.advance(200 * DAY_MS);
  expect((await showRetention(admin())).personas.map(({ desde }) => desde)).toEqual(
    mundo.cv_ids.map(() => '2026-03-14'),
  );
});

it('nothing is written any more about who was anonymised: nothing would take it out again', async () => {
  const of = { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0 };
  await admin().write((repos) => repos.anonimizar.anonymise([of.cv_id]));
  const before = ['cvs', 'lecturas', 'notas', 'tareas', 'adjuntos', 'archivos'].map((table) => rowsOf(kit.db, table));
  const files = keptFiles(kit);
  async function* parts(): AsyncGenerator<UploadPart> {
    yield { kind: 'file', name: 'files', filename: 'titulo.pdf', content: Readable.from([pdf('titulo')]) };
  }
  for (const write of [
    () => editCv(admin(), { ...of, nombre: 'Ana Soto' }),
    () => writeNote(admin(), { ...of, texto: 'Ana Soto llamó', menciones: [] }),
    () => addTask(admin(), { ...of, texto: 'Llamar a Ana', vence: null, responsable_id: null }),
    () => attachFiles(admin(), of, { clave: null, parts: parts() }),
  ])
    await expect(write()).rejects.toMatchObject({ codigo: 'no_encontrado' });
  const after = ['cvs', 'lecturas', 'notas', 'tareas', 'adjuntos', 'archivos'].map((table) => rowsOf(kit.db, table));
  expect(after).toEqual(before);
  expect(keptFiles(kit)).toEqual(files);
});

it('what was agreed to is withdrawn in the copies too, wherever it is told, and of nobody else', async () => {
  const [mine = 0, other = 0] = mundo.cv_ids;
  const { id: cartera } = await addProceso(kit, mundo);
  const hasta = new Date(kit.clock.now() + 365 * DAY_MS).toISOString();
  for (const cv_id of [mine, other]) await agree(cv_id, hasta);
  const { copias } = await copyCvs(admin(), { ...ofProceso([mine, other]), a_proceso_id: cartera });
  const [copia = 0, otra = 0] = copias;
  const stateOf = async (proceso_id: number, cv_id: number) =>
    (await showPrivacy(admin(), { proceso_id, cv_id })).cartera.estado;
  await withdrawConsent(admin(), { proceso_id: mundo.proceso_id, cv_id: mine });
  expect(await stateOf(cartera, copia)).toBe('retirado');
  expect([await stateOf(cartera, otra), await stateOf(mundo.proceso_id, other)]).toEqual(['vigente', 'vigente']);
  const told = rowsOf<{ tipo: string; cv_id: number }>(kit.db, 'eventos').filter(
    ({ tipo }) => tipo === 'consentimiento_retirado',
  );
  expect(told.map(({ cv_id }) => cv_id)).toEqual([mine, copia]);
});

it('done by hand takes everybody, however many, and is itself no activity that would keep the rest', async () => {
  await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 60);
  kit.clock.advance(200 * DAY_MS);
  expect(await anonymiseNow(admin())).toMatchObject({ anonimizados: 63, total: 0 });
});

it('leaves whom somebody did something for in the last moment', async () => {
  const [first = 0, claimed = 0, third = 0] = mundo.cv_ids;
  kit.clock.advance(200 * DAY_MS);
  let found = false;
  const db: typeof kit.db = {
    ...kit.db,
    async write(body) {
      if (!found) await keepCv(admin(), { proceso_id: mundo.proceso_id, cv_id: claimed, motivo: 'Juicio laboral' });
      found = true;
      return kit.db.write(body);
    },
  };
  expect(await anonymiseDue({ ...kit.deps, db }, admin().alcance)).toBe(2);
  const gone = rowsOf<{ id: number; anonimizado_en: number | null }>(kit.db, 'cvs').filter((cv) => cv.anonimizado_en);
  expect(gone.map(({ id }) => id)).toEqual([first, third]);
});

it('what is done for the rights of one person keeps nobody else for longer', async () => {
  const [first = 0, second = 0, third = 0] = mundo.cv_ids;
  kit.clock.advance(200 * DAY_MS);
  await keepCv(admin(), { proceso_id: mundo.proceso_id, cv_id: first, motivo: 'Juicio laboral' });
  await releaseCv(admin(), { proceso_id: mundo.proceso_id, cv_id: first });
  await blockTitular(admin(), { cv_ids: [second] });
  await withdrawConsent(admin(), { proceso_id: mundo.proceso_id, cv_id: third });
  await exportTitular(admin(), { cv_ids: [third] });
  expect(await report()).toEqual([first, third]);
  await eraseTitular(admin(), { cv_ids: [third] });
  expect(await report()).toEqual([first]);
});

it('in a cartera each cv has a time of its own', async () => {
  await edit({ tipo: 'cartera' });
  kit.clock.advance(150 * DAY_MS);
  await admin().write((repos) => repos.cvs.move(mundo.proceso_id, mundo.cv_ids.slice(0, 1), 'oferta'));
  kit.clock.advance(60 * DAY_MS);
  expect(await report()).toEqual(mundo.cv_ids.slice(1));
});

/** Whether the original of a cv can still be opened. */
const opens = async (cv_id: number) => {
  const { clave } = await read(kit, mundo.cuenta_id).cvs.archivo(cv_id);
  const stream = await kit.deps.storage.open(clave);
  return (await buffer(stream)).length > 0;
};

it('who was copied to a cartera keeps their file there when the time of the proceso is over, and nothing ties the two', async () => {
  const [byRut = 0, byMail = 0] = mundo.cv_ids;
  const { id: cartera } = await addProceso(kit, mundo);
  await admin().write(async (repos) => {
    await repos.procesos.update(cartera, { tipo: 'cartera' });
    await repos.lecturas.edit(byRut, { nombre: 'Ana Soto', rut: '12345678-5' });
    await repos.lecturas.edit(byMail, { nombre: 'Luis Rojas', email: 'luis@ejemplo.cl' });
  });
  kit.clock.advance(100 * DAY_MS);
  const { copias } = await copyCvs(admin(), { ...ofProceso([byRut, byMail]), a_proceso_id: cartera });
  kit.clock.advance(150 * DAY_MS);
  for (const cv_id of copias)
    await writeNote(admin(), { proceso_id: cartera, cv_id, texto: 'Para marzo', menciones: [] });
  kit.clock.advance(50 * DAY_MS);
  await sweepRetention(kit.deps);

  const { cvs, personas } = read(kit, mundo.cuenta_id);
  expect(await names()).toEqual(mundo.cv_ids.map(() => 'Datos anonimizados'));
  for (const copia of copias) {
    expect(await opens(copia)).toBe(true);
    const { candidato_id } = await personas.get(copia);
    expect(await personas.others(copia, candidato_id)).toEqual([]);
  }
  expect((await cvs.byIds(cartera, copias)).map(({ archivo_nombre }) => archivo_nombre)).toEqual([
    'cv-1.pdf',
    'cv-2.pdf',
  ]);
  const tied = kit.db.read.orm.all(`select 1 from cvs a join cvs b on b.archivo_id = a.archivo_id and b.id <> a.id`);
  expect(tied).toEqual([]);
});

it('the file of who stands in two procesos goes with the last of them', async () => {
  const [first = 0] = mundo.cv_ids;
  const { id: otro } = await addProceso(kit, mundo);
  const { copias } = await copyCvs(admin(), { ...ofProceso([first]), a_proceso_id: otro });
  const { clave } = await read(kit, mundo.cuenta_id).cvs.archivo(first);
  const anonymise = (cv_ids: number[]) => admin().write((repos) => repos.anonimizar.anonymise(cv_ids));
  expect(await anonymise([first])).not.toContain(clave);
  expect(await anonymise(copias)).toEqual([clave]);
});
