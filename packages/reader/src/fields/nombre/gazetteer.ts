import { APELLIDOS, PARTICULAS } from '../../../data/apellidos.ts';
import { PAISES } from '../../../data/gentilicios.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { PALABRAS } from '../../../data/palabras.ts';
import { fold } from '../matching/fold.ts';
import { WordMap, WordSet } from '../matching/word-filter.ts';

const GENTILICIOS = new Set(PAISES.flatMap(({ formas, paises }) => [...formas, ...paises]));

/** Given names cut short (`Ma. José`, `Fco. Javier`). */
export const SHORT = new Set(['ma', 'm', 'fco', 'mª', 'gmo', 'sta', 'jse', 'ant', 'alej', 'fdo', 'rod']);

const KNOWN = new WordSet([...NOMBRES, ...APELLIDOS, ...PARTICULAS]);

/** Whether the gazetteers have a word, folded, as a name or a part of one. */
export const isKnown = (text: string, from?: number, to?: number): boolean => KNOWN.has(text, from, to);

export type Apoyo = { significativas: string[]; conocidas: number; nombres: number; apellidos: number; ajenas: number };

type Palabra = { plana: string; nombre: boolean; apellido: boolean; conocida: boolean; ajena: boolean };

/** What the gazetteers know of a word; CVs are made of the same words, so it is looked up once. */
let seen = new WordMap<Palabra | null>();

const MAX_SEEN = 20_000;

export function wordOf(word: string): Palabra | null {
  const known = seen.get(word);
  if (known !== undefined) return known;
  const plana = fold(word).replace(/[^a-z-]/g, '');
  const found = plana && !PARTICULAS.has(plana) ? judged(plana) : null;
  if (seen.size >= MAX_SEEN) seen = new WordMap();
  seen.set(word, found);
  return found;
}

/**
 * Whoever knows or makes something, what somebody is doing (`Buscando`), and letters that nobody can say: no surname
 * that the lists do not have.
 */
const TRADE =
  /^[a-z]{3,12}(?:ando|iendo)$|^[a-z]{2,12}(?:olog[oa]|graf[oa]|icultora?|onomista|eutica|eutico)$|^[a-z]{4,12}(?:adora?|edora?|idora?|ionista)$|^[b-df-hj-np-tv-xz]{3,6}$/;

/** Names are spelt as they are heard: `Jhoanna`, `Ailyn`, `Etcheberry`, `Penrroz` sound as names that the lists have. */
function soundOf(name: string): string {
  return name
    .replace(/ph/g, 'f')
    .replace(/qu(?=[ei])|k|q/g, 'c')
    .replace(/^[jy](?=[aeou])|^y(?=h)/, 'j')
    .replace(/(?<=[^cs])h|^h/g, '')
    .replace(/y/g, 'i')
    .replace(/z|s(?=c[ei])|c(?=[ei])/g, 's')
    .replace(/v/g, 'b')
    .replace(/w/g, 'u')
    .replace(/(.)\1/g, '$1');
}

const soundsOf = (names: Iterable<string>, shortest: number): ReadonlySet<string> =>
  new Set([...names].map(soundOf).filter((sound) => sound.length >= shortest));

const GIVEN_SOUNDS = soundsOf(NOMBRES, 5);

const FAMILY_SOUNDS = soundsOf(APELLIDOS, 6);

function judged(plana: string): Palabra {
  const parts = plana.includes('-') ? plana.split('-') : [plana];
  let nombre = parts.some((part) => NOMBRES.has(part)) || SHORT.has(plana);
  let apellido = parts.some((part) => APELLIDOS.has(part));
  const listed = nombre || apellido || plana.length === 1;
  const ajena = !listed && (PALABRAS.has(plana) || GENTILICIOS.has(plana) || TRADE.test(plana));
  if (!listed && !ajena) {
    const sound = soundOf(plana);
    nombre = GIVEN_SOUNDS.has(sound);
    apellido = FAMILY_SOUNDS.has(sound);
  }
  return { plana, nombre, apellido, conocida: listed || nombre || apellido, ajena };
}

