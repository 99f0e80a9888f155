import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCvs, addMundo, addProceso, callerOf, createKit, type Kit, type Mundo, write } from '../../testing/index.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { copyCvs, removeCvs } from '../cvs/masivas.service.ts';
import { undo } from '../deshacer/deshacer.service.ts';
import { workOf } from '../equipos/equipos.service.ts';
import { restoreCvs } from '../papelera/papelera.service.ts';
import { blockTitular, eraseTitular, unblockTitular } from '../privacidad/titular.service.ts';
import { createProceso, updateFechas, updateProceso } from '../procesos/procesos.service.ts';
import { summary } from './inicio.service.ts';

const DAY = 86_400_000;

let kit: Kit;
let mundo: Mundo;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 3 });
});
afterEach(() => kit.close());

const who = () => callerOf(kit, mundo.reclutador);
const move = (cv_ids: number[], to: string) => moveCvs(who(), { proceso_id: mundo.proceso_id, cv_ids, to });
const waiting = async () => (await summary(who())).atencion;
const ofMundo = () => ({ proceso_id: mundo.proceso_id, cv_ids: mundo.cv_ids });
const nuevo = { tipo: 'proceso', area: null, descripcion: null, estado: 'activo', fecha_inicio: null } as const;

const interview = (proceso_id: number, fecha_inicio: string, cv_id: number | null = null) =>
  kit.db.write(async ({ orm }) => {
    orm.run(
      `insert into entrevistas (cuenta_id, proceso_id, cv_id, titulo, fecha_inicio, fecha_fin) values
       (${mundo.cuenta_id}, ${proceso_id}, ${cv_id}, 'Entrevista', ${Date.parse(fecha_inicio)}, ${Date.parse(fecha_inicio) + 1_800_000})`,
    );
  });

describe('the change of a figure', () => {
  it('is against seven days ago: what came in less what left', async () => {
    expect((await summary(who())).cambios).toEqual({ activos: 0, cvs: 3, recibido: 3, entrevista: 0 });
    kit.clock.advance(8 * DAY);
    expect((await summary(who())).cambios).toEqual({ activos: 0, cvs: 0, recibido: 0, entrevista: 0 });
    await move(mundo.cv_ids.slice(0, 2), 'entrevista');
    expect((await summary(who())).cambios).toEqual({ activos: 0, cvs: 0, recibido: -2, entrevista: 2 });
    await write(kit, mundo.cuenta_id, (repos) => repos.cvs.remove(mundo.proceso_id, mundo.cv_ids[0] ?? 0));
    expect((await summary(who())).cambios).toEqual({ activos: 0, cvs: -1, recibido: -2, entrevista: 1 });
  });

  it('leaves out who is blocked until they are back, and who was erased', async () => {
    const [first = 0, second = 0] = mundo.cv_ids;
    const admin = callerOf(kit, mundo.administrador);
    const cvs = async () => {
      const { cambios } = await summary(who());
      return [cambios.cvs, cambios.recibido];
    };
    await blockTitular(admin, { cv_ids: [first] });
    expect(await cvs()).toEqual([2, 2]);
    await eraseTitular(admin, { cv_ids: [second] });
    expect(await cvs()).toEqual([1, 1]);
    await unblockTitular(admin, { cv_ids: [first] });
    expect(await cvs()).toEqual([2, 2]);
  });

  it('of the active procesos follows their estado', async () => {
    const { id } = await createProceso(who(), { ...nuevo, empresa_id: mundo.empresa_id, nombre: 'Cajeros' });
    await createProceso(who(), { ...nuevo, empresa_id: mundo.empresa_id, nombre: 'Bodega', estado: 'en pausa' });
    expect((await summary(who())).cambios.activos).toBe(1);
    await updateProceso(who(), id, { estado: 'cerrado' });
    expect((await summary(who())).cambios.activos).toBe(0);
  });

  it('is never of another cuenta', async () => {
    kit.clock.advance(8 * DAY);
    await addMundo(kit);
    expect((await summary(who())).cambios.cvs).toBe(0);
  });
});

describe('the week', () => {
  it('is told day by day in Chile, today last', async () => {
    // 23:30 in Chile, already the next day in UTC.
    kit.clock.set('2026-03-13T02:30:00.000Z');
    await addCvs(kit, mundo.cuenta_id, mundo.proceso_id, 2);
    await move(mundo.cv_ids.slice(0, 1), 'contratado');
    await interview(mundo.proceso_id, '2026-03-11T14:00:00.000Z');
    kit.clock.set('2026-03-13T15:00:00.000Z');
    const { semana } = await summary(who());
    expect(semana.map(({ fecha }) => fecha)).toEqual(
      [7, 8, 9, 10, 11, 12, 13].map((d) => `2026-03-${String(d).padStart(2, '0')}`),
    );
    expect(semana[5]).toMatchObject({ fecha: '2026-03-12', recibidos: 2, movimientos: 1, contratados: 1 });
    expect(semana[4]).toMatchObject({ fecha: '2026-03-11', entrevistas: 1 });
    expect(semana[3]).toMatchObject({ recibidos: 3, movimientos: 0 });
    expect(semana[6]).toMatchObject({ recibidos: 0, movimientos: 0 });
  });
});

