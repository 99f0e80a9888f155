import { rowsOf } from '@recluta/db/testing';
import { DESHACIBLES, type Deshacible } from '@recluta/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { sweepActions } from '../../jobs/sweeper.ts';
import {
  addCvs,
  addMundo,
  addPersona,
  addProceso,
  callerOf,
  createKit,
  DAY,
  HOUR,
  halves,
  type Kit,
  loseAccess,
  type Mundo,
} from '../../testing/index.ts';
import { createEntrevista } from '../calendario/entrevistas.service.ts';
import { showHistory } from '../candidato/historial.service.ts';
import { writeNote } from '../candidato/notas.service.ts';
import { advanceCvs, moveCvs } from '../cvs/cvs.service.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { assignCvs, copyCvs } from '../cvs/masivas.service.ts';
import { removeStage, updateStage } from '../etapas/etapas.service.ts';
import { createTag, removeTag, tagCvs, untagCvs } from '../etiquetas/etiquetas.service.ts';
import { removeMotivo } from '../motivos/motivos.service.ts';
import { blockTitular, unblockTitular } from '../privacidad/titular.service.ts';
import { signFile } from '../publico/archivo.service.ts';
import { addTask, removeTask } from '../tareas/tareas.service.ts';
import { updateUsuario } from '../usuarios/usuarios.service.ts';
import { recentActions, undo } from './deshacer.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
  caller = callerOf(kit, mundo.reclutador);
});
afterEach(() => {
  expect(halves(kit.db)).toEqual([]);
  kit.close();
});

const ids = () => mundo.cv_ids;
const first = () => mundo.cv_ids[0] ?? 0;
const move = (cv_ids: number[], to: string, clave?: string, who = caller) =>
  moveCvs(who, { proceso_id: mundo.proceso_id, cv_ids, to, clave });
const last = async (who = caller) => (await recentActions(who)).map(({ clave }) => clave)[0] ?? '';
const stageOf = async (id: number) => (await caller.read.cvs.get(mundo.proceso_id, id)).etapa;
const living = () =>
  rowsOf<{ id: number; eliminado_en: number | null }>(kit.db, 'cvs').filter(
    ({ eliminado_en }) => eliminado_en === null,
  );
/** A copy that was taken back is in the papelera, with what hangs on it. */
const ofLiving = <R extends { cv_id: number }>(rows: R[]): R[] =>
  rows.filter(({ cv_id }) => living().some(({ id }) => id === cv_id));
/** Everything of the cuenta's cvs that undoing must give back. */
const state = async () => ({
  cvs: living().map((cv) => ({ ...cv, eliminado_por: undefined })),
  tareas: (await Promise.all(ids().map((id) => caller.read.tareas.list(id)))).flat().map(({ id }) => id),
  etiquetas: ofLiving(rowsOf<{ cv_id: number }>(kit.db, 'cv_etiquetas')),
  seleccion: await caller.read.seleccion.ids(mundo.proceso_id),
  etapas: await caller.read.etapas.list(mundo.proceso_id),
  editados: ofLiving(rowsOf<{ cv_id: number; editados: string }>(kit.db, 'lecturas')).map(({ editados }) => editados),
  estadias: ofLiving(rowsOf<{ cv_id: number; etapa: string }>(kit.db, 'estadias')).map(({ cv_id, etapa }) => [
    cv_id,
    etapa,
  ]),
});

let etiqueta_id = 0;
let tarea_id = 0;

const many = () => ({ proceso_id: mundo.proceso_id, cv_ids: ids() });

