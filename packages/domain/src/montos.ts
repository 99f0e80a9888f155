const SUM =
  /^\$? ?(?:(\d{1,3}(?:[. ]\d{3})+)(?:,\d{1,2})?|(\d{1,9}(?:[.,]\d{1,2})?)) ?(millon(?:es)?|palos?|mm|m|mil|lucas?|k)?(?: ?(?:de )?pesos| ?clp)?(?: ?(?:liquid|brut)[oa]s?)?(?:\.?-)?$/;

/** Sums below this are thousands: nobody asks for 650 pesos a month. */
const THOUSANDS_BELOW = 10_000;

const factorOf = (unit: string | undefined): number =>
  unit === undefined ? 1 : /^(?:mil$|luca|k)/.test(unit) ? 1_000 : 1_000_000;

/**
 * Whole pesos of a pay, as it is typed in Chile: `850.000`, `$ 850.000.-`, `850 mil`, `1,2 millones`, `1,2`, `650` for 650 mil.
 * null: no sum in pesos.
 */
export function parsePesos(text: string): number | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  const [all, grouped, digits, unit] = SUM.exec(plain) ?? [];
  if (all === undefined) return null;
  const typed = grouped ? Number(grouped.replace(/\D/g, '')) : Number(digits?.replace(',', '.'));
  // `1,2`: millions, as people say them.
  const sum = typed * (unit === undefined && typed < 10 && !Number.isInteger(typed) ? 1_000_000 : factorOf(unit));
  if (sum === 0) return null;
  // Rounded last: 850,5 are 850.500.
  return Math.round(sum < THOUSANDS_BELOW ? sum * 1_000 : sum);
}

export const RENTA_ORDEN = 'La renta hasta no puede ser menor que la renta desde.';

type Renta = { pretension_renta?: number | null | undefined; pretension_max?: number | null | undefined };

/** Whether a pay ends below where it begins; one of a single end cannot. */
export const isRentaReversed = ({ pretension_renta: from = null, pretension_max: to = null }: Renta): boolean =>
  from !== null && to !== null && to < from;
