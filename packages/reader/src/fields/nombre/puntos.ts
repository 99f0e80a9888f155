import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { LineaLeida } from '../../text/document.ts';
import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { fold } from '../matching/fold.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { leftOf } from '../view/cells.ts';
import { headingOf } from '../view/headings.ts';
import { isTitleSize, sectionAt, type Vista } from '../view/view.ts';
import { isParticle, nameWords } from './forma.ts';
import { type Apoyo, supportOf } from './gazetteer.ts';
import { likeEmail } from './like-email.ts';
import type { Trozo } from './lugares.ts';
import { isPlace, isStreet, startsWithFamily } from './palabras.ts';

/** Nobody calls themselves so; a referee is. */
export const SIR = /^\W{0,3}(?:Sra?|Srta|Don|Doña|Señora?)\.? /;

/** Points by the number of words: most people sign with three or four. */
const USUAL_LENGTH = [0, 0, 0, 0.6, 0.7, 0.3, 0];

/** Words of a name that is whole. */
const WHOLE = 4;

export function score(
  vista: Vista,
  words: readonly string[],
  place: Trozo,
  emails: readonly string[],
  top: number,
): number {
  const support = supportOf(words);
  const n = support.significativas.length;
  if (n < 2 || n > 6 || (support.ajenas > 0 && !isSurname(support, emails))) return 0;
  // Letters of boxes are no name, and a number behind one makes it a street's.
  if (support.significativas.every((word) => word.length < 2)) return 0;
  if (isPlace(words.join(' ')) || isHeading(fold(place.texto)) || isOfOthers(vista, place.inicio)) return 0;
  if (isReferee(vista, place) || isFirmOf(vista, place)) return 0;
  if (isStreet(vista.plano, place.fin)) return 0;
  // A commune beside the name, as columns that were mixed up leave it.
  const [before = ''] = words.slice(-2);
  const isOf = isParticle(before) && (words.length < 5 || isParticle(words.at(-3) ?? ''));
  if (words.length > 3 && !isOf && isPlace(words.slice(-2).join(' ')) && !isGivenBehind(words)) return 0;
  const first = lineAt(vista.reading, place.inicio);
  const last = lineAt(vista.reading, Math.max(place.inicio, place.fin - 1));
  if (first && last && first !== last) {
    const rest = vista.texto.slice(last.inicio, place.fin);
    // Two given names and two surnames, and below them where somebody lives.
    if (isApart(first, last, rest) || (n > WHOLE && isPlace(rest))) return 0;
  }
  const size = Math.max(first?.tam ?? 0, last?.tam ?? 0);
  const likeness = Math.max(0, ...emails.map((email) => likeEmail(support.significativas, email)));
  return (
    (3 * support.conocidas) / n +
    (support.nombres > 0 ? 0.8 : 0) +
    (support.apellidos > 0 ? 0.8 : 0) +
    (USUAL_LENGTH[n] ?? 0) +
    sizeBonus(size, vista.tamTexto, top) -
    (last && goesOn(vista, last, top) ? 2.5 : 0) +
    3 * likeness +
    placeBonus(vista, place.inicio) +
    (2 * support.conocidas < n && first === vista.lineas[0] && last && isAboveTrade(vista, last) ? 1 : 0) -
    (first &&
    last &&
    first !== last &&
    first.tam !== last.tam &&
    first.tam < vista.tamTexto * 1.2 &&
    !isGiven(first, emails)
      ? 2
      : 0) +
    (first && last && first !== last && first.tam === last.tam && isTitleSize(vista, first.tam) ? 1.2 : 0)
  );
}

/** `Soto Rojas María Elena`: a commune is called so as well. */
const isGivenBehind = (words: readonly string[]): boolean =>
  startsWithFamily(words) && supportOf(words.slice(-2)).nombres > 1;

/** `Luis Contador Pizarro, luiscontador@…`: a trade before a surname is one too when the address has it; behind all it is a trade. */
function isSurname({ significativas, nombres, ajenas }: Apoyo, emails: readonly string[]): boolean {
  if (ajenas > 1 || nombres === 0) return false;
  const at = significativas.findIndex((word) => supportOf([word]).ajenas > 0);
  const trade = significativas[at] ?? '';
  const before = supportOf(significativas.slice(at + 1)).apellidos > 0;
  return before && trade.length > 4 && emails.some((email) => email.split('@')[0]?.includes(trade));
}

/** What a line about a job ends with, above whose name is on the next: `2006–2011 Instalaciones Licancabur. Dueña:`. */
const WHOSE =
  /[a-z\d)][.,;] ?(?:duen[oa]|jef[ea]|jefatura|patron[a]?|encargad[oa]|supervisora?|administradora?|gerent[ea]) ?: ?\n$/;

