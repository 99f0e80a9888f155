import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { sweepActions } from '../../jobs/sweeper.ts';
import { addMundo, callerOf, createKit, DAY, type Kit, loseAccess, type Mundo } from '../../testing/index.ts';
import { readBell, showBell, writeNote } from '../candidato/notas.service.ts';
import { assignCvs } from '../cvs/masivas.service.ts';
import { undo } from '../deshacer/deshacer.service.ts';
import { summary } from '../inicio/inicio.service.ts';
import { updateUsuario } from '../usuarios/usuarios.service.ts';
import { addTask, editTask, myTasks, removeTask } from './tareas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
let cv: { proceso_id: number; cv_id: number };
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.administrador);
  cv = { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[1] ?? 0 };
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const task = (rest: object = {}) => ({ ...cv, texto: 'Llamar', vence: '2026-03-10', responsable_id: null, ...rest });
const add = (rest: object = {}) => addTask(caller, task(rest));
const bell = () => showBell(callerOf(kit, mundo.reclutador), 30);

describe('a task', () => {
  it('keeps its words, however hostile, out of the eventos', async () => {
    const texto = '<svg onload=alert(1)> ‮ {{7*7}} \u0000';
    const { id } = await add({ texto });
    expect((await caller.read.tareas.get(id))?.texto).toBe(texto);
    expect(JSON.stringify(await caller.read.eventos.since(0, 10_000))).not.toContain('onload');
  });

  it('sent twice by a form is one', async () => {
    const [first, again] = [await add({ clave: 'a1' }), await add({ clave: 'a1' })];
    expect(again.id).toBe(first.id);
    expect(await caller.read.tareas.list(cv.cv_id)).toHaveLength(1);
  });

  it('is done and to be done again, and told as such in the history', async () => {
    const { id } = await add();
    expect((await editTask(caller, { ...cv, tarea_id: id, hecha: true })).hecha_en).not.toBeNull();
    await editTask(caller, { ...cv, tarea_id: id, hecha: true });
    expect((await editTask(caller, { ...cv, tarea_id: id, hecha: false })).hecha_en).toBeNull();
    await editTask(caller, { ...cv, tarea_id: id, texto: 'Llamar el lunes', vence: null });
    const tipos = (await caller.read.eventos.since(0, 10_000)).map(({ tipo }) => tipo);
    expect(tipos.slice(-4)).toEqual(['tarea_creada', 'tarea_hecha', 'tarea_reabierta', 'tarea_editada']);
  });

  it('deleted comes back for a day as it was, by the one undo; then its words are gone', async () => {
    const { id } = await add();
    await removeTask(caller, { ...cv, tarea_id: id, clave: 'a' });
    expect(await caller.read.tareas.list(cv.cv_id)).toEqual([]);
    await expect(removeTask(caller, { ...cv, tarea_id: id })).rejects.toEqual(refused('no_encontrado'));
    expect(await undo(caller, ['a'])).toEqual({ deshechos: [cv.cv_id], impedidos: [], edicion: null });
    expect(await caller.read.tareas.list(cv.cv_id)).toMatchObject([{ id, texto: 'Llamar' }]);
    await removeTask(caller, { ...cv, tarea_id: id, clave: 'b' });
    kit.clock.advance(DAY + 1);
    await expect(undo(caller, ['b'])).rejects.toEqual(refused('accion_cerrada'));
    await sweepActions(kit.deps);
    expect(await caller.read.tareas.removedAt([id])).toEqual(new Map());
  });

  it('about somebody in the papelera is neither written nor shown as something to do', async () => {
    await add({ responsable_id: mundo.administrador.id });
    await caller.write((repos) => repos.cvs.remove(cv.proceso_id, cv.cv_id));
    await expect(add()).rejects.toEqual(refused('no_encontrado'));
    expect((await myTasks(caller)).map(({ cv_id }) => cv_id)).not.toContain(cv.cv_id);
  });
});

