import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { SessionControl } from './session.tsx';
import { trpc } from './trpc.ts';

export const SESSION_KEY = getQueryKey(trpc.sesion.perfil);

/** The session as the server tells it. A failed check counts as not signed in (§2). */
export function useServerSession(): SessionControl {
  const client = useQueryClient();
  const { data, status } = trpc.sesion.perfil.useQuery({}, { retry: false, staleTime: 60_000 });
  const { mutateAsync: logout } = trpc.sesion.logout.useMutation();
  return {
    state:
      status === 'pending'
        ? { estado: 'verificando' }
        : status === 'success'
          ? { estado: 'vigente', sesion: data }
          : { estado: 'ninguna' },
    signOut: async () => {
      await logout({});
      client.clear();
      await client.resetQueries({ queryKey: SESSION_KEY });
    },
  };
}
