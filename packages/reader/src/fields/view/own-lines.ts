import { A_CARGO } from '../../../data/avisos.ts';
import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida } from '../../text/document.ts';

/** What nobody tells of a referee: `Ana Soto Rojas, 52 años, peruana`, the civil status, the date of birth, `me pillan en …`. */
const OWN_FACTS =
  /^[^a-z]{0,4}me (?:pill|ubic|encuentr|hall|contact)an? |(?<!hace |por |durante |con |de |unos |tiene |casi |los |sus )\b(?:1[89]|[2-7]\d) anos(?: de edad)?, (?:chilen|peruan|bolivian|colombian|venezolan|haitian|argentin|ecuatorian|cuban|dominican|solter|casad|viud|separad|divorciad|nacid|domiciliad|rut\b)|^[^a-z]{0,4}(?:estado civil|fecha de nacimiento|nacionalidad)\b|^[^a-z]{0,4}(?:c\.? ?i\.?|r\.?u\.?[tn]\.?|cedula(?: de identidad)?)[^a-z\d]{0,5}\d{1,2}\.?\d{3}\.?\d{3} ?- ?[\dk]\b(?:[^\n]{0,140}@|[^a-z\d]{1,5}(?:chilen|peruan|bolivian|colombian|venezolan|haitian|argentin|ecuatorian|cuban|dominican|solter|casad|viud|separad|divorciad|\d\d anos))/;

/** Rows of a form that no job has, below a heading such as `Antecedentes laborales y personales`. */
const OWN_ROWS =
  /^[^a-z]{0,4}(?:nombres|nombre completo|nombres? y apellidos?|apellidos?(?: paterno| materno)?|rut|run|r\.u\.[tn]\.?|rol unico nacional|cedula de identidad|estado civil|fecha de nacimiento|nacionalidad)\s{0,3}[:\t]|^[^a-z]{0,4}(?:nombre completo|nombres? y apellidos?|estado civil|fecha de nacimiento)$/;

/** Somebody's name and what they are. */
export const POST = new RegExp(`^[a-z. ]{8,60}, (?:${A_CARGO})\\b`);

export const tellsOfOneself = (section: Seccion, line: string): boolean =>
  (section === 'referencias' && OWN_FACTS.test(line)) || (section === 'experiencia' && OWN_ROWS.test(line));

const NAME_LABEL = /^[^a-z]{0,4}(?:nombre completo|nombres?(?: y apellidos?)?)\s{0,3}(?:[:\t]|$)/;

const RUT_LABEL = /^[^a-z]{0,4}(?:rut|run|r\.u\.[tn]\.?|c\.i\.|cedula(?: de identidad)?)\s{0,3}(?:[:\t]|$)/;

const OWN_RUT = new RegExp(`${RUT_LABEL.source}\\s{0,3}\\d{1,2}\\.?\\d{3}\\.?\\d{3} ?-`);

/** `Cargo: Jefe de flota`, `Relación: …`: what is told of a referee. */
const POST_LABEL =
  /^[^a-z]{0,4}(?:cargo(?! (?:al? |que ))|empresa|institucion|relacion|parentesco|vinculo|conocid[oa])[^:\t\n]{0,20}[:\t]/;

/**
 * A name and, within three lines, a RUT, each with its label: few tell a referee's, and then what they are. Behind the
 * candidate's own rows they are a referee's.
 */
export function isOwnForm(folded: string, lines: readonly LineaLeida[], i: number): boolean {
  if (!NAME_LABEL.test(textOf(folded, lines[i]))) return false;
  if (lines.slice(0, i).some((line) => OWN_RUT.test(textOf(folded, line)))) return false;
  const rows = lines.slice(i + 1, i + 4).map((line) => textOf(folded, line));
  return rows.some((row) => RUT_LABEL.test(row)) && !rows.some((row) => POST_LABEL.test(row));
}

export const textOf = (folded: string, line: LineaLeida | undefined): string =>
  line === undefined ? '' : folded.slice(line.inicio, line.fin);

/** Signs of how to reach somebody, and of where they live, which nobody tells of a referee. */
const REACH_ICON = '[☎✆✉🕻🕽📞📱📧📩]';
const HOME_ICON = '[⌂🏠🏡📍]';
const ICON_ROW = new RegExp(`${REACH_ICON}.{3,80}${HOME_ICON}|${HOME_ICON}.{3,80}${REACH_ICON}`, 'u');
const ICON_FIRST = new RegExp(`^ ?(?:${REACH_ICON}|${HOME_ICON})`, 'u');
const HOME_FIRST = new RegExp(`^ ?${HOME_ICON}`, 'u');

/** `✆ 9 8765 4321 | ⌂ Osorno` in a row or below one another: the candidate's, also behind the referees. */
export function isOwnIcons(lines: readonly LineaLeida[], i: number): boolean {
  const [line, ...below] = lines.slice(i, i + 4).map(({ texto }) => texto);
  if (line === undefined) return false;
  if (ICON_ROW.test(line)) return true;
  const next = below.findIndex((texto) => !ICON_FIRST.test(texto));
  const block = next < 0 ? below : below.slice(0, next);
  return ICON_FIRST.test(line) && block.some((texto) => HOME_FIRST.test(texto));
}

export const PHONE = /\d(?:[ .()-]{0,2}\d){7,}/;

/** A line of an address and a phone and nothing else, below a referee who has theirs already: the candidate's. */
export function isOwnContact(folded: string, previous: LineaLeida, line: LineaLeida): boolean {
  if (line.texto.length > 90 || !line.texto.includes('@') || !PHONE.test(line.texto)) return false;
  const above = folded.slice(previous.inicio, previous.fin);
  if (!PHONE.test(above) && !above.includes('@')) return false;
  const rest = folded.slice(line.inicio, line.fin).replace(/\S*@\S*/g, '');
  return !/[a-z]{4}/.test(rest.replace(/\b(?:correo|email|mail|fono|celular|telefono|whatsapp|contacto|movil)\b/g, ''));
}
