import { CABECERA_USUARIO } from '@recluta/domain/cabeceras';

let usuario_id: number | null = null;

/** Whose screen this is; null while nobody is signed in. */
export function rememberWhose(id: number | null): void {
  usuario_id = id;
}

/**
 * Goes with every call that needs a session. The cookie is the browser's: without this, what somebody writes here would
 * be done in the name of whoever signed in in another tab since.
 */
export const whose = (): Record<string, string> =>
  usuario_id === null ? {} : { [CABECERA_USUARIO]: String(usuario_id) };