/** One of each thing that can be taken back. */
const DOES: Record<Deshacible, () => Promise<unknown>> = {
  cv_movido: () => move(ids(), 'descartado'),
  cv_eliminado: () => caller.write((repos) => repos.cvs.remove(mundo.proceso_id, first(), 'x')),
  cv_editado: () => editCv(caller, { proceso_id: mundo.proceso_id, cv_id: first(), nombre: 'Otra', rut: '11111111-1' }),
  cv_fusionado: () => caller.write((repos) => repos.fusiones.merge(mundo.proceso_id, ids()[1] ?? 0, first(), 'x')),
  cv_etiquetado: () => tagCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: ids().slice(1), etiqueta_id }),
  cv_desetiquetado: () => untagCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: ids(), etiqueta_id }),
  cv_asignado: () => assignCvs(caller, { ...many(), responsable_id: mundo.reclutador.id }),
  tarea_eliminada: () => removeTask(caller, { proceso_id: mundo.proceso_id, cv_id: first(), tarea_id }),
  cv_copiado: async () => copyCvs(caller, { ...many(), a_proceso_id: (await addProceso(kit, mundo)).id }),
  seleccion_cambiada: () =>
    caller.write((repos) => repos.seleccion.change(mundo.proceso_id, ids().slice(1), [first()], { clave: 'x' })),
};

