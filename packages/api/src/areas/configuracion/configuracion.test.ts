import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { addMundo, addProceso, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { addTerm, removeTerm } from './configuracion.service.ts';

let kit: Kit;
let mundo: Mundo;
let caller: Caller;
beforeAll(async () => {
  kit = await createKit();
  mundo = await addMundo(kit, { plan: 'avanzado' });
  caller = callerOf(kit, mundo.reclutador);
});
afterAll(() => kit.close());

it.each(['criterios', 'tecnologias'] as const)(
  'of the %s, a deleted one comes back to its place; who names one that was never deleted there gets a new one, at the end',
  async (clase) => {
    const { id: proceso_id } = await addProceso(kit, mundo);
    const { id: otro } = await addProceso(kit, mundo);
    const add = (nombre: string, repone?: number, where = proceso_id) =>
      addTerm(caller, clase, where, { nombre, repone });
    const names = async (where = proceso_id) => (await caller.read.terminos.list(clase, where)).map((t) => t.nombre);
    await add('Avaya');
    const genesys = await add('Genesys');
    const zendesk = await add('Zendesk');
    await removeTerm(caller, clase, genesys.id);
    expect(await add('Genesys', genesys.id)).toEqual(genesys);
    expect(await names()).toEqual(['Avaya', 'Genesys', 'Zendesk']);

    await add('Siebel', zendesk.id);
    await removeTerm(caller, clase, zendesk.id);
    await add('Kustomer', zendesk.id, otro);
    await add('Zendesk', zendesk.id);
    // Asked twice, as by two who press at once.
    await add('Freshdesk', zendesk.id);
    expect(await names()).toEqual(['Avaya', 'Genesys', 'Zendesk', 'Siebel', 'Freshdesk']);
    expect(await names(otro)).toEqual(['Kustomer']);
  },
);
