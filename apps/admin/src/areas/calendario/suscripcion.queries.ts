import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Since when there is one; null without one. */
type Subscription = { desde: string | null };

/** The own secret calendar address, and what can be done with it. */
export function useSuscripcion() {
  const utils = trpc.useUtils();
  const query: Loaded<Subscription> = trpc.calendario.subscription.useQuery({});
  const options = { onSettled: () => void utils.calendario.subscription.invalidate() };
  const renew = trpc.calendario.renewSubscription.useMutation(options);
  const end = trpc.calendario.endSubscription.useMutation(options);
  return {
    query,
    renew: async (): Promise<string> => (await renew.mutateAsync({})).url,
    end: async (): Promise<void> => void (await end.mutateAsync({})),
    busy: renew.isPending || end.isPending,
  };
}
