import { rowsOf } from '@recluta/db/testing';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addCvs, addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { createProceso } from '../procesos/procesos.service.ts';
import { createStage, orderStages, removeStage, restoreStage, updateStage } from './etapas.service.ts';
import { savePlantilla } from './plantillas.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
});

const claves = (etapas: readonly { clave: string }[]) => etapas.map(({ clave }) => clave);
const technical = { nombre: 'Prueba técnica', tipo: 'evaluacion', color: 'atacama' } as const;
type Row = { proceso_id: number };
const stages = () => caller.read.etapas.list(mundo.proceso_id);
const refused = (codigo: string) => expect.objectContaining({ codigo });

describe('the stages of a proceso', () => {
  it('get a new one before the ends', async () => {
    const etapas = await createStage(caller, mundo.proceso_id, technical);
    expect(claves(etapas)).toEqual([
      'recibido',
      'preseleccion',
      'entrevista',
      'oferta',
      'prueba-tecnica',
      'contratado',
      'descartado',
    ]);
  });

  it('never hold two of one name, however it is written', async () => {
    await createStage(caller, mundo.proceso_id, technical);
    await expect(createStage(caller, mundo.proceso_id, { ...technical, nombre: 'PRUEBA TECNICA' })).rejects.toEqual(
      refused('etapa_repetida'),
    );
    await expect(
      updateStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta', nombre: 'prueba técnica' }),
    ).rejects.toEqual(refused('etapa_repetida'));
  });

  it('are twenty at most', async () => {
    for (let n = 7; n <= 20; n++) await createStage(caller, mundo.proceso_id, { ...technical, nombre: `Etapa ${n}` });
    await expect(createStage(caller, mundo.proceso_id, technical)).rejects.toEqual(refused('etapas_demasiadas'));
  });

  it('change name, colour and limit, and keep what is not sent', async () => {
    await updateStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta', limite_dias: 5 });
    await updateStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta', nombre: 'Carta oferta' });
    expect((await stages()).find(({ clave }) => clave === 'oferta')).toMatchObject({
      nombre: 'Carta oferta',
      color: 'cobre',
      limite_dias: 5,
    });
  });

  it('are put in any order, the inbox first', async () => {
    const wanted = ['oferta', 'entrevista', 'recibido', 'preseleccion', 'descartado', 'contratado'];
    const etapas = await orderStages(caller, mundo.proceso_id, { claves: wanted });
    expect(claves(etapas)).toEqual(['recibido', 'oferta', 'entrevista', 'preseleccion', 'descartado', 'contratado']);
  });

  it('are not put in an order that forgets one made meanwhile', async () => {
    const seen = claves(await stages());
    await createStage(caller, mundo.proceso_id, technical);
    await expect(orderStages(caller, mundo.proceso_id, { claves: seen })).rejects.toEqual(refused('etapas_cambiaron'));
  });

  it('are not put in order over the order that somebody else gave them meanwhile', async () => {
    const antes = claves(await stages());
    const [recibido = '', preseleccion = '', entrevista = '', ...rest] = antes;
    const order = (...moved: string[]) => orderStages(caller, mundo.proceso_id, { claves: moved, antes });
    await order(recibido, entrevista, preseleccion, ...rest);
    await expect(order(recibido, preseleccion, ...rest, entrevista)).rejects.toEqual(refused('etapas_cambiaron'));
    expect(claves(await stages()).slice(0, 3)).toEqual([recibido, entrevista, preseleccion]);
  });

  it('do without the ones they need not', async () => {
    for (const clave of ['recibido', 'contratado', 'descartado'])
      await expect(removeStage(caller, { proceso_id: mundo.proceso_id, clave })).rejects.toEqual(
        refused('etapa_necesaria'),
      );
    const { etapas } = await removeStage(caller, { proceso_id: mundo.proceso_id, clave: 'oferta' });
    expect(claves(etapas)).not.toContain('oferta');
  });

  it('lose one with people only when it is said where they go', async () => {
    const { proceso_id, cv_ids } = mundo;
    await moveCvs(caller, { proceso_id, cv_ids, to: 'oferta' });
    const at = { proceso_id, clave: 'oferta' };
    await expect(removeStage(caller, at)).rejects.toEqual(refused('etapa_con_personas'));
    await expect(removeStage(caller, { ...at, destino: 'oferta' })).rejects.toEqual(refused('etapa_desconocida'));
    const { etapas, movidos } = await removeStage(caller, { ...at, destino: 'entrevista' });
    expect(movidos).toBe(cv_ids.length);
    expect(etapas.find(({ clave }) => clave === 'entrevista')?.total).toBe(cv_ids.length);
    expect(await caller.read.cvs.list(proceso_id, 'entrevista', { after: 0, limit: null })).toHaveLength(cv_ids.length);
  });

  it('that go leave nobody behind in the papelera either', async () => {
    const { proceso_id, cv_ids } = mundo;
    const [deleted = 0] = cv_ids;
    await moveCvs(caller, { proceso_id, cv_ids: [deleted], to: 'oferta' });
    await caller.write((repos) => repos.cvs.remove(proceso_id, deleted));
    await removeStage(caller, { proceso_id, clave: 'oferta' });
    const rows = kit.db.read.orm.all<{ etapa: string }>(`select etapa from cvs where id = ${deleted}`);
    expect(rows).toEqual([{ etapa: 'recibido' }]);
  });
});

