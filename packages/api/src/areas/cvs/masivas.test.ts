import { rowsOf } from '@recluta/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import {
  addMundo,
  addProceso,
  callerOf,
  createKit,
  halves,
  type Kit,
  keptFiles,
  type Mundo,
  write,
} from '../../testing/index.ts';
import { showHistory } from '../candidato/historial.service.ts';
import { tagCvs, untagCvs } from '../etiquetas/etiquetas.service.ts';
import { editCv } from './lectura.service.ts';
import { assignCvs, copyCvs, readManyAgain, removeCvs } from './masivas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
let otro: number;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
  otro = (await addProceso(kit, mundo)).id;
});
afterEach(() => {
  expect(halves(kit.db, keptFiles(kit))).toEqual([]);
  kit.close();
});

const refused = (codigo: string) => expect.objectContaining({ codigo });
const all = (cv_ids = mundo.cv_ids) => ({ proceso_id: mundo.proceso_id, cv_ids });
const listOf = (proceso_id: number) => caller.read.cvs.list(proceso_id, null, { after: 0, limit: null });
const removeFirst = () => caller.write((repos) => repos.cvs.remove(mundo.proceso_id, mundo.cv_ids[0] ?? 0));
const gone = () => ({ cv_id: mundo.cv_ids[0], motivo: 'eliminado', detalle: null });

describe('the responsable of many', () => {
  it('changes for who was of another, and an answer taken back leaves the others alone', async () => {
    const [first = 0, ...rest] = mundo.cv_ids;
    const mine = { responsable_id: mundo.reclutador.id };
    await assignCvs(caller, { ...all([first]), ...mine });
    expect(await assignCvs(caller, { ...all(), ...mine })).toEqual({ hechos: rest, omitidos: [] });
    await assignCvs(caller, { ...all(rest), responsable_id: null });
    expect((await listOf(mundo.proceso_id)).map(({ responsable_id }) => responsable_id)).toEqual([
      mundo.reclutador.id,
      null,
      null,
    ]);
    const { hechos } = await showHistory(caller, { proceso_id: mundo.proceso_id, cv_id: rest[0] ?? 0 });
    expect(hechos.slice(0, 2)).toMatchObject([
      { tipo: 'cv_asignado', sobre: null },
      { tipo: 'cv_asignado', sobre: 'reclutador' },
    ]);
  });

  it('is nobody who can only look', async () => {
    await expect(assignCvs(caller, { ...all(), responsable_id: mundo.visor.id })).rejects.toEqual(
      refused('responsable_inactivo'),
    );
    expect((await listOf(mundo.proceso_id)).every(({ responsable_id }) => responsable_id === null)).toBe(true);
  });

  it('who was deleted meanwhile is told', async () => {
    await removeFirst();
    const { hechos, omitidos } = await assignCvs(caller, { ...all(), responsable_id: mundo.reclutador.id });
    expect([hechos, omitidos]).toEqual([mundo.cv_ids.slice(1), [gone()]]);
  });
});

describe('reading many again', () => {
  it('puts each in line once, and tells who is there already', async () => {
    expect((await readManyAgain(caller, all(mundo.cv_ids.slice(0, 1)))).hechos).toEqual(mundo.cv_ids.slice(0, 1));
    const { hechos, omitidos } = await readManyAgain(caller, all());
    expect(hechos).toEqual(mundo.cv_ids.slice(1));
    expect(omitidos).toEqual([{ cv_id: mundo.cv_ids[0], motivo: 'en_lectura', detalle: null }]);
  });
});

