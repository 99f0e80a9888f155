import { randomBytes } from 'node:crypto';
import { type CuerpoError, DomainError } from '@recluta/domain';
import { StorageError, StoredFileMissingError } from '@recluta/storage';
import { z } from 'zod';

/** The fields of an error of a schema, each with its first Spanish message. */
function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'solicitud');
    fields[field] ??= issue.message;
  }
  return fields;
}

/** A payload that does not fit: 400, the field named; the text is the first field's. */
export function invalid(error: z.core.$ZodError): DomainError {
  const campos = fieldsOf(error);
  const texto = Object.values(campos)[0];
  return new DomainError('invalido', { campos, ...(texto ? { texto } : {}) });
}

/** Parses an input, or throws `invalido`. */
export function parseInput<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  if (!result.success) throw invalid(result.error);
  return result.data;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

const isFull = (error: Error): boolean => ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(codeOf(error));

/** The data folder takes no write, fails, or is gone: it may be there again in a moment, and nothing was done. */
const isFailing = (error: Error): boolean =>
  error instanceof StorageError ||
  /^(?:SQLITE_(?:READONLY|IOERR|CANTOPEN)|DATABASE_GONE$|E(?:ROFS|ACCES|PERM|IO)$)/.test(codeOf(error));

/** Until somebody who runs the server has seen to it. */
const WAIT_S = 60;

/** What went wrong, in the product's own words; an error nobody foresaw is `interno` and `unexpected`. */
export function toDomainError(error: unknown): { known: DomainError; unexpected: boolean } {
  let failing = false;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DomainError) return { known: cause, unexpected: false };
    if (cause instanceof z.core.$ZodError) return { known: invalid(cause), unexpected: false };
    // Somebody must hear of a file that its row names and the disk has not.
    if (cause instanceof StoredFileMissingError) return { known: new DomainError('no_encontrado'), unexpected: true };
    if (isFull(cause)) return { known: new DomainError('sin_espacio'), unexpected: false };
    failing ||= isFailing(cause);
  }
  if (failing) return { known: new DomainError('disco_no_responde', { reintentar_en: WAIT_S }), unexpected: true };
  return { known: new DomainError('interno'), unexpected: true };
}

/** The body every error is answered with; `id` is what the log line carries too. */
export function errorBody(error: DomainError): CuerpoError {
  return {
    error: error.message,
    codigo: error.codigo,
    id: randomBytes(6).toString('base64url'),
    ...(error.datos.campos ? { campos: error.datos.campos } : {}),
    ...(error.datos.archivos ? { archivos: error.datos.archivos } : {}),
  };
}

/** Seconds a client should wait after some errors, as Retry-After says it; undefined when none asks for it. */
export function retryAfter(errors: readonly unknown[]): string | undefined {
  for (const error of errors) {
    const { known } = toDomainError(error);
    const wait = known.datos.reintentar_en ?? (known.status === 503 ? 5 : undefined);
    if (wait !== undefined) return String(wait);
  }
  return undefined;
}
