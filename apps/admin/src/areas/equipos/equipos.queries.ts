import type { Trabajo, Usuario } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { useUsuariosAnswer } from '../usuarios/usuarios.queries.ts';

/** A usuario with what they did; who did nothing stands there with zeros. */
export type Persona = Usuario & Omit<Trabajo, 'usuario_id' | 'procesos'> & { procesos: string[] };

const NOTHING = { subidos: 0, movimientos: 0, contratados: 0, procesos: [] };

export function useEquipo(): Loaded<Persona[]> {
  const team = useUsuariosAnswer();
  const work = trpc.equipos.work.useQuery({});
  const { usuarios } = team.data ?? {};
  const { trabajo } = work.data ?? {};
  const { procesos } = useProcesos();
  const namesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => procesos?.find((proceso) => proceso.id === id)?.nombre ?? []);
  return {
    data:
      usuarios && trabajo
        ? usuarios.map((usuario): Persona => {
            const done = trabajo.find(({ usuario_id }) => usuario_id === usuario.id) ?? NOTHING;
            return { ...usuario, ...done, procesos: namesOf(done.procesos) };
          })
        : undefined,
    error: (!usuarios && team.error) || (!trabajo && work.error) || null,
    isFetching: team.isFetching || work.isFetching,
    refetch: () => Promise.all([team.refetch(), work.refetch()]),
  };
}
