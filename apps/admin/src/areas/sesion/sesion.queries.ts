import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { SESSION_KEY } from '../../lib/useServerSession.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './sesion.texts.ts';

/** Whether "Explorar con datos de ejemplo" is offered here; false until known. */
export function useDemoOffered(): boolean {
  return trpc.sesion.options.useQuery({}, { retry: false, staleTime: Number.POSITIVE_INFINITY }).data?.demo ?? false;
}

/** Asks for the session anew: the page then leads on by itself. */
export function useEnter(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey: SESSION_KEY });
}

type SignIn = ReturnType<typeof trpc.sesion.login.useMutation>;

export const useSignIn = (): SignIn => trpc.sesion.login.useMutation();

export const useRegister = (): ReturnType<typeof trpc.sesion.register.useMutation> =>
  trpc.sesion.register.useMutation();

export const useDemo = (): ReturnType<typeof trpc.sesion.demo.useMutation> => trpc.sesion.demo.useMutation();

/** Signs in again over the open screen: everything shown is asked for anew, nothing typed is lost. */
export function useSignInAgain(): SignIn {
  const client = useQueryClient();
  return trpc.sesion.login.useMutation({ onSuccess: () => client.invalidateQueries() });
}

export function useChangePassword(): ReturnType<typeof trpc.sesion.changePassword.useMutation> {
  const client = useQueryClient();
  return trpc.sesion.changePassword.useMutation({
    onSuccess: async () => {
      notifySuccess(texts.change.done);
      await client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
