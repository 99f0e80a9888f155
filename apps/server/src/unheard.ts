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

/** While the program stops, requests that come on connections still open are told to come back. */
export function registerClosing(app: FastifyInstance, { closing }: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (closing.aborted && request.url !== '/healthz') throw new DomainError('sobrecargado', { reintentar_en: 5 });
  });
}
