import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { showHistory } from '../candidato/historial.service.ts';
import { moveCvs } from '../cvs/cvs.service.ts';
import { editCv } from '../cvs/lectura.service.ts';
import { createTag, tagCvs, untagCvs } from '../etiquetas/etiquetas.service.ts';
import { restoreCvs } from '../papelera/papelera.service.ts';
import { recentActions, undo } from './deshacer.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeEach(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
  caller = callerOf(kit, mundo.reclutador);
});
afterEach(() => kit.close());

const ids = () => mundo.cv_ids;
const first = () => mundo.cv_ids[0] ?? 0;
const edit = (change: { nombre?: string; rut?: string; email?: string; clave?: string }) =>
  editCv(caller, { proceso_id: mundo.proceso_id, cv_id: first(), ...change });
const move = (cv_ids: number[], to: string, clave?: string) =>
  moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids, to, clave });

describe('what can be taken back', () => {
  it('says of an edit which fields', async () => {
    await edit({ nombre: 'Otra', rut: '11111111-1' });
    await move([first()], 'oferta');
    expect((await recentActions(caller)).map(({ tipo, campos }) => [tipo, campos])).toEqual([
      ['cv_movido', []],
      ['cv_editado', ['nombre', 'rut']],
    ]);
  });

  it('says which etiqueta was put on or taken off, as long as there is one', async () => {
    const { proceso_id } = mundo;
    const { id: etiqueta_id } = await createTag(caller, { nombre: 'Turnos de noche' });
    const told = async () => (await recentActions(caller)).map(({ tipo, etiqueta }) => [tipo, etiqueta]);
    await tagCvs(caller, { proceso_id, etiqueta_id, cv_ids: ids() });
    expect(await told()).toEqual([['cv_etiquetado', 'Turnos de noche']]);
    await untagCvs(caller, { proceso_id, etiqueta_id, cv_ids: [first()] });
    expect(await told()).toContainEqual(['cv_desetiquetado', 'Turnos de noche']);
  });

  it('is not offered while nothing of it could be taken back, and again when it can', async () => {
    const offered = async () => (await recentActions(caller)).map(({ clave }) => clave);
    await edit({ nombre: 'Rosa', clave: 'uno' });
    kit.clock.advance(1);
    await edit({ nombre: 'Rosa Pino', clave: 'dos' });
    expect(await offered()).toEqual(['dos']);
    await undo(caller, ['dos']);
    expect(await offered()).toEqual(['uno']);

    await move(ids(), 'entrevista', 'mover');
    await caller.write((repos) => repos.cvs.removeMany(mundo.proceso_id, ids(), { clave: 'borrar' }));
    expect(await offered()).toEqual(['borrar']);
    await restoreCvs(caller, ids().slice(1));
    expect(await offered()).toEqual(['borrar', 'mover']);
    await restoreCvs(caller, [first()]);
    expect(await offered()).toEqual(['mover', 'uno']);
  });

  it('of several edits of one person offers one button, for that one person', async () => {
    await edit({ nombre: 'Rosa Pino' });
    await edit({ email: 'rosa@ejemplo.cl' });
    const button = async () =>
      (await showHistory(caller, { proceso_id: mundo.proceso_id, cv_id: first() })).hechos[0]?.deshacer;
    const shown = await button();
    expect(shown).toEqual({ claves: [expect.any(String), expect.any(String)], personas: 1, nombre: 'Rosa Pino' });
    await undo(caller, shown?.claves ?? []);
    expect(await caller.read.cvs.get(mundo.proceso_id, first())).toMatchObject({ nombre: null, email: null });
    await move(ids(), 'entrevista');
    expect(await button()).toMatchObject({ claves: [expect.any(String)], personas: 4 });
  });
});
