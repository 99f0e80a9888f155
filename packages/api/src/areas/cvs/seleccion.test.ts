import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addMundo, callerOf, createKit, type Kit, type Mundo } from '../../testing/index.ts';
import { cvsOperations } from './cvs.operations.ts';

let kit: Kit;
let mundo: Mundo;
beforeAll(async () => {
  kit = await createKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  mundo = await addMundo(kit, { cvs: 3 });
});

type Order = { pantalla: string; numero: number };
const save = async (as: Mundo['reclutador'], agregar: number[], quitar: number[], orden?: Order) => {
  const { proceso_id } = mundo;
  return (await cvsOperations.changeSelection.run(callerOf(kit, as), { proceso_id, agregar, quitar, orden }))
    .selected_ids;
};

it('lets no save of a screen that arrives late win over a newer one', async () => {
  const [one = 0, two = 0] = mundo.cv_ids;
  expect(await save(mundo.reclutador, [two], [one], { pantalla: 'a', numero: 2 })).toEqual([two]);
  expect(await save(mundo.reclutador, [one], [], { pantalla: 'a', numero: 1 })).toEqual([two]);
  expect(await save(mundo.reclutador, [one], [two], { pantalla: 'a', numero: 3 })).toEqual([one]);
});

it('counts each screen and each person apart, and takes a save without a number as it comes', async () => {
  const [one = 0, two = 0, three = 0] = mundo.cv_ids;
  await save(mundo.reclutador, [one], [], { pantalla: 'a', numero: 9 });
  await save(mundo.reclutador, [two], [], { pantalla: 'b', numero: 1 });
  await save(mundo.administrador, [three], [], { pantalla: 'a', numero: 1 });
  expect(await save(mundo.reclutador, [], [one])).toEqual([two, three]);
});

it('takes an id that is named twice once', async () => {
  const [one = 0, two = 0] = mundo.cv_ids;
  expect(await save(mundo.reclutador, [one, one, two], [])).toEqual([one, two]);
  expect(await save(mundo.reclutador, [], [one, one])).toEqual([two]);
});
