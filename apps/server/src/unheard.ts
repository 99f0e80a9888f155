import type { Socket } from 'node:net';
import { type Deps, errorBody } from '@recluta/api';
import { DomainError } from '@recluta/domain';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { securityHeaders } from './security.ts';

const REASONS: Record<number, string> = { 400: 'Bad Request', 413: 'Content Too Large' };

/** What cannot be read as HTTP reaches no route and no hook: it gets the one error body and the headers all the same. */
export const refuseUnreadable =
  (config: Config) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const known = new DomainError(error.code === 'HPE_HEADER_OVERFLOW' ? 'demasiado_grande' : 'cuerpo_invalido');
    const body = JSON.stringify(errorBody(known));
    const headers = {
      ...securityHeaders(config),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${known.status} ${REASONS[known.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
    socket.destroySoon();
  };

/** So often a host that closes looks for connections that have become idle. */
const LET_GO_MS = 100;

/**
 * While the program stops, requests that come on connections still open are told to come back. A connection whose last
 * answer ends only then is let go too: its client would keep it for a minute, and the stop would wait for that.
 */
export function registerClosing(app: FastifyInstance, { closing }: Deps): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), LET_GO_MS);
    app.server.once('close', () => clearInterval(timer));
  });
  app.addHook('onRequest', async (request) => {
    if (closing.aborted && request.url !== '/healthz') throw new DomainError('sobrecargado', { reintentar_en: 5 });
  });
}
