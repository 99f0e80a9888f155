import { MutationCache, onlineManager, partialMatchKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf, isSignedOut } from './errors.ts';
import { STALE_MS } from './stale.ts';
import { SESSION_KEY } from './useServerSession.ts';

/** What failed because nobody was reached is tried again; an answer is an answer, and so is that there is no network. */
const retry = (failures: number, error: unknown) =>
  failures < 2 && onlineManager.isOnline() && failureOf(error).offline;

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
        refetchOnWindowFocus: false,
        staleTime: STALE_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

export const queryClient = createQueryClient();