describe('taking back', () => {
  it.each(DESHACIBLES)('%s gives back everything as it was, hours later', async (tipo) => {
    await editCv(caller, { proceso_id: mundo.proceso_id, cv_id: first(), nombre: 'Rosa' });
    await caller.write((repos) => repos.seleccion.change(mundo.proceso_id, [first()], []));
    etiqueta_id = (await createTag(caller, { nombre: 'Bilingüe' })).id;
    await caller.write((repos) => repos.etiquetas.add(mundo.proceso_id, etiqueta_id, [first()]));
    const tarea = { proceso_id: mundo.proceso_id, cv_id: first(), texto: 'Llamar', vence: null, responsable_id: null };
    tarea_id = (await addTask(caller, tarea)).id;
    const before = await state();
    kit.clock.advance(HOUR);
    await DOES[tipo]();
    expect(await state()).not.toEqual(before);
    const [accion] = await recentActions(caller);
    expect(accion).toMatchObject({ tipo, usuario_nombre: 'reclutador' });
    kit.clock.advance(20 * HOUR);
    expect((await undo(caller, [accion?.clave ?? ''])).impedidos).toEqual([]);
    expect(await state()).toEqual(before);
    expect((await recentActions(caller)).map(({ clave }) => clave)).not.toContain(accion?.clave);
  });

  it('a bulk leaves whom others changed since, and says why of each', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids();
    await editCv(caller, { proceso_id: mundo.proceso_id, cv_id: b, nombre: 'Berta' });
    await move(ids(), 'entrevista');
    const clave = await last();
    kit.clock.advance(1);
    await move([b], 'oferta', undefined, callerOf(kit, mundo.administrador));
    await caller.write((repos) => repos.cvs.remove(mundo.proceso_id, c));
    await caller.write(async (repos) => {
      await repos.cvs.remove(mundo.proceso_id, d);
      await repos.papelera.purge([d]);
    });
    expect(await undo(caller, [clave])).toEqual({
      deshechos: [a],
      impedidos: [
        { cv_id: b, nombre: 'Berta', motivo: 'cambiado' },
        { cv_id: c, nombre: 'cv-3.pdf', motivo: 'papelera' },
      ],
      edicion: null,
    });
    expect([await stageOf(a), await stageOf(b)]).toEqual(['recibido', 'oferta']);
  });

  it('sees that somebody came back to the same stage meanwhile by another way', async () => {
    await move([first()], 'entrevista');
    const clave = await last();
    for (const to of ['oferta', 'entrevista']) {
      kit.clock.advance(1_000);
      await move([first()], to);
    }
    expect((await undo(caller, [clave])).impedidos).toMatchObject([{ motivo: 'cambiado' }]);
    expect(await stageOf(first())).toBe('entrevista');
  });

  it('does not bring anybody back to a stage that is gone', async () => {
    await move([first()], 'oferta');
    kit.clock.advance(1);
    await move([first()], 'contratado');
    const clave = await last();
    await removeStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta' });
    expect((await undo(caller, [clave])).impedidos).toMatchObject([{ cv_id: first(), motivo: 'etapa' }]);
  });

  it('gives nobody back a reason that was deleted', async () => {
    const { motivo_id, proceso_id } = mundo;
    const reason = async () => (await caller.read.cvs.get(proceso_id, first())).motivo_id;
    const discard = { proceso_id, cv_ids: [first()], to: 'descartado', motivo_id };
    await moveCvs(caller, discard);
    for (const [gone, given] of [
      [false, motivo_id],
      [true, null],
    ]) {
      kit.clock.advance(1);
      await move([first()], 'oferta', 'sacar');
      if (gone) await removeMotivo(caller, { motivo_id });
      await undo(caller, ['sacar']);
      expect([await stageOf(first()), await reason()]).toEqual(['descartado', given]);
    }
  });

  it('puts no etiqueta back that was deleted', async () => {
    etiqueta_id = (await createTag(caller, { nombre: 'Bilingüe' })).id;
    await DOES.cv_etiquetado();
    await DOES.cv_desetiquetado();
    const clave = await last();
    await removeTag(caller, { etiqueta_id });
    expect((await undo(caller, [clave])).impedidos.map(({ motivo }) => motivo)).toEqual([
      'etiqueta',
      'etiqueta',
      'etiqueta',
    ]);
  });

  it('gives nobody to who can do nothing for them any more, and says so', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids();
    const [gone, looking, there] = await Promise.all(
      [1, 2, 3].map(() => addPersona(kit, mundo.cuenta_id, 'reclutador')),
    );
    const assign = (cv_ids: number[], who: { id: number } | undefined, clave?: string) =>
      assignCvs(caller, { proceso_id: mundo.proceso_id, cv_ids, responsable_id: who?.id ?? null, clave });
    await assign([a], gone);
    await assign([b], looking);
    await assign([c], there);
    await assign([a, b, c, d], mundo.reclutador, 'asignar');
    if (gone) await loseAccess(kit, gone);
    await updateUsuario(callerOf(kit, mundo.administrador), { id: looking?.id ?? 0, rol: 'visor' });
    expect(await undo(caller, ['asignar'])).toMatchObject({
      deshechos: [c, d],
      impedidos: [
        { cv_id: a, motivo: 'responsable' },
        { cv_id: b, motivo: 'responsable' },
      ],
    });
    const whose = async (id: number) => (await caller.read.cvs.get(mundo.proceso_id, id)).responsable_id;
    expect(await Promise.all([a, b, c, d].map(whose))).toEqual([
      mundo.reclutador.id,
      mundo.reclutador.id,
      there?.id,
      null,
    ]);
  });

  it('of a copying leaves the copies on which somebody worked since, unless that was taken back', async () => {
    const { id } = await addProceso(kit, mundo);
    const { copias } = await copyCvs(caller, { ...many(), a_proceso_id: id, clave: 'copiar' });
    const [noted = 0, planned = 0, tagged = 0, seen = 0] = copias;
    const colleague = callerOf(kit, await addPersona(kit, mundo.cuenta_id, 'reclutador'));
    kit.clock.advance(HOUR);
    await writeNote(colleague, { proceso_id: id, cv_id: noted, texto: 'Viene el martes', menciones: [] });
    const when = { fecha_inicio: '2026-03-12T14:00:00.000Z', fecha_fin: '2026-03-12T15:00:00.000Z' };
    const interview = { ...when, titulo: null, cv_id: planned, responsable_id: null, lugar: null, notas: null };
    await createEntrevista(colleague, id, interview);
    const { id: etiqueta } = await createTag(colleague, { nombre: 'Bilingüe' });
    await tagCvs(colleague, { proceso_id: id, cv_ids: [tagged], etiqueta_id: etiqueta, clave: 'etiquetar' });
    await signFile(colleague, seen);
    const undone = await undo(caller, ['copiar']);
    expect(undone.deshechos).toEqual([seen]);
    expect(undone.impedidos.map(({ cv_id, motivo }) => [cv_id, motivo])).toEqual([
      [noted, 'cambiado'],
      [planned, 'cambiado'],
      [tagged, 'cambiado'],
    ]);
    await undo(colleague, ['etiquetar']);
    expect((await undo(caller, ['copiar'])).deshechos).toEqual([tagged]);
  });

  it('of a copying leaves nothing in the papelera, where what people deleted is looked for, and the file to the original', async () => {
    const { id } = await addProceso(kit, mundo);
    const { copias } = await copyCvs(caller, { ...many(), a_proceso_id: id, clave: 'copiar' });
    expect((await undo(caller, ['copiar'])).deshechos).toEqual(copias);
    expect(await caller.read.papelera.list(null, 10)).toEqual([]);
    expect((await caller.read.papelera.left(copias)).size).toBe(0);
    expect((await caller.read.cvs.archivo(first())).proceso_id).toBe(mundo.proceso_id);
    const again = await copyCvs(caller, { ...many(), a_proceso_id: id, clave: 'otra vez' });
    expect(again.copias).toHaveLength(copias.length);
  });

  it('leaves who was merged into another meanwhile, and says so', async () => {
    const [a = 0, b = 0] = ids();
    await move([a, b], 'entrevista');
    const clave = await last();
    await caller.write((repos) => repos.fusiones.merge(mundo.proceso_id, a, b, 'unir'));
    expect(await undo(caller, [clave])).toMatchObject({
      deshechos: [a],
      impedidos: [{ cv_id: b, motivo: 'fusionado' }],
    });
    await undo(caller, ['unir']);
    await undo(caller, [clave]);
    expect([await stageOf(a), await stageOf(b)]).toEqual(['recibido', 'recibido']);
  });

  it('touches nobody whose data are blocked, and tells no name of theirs; afterwards it is as it was', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = ids();
    await editCv(caller, { proceso_id: mundo.proceso_id, cv_id: a, nombre: 'Berta' });
    const admin = callerOf(kit, mundo.administrador);
    await caller.write((repos) => repos.seleccion.change(mundo.proceso_id, [b], []));
    const whole = await state();
    await move([a], 'oferta', 'mover');
    await caller.write((repos) => repos.cvs.removeMany(mundo.proceso_id, [b], { clave: 'borrar' }));
    // Of the two only one is chosen: nobody may read the other one by taking them apart.
    await caller.write((repos) => repos.fusiones.merge(mundo.proceso_id, c, d, 'unir'));
    kit.clock.advance(1);
    const blocked = { cv_ids: [a, b, c] };
    await blockTitular(admin, blocked);
    const before = rowsOf(kit.db, 'cvs');
    for (const [clave, cv_id] of [
      ['mover', a],
      ['borrar', b],
      ['unir', d],
    ] as const)
      expect(await undo(caller, [clave])).toEqual({
        deshechos: [],
        impedidos: [{ cv_id, nombre: '', motivo: 'bloqueado' }],
        edicion: null,
      });
    expect(rowsOf(kit.db, 'cvs')).toEqual(before);
    expect(rowsOf(kit.db, 'seleccion')).toEqual([]);
    await unblockTitular(admin, blocked);
    expect((await undo(caller, ['unir', 'borrar', 'mover'])).impedidos).toEqual([]);
    expect(await state()).toEqual(whole);
  });

  it('tells whom it was done to, the first two of them, but nobody who is blocked', async () => {
    const [a = 0, b = 0, c = 0] = ids();
    for (const [cv_id, nombre] of [
      [a, 'Ana Díaz'],
      [b, 'Berta Soto'],
      [c, 'Carla Rojas'],
    ] as const)
      await editCv(caller, { proceso_id: mundo.proceso_id, cv_id, nombre });
    await move([a, b, c], 'oferta', 'mover');
    const told = async () => (await recentActions(caller)).find(({ clave }) => clave === 'mover')?.nombres;
    expect(await told()).toEqual(['Ana Díaz', 'Berta Soto']);
    await blockTitular(callerOf(kit, mundo.administrador), { cv_ids: [a] });
    expect(await told()).toEqual(['Berta Soto', 'Carla Rojas']);
  });

  it('says of a move where to, by the name of the stage as it is called now', async () => {
    const told = async () => (await recentActions(caller)).map(({ tipo, etapa }) => [tipo, etapa]);
    await move(ids().slice(0, 2), 'oferta', 'mover');
    expect(await told()).toEqual([['cv_movido', 'Oferta']]);
    await updateStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta', nombre: 'Carta oferta' });
    expect(await told()).toEqual([['cv_movido', 'Carta oferta']]);
    kit.clock.advance(1);
    await DOES.cv_editado();
    expect(await told()).toContainEqual(['cv_editado', null]);
  });

  it('says where to of so many as are read for a line of the list, not of thousands', async () => {
    const many = await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 201);
    const told = async (clave: string) => (await recentActions(caller)).find((accion) => accion.clave === clave)?.etapa;
    await move(many.slice(0, 200), 'oferta', 'cabe');
    expect(await told('cabe')).toBe('Oferta');
    await move(many, 'entrevista', 'no cabe');
    expect(await told('no cabe')).toBeNull();
  });

  it('takes back what was done with one press as one, the newest first', async () => {
    const [a = 0, b = 0] = ids();
    await move([a], 'preseleccion', 'gesto');
    kit.clock.advance(1);
    await advanceCvs(caller, { proceso_id: mundo.proceso_id, selected_ids: [a, b], clave: 'gesto' });
    expect([await stageOf(a), await stageOf(b)]).toEqual(['entrevista', 'preseleccion']);
    // Three people to two stages: the list names none.
    expect(await recentActions(caller)).toMatchObject([{ clave: 'gesto', personas: 3, etapa: null }]);
    await undo(caller, ['gesto']);
    expect([await stageOf(a), await stageOf(b)]).toEqual(['recibido', 'recibido']);
  });

  it('happens once', async () => {
    await move(ids(), 'oferta');
    const clave = await last();
    const both = await Promise.allSettled([undo(caller, [clave]), undo(caller, [clave])]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(undo(caller, [clave])).rejects.toMatchObject({ codigo: 'accion_cerrada' });
  });

  it('ends after 24 hours, and what it held is forgotten', async () => {
    await DOES.cv_editado();
    const clave = await last();
    kit.clock.advance(DAY + 1);
    expect(await recentActions(caller)).toEqual([]);
    await expect(undo(caller, [clave])).rejects.toMatchObject({ codigo: 'accion_cerrada' });
    await sweepActions(kit.deps);
    expect(rowsOf(kit.db, 'accion_filas')).toEqual([]);
  });

  it('is for who did it and for an administrador; a visor sees no way to', async () => {
    await move([first()], 'oferta');
    const clave = await last();
    const colleague = callerOf(kit, await addPersona(kit, mundo.cuenta_id, 'reclutador'));
    await expect(undo(colleague, [clave])).rejects.toMatchObject({ codigo: 'accion_ajena' });
    const shown = async (who: Caller) =>
      (await showHistory(who, { proceso_id: mundo.proceso_id, cv_id: first() })).hechos[0]?.deshacer;
    expect(await shown(colleague)).toBeNull();
    expect(await shown(callerOf(kit, mundo.visor))).toBeNull();
    expect(await shown(callerOf(kit, mundo.administrador))).toEqual({ claves: [clave], personas: 1 });
    await undo(callerOf(kit, mundo.administrador), [clave]);
    expect(await stageOf(first())).toBe('recibido');
  });

  it('of a deletion does nothing when the plan has no room for who would come back', async () => {
    const small = await addMundo(kit, { plan: 'gratis', cvs: 20 });
    const who = callerOf(kit, small.administrador);
    await who.write((repos) => repos.cvs.remove(small.proceso_id, small.cv_ids[0] ?? 0, 'borrar'));
    await addCvs(kit, small.cuenta_id, small.proceso_id, 1);
    await expect(undo(who, ['borrar'])).rejects.toMatchObject({ codigo: 'limite_cvs' });
    expect(await who.read.papelera.list(null, 10)).toHaveLength(1);
  });
});

describe('the history', () => {
  it('tells that something was taken back, and offers it no more', async () => {
    await move([first()], 'oferta');
    await undo(caller, [await last()]);
    const { hechos } = await showHistory(caller, { proceso_id: mundo.proceso_id, cv_id: first() });
    expect(hechos.slice(0, 2)).toMatchObject([
      { tipo: 'cv_movido', a: 'Recibido', deshace: true, deshacer: null },
      { tipo: 'cv_movido', a: 'Oferta', deshace: false, deshacer: null },
    ]);
  });
});
