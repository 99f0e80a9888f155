import type { Limits } from '@recluta/domain/esquemas';
import type { Loaded } from '../../lib/Answer.tsx';
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

/** What the plan allows and how much of it is used, live. */
export function useLimits(): Loaded<Limits> {
  const utils = trpc.useUtils();
  useLive(({ tipo }) => {
    if (COUNTED.includes(tipo)) void utils.cuenta.limits.invalidate();
  });
  return trpc.cuenta.limits.useQuery({});
}
