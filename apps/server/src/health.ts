import type { Deps } from '@recluta/api';
import { proveWritable } from '@recluta/db';
import type { FastifyInstance } from 'fastify';

async function* oneByte(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
}

/** `/healthz`: the process is alive. `/readyz`: it takes a write, of a row and of a file, and has room. Neither tells versions. */
export function registerHealth(app: FastifyInstance, { db, storage, closing }: Deps): void {
  let looking: Promise<boolean> | null = null;
  async function look(): Promise<boolean> {
    try {
      await proveWritable(db);
      const staged = await storage.stage(oneByte(), { maxBytes: 1 });
      if (!staged.excess) await storage.discard(staged);
      return await storage.hasRoom();
    } catch {
      return false;
    } finally {
      looking = null;
    }
  }
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    // Anybody may ask: one real write answers all who ask meanwhile.
    looking ??= look();
    if ((await looking) && !closing.aborted) return { ok: true };
    return reply.code(503).header('retry-after', '5').send({ ok: false });
  });
}
