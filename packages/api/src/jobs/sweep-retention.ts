import { reposFor } from '@recluta/db';
import { allCuentas } from '@recluta/db/system';
import { systemIn } from '@recluta/domain';
import { anonymiseDue, type Parts } from '../areas/privacidad/conservacion.ts';

/** Anonymises, in every cuenta that lets it happen by itself, whoever is past their time. */
export async function sweepRetention(parts: Parts): Promise<void> {
  for (const cuenta_id of await allCuentas(parts.db.read)) {
    const alcance = systemIn(cuenta_id);
    const { automatica } = await reposFor(parts.db.read, alcance).ajustesPrivacidad.get();
    if (automatica) await anonymiseDue(parts, alcance);
  }
}
