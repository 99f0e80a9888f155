import { notThere } from '@recluta/domain';
import type { Scope } from './conn.ts';
import { type Padre, type Referible, referenciasRepo } from './referencias.repo.ts';

/**
 * A row never points at another cuenta's: throws no_encontrado unless every id given is a row of this one. The doors
 * check it too, before anything else; here it cannot be forgotten.
 */
export async function checkOwn(
  scope: Scope,
  recurso: Referible,
  ids: readonly (number | null | undefined)[],
  padre: Padre = {},
): Promise<void> {
  const given = ids.filter((id) => id !== null && id !== undefined);
  if (given.length > 0 && !(await referenciasRepo(scope).own(recurso, given, padre))) throw notThere(recurso);
}
