import type { Limits } from '@recluta/domain/esquemas';
import { MENSAJES } from '@recluta/domain/mensajes';
import type { Rol } from '@recluta/domain/permisos';

/**
 * §5: why a usuario cannot be given a rol, or undefined. `current` is the rol they have: keeping it takes no place of the
 * plan. The administrador counts in no limit.
 */
export function limitReason(limits: Limits | undefined, rol: Rol, current?: Rol): string | undefined {
  if (!limits || rol === current || rol === 'administrador') return undefined;
  const { max, usados } = limits;
  if (rol === 'reclutador')
    return usados.reclutadores >= max.reclutadores_max ? MENSAJES.limite_reclutadores : undefined;
  return usados.visores >= max.visores_max ? MENSAJES.limite_visores : undefined;
}
