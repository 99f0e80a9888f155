import { type Codigo, DomainError } from '@recluta/domain';
import {
  initTRPC,
  TRPCError,
  type TRPCMutationProcedure,
  type TRPCQueryProcedure,
  type TRPCSubscriptionProcedure,
  tracked,
} from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { z } from 'zod';
import { admit, checkFrozen } from '../admit.ts';
import type { Caller, Deps, RequestInfo } from '../caller.ts';
import { errorBody, toDomainError } from '../errors.ts';
import {
  type CallOperation,
  type LiveEvent,
  type Operation,
  presented,
  type SubscriptionOperation,
} from '../operation.ts';
import { type Operations, operations } from '../operations.ts';

export type TrpcContext = { deps: Deps; request: RequestInfo; log(error: unknown, id: string): void };

const t = initTRPC.context<TrpcContext>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const { known, unexpected } = toDomainError(error);
    // A name or a body that tRPC itself could not make sense of is the caller's mistake.
    const asked = unexpected ? MISTAKES[error.code] : undefined;
    const { error: message, ...data } = errorBody(asked ? new DomainError(asked) : known);
    if (unexpected && !asked) ctx?.log(error, data.id);
    const httpStatus = unexpected ? shape.data.httpStatus : known.status;
    return { ...shape, message, data: { ...shape.data, httpStatus, stack: undefined, ...data } };
  },
});

const MISTAKES: Partial<Record<TRPC_ERROR_CODE_KEY, Codigo>> = {
  NOT_FOUND: 'no_encontrado',
  BAD_REQUEST: 'cuerpo_invalido',
  PARSE_ERROR: 'cuerpo_invalido',
  METHOD_NOT_SUPPORTED: 'metodo_no_permitido',
  UNSUPPORTED_MEDIA_TYPE: 'tipo_no_soportado',
  PAYLOAD_TOO_LARGE: 'demasiado_grande',
};

/** tRPC has no code for a disk without room (507): the host sets this status on such an answer. */
export const NO_ROOM = 507;
export const lacksRoom = (errors: readonly TRPCError[]): boolean =>
  errors.some((error) => toDomainError(error).known.status === NO_ROOM);

const CODES: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

function asTrpc(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const { known } = toDomainError(error);
  return new TRPCError({ code: CODES[known.status] ?? 'INTERNAL_SERVER_ERROR', message: known.message, cause: error });
}

/** Guard before parser, so that this door too answers 401 and 403 before 400. */
const gate = (op: Operation) =>
  t.procedure.use(async ({ ctx, getRawInput, next }) => {
    try {
      const caller = await admit(ctx.deps, ctx.request, op, await getRawInput());
      const result = await next({ ctx: { caller: caller as Caller } });
      return result;
    } catch (error) {
      throw asTrpc(error);
    }
  });

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asTrpc(error);
  }
}

async function answered(op: Extract<Operation, { kind: 'query' | 'mutation' }>, caller: Caller, input: unknown) {
  await checkFrozen(caller, op, input);
  return presented(op, await op.run(caller, input));
}

function procedure(op: Operation) {
  const guarded = gate(op).input(op.input);
  switch (op.kind) {
    case 'query':
      return guarded.query(({ ctx, input }) => attempt(() => answered(op, ctx.caller, input)));
    case 'mutation':
      return guarded.mutation(({ ctx, input }) => attempt(() => answered(op, ctx.caller, input)));
    case 'subscription':
      return guarded.subscription(async function* ({ ctx, input, signal }) {
        for await (const event of op.run(ctx.caller, input, signal ?? new AbortController().signal))
          yield tracked(event.id, event);
      });
    default:
      return null;
  }
}

type In<I> = I extends z.ZodType ? z.input<I> : never;
type Out<O> = O extends z.ZodType ? z.output<O> : never;
type ProcedureOf<Op> =
  Op extends CallOperation<'query', infer _A, infer I, infer O>
    ? TRPCQueryProcedure<{ meta: unknown; input: In<I>; output: Out<O> }>
    : Op extends CallOperation<'mutation', infer _A, infer I, infer O>
      ? TRPCMutationProcedure<{ meta: unknown; input: In<I>; output: Out<O> }>
      : Op extends SubscriptionOperation<infer I>
        ? TRPCSubscriptionProcedure<{
            meta: unknown;
            input: In<I>;
            output: AsyncIterable<{ id: string; data: LiveEvent }, never, unknown>;
          }>
        : never;

/** What only REST serves has no procedure. */
type Callable<Ops> = {
  [Name in keyof Ops as ProcedureOf<Ops[Name]> extends never ? never : Name]: ProcedureOf<Ops[Name]>;
};
type Procedures = { [Area in keyof Operations]: Callable<Operations[Area]> };

const procedures = Object.fromEntries(
  Object.entries(operations).map(([area, ops]) => [
    area,
    Object.fromEntries(
      Object.entries(ops).flatMap(([name, op]) => {
        const made = procedure(op as Operation);
        return made ? [[name, made]] : [];
      }),
    ),
  ]),
) as unknown as Procedures;

export const appRouter = t.router(procedures);
export type AppRouter = typeof appRouter;
