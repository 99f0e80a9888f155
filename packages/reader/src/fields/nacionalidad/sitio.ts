import { lineIndexAt } from '../../text/evidence.ts';
import type { Vista } from '../view/view.ts';
import { ALSO_COUNTRIES } from './paises.ts';

/** What stands behind, its blanks as one. */
export const afterOf = (vista: Vista, fin: number): string => vista.plano.slice(fin, fin + 40).replace(/\s+/g, ' ');

/** What stands before on the line, at most a few letters of it. */
export function opening(vista: Vista, inicio: number): string {
  const near = vista.plano.slice(Math.max(0, inicio - 12), inicio);
  return near.slice(near.lastIndexOf('\n') + 1);
}

/** The word is all that its line or cell says, but for signs, flags and brackets. */
export function isWholeCell(vista: Vista, inicio: number, fin: number): boolean {
  const lead = vista.plano.slice(Math.max(0, inicio - 12), inicio);
  return (
    (/(?:^|[\n\t])[^a-z0-9\n\t]{0,10}$/.test(lead) || isIcon(vista, lead, inicio)) &&
    /^[^a-z0-9\n\t]{0,10}(?:$|[\n\t(])/.test(vista.plano.slice(fin, fin + 12))
  );
}

/** `0 Chileno`, `Q) Chilena`: what a recogniser took an icon before the word for. */
const isIcon = (vista: Vista, lead: string, inicio: number): boolean =>
  vista.reading.ocr &&
  ICON.test(lead) &&
  /^\p{Lu}/u.test(vista.texto.slice(inicio, inicio + 1)) &&
  !isCounted(vista, lineIndexAt(vista.reading, inicio));

const ICON = /(?:^|[\n\t])[^a-z0-9\n\t]{0,2}[a-z0-9][^a-z0-9\n\t]{0,2} $/;

/** `2 Peruanos` below `1 Colombiano`: lines that count. */
const isCounted = ({ lineas }: Vista, at: number): boolean =>
  [lineas[at - 1], lineas[at + 1]].some((line) => line !== undefined && /^\d{1,2}[). ]{1,2}\p{Lu}/u.test(line.texto));

/** `… ilustración, encuadernación` and below it `japonesa.` or, a country, `Argentina.`: the end of a sentence that the line had no room for. */
export function goesOn(vista: Vista, inicio: number, fin: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const above = vista.lineas[at - 1];
  return (
    above !== undefined &&
    vista.lineas[at]?.inicio === inicio &&
    above.texto.length > 24 &&
    /[\p{Ll},]$/u.test(above.texto) &&
    (/^\p{Ll}/u.test(vista.texto.slice(inicio, inicio + 1)) || ALSO_COUNTRIES.has(vista.plano.slice(inicio, fin))) &&
    vista.plano[fin] === '.'
  );
}

/** `… en la Cruz Roja` and below it `Chilena, 2019.`: the end of what a house is called. */
export function endsHouse(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const above = vista.lineas[at - 1]?.texto ?? '';
  return vista.lineas[at]?.inicio === inicio && above.length > 24 && HOUSE.test(above);
}

/** `Teatro Nacional` and below it `Chileno`, `Villa` and `Alemana`: what is called so has the word in its name. */
const HOUSE =
  /(?<!\p{L})(?:Academia|Armada|Asociación|Ballet|Banco|Biblioteca|Centro|Club|Clínica|Colegio|Cruz Roja|Cámara|Deportivo|Ejército|Escuela|Estadio|Federación|Folclórico|Hospital|Instituto|Liga|Museo|Nacional|Orquesta|Sociedad|Teatro|Universidad|Villa)$/u;

/** The word ends the line that says how to reach the candidate. */
export function endsContact(vista: Vista, inicio: number, fin: number): boolean {
  const line = vista.lineas[lineIndexAt(vista.reading, inicio)];
  if (!line || !/^[^a-z0-9]*$/.test(vista.plano.slice(fin, line.fin))) return false;
  return /@|\d{4} ?\d{4}/.test(vista.plano.slice(line.inicio, inicio)) && /^\p{Lu}/u.test(vista.texto.slice(inicio));
}

/** The word is all that stands between two separators of a line. */
export function standsAlone(vista: Vista, inicio: number, fin: number): boolean {
  const before = /(?:^|[\n\t|•·,;/]|\.\s| - )\s*[^a-z0-9\n]{0,8}$/.test(
    vista.plano.slice(Math.max(0, inicio - 10), inicio),
  );
  const after = /^\s{0,2}(?:$|[\n\t|•·,;/.(]| - )/.test(vista.plano.slice(fin, fin + 4));
  return before && after;
}
