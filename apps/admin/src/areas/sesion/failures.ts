import type { Failure } from '../../lib/errors.ts';
import { texts } from './sesion.texts.ts';

/** Above this a wait is told in minutes. */
const IN_MINUTES = 100;

/** How long to wait, in words: `8 segundos`, `3 minutos`. */
export function waitText(seconds: number): string {
  return seconds < IN_MINUTES ? texts.wait(seconds) : texts.waitMinutes(Math.ceil(seconds / 60));
}

/**
 * What a failed sign-in or registration says above its button (§8): the wait that is left, else the server's text, else
 * `fallback`. Null where a field says it.
 */
export function failureText(failure: Failure | null, fields: readonly string[], fallback: string): string | null {
  if (!failure) return null;
  if (fields.some((field) => failure.campos[field])) return null;
  return (failure.wordless ? '' : failure.text) || fallback;
}
