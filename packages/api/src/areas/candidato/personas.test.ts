import { rowsOf } from '@recluta/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addCvs, addMundo, addProceso, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { createEntrevista, updateEntrevista } from '../calendario/entrevistas.service.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { candidatoOperations } from './candidato.operations.ts';
import { showHistory } from './historial.service.ts';
import { writeNote } from './notas.service.ts';
import { decidePerson, listKnown, showPerson } from './personas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
/** Two in the first proceso, one in another. */
let a: { proceso_id: number; cv_id: number };
let b: { proceso_id: number; cv_id: number };
let c: { proceso_id: number; cv_id: number };
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
  const otro = await addProceso(kit, mundo);
  const [cv_id = 0] = await addCvs(kit, mundo.cuenta_id, otro.id, 1);
  const [uno = 0, dos = 0] = mundo.cv_ids;
  a = { proceso_id: mundo.proceso_id, cv_id: uno };
  b = { proceso_id: mundo.proceso_id, cv_id: dos };
  c = { proceso_id: otro.id, cv_id };
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const person = (cv: typeof a) => showPerson(caller, cv);
const known = async (proceso_id: number) => (await listKnown(caller, { proceso_id })).conocidos;
const RUT = '12.345.678-5';

it('is told with their interviews to come, and history with when each was for when it was planned', async () => {
  const at = (hours: number) => new Date(kit.clock.now() + hours * 3_600_000).toISOString();
  const plan = (from: number, titulo: string) =>
    createEntrevista(caller, a.proceso_id, {
      titulo,
      cv_id: a.cv_id,
      responsable_id: null,
      fecha_inicio: at(from),
      fecha_fin: at(from + 1),
      lugar: null,
      notas: null,
    });
  const first = await plan(48, 'Panel');
  await plan(-2, 'Ayer');
  const coming = (await person(a)).entrevistas;
  expect(coming).toContainEqual(expect.objectContaining({ titulo: 'Panel', fecha_inicio: at(48) }));
  expect(coming.map(({ titulo }) => titulo)).not.toContain('Ayer');
  const [planned, moved] = [at(48), at(72)];
  await updateEntrevista(caller, a.proceso_id, first.id, { fecha_inicio: moved, fecha_fin: at(73) });
  const { hechos } = await showHistory(caller, a);
  expect(hechos.map(({ tipo, sobre }) => [tipo, sobre])).toEqual(
    expect.arrayContaining([
      ['entrevista_editada', moved],
      ['entrevista_creada', planned],
    ]),
  );
});

it('history tells for when an interview was planned also by what was written before that was noted, where it still stands there', async () => {
  const at = (hours: number) => new Date(kit.clock.now() + hours * 3_600_000).toISOString();
  /** As older versions wrote it down. */
  const plan = (hours: number) =>
    caller.write(async (repos) => {
      const fields = { titulo: 'Panel', responsable_id: null, lugar: null, notas: null, cv_id: a.cv_id };
      const times = { fecha_inicio: at(hours), fecha_fin: at(hours + 1) };
      const id = await repos.entrevistas.create(a.proceso_id, { ...fields, ...times }, null);
      await repos.eventos.append([{ tipo: 'entrevista_creada', ...a, datos: { id } }]);
      return id;
    });
  const change = (id: number, cambios: { fecha_inicio?: string; fecha_fin?: string; lugar?: string }) =>
    caller.write(async (repos) => {
      await repos.entrevistas.update(a.proceso_id, id, cambios);
      const datos = { id, campos: Object.keys(cambios).join(' ') };
      await repos.eventos.append([{ tipo: 'entrevista_editada', ...a, datos }]);
    });
  const told = async () => (await showHistory(caller, a)).hechos.map(({ tipo, sobre }) => [tipo, sobre]);
  const first = await plan(24);
  await change(first, { lugar: 'Oficina' });
  expect(await told()).toEqual(
    expect.arrayContaining([
      ['entrevista_editada', null],
      ['entrevista_creada', at(24)],
    ]),
  );
  await change(first, { fecha_inicio: at(48), fecha_fin: at(49) });
  await plan(72);
  const lines = await told();
  expect(lines.filter(([tipo]) => tipo === 'entrevista_creada')).toEqual([
    ['entrevista_creada', at(72)],
    ['entrevista_creada', null],
  ]);
  expect(lines).toContainEqual(['entrevista_editada', at(48)]);
});

