import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import {
  addCvs,
  addMundo,
  addPersona,
  addProceso,
  callerOf,
  createKit,
  HOUR,
  type Kit,
  type Mundo,
  read,
} from '../../testing/index.ts';
import { createEntrevista, updateEntrevista } from '../calendario/entrevistas.service.ts';
import { assignCvs, removeCvs } from '../cvs/masivas.service.ts';
import { recentActions, undo } from '../deshacer/deshacer.service.ts';
import { restoreCvs } from '../papelera/papelera.service.ts';
import { addTask, editTask } from '../tareas/tareas.service.ts';
import { updateUsuario } from './usuarios.service.ts';

let kit: Kit;
let mundo: Mundo;
let admin: Caller;
/** Another proceso, with cvs of its own. */
let otro: { id: number; cv_ids: number[] };
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado' });
  admin = callerOf(kit, mundo.administrador);
  const { id } = await addProceso(kit, mundo);
  otro = { id, cv_ids: await addCvs(kit, mundo.cuenta_id, id, 2) };
  await assignCvs(admin, { proceso_id: mundo.proceso_id, cv_ids: mundo.cv_ids, responsable_id: mundo.reclutador.id });
  await assignCvs(admin, { proceso_id: id, cv_ids: otro.cv_ids, responsable_id: mundo.reclutador.id });
});
afterEach(() => kit.close());

const change = (more: Partial<Parameters<typeof updateUsuario>[1]> = {}) =>
  updateUsuario(admin, { id: mundo.reclutador.id, rol: 'visor', ...more });
const followers = async () => {
  const { cvs } = read(kit, mundo.cuenta_id);
  const rows = [...(await cvs.byIds(mundo.proceso_id, mundo.cv_ids)), ...(await cvs.byIds(otro.id, otro.cv_ids))];
  return [...new Set(rows.map(({ responsable_id }) => responsable_id))];
};
const refused = (codigo: string) => expect.objectContaining({ codigo });

it('who becomes a visor follows nobody any more: the cvs of every proceso wait for somebody who can', async () => {
  expect((await change()).relevados).toBe(5);
  expect(await followers()).toEqual([null]);
  expect((await read(kit, mundo.cuenta_id).relevos.held(mundo.reclutador.id)).cvs).toBe(0);
});

it('somebody of the team takes them over, and it is written down for each', async () => {
  const { relevados } = await change({ relevo_id: mundo.administrador.id });
  expect([relevados, await followers()]).toEqual([5, [mundo.administrador.id]]);
  const eventos = await read(kit, mundo.cuenta_id).eventos.since(0, 1_000);
  const told = eventos.filter(({ tipo, datos }) => tipo === 'cv_asignado' && datos?.antes_id === mundo.reclutador.id);
  expect(told).toHaveLength(5);
});

it('is taken back as one action, once they can follow people again; until then it says why not', async () => {
  await change({ clave: 'relevo' });
  const early = await undo(admin, ['relevo']);
  expect([early.deshechos, new Set(early.impedidos.map(({ motivo }) => motivo))]).toEqual([
    [],
    new Set(['responsable']),
  ]);
  await change({ rol: 'reclutador' });
  expect((await undo(admin, ['relevo'])).deshechos).toHaveLength(5);
  expect(await followers()).toEqual([mundo.reclutador.id]);
});

it('is refused to who cannot follow people, and then nothing has changed', async () => {
  for (const relevo_id of [mundo.visor.id, mundo.reclutador.id])
    await expect(change({ relevo_id })).rejects.toEqual(refused('responsable_inactivo'));
  expect(await followers()).toEqual([mundo.reclutador.id]);
  expect((await read(kit, mundo.cuenta_id).usuarios.get(mundo.reclutador.id)).rol).toBe('reclutador');
});

it('a change of name or empresa, or of another, leaves them where they are', async () => {
  expect((await change({ rol: 'reclutador', nombre: 'Ana', relevo_id: null })).relevados).toBe(0);
  const otra = await addPersona(kit, mundo.cuenta_id, 'reclutador');
  expect((await change({ id: otra.id })).relevados).toBe(0);
  expect(await followers()).toEqual([mundo.reclutador.id]);
});

