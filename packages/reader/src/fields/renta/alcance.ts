import type { Vista } from '../view/view.ts';

/** Words that go with any sum, and tell nothing of whose it is. */
export const AMOUNT =
  /^(?:[^a-z]|(?:a|aceptabl[ae]|acept[a-z]{1,4}|al|algo|alrededor|and|aprox(?:imad[oa](?:mente)?)?|as|aspir[a-z]{1,7}|bajen?|banda|base|between|bolsillo|borde[ae]|brut[oa]s?|busc[oa]|cerca(?:n[oa])?|chilenos|cifra|clp|como|compensacion|completa|con|conversable|cuenta|de|del|desde|dese[a-z]{1,5}|economic[oa]s?|el|en|encima|entre|es|esper[a-z]{1,5}|estimad[oa]|expectativas?|expected|fee|fij[oa]|flexible|from|full|ganar|gross|gustaria|haber(?:es)?|hasta|honorarios?|ideal|idealmente|imponibles?|in|inferior|informad[oa]|ingresos?|jornada|la|las|le|liq|liquid[oa]s?|llegar|lo|los|mano|mas|max(?:im[oa])?|mayor|me|media|menor|menos|mensual(?:es|mente)?|mes|mi|min(?:im[oa])?|mis|moneda|month(?:ly)?|monto|necesit[a-z]{1,4}|negociable|net[oa]?s?|no|o|objetiv[ao]|obtener|ojala|orden|para|part|part(?:a|e|ir)|pay|pedid[ao]|per|percibi[a-z]{1,3}|persona|pesos|pid[oe]|piso|por|preten[a-z]{1,8}|promedio|propuest[ao]|que|querria|qui[sce][a-z]{2,5}|rango|rate|recibir|referencia|referencial(?:es)?|remuneracion(?:es)?|rentas?|rond[a-z]{1,2}|salari(?:o|os|al|ales)|salary|sea|ser|serian?|sobre|solicit[a-z]{1,4}|son|su|sueldos?|sugerid[ao]|suma|superior|tarifa|te|time|tope|torno|total|turnos?|un|una|unas|unos|valor|variable|y)(?![a-z]))*$/;

const SHORT = '(?<!\\b(?:liq|min|max|aprox|mens|rta|ult|act|esp|pret|prom|imp))';
/** What ends what is said in one line. */
export const CLAUSE = new RegExp(`${SHORT}[.;!] |[|·•~]`);
/** What parts a label from what is said next: a new line, a cell, a sentence. */
const PARTS = new RegExp(`\\n|\\t|${SHORT}[.;!] |[|·•~]`);

/** Numbers of three or four digits with no sign of money. */
const BARE = /^\d{3,4}(?:[ /-]{1,3}\d{3,4}| (?:a|y|hasta) (?:los )?\d{3,4})?$/;
/** Nothing but a sum stands in its cell. */
const ENDS_CELL =
  /^[^a-z\d\n\t|·]{0,3}(?:(?:liquid[oa]s?|liq\.?|brut[oa]s?|mil|lucas|pesos|clp|mensual(?:es)?)[ .,]{0,2}){0,3}(?=$|[\n\t|·])/;
/** What is said of a month's pay alone. */
const PAID = /^(?:[ ]?[.,]-)? ?(?:pesos |clp )?\(?(?:mensual(?:es)? )?(?:liquid|brut|imponible)/;

/** `Pretensión para la` and below it `práctica: $450.000`: a label that its line has broken. */
const ENDS_OPEN = /\b(?:el|la|los|las|de|del|para|por|una?|mi)$/;
const REST = /^[a-z]{3,14}(?: [a-z]{2,14})?: ?\$? ?$/;

/** `Yaris 2015, 980 cc`: one number after another. */
const NUMBERED = /\d[ ,]{1,2}$/;

/** Whether [inicio, fin) is a bare number that stands behind a word which goes with no sum: `Los Boldos 221`. */
export function isStray(vista: Vista, inicio: number, fin: number): boolean {
  const written = vista.plano.slice(inicio, fin).trim();
  if (!BARE.test(written)) return false;
  const before = vista.plano.slice(Math.max(0, inicio - 24), inicio);
  const word = /([a-z]+)[^a-z\d]{0,4}$/.exec(before)?.[1];
  return word === undefined ? NUMBERED.test(before) : !AMOUNT.test(word);
}

/**
 * Whether the sum at `inicio` is of the label that ends at `from`: what was said in between ended in no other row, cell
 * or sentence that tells of something else, and a bare number stands right behind its label.
 */
export function isOfLabel(vista: Vista, from: number, inicio: number, fin: number): boolean {
  const lead = vista.plano
    .slice(from, inicio)
    .replace(/[_.]{3,}/g, ' ')
    .replaceAll('-\n', '');
  const parts = lead.split(PARTS);
  const last = parts.at(-1) ?? '';
  if (BARE.test(vista.plano.slice(inicio, fin).trim())) {
    if (!AMOUNT.test(lead)) return false;
    return parts.length === 1 || ENDS_CELL.test(vista.plano.slice(fin, fin + 40));
  }
  if (parts.length === 1) return true;
  // `Aspiración económica\nLey médica no aplica. $ 2.600.000.- bruto`: the sum is a sentence of its own.
  if (
    AMOUNT.test(last) &&
    /[.;!] $/.test(lead.slice(0, lead.length - last.length)) &&
    PAID.test(vista.plano.slice(fin, fin + 30))
  )
    return true;
  if (parts.length === 2 && ENDS_OPEN.test(parts[0] ?? '') && REST.test(last)) return true;
  // The value's own cell may say more; a new line or sentence that does is another matter.
  const inCell = lead.at(-last.length - 1) === '\t';
  return parts.slice(1, -1).every((part) => AMOUNT.test(part)) && (inCell || AMOUNT.test(last));
}