describe('a deleted stage', () => {
  const stage = { clave: 'oferta', nombre: 'Carta oferta', color: 'cobre', limite_dias: 5, orden: 3 } as const;
  const kept = async () => ({
    etapas: await stages(),
    cvs: rowsOf<Row>(kit.db, 'cvs').filter(({ proceso_id }) => proceso_id === mundo.proceso_id),
    estadias: rowsOf<Row>(kit.db, 'estadias').filter(({ proceso_id }) => proceso_id === mundo.proceso_id),
    seleccion: await caller.read.seleccion.ids(mundo.proceso_id),
  });
  /** Everybody has been in the stage for an hour, and one of them is selected. */
  const filled = async () => {
    const { proceso_id, cv_ids } = mundo;
    await updateStage(caller, { proceso_id, clave: 'oferta', nombre: stage.nombre, limite_dias: 5 });
    await moveCvs(caller, { proceso_id, cv_ids, to: 'oferta' });
    await caller.write(({ seleccion }) => seleccion.change(proceso_id, cv_ids.slice(0, 1), []));
    kit.clock.advance(3_600_000);
  };

  it('comes back as it was, with its people in it', async () => {
    const { proceso_id, cv_ids } = mundo;
    await filled();
    const before = await kept();
    const { accion } = await removeStage(caller, { proceso_id, clave: 'oferta', destino: 'entrevista' });
    kit.clock.advance(1000);
    const { deshecho } = await restoreStage(caller, { proceso_id, ...stage, accion });
    expect(deshecho).toEqual({ deshechos: cv_ids, impedidos: [], edicion: null });
    expect(await kept()).toEqual(before);
  });

  it('leaves whom somebody moved on where they are, and names them', async () => {
    const { proceso_id, cv_ids } = mundo;
    const [moved = 0, ...rest] = cv_ids;
    await filled();
    const { accion } = await removeStage(caller, { proceso_id, clave: 'oferta', destino: 'entrevista' });
    kit.clock.advance(1000);
    await moveCvs(caller, { proceso_id, cv_ids: [moved], to: 'preseleccion' });
    const { etapas, deshecho } = await restoreStage(caller, { proceso_id, ...stage, accion });
    expect(deshecho).toMatchObject({ deshechos: rest, impedidos: [{ cv_id: moved, motivo: 'cambiado' }] });
    expect(etapas.find(({ clave }) => clave === 'oferta')?.total).toBe(rest.length);
    expect((await caller.read.cvs.get(proceso_id, moved)).etapa).toBe('preseleccion');
  });

  it('comes back once, never before recibido, and only where it was', async () => {
    const { proceso_id } = mundo;
    await expect(restoreStage(caller, { proceso_id, ...stage })).rejects.toEqual(refused('etapa_repetida'));
    await expect(restoreStage(caller, { proceso_id, ...stage, clave: 'otra' })).rejects.toEqual(
      refused('no_encontrado'),
    );
    expect(await removeStage(caller, { proceso_id, clave: 'oferta' })).toMatchObject({ movidos: 0, accion: null });
    const { etapas, deshecho } = await restoreStage(caller, { proceso_id, ...stage, orden: 0 });
    expect(claves(etapas).slice(0, 2)).toEqual(['recibido', 'oferta']);
    expect(deshecho).toBeNull();
  });

  it('stays away when nobody can be brought back with it', async () => {
    const { proceso_id } = mundo;
    await filled();
    const { accion } = await removeStage(caller, { proceso_id, clave: 'oferta', destino: 'entrevista' });
    kit.clock.advance(25 * 3_600_000);
    await expect(restoreStage(caller, { proceso_id, ...stage, accion })).rejects.toEqual(refused('accion_cerrada'));
    expect(claves(await stages())).not.toContain('oferta');
  });
});

