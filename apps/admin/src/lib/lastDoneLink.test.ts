import type { AppRouter } from '@recluta/api';
import { type Operation, type OperationResultEnvelope, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { beforeEach, expect, it, vi } from 'vitest';
import { asNew, asWayBack, forgetDone, type How, offerWay, undoNewest } from '../ui/feedback/lastDone.ts';
import { lastDoneLink } from './lastDoneLink.ts';

const DONE: OperationResultEnvelope<unknown, TRPCClientError<AppRouter>> = { result: { data: null } };

beforeEach(() => {
  vi.useFakeTimers();
  forgetDone();
});

/** What Ctrl Z does once an answer to `path` was told. */
async function after(
  path: string,
  { type = 'mutation', refused = false, how = asNew }: { type?: Operation['type']; refused?: boolean; how?: How },
) {
  const undone = vi.fn();
  offerWay('movido', undone);
  const op: Operation = { id: 1, type, path, input: how({}), context: {}, signal: null };
  lastDoneLink()({})({
    op,
    next: () =>
      observable((observer) => {
        if (refused) observer.error(new TRPCClientError('refused'));
        else {
          observer.next(DONE);
          observer.complete();
        }
      }),
  }).subscribe({});
  await vi.runAllTimersAsync();
  const said = vi.fn();
  undoNewest(said);
  return said.mock.calls[0]?.[0] ?? (undone.mock.calls.length === 1 ? 'movido' : null);
}

it('closes the way to what is older when something without a way back was done, known here or not', async () => {
  expect(await after('candidato.removeNote', {})).toBe('final');
  expect(await after('algo.nuevo', {})).toBe('final');
});

it('leaves the way open for what offers its own, for what is only noted, for what is only asked and for what was refused', async () => {
  expect(await after('cvs.move', {})).toBe('movido');
  expect(await after('candidato.readNotifications', {})).toBe('movido');
  expect(await after('cvs.list', { type: 'query' })).toBe('movido');
  expect(await after('candidato.removeNote', { refused: true })).toBe('movido');
});

it('goes on to what was done before, once something was taken back by what is a change itself', async () => {
  expect(await after('candidato.removeNote', { how: asWayBack })).toBe('movido');
});

it('counts what is done while something else is on its way back', async () => {
  const undone = vi.fn();
  offerWay('movido', undone);
  const answers: (() => void)[] = [];
  for (const input of [asWayBack({}), asNew({})]) {
    const op: Operation = { id: 1, type: 'mutation', path: 'candidato.removeNote', input, context: {}, signal: null };
    lastDoneLink()({})({
      op,
      next: () =>
        observable((observer) => {
          answers.push(() => {
            observer.next(DONE);
            observer.complete();
          });
        }),
    }).subscribe({});
  }
  const [back, done] = answers;
  done?.();
  await vi.runAllTimersAsync();
  back?.();
  await vi.runAllTimersAsync();
  const said = vi.fn();
  undoNewest(said);
  expect([undone.mock.calls.length, said.mock.calls[0]?.[0]]).toEqual([0, 'final']);
});
