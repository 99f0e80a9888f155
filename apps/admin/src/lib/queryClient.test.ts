import { MutationObserver, notifyManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './queryClient.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

it('fails at once what is saved without a network, which would otherwise be "saving" until it comes back', async () => {
  const saving = new MutationObserver(queryClient, { mutationFn: () => Promise.reject(new Error('no network')) });
  await expect(saving.mutate()).rejects.toThrow('no network');
});

it('asks without a network too, so that a screen says that it failed instead of loading for ever', async () => {
  const loading = new QueryObserver(queryClient, {
    queryKey: ['offline'],
    queryFn: () => Promise.reject(new Error('no network')),
    retry: false,
  });
  expect((await loading.refetch()).error?.message).toBe('no network');
});

it('says within a second that nobody was reached, though it asked twice more', async () => {
  onlineManager.setOnline(true);
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(new Error('connection refused')));
  const loading = new QueryObserver(queryClient, { queryKey: ['away'], queryFn: ask });
  const stop = loading.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([loading.getCurrentResult().status, ask.mock.calls.length]).toEqual(['error', 3]);
  stop();
  vi.useRealTimers();
});

it('says why something could not be had until it is here, and not only until it is asked for again', async () => {
  let answer: (value: string | Error) => void = () => {};
  const loading = new QueryObserver(queryClient, {
    queryKey: ['failed'],
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        answer = (value) => (value instanceof Error ? reject(value) : resolve(value));
      }),
    retry: false,
  });
  const told: [string | undefined, boolean][] = [];
  // As a screen hears of it: of what changed in one go, once.
  const hear = notifyManager.batchCalls(() => {
    const { error, data, isFetching } = loading.getCurrentResult();
    told.push([error?.message ?? data, isFetching]);
  });
  const stop = loading.subscribe(() => hear());
  answer(new Error('away'));
  await expect.poll(() => told.at(-1)).toEqual(['away', false]);
  told.length = 0;
  void loading.refetch();
  await expect.poll(() => told.at(-1)).toEqual(['away', true]);
  answer(new Error('still away'));
  await expect.poll(() => told.at(-1)).toEqual(['still away', false]);
  void queryClient.refetchQueries({ queryKey: ['failed'] });
  answer('here');
  await expect.poll(() => told.at(-1)).toEqual(['here', false]);
  expect(told.map(([text]) => text)).not.toContain(undefined);
  stop();
});

it('forgets why nobody was let in with the rest, when the question begins anew', async () => {
  const loading = new QueryObserver(queryClient, {
    queryKey: ['anew'],
    queryFn: () => Promise.reject(new Error('nobody')),
    retry: false,
  });
  const stop = loading.subscribe(() => undefined);
  await expect.poll(() => loading.getCurrentResult().error?.message).toBe('nobody');
  void queryClient.resetQueries({ queryKey: ['anew'] });
  expect(loading.getCurrentResult()).toMatchObject({ status: 'pending', error: null });
  stop();
});

it('asks once more for what something happened to while its first answer was on the way', async () => {
  const answers = ['before', 'after'];
  let answer = () => {};
  const loading = new QueryObserver(queryClient, {
    queryKey: ['told'],
    queryFn: () => new Promise<string | undefined>((resolve) => (answer = () => resolve(answers.shift()))),
  });
  const stop = loading.subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: ['told'] });
  answer();
  await expect.poll(() => loading.getCurrentResult()).toMatchObject({ data: 'before', isFetching: true });
  answer();
  await expect.poll(() => loading.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false });
  stop();
});
