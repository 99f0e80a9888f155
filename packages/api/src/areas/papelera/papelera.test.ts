import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '@recluta/db/testing';
import { diasEnPapelera, systemIn } from '@recluta/domain';
import { diskLedger, type Ledger } from '@recluta/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { applyLedger } from '../../jobs/apply-ledger.ts';
import { settleLedger } from '../../jobs/settle-ledger.ts';
import { sweepBin } from '../../jobs/sweep-bin.ts';
import {
  addCvs,
  addMundo,
  addProceso,
  callerOf,
  createKit,
  DAY,
  HOUR,
  halves,
  type Kit,
  keptFiles,
  type Mundo,
  write,
} from '../../testing/index.ts';
import { writeNote } from '../candidato/notas.service.ts';
import { listCvs, moveCvs } from '../cvs/cvs.service.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { updateProceso } from '../procesos/procesos.service.ts';
import { eraseCvs, restoreCvs } from './papelera.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeEach(async () => {
  kit = await createKit({ storage: 'disk' });
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
});
afterEach(() => {
  expect(halves(kit.db, keptFiles(kit))).toEqual([]);
  kit.close();
});

const cvId = () => mundo.cv_ids[0] ?? 0;
const remove = (id = cvId()) => caller.write((repos) => repos.cvs.remove(mundo.proceso_id, id, `clave-${id}`));
const bin = () => caller.read.papelera.list(null, 100);
const total = async (etapa: string) =>
  (await caller.read.etapas.list(mundo.proceso_id)).find(({ clave }) => clave === etapa)?.total;

describe('the papelera', () => {
  it('tells who put a cv there, when, and where it comes back to', async () => {
    await moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: [cvId()], to: 'oferta' });
    await remove();
    expect(await bin()).toMatchObject([
      { id: cvId(), eliminado_por: 'reclutador', eliminado_en: '2026-03-10T15:00:00.000Z', etapa: 'Oferta' },
    ]);
  });

  it('gives a cv back to its stage with its notes, its history and its file', async () => {
    const cv = { proceso_id: mundo.proceso_id, cv_id: cvId() };
    await writeNote(caller, { ...cv, texto: 'Muy buena', menciones: [] });
    await moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: [cvId()], to: 'oferta' });
    const notes = await caller.read.notas.list(cvId());
    await remove();
    expect(await total('oferta')).toBe(0);
    expect(await restoreCvs(caller, [cvId()])).toEqual({ restaurados: [cvId()], omitidos: [] });
    expect((await caller.read.cvs.get(mundo.proceso_id, cvId())).etapa).toBe('oferta');
    expect(await total('oferta')).toBe(1);
    expect(await caller.read.notas.list(cvId())).toEqual(notes);
    expect((await caller.read.cvs.archivo(cvId())).nombre).toBe('cv-1.pdf');
    expect(await bin()).toEqual([]);
  });

  it('gives back to the stage that took the people of one deleted since, and to a proceso closed since', async () => {
    await moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: [cvId()], to: 'oferta' });
    await remove();
    await caller.write((repos) =>
      repos.etapas.remove(mundo.proceso_id, 'oferta', { heredera: 'recibido', cuenta_como: 'entrevista' }),
    );
    await updateProceso(caller, mundo.proceso_id, { estado: 'cerrado' });
    await restoreCvs(caller, [cvId()]);
    expect((await caller.read.cvs.get(mundo.proceso_id, cvId())).etapa).toBe('recibido');
  });

  it('says which were not there, and does nothing to them', async () => {
    const [a = 0, b = 0] = mundo.cv_ids;
    await remove(a);
    expect(await restoreCvs(caller, [a, b])).toEqual({ restaurados: [a], omitidos: [b] });
  });

  it('counts in no limit, and gives back all or none when the plan is full', async () => {
    const small = await addMundo(kit, { plan: 'gratis', cvs: 20 });
    const who = callerOf(kit, small.administrador);
    const [a = 0, b = 0] = small.cv_ids;
    for (const id of [a, b]) await who.write((repos) => repos.cvs.remove(small.proceso_id, id));
    await addCvs(kit, small.cuenta_id, small.proceso_id, 1);
    await expect(restoreCvs(who, [a, b])).rejects.toMatchObject({ codigo: 'limite_cvs' });
    expect(await who.read.papelera.list(null, 10)).toHaveLength(2);
    expect((await restoreCvs(who, [a])).restaurados).toEqual([a]);
  });

  it('puts in line again what was deleted before it was read', async () => {
    await write(kit, mundo.cuenta_id, (repos) => repos.lecturas.mark(cvId(), 'leyendo'));
    await remove();
    await restoreCvs(caller, [cvId()]);
    expect((await caller.read.cvs.get(mundo.proceso_id, cvId())).lectura).toBe('pendiente');
    expect(rowsOf<{ clave: string; estado: string }>(kit.db, 'trabajos')).toContainEqual(
      expect.objectContaining({ clave: String(cvId()), estado: 'pendiente' }),
    );
  });

  it('hides a cv from lists and from the search', async () => {
    await editCv(caller, { proceso_id: mundo.proceso_id, cv_id: cvId(), nombre: 'Zunilda Millapán' });
    const found = async () => (await caller.read.busqueda.candidatos('millapan', 10)).total;
    expect(await found()).toBe(1);
    await remove();
    expect(await found()).toBe(0);
    expect((await listCvs(caller, mundo.proceso_id, 'todas')).map(({ id }) => id)).not.toContain(cvId());
  });
});

