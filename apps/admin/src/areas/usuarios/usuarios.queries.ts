import type { Deshacer, Usuario, UsuarioTecleado } from '@recluta/domain/esquemas';
import type { Rol } from '@recluta/domain/permisos';
import { useQueryClient } from '@tanstack/react-query';
import type { Loaded } from '../../lib/Answer.tsx';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { SESSION_KEY } from '../../lib/useServerSession.ts';
import { asWayBack } from '../../ui/feedback/lastDone.ts';
import { notifyError, notifySuccess, notifyUndo } from '../../ui/feedback/toasts.tsx';
import { useUndo, wayBack } from '../deshacer/deshacer.queries.ts';
import { type Held, texts } from './usuarios.texts.ts';

const CHANGES = [
  'usuario_creado',
  'usuario_editado',
  'empresa_creada',
  'lista_importada',
  'importacion_deshecha',
  'todo',
];

/** The usuarios of the cuenta ('tenant' scope, §6) as the server answers, live. */
export function useUsuariosAnswer(): Loaded<{ usuarios: Usuario[] }> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (CHANGES.includes(tipo)) void utils.usuarios.list.invalidate();
  });
  return trpc.usuarios.list.useQuery({ scope: 'tenant' });
}

type UsuariosQuery = {
  /** undefined until the first answer. */
  usuarios: Usuario[] | undefined;
  failed: boolean;
  retry: () => void;
};

/** The usuarios of the cuenta, where they are not what the screen is about. */
export function useUsuarios(): UsuariosQuery {
  const { data, error, refetch } = useUsuariosAnswer();
  return { usuarios: data?.usuarios, failed: Boolean(error) && !data, retry: () => void refetch() };
}

/** Not optimistic: the limits of the plan are for the server to tell. */
export function useCreateUsuario(): ReturnType<typeof trpc.usuarios.create.useMutation> {
  const utils = trpc.useUtils();
  return trpc.usuarios.create.useMutation({
    onSuccess: async ({ usuario, limits }) => {
      notifySuccess(texts.form.created(usuario.nombre ?? usuario.email));
      utils.cuenta.limits.setData({}, limits);
      await utils.usuarios.list.invalidate();
    },
  });
}

/** The session is asked for too: the usuario may be who is signed in. */
export function useUpdateUsuario(): ReturnType<typeof trpc.usuarios.update.useMutation> {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  const { undo } = useUndo();
  const refresh = () =>
    Promise.all([
      utils.usuarios.list.invalidate(),
      utils.cuenta.limits.invalidate(),
      client.invalidateQueries({ queryKey: SESSION_KEY }),
    ]);
  /** First the rol: whom a visor followed does not come back to them. */
  async function takeBack(id: number, rol: Rol, what: Deshacer): Promise<null> {
    try {
      await utils.client.usuarios.update.mutate(asWayBack({ id, rol, antes: { rol: 'visor' as const } }));
    } catch (error) {
      notifyError(texts.form.relevo.notBack, { detail: failureOf(error).text });
      return null;
    }
    await undo(what);
    await refresh();
    return null;
  }
  async function putBack(id: number, antes: UsuarioTecleado, changes: UsuarioTecleado): Promise<void> {
    await utils.client.usuarios.update.mutate(asWayBack({ id, ...antes, antes: changes }));
    await refresh();
  }
  return trpc.usuarios.update.useMutation({
    // What somebody else changed meanwhile is shown beside what was typed.
    onError: () => utils.usuarios.list.invalidate(),
    onSuccess: async (
      { usuario, limits, relevados, entrevistas_relevadas },
      { antes, clave, id: __, relevo_id: _, ...changes },
    ) => {
      const before = antes?.rol;
      const handed = relevados + entrevistas_relevadas > 0;
      const said = handed ? texts.form.relevo.done(relevados, entrevistas_relevadas) : texts.form.updated;
      if (handed && before && clave)
        notifyUndo(said, () => takeBack(usuario.id, before, { claves: [clave], personas: relevados }));
      else if (antes && Object.keys(changes).length > 0)
        notifyUndo(said, () => wayBack(() => putBack(usuario.id, antes, changes), texts.form.asBefore));
      else notifySuccess(said);
      utils.cuenta.limits.setData({}, limits);
      await refresh();
    },
  });
}

/** How much a usuario is responsable of; undefined until it is known, or where it is not asked. */
export const useHeld = (id: number, asked: boolean): Held | undefined => {
  const { data } = trpc.usuarios.following.useQuery({ id }, { enabled: asked });
  return asked ? data : undefined;
};

/** Why a temporary password that was made with an evento serves no more, live; null while it does. */
export function useTemporalEnd(id: number, evento: number): 'otra' | 'propia' | null {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (tipo.startsWith('contrasena_') || tipo === 'todo') void utils.usuarios.temporalEnd.invalidate({ id, evento });
  });
  return trpc.usuarios.temporalEnd.useQuery({ id, evento }).data?.fin ?? null;
}

/** Nothing that a list shows changes by it. */
export const useResetPassword = (): ReturnType<typeof trpc.usuarios.resetPassword.useMutation> =>
  trpc.usuarios.resetPassword.useMutation();
