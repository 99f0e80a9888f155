import { Readable } from 'node:stream';
import { DomainError } from '@recluta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit, checkFrozen } from '../admit.ts';
import type { Caller, Deps, RequestInfo } from '../caller.ts';
import { errorBody, parseInput, retryAfter, toDomainError } from '../errors.ts';
import { type FileAnswer, type Operation, presented, type UploadRequest } from '../operation.ts';
import { operationList } from '../operations.ts';
import { askedPart } from './part.ts';

/** Stands for a body that is no JSON: who may not call hears 401 or 403 before they hear of it. */
export const UNREADABLE = Symbol('unreadable body');

export type RestHost = {
  deps: Deps;
  requestInfo(request: FastifyRequest, reply: FastifyReply): RequestInfo;
  uploadRequest(request: FastifyRequest): UploadRequest;
  /** Origin whose canvas viewer may read originals, when they are served from another; null: the same. */
  filesReadBy: string | null;
  /** Runs an upload of a client address when there is room for one more. Throws sobrecargado. */
  admitUpload<T>(address: string, work: () => Promise<T>): Promise<T>;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Path, query and body as one input; a name in the path is told last and wins. */
function rawInput(op: Operation, request: FastifyRequest): Record<string, unknown> {
  const names = op.rest?.params ?? {};
  const path = Object.entries(request.params as Record<string, string>).map(([name, value]) => [
    names[name] ?? name,
    value,
  ]);
  return { ...(request.query as object), ...(isObject(request.body) ? request.body : {}), ...Object.fromEntries(path) };
}

function checkBody(request: FastifyRequest): void {
  const { body } = request;
  if (body === UNREADABLE || (body !== undefined && body !== null && !isObject(body)))
    throw new DomainError('cuerpo_invalido');
}

/** RFC 6266: a name old clients can read, and the real one. */
function disposition({ disposition: kind, filename }: FileAnswer): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer, readBy: string | null) {
  const { bytes, etag } = answer;
  const part = askedPart(request, reply, answer);
  const length = part ? part.end - part.start + 1 : bytes;
  // Opened before any header is set, so that a missing file is answered as an error.
  const content = request.method === 'HEAD' ? Readable.from([]) : await answer.content(part);
  reply
    .code(part ? 206 : 200)
    .headers({
      'content-type': answer.mime,
      ...(length === null ? {} : { 'content-length': length }),
      ...(etag === null ? {} : { etag, 'accept-ranges': 'bytes' }),
      ...(part ? { 'content-range': `bytes ${part.start}-${part.end}/${bytes}` } : {}),
      'content-disposition': disposition(answer),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
      'x-robots-tag': 'noindex',
      ...(readBy ? { 'access-control-allow-origin': readBy } : {}),
    })
    .send(content);
}

async function answer(host: RestHost, op: Operation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const raw = rawInput(op, request);
  const caller = (await admit(host.deps, host.requestInfo(request, reply), op, raw)) as Caller;
  if (op.kind !== 'upload') checkBody(request);
  const input = parseInput(op.input, raw);
  await checkFrozen(caller, op, input);
  if (op.kind === 'upload')
    return presented(op, await host.admitUpload(request.ip, () => op.run(caller, input, host.uploadRequest(request))));
  if (op.kind === 'file') return op.run(caller, input);
  if (op.kind === 'subscription') throw new DomainError('no_encontrado');
  return presented(op, await op.run(caller, input));
}

/** Answers any error of the host or of an operation with the one body, and logs those nobody foresaw. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { known, unexpected } = toDomainError(asClientError(error) ?? error);
  const body = errorBody(known);
  if (unexpected) request.log.error({ err: error, id: body.id, route: request.routeOptions.url }, 'unexpected error');
  const wait = retryAfter([known]);
  if (wait) reply.header('retry-after', wait);
  return reply.code(known.status).type('application/json; charset=utf-8').send(body);
}

/** What the HTTP layer itself refused: 413, 415 and the rest of the client's mistakes. */
function asClientError(error: unknown): DomainError | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (error instanceof DomainError || status < 400 || status >= 500) return null;
  if (status === 413) return new DomainError('demasiado_grande');
  if (status === 404) return new DomainError('no_encontrado');
  return new DomainError('cuerpo_invalido');
}

/** One Fastify route per operation that has a REST line. */
export function registerRest(app: FastifyInstance, host: RestHost): void {
  for (const { op } of operationList) {
    if (!op.rest) continue;
    const { method, path, status = 200 } = op.rest;
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const body = await answer(host, op, request, reply);
        // A reply is awaitable itself: returned through an async function it would be taken for the body.
        if (op.kind === 'file') await sendFile(request, reply, body as FileAnswer, host.filesReadBy);
        else reply.code(status).send(body);
        return reply;
      },
    });
  }
}
