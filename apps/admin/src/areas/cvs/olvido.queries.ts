import type { QueryClient } from '@tanstack/react-query';

const cvOf = (queryKey: readonly unknown[]): unknown =>
  (queryKey[1] as { input?: { cv_id?: unknown } } | undefined)?.input?.cv_id;

/** Takes all that was asked about these cvs out of the cache: their data were deleted for good. */
export function forgetCvs(client: QueryClient, cv_ids: Iterable<number>): void {
  const erased = new Set<unknown>(cv_ids);
  client.removeQueries({ predicate: ({ queryKey }) => erased.has(cvOf(queryKey)) });
}
