import { trpc } from '../../lib/trpc.ts';
import { notifySuccess } from '../../ui/feedback/toasts.tsx';
import { texts } from './cuenta.texts.ts';

/** Changes the own nombre: the menu, and every list that names its people, say the new one. */
export function useRename(): ReturnType<typeof trpc.sesion.updatePerfil.useMutation> {
  const utils = trpc.useUtils();
  return trpc.sesion.updatePerfil.useMutation({
    // What was saved elsewhere meanwhile is shown beside what was typed.
    onError: () => void utils.sesion.perfil.invalidate(),
    onSuccess: (perfil) => {
      utils.sesion.perfil.setData({}, perfil);
      void utils.usuarios.list.invalidate();
      notifySuccess(texts.account.saved);
    },
  });
}
