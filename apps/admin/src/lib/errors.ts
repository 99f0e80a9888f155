import type { Codigo } from '@recluta/domain';
import { MENSAJES } from '@recluta/domain/mensajes';
import { TRPCClientError } from '@trpc/client';

type Data = { codigo?: Codigo; campos?: Record<string, string> };

export type Failure = {
  /** What a person reads: the server's text, or that it could not be reached. */
  text: string;
  codigo: Codigo | null;
  /** Field → what is wrong with it. */
  campos: Record<string, string>;
  /** The server was not reached at all. */
  offline: boolean;
  /** Something answered in its place, as a proxy does with a page of its own. */
  wordless: boolean;
  /** Seconds the server asks to wait before another try (429, 503); null when it says nothing. */
  wait: number | null;
};

/** Seconds of a Retry-After header, which our server always gives as a number. */
function waitOf(meta: Record<string, unknown> | undefined): number | null {
  const response = meta?.response;
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}

/** An answer that is no JSON, or none of ours: what no network brings is no answer at all. */
const isWordless = (error: unknown): boolean =>
  error instanceof TRPCClientError && (error.cause instanceof SyntaxError || error.meta?.response instanceof Response);

/** What failed, in words for a person, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const data = error.data as Data | null;
    if (data?.codigo) {
      const { codigo, campos = {} } = data;
      return { text: error.message, codigo, campos, offline: false, wordless: false, wait: waitOf(error.meta) };
    }
  }
  return {
    text: MENSAJES.sin_conexion,
    codigo: null,
    campos: {},
    offline: true,
    wordless: isWordless(error),
    wait: null,
  };
}

/** Why what has no place for errors under its fields was refused: what is wrong with the first of them, else the text. */
export function reasonOf(error: unknown): string {
  const { campos, text } = failureOf(error);
  return Object.values(campos)[0] ?? text;
}

/** In another tab of this browser somebody else signed in meanwhile. */
export const isSomebodyElse = (error: unknown): boolean => failureOf(error).codigo === 'otra_persona';

/** The session ended meanwhile, or is another's now: the guard has to look again. */
export const isSignedOut = (error: unknown): boolean =>
  failureOf(error).codigo === 'sin_sesion' || isSomebodyElse(error);