describe('a plantilla', () => {
  it('gives its stages to the procesos made from it, and keeps them when the proceso it came from changes', async () => {
    const { proceso_id, empresa_id } = mundo;
    await createStage(caller, proceso_id, technical);
    const { id: plantilla_id } = await savePlantilla(caller, proceso_id, 'Con prueba');
    await removeStage(caller, { proceso_id, clave: 'prueba-tecnica' });
    const proceso = await createProceso(caller, { ...base, empresa_id, plantilla_id });
    expect(claves(await caller.read.etapas.list(proceso.id))).toContain('prueba-tecnica');
  });

  it('is what new procesos get once it is the default, until it is not', async () => {
    const { proceso_id, empresa_id } = mundo;
    await removeStage(caller, { proceso_id, clave: 'entrevista' });
    const { id } = await savePlantilla(caller, proceso_id, 'Sin entrevista');
    const setDefault = (value: number | null) => caller.write((repos) => repos.plantillas.setDefault(value));
    await setDefault(id);
    const short = await createProceso(caller, { ...base, empresa_id });
    expect(claves(await caller.read.etapas.list(short.id))).not.toContain('entrevista');
    await setDefault(null);
    const usual = await createProceso(caller, { ...base, empresa_id });
    expect(claves(await caller.read.etapas.list(usual.id))).toEqual(claves(ETAPAS_POR_DEFECTO));
  });
});

const base = {
  nombre: 'Bodega',
  tipo: 'proceso',
  area: null,
  descripcion: null,
  estado: 'activo',
  fecha_inicio: null,
} as const;

describe('the reason for discarding', () => {
  const reasonOf = async (cv_id: number) => (await caller.read.cvs.get(mundo.proceso_id, cv_id)).motivo_id;

  it('is kept with who was discarded, and gone when they come back', async () => {
    const { proceso_id, motivo_id } = mundo;
    const [cv_id = 0] = await addCvs(kit, mundo.cuenta_id, proceso_id, 1);
    await moveCvs(caller, { proceso_id, cv_ids: [cv_id], to: 'descartado', motivo_id });
    expect(await reasonOf(cv_id)).toBe(motivo_id);
    await moveCvs(caller, { proceso_id, cv_ids: [cv_id], to: 'preseleccion' });
    expect(await reasonOf(cv_id)).toBeNull();
  });

  it('belongs to discarding only', async () => {
    const { proceso_id, cv_ids, motivo_id } = mundo;
    await expect(moveCvs(caller, { proceso_id, cv_ids, to: 'oferta', motivo_id })).rejects.toEqual(
      refused('motivo_ajeno'),
    );
  });

  it('can be deleted from the list without taking anybody back', async () => {
    const { proceso_id, cv_ids, motivo_id } = mundo;
    const [cv_id = 0] = cv_ids;
    await moveCvs(caller, { proceso_id, cv_ids: [cv_id], to: 'descartado', motivo_id });
    await caller.write((repos) => repos.motivos.remove(motivo_id));
    expect(await caller.read.cvs.get(proceso_id, cv_id)).toMatchObject({ etapa: 'descartado', motivo_id: null });
  });
});
