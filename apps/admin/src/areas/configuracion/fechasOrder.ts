import type { Fechas } from '@recluta/domain/esquemas';
import { FECHAS_PROCESO, type FechaProceso } from '@recluta/domain/procesos';
import { isDate } from '../../ui/forms/dateTyping.ts';

/** Two of the five dates that stand the wrong way round. */
type Misplaced = { later: FechaProceso; earlier: FechaProceso };

/**
 * Each date that lies before one which should precede it (§3's order); what is no date is passed over. They are
 * warned of on the screen and never refused (decisions, "Contract details").
 */
export function misplacedDates(fechas: Fechas): Misplaced[] {
  const set = FECHAS_PROCESO.filter((field) => isDate(fechas[field] ?? ''));
  return set.slice(1).flatMap((later, i) => {
    const earlier = set[i];
    return earlier && (fechas[later] ?? '') < (fechas[earlier] ?? '') ? [{ later, earlier }] : [];
  });
}
