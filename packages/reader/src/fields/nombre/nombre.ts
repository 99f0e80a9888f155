import { PARTICULAS } from '../../../data/apellidos.ts';
import { APODOS } from '../../../data/nombres.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { LineaLeida } from '../../text/document.ts';
import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { fold } from '../matching/fold.ts';
import { isBlind } from '../terceros/membrete.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { leftOf } from '../view/cells.ts';
import { headingOf } from '../view/headings.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import type { Oferta } from '../vote.ts';
import { announcedNames } from './campos.ts';
import { isParticle, nameWords } from './forma.ts';
import { type Apoyo, supportOf } from './gazetteer.ts';
import { embeddedNames } from './incrustado.ts';
import { inBiggestLetters } from './letras.ts';
import { likeEmail } from './like-email.ts';
import { namePlaces, type Trozo } from './lugares.ts';
import { repairNames } from './ocr.ts';
import { capitalised, givenFirst, isPlace, startsWithFamily, titleCase, unglue } from './palabras.ts';

/** A name written without capitals at the head of the file: every word is a known name, or it has the biggest letters. */
function smallName(place: Trozo, vista: Vista, top: number): string[] | null {
  if (lineIndexAt(vista.reading, place.inicio) > 4) return null;
  const texto = spokenOf(place.texto);
  const written = capitalised(texto);
  const read = written === '' ? null : nameWords(written);
  // The halves of a name told apart by the weight of their letters alone: `anasoto`.
  const words = read && unglue(read);
  const support = words && supportOf(words);
  const small = texto === texto.toLowerCase();
  const short = small && APODOS.has(fold(words?.[0] ?? ''));
  const called = (CALLED.test(place.texto) || short) && place.inicio < HEAD / 2;
  if (!support || (support.nombres === 0 && !(called && support.apellidos > 0)) || support.ajenas > 0) return null;
  const size = lineAt(vista.reading, place.inicio)?.tam ?? 0;
  const known = support.conocidas + (short && support.nombres === 0 ? 1 : 0) === support.significativas.length;
  // Among capitals a small word is a name only where all of them are.
  if (!small) return known && support.nombres > 0 && support.apellidos > 0 && !texto.includes('\n') ? words : null;
  const big = size >= top && size > 1.5 * vista.tamTexto;
  // Two words are a name in the biggest letters, or where nothing stands before them.
  if (words.length < 3 && !((known || called) && support.apellidos > 0 && (big || place.inicio < HEAD / 2)))
    return null;
  // A surname that no list has, behind what somebody is called or on a line of its own.
  const likely =
    supportOf(words.slice(0, 1)).nombres + support.apellidos > 0 &&
    support.conocidas + 1 >= support.significativas.length &&
    (called || (words.length > 2 && texto === place.texto));
  return known || big || likely ? words : null;
}

