import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newNonce, pagePolicy } from './security.ts';

/** Where the shells of the two apps and the public documents want the nonce and the address they are reached at. */
const NONCE_META = /(<meta name="csp-nonce" content=")(")/;
const NONCE = '{nonce}';
const ORIGIN = '{origin}';
const TITLE = /<title>[^<]*<\/title>/;

/** Text made for one answer: 1 ms at this quality, and a landing of 30 kB goes out as 7. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Our address as it may stand in a page; nothing when the Host header of a request is no address. */
export const safeOrigin = (origin: string): string => (URL.canParse(origin) ? new URL(origin).origin : '');

export const withOrigin = (text: string, origin: string): string => text.replaceAll(ORIGIN, safeOrigin(origin));

function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(brotliCompressSync(text, BROTLI));
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzipSync(text));
  return reply.send(text);
}

type PageAnswer = {
  origin: string;
  filesOrigin: string | null;
  status?: 200 | 404;
  /** Takes the place of the page's title; already escaped. */
  head?: string;
};

/**
 * A page as built: each answer gets its own nonce and the address under which it was asked for. Scripts that stand in
 * the page are allowed by their hash.
 */
export function pageFile(file: string) {
  const html = readFileSync(file, 'utf8');
  const hashes = [...html.matchAll(/<script>([^<]+)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );
  return (request: FastifyRequest, reply: FastifyReply, { origin, filesOrigin, status = 200, head }: PageAnswer) => {
    const nonce = newNonce();
    const page = withOrigin(html, origin).replace(NONCE_META, `$1${nonce}$2`).replaceAll(NONCE, nonce);
    // Last, and by a function: a name typed by somebody is neither searched nor a pattern.
    const text = head === undefined ? page : page.replace(TITLE, () => head);
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(nonce, filesOrigin, hashes));
    return sendCompressed(request, reply, text);
  };
}
