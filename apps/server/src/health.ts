import type { Deps } from '@recluta/api';
import type { FastifyInstance } from 'fastify';

const MIN_FREE_BYTES = 1024 ** 3;

/** `/healthz`: the process is alive. `/readyz`: it can take a write and has room for files. Neither tells versions. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const writable = await deps.db.write(async () => true).catch(() => false);
    const room = (await deps.storage.freeBytes().catch(() => 0)) >= MIN_FREE_BYTES;
    if (writable && room && !deps.closing.aborted) return { ok: true };
    return reply.code(503).header('retry-after', '5').send({ ok: false });
  });
}
