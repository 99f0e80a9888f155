import type { Repos } from '@recluta/db';
import { PLANES } from '@recluta/domain';
import type { Limits } from '@recluta/domain/esquemas';

/** What the plan allows of the three things §7 documents, and how many there are. */
export async function currentLimits(repos: Repos): Promise<Limits> {
  const { plan } = await repos.cuenta.get();
  const { empresas, reclutadores, visores } = PLANES[plan];
  return {
    max: { empresas_max: empresas, reclutadores_max: reclutadores, visores_max: visores },
    usados: {
      empresas: await repos.cuenta.used('empresas'),
      reclutadores: await repos.cuenta.used('reclutadores'),
      visores: await repos.cuenta.used('visores'),
    },
  };
}
