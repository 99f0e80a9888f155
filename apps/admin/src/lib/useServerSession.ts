import { permissionsOf, type Rol } from '@recluta/domain/permisos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Session, SessionControl } from './session.tsx';

type Perfil = { usuario: { nombre: string | null; rol: Rol } };

/** The session as /api/auth tells it (§7). null: not signed in, which a failed check counts as (§2). */
async function readSession(): Promise<Session | null> {
  const reply = await fetch('/api/auth/perfil');
  if (!reply.ok) return null;
  const { usuario } = (await reply.json()) as Perfil;
  return { usuario, permisos: permissionsOf(usuario.rol) };
}

export function useServerSession(): SessionControl {
  const client = useQueryClient();
  const { data, status } = useQuery({ queryKey: ['sesion'], queryFn: readSession, retry: false, staleTime: 60_000 });
  return {
    state:
      status === 'pending'
        ? { estado: 'verificando' }
        : data
          ? { estado: 'vigente', sesion: data }
          : { estado: 'ninguna' },
    signOut: async () => {
      await fetch('/api/auth/logout', { method: 'POST' });
      client.setQueryData(['sesion'], null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'sesion' });
    },
  };
}
