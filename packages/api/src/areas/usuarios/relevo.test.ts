import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import {
  addCvs,
  addMundo,
  addPersona,
  addProceso,
  callerOf,
  createKit,
  type Kit,
  type Mundo,
  read,
} from '../../testing/index.ts';
import { assignCvs } from '../cvs/masivas.service.ts';
import { undo } from '../deshacer/deshacer.service.ts';
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
  expect((await read(kit, mundo.cuenta_id).cvs.followedBy(mundo.reclutador.id)).size).toBe(0);
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
