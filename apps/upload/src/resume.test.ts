import { TIPOS_PUBLICOS } from '@recluta/domain/archivos';
import type { RawAnswer } from '@recluta/domain/envio/answer';
import { createStore } from '@recluta/domain/envio/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resumeWhenBack } from './resume.ts';

const LOST: RawAnswer = { status: 0, body: '', retryAfter: null };
const TAKEN: RawAnswer = { status: 200, body: '{"registros":[],"archivos":[]}', retryAfter: null };

let network: EventTarget;
let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('window', network);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that sent a CV, of which each try is answered by the next of `answers`; the last one answers all the rest. */
async function sender(...answers: RawAnswer[]) {
  const tried: RawAnswer[] = [];
  const store = createStore<File>({
    tipos: TIPOS_PUBLICOS,
    send: () => {
      const raw = answers[Math.min(tried.length, answers.length - 1)] ?? LOST;
      tried.push(raw);
      return { answer: Promise.resolve(raw), cancel: () => undefined };
    },
    makeKey: () => 'clave',
    onRefused: () => undefined,
    later: () => undefined,
  });
  stop = resumeWhenBack(store);
  store.dispatch({ type: 'add', files: [new File(['%PDF-'], 'cv.pdf')] });
  await store.submit();
  return { store, tried };
}

it('goes on when the network is back, and a few times more when that was said too early', async () => {
  const { store, tried } = await sender(LOST, LOST, LOST, TAKEN);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([tried.length, store.getState().envio.fase]).toEqual([4, 'done']);
});

it('asks a server that is gone no more than that, and never without a reason', async () => {
  const { tried } = await sender(LOST);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toHaveLength(1);
  network.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tried).toHaveLength(5);
});