describe('deleting for ever', () => {
  const admin = () => systemIn(mundo.cuenta_id);
  const erase = (ids: number[]) => eraseCvs(kit.deps, admin(), ids);

  it('leaves no row, no file and no word of the person, but its eventos', async () => {
    const planted = 'Zunilda Millapán';
    const cv = { proceso_id: mundo.proceso_id, cv_id: cvId() };
    await editCv(caller, { ...cv, nombre: planted });
    await writeNote(caller, { ...cv, texto: `Llamar a ${planted}`, menciones: [mundo.visor.id] });
    await caller.write((repos) =>
      repos.entrevistas.update(mundo.proceso_id, mundo.entrevista_id, { titulo: planted, notas: planted }),
    );
    const [file] = await caller.write(async (repos) => {
      await repos.cvs.remove(mundo.proceso_id, cvId());
      return repos.papelera.files([cvId()]);
    });
    expect(await erase([cvId()])).toEqual([cvId()]);
    for (const table of ['cvs', 'lecturas', 'notas', 'entrevistas', 'archivos', 'envio_archivos', 'accion_filas'])
      expect(JSON.stringify(rowsOf(kit.db, table))).not.toContain('Millap');
    expect(keptFiles(kit)).not.toContain(file?.clave);
    expect(
      rowsOf<{ cv_id: number; tipo: string }>(kit.db, 'eventos').filter(({ cv_id }) => cv_id === cvId()),
    ).toContainEqual(expect.objectContaining({ tipo: 'cv_borrado' }));
    expect(await diskLedger(join(kit.folder, 'borrados.jsonl')).all()).toMatchObject([
      { cv_id: cvId(), clave: file?.clave },
    ]);
  });

  it('touches nothing that is not in the papelera', async () => {
    expect(await erase(mundo.cv_ids)).toEqual([]);
    expect(existsSync(join(kit.folder, 'borrados.jsonl'))).toBe(false);
  });

  /** Somebody does something else between the line in the ledger and the rows. */
  const meanwhile = (work: () => Promise<unknown>): Ledger => {
    const { ledger } = kit.deps;
    let first = true;
    return {
      ...ledger,
      async record(lines) {
        await ledger.record(lines);
        if (first) await work();
        first = false;
      },
    };
  };

  it('spares whom somebody brings back meanwhile, also when a backup is restored, until they are deleted again', async () => {
    const [a = 0, b = 0] = mundo.cv_ids;
    for (const id of [a, b]) await remove(id);
    const ledger = meanwhile(() => restoreCvs(caller, [a]));
    expect(await eraseCvs({ ...kit.deps, ledger }, admin(), [a, b])).toEqual([b]);
    expect(await applyLedger(kit.db, await ledger.all())).toBe(0);
    expect((await caller.read.cvs.get(mundo.proceso_id, a)).id).toBe(a);
    kit.clock.advance(1);
    await remove(a);
    const copy = caller.read.papelera.files([a]);
    expect(await erase([a])).toEqual([a]);
    expect((await ledger.all()).map(({ cv_id }) => cv_id).sort()).toEqual([a, b]);
    expect(await copy).toHaveLength(1);
  });

  it('of who is gone already by another hand takes nothing back from the ledger', async () => {
    await remove();
    const ledger = meanwhile(() => erase([cvId()]));
    expect(await eraseCvs({ ...kit.deps, ledger }, admin(), [cvId()])).toEqual([cvId()]);
    expect((await ledger.all()).map(({ cv_id }) => cv_id)).toContain(cvId());
  });

  it('that ended after its line in the ledger ends at the next start, and spares whom that found back', async () => {
    const [a = 0, b = 0, c = 0] = mundo.cv_ids;
    for (const id of [a, b]) await remove(id);
    const lines = (await caller.read.papelera.files([a, b])).map((file) => ({ ...file, cuenta_id: mundo.cuenta_id }));
    await kit.deps.ledger.record(lines.map((line) => ({ ...line, en: kit.db.read.ahora })));
    await restoreCvs(caller, [a]);
    await settleLedger(kit.deps);
    expect(rowsOf<{ id: number }>(kit.db, 'cvs').map(({ id }) => id)).toEqual([a, c]);
    expect((await kit.deps.ledger.all()).map(({ cv_id }) => cv_id)).toEqual([b]);
  });

  it('that ended before the cv’s file went ends at the next start, and not a day later', async () => {
    await remove();
    const [file] = await caller.read.papelera.files([cvId()]);
    const storage = { ...kit.deps.storage, remove: () => Promise.reject(new Error('The program ends here')) };
    expect(await eraseCvs({ ...kit.deps, storage }, admin(), [cvId()])).toEqual([cvId()]);
    expect(keptFiles(kit)).toContain(file?.clave);
    await settleLedger(kit.deps);
    expect(keptFiles(kit)).not.toContain(file?.clave);
  });

  it('happens by itself after 30 days of 24 hours, also across a change of the clock', async () => {
    // Chile puts its clocks back on 2026-04-05: a month counted by the calendar would be an hour off.
    kit.clock.set('2026-03-20T15:00:00.000Z');
    await remove();
    kit.clock.advance(30 * DAY - HOUR);
    await sweepBin(kit.deps);
    expect((await bin())[0]?.eliminado_en).toBe('2026-03-20T15:00:00.000Z');
    expect(diasEnPapelera('2026-03-20T15:00:00.000Z', kit.clock.now())).toBe(1);
    kit.clock.advance(2 * HOUR);
    await sweepBin(kit.deps);
    expect(await bin()).toEqual([]);
    expect(keptFiles(kit)).toHaveLength(mundo.cv_ids.length - 1);
  });

  it('of one cuenta leaves the papelera of another as it is, and sweeps more than one batch', async () => {
    const other = await addMundo(kit, { plan: 'avanzado' });
    await write(kit, other.cuenta_id, (repos) => repos.cvs.remove(other.proceso_id, other.cv_ids[0] ?? 0));
    const second = await addProceso(kit, mundo);
    const many = await addCvs(kit, mundo.cuenta_id, second.id, 60);
    await write(kit, mundo.cuenta_id, async (repos) => {
      for (const id of many) await repos.cvs.remove(second.id, id);
    });
    expect(await erase([...many.slice(0, 1), other.cv_ids[0] ?? 0])).toEqual(many.slice(0, 1));
    expect(await callerOf(kit, other.administrador).read.papelera.list(null, 10)).toHaveLength(1);
    kit.clock.advance(31 * DAY);
    await sweepBin(kit.deps);
    expect(rowsOf<{ eliminado_en: number | null }>(kit.db, 'cvs').filter((cv) => cv.eliminado_en !== null)).toEqual([]);
    expect(readFileSync(join(kit.folder, 'borrados.jsonl'), 'utf8').split('\n').filter(Boolean)).toHaveLength(61);
  });
});