describe('what was undone', () => {
  const received = async () => (await summary(who())).semana.reduce((sum, { recibidos }) => sum + recibidos, 0);
  const figures = async () => {
    const { cambios, semana } = await summary(who());
    return { cambios, semana, work: await workOf(who().read, kit.clock.now()) };
  };
  const undone = async (act: (clave: string, otro: number) => Promise<unknown>) => {
    const { id } = await addProceso(kit, mundo);
    await move(mundo.cv_ids, 'contratado');
    const before = await figures();
    await act('una', id);
    const between = await figures();
    // The clock says another hour, and somebody else takes it back.
    kit.clock.advance(3 * 3_600_000);
    await undo(callerOf(kit, mundo.administrador), ['una']);
    return { before, between, after: await figures() };
  };

  it.each([
    ['a move', (clave: string) => moveCvs(who(), { ...ofMundo(), to: 'preseleccion', clave })],
    ['a deletion', (clave: string) => removeCvs(who(), { ...ofMundo(), clave })],
    [
      'a merge',
      (clave: string) => {
        const [cv_id = 0, otro_id = 0] = mundo.cv_ids;
        return who().write((repos) => repos.fusiones.merge(mundo.proceso_id, cv_id, otro_id, clave));
      },
    ],
    [
      'a copy to another proceso',
      (clave: string, a_proceso_id: number) => copyCvs(who(), { ...ofMundo(), a_proceso_id, clave }),
    ],
  ])('%s was never done: no figure of the week, nor of who did it, tells of it', async (_, act) => {
    const { before, between, after } = await undone(act);
    expect(between).not.toEqual(before);
    expect(after).toEqual(before);
  });

  it('who was hired and deleted stays hired on their day, by who did it, whoever brings them back and when', async () => {
    await move(mundo.cv_ids.slice(0, 1), 'contratado');
    await removeCvs(who(), { ...ofMundo(), cv_ids: mundo.cv_ids.slice(0, 1), clave: 'una' });
    kit.clock.advance(DAY / 2);
    await undo(callerOf(kit, mundo.administrador), ['una']);
    const { semana, work } = await figures();
    expect(semana.slice(-2).map(({ fecha, contratados }) => [fecha, contratados])).toEqual([
      ['2026-03-10', 1],
      ['2026-03-11', 0],
    ]);
    expect(work.map(({ usuario_id, contratados }) => [usuario_id, contratados])).toEqual([[mundo.reclutador.id, 1]]);
  });

  it('and the CVs received in a week are those in the lists, as the figure above says', async () => {
    expect(await received()).toBe(3);
    await removeCvs(who(), { ...ofMundo(), cv_ids: mundo.cv_ids.slice(0, 1) });
    expect(await received()).toBe(2);
    await restoreCvs(who(), mundo.cv_ids.slice(0, 1));
    expect(await received()).toBe(3);
    kit.clock.advance(8 * DAY);
    // One of another week leaves nothing missing in this one.
    await removeCvs(who(), { ...ofMundo(), cv_ids: mundo.cv_ids.slice(0, 1) });
    expect(await received()).toBe(0);
  });
});

