import { rowsOf } from '@recluta/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { sweepActions } from '../../jobs/sweeper.ts';
import {
  addMundo,
  addProceso,
  callerOf,
  createKit,
  DAY,
  halves,
  type Kit,
  keptFiles,
  type Mundo,
} from '../../testing/index.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { editCv, showReading } from '../cvs/lectura.service.ts';
import { undo } from '../deshacer/deshacer.service.ts';
import { eraseCvs, restoreCvs } from '../papelera/papelera.service.ts';
import { addTask } from '../tareas/tareas.service.ts';
import { mergeCvs, separateCv, showMerge } from './fusiones.service.ts';
import { showHistory } from './historial.service.ts';
import { removeNote, writeNote } from './notas.service.ts';
import { showPerson } from './personas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
  caller = callerOf(kit, mundo.reclutador);
  await editCv(caller, { ...of(a()), nombre: 'Rosa', telefono: '9 8765 4321', tecnologias: ['Excel'] });
  await editCv(caller, { ...of(b()), nombre: 'Rosa Elena', email: 'rosa@ejemplo.cl', tecnologias: ['SAP'] });
});
afterEach(() => {
  expect(halves(kit.db, keptFiles(kit))).toEqual([]);
  kit.close();
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const [a, b, c] = [0, 1, 2].map((i) => () => mundo.cv_ids[i] ?? 0) as [() => number, () => number, () => number];
const of = (cv_id: number) => ({ proceso_id: mundo.proceso_id, cv_id });
type Choices = Omit<
  Parameters<typeof mergeCvs>[1],
  'proceso_id' | 'cv_id' | 'otro_id' | 'huella' | 'elecciones' | 'etapa'
> &
  Partial<Pick<Parameters<typeof mergeCvs>[1], 'elecciones' | 'etapa'>>;
async function merge(este: number, otro: number, choices: Choices = {}, who = caller) {
  const { huella } = await showMerge(who, { ...of(este), otro_id: otro });
  return mergeCvs(who, { ...of(este), otro_id: otro, huella, elecciones: {}, etapa: 'este', ...choices });
}
const cv = (id: number) => caller.read.cvs.get(mundo.proceso_id, id);
const attached = async (id: number) => (await caller.read.adjuntos.list(id)).map(({ nombre }) => nombre);
/** Everything of both that undoing must give back. */
const state = async () => ({
  cvs: await caller.read.cvs.byIds(mundo.proceso_id, mundo.cv_ids),
  etapas: await caller.read.etapas.list(mundo.proceso_id),
  notas: [await caller.read.notas.list(a()), await caller.read.notas.list(b())],
  tareas: [await caller.read.tareas.list(a()), await caller.read.tareas.list(b())],
  entrevistas: (await caller.read.entrevistas.list(mundo.proceso_id)).map(({ id, cv_id }) => [id, cv_id]),
  adjuntos: [await attached(a()), await attached(b())],
  editados: rowsOf<{ cv_id: number; editados: string }>(kit.db, 'lecturas').map(({ cv_id, editados }) => [
    cv_id,
    editados,
  ]),
  personas: [(await showPerson(caller, of(a()))).otras, (await showPerson(caller, of(b()))).otras],
});

describe('two cvs of a person', () => {
  it('become one, with the chosen fields, both files, every note and interview, and the history of both', async () => {
    await writeNote(caller, { ...of(b()), texto: '<script>alert(1)</script> ‮ llega tarde', menciones: [] });
    await addTask(caller, { ...of(b()), texto: 'Pedir el finiquito', vence: null, responsable_id: null });
    await moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: [b()], to: 'oferta' });
    const merged = await merge(a(), b(), { elecciones: { nombre: 'otro' }, etapa: 'otro' });
    expect(merged).toMatchObject({
      nombre: 'Rosa Elena',
      email: 'rosa@ejemplo.cl',
      telefono: '+56987654321',
      tecnologias: ['Excel', 'SAP'],
      etapa: 'oferta',
    });
    await expect(cv(b())).rejects.toEqual(refused('no_encontrado'));
    expect((await caller.read.notas.list(a())).map(({ texto }) => texto)).toContain(
      '<script>alert(1)</script> ‮ llega tarde',
    );
    expect((await caller.read.tareas.list(a())).map(({ texto }) => texto)).toContain('Pedir el finiquito');
    expect(await attached(a())).toEqual(['cv-1.pdf', 'cv-2.pdf']);
    const { hechos } = await showHistory(caller, of(a()));
    expect(hechos.filter(({ tipo }) => tipo === 'cv_registrado')).toHaveLength(2);
    expect(hechos.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['cv_unido', 'nota_escrita']));
    expect((await caller.read.etapas.list(mundo.proceso_id)).map(({ total }) => total)).toEqual([2, 0, 0, 1, 0, 0]);
    expect(await caller.read.papelera.list(null, 10)).toEqual([]);
    expect((await restoreCvs(caller, [b()])).restaurados).toEqual([]);
  });

  it('keep what a person typed of the one that goes over what was only read of the one that stays, and say who typed it', async () => {
    await kit.db.write(async ({ orm }) => void orm.run(`update cvs set nombre = 'Rosa' where id = ${c()}`));
    const { otro } = await showMerge(caller, { ...of(c()), otro_id: b() });
    expect(otro.ediciones).toMatchObject({ nombre: { usuario_nombre: expect.any(String), confirmado: false } });
    expect((await merge(c(), b())).nombre).toBe('Rosa Elena');
  });

  it('are as they were once it is taken back, exactly', async () => {
    await writeNote(caller, { ...of(b()), texto: 'Llamar', menciones: [] });
    await addTask(caller, { ...of(a()), texto: 'Pedir el finiquito', vence: null, responsable_id: null });
    await caller.write((repos) => repos.seleccion.change(mundo.proceso_id, [b()], []));
    const before = await state();
    await merge(b(), a(), { elecciones: { nombre: 'otro', tecnologias: 'otro' }, clave: 'k' });
    expect(await undo(caller, ['k'])).toMatchObject({ impedidos: [] });
    expect(await state()).toEqual(before);
    expect(await caller.read.seleccion.ids(mundo.proceso_id)).toEqual([b()]);
  });

  it('come apart although somebody changed one since: what was changed stays, and it is said', async () => {
    const { id } = await writeNote(caller, { ...of(b()), texto: 'Llamar', menciones: [] });
    await merge(a(), b(), { clave: 'k' });
    await editCv(callerOf(kit, mundo.administrador), { ...of(a()), email: 'nuevo@ejemplo.cl' });
    await removeNote(caller, { ...of(a()), nota_id: id });
    expect(await undo(caller, ['k'])).toEqual({
      deshechos: [b()],
      edicion: null,
      impedidos: [{ cv_id: a(), nombre: 'Rosa', motivo: 'cambiado' }],
    });
    expect(await cv(a())).toMatchObject({ email: 'nuevo@ejemplo.cl' });
    expect(await cv(b())).toMatchObject({ nombre: 'Rosa Elena', email: 'rosa@ejemplo.cl' });
    expect(await caller.read.notas.list(b())).toEqual([]);
  });

  it('merged by two people at once are merged once, and the second is told', async () => {
    const { huella } = await showMerge(caller, { ...of(a()), otro_id: b() });
    const pedida = { huella, elecciones: {}, etapa: 'este' } as const;
    const other = await showMerge(caller, { ...of(b()), otro_id: a() });
    const done = await Promise.allSettled([
      mergeCvs(caller, { ...of(a()), otro_id: b(), ...pedida }),
      mergeCvs(callerOf(kit, mundo.administrador), { ...of(b()), otro_id: a(), ...pedida, huella: other.huella }),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(done[1]).toMatchObject({ reason: refused('no_encontrado') });
  });

  it('of which one was edited since they were looked at are not merged: 409, nothing changes', async () => {
    const { huella } = await showMerge(caller, { ...of(a()), otro_id: b() });
    await editCv(caller, { ...of(b()), nombre: 'Otra' });
    const before = await state();
    await expect(mergeCvs(caller, { ...of(a()), otro_id: b(), huella, elecciones: {}, etapa: 'este' })).rejects.toEqual(
      refused('cambiado'),
    );
    expect(await state()).toEqual(before);
  });

  it('of another proceso, another cuenta, or the same cv twice are none', async () => {
    const otra = await addMundo(kit, { plan: 'avanzado' });
    const { id } = await addProceso(kit, mundo);
    await expect(showMerge(caller, { ...of(a()), otro_id: otra.cv_ids[0] ?? 0 })).rejects.toEqual(
      refused('no_encontrado'),
    );
    await expect(showMerge(caller, { proceso_id: id, cv_id: a(), otro_id: b() })).rejects.toEqual(
      refused('no_encontrado'),
    );
    await expect(showMerge(caller, { ...of(a()), otro_id: a() })).rejects.toEqual(refused('fusion_misma'));
  });
});

describe('separated days later', () => {
  const separate = () => separateCv(caller, { ...of(a()), otro_id: b() });
  const choosing = { elecciones: { nombre: 'otro', tecnologias: 'otro' } } as const;

  it('each has its own data again, and what nobody had typed is as if nobody had', async () => {
    const before = await state();
    await merge(a(), b(), choosing);
    expect(await cv(a())).toMatchObject({ nombre: 'Rosa Elena', email: 'rosa@ejemplo.cl', tecnologias: ['SAP'] });
    kit.clock.advance(3 * DAY);
    await sweepActions(kit.deps);
    await separate();
    expect(await state()).toEqual(before);
  });

  it('what somebody changed since stays', async () => {
    await merge(a(), b(), choosing);
    await editCv(caller, { ...of(a()), email: 'nuevo@ejemplo.cl' });
    await separate();
    expect(await cv(a())).toMatchObject({ nombre: 'Rosa', email: 'nuevo@ejemplo.cl', tecnologias: ['Excel'] });
    expect(await cv(b())).toMatchObject({ nombre: 'Rosa Elena', email: 'rosa@ejemplo.cl' });
  });
});

describe('one merged into one that is merged', () => {
  it('comes back by itself, in any order', async () => {
    const before = await state();
    await merge(b(), c(), { clave: 'uno', elecciones: { nombre: 'este' } });
    await merge(a(), b(), { clave: 'dos', elecciones: { nombre: 'este', tecnologias: 'este', email: 'este' } });
    expect(await attached(a())).toEqual(['cv-1.pdf', 'cv-3.pdf', 'cv-2.pdf']);
    await undo(caller, ['dos']);
    await undo(caller, ['uno']);
    expect(await state()).toEqual(before);
  });

  it('leads from its old address to the one that stayed, until they come apart', async () => {
    await merge(b(), c(), { clave: 'uno' });
    await merge(a(), b(), { clave: 'dos' });
    for (const id of [a(), b(), c()]) expect((await showReading(caller, of(id))).cv.id).toBe(a());
    await undo(caller, ['dos']);
    expect((await showReading(caller, of(c()))).cv.id).toBe(b());
    await caller.write((repos) => repos.cvs.remove(mundo.proceso_id, b()));
    await expect(showReading(caller, of(c()))).rejects.toEqual(refused('no_encontrado'));
  });

  it('goes for ever with the one that stayed, and its file too', async () => {
    await merge(a(), b());
    const { clave } = await caller.read.cvs.archivo(a());
    await separateCv(caller, { ...of(a()), otro_id: b() });
    expect(await cv(b())).toMatchObject({ nombre: 'Rosa Elena' });
    await separateCv(caller, { ...of(a()), otro_id: b() });
    await merge(a(), b());
    await caller.write((repos) => repos.cvs.remove(mundo.proceso_id, a()));
    const gone = await eraseCvs(kit.deps, caller.alcance, [a()]);
    expect(gone.sort()).toEqual([a(), b()].sort());
    expect(keptFiles(kit)).not.toContain(clave);
    expect(keptFiles(kit)).toHaveLength(2);
    expect(rowsOf(kit.db, 'fusiones')).toEqual([]);
  });
});
