import { numero } from '@recluta/domain/texto';
import { texts } from './cvs.texts.ts';
import { hasFilters } from './lista/filters.ts';
import type { CvScreen } from './useCvScreen.ts';

/** How many meet what was searched and chosen, beside how many there are; told as it changes. */
export function Matching({
  screen: { rows, shown, filters },
}: {
  screen: Pick<CvScreen, 'rows' | 'shown' | 'filters'>;
}) {
  const narrowed = rows && shown && hasFilters(filters);
  return (
    <span role="status">{narrowed && ` · ${texts.counts.matching(numero(shown.length), numero(rows.length))}`}</span>
  );
}
