import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

/** Since when there is one; null without one. */
type Subscription = { desde: string | null };
/** As it is told once. */
type Nueva = { url: string; desde: string };

/** The own secret calendar address, live: where it looks as if there were none, making one would end it unasked. */
export function useSuscripcion() {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('suscripcion_') || tipo === 'todo') void utils.calendario.subscription.invalidate();
  });
  const query: Loaded<Subscription> = trpc.calendario.subscription.useQuery({});
  const onSettled = () => void utils.calendario.subscription.invalidate();
  const renew = trpc.calendario.renewSubscription.useMutation({
    // Known before the address is shown: what was asked for until now is of the one before.
    onSuccess: async ({ desde }) => {
      await utils.calendario.subscription.cancel();
      utils.calendario.subscription.setData({}, { desde });
    },
    onSettled,
  });
  const end = trpc.calendario.endSubscription.useMutation({ onSettled });
  return {
    query,
    renew: (): Promise<Nueva> => renew.mutateAsync({}),
    end: async (): Promise<void> => void (await end.mutateAsync({})),
    busy: renew.isPending || end.isPending,
  };
}
