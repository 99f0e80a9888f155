import type { Cv, Usuario } from '@recluta/domain/esquemas';
import { canFollow } from '@recluta/domain/permisos';
import { useMemo } from 'react';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useBulk } from '../cvs/masivas.queries.ts';
import { useUsuarios } from '../usuarios/usuarios.queries.ts';
import { texts } from './responsables.texts.ts';

export type Persona = { id: number; nombre: string };

const nombreOf = ({ nombre, email }: Pick<Usuario, 'nombre' | 'email'>): string => nombre ?? email;

/** Who can follow people: everybody with access but visors; who asks first, then by name. */
export function usePeople() {
  const { usuario } = useSession();
  const { usuarios, failed, retry } = useUsuarios();
  const people = useMemo(
    () =>
      (usuarios ?? [])
        .filter(canFollow)
        .map((each) => ({ id: each.id, nombre: nombreOf(each) }))
        .sort(
          (a, b) => Number(b.id === usuario.id) - Number(a.id === usuario.id) || a.nombre.localeCompare(b.nombre, 'es'),
        ),
    [usuarios, usuario.id],
  );
  return { people, me: usuario.id, loaded: usuarios !== undefined, failed, retry };
}

/** Gives people to somebody of the team, or to nobody, with undo. */
export function useAssigning(proceso_id: number) {
  const { client } = trpc.useUtils();
  const { run } = useBulk(proceso_id);
  const assign = (rows: readonly Cv[], persona: Persona | null): Promise<boolean> => {
    const responsable_id = persona?.id ?? null;
    return run({
      rows: rows.filter((cv) => cv.responsable_id !== responsable_id),
      patch: (cv) => ({ ...cv, responsable_id }),
      call: (cv_ids, clave) => client.cvs.assign.mutate({ proceso_id, cv_ids, responsable_id, clave }),
      words: {
        done: (n) => texts.done(n, persona?.nombre ?? null),
        same: texts.same,
        failed: texts.failed,
        left: texts.left,
      },
    });
  };
  return { assign };
}
