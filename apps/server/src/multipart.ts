import type { Multipart, MultipartFile } from '@fastify/multipart';
import { BrokenBodyError, type UploadPart, type UploadRequest } from '@recluta/api';
import { DomainError, MAX_REQUEST_BYTES } from '@recluta/domain';
import type { FastifyRequest } from 'fastify';
import { watchPace } from './pace.ts';

/** busboy's own limits: files past the fiftieth are refused by name, one by one, so more than 50 may come. */
export const MULTIPART_LIMITS = {
  fileSize: MAX_REQUEST_BYTES,
  files: 1_000,
  fields: 50,
  fieldSize: 4_096,
  parts: 1_100,
  headerPairs: 50,
};

const MAX_KEY = 200;

/**
 * Reads one file without destroying its stream when the reader stops early: the parser needs it read to the end, and
 * whoever iterates again goes on where the last one stopped.
 */
async function* chunksOf({ file }: MultipartFile, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) {
      count(chunk.length);
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new BrokenBodyError({ cause });
  }
  if (file.truncated) throw new DomainError('demasiado_grande');
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file';

async function* partsOf(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) return;
  let total = 0;
  const count = (bytes: number) => {
    total += bytes;
    if (total > MAX_REQUEST_BYTES) throw new DomainError('demasiado_grande');
  };
  const unwatch = watchPace(request.raw);
  try {
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (isFile(part))
        yield {
          kind: 'file',
          name: part.fieldname,
          filename: part.filename ?? '',
          content: { [Symbol.asyncIterator]: () => chunksOf(part, count) },
        };
      else yield { kind: 'field', name: part.fieldname, value: String(part.value ?? '') };
    }
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    // The parser tells every damaged body with an error of its own, most of them as 500.
    throw new BrokenBodyError({ cause });
  } finally {
    unwatch();
  }
}

/** An upload as operations see it. Throws demasiado_grande when the announced length alone is too much. */
export function uploadRequest(request: FastifyRequest): UploadRequest {
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) throw new DomainError('demasiado_grande');
  const key = request.headers['idempotency-key'];
  const clave = typeof key === 'string' && key.trim() ? key.trim() : null;
  if (clave && clave.length > MAX_KEY)
    throw new DomainError('invalido', { campos: { 'Idempotency-Key': `Usa como máximo ${MAX_KEY} caracteres.` } });
  return { clave, parts: partsOf(request) };
}
