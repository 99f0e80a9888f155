import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { createStage, removeStage } from '../etapas/etapas.service.ts';
import { showHistory } from './historial.service.ts';
import { editNote, readBell, removeNote, showBell, writeNote } from './notas.service.ts';

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
  caller = callerOf(kit, mundo.reclutador);
  cv = { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0 };
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const history = async (antes_de?: number) => (await showHistory(caller, { ...cv, antes_de })).hechos;
const move = (to: string, motivo_id?: number) =>
  moveCvs(caller, { proceso_id: cv.proceso_id, cv_ids: [cv.cv_id], to, motivo_id });

describe('the history of a person', () => {
  it('tells of moves with the names of their stages, also of one deleted since', async () => {
    await createStage(caller, cv.proceso_id, { nombre: 'Prueba técnica', tipo: 'evaluacion', color: 'atacama' });
    await move('prueba-tecnica');
    await removeStage(caller, { proceso_id: cv.proceso_id, clave: 'prueba-tecnica', destino: 'oferta' });
    const [out, into] = await history();
    expect(out).toMatchObject({
      tipo: 'cv_movido',
      desde: 'Prueba técnica',
      a: 'Oferta',
      usuario_nombre: 'reclutador',
    });
    expect(into).toMatchObject({ tipo: 'cv_movido', desde: 'Recibido', a: 'Prueba técnica' });
  });

  it('says why somebody was discarded', async () => {
    await move('descartado', mundo.motivo_id);
    expect((await history())[0]).toMatchObject({ descarta: true, motivo: 'Vive lejos' });
  });

  it('counts what one person does again and again, and nothing of what is no news', async () => {
    await caller.write(async ({ eventos }) => {
      for (let i = 0; i < 3; i++) await eventos.append([{ tipo: 'archivo_abierto', ...cv }]);
      await eventos.append([{ tipo: 'cv_lectura', ...cv, datos: { lectura: 'leyendo' } }]);
    });
    expect((await history())[0]).toMatchObject({ tipo: 'archivo_abierto', cantidad: 3 });
  });

  it('comes in pages that miss nothing and repeat nothing', async () => {
    const many = Array.from({ length: 120 }, () => ({ tipo: 'entrevista_creada' as const, ...cv }));
    await caller.write(({ eventos }) => eventos.append(many));
    const first = await showHistory(caller, cv);
    const second = await showHistory(caller, { ...cv, antes_de: first.siguiente });
    expect(second.siguiente).toBeNull();
    const ids = [...first.hechos, ...second.hechos].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...first.hechos, ...second.hechos].filter(({ tipo }) => tipo === 'entrevista_creada')).toHaveLength(120);
  });
});

const HOSTILE = '<img src=x onerror=alert(1)> ‮ @todos \u0000';

describe('a note', () => {
  it('keeps its words out of the eventos, and is told in the history by whom', async () => {
    const { id } = await writeNote(caller, { ...cv, texto: HOSTILE, menciones: [] });
    const eventos = await caller.read.eventos.since(0, 10_000);
    expect(eventos.at(-1)).toMatchObject({ tipo: 'nota_escrita', datos: { id } });
    expect(JSON.stringify(eventos)).not.toContain('onerror');
    expect((await caller.read.notas.get(id))?.texto).toBe(HOSTILE);
    expect((await history())[0]).toMatchObject({ tipo: 'nota_escrita', usuario_nombre: 'reclutador' });
  });

  it('sent twice by a form is one', async () => {
    const nota = { ...cv, texto: 'Llamar', menciones: [mundo.visor.id], clave: 'a1' };
    const [first, again] = [await writeNote(caller, nota), await writeNote(caller, nota)];
    expect(again.id).toBe(first.id);
  });

  it('is edited for fifteen minutes by who wrote it, and what it said is kept', async () => {
    const { id } = await writeNote(caller, { ...cv, texto: 'Renta 800', menciones: [] });
    const edit = { ...cv, nota_id: id, texto: 'Renta 900', menciones: [] };
    await expect(editNote(callerOf(kit, mundo.administrador), edit)).rejects.toEqual(refused('nota_ajena'));
    await editNote(caller, edit);
    expect(await caller.read.notas.versions(id)).toMatchObject([{ texto: 'Renta 800' }]);
    const late = { ...caller, deps: { ...caller.deps, now: () => caller.deps.now() + 15 * 60_000 } };
    await expect(editNote(late, { ...edit, texto: 'Renta 700' })).rejects.toEqual(refused('nota_cerrada'));
  });

  it('is deleted with every version by who wrote it or an administrador, by nobody else', async () => {
    const { id } = await writeNote(callerOf(kit, mundo.administrador), { ...cv, texto: 'Mía', menciones: [] });
    await expect(removeNote(caller, { ...cv, nota_id: id })).rejects.toEqual(refused('nota_ajena'));
    await removeNote(callerOf(kit, mundo.administrador), { ...cv, nota_id: mundo.nota_id });
    expect(await caller.read.notas.get(mundo.nota_id)).toBeNull();
    expect((await history())[0]).toMatchObject({ tipo: 'nota_eliminada', usuario_nombre: 'administrador' });
  });

  it('about somebody in the papelera is not written', async () => {
    await caller.write((repos) => repos.cvs.remove(cv.proceso_id, cv.cv_id));
    await expect(writeNote(caller, { ...cv, texto: 'x', menciones: [] })).rejects.toEqual(refused('no_encontrado'));
  });
});

describe('a mention', () => {
  const bellOf = (persona: Mundo['visor']) => showBell(callerOf(kit, persona), 30);

  it('rings the bell of who is mentioned, never of who wrote it, and once however often it is edited', async () => {
    const menciones = [mundo.administrador.id, mundo.reclutador.id];
    const { id } = await writeNote(caller, { ...cv, texto: '@administrador mira', menciones });
    await editNote(caller, { ...cv, nota_id: id, texto: '@administrador mira esto', menciones });
    const bell = await bellOf(mundo.administrador);
    expect(bell.sin_leer).toBe(1);
    expect(bell.notificaciones).toMatchObject([{ cv_id: cv.cv_id, texto: '@administrador mira esto', leida: false }]);
    expect((await bellOf(mundo.reclutador)).notificaciones).toEqual([]);
  });

  it('taken out of its note rings no more, and put back rings anew', async () => {
    const nota = { ...cv, menciones: [mundo.administrador.id] };
    const { id } = await writeNote(caller, { ...nota, texto: '@administrador mira' });
    await readBell(callerOf(kit, mundo.administrador), null);
    await editNote(caller, { ...nota, nota_id: id, texto: 'Nada que mirar', menciones: [] });
    expect(await bellOf(mundo.administrador)).toEqual({ sin_leer: 0, notificaciones: [] });
    await editNote(caller, { ...nota, nota_id: id, texto: 'Nada que mirar' });
    expect((await bellOf(mundo.administrador)).sin_leer).toBe(1);
  });

  it('is read by its own reader only', async () => {
    await readBell(caller, [mundo.notificacion_id]);
    expect((await bellOf(mundo.visor)).sin_leer).toBe(1);
    await readBell(callerOf(kit, mundo.visor), null);
    expect(await bellOf(mundo.visor)).toMatchObject({ sin_leer: 0, notificaciones: [{ leida: true }] });
  });

  it('goes with its note', async () => {
    await removeNote(caller, { ...cv, nota_id: mundo.nota_id });
    expect(await bellOf(mundo.visor)).toEqual({ sin_leer: 0, notificaciones: [] });
  });
});
