import type { Vista } from '../view/view.ts';

/** Whole pesos a month; `max` only when a range is asked. */
export type Renta = { renta: number; max: number | null };

/** Where a sum stands in its text. */
export type Place = { inicio: number; fin: number };

/** `$1.000.000 mínimo, $1.200.000 ideal`. */
const LEAST = /\b(?:minim[oa]|piso)\b/;
const MOST = /^[ ,(]{0,2}(?:pesos |liquid[oa]s? |brut[oa]s? |como ){0,2}(?:ideal|maxim[oa]|tope|techo)\b/;

/** `550 lucas estaría bien, o 580 si es con cierre`: the more that is asked on other terms. */
const OR = /^(?:[a-z]{2,8} {1,3}){0,3}o$/;
const ON_TERMS = /^ ?(?:mil |lucas |pesos )?(?:si|con|sin|cuando|segun)\b/;

/** `$750.000 líquidos mensuales con alojamiento, y hasta $850.000 si …`, `… hacia arriba, hasta …`: the upper end on other terms. */
const UP_TO =
  /^[^.;\d]{0,50}(?:, (?:y|e incluso|conversable|negociable)| y,| (?:hacia|para) arriba,) (?:[a-z ,]{0,40})?(?:hasta|llegar a) \$?$/;

/** `1.700.000..2.000.000`, `1.700.000 … 2.000.000`. */
const DOTS = /^(?:\.{2,3}|…)$/;

/** `Actual $1.050.000 — pretendida $1.200.000`: the second has its own label. */
const PAID = /\bactual\b[^.;\n]{0,30}$/;
const ASKED = /[-–—,;|] ?(?:esperad|pretendid|desead|solicitad)[oa]s?:?$/;

/** `500.000 líquidos o 610.000 brutos`. */
const BASIS = /\b(?:liq|brut|net[oa]|imponible|tributable)/;
/** The rest of the clause. */
const CLAUSE = /^[^.;,\n]{0,40}/;

/** `$750.000 líquidos, mínimo $700.000`, `apunto a $900.000 y no bajo de $800.000`: what one hopes for, and what one takes. */
const DOWN_TO =
  /^(?: ?(?:mil|lucas|pesos|liquid[oa]s?|brut[oa]s?|liq\.?|mensual(?:es)?|al mes|aprox\.?)\b){0,3}(?:(?: ?[,.;(/-] ?| )(?:(?:y|o|pero|con|como|un|mi|el|de|siendo|aunque) ){0,3}(?:min(?:im[oa])?|piso)|(?: ?[,;(] ?| )(?:(?:y|pero|aunque) )?(?:no (?:bajo|menos|acepto menos|trabajo por menos) de|(?:acept(?:o|aria)|negociable|conversable) desde))(?: ?:| (?:de|los|es|seria|aceptable|liquid[oa])){0,3} ?\$? ?$/;

export type Sum = Place & { pesos: number | null };

/** What is kept, or what it is before what is held back; null when nothing says. */
const basisOf = (said: string): 'net' | 'gross' | null =>
  /\b(?:liq|net[oa])/.test(said) ? 'net' : /\b(?:brut|imponible|tributable)/.test(said) ? 'gross' : null;

/** The range whose ends are two sums that follow one another in a text, the lower one first or last; null where they are not of one. */
export function rangeOf(text: string, first: Sum, second: Sum | undefined): Renta | null {
  if (!first.pesos || !second?.pesos || first.pesos === second.pesos) return null;
  if (second.pesos > first.pesos)
    return isRange(text, first, second) ? { renta: first.pesos, max: second.pesos } : null;
  const between = text.slice(first.fin, second.inicio).replace(/\s/g, ' ');
  const [hoped, least] = [basisOf(between), basisOf(CLAUSE.exec(text.slice(second.fin, second.fin + 40))?.[0] ?? '')];
  // `$1.200.000 brutos (mínimo $900.000 líquidos)` are two sums, not two ends.
  if (hoped && least && hoped !== least) return null;
  return DOWN_TO.test(between) ? { renta: second.pesos, max: first.pesos } : null;
}

/** Whether two sums of a text, the lower one first, are the ends of one range. */
function isRange(text: string, first: Place, second: Place): boolean {
  if (UP_TO.test(text.slice(first.fin, second.inicio))) return true;
  const between = text.slice(first.fin, second.inicio).replace(/[$)]/g, '').trim();
  if (DOTS.test(between)) return true;
  if (ASKED.test(between) && PAID.test(text.slice(Math.max(0, first.inicio - 40), first.inicio))) return false;
  const bare = between
    .replace(
      /\b(?:pesos|liquid[oa]s?|brut[oa]s?|clp|mensual(?:es)?|liq|los|un|de|mil|net[oa]s?|aprox|piso|min(?:im[oa])?(?: legal)?|(?:(?:expectativas?|pretensi(?:on|ones)) (?:de )?)?(?:renta|sueldo|salario|salarial|remuneracion|pretension|expectativa|monto|valor)(?= (?:(?:esperad|pretendid|desead|solicitad)[oa] )?(?:ideal|max|hasta|tope|techo))|(?:esperad|pretendid|desead|solicitad)[oa]s?)\b|[.,():;=]/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  if (bare === 'y' || bare === 'e' || bare === 'and') return /\b(?:entre|between)\b/.test(text.slice(0, first.inicio));
  if (bare === '' && LEAST.test(between)) return MOST.test(text.slice(second.fin));
  if (OR.test(bare) && ON_TERMS.test(text.slice(second.fin))) return true;
  // `600.000 o 650.000 por mes`; of what one keeps and what is paid the second is the same sum.
  if (bare === 'o')
    return !BASIS.test(between) && !BASIS.test(CLAUSE.exec(text.slice(second.fin, second.fin + 40))?.[0] ?? '');
  if (bare === '/') return !/liq|brut/.test(between);
  return /^(?:-{1,2}|a|al|hasta|to|~|–|tope(?: {1,3}mi)?(?: {1,3}(?:aspiracion|expectativa|pretension))?|[/-]? ?max(?:im[oa])?|(?:techo|tope)(?: razonable)?|y (?:tope|techo|maximo|hasta|no (?:supera|supere|pasa|pase|excede|exceda|mas))|sin (?:superar|pasar|exceder)|como maximo|[/-]? ?ideal(?:mente)?)$/.test(
    bare,
  );
}

/** A renta as the one value that readings vote on. */
export const rentaKey = ({ renta, max }: Renta): string => (max === null ? `${renta}` : `${renta}-${max}`);

export function rentaOf(key: string): Renta {
  const [renta, max] = key.split('-');
  return { renta: Number(renta), max: max === undefined ? null : Number(max) };
}

/**
 * The folded text as it is read on: the end of a line is a blank where the sentence goes on, and `;` where the next
 * line begins anew, so that nothing said there is taken for part of a sum. Offsets are kept.
 */
export function running(vista: Vista, inicio: number, fin: number): string {
  const written = vista.plano.slice(inicio, fin);
  const text = TICKED.test(written) ? written.replace(UNTICKED, blanks) : written;
  let read = '';
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    const next = inicio + end + 1;
    read += text.slice(from, end) + (BEGINS.test(vista.texto.slice(next, next + 4)) ? ';' : ' ');
    from = end + 1;
  }
  return read + text.slice(from);
}

const blanks = (text: string): string => ' '.repeat(text.length);

/** `☐ Menos de 450 mil`, `[ ] 500 a 600 mil`, where another one is ticked. */
const UNTICKED = /(?:[☐□]|\[ ?\])[^☐□☒☑■✓✔[\n]*/g;
const TICKED = /[☒☑✓✔]|\[ ?[x✓✔] ?\]/;

/** A new line's first word, or the number of a form's next question. */
const BEGINS = /^\p{Lu}\p{Ll}|^\d{1,2}[.)] /u;