describe('copying to another proceso', () => {
  const copy = (cv_ids = mundo.cv_ids) => copyCvs(caller, { ...all(cv_ids), a_proceso_id: otro });

  it('takes the person, the file, what was read, typed and marked, and leaves the original where it was', async () => {
    const [first = 0] = mundo.cv_ids;
    const cv = { proceso_id: mundo.proceso_id, cv_id: first };
    await editCv(caller, { ...cv, nombre: 'Ana Rojas', rut: '12345678-5', criterios: ['metas'] });
    await tagCvs(caller, { ...all([first]), etiqueta_id: mundo.etiqueta_id });
    await assignCvs(caller, { ...all([first]), responsable_id: mundo.reclutador.id });
    const { copias, hechos, omitidos } = await copy([first]);
    expect([hechos, omitidos]).toEqual([[first], []]);
    const [made] = await listOf(otro);
    expect(made).toMatchObject({
      id: copias[0],
      etapa: 'recibido',
      nombre: 'Ana Rojas',
      criterios: ['metas'],
      etiquetas: [mundo.etiqueta_id],
      responsable_id: null,
      motivo_id: null,
    });
    expect((await caller.read.lecturas.get(copias[0] ?? 0))?.editados).toEqual(['nombre', 'rut', 'criterios']);
    expect((await caller.read.cvs.archivo(copias[0] ?? 0)).clave).toBe((await caller.read.cvs.archivo(first)).clave);
    expect((await listOf(mundo.proceso_id))[0]).toMatchObject({ id: first, responsable_id: mundo.reclutador.id });
    const { cvs } = { cvs: rowsOf<{ id: number; candidato_id: number }>(kit.db, 'cvs') };
    expect(cvs.find(({ id }) => id === copias[0])?.candidato_id).toBe(cvs.find(({ id }) => id === first)?.candidato_id);
  });

  it('gives each its own file and data, in whatever order they were chosen', async () => {
    const [a = 0, b = 0, c = 0] = mundo.cv_ids;
    await editCv(caller, { proceso_id: mundo.proceso_id, cv_id: b, nombre: 'Berta', criterios: ['metas'] });
    const { copias, hechos } = await copy([c, a, b]);
    const rows = new Map(
      rowsOf<{ id: number; sha256: string; nombre: string | null; criterios: string }>(kit.db, 'cvs').map(
        ({ id, sha256, nombre, criterios }) => [id, { sha256, nombre, criterios }],
      ),
    );
    expect(copias.map((id) => rows.get(id))).toEqual(hechos.map((id) => rows.get(id)));
    expect((await caller.read.lecturas.get(copias[hechos.indexOf(b)] ?? 0))?.editados).toEqual(['nombre', 'criterios']);
  });

  it('is told in the history of both', async () => {
    const [first = 0] = mundo.cv_ids;
    const { copias } = await copy([first]);
    const from = await showHistory(caller, { proceso_id: mundo.proceso_id, cv_id: first });
    const to = await showHistory(caller, { proceso_id: otro, cv_id: copias[0] ?? 0 });
    const { nombre } = await caller.read.procesos.get(otro);
    expect(from.hechos[0]).toMatchObject({ tipo: 'cv_copiado', sobre: nombre });
    expect(to.hechos[0]).toMatchObject({ tipo: 'cv_registrado', sobre: nombre, usuario_nombre: 'reclutador' });
  });

  it('of somebody without a RUT stays the same person, also after their data changes', async () => {
    const [first = 0] = mundo.cv_ids;
    const { copias } = await copy([first]);
    await editCv(caller, { proceso_id: otro, cv_id: copias[0] ?? 0, rut: '12345678-5' });
    expect(await caller.read.personas.known(otro, null)).toMatchObject([{ cv_id: copias[0], otro_id: first }]);
  });

  it('leaves out who is there already, as a person, with the same file, or twice among the chosen', async () => {
    const [a = 0, b = 0, c = 0] = mundo.cv_ids;
    const rut = { proceso_id: mundo.proceso_id, rut: '12345678-5' };
    await editCv(caller, { ...rut, cv_id: a });
    await editCv(caller, { ...rut, cv_id: b });
    const first = await copy();
    expect(first.hechos).toEqual([a, c]);
    expect(first.omitidos).toMatchObject([{ cv_id: b, motivo: 'ya_postula' }]);
    expect(first.omitidos[0]?.detalle).toMatch(/, etapa Recibido$/);
    expect((await copy()).hechos).toEqual([]);
    expect((await listOf(otro)).length).toBe(2);
  });

  it('to a closed proceso, to its own, or beyond the plan changes nothing', async () => {
    await expect(copyCvs(caller, { ...all(), a_proceso_id: mundo.proceso_id })).rejects.toEqual(refused('copia_misma'));
    await write(kit, mundo.cuenta_id, ({ procesos }) => procesos.update(otro, { estado: 'cerrado' }));
    await expect(copy()).rejects.toEqual(refused('copia_cerrado'));
    const small = await addMundo(kit, { plan: 'gratis', cvs: 19 });
    const who = callerOf(kit, small.administrador);
    await write(kit, small.cuenta_id, ({ procesos }) => procesos.update(small.proceso_id, { estado: 'en pausa' }));
    const { id } = await addProceso(kit, small);
    const many = { proceso_id: small.proceso_id, a_proceso_id: id };
    await expect(copyCvs(who, { ...many, cv_ids: small.cv_ids.slice(0, 2) })).rejects.toEqual(refused('limite_cvs'));
    expect(await who.read.cvs.list(id, null, { after: 0, limit: null })).toEqual([]);
    expect((await copyCvs(who, { ...many, cv_ids: small.cv_ids.slice(0, 1) })).hechos).toHaveLength(1);
  });

  it('tells who was deleted meanwhile, and reads what had not been read', async () => {
    await removeFirst();
    await readManyAgain(caller, all(mundo.cv_ids.slice(1, 2)));
    const { omitidos, copias } = await copy();
    expect(omitidos).toEqual([gone()]);
    const line = rowsOf<{ tipo: string; clave: string }>(kit.db, 'trabajos').map(
      ({ tipo, clave }) => `${tipo} ${clave}`,
    );
    expect(line).toContain(`leer_cv ${copias[0]}`);
    expect(line).not.toContain(`leer_cv ${copias[1]}`);
    expect(line.some((each) => each.startsWith(`buscar_terminos ${otro}:copia:`))).toBe(true);
  });
});