describe('who a task is for', () => {
  it('is told by their bell, by whom; who had it before is told no more', async () => {
    const { id } = await add({ responsable_id: mundo.reclutador.id });
    const { sin_leer, notificaciones } = await bell();
    expect(sin_leer).toBe(1);
    expect(notificaciones).toMatchObject([
      { clase: 'tarea', texto: 'Llamar', cv_id: cv.cv_id, autor_nombre: 'administrador', leida: false },
    ]);
    await readBell(callerOf(kit, mundo.reclutador), null);
    await editTask(caller, { ...cv, tarea_id: id, responsable_id: mundo.administrador.id });
    expect(await bell()).toEqual({ sin_leer: 0, notificaciones: [] });
    // Nobody is told of what they took themselves.
    expect((await showBell(caller, 30)).notificaciones).toEqual([]);
  });

  it('is told no more when it is done or deleted', async () => {
    const { id } = await add({ responsable_id: mundo.reclutador.id });
    await editTask(caller, { ...cv, tarea_id: id, hecha: true });
    expect((await bell()).sin_leer).toBe(0);
  });

  it('sees it by date, beside what nobody has, and nothing of others', async () => {
    const theirs = callerOf(kit, mundo.reclutador);
    await add({ texto: 'b', vence: null, responsable_id: mundo.reclutador.id });
    await add({ texto: 'a', vence: '2026-03-01', responsable_id: mundo.reclutador.id });
    await add({ texto: 'nadie', vence: '2026-03-05' });
    await add({ texto: 'ajena', responsable_id: mundo.administrador.id });
    expect((await myTasks(theirs)).map(({ texto }) => texto)).toEqual(['a', 'nadie', 'Llamar', 'b']);
  });

  it('sees those whose day is over under what waits, a line for each proceso', async () => {
    await add({ vence: '2026-03-01', responsable_id: mundo.administrador.id });
    await add({ vence: '2099-01-01', responsable_id: mundo.administrador.id });
    const late = async (who: Caller) => (await summary(who)).atencion.filter(({ tipo }) => tipo === 'tarea_vencida');
    expect(await late(caller)).toMatchObject([
      { proceso_id: cv.proceso_id, cantidad: 1, detalle: String(cv.cv_id), desde: '2026-03-02T03:00:00.000Z' },
    ]);
    expect(await late(callerOf(kit, mundo.reclutador))).toEqual([]);
  });

  it('who lost access has none: it is shown as of nobody, and nobody new gets one', async () => {
    await add({ responsable_id: mundo.reclutador.id });
    await loseAccess(kit, mundo.reclutador);
    expect(await caller.read.tareas.list(cv.cv_id)).toMatchObject([{ responsable_id: null, responsable_nombre: null }]);
    expect((await myTasks(caller)).map(({ texto }) => texto)).toContain('Llamar');
    await expect(add({ responsable_id: mundo.reclutador.id })).rejects.toEqual(refused('responsable_inactivo'));
    const many = { proceso_id: cv.proceso_id, cv_ids: [cv.cv_id], responsable_id: mundo.reclutador.id };
    await expect(assignCvs(caller, many)).rejects.toEqual(refused('responsable_inactivo'));
    const mention = { ...cv, texto: '@reclutador mira', menciones: [mundo.reclutador.id] };
    await expect(writeNote(caller, mention)).rejects.toEqual(refused('mencion_inactiva'));
  });

  it('who became a visor has none: what they can do nothing about is seen by the others again', async () => {
    const { id } = await add({ responsable_id: mundo.reclutador.id });
    expect((await myTasks(caller)).map((tarea) => tarea.id)).not.toContain(id);
    await updateUsuario(caller, { id: mundo.reclutador.id, rol: 'visor' });
    expect((await myTasks(caller)).map((tarea) => tarea.id)).toContain(id);
    expect(await caller.read.tareas.list(cv.cv_id)).toMatchObject([{ responsable_id: null, responsable_nombre: null }]);
  });

  it('is not a visor', async () => {
    await expect(add({ responsable_id: mundo.visor.id })).rejects.toEqual(refused('responsable_inactivo'));
  });
});
