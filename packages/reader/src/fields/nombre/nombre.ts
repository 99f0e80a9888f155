import { PARTICULAS } from '../../../data/apellidos.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { LineaLeida } from '../../text/document.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { fold } from '../matching/fold.ts';
import { isBlind } from '../terceros/membrete.ts';
import type { Vista } from '../view/view.ts';
import { announcedNames } from './campos.ts';
import { withLonger } from './enteros.ts';
import { withAllGiven } from './entre-parentesis.ts';
import { nameWords } from './forma.ts';
import { supportOf } from './gazetteer.ts';
import { embeddedNames } from './incrustado.ts';
import { inBiggestLetters } from './letras.ts';
import { namePlaces, type Trozo } from './lugares.ts';
import { smallName } from './minusculas.ts';
import { lostGiven, repairNames, withCapitalI, withoutRules } from './ocr.ts';
import { givenFirst, isPlace, startsWithFamily, titleCase, unglue, untitled } from './palabras.ts';
import { SIR, score } from './puntos.ts';

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
    const words = saidOnce(untitled(unglue(vista.reading.ocr ? repairNames(read, emails) : withoutBreak(read))));
    const puntos = score(vista, words, place, emails, top);
    const given = puntos > 0 && vista.reading.ocr ? lostGiven(words, emails) : null;
    const whole = given ? [given, ...words] : startsWithFamily(words) ? givenFirst(words) : words;
    if (puntos > 0)
      found.push({
        valor: titleCase(whole),
        // Of what the page was not seen to say nobody can be sure.
        puntos: given ? Math.min(puntos + bonus, UNSURE) : puntos + bonus,
        inicio: place.inicio,
        fin: place.fin,
      });
  };
  for (const name of announcedNames(vista, cells)) {
    const place = { texto: vista.texto.slice(name.inicio, name.fin), inicio: name.inicio, fin: name.fin };
    offer(name.palabras, place, name.compuesto ? 9 : name.palabras.length > 1 ? 5 : 0);
  }
  for (const seen of namePlaces(vista, cells)) {
    const place = vista.reading.ocr ? { ...seen, texto: withCapitalI(withoutRules(seen.texto)) } : seen;
    const words = nameWords(place.texto) ?? smallName(place, vista, top, emails);
    if (words && words.length > 1) offer(words, place, SIR.test(place.texto) ? -3 : 0);
    else if (place.texto.includes(',')) offerReversed(place, offer);
    // `SOTO / ANA MARÍA`, and as tickets have it, `SOTO/ANA MARÍA`.
    else if (place.texto.includes('/')) offerReversed({ ...place, texto: place.texto.replace(/ ?\/ ?/, ', ') }, offer);
    const all = words && words.length > 1 ? withAllGiven(vista, words, place.fin) : null;
    if (all) offer(all, place, 1);
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

/** Below the 11 that a name needs to be sure when it was recognised. */
const UNSURE = 10;

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
  // `Cata Undurraga` above `Catalina Sofía Undurraga Ebensperger`.
  const called = again > 1 ? words.slice(plain.indexOf(plain[again] ?? '') + 1) : [];
  const own = supportOf(called.slice(0, 1));
  if (called.length > 2 && called.length < words.length - 1 && own.nombres > 0 && own.apellidos === 0) return called;
  if (words.length - again < 2) return words;
  const rest = words.slice(again);
  const first = supportOf(rest.slice(0, 1));
  return again > 0 && (plain[again] === plain[0] || (first.nombres > 0 && first.apellidos === 0)) ? rest : words;
}

/** `Errázuriz-` at the end of a line and `Cox` below it. */
const withoutBreak = (words: readonly string[]): readonly string[] =>
  words.some((word) => word.endsWith('-')) ? words.join(' ').replace(/-\s/g, '-').split(' ') : words;

/** `RL Raimundo Larraín`, `XU Ximena Isabel Ulloa`, though Xu is a surname: the initials set above the name. */
function isMonogram([first = '', ...rest]: readonly string[]): boolean {
  if (first.length < 2 || first.length > 4 || first !== first.toUpperCase() || rest.length < 2) return false;
  const initials = rest.map((word) => fold(word).charAt(0)).join('');
  let at = 0;
  for (const letter of fold(first)) {
    at = initials.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  const shouted = rest.some((word) => word === word.toUpperCase());
  return (
    initials.startsWith(fold(first).charAt(0)) &&
    (supportOf([first]).conocidas === 0 || (first.length === 2 && rest.length > 2 && !shouted))
  );
}

/** Letters at the head of a file where a name may stand alone with its surnames first, whatever they are. */
const HEAD = 80;

function offerReversed(place: Trozo, offer: (words: readonly string[], place: Trozo, bonus: number) => void): void {
  const [family = '', given = '', more] = place.texto.split(',');
  const familyWords = more === undefined ? nameWords(family.trim()) : null;
  const givenWords = familyWords && nameWords(given.trim());
  if (!familyWords || !givenWords) return;
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

function biggest(lines: readonly LineaLeida[]): number {
  let most = 0;
  for (const line of lines) if (line.pagina === 1 && line.texto.length > 4) most = Math.max(most, line.tam);
  return most;
}
