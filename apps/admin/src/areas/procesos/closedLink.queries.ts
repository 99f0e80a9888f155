import { PLANES } from '@recluta/domain/planes';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { closedLink, type Shared } from './closedLink.ts';
import { texts } from './procesos.texts.ts';

/** How many CVs the plan holds, once it holds no more; null while it does. */
export function useFullPlan(): number | null {
  const { cvs: max } = PLANES[useSession().cuenta.plan];
  const utils = trpc.useUtils();
  useLive(({ cv_ids, tipo }) => {
    // Each card of a list asks: those that hear of it while it is asked for wait for the same answer.
    if (max !== null && (cv_ids.length > 0 || tipo === 'todo'))
      void utils.cuenta.counts.invalidate(undefined, undefined, { cancelRefetch: false });
  });
  const { data } = trpc.cuenta.counts.useQuery({}, { enabled: max !== null });
  const held = data?.conteos.reduce((sum, { total }) => sum + total, 0) ?? 0;
  return max !== null && held >= max ? max : null;
}

/** Why a public link takes no CV where it is shared, null while it does: its proceso is over, or the plan holds no more. */
export function useClosedLink(): (proceso: Shared) => string | null {
  const full = useFullPlan();
  return (proceso) => closedLink(proceso) ?? (full === null ? null : texts.closed.lleno(full));
}
