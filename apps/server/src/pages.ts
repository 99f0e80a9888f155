import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@recluta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainAddress } from './page-address.ts';
import { pageFile, withOrigin } from './page-file.ts';
import { ASSET_POLICY } from './security.ts';
import { rightsHead, type Shown, uploadHead } from './upload-head.ts';

const ASSET = /[\\/]assets[\\/]/;

/** First parts of the addresses that the application answers; under any other one there is nothing (404, with a page). */
export const APP_SEGMENTS: readonly string[] = [
  'inicio',
  'dashboard',
  'empresas',
  'usuarios',
  'procesos',
  'upload-cvs',
  'equipos',
  'reportes',
  'ajustes',
  'papelera',
];

const linkTo = (id: string): string => `/upload-cvs/${encodeURIComponent(id)}`;

/** The signs of a public_id, without those of the sentence in which its link was sent: `abc.` and `<abc>` are `abc`. */
const bareId = (id: string): string => id.replace(/^[^\w-]+|[^\w-]+$/g, '');

export type PageOptions = {
  root: string;
  /** Under which a request reached us. */
  originOf(request: FastifyRequest): string;
  /** Where originals are served from, when not from here. */
  filesOrigin: string | null;
  /** Where `/upload-cvs/{number}` leads for who may see that proceso; null for anybody else. */
  publicAddress(request: FastifyRequest, reply: FastifyReply, proceso_id: number): Promise<string | null>;
  /** What anybody may know of the proceso of a public address; null when there is none. */
  publicProceso(request: FastifyRequest, reply: FastifyReply, public_id: string): Promise<Shown | null>;
};

/** The two apps as built: hashed assets for ever, their pages made anew for each answer with its nonce. */
export async function registerPages(
  app: FastifyInstance,
  { root, originOf, filesOrigin, publicAddress, publicProceso }: PageOptions,
): Promise<void> {
  const dist = { admin: join(root, 'apps/admin/dist'), upload: join(root, 'apps/upload/dist') };
  const shared = {
    preCompressed: true,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path: string) {
      reply.header('cache-control', ASSET.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('content-security-policy', ASSET_POLICY);
    },
  } as const;
  await app.register(fastifyStatic, { ...shared, root: join(dist.upload, 'assets'), prefix: '/upload-cvs/assets/' });
  await app.register(fastifyStatic, {
    ...shared,
    root: join(dist.admin, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });

  const page = (file: string) => {
    const answer = pageFile(file);
    return (request: FastifyRequest, reply: FastifyReply, status: 200 | 404 = 200, head?: string) =>
      answer(request, reply, { origin: originOf(request), filesOrigin, status, ...(head !== undefined && { head }) });
  };
  const admin = page(join(dist.admin, 'index.html'));
  const upload = page(join(dist.upload, 'index.html'));

  const segments = new Set([...APP_SEGMENTS, 'derechos']);
  app.addHook('onRequest', async (request, reply) => {
    const address = plainAddress(request, segments);
    if (address !== null) return reply.redirect(address);
  });

  // What the build left beside the application's shell: `pricing.html` is /pricing, `favicon.svg` is itself.
  for (const entry of readdirSync(dist.admin, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isFile() || name === 'index.html' || /\.(?:br|gz)$/.test(name)) continue;
    if (name.endsWith('.html')) {
      const answer = page(join(dist.admin, name));
      const segment = name.replace('.html', '');
      segments.add(segment);
      app.get(`/${segment}`, (request, reply) => answer(request, reply));
      if (name === 'landing.html') app.get('/', (request, reply) => answer(request, reply));
    } else if (/\.(?:txt|xml)$/.test(name)) {
      const text = readFileSync(join(dist.admin, name), 'utf8');
      const type = name.endsWith('.xml') ? 'application/xml' : 'text/plain';
      app.get(`/${name}`, (request, reply) =>
        reply.type(`${type}; charset=utf-8`).send(withOrigin(text, originOf(request))),
      );
    } else app.get(`/${name}`, (_request, reply) => reply.sendFile(name, dist.admin));
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'));

  app.get<{ Params: { id: string } }>('/upload-cvs/:id', async (request, reply) => {
    const { id } = request.params;
    if (/^\d{1,15}$/.test(id)) {
      const address = await publicAddress(request, reply, Number(id));
      if (address) return reply.redirect(address);
    }
    const proceso = await publicProceso(request, reply, id);
    const bare = bareId(id);
    if (!proceso && bare !== id && (await publicProceso(request, reply, bare))) return reply.redirect(linkTo(bare));
    return upload(request, reply, 200, uploadHead(proceso, originOf(request), linkTo(id)));
  });
  app.get<{ Params: { id: string } }>('/upload-cvs/:id/*', (request, reply) => {
    const head = uploadHead(null, originOf(request), linkTo(request.params.id));
    return upload(request, reply, 404, head);
  });

  // The same small app: where people exercise their rights, and where they follow what they asked.
  for (const path of ['/derechos/:id', '/derechos/seguimiento/:token'])
    app.get(path, (request, reply) => upload(request, reply, 200, rightsHead(originOf(request))));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' && !/^\/(?:api|trpc|f|assets|upload-cvs\/.)/.test(path);
    if (!isPage) throw new DomainError('no_encontrado');
    return admin(request, reply, APP_SEGMENTS.includes(path.split('/')[1] ?? '') ? 200 : 404);
  });
}
