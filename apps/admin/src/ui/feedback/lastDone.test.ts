import { afterEach, expect, it } from 'vitest';
import { doneForGood, forgetDone, type NoWay, offerWay, undoableSoon, undoNewest, whileReturning } from './lastDone.ts';

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

it('goes on to what was done before, once something was taken back by what is a change itself', async () => {
  offer('movido');
  await whileReturning(async () => doneForGood());
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
