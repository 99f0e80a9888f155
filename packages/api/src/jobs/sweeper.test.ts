import { forgetActions } from '@recluta/db/system';
import { rowsOf } from '@recluta/db/testing';
import { expect, it } from 'vitest';
import { moveCvs } from '../areas/cvs/cvs.service.ts';
import { addMundo, callerOf, createKit, DAY } from '../testing/index.ts';
import { sweepActions } from './sweeper.ts';

it('what can no longer be taken back is forgotten a part at a time, and what still can is kept', async () => {
  const kit = await createKit();
  const mundo = await addMundo(kit, { plan: 'avanzado', cvs: 4 });
  const caller = callerOf(kit, mundo.reclutador);
  const move = (to: string) => moveCvs(caller, { proceso_id: mundo.proceso_id, cv_ids: mundo.cv_ids, to, clave: to });
  await move('entrevista');
  await move('oferta');
  kit.clock.advance(DAY);
  await move('preseleccion');
  const before = new Date(kit.clock.now()).toISOString();
  const part = () => kit.db.write((tx) => forgetActions(tx, before, 3));
  const left = () => rowsOf(kit.db, 'accion_filas').length;
  expect([await part(), left()]).toEqual([false, 9]);
  expect([await part(), left()]).toEqual([false, 6]);
  expect([await part(), left()]).toEqual([true, 4]);
  expect(rowsOf<{ clave: string }>(kit.db, 'acciones').map(({ clave }) => clave)).toEqual(['preseleccion']);
  kit.clock.advance(DAY + 1);
  await sweepActions(kit.deps);
  expect([left(), rowsOf(kit.db, 'acciones')]).toEqual([0, []]);
  kit.close();
});
