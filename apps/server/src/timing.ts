import type { FastifyInstance } from 'fastify';

/** Tells each answer's time at the server, in ms, until it is written as it will be sent: for the browser's own tools. */
export function registerServerTiming(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('server-timing', `app;dur=${reply.elapsedTime.toFixed(2)}`);
    return payload;
  });
}
