import type { Trabajo, Usuario } from '@recluta/domain/esquemas';
import { failureOf } from '../../lib/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { useUsuarios } from '../usuarios/usuarios.queries.ts';

/** A usuario with what they did; who did nothing stands there with zeros. */
export type Persona = Usuario & Omit<Trabajo, 'usuario_id'>;

const NOTHING = { subidos: 0, movimientos: 0, contratados: 0 };

export function useEquipo() {
  const { usuarios, failed, retry, fetching } = useUsuarios();
  const work = trpc.equipos.work.useQuery({});
  const { trabajo } = work.data ?? {};
  return {
    personas:
      usuarios && trabajo
        ? usuarios.map(
            (usuario): Persona => ({
              ...usuario,
              ...(trabajo.find(({ usuario_id }) => usuario_id === usuario.id) ?? NOTHING),
            }),
          )
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