/** `Sr. Pedro Lara` beside a row of the referees, whose columns were read apart, or who is named behind a job. */
function isReferee(vista: Vista, { texto, inicio }: Trozo): boolean {
  if (WHOSE.test(vista.plano.slice(Math.max(0, inicio - 24), inicio))) return true;
  if (!SIR.test(texto) && !/\b(?:sra?|srta|don|dona)\.? $/.test(vista.plano.slice(Math.max(0, inicio - 6), inicio)))
    return false;
  const left = leftOf(vista, lineIndexAt(vista.reading, inicio));
  return left !== null && sectionAt(vista, left.inicio) === 'referencias';
}

/** `Pedro Aguirre e Hijos`, `Ana Soto y Cía.`, `Servicios Juan Lara E.I.R.L.`: a firm called after its owner. */
const isFirmOf = (vista: Vista, { fin }: Trozo): boolean =>
  /^,? ?(?:(?:e|y|&) (?:hij[oa]s?|hnos|herman[oa]s|cia|compania|asociad[oa]s|soci[oa]s|ltda)\b|(?:ltda|spa|limitada|eirl|hnos)\b|e\. ?i\. ?r\. ?l|s\.? ?a\.(?= |$|\n))/.test(
    vista.plano.slice(fin, fin + 16),
  );

/** A whole name, and in its last line in other letters a word that no name goes on with: `INACAP`. */
function isApart(first: LineaLeida, last: LineaLeida, rest: string): boolean {
  if (first.tam === last.tam) return false;
  const whole = supportOf(nameWords(first.texto) ?? []);
  if (whole.significativas.length < 3 || whole.nombres === 0 || whole.apellidos === 0) return false;
  return isShouted(first.texto) !== isShouted(rest) || supportOf(nameWords(rest) ?? []).conocidas === 0;
}

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** Headings whose letters were set apart as well. */
const isHeading = (folded: string): boolean =>
  headingOf(folded) !== null || (folded.includes(' ') && headingOf(folded.replaceAll(' ', '')) !== null);

/** A first line with a trade below it: a name, though the lists know little of it. */
function isAboveTrade(vista: Vista, last: LineaLeida): boolean {
  const next = vista.lineas[lineIndexAt(vista.reading, last.inicio) + 1];
  const word = next && /[a-zñ]+/.exec(vista.plano.slice(next.inicio, Math.min(next.fin, next.inicio + 30)))?.[0];
  return word !== undefined && OFICIOS_PALABRAS.has(word);
}

/** A name set in the biggest letters goes on in the next line of the same letters. */
function goesOn(vista: Vista, last: LineaLeida, top: number): boolean {
  if (last.tam < top || last.tam < 1.3 * vista.tamTexto) return false;
  const next = vista.lineas[lineIndexAt(vista.reading, last.inicio) + 1];
  if (!next || next.tam !== last.tam || next.pagina !== last.pagina || next.y <= last.y) return false;
  const words = nameWords(next.texto);
  return words !== null && words.length < 4 && supportOf(words).ajenas === 0;
}

/** A line of given names alone, with the surnames in other letters below: the gazetteer or the address tells. */
function isGiven(line: LineaLeida, emails: readonly string[]): boolean {
  const support = supportOf(nameWords(line.texto) ?? []);
  if (support.ajenas > 0 || support.significativas.length === 0) return false;
  return (
    (support.nombres > 0 && support.apellidos < support.significativas.length) ||
    emails.some((email) => support.significativas.some((word) => word.length > 3 && email.includes(word.slice(0, 4))))
  );
}

function sizeBonus(size: number, usual: number, top: number): number {
  if (size === 0 || usual === 0) return 0;
  const ratio = size / usual;
  return (ratio >= 1.7 ? 2.5 : ratio >= 1.35 ? 1.7 : ratio >= 1.15 ? 0.8 : 0) + (size >= top && ratio > 1.1 ? 1 : 0);
}

function placeBonus(vista: Vista, offset: number): number {
  const index = lineIndexAt(vista.reading, offset);
  const early = index < 3 ? 1.5 : index < 8 ? 1 : index < 16 ? 0.4 : 0;
  switch (sectionAt(vista, offset)) {
    case 'inicio':
    case 'personal':
      return early + 0.5;
    case 'perfil':
      return early;
    case 'referencias':
      return -6;
    case 'experiencia':
    case 'educacion':
    case 'cursos':
      return early - 1.5;
    default:
      return early - 1;
  }
}