describe('sent again with its clave because its answer was lost', () => {
  const twice = async (act: (cv_ids: number[]) => Promise<{ hechos: number[]; omitidos: unknown[] }>) => {
    await act(mundo.cv_ids.slice(0, 2));
    return act(mundo.cv_ids);
  };
  const whole = () => ({ hechos: mundo.cv_ids, omitidos: [] });

  it('a copy says whom it copied, copies nobody twice, wherever the copies are by now', async () => {
    const copy = (cv_ids: number[]) => copyCvs(caller, { ...all(cv_ids), a_proceso_id: otro, clave: 'copia' });
    const { copias } = await copy(mundo.cv_ids.slice(0, 1));
    // Wherever the first copy is by now.
    await caller.write((repos) => repos.cvs.remove(otro, copias[0] ?? 0));
    expect(await copy(mundo.cv_ids)).toMatchObject(whole());
    const again = await copy(mundo.cv_ids);
    expect(again).toMatchObject(whole());
    expect(again.copias[0]).toBe(copias[0]);
    expect((await listOf(otro)).map(({ id }) => id)).toEqual(again.copias.slice(1));
    // By somebody else, or elsewhere, it is another copy.
    const { administrador } = mundo;
    const other = await copyCvs(callerOf(kit, administrador), { ...all(), a_proceso_id: otro, clave: 'copia' });
    expect(other.hechos).toEqual(mundo.cv_ids.slice(0, 1));
  });

  it('what was assigned, tagged, untagged and deleted is told as done', async () => {
    const { etiqueta_id } = mundo;
    const responsable_id = mundo.reclutador.id;
    await untagCvs(caller, { ...all(), etiqueta_id });
    expect(await twice((ids) => assignCvs(caller, { ...all(ids), responsable_id, clave: 'asignar' }))).toEqual(whole());
    expect(await twice((ids) => tagCvs(caller, { ...all(ids), etiqueta_id, clave: 'poner' }))).toEqual(whole());
    expect(await twice((ids) => untagCvs(caller, { ...all(ids), etiqueta_id, clave: 'quitar' }))).toEqual(whole());
    expect(await twice((ids) => removeCvs(caller, { ...all(ids), clave: 'eliminar' }))).toEqual(whole());
    expect(await listOf(mundo.proceso_id)).toEqual([]);
  });
});
