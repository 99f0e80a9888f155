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
};

/** What failed, in words for a person, whatever was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TRPCClientError) {
    const data = error.data as Data | null;
    if (data?.codigo) return { text: error.message, codigo: data.codigo, campos: data.campos ?? {}, offline: false };
  }
  return { text: MENSAJES.sin_conexion, codigo: null, campos: {}, offline: true };
}

/** The session ended meanwhile: the guard has to look again. */
export const isSignedOut = (error: unknown): boolean => failureOf(error).codigo === 'sin_sesion';
