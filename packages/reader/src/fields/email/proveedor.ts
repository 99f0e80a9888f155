import { PROVEEDORES } from '../../../data/correos.ts';

/** The only provider whose host begins so, null when there are several or none. */
export function onlyProvider(begun: string): string | null {
  const all = [...PROVEEDORES].filter((provider) => provider.startsWith(begun));
  return all.length === 1 ? (all[0] ?? null) : null;
}
