import { isRetiro } from '@recluta/domain/eventos';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { useLive } from '../../lib/useLive.ts';
import { forgetTyped } from '../../lib/useTyped.ts';

/** What is typed about a cv, as useTyped names it. */
const TYPED = ['dato', 'nota', 'tarea'];

const cvOf = (queryKey: readonly unknown[]): unknown =>
  (queryKey[1] as { input?: { cv_id?: unknown } } | undefined)?.input?.cv_id;

/** Takes all that was asked about these cvs out of the cache, and what was being typed: nobody may see their data any more. */
export function forgetCvs(client: QueryClient, cv_ids: readonly number[]): void {
  const erased = new Set<unknown>(cv_ids);
  client.removeQueries({ predicate: ({ queryKey }) => erased.has(cvOf(queryKey)) });
  for (const id of cv_ids) for (const what of TYPED) forgetTyped(what, id);
}

/**
 * Keeps nothing of whoever was blocked or deleted for good in what no screen shows just now, nor in what a search found;
 * what is on the screen goes by its own question. Mounted once, by the layout.
 */
export function useForgetWithdrawn(): void {
  const utils = trpc.useUtils();
  const client = useQueryClient();
  useLive(({ tipo }) => {
    if (!isRetiro(tipo)) return;
    client.removeQueries({ type: 'inactive' });
    void utils.busqueda.find.invalidate();
  });
}