/** How somebody is called before a name written small: `Maestro waldo henríquez`, `don rigo (rigoberto toro)`. */
const CALLED =
  /^(?:maestr[oa]|don|doña|sra?|srta|señora?|tía|tío|profe|hermana|hermano)\.? (?:[a-z]{3,10} (?=\())?\(?/i;
const SPOKEN_ENDS = /[*(),;:|–—!]| \d| - |\p{Extended_Pictographic}/u;

/** The part of a line that may be a name written small: without what comes before it, up to a sign or a word of no name. */
function spokenOf(text: string): string {
  const bare = text.replace(CALLED, '');
  const head = bare
    .slice(0, SPOKEN_ENDS.exec(bare)?.index)
    .trim()
    .replace(/(?<=\p{L}{3})\.$/u, '');
  if (/^\p{Lu}/u.test(head) && !/\s\p{Ll}{3}/u.test(head)) return head;
  const words = head.split(' ');
  const end = words.findIndex((word, i) => i > 1 && supportOf([word]).ajenas > 0);
  return end < 0 ? head : words.slice(0, end).join(' ');
}

/** Nobody calls themselves so; a referee is. */
const SIR = /^\W{0,3}(?:Sra?|Srta|Don|Doña|Señora?)\.? /;
/** Points by the number of words: most people sign with three or four. */
const USUAL_LENGTH = [0, 0, 0, 0.6, 0.7, 0.3, 0];

/**
 * The candidate's name: announced by a label, a title or a sentence, or a line of the first page that looks like one.
 * The gazetteers, the size of the letters, the place and the likeness to the address decide together.
 */
export function findNombres(vista: Vista, emails: readonly string[]): Candidato<string>[] {
  if (isBlind(vista)) return [];
  const cells = vista.celdas;
  const top = biggest(vista.lineas);
  const found: Candidato<string>[] = [];
  const offer = (read: readonly string[], place: Trozo, bonus: number) => {
    const words = saidOnce(unglue(vista.reading.ocr ? repairNames(read, emails) : read));
    const puntos = score(vista, words, place, emails, top);
    if (puntos > 0)
      found.push({
        valor: titleCase(startsWithFamily(words) ? givenFirst(words) : words),
        puntos: puntos + bonus,
        inicio: place.inicio,
        fin: place.fin,
      });
  };
  for (const name of announcedNames(vista, cells)) {
    const place = { texto: vista.texto.slice(name.inicio, name.fin), inicio: name.inicio, fin: name.fin };
    offer(name.palabras, place, name.compuesto ? 9 : name.palabras.length > 1 ? 5 : 0);
  }
  for (const place of namePlaces(vista, cells)) {
    const words = nameWords(place.texto) ?? smallName(place, vista, top);
    if (words && words.length > 1) offer(words, place, SIR.test(place.texto) ? -3 : 0);
    else if (place.texto.includes(',')) offerReversed(place, offer);
    else if (place.texto.includes(' / ')) offerReversed({ ...place, texto: place.texto.replace(' / ', ', ') }, offer);
    const head = words ? headOf(words) : null;
    if (head) offer(head, { ...place, fin: place.inicio + head.join(' ').length }, 0.5);
  }
  for (const { palabras, place } of inBiggestLetters(vista)) offer(palabras, place, 3);
  for (const place of embeddedNames(vista)) {
    const words = nameWords(place.texto);
    if (words) offer(words, place, -0.5);
  }
  return withLonger(ranked(found));
}

/** `JAVIERA · Javiera Lillo Astudillo`, `Dra. Coté · María José`: what is called by a short name first, then by the whole. */
function saidOnce(words: readonly string[]): readonly string[] {
  if (words.length < 3) return words;
  if (isMonogram(words)) return words.slice(1);
  const plain = words.map(fold);
  const again = plain.findIndex((word, i) => i > 0 && plain.indexOf(word) < i && !PARTICULAS.has(word));
  // `B. Núñez` above `Bastián Núñez`.
  const family = plain.indexOf(plain.at(-1) ?? '');
  const whole = words.slice(family + 1);
  if (family > 0 && whole.length > 1 && supportOf(whole.slice(0, 1)).nombres > 0 && /^\p{L}\.?$/u.test(words[0] ?? ''))
    return whole;
  if (words.length - again < 2) return words;
  const rest = words.slice(again);
  const first = supportOf(rest.slice(0, 1));
  return again > 0 && (plain[again] === plain[0] || (first.nombres > 0 && first.apellidos === 0)) ? rest : words;
}

/** `RL Raimundo Larraín`: the initials set above the name. */
function isMonogram([first = '', ...rest]: readonly string[]): boolean {
  if (first.length < 2 || first.length > 4 || first !== first.toUpperCase() || rest.length < 2) return false;
  const initials = rest.map((word) => fold(word).charAt(0)).join('');
  let at = 0;
  for (const letter of fold(first)) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return initials.startsWith(fold(first).charAt(0)) && supportOf([first]).conocidas === 0;
}

/** Letters at the head of a file where a name may stand alone with its surnames first, whatever they are. */
const HEAD = 80;

function offerReversed(place: Trozo, offer: (words: readonly string[], place: Trozo, bonus: number) => void): void {
  const [family = '', given = '', more] = place.texto.split(',');
  const familyWords = nameWords(family.trim());
  const givenWords = nameWords(given.trim());
  if (more !== undefined || !familyWords || !givenWords) return;
  const support = supportOf(familyWords);
  const told =
    support.apellidos > 0 ||
    (support.ajenas === 0 && (family === family.toUpperCase() || (place.inicio < HEAD && !isPlace(family))));
  const own = supportOf(givenWords);
  const foreign = place.inicio < HEAD && own.ajenas === 0 && familyWords.length === 2 && givenWords.length === 2;
  if (told && (own.nombres > 0 || foreign)) offer([...givenWords, ...familyWords], place, 0.5);
}

/** `Juan Pérez Soto Ingeniero Comercial`: the words before the trade. */
function headOf(words: readonly string[]): string[] | null {
  if (words.length < 3) return null;
  const trade = words.findIndex((word) => OFICIOS_PALABRAS.has(fold(word)));
  return trade > 1 ? words.slice(0, trade) : null;
}

function score(vista: Vista, words: readonly string[], place: Trozo, emails: readonly string[], top: number): number {
  const support = supportOf(words);
  const n = support.significativas.length;
  if (n < 2 || n > 6 || (support.ajenas > 0 && !isSurname(support, emails))) return 0;
  // Letters of boxes are no name, and a number behind one makes it a street's.
  if (support.significativas.every((word) => word.length < 2)) return 0;
  if (isPlace(words.join(' ')) || isHeading(fold(place.texto)) || isOfOthers(vista, place.inicio)) return 0;
  if (isReferee(vista, place) || isFirmOf(vista, place)) return 0;
  if (/^,? (?:n° ?|#)?(?!(?:19|20)\d\d(?!\d))\d{3,5}(?=[,\s]|$)/.test(vista.plano.slice(place.fin, place.fin + 10)))
    return 0;
  // A commune beside the name, as columns that were mixed up leave it.
  const [before = ''] = words.slice(-2);
  if (words.length > 3 && !isParticle(before) && isPlace(words.slice(-2).join(' '))) return 0;
  const first = lineAt(vista.reading, place.inicio);
  const last = lineAt(vista.reading, Math.max(place.inicio, place.fin - 1));
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
    (first && last && first !== last && first.tam === last.tam && first.tam > vista.tamTexto * 1.3 ? 1.2 : 0)
  );
}

/** `Luis Contador Pizarro, luiscontador@…`: a trade before a surname is one too when the address has it; behind all it is a trade. */
function isSurname({ significativas, nombres, ajenas }: Apoyo, emails: readonly string[]): boolean {
  if (ajenas > 1 || nombres === 0) return false;
  const at = significativas.findIndex((word) => supportOf([word]).ajenas > 0);
  const trade = significativas[at] ?? '';
  const before = supportOf(significativas.slice(at + 1)).apellidos > 0;
  return before && trade.length > 4 && emails.some((email) => email.split('@')[0]?.includes(trade));
}

/** `Sr. Pedro Lara` beside a row of the referees, whose columns were read apart. */
function isReferee(vista: Vista, { texto, inicio }: Trozo): boolean {
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

function biggest(lines: readonly LineaLeida[]): number {
  let most = 0;
  for (const line of lines) if (line.pagina === 1 && line.texto.length > 4) most = Math.max(most, line.tam);
  return most;
}

/** A form that gives all names goes before a title that gives some of them. */
function withLonger(candidates: Candidato<string>[]): Candidato<string>[] {
  const [best] = candidates;
  if (!best) return candidates;
  const words = new Set(fold(best.valor).split(' '));
  const initials = [...words].filter((word) => /^[a-z]\.?$/.test(word) && words.size > 2);
  const longer = candidates.find((other) => {
    const all = fold(other.valor).split(' ');
    const rest = all.filter((word) => !words.has(word));
    // `Ana Soto R.` is Ana Soto Rojas.
    const told = initials.filter((initial) => rest.some((word) => word.startsWith(initial.charAt(0)))).length;
    if (isCalled(best, other, all)) return true;
    return (
      // `U. Alberto Hurtado` is a school's.
      rest.some((word) => word.replace('.', '').length > 1) &&
      all.length - rest.length === words.size - told &&
      // One word more behind may be the town of the next line; between the others, or two known ones, it is no chance.
      other.puntos > best.puntos - (rest.length > 1 ? 6.5 : rest[0] === all.at(-1) ? 4 : 8) &&
      isWhole(rest)
    );
  });
  return longer ? [{ ...longer, puntos: best.puntos }, ...candidates.filter((other) => other !== longer)] : candidates;
}

/** `Coti Rioseco (Constanza Emilia Rioseco Vial)`: what somebody is called by, and the whole name against it. */
function isCalled(best: Candidato<string>, other: Candidato<string>, all: readonly string[]): boolean {
  const [given = '', family = '', more] = fold(best.valor).split(' ');
  if (more !== undefined || all.length < 3 || all.includes(given) || all.indexOf(family) < 1) return false;
  const away = Math.max(best.inicio, other.inicio) - Math.min(best.fin, other.fin);
  return away < NICKNAME_NEAR && given.charAt(0) === all[0]?.charAt(0) && isWhole(all);
}

/** Letters between the two. */
const NICKNAME_NEAR = 30;

/** Whether a reading offers but some of the words of the best name, with as many points. */
function isPart(other: Candidato<string>, { valor, puntos }: Candidato<string>): boolean {
  const words = new Set(fold(valor).split(' '));
  const some = fold(other.valor).split(' ');
  return some.length < words.size && some.every((word) => words.has(word)) && other.puntos > puntos - 1;
}

function isWhole(rest: readonly string[]): boolean {
  const support = supportOf(rest);
  return support.conocidas === support.significativas.length && support.conocidas > 0;
}

/** The same across readings: one may keep whole the name that another cuts at the end of its line. */
export function longestNames(ofertas: readonly Oferta<string>[]): Oferta<string>[] {
  const all = ranked(ofertas.flatMap(({ candidatos }) => candidatos));
  const [chosen] = withLonger(all);
  if (!chosen || (chosen.valor === all[0]?.valor && !all.some((other) => isPart(other, chosen)))) return [...ofertas];
  return ofertas.map(({ vista, candidatos }) => ({
    vista,
    candidatos: candidatos.map((one) => (one.valor === chosen.valor ? { ...one, puntos: chosen.puntos + 1 } : one)),
  }));
}
