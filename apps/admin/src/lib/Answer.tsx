import { Skeleton } from '@mantine/core';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { ReactNode } from 'react';
import { FailedState } from '../ui/feedback/EmptyState.tsx';
import { FailedLine } from '../ui/feedback/FailedLine.tsx';
import { useDelayed } from '../ui/useDelayed.ts';
import { failureOf } from './errors.ts';

/** A question as a screen uses it. */
export type Loaded<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** The same question, answered with a part of what it answers. */
export const partOf = <T, U>({ data, error, isFetching, refetch }: Loaded<T>, pick: (data: T) => U): Loaded<U> => ({
  data: data === undefined ? undefined : pick(data),
  error,
  isFetching,
  refetch,
});

/** Why a question was not answered, with the way to ask again; null while it may yet be. */
export function failedFace(
  { error, isFetching, refetch }: Loaded<unknown>,
  title: string = MENSAJES.cargar_datos,
): ReactNode {
  if (error == null) return null;
  return (
    <FailedState title={title} detail={failureOf(error).text} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

/** The same in one line, where what is missing is not what the screen is about. */
export function failedLine({ error, isFetching, refetch }: Loaded<unknown>, title: string): ReactNode {
  if (error == null) return null;
  return (
    <FailedLine title={title} detail={failureOf(error).text} retrying={isFetching} onRetry={() => void refetch()} />
  );
}

type AnswerProps<T> = {
  query: Loaded<T>;
  /** What is said when it could not be had. */
  failed?: string;
  /** Of the skeleton, in pixels: about what will stand there. */
  height?: number;
  children: (data: T) => ReactNode;
};

/** The place of an answer that takes longer than a moment. */
export function Waiting({ height }: { height: number }) {
  const waiting = useDelayed(true, 150);
  return <div aria-busy>{waiting && <Skeleton height={height} radius={8} />}</div>;
}

/** What a question answers: a skeleton until then, and what failed with the way to try again. */
export function Answer<T>({ query, failed, height = 160, children }: AnswerProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  return error == null ? <Waiting height={height} /> : failedFace(query, failed);
}
