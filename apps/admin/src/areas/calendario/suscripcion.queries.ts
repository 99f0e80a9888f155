import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

/** Since when there is one; null without one. */
type Subscription = { desde: string | null };

/** The own secret calendar address, live: where it looks as if there were none, making one would end it unasked. */
export function useSuscripcion() {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('suscripcion_') || tipo === 'todo') void utils.calendario.subscription.invalidate();
  });
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