/** Countries, tongues, months and trades that are surnames in Chile as well: `Pedro Alemán Rojas`, `Ana Soto España`. */
const ALSO_SURNAMES = new Set([
  'aleman',
  'ingles',
  'espana',
  'portugal',
  'osorno',
  'canal',
  'mayo',
  'marzo',
  'enero',
  'abril',
  'agosto',
  'contador',
  'guardia',
]);

/** Behind a whole name these are what somebody does: `Ana Soto Contador Auditor`. */
const ALSO_TRADES = new Set(['contador', 'guardia']);

/** Whether the word at `i` is a surname for its place: before the last one, or, no trade, behind another. */
function isSurnameHere(words: readonly string[], i: number, plana: string, before: Apoyo): boolean {
  if (!ALSO_SURNAMES.has(plana) || before.nombres === 0) return false;
  const last = fold(words.at(-1) ?? '');
  if (i < words.length - 1) return wordOf(last)?.apellido === true || ALSO_SURNAMES.has(last);
  const follows = before.apellidos > 0 && ALSO_SURNAMES.has(fold(words[i - 1] ?? ''));
  return before.apellidos > 0 && (follows || !ALSO_TRADES.has(plana) || isHers(words[0] ?? '', plana));
}

/** `Bernardita Irarrázaval Contador`: as a trade it would be `Contadora`. */
const isHers = (given: string, trade: string): boolean => /a$/i.test(given) && trade.endsWith('or');

/** `María de los Ángeles`, `Luz del Mar`: names of Our Lady and of a mystery, which are places and words anywhere else. */
const ADVOCATIONS = new Set(
  'angeles asuncion remedios socorro sagrario patrocinio refugio auxilio mar valle buen consejo corazon dios amor'.split(
    ' ',
  ),
);

/** Whether the word at `i` is a given name for its place: behind another, and what joins the two. */
function isAdvocation(words: readonly string[], i: number, plana: string): boolean {
  if (!ADVOCATIONS.has(plana) || !PARTICULAS.has(fold(words[i - 1] ?? ''))) return false;
  let before = i - 1;
  while (before >= 0 && wordOf(words[before] ?? '') === null) before--;
  return wordOf(words[before] ?? '')?.nombre === true;
}

/** Whether a word belongs to no name, wherever it stands but behind others. */
export const isForeign = (word: string): boolean => wordOf(word)?.ajena === true;

/** Nobody's surname; behind a name it is the label of what follows. */
const LABEL = 'rut';

/** Whether any of the words may belong to no name: of most names none does. */
export const mayBeForeign = (words: readonly string[]): boolean =>
  words.some((word) => {
    const known = wordOf(word);
    return known !== null && (known.ajena || known.plana === LABEL);
  });

/** How much of the words the gazetteers know as names, and how many belong to no name. */
export function supportOf(words: readonly string[]): Apoyo {
  const apoyo: Apoyo = { significativas: [], conocidas: 0, nombres: 0, apellidos: 0, ajenas: 0 };
  for (let i = 0; i < words.length; i++) {
    let known = wordOf(words[i] ?? '');
    if (known === null) continue;
    if (known.ajena && isSurnameHere(words, i, known.plana, apoyo))
      known = { ...known, apellido: true, conocida: true, ajena: false };
    else if (!known.nombre && isAdvocation(words, i, known.plana))
      known = { ...known, nombre: true, conocida: true, ajena: false };
    const label = known.plana === LABEL && apoyo.significativas.length > 0;
    apoyo.significativas.push(known.plana);
    if (label || known.ajena) apoyo.ajenas++;
    if (label) continue;
    if (known.conocida) apoyo.conocidas++;
    if (known.nombre) apoyo.nombres++;
    if (known.apellido) apoyo.apellidos++;
  }
  return apoyo;
}

/** A whole name: given names and surnames, and nothing else. */
export const isPerson = (words: readonly string[]): boolean => {
  const support = supportOf(words);
  return support.significativas.length > 1 && support.ajenas === 0 && support.nombres > 0 && support.apellidos > 0;
};
