import type { Motivo } from '@recluta/domain/esquemas';
import { trpc } from '../../lib/trpc.ts';
import type { Loaded } from '../cvs/listas.queries.ts';

/** Why people are discarded: the list of the cuenta, which hardly ever changes. */
export const useMotivos = (): Loaded<{ motivos: Motivo[] }> =>
  trpc.motivos.list.useQuery({}, { staleTime: 5 * 60_000 });
