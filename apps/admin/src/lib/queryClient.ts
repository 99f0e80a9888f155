import { MutationCache, partialMatchKey, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf, isSignedOut } from './errors.ts';
import { STALE_MS } from './stale.ts';
import { SESSION_KEY } from './useServerSession.ts';

/** What failed because nobody was reached is tried again; an answer is an answer. */
const retry = (failures: number, error: unknown) => failures < 2 && failureOf(error).offline;

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
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false, staleTime: STALE_MS } },
  });
  return client;
}

export const queryClient = createQueryClient();