describe('the same RUT', () => {
  it('is the same person, in every proceso and in lists, until it is corrected', async () => {
    await editCv(caller, { ...a, rut: RUT });
    await editCv(caller, { ...c, rut: '123456785' });
    expect((await person(a)).otras).toMatchObject([{ cv_id: c.cv_id, por_rut: true, unida: false }]);
    expect(await known(a.proceso_id)).toEqual([
      {
        cv_id: a.cv_id,
        proceso_id: c.proceso_id,
        proceso_nombre: 'Ejecutivo de cobranza',
        antes: false,
        total: 1,
        aqui: 0,
      },
    ]);
    expect(await known(c.proceso_id)).toMatchObject([{ cv_id: c.cv_id, antes: true }]);
    await editCv(caller, { ...c, rut: '11.111.111-1' });
    expect((await person(a)).otras).toEqual([]);
    expect(await known(a.proceso_id)).toEqual([]);
  });

  it('twice in one proceso says so', async () => {
    for (const cv of [a, b]) await editCv(caller, { ...cv, rut: RUT });
    expect(await known(a.proceso_id)).toMatchObject([
      { cv_id: a.cv_id, total: 1, aqui: 1 },
      { cv_id: b.cv_id, total: 1, aqui: 1 },
    ]);
  });

  it('twice in one proceso and once in another is told by the other', async () => {
    for (const cv of [c, a, b]) await editCv(caller, { ...cv, rut: RUT });
    for (const { proceso_id } of [a, c])
      for (const { proceso_id: told, total, aqui } of await known(proceso_id))
        expect({ told, total, aqui }).toEqual({
          told: proceso_id === a.proceso_id ? c.proceso_id : a.proceso_id,
          total: 2,
          aqui: proceso_id === a.proceso_id ? 1 : 0,
        });
  });

  it('is not told apart by hand: 409', async () => {
    for (const cv of [a, b]) await editCv(caller, { ...cv, rut: RUT });
    const apart = { ...a, otro_id: b.cv_id, decision: 'distinta' } as const;
    await expect(decidePerson(caller, apart)).rejects.toEqual(refused('misma_por_rut'));
  });

  it('in the papelera is nobody any more', async () => {
    for (const cv of [a, b]) await editCv(caller, { ...cv, rut: RUT });
    await caller.write((repos) => repos.cvs.remove(b.proceso_id, b.cv_id));
    expect((await person(a)).otras).toEqual([]);
    await expect(decidePerson(caller, { ...a, otro_id: b.cv_id, decision: 'misma' })).rejects.toEqual(
      refused('no_encontrado'),
    );
  });

  it('in another cuenta tells nothing', async () => {
    const otra = await addMundo(kit, { plan: 'avanzado' });
    const theirs = { proceso_id: otra.proceso_id, cv_id: otra.cv_ids[0] ?? 0 };
    await editCv(callerOf(kit, otra.reclutador), { ...theirs, rut: RUT, email: 'rosa@ejemplo.cl' });
    await editCv(caller, { ...a, rut: RUT, email: 'rosa@ejemplo.cl' });
    expect(await person(a)).toMatchObject({ otras: [], sugerencias: [], distintas: [] });
    await expect(decidePerson(caller, { ...a, otro_id: theirs.cv_id, decision: 'misma' })).rejects.toEqual(
      refused('no_encontrado'),
    );
  });
});

