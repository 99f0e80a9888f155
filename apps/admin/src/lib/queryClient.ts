import {
  MutationCache,
  onlineManager,
  partialMatchKey,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { failureOf, isSignedOut } from './errors.ts';
import { STALE_MS } from './stale.ts';
import { SESSION_KEY } from './useServerSession.ts';

/**
 * Between two tries, in ms: what failed is told within a second. A server that is away for longer is waited for by the
 * live connection, which asks again for all that failed once it is back.
 */
const RETRY_DELAY_MS = [200, 500];

/** What failed because nobody was reached is tried again; an answer is an answer, and so is that there is no network. */
const retry = (failures: number, error: unknown) =>
  failures < RETRY_DELAY_MS.length && onlineManager.isOnline() && failureOf(error).offline;

/**
 * What is told of while its first answer is on the way may not be in it: it is asked for once more. The library asks anew
 * only for what it has already.
 */
function askOnceMore(client: QueryClient): void {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'invalidate' && query.state.fetchStatus === 'fetching' && query.state.data === undefined)
      outdated.add(query);
    else if (action.type === 'success' && outdated.delete(query))
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}

/**
 * What could not be had says so until it is here, while it is asked for again too, by a press or by itself: the library
 * forgets why it failed with each new try, and the message, with its button and what stands around it, would go and come.
 */
function keepFailure(client: QueryClient): void {
  const failed = new WeakMap<Query, Error>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { error, data } = query.state;
    if (action.type === 'fetch') {
      const before = failed.get(query);
      if (before) query.setState({ error: before, status: 'error' });
    } else if (error && data === undefined) failed.set(query, error);
    else failed.delete(query);
  });
}

function createQueryClient(): QueryClient {
  const lookAgain = (error: unknown) => {
    if (isSignedOut(error)) void client.invalidateQueries({ queryKey: SESSION_KEY });
  };
  const client: QueryClient = new QueryClient({
    // The session's own "no" is the answer: asking again for it would never end.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!partialMatchKey(queryKey, SESSION_KEY)) lookAgain(error);
      },
    }),
    mutationCache: new MutationCache({ onError: lookAgain }),
    // Without a network the answer is that there is none, at once: waiting in silence for it would look like saving.
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry,
        retryDelay: (failures) => RETRY_DELAY_MS[failures] ?? 0,
        refetchOnWindowFocus: false,
        staleTime: STALE_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
  askOnceMore(client);
  keepFailure(client);
  return client;
}

export const queryClient = createQueryClient();
