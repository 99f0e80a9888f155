import { createTRPCQueryUtils } from '@trpc/react-query';
import { queryClient } from '../../lib/queryClient.ts';
import { wasSignedIn } from '../../lib/signedIn.ts';
import { ALONE, trpcClient } from '../../lib/trpc.ts';

/**
 * Asks for what a list of cvs shows while the code of its screen is still on its way; never in one batch with the check
 * of the session, which a list that fails would take along.
 */
export function prefetchList(proceso_id: number, stage: string | undefined): void {
  if (!wasSignedIn()) return;
  const { procesos, cvs } = createTRPCQueryUtils({ queryClient, client: trpcClient });
  void procesos.get.prefetch({ id: proceso_id }, ALONE);
  void cvs.list.prefetch({ proceso_id, ...(stage !== undefined && { stage }) }, ALONE);
  void cvs.selection.prefetch({ proceso_id }, ALONE);
}
