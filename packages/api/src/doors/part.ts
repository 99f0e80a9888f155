import { DomainError } from '@recluta/domain';
import type { Part } from '@recluta/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { FileAnswer } from '../operation.ts';

/** The last bytes of a file, more of them than range-parser knows it to have; RFC 9110 answers all there are. */
const TAIL = /^bytes=\s*-\d*[1-9]\d*\s*$/i;

/**
 * The one part of a file that a request asks for (RFC 9110, 14); null: all of it, also when several are asked for, in
 * another unit than bytes, or of the file as it was once. Throws parte_inexistente (416).
 */
export function askedPart(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: FileAnswer,
): Part | null {
  const { range } = headers;
  if (bytes === null || etag === null || method !== 'GET' || !range || !/^bytes=/i.test(range)) return null;
  const known = headers['if-range'];
  if (known !== undefined && known !== etag) return null;
  const parts = parseRange(bytes, range);
  if (parts === -2 || (parts === -1 && bytes > 0 && TAIL.test(range))) return null;
  if (parts === -1) {
    reply.header('content-range', `bytes */${bytes}`);
    throw new DomainError('parte_inexistente');
  }
  const [part] = parts;
  return parts.length === 1 && part ? { start: part.start, end: part.end } : null;
}
