import { operationList } from '@recluta/api';
import { createKit, type Kit, type KitOptions, type Persona } from '@recluta/api/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { MULTIPART, multipart, type Part } from './multipart.ts';

export const CONFIG: Config = {
  port: 0,
  host: '127.0.0.1',
  data: '',
  origin: null,
  filesOrigin: null,
  trustedProxies: [],
  secret: Buffer.from('a key of the tests'),
};

export type Answer = { status: number; body: unknown; headers: LightMyRequestResponse['headers'] };

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
  /** The address of the host on a real socket. */
  listen(): Promise<string>;
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

/** The whole host on a fresh data folder, without the screens: both doors as clients find them. */
export async function createHost(options: KitOptions & { config?: Partial<Config> } = {}): Promise<Host> {
  const kit = await createKit(options);
  const config = { ...CONFIG, ...options.config };
  const app = await buildApp({ config, deps: kit.deps, root: '', pages: false, log: false });
  const cookie = config.origin?.startsWith('https:') ? '__Host-recluta' : 'recluta';

  async function send(request: InjectOptions, { as, headers, remoteAddress }: CallOptions): Promise<Answer> {
    const answer = await app.inject({
      ...request,
      headers: { ...request.headers, ...headers },
      ...(as ? { cookies: { [cookie]: as.cookie } } : {}),
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
          payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        };

  return {
    ...kit,
    app,
    rest: (method, path, call = {}) => send({ method: method as 'GET', url: path, ...json(call.body) }, call),
    trpc: async (name, input, call = {}) =>
      isMutation(name)
        ? send({ method: 'POST', url: `/trpc/${name}`, ...json(input) }, call)
        : unwrapped(
            await send(
              {
                method: 'GET',
                url: `/trpc/${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
              },
              call,
            ),
          ),
    upload: (path, parts, call = {}) =>
      send({ method: 'POST', url: path, payload: multipart(parts), headers: { 'content-type': MULTIPART } }, call),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
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
