import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { FailedState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../../ui/useDelayed.ts';
import type { Loaded } from '../cvs/listas.queries.ts';
import { texts } from './privacidad.texts.ts';

/** What a query answers: a skeleton until then, and what failed with the way to try again. */
export function Part<T>({ query, children }: { query: Loaded<T>; children: (data: T) => ReactNode }) {
  const { data, error, isFetching, refetch } = query;
  const waiting = useDelayed(data === undefined && error == null, 150);
  if (data !== undefined) return children(data);
  if (error != null)
    return (
      <FailedState
        title={texts.loadFailed}
        detail={failureOf(error).text}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <div aria-busy>{waiting && <Skeleton height={160} radius={8} />}</div>;
}
