import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** On every answer, errors included (SEC-16). */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...(config.origin?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

export const newNonce = (): string => randomBytes(16).toString('base64');

/** For our own pages: everything from here, style elements by their nonce, scripts within the page by their hash. */
export const pagePolicy = (nonce: string, filesOrigin: string | null, scripts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The canvas viewer asks for the bytes of an original at its signed address.
    `connect-src 'self'${filesOrigin ? ` ${filesOrigin}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For scripts, styles and fonts: only a worker obeys the policy of its own file. */
export const ASSET_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
