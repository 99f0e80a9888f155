import type { Trabajo, Usuario } from '@recluta/domain/esquemas';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useProcesos } from '../procesos/procesos.queries.ts';
import { useUsuarios } from '../usuarios/usuarios.queries.ts';

/** A usuario with what they did; who did nothing stands there with zeros. */
export type Persona = Usuario & Omit<Trabajo, 'usuario_id' | 'procesos'> & { procesos: string[] };

const NOTHING = { subidos: 0, movimientos: 0, contratados: 0, procesos: [] };

export function useEquipo() {
  const { usuarios, failed, retry, fetching } = useUsuarios();
  const work = trpc.equipos.work.useQuery({});
  const { trabajo } = work.data ?? {};
  const { procesos } = useProcesos();
  const namesOf = (ids: readonly number[]) =>
    ids.flatMap((id) => procesos?.find((proceso) => proceso.id === id)?.nombre ?? []);
  return {
    personas:
      usuarios && trabajo
        ? usuarios.map((usuario): Persona => {
            const done = trabajo.find(({ usuario_id }) => usuario_id === usuario.id) ?? NOTHING;
            return { ...usuario, ...done, procesos: namesOf(done.procesos) };
          })
        : undefined,
    failed: failed || (work.isError && !trabajo),
    failure: work.error ? failureOf(work.error).text : undefined,
    fetching: fetching || work.isFetching,
    retry: () => {
      retry();
      void work.refetch();
    },
  };
}
