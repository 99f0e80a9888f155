import { partialMatchKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useState } from 'react';
import { clearToasts } from '../ui/feedback/toasts.tsx';
import { useStable } from '../ui/useStable.ts';
import { isSignedOut, isSomebodyElse } from './errors.ts';
import { holdsUnsaved } from './held.ts';
import type { SessionControl, Vencida } from './session.tsx';
import { onOtherTab, onSignedOut, rememberSignedIn, tellSignedOut } from './signedIn.ts';
import { trpc } from './trpc.ts';
import { rememberWhose } from './whose.ts';

export const SESSION_KEY = getQueryKey(trpc.sesion.perfil);
const OPTIONS_KEY = getQueryKey(trpc.sesion.options);

/** The session and what is asked beside it. */
const isSessionKey = (key: QueryKey): boolean => partialMatchKey(key, SESSION_KEY) || partialMatchKey(key, OPTIONS_KEY);

/**
 * The session as the server tells it. A failed first check counts as not signed in (§2), and the sign-in page says why
 * it failed; a later one that could not reach the server changes nothing, and one that finds no session says that it
 * ended, and one that finds somebody else's that it is.
 */
export function useServerSession(): SessionControl {
  const client = useQueryClient();
  const { data, dataUpdatedAt, status, error, isFetching, refetch } = trpc.sesion.perfil.useQuery(
    {},
    { retry: false, staleTime: 60_000 },
  );
  // Asked beside it, so that both travel in one batch: the sign-in page has its options with the first answer, and a
  // visitor's "no session" is part of a 207 instead of a red 401 in the browser's console.
  trpc.sesion.options.useQuery({}, { retry: false, staleTime: Number.POSITIVE_INFINITY });
  const signedOut = isSignedOut(error);
  const ajena = isSomebodyElse(error);
  const usuario_id = data?.usuario.id ?? null;
  useEffect(() => rememberWhose(usuario_id), [usuario_id]);
  useEffect(() => {
    // Who is in instead was remembered by their own tab.
    if (ajena) return;
    if (signedOut) rememberSignedIn(null);
    else if (usuario_id !== null) rememberSignedIn(usuario_id);
  }, [ajena, signedOut, usuario_id]);
  useEffect(() => onOtherTab(() => void client.invalidateQueries({ queryKey: SESSION_KEY })), [client]);
  /** When who is in here signed out in another tab; 0: they did not. */
  const [leftAt, setLeftAt] = useState(0);
  const left = leftAt > dataUpdatedAt;
  /** The session first: what the screens still show must not ask again on its way out. */
  const forget = async () => {
    clearToasts();
    await client.resetQueries({ predicate: ({ queryKey }) => isSessionKey(queryKey) });
    client.removeQueries({ predicate: ({ queryKey }) => !isSessionKey(queryKey) });
  };
  const follow = useStable((id: number) => {
    if (id !== usuario_id) return;
    setLeftAt(Date.now());
    if (holdsUnsaved()) void client.invalidateQueries({ queryKey: SESSION_KEY });
    else void forget();
  });
  useEffect(() => onSignedOut(follow), [follow]);
  const vencida: Vencida = ajena ? 'ajena' : left ? 'salida' : 'terminada';
  const { mutateAsync: logout } = trpc.sesion.logout.useMutation();
  return {
    state:
      status === 'pending'
        ? { estado: 'verificando' }
        : data
          ? { estado: 'vigente', sesion: data, vencida: signedOut && vencida }
          : { estado: 'ninguna', error: signedOut ? null : error, salida: left },
    checkAgain: () => void refetch(),
    checking: isFetching,
    signOut: async () => {
      await logout({});
      setLeftAt(0);
      if (usuario_id !== null) tellSignedOut(usuario_id);
      await forget();
    },
  };
}
