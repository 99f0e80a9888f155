import { afterEach, expect, it } from 'vitest';
import {
  closeWay,
  doneForGood,
  forgetDone,
  type NoWay,
  offerWay,
  undoableSoon,
  undoNewest,
  wayUsed,
} from './lastDone.ts';

afterEach(forgetDone);

const back: string[] = [];
/** What Ctrl Z did: what was taken back, or why nothing was. */
const pressed = (): (string | NoWay)[] => back.splice(0);
const press = () => undoNewest((why) => back.push(why));
const offer = (id: string) =>
  offerWay(id, () => {
    back.push(id);
  });

it('takes back the newest of what can be taken back', () => {
  offer('movido');
  offer('editado');
  press();
  expect(pressed()).toEqual(['editado']);
});

it('says that there is nothing when nothing was done', () => {
  press();
  expect(pressed()).toEqual(['nothing']);
});

it('touches nothing older than what was done last and has no way back', () => {
  offer('movido');
  doneForGood();
  press();
  expect(pressed()).toEqual(['final']);
  offer('editado');
  press();
  expect(pressed()).toEqual(['editado']);
});

it('touches nothing older than what was done last, also when its way back was closed or ran out before theirs', () => {
  offer('movido');
  offer('nota');
  closeWay('nota');
  press();
  expect(pressed()).toEqual(['nothing']);
  offer('editado');
  press();
  expect(pressed()).toEqual(['editado']);
  // Taken back, it is gone; what was done before it stays closed.
  wayUsed('editado');
  press();
  expect(pressed()).toEqual(['nothing']);
  closeWay('movido');
  offer('marcado');
  wayUsed('marcado');
  press();
  expect(pressed()).toEqual(['nothing']);
});

it('takes back what is in sight however long ago it was done, and neither that nor what is older once it is not', () => {
  let inSight = true;
  offer('movido');
  offerWay(
    'campo',
    () => {
      back.push('campo');
    },
    () => inSight,
  );
  press();
  expect(pressed()).toEqual(['campo']);
  inSight = false;
  press();
  expect(pressed()).toEqual(['nothing']);
});

it('goes on to what was done before, once what was done last was taken back', () => {
  offer('movido');
  offer('nota');
  wayUsed('nota');
  press();
  expect(pressed()).toEqual(['movido']);
});

it('pressed before the answer takes back what is on its way, or nothing when that has no way back or failed', async () => {
  offer('movido');
  const soon = async (end: () => void) => {
    const work = undoableSoon(async () => {
      await Promise.resolve();
      end();
    });
    press();
    await work;
    return pressed();
  };
  expect(await soon(() => offer('nota'))).toEqual(['nota']);
  expect(await soon(() => undefined)).toEqual([]);
  expect(await soon(doneForGood)).toEqual(['final']);
});