describe('what requires attention', () => {
  it('are the CVs that ask for a look, and how many could not be read at all, of active procesos', async () => {
    expect(await waiting()).toMatchObject([
      { tipo: 'por_revisar', cantidad: 3, fallidos: 3, proceso_id: mundo.proceso_id },
    ]);
    await editCv(who(), { proceso_id: mundo.proceso_id, cv_id: mundo.cv_ids[0] ?? 0, nombre: 'Ana' });
    expect(await waiting()).toMatchObject([{ cantidad: 2, fallidos: 2 }]);
    await updateProceso(who(), mundo.proceso_id, { estado: 'cerrado' });
    expect(await waiting()).toEqual([]);
  });

  it('is a proceso past its fecha_cierre, from the day after', async () => {
    await updateFechas(who(), mundo.proceso_id, { fecha_cierre: '2026-03-10' });
    expect((await waiting()).map(({ tipo }) => tipo)).toEqual(['por_revisar']);
    kit.clock.advance(DAY);
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ tipo: 'cierre_vencido', detalle: '2026-03-10', desde: '2026-03-11T03:00:00.000Z' }),
    );
  });

  it('is a proceso in which no cv came in or moved for seven days', async () => {
    const quiet = async () => (await waiting()).filter(({ tipo }) => tipo === 'sin_movimiento');
    kit.clock.advance(7 * DAY);
    expect(await quiet()).toEqual([]);
    kit.clock.advance(1);
    expect(await quiet()).toMatchObject([{ proceso_id: mundo.proceso_id, desde: '2026-03-10T15:00:00.000Z' }]);
    await move(mundo.cv_ids, 'preseleccion');
    expect(await quiet()).toEqual([]);
  });

  it('are the interviews of today and tomorrow, and they are not crowded out by what is older', async () => {
    for (let i = 0; i < 9; i++) {
      const { id } = await addProceso(kit, mundo);
      await addCvs(kit, mundo.cuenta_id, id, 1);
    }
    await interview(mundo.proceso_id, '2026-03-10T20:00:00.000Z');
    await interview(mundo.proceso_id, '2026-03-11T13:00:00.000Z');
    await interview(mundo.proceso_id, '2026-03-11T14:00:00.000Z');
    await interview(mundo.proceso_id, '2026-03-12T13:00:00.000Z');
    const { atencion, mas } = await summary(who());
    expect(atencion).toHaveLength(8);
    expect(mas).toBe(4);
    expect(atencion.slice(-2)).toMatchObject([
      { tipo: 'entrevista', detalle: '2026-03-10', cantidad: 1 },
      { tipo: 'entrevista', detalle: '2026-03-11', cantidad: 2 },
    ]);
  });

  it('are the interviews of today that have not ended: the next one is told, not the first of the morning', async () => {
    await interview(mundo.proceso_id, '2026-03-10T18:00:00.000Z');
    await interview(mundo.proceso_id, '2026-03-10T20:00:00.000Z');
    const told = async () => {
      const { atencion, semana } = await summary(who());
      const line = atencion.find(({ tipo }) => tipo === 'entrevista');
      return [line?.cantidad, line?.desde, semana.at(-1)?.entrevistas];
    };
    const until = (instant: string) => kit.clock.advance(Date.parse(instant) - kit.clock.now());
    until('2026-03-10T18:29:00.000Z');
    expect(await told()).toEqual([2, '2026-03-10T18:00:00.000Z', 2]);
    until('2026-03-10T18:30:00.000Z');
    expect(await told()).toEqual([1, '2026-03-10T20:00:00.000Z', 2]);
    until('2026-03-10T20:30:00.000Z');
    expect(await told()).toEqual([undefined, undefined, 2]);
  });

  it('is no interview of who is blocked, until they are back: the calendar shows none either', async () => {
    const [first = 0, second = 0] = mundo.cv_ids;
    const admin = callerOf(kit, mundo.administrador);
    await interview(mundo.proceso_id, '2026-03-10T20:00:00.000Z', first);
    await interview(mundo.proceso_id, '2026-03-10T21:00:00.000Z', second);
    await interview(mundo.proceso_id, '2026-03-10T22:00:00.000Z');
    const told = async () => {
      const { atencion, semana } = await summary(who());
      const [line] = atencion.filter(({ tipo }) => tipo === 'entrevista');
      return [line?.cantidad, semana.at(-1)?.entrevistas];
    };
    await blockTitular(admin, { cv_ids: [first] });
    expect(await told()).toEqual([2, 2]);
    await unblockTitular(admin, { cv_ids: [first] });
    expect(await told()).toEqual([3, 3]);
  });

  it('is a limit of the plan that was grown into, not a plan of one that is simply used', async () => {
    const chica = await addMundo(kit, { plan: 'gratis', cvs: 20 });
    const { atencion } = await summary(callerOf(kit, chica.visor));
    expect(atencion.filter(({ tipo }) => tipo === 'limite')).toMatchObject([{ detalle: 'cvs', cantidad: 20 }]);
  });
});

describe('the work of a usuario', () => {
  it('is what they uploaded, moved and hired in thirty days, and where: the proceso with most of it first', async () => {
    const other = await addProceso(kit, mundo);
    const [cv = 0] = await addCvs(kit, mundo.cuenta_id, other.id, 1);
    await moveCvs(who(), { proceso_id: other.id, cv_ids: [cv], to: 'preseleccion' });
    await move(mundo.cv_ids.slice(0, 2), 'contratado');
    const work = () => workOf(who().read, kit.clock.now());
    expect(await work()).toEqual([
      {
        usuario_id: mundo.reclutador.id,
        subidos: 0,
        movimientos: 3,
        contratados: 2,
        procesos: [mundo.proceso_id, other.id],
      },
    ]);
    kit.clock.advance(31 * DAY);
    expect(await work()).toEqual([]);
  });
});
