import type { Writable } from 'node:stream';
import { operationList } from '@recluta/api';
import { createKit, type Kit, type KitOptions, type Persona } from '@recluta/api/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { MULTIPART, multipart, type Part } from './multipart.ts';

const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  data: '',
  origin: null,
  filesOrigin: null,
  trustedProxies: [],
  clamav: null,
  secret: Buffer.from('a key of the tests'),
};

export type Answer = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };

type Request = { method: string; path: string; content?: string | Buffer; type?: string };

export type CallOptions = {
  as?: Persona | null;
  headers?: Record<string, string>;
  /** Objects are sent as JSON; text as it is. */
  body?: unknown;
  remoteAddress?: string;
};

export type Host = Kit & {
  app: FastifyInstance;
  /** One call at the REST door. */
  rest(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** One call at the screens' door; a query unless the operation is a mutation. */
  trpc(name: string, input?: unknown, options?: CallOptions): Promise<Answer>;
  upload(path: string, parts: readonly Part[], options?: CallOptions): Promise<Answer>;
  /** Where the host listens; empty when it is called without a socket. */
  address: string;
  stop(): Promise<void>;
};

const isMutation = (name: string) => operationList.some((one) => one.name === name && one.op.kind === 'mutation');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export type HostOptions = KitOptions & {
  config?: Partial<Config>;
  listen?: boolean;
  /** Where the apps stand as built; without it there are no screens. */
  root?: string;
  /** Where the host's log goes; without it there is none. */
  log?: Writable;
};

/**
 * The whole host on a fresh data folder, without the screens: both doors as clients find them. `listen` calls them over
 * a real socket.
 */
export async function createHost(options: HostOptions = {}): Promise<Host> {
  const kit = await createKit(options);
  const config = { ...CONFIG, ...options.config };
  const { root = '', log = false } = options;
  const app = await buildApp({ config, deps: kit.deps, root, pages: root ? 'built' : 'none', log });
  const cookie = config.origin?.startsWith('https:') ? '__Host-recluta' : 'recluta';

  const address = options.listen ? await app.listen({ port: 0, host: '127.0.0.1' }) : '';

  async function send(
    { method, path, content, type }: Request,
    { as, headers, remoteAddress }: CallOptions,
  ): Promise<Answer> {
    const all = {
      ...(type ? { 'content-type': type } : {}),
      ...headers,
      ...(as ? { cookie: `${cookie}=${as.cookie}` } : {}),
    };
    if (address) {
      const answer = await fetch(address + path, {
        method,
        headers: all,
        ...(content === undefined ? {} : { body: content }),
      });
      return { status: answer.status, body: parsed(await answer.text()), headers: Object.fromEntries(answer.headers) };
    }
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      headers: all,
      ...(content === undefined ? {} : { payload: content }),
      ...(remoteAddress ? { remoteAddress } : {}),
    });
    return { status: answer.statusCode, body: parsed(answer.payload), headers: answer.headers };
  }

  /** A subscription tells its refusal inside the stream. */
  function unwrapped(answer: Answer): Answer {
    const refusal = /event: serialized-error\ndata: (.+)/.exec(typeof answer.body === 'string' ? answer.body : '')?.[1];
    if (!refusal) return answer;
    const error = JSON.parse(refusal) as { data: { httpStatus: number } };
    return { ...answer, status: error.data.httpStatus, body: { error } };
  }

  const json = (body: unknown) =>
    body === undefined
      ? {}
      : {
          content: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
          type: 'application/json',
        };

  return {
    ...kit,
    app,
    address,
    rest: (method, path, call = {}) => send({ method, path, ...json(call.body) }, call),
    trpc: async (name, input, call = {}) => {
      if (isMutation(name)) return send({ method: 'POST', path: `/trpc/${name}`, ...json(input) }, call);
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return unwrapped(await send({ method: 'GET', path: `/trpc/${name}${query}` }, call));
    },
    upload: (path, parts, call = {}) =>
      send({ method: 'POST', path, content: multipart(parts), type: MULTIPART }, call),
    async stop() {
      await app.close();
      kit.close();
    },
  };
}

/** The Spanish text of an answer at either door. */
export function errorOf({ body }: Answer): { error: string; codigo: string; campos?: Record<string, string> } {
  const whole = body as { error: unknown };
  if (typeof whole.error === 'string') return whole as { error: string; codigo: string };
  const { message, data } = whole.error as { message: string; data: { codigo: string } };
  return { ...data, error: message };
}
