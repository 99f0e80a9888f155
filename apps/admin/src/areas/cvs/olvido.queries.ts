import type { QueryClient } from '@tanstack/react-query';
import { forgetTyped } from '../../lib/useTyped.ts';

/** What is typed about a cv, as useTyped names it. */
const TYPED = ['dato', 'nota', 'tarea'];

const cvOf = (queryKey: readonly unknown[]): unknown =>
  (queryKey[1] as { input?: { cv_id?: unknown } } | undefined)?.input?.cv_id;

/** Takes all that was asked about these cvs out of the cache, and what was being typed: their data were deleted for good. */
export function forgetCvs(client: QueryClient, cv_ids: readonly number[]): void {
  const erased = new Set<unknown>(cv_ids);
  client.removeQueries({ predicate: ({ queryKey }) => erased.has(cvOf(queryKey)) });
  for (const id of cv_ids) for (const what of TYPED) forgetTyped(what, id);
}
