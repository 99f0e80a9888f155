import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DomainError } from '@recluta/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ASSET_POLICY, newNonce, pagePolicy } from './security.ts';

const NONCE = /(<meta name="csp-nonce" content=")(")/;
const ASSET = /[\\/]assets[\\/]/;

export type PageOptions = {
  root: string;
  /** Where originals are served from, when not from here. */
  filesOrigin: string | null;
  /** Where `/upload-cvs/{number}` leads for who may see that proceso; null for anybody else. */
  publicAddress(request: FastifyRequest, reply: FastifyReply, proceso_id: number): Promise<string | null>;
};

/** The two apps as built: hashed assets for ever, their shells made anew for each answer with its nonce. */
export async function registerPages(
  app: FastifyInstance,
  { root, filesOrigin, publicAddress }: PageOptions,
): Promise<void> {
  const dist = { admin: join(root, 'apps/admin/dist'), upload: join(root, 'apps/upload/dist') };
  const shells = {
    admin: readFileSync(join(dist.admin, 'index.html'), 'utf8'),
    upload: readFileSync(join(dist.upload, 'index.html'), 'utf8'),
  };
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

  const shell = (reply: FastifyReply, name: keyof typeof shells, status = 200) => {
    const nonce = newNonce();
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, filesOrigin))
      .send(shells[name].replace(NONCE, `$1${nonce}$2`));
  };

  for (const entry of readdirSync(dist.admin, { withFileTypes: true }))
    if (entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
      app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name, dist.admin));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg'));

  app.get<{ Params: { id: string } }>('/upload-cvs/:id', async (request, reply) => {
    const { id } = request.params;
    if (/^\d{1,15}$/.test(id)) {
      const address = await publicAddress(request, reply, Number(id));
      if (address) return reply.redirect(address);
    }
    return shell(reply, 'upload');
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page = request.method === 'GET' && !/^\/(?:api|trpc|f|assets|upload-cvs\/.)/.test(path);
    if (!page) throw new DomainError('no_encontrado');
    return shell(reply, 'admin');
  });
}
