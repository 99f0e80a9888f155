import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailedState } from '../ui/feedback/EmptyState.tsx';
import { useDelayed } from '../ui/useDelayed.ts';
import { failureOf } from './errors.ts';

/** A question as a screen uses it. */
export type Loaded<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

type AnswerProps<T> = {
  query: Loaded<T>;
  /** What is said when it could not be had. */
  failed: string;
  /** Of the skeleton, in pixels: about what will stand there. */
  height?: number;
  children: (data: T) => ReactNode;
};

/** What a question answers: a skeleton until then, and what failed with the way to try again. */
export function Answer<T>({ query, failed, height = 160, children }: AnswerProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const waiting = useDelayed(data === undefined && error == null, 150);
  if (data !== undefined) return children(data);
  if (error != null)
    return (
      <FailedState title={failed} detail={failureOf(error).text} retrying={isFetching} onRetry={() => void refetch()} />
    );
  return <div aria-busy>{waiting && <Skeleton height={height} radius={8} />}</div>;
}