describe('the notes and files of a person', () => {
  const notes = async (cv: typeof a) =>
    (await candidatoOperations.notes.run(caller, cv)).notas.map(({ texto, cv_id }) => [texto, cv_id]);
  const files = async (cv: typeof a) =>
    (await candidatoOperations.attached.run(caller, cv)).adjuntos.map(({ nombre, cv_id }) => [nombre, cv_id]);
  const sha256 = 'f'.repeat(64);
  const attach = ({ proceso_id, cv_id }: typeof a, nombre: string) =>
    caller.write((repos) =>
      repos.adjuntos.add(proceso_id, cv_id, [{ clave: nombre, nombre, tipo: 'pdf', bytes: 1, sha256 }]),
    );

  it('are read at each of their applications, with the one they belong to; never at another person', async () => {
    const [known, other] = [await notes(b), await files(b)];
    for (const cv of [b, c]) await editCv(caller, { ...cv, rut: RUT });
    await writeNote(caller, { ...c, texto: 'Habla inglés', menciones: [] });
    await attach(c, 'titulo.pdf');
    const told = [['Habla inglés', c.cv_id], ...known];
    expect(await notes(b)).toEqual(told);
    expect(await notes(c)).toEqual(told);
    expect(await files(b)).toEqual([...other, ['titulo.pdf', c.cv_id]]);
    expect((await notes(a)).flat()).not.toContain('Habla inglés');
    expect((await files(a)).flat()).not.toContain('titulo.pdf');
    await caller.write((repos) => repos.cvs.remove(c.proceso_id, c.cv_id));
    expect([await notes(b), await files(b)]).toEqual([known, other]);
  });
});

describe('the same e-mail or phone', () => {
  beforeEach(async () => {
    await editCv(caller, { ...a, nombre: 'Rosa', email: 'rosa@ejemplo.cl', telefono: '9 8765 4321' });
    await editCv(caller, { ...c, nombre: '<b>Rosa</b>', email: 'ROSA@ejemplo.cl', telefono: '+56987654321' });
  });

  it('is suggested with what is alike, and joined once somebody says so, which can be taken back', async () => {
    expect((await person(c)).otras).toEqual([]);
    expect((await person(a)).sugerencias).toMatchObject([
      {
        cv_id: c.cv_id,
        nombre: '<b>Rosa</b>',
        coincide: [
          { dato: 'email', valor: 'rosa@ejemplo.cl' },
          { dato: 'telefono', valor: '+56987654321' },
        ],
      },
    ]);
    await decidePerson(caller, { ...a, otro_id: c.cv_id, decision: 'misma' });
    expect(await person(c)).toMatchObject({
      otras: [{ cv_id: a.cv_id, por_rut: false, unida: true }],
      sugerencias: [],
    });
    await decidePerson(caller, { ...c, otro_id: a.cv_id, decision: 'ninguna' });
    expect(await person(c)).toMatchObject({ otras: [], sugerencias: [{ cv_id: a.cv_id }] });
  });

  it('is not suggested again once they are said to be others, which is kept where it can be taken back', async () => {
    await decidePerson(caller, { ...a, otro_id: c.cv_id, decision: 'distinta' });
    expect(await person(c)).toMatchObject({ sugerencias: [], distintas: [{ cv_id: a.cv_id }] });
    await decidePerson(caller, { ...a, otro_id: c.cv_id, decision: 'ninguna' });
    expect((await person(a)).sugerencias).toHaveLength(1);
  });

  it('decided twice is one evento for each of the two, told in both histories by ids alone', async () => {
    const before = rowsOf(kit.db, 'eventos').length;
    const misma = { ...a, otro_id: c.cv_id, decision: 'misma' } as const;
    await Promise.all([decidePerson(caller, misma), decidePerson(callerOf(kit, mundo.administrador), misma)]);
    const written = rowsOf<{ tipo: string; datos: string }>(kit.db, 'eventos').slice(before);
    expect(written.map(({ tipo, datos }) => [tipo, JSON.parse(datos)])).toEqual([
      ['persona_unida', { otro: c.cv_id }],
      ['persona_unida', { otro: a.cv_id }],
    ]);
    expect((await showHistory(caller, c)).hechos[0]).toMatchObject({ tipo: 'persona_unida' });
  });
});

it('a cv is not joined to itself: 400', async () => {
  await expect(decidePerson(caller, { ...a, otro_id: a.cv_id, decision: 'misma' })).rejects.toEqual(
    refused('mismo_cv'),
  );
});
