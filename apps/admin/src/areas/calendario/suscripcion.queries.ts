import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';

/** The own secret calendar address: since when there is one, and what can be done with it. */
export function useSuscripcion() {
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.calendario.subscription.useQuery({});
  const options = { onSettled: () => void utils.calendario.subscription.invalidate() };
  const renew = trpc.calendario.renewSubscription.useMutation(options);
  const end = trpc.calendario.endSubscription.useMutation(options);
  return {
    /** undefined until the first answer; null without one. */
    desde: data?.desde,
    failure: error && !data ? failureOf(error).text : undefined,
    fetching: isFetching,
    retry: () => void refetch(),
    renew: async (): Promise<string> => (await renew.mutateAsync({})).url,
    end: async (): Promise<void> => void (await end.mutateAsync({})),
    busy: renew.isPending || end.isPending,
  };
}
