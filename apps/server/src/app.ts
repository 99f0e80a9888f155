import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import {
  type AppRouter,
  appRouter,
  type Deps,
  findProceso,
  lacksRoom,
  NO_ROOM,
  publicAddress,
  registerRest,
  retryAfter,
  sendError,
  type TrpcContext,
  UNREADABLE,
} from '@recluta/api';
import { DomainError } from '@recluta/domain';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { registerDevPages } from './dev-pages.ts';
import { registerDocs } from './docs-page.ts';
import { registerHealth } from './health.ts';
import { loggedError } from './log.ts';
import { MULTIPART_LIMITS, uploadRequest } from './multipart.ts';
import { readableAddress } from './page-address.ts';
import { type PageOptions, registerPages } from './pages.ts';
import { checkHost, checkOrigin, originOf, requestInfo } from './requests.ts';
import { registerSecurityHeaders, securityHeaders } from './security.ts';
import { registerServerTiming } from './timing.ts';
import { createTurnstile } from './turnstile.ts';
import { refuseUnreadable, registerClosing } from './unheard.ts';

/** Bodies without files; uploads have limits of their own. A selection of a whole proceso fits. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** A phone on a slow network may take a while to send fifty files. */
const REQUEST_TIMEOUT_MS = 30 * 60_000;

type AppOptions = {
  config: Config;
  deps: Deps;
  root: string;
  /** The apps as built, from their sources, or none. */
  pages: 'built' | 'dev' | 'none';
  /** Where to, or not at all. */
  log: false | Writable;
};

const retryHeader = (wait: string | undefined): Record<string, string> => (wait ? { 'retry-after': wait } : {});

/** JSON, whatever the content type says; empty is nothing at all, and what cannot be read is told after the guard. */
function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      // JSON's null is a body, and not the absence of one.
      done(null, JSON.parse(String(body)) ?? UNREADABLE);
    } catch {
      done(null, UNREADABLE);
    }
  });
}

/** The host: both doors, the two apps, the API's page and health. It knows no rule of the product. */
export async function buildApp({ config, deps, root, pages, log }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log && {
      level: 'warn',
      serializers: { err: loggedError },
      stream: log,
    },
    // Batched calls put all their names in the path.
    routerOptions: { maxParamLength: 5_000 },
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable(config),
    // Node's own refusal of a request without Host has none of our headers: `checkHost` refuses it.
    http: { requireHostHeader: false },
    // An address that makes no sense never reaches a route or a hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(config));
      const address = error.code === 'FST_ERR_BAD_URL' ? readableAddress(request) : null;
      if (address === null) sendError(error, request, reply);
      else reply.redirect(address);
    },
  });
  app.setErrorHandler(sendError);
  registerSecurityHeaders(app, config);
  // Node's own refusal of an Expect it does not know has none of our headers: such a request is one like any other.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));
  registerServerTiming(app);
  registerClosing(app, deps);
  app.addHook('onRequest', async (request) => {
    checkHost(config, request);
    checkOrigin(config, request);
  });
  registerBodies(app);
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { limits: MULTIPART_LIMITS });
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req, res }): TrpcContext => ({
        deps,
        request: requestInfo(config, req, res),
        log: (error, id) => req.log.error({ err: error, id }, 'unexpected error'),
      }),
      responseMeta: ({ errors }) => ({
        headers: { 'cache-control': 'no-store', ...retryHeader(retryAfter(errors)) },
        ...(lacksRoom(errors) ? { status: NO_ROOM } : {}),
      }),
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
  registerRest(app, {
    deps,
    requestInfo: (request, reply) => requestInfo(config, request, reply),
    uploadRequest,
    filesReadBy: config.filesOrigin && config.origin,
    admitUpload: createTurnstile(),
  });
  registerHealth(app, deps);
  await registerDocs(app);
  const pageOptions: PageOptions = {
    root,
    originOf: (request) => originOf(config, request),
    filesOrigin: config.filesOrigin,
    publicAddress: (request, reply, proceso_id) =>
      publicAddress({ deps, request: requestInfo(config, request, reply) }, proceso_id),
    publicProceso: (request, reply, public_id) =>
      findProceso({ deps, request: requestInfo(config, request, reply) }, public_id),
  };
  if (pages === 'built') await registerPages(app, pageOptions);
  else {
    if (pages === 'dev') await registerDevPages(app, pageOptions);
    app.setNotFoundHandler(() => {
      throw new DomainError('no_encontrado');
    });
  }
  return app;
}
