import { join } from 'node:path';
import { DomainError } from '@recluta/domain';
import type { FastifyInstance } from 'fastify';
import type { PageOptions } from './pages.ts';

/** Two Vite servers in one process: each needs a port of its own for the changes it tells the browser. */
const HMR_PORTS = { admin: 24_678, upload: 24_679 };

/** The two apps from their sources, changed in the browser as they are edited (`npm run dev`). */
export async function registerDevPages(app: FastifyInstance, { root, publicAddress }: PageOptions): Promise<void> {
  const { createServer } = await import('vite');
  const serve = (name: keyof typeof HMR_PORTS) =>
    createServer({
      root: join(root, 'apps', name),
      configFile: join(root, 'apps', name, 'vite.config.ts'),
      // Bundled, it is written to a file beside it and removed: `--watch` takes that for a change, and starts anew without end.
      configLoader: 'native',
      appType: 'spa',
      server: { middlewareMode: true, hmr: { port: HMR_PORTS[name] } },
    });
  const [admin, upload] = await Promise.all([serve('admin'), serve('upload')]);
  app.addHook('onClose', async () => {
    await Promise.all([admin.close(), upload.close()]);
  });
  app.get('/*', async (request, reply) => {
    if (/^\/(?:api|trpc|f)\//.test(request.url)) throw new DomainError('no_encontrado');
    const number = /^\/upload-cvs\/(\d{1,15})$/.exec(request.url)?.[1];
    const address = number ? await publicAddress(request, reply, Number(number)) : null;
    if (address) return reply.redirect(address);
    reply.hijack();
    const rights = request.url.startsWith('/derechos/');
    if (rights) request.raw.url = '/upload-cvs/';
    const vite = rights || request.url.startsWith('/upload-cvs/') ? upload : admin;
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
}
