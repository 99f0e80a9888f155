import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
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
