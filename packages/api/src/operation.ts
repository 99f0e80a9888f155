import type { Cambio, Referible } from '@recluta/db';
import type { Permiso } from '@recluta/domain';
import type { Part } from '@recluta/storage';
import type { z } from 'zod';
import type { Caller, PublicCaller } from './caller.ts';

/** Who may call: a permission of the matrix, anybody signed in, or anybody at all. */
export type Access = Permiso | 'sesion' | 'publico';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The documented REST line of an operation. */
type RestLine = {
  method: Method;
  /** As §7 writes it, with `{names}`. */
  path: `/${string}`;
  /** Path name → input field, where they differ: `{ id: 'proceso_id' }`. */
  params?: Record<string, string>;
  /** 201 for a creation. */
  status?: 200 | 201;
};

/** Input field → the kind of row it names: checked to be the caller's own before anything else is looked at. */
type Refs = Record<string, Referible>;

type Callers<A extends Access> = A extends 'publico' ? PublicCaller : Caller;

type Common<A extends Access> = {
  /** What it does, for the API's document. */
  summary: string;
  access: A;
  refs?: Refs;
  /** May act on a person whose data are blocked: only what decides about the block itself. */
  onBlocked?: true;
};

/** The answer of what has nothing to tell but that it was done. */
export const DONE = { ok: true } as const;

/** Runs what answers nothing, and says that it was done. */
export const thenDone =
  <C, I>(work: (caller: C, input: I) => Promise<void>) =>
  async (caller: C, input: I): Promise<typeof DONE> => {
    await work(caller, input);
    return DONE;
  };

/** A question or a change: both doors. */
export type CallOperation<
  K extends 'query' | 'mutation',
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
> = Common<A> & {
  kind: K;
  input: I;
  output: O;
  /** null: screens only. */
  rest: RestLine | null;
  run(caller: Callers<A>, input: z.output<I>): Promise<z.input<O>>;
  /**
   * For lists of thousands, where parsing the answer costs twice the query: makes the same of it as `output` does. A
   * test holds the two against each other.
   */
  present?(result: z.input<O>): z.output<O>;
};

export type UploadPart =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; filename: string; content: AsyncIterable<Uint8Array> };

export type UploadRequest = {
  /** The Idempotency-Key of the submission. */
  clave: string | null;
  /** In the order they came; throws when the body is broken or the client is gone. */
  parts: AsyncIterable<UploadPart>;
};

/** The answer as both doors send it: no column leaks. */
export function presented(op: { output: z.ZodType; present?(result: unknown): unknown }, result: unknown): unknown {
  return op.present ? op.present(result) : op.output.parse(result);
}

/** Receives files: REST only. */
type UploadOperation<A extends Access, I extends z.ZodType, O extends z.ZodType> = Common<A> & {
  kind: 'upload';
  input: I;
  output: O;
  rest: RestLine;
  run(caller: Callers<A>, input: z.output<I>, request: UploadRequest): Promise<z.input<O>>;
};

export type FileAnswer = {
  /** Begins it, or a part of what has an etag; never called for who asks only for the head. */
  content(part: Part | null): NodeJS.ReadableStream | Promise<NodeJS.ReadableStream>;
  /** null: it is made while it is sent. */
  bytes: number | null;
  /** Strong, quoted: the same bytes for ever, so that parts of it fit together. null: it is had whole. */
  etag: string | null;
  mime: string;
  filename: string;
  disposition: 'inline' | 'attachment';
};

/** Answers a file: REST only. */
type FileOperation<A extends Access, I extends z.ZodType> = Common<A> & {
  kind: 'file';
  input: I;
  output: null;
  rest: RestLine;
  run(caller: Callers<A>, input: z.output<I>): Promise<FileAnswer>;
};

/** Tells what happens in the cuenta: tRPC only. */
export type SubscriptionOperation<I extends z.ZodType> = Common<Permiso | 'sesion'> & {
  kind: 'subscription';
  input: I;
  output: null;
  rest: null;
  run(caller: Caller, input: z.output<I>, signal: AbortSignal): AsyncIterable<LiveEvent>;
};

/** One commit, as a live screen hears of it; `id` is where a lost connection resumes. */
export type LiveEvent = Omit<Cambio, 'cuenta_id'> & { id: string };

// biome-ignore lint/suspicious/noExplicitAny: the list holds operations of every input and output
type Any = any;
export type Operation =
  | CallOperation<'query' | 'mutation', Any, Any, Any>
  | UploadOperation<Any, Any, Any>
  | FileOperation<Any, Any>
  | SubscriptionOperation<Any>;

export const query = <A extends Access, I extends z.ZodType, O extends z.ZodType>(
  op: Omit<CallOperation<'query', A, I, O>, 'kind'>,
): CallOperation<'query', A, I, O> => ({ kind: 'query', ...op });

export const mutation = <A extends Access, I extends z.ZodType, O extends z.ZodType>(
  op: Omit<CallOperation<'mutation', A, I, O>, 'kind'>,
): CallOperation<'mutation', A, I, O> => ({ kind: 'mutation', ...op });

export const upload = <A extends Access, I extends z.ZodType, O extends z.ZodType>(
  op: Omit<UploadOperation<A, I, O>, 'kind'>,
): UploadOperation<A, I, O> => ({ kind: 'upload', ...op });

export const file = <A extends Access, I extends z.ZodType>(
  op: Omit<FileOperation<A, I>, 'kind' | 'output'>,
): FileOperation<A, I> => ({
  kind: 'file',
  output: null,
  ...op,
});

export const subscription = <I extends z.ZodType>(
  op: Omit<SubscriptionOperation<I>, 'kind' | 'output' | 'rest'>,
): SubscriptionOperation<I> => ({ kind: 'subscription', output: null, rest: null, ...op });
