import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import { type SelectionDelta, saveStateOf, selectedIds } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The far side: a set on the server whose answers the test lets through one by one. */
function server(...start: number[]) {
  const set = new Set(start);
  const asked: SelectionDelta[] = [];
  const claves: (string | undefined)[] = [];
  const waiting: { accept: () => void; refuse: (error: Error) => void }[] = [];
  const send = (delta: SelectionDelta, _numero = 0, clave?: string) =>
    new Promise<number[]>((resolve, reject) => {
      asked.push(delta);
      claves.push(clave);
      const accept = () => {
        for (const id of delta.agregar) set.add(id);
        for (const id of delta.quitar) set.delete(id);
        resolve([...set]);
      };
      waiting.push({ accept, refuse: reject });
    });
  const answer = async (error?: Error) => {
    const call = waiting.shift();
    if (error) call?.refuse(error);
    else call?.accept();
    // Twice: what waits for the answer of one save may send the next.
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { set, asked, claves, send, answer };
}

function autosaveOn(far: ReturnType<typeof server>) {
  const refused: unknown[] = [];
  const autosave = createAutosave({
    send: far.send,
    canRetry: (error) => !(error instanceof Error && error.message === 'no permission'),
    onGiveUp: (error) => refused.push(error),
    now: Date.now,
  });
  autosave.load([...far.set], 0);
  return { autosave, refused };
}

it('saves 600 ms after the last change, in one call', async () => {
  const far = server();
  const { autosave } = autosaveOn(far);
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(500);
  autosave.change([2], []);
  await vi.advanceTimersByTimeAsync(599);
  expect(far.asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(far.asked).toEqual([{ agregar: [1, 2], quitar: [] }]);
  await far.answer();
  expect(saveStateOf(autosave.draft())).toEqual({ estado: 'guardado', en: 2_100 });
});

it('never has two saves under way, so that the older cannot arrive last', async () => {
  const far = server();
  const { autosave } = autosaveOn(far);
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(600);
  autosave.change([], [1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(far.asked).toHaveLength(1);
  await far.answer();
  expect(far.asked.at(-1)).toEqual({ agregar: [], quitar: [1] });
  await far.answer();
  expect([...far.set]).toEqual([]);
});

it('tries a failed save again by itself and loses nothing', async () => {
  const far = server();
  const { autosave } = autosaveOn(far);
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(600);
  await far.answer(new Error('no network'));
  expect(saveStateOf(autosave.draft())).toEqual({ estado: 'reintentando' });
  expect([...selectedIds(autosave.draft())]).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await far.answer(new Error('no network'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(far.asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await far.answer();
  expect([...far.set]).toEqual([1]);
  expect(saveStateOf(autosave.draft()).estado).toBe('guardado');
});

it('tries at once when the connection is back', async () => {
  const far = server();
  const { autosave } = autosaveOn(far);
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(600);
  await far.answer(new Error('no network'));
  autosave.retryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(far.asked).toHaveLength(2);
});

it('saves at once before a move, and the move waits for it', async () => {
  const far = server();
  const { autosave } = autosaveOn(far);
  autosave.change([1], []);
  const flushed = vi.fn();
  void autosave.flush().then(flushed);
  await vi.advanceTimersByTimeAsync(0);
  expect(far.asked).toHaveLength(1);
  expect(flushed).not.toHaveBeenCalled();
  await far.answer();
  expect(flushed).toHaveBeenCalledOnce();
});

it('stops when the person may not select, and shows what is saved', async () => {
  const far = server(7);
  const { autosave, refused } = autosaveOn(far);
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(600);
  await far.answer(new Error('no permission'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(far.asked).toHaveLength(1);
  expect(refused).toHaveLength(1);
  expect([...selectedIds(autosave.draft())]).toEqual([7]);
});

it('gives each save the next number, and so the last one of a page that is closed', async () => {
  const far = server();
  const numbers: number[] = [];
  const autosave = createAutosave({
    send: (delta, numero) => {
      numbers.push(numero);
      return far.send(delta);
    },
    canRetry: () => true,
    onGiveUp: () => undefined,
    now: Date.now,
  });
  autosave.change([1], []);
  await vi.advanceTimersByTimeAsync(600);
  await far.answer(new Error('no network'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(numbers).toEqual([1, 2]);
  expect(autosave.last()).toEqual({ delta: { agregar: [1], quitar: [] }, numero: 3 });
});

it('takes many away in a save of their own, by which they come back; what waited goes first', async () => {
  const far = server(1, 2, 3);
  const { autosave } = autosaveOn(far);
  autosave.change([4], []);
  const saved = autosave.takeAway([1, 2], 'k');
  expect([...selectedIds(autosave.draft())]).toEqual([3, 4]);
  await far.answer();
  await far.answer(new Error('no network'));
  expect(await saved).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await far.answer();
  expect(far.asked.slice(0, 2)).toEqual([
    { agregar: [4], quitar: [] },
    { agregar: [], quitar: [1, 2] },
  ]);
  expect(far.claves).toEqual([undefined, 'k', 'k']);
  expect([...far.set]).toEqual([3, 4]);
});