it('who was made a visor before anybody was asked can be relieved still', async () => {
  await kit.db.write(async ({ orm }) => {
    orm.run(`update usuarios set rol = 'visor' where id = ${mundo.reclutador.id}`);
  });
  expect((await change({ nombre: 'Ana' })).relevados).toBe(0);
  expect((await change({ relevo_id: mundo.administrador.id })).relevados).toBe(5);
});

describe('what is to be done about people', () => {
  const cv = () => ({ proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0 });
  const mine = () => callerOf(kit, mundo.reclutador);
  const task = (texto: string) => addTask(mine(), { ...cv(), texto, vence: null, responsable_id: mundo.reclutador.id });
  const interview = async (hours: number, more: { cv_id: number | null } = cv()) => {
    const at = (h: number) => new Date(kit.clock.now() + h * HOUR).toISOString();
    const campos = { cv_id: more.cv_id, responsable_id: mundo.reclutador.id, lugar: null, notas: null };
    return createEntrevista(mine(), mundo.proceso_id, {
      ...campos,
      titulo: 'Entrevista',
      fecha_inicio: at(hours),
      fecha_fin: at(hours + 1),
    });
  };
  const whose = async (tarea_id: number, ...entrevistas: number[]) => {
    const repos = read(kit, mundo.cuenta_id);
    const held = await Promise.all(entrevistas.map((id) => repos.entrevistas.get(id)));
    return [(await repos.tareas.get(tarea_id))?.responsable_id, ...held.map(({ responsable_id }) => responsable_id)];
  };
  const reclutador = () => mundo.reclutador.id;
  const administrador = () => mundo.administrador.id;

  it('is taken over with them: tasks to be done and interviews to come, and comes back by the same undo', async () => {
    const [{ id: tarea }, { id: hecha }] = [await task('Llamar'), await task('Hecha')];
    await editTask(mine(), { ...cv(), tarea_id: hecha, hecha: true });
    const [{ id: antes }, { id: despues }, { id: sinCv }] = [
      await interview(-3),
      await interview(3),
      await interview(3, { cv_id: null }),
    ];
    const { version } = await read(kit, mundo.cuenta_id).entrevistas.get(despues);
    expect(await read(kit, mundo.cuenta_id).relevos.held(reclutador())).toEqual({ cvs: 5, tareas: 2, entrevistas: 2 });
    expect((await change({ relevo_id: administrador(), clave: 'relevo' })).relevados).toBe(5);
    expect(await whose(tarea, antes, despues, sinCv)).toEqual([
      administrador(),
      reclutador(),
      administrador(),
      administrador(),
    ]);
    expect((await read(kit, mundo.cuenta_id).entrevistas.get(despues)).version).toBe(version + 1);
    await change({ rol: 'reclutador' });
    expect(await undo(admin, ['relevo'])).toMatchObject({ deshechos: { length: 5 }, impedidos: [] });
    expect(await whose(tarea, antes, despues, sinCv)).toEqual(Array(4).fill(reclutador()));
    expect(await followers()).toEqual([reclutador()]);
  });

  it('an interview about no CV goes to whom takes over too, also where there is nothing else, and comes back by the same undo', async () => {
    const otra = await addPersona(kit, mundo.cuenta_id, 'reclutador');
    const { id } = await createEntrevista(callerOf(kit, otra), mundo.proceso_id, {
      ...{ cv_id: null, responsable_id: otra.id, lugar: null, notas: null, titulo: 'Reunión con la jefatura' },
      fecha_inicio: new Date(kit.clock.now() + HOUR).toISOString(),
      fecha_fin: new Date(kit.clock.now() + 2 * HOUR).toISOString(),
    });
    const holder = async () => (await read(kit, mundo.cuenta_id).entrevistas.get(id)).responsable_id;
    const recent = async () => (await recentActions(admin)).filter(({ clave }) => clave === 'relevo');
    expect(await read(kit, mundo.cuenta_id).relevos.held(otra.id)).toEqual({ cvs: 0, tareas: 0, entrevistas: 1 });
    expect(await change({ id: otra.id, relevo_id: administrador(), clave: 'relevo' })).toMatchObject({
      relevados: 0,
      entrevistas_relevadas: 1,
    });
    expect([await holder(), await recent()]).toMatchObject([administrador(), [{ personas: 0, nombres: [] }]]);

    const told = { cv_id: null, nombre: 'Reunión con la jefatura' };
    expect(await undo(admin, ['relevo'])).toEqual({
      deshechos: [],
      impedidos: [{ ...told, motivo: 'responsable' }],
      edicion: null,
    });
    await change({ id: otra.id, rol: 'reclutador' });
    await updateEntrevista(admin, mundo.proceso_id, id, { responsable_id: reclutador() });
    expect(await undo(admin, ['relevo'])).toEqual({
      deshechos: [],
      impedidos: [{ ...told, motivo: 'cambiado' }],
      edicion: null,
    });
    expect(await holder()).toBe(reclutador());
    await updateEntrevista(admin, mundo.proceso_id, id, { responsable_id: administrador() });
    expect(await undo(admin, ['relevo'])).toEqual({ deshechos: [], impedidos: [], edicion: null });
    expect([await holder(), await recent()]).toEqual([otra.id, []]);
  });

  it('the one who takes over a task is told of it', async () => {
    const otra = await addPersona(kit, mundo.cuenta_id, 'reclutador');
    const { id } = await task('Llamar');
    await change({ relevo_id: otra.id });
    const told = await read(kit, mundo.cuenta_id).notificaciones.list(otra.id, 10);
    expect(told.map(({ tarea_id }) => tarea_id)).toContain(id);
  });

  it('also about a cv that another follows, which stays theirs', async () => {
    await assignCvs(admin, { proceso_id: mundo.proceso_id, cv_ids: mundo.cv_ids, responsable_id: administrador() });
    const otra = await addPersona(kit, mundo.cuenta_id, 'reclutador');
    const { id } = await task('Llamar');
    expect((await change({ relevo_id: otra.id, clave: 'relevo' })).relevados).toBe(3);
    expect([
      await whose(id),
      (await read(kit, mundo.cuenta_id).cvs.get(mundo.proceso_id, cv().cv_id)).responsable_id,
    ]).toEqual([[otra.id], administrador()]);
    await change({ rol: 'reclutador' });
    await undo(admin, ['relevo']);
    expect(await whose(id)).toEqual([reclutador()]);
  });

  it('given to somebody else since, it stays theirs, and the undo says so of that cv', async () => {
    const { id } = await task('Llamar');
    await change({ relevo_id: administrador(), clave: 'relevo' });
    const otra = await addPersona(kit, mundo.cuenta_id, 'reclutador');
    await editTask(admin, { ...cv(), tarea_id: id, responsable_id: otra.id });
    await change({ rol: 'reclutador' });
    const { deshechos, impedidos } = await undo(admin, ['relevo']);
    expect([deshechos.length, impedidos]).toEqual([
      4,
      [expect.objectContaining({ cv_id: cv().cv_id, motivo: 'cambiado' })],
    ]);
    expect(await whose(id)).toEqual([otra.id]);
  });

  it('with nobody to take it over waits for all, and an interview stays with who holds it', async () => {
    const [{ id: tarea }, { id: entrevista }, { id: sinCv }] = [
      await task('Llamar'),
      await interview(3),
      await interview(3, { cv_id: null }),
    ];
    expect((await change()).entrevistas_relevadas).toBe(0);
    expect(await whose(tarea, entrevista, sinCv)).toEqual([null, reclutador(), reclutador()]);
  });
});

it('whoever comes back from the papelera comes back to who took over', async () => {
  const [first = 0] = mundo.cv_ids;
  await removeCvs(admin, { proceso_id: mundo.proceso_id, cv_ids: [first] });
  expect((await change({ relevo_id: mundo.administrador.id, clave: 'relevo' })).relevados).toBe(4);
  await restoreCvs(admin, [first]);
  expect(await followers()).toEqual([mundo.administrador.id]);
  await removeCvs(admin, { proceso_id: mundo.proceso_id, cv_ids: [first] });
  await change({ rol: 'reclutador' });
  expect((await undo(admin, ['relevo'])).deshechos).toHaveLength(5);
  await restoreCvs(admin, [first]);
  expect(await followers()).toEqual([mundo.reclutador.id]);
});
