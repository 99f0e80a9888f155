import { NOMBRES_PLAN, type Plan } from '@recluta/domain/planes';
import { localPath } from '../../lib/localPath.ts';

type LoginSearch = { tab?: 'crear'; volver?: string };
type RegistroSearch = { plan?: Plan };

/** `?tab=crear`, and where to go afterwards. */
export function loginSearch({ tab, volver }: Record<string, unknown>): LoginSearch {
  const path = localPath(volver);
  return { ...(tab === 'crear' && { tab }), ...(path && { volver: path }) };
}

/** `?plan=profesional`: the card that is already chosen. */
export function registroSearch({ plan }: Record<string, unknown>): RegistroSearch {
  const known = NOMBRES_PLAN.find((nombre) => nombre === plan);
  return known ? { plan: known } : {};
}
