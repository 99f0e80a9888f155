import type { Limits } from '@recluta/domain/esquemas';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';

/** What changes the counts of a plan. */
const COUNTED = [
  'empresa_creada',
  'lista_importada',
  'importacion_deshecha',
  'usuario_creado',
  'usuario_editado',
  'todo',
];

type LimitsQuery = {
  /** undefined until the first answer. */
  limits: Limits | undefined;
  failed: boolean;
  retry: () => void;
};

/** What the plan allows and how much of it is used, live. */
export function useLimits(): LimitsQuery {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (COUNTED.includes(tipo)) void utils.cuenta.limits.invalidate();
  });
  const { data, isLoadingError, refetch } = trpc.cuenta.limits.useQuery({});
  return { limits: data, failed: isLoadingError, retry: () => void refetch() };
}
