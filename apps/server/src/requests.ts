import type { RequestInfo } from '@recluta/api';
import { DomainError, describeAgent } from '@recluta/domain';
import { CABECERA_USUARIO } from '@recluta/domain/cabeceras';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const isHttps = (config: Config) => config.origin?.startsWith('https:') ?? false;

/** `__Host-` binds the cookie to this host, and browsers take it only over https. */
const cookieName = (config: Config): string => (isHttps(config) ? '__Host-recluta' : 'recluta');

/** What an operation may know of a request. */
export function requestInfo(config: Config, request: FastifyRequest, reply: FastifyReply): RequestInfo {
  const name = cookieName(config);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const;
  return {
    address: request.ip,
    local: LOOPBACK.test(request.socket.remoteAddress ?? '') && !FORWARDED.some((header) => header in request.headers),
    origin: originOf(config, request),
    agente: describeAgent(request.headers['user-agent']),
    usuario: request.headers[CABECERA_USUARIO]?.toString() ?? null,
    parte: request.headers.range !== undefined,
    cookie: request.cookies[name] ?? null,
    setCookie(value) {
      if (value === null) reply.clearCookie(name, options);
      else reply.setCookie(name, value, options);
    },
  };
}

/** Under which the client reached us. */
export function originOf(config: Config, request: FastifyRequest): string {
  return config.origin ?? `${request.protocol}://${request.host}`;
}

const hostOf = (origin: string | null): string | null => origin && new URL(origin).host;

const isHost = (name: string, i: number) => i % 2 === 0 && name.toLowerCase() === 'host';

/**
 * A request names one host, or who stands before us may have understood another one: throws cuerpo_invalido (400). With
 * RECLUTA_FILES_ORIGIN an original is never served from the host of the screens, nor anything else from that of
 * the originals (SEC-14). Throws no_encontrado.
 */
export function checkHost(config: Config, request: FastifyRequest): void {
  if (request.raw.httpVersion === '1.1' && request.raw.rawHeaders.filter(isHost).length !== 1)
    throw new DomainError('cuerpo_invalido');
  const files = hostOf(config.filesOrigin);
  if (!files || files === hostOf(config.origin) || request.url === '/healthz') return;
  const isFile = request.url.startsWith('/f/');
  if (isFile ? request.host === hostOf(config.origin) : request.host === files) throw new DomainError('no_encontrado');
}

/**
 * Changes come from our own pages (SEC-09): `Sec-Fetch-Site` and `Origin`, each when present, must say so; a
 * command-line client sends neither and passes. Throws origen_ajeno (403).
 */
export function checkOrigin(config: Config, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if ((site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== originOf(config, request)))
    throw new DomainError('origen_ajeno');
}
