import { WEIGHTS_ADMINISTRATIVA } from '../../../data/modelos/administrativa.ts';
import { WEIGHTS_CALLCENTER } from '../../../data/modelos/callcenter.ts';
import { WEIGHTS_JUDICIAL } from '../../../data/modelos/judicial.ts';
import { WEIGHTS_RETAIL } from '../../../data/modelos/retail.ts';
import type { Candidato } from '../candidate.ts';
import { ALWAYS, modelOf } from '../learned/model.ts';
import { once, oncePer } from '../matching/once.ts';
import { WordMap } from '../matching/word-filter.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { RELATIVE, type Renglon } from './lugares.ts';
import type { Experiencia } from './oficios/index.ts';
import { isAlike } from './parecidos.ts';
import type { Relato } from './relato.ts';

/** A line of print where jobs are told, or a part of a longer line: the words `desde` to `hasta` of it. */
type Tramo = {
  line: Renglon;
  /** `ajeno`, or what a model knows the place by. */
  lugar: string;
  palabras: readonly string[];
  desde: number;
};

const MODELS = {
  experiencia_callcenter: modelOf(WEIGHTS_CALLCENTER),
  experiencia_retail: modelOf(WEIGHTS_RETAIL),
  experiencia_judicial: modelOf(WEIGHTS_JUDICIAL),
  experiencia_administrativa: modelOf(WEIGHTS_ADMINISTRATIVA),
} satisfies Record<Experiencia, unknown>;

/** Words and the signs that part them; one letter says nothing. */
const WORD = /[a-z]{2,}|[.;:,]/g;

/** `Mi hermano tiene un almacén y yo atendía la caja`: what somebody did there themselves. */
const OWN_DOING = '(?:yo|fui|estuve|trabaj[eo]|ayud(?:e|o|aba)|atendi|atiendo|vend[io]|repongo|hice|hago)';
/**
 * `Sin haber sido vendedora`, `nunca trabajé en tienda ni vendí ropa`, `cuando falta la secretaria`, `mi mamá, que era
 * cajera`, `mi tía es secretaria`, `Ana Soto (hermana, cajera)`, `¿Ha sido cajera? No`: as far as the sentence goes nothing is told.
 */
const NEVER = new RegExp(
  [
    '\\b(?:cuando|si) falta(?:ba)? (?:la|el) [a-z]{4,14}',
    '\\bv° ?b° [^.;,]*',
    '¿[^?¿]{0,90}\\? ?no\\b[^.;,¿]*',
    `\\(${RELATIVE}, [^)]{0,80}`,
    `\\b(?:mi|su) ${RELATIVE}(?:,(?! (?:de|del|en|que|la|el)\\b)(?: [a-z]{3,14}){1,4}, |,? (?:que )?(?:fue|era|es|tiene|tenia|atiende|atendia|trabaja|trabajaba) )(?:(?!\\b${OWN_DOING}\\b)[^.;])*`,
    '\\b(?:sin (?:haber|experiencia)|(?:nunca|jamas|no) (?:he |trabaj|fui|atend|vend[ií]|cobr[eé]|contest[eé]))[^.;]*',
  ].join('|'),
  'g',
);

/** Words of a line of print: a document's paragraph is read in pieces of this length, whatever page it will be on. */
const LINE = 16;

function piecesOf({ vista, lines, places }: Relato): Tramo[] {
  const pieces: Tramo[] = [];
  for (const [i, written] of lines.entries()) {
    const lugar = places[i] ?? 'ajeno';
    const texto = lugar === 'ajeno' ? '' : written.texto.replace(NEVER, blanks);
    const line = { ...written, texto };
    const words = texto.match(WORD);
    if (!words) {
      pieces.push({ line, lugar: 'ajeno', palabras: [], desde: 0 });
      continue;
    }
    const at = isOfOthers(vista, line.inicio) ? 'at:others' : `at:${lugar}`;
    const parts = Math.ceil(words.length / LINE);
    for (let k = 0; k < parts; k++) {
      const desde = Math.round((k * words.length) / parts);
      const palabras = words.slice(desde, Math.round(((k + 1) * words.length) / parts));
      pieces.push({ line, lugar: at, palabras, desde });
    }
  }
  return pieces;
}

const blanks = (text: string): string => ' '.repeat(text.length);

/** Each piece with the next one, if that tells of jobs too: what is torn between two stands whole in one of the pairs. */
const pairsIn = (pieces: readonly Tramo[]): [Tramo, Tramo | null][] =>
  pieces.flatMap((piece, i): [Tramo, Tramo | null][] => {
    const next = pieces[i + 1];
    return piece.lugar === 'ajeno' ? [] : [[piece, next && next.lugar !== 'ajeno' ? next : null]];
  });

/** What a model sees of each pair of pieces: where the first stands, their words, and these two by two. */
export function rasgosOf(relato: Relato): string[][] {
  return pairsIn(piecesOf(relato)).map(([piece, next]) => {
    const words = [...piece.palabras, ...(next?.palabras ?? [])];
    const rasgos = new Set([piece.lugar, ...words]);
    for (let k = 1; k < words.length; k++) rasgos.add(`${words[k - 1]}_${words[k]}`);
    return [...rasgos];
  });
}

/**
 * The lines that a model which learnt from labelled CVs takes for a job of the trade: what people do in a trade has
 * more names than any list. Ten points are certainty, five are even odds.
 */
export function probableExperiencia(relato: Relato, experiencia: Experiencia): Candidato<true>[] {
  const best = bestOf(relato)[TRADES.indexOf(experiencia)];
  if (!best?.piece || isAlike(experiencia, tellingLines(relato, best))) return [];
  const told = tellingOf(best.piece, best.next, TRADES.indexOf(experiencia));
  return [{ valor: true, puntos: 10 / (1 + Math.exp(-best.suma)), ...placeOf(told) }];
}

/** Of a pair, the piece that tells more of the trade: it is shown. */
function tellingOf(piece: Tramo, next: Tramo | null, trade: number): Tramo {
  if (!next) return piece;
  const scale = scales();
  const weightOf = (one: Tramo): number => scale.weigh(one.lugar, scale.look(one), null)[trade] ?? 0;
  return weightOf(next) > weightOf(piece) ? next : piece;
}

/** Lines below a pair that may tell of its job, and how the next job begins. */
const BELOW = 2;
const OPENS_JOB =
  /^[^a-z]{0,4}(?:19|20)\d\d|^ ?[-•·*–] |(?<![\d ] de )(?:19|20)\d\d[^a-z\d]{0,3}$|(?:19|20)\d\d ?[-–a] ?(?:19|20)\d\d/;

/** The lines of a pair, and those below them of the same job: `Estudio Jurídico Lara`, its street, `Chofer del socio`. */
function tellingLines({ lines }: Relato, { piece, next }: Mejor): string {
  const pair = [piece, next].flatMap((one) => (one ? [one.line] : []));
  const last = lines.findIndex(({ inicio }) => inicio === pair.at(-1)?.inicio);
  const below = lines.slice(last + 1, last + 1 + BELOW).map(({ texto }) => texto);
  const end = below.findIndex((texto) => OPENS_JOB.test(texto));
  return [...pair.map(({ texto }) => texto), ...(end < 0 ? below : below.slice(0, end))].join('; ');
}

/** Where the words of a piece stand. */
function placeOf({ line, palabras, desde }: Tramo): { inicio: number; fin: number } {
  const words = [...line.texto.matchAll(WORD)].slice(desde, desde + palabras.length);
  const [first, last] = [words[0], words.at(-1)];
  return {
    inicio: line.inicio + (first?.index ?? 0),
    fin: line.inicio + (last ? last.index + last[0].length : line.texto.length),
  };
}

const TRADES = Object.keys(MODELS) as Experiencia[];

type Mejor = { suma: number; piece: Tramo | null; next: Tramo | null };

/** The best pair for each trade. Words are looked up once for all four, and each counts once in a pair. */
const bestOf = oncePer((relato: Relato): readonly Mejor[] => {
  const best: Mejor[] = TRADES.map(() => ({ suma: -Infinity, piece: null, next: null }));
  const scale = scales();
  // A pair's second piece is the first one of the next pair.
  let first: Numeros | null = null;
  for (const [piece, next] of pairsIn(piecesOf(relato))) {
    first ??= scale.look(piece);
    const second = next && scale.look(next);
    const sums = scale.weigh(piece.lugar, first, second);
    for (const [k, kept] of best.entries()) {
      const suma = sums[k] ?? 0;
      if (suma > kept.suma) Object.assign(kept, { suma, piece, next });
    }
    first = second;
  }
  return best;
});

/** The numbers of a piece's words, and of these two by two. */
type Numeros = { numbers: readonly number[]; inside: readonly number[] };

/** The four models as one: a word's number is where its weights begin; what weighs nothing has none. */
type Lexico = {
  words: WordMap<number>;
  /** By the first word's number times `size` and the second one's. */
  pairs: ReadonlyMap<number, number>;
  size: number;
  always: number;
  weights: Float64Array;
};

/** Weighs pairs of pieces for all trades at once. */
class Scale {
  readonly #lexico: Lexico;
  readonly #sums = new Float64Array(TRADES.length);
  /** The last pair in which each number counted, and how many pairs there have been. */
  readonly #counted: Float64Array;
  #round = 0;

  constructor(lexico: Lexico) {
    this.#lexico = lexico;
    this.#counted = new Float64Array(lexico.weights.length);
  }

  look({ palabras }: Tramo): Numeros {
    const numbers: number[] = [];
    const inside: number[] = [];
    for (const word of palabras) {
      const number = this.#lexico.words.get(word) ?? 0;
      inside.push(this.#pairOf(numbers.at(-1) ?? 0, number));
      numbers.push(number);
    }
    return { numbers, inside };
  }

  /** What the words of a pair weigh in each trade, until the next pair is weighed. */
  weigh(lugar: string, first: Numeros, second: Numeros | null): Float64Array {
    this.#round++;
    this.#sums.fill(0);
    this.#add(this.#lexico.always);
    this.#add(this.#lexico.words.get(lugar) ?? 0);
    this.#addAll(first);
    if (second) {
      this.#add(this.#pairOf(first.numbers.at(-1) ?? 0, second.numbers[0] ?? 0));
      this.#addAll(second);
    }
    return this.#sums;
  }

  #pairOf(first: number, second: number): number {
    const { pairs, size } = this.#lexico;
    return first !== 0 && second !== 0 ? (pairs.get(first * size + second) ?? 0) : 0;
  }

  #addAll({ numbers, inside }: Numeros): void {
    for (const number of numbers) this.#add(number);
    for (const number of inside) this.#add(number);
  }

  #add(at: number): void {
    if (at === 0 || this.#counted[at] === this.#round) return;
    this.#counted[at] = this.#round;
    for (let k = 0; k < TRADES.length; k++) this.#sums[k] = (this.#sums[k] ?? 0) + (this.#lexico.weights[at + k] ?? 0);
  }
}

const scales = once(() => new Scale(build()));

function build(): Lexico {
  const models = TRADES.map((name) => MODELS[name]());
  const all = new Set(models.flatMap(({ weights }) => [...weights.keys()]));
  // A pair of words that weighs makes its words known, also when they weigh nothing alone.
  const single = new Set([...all].flatMap((rasgo) => (rasgo.startsWith('at:') ? [rasgo] : rasgo.split('_'))));
  const names = [...single, ...[...all].filter((rasgo) => !single.has(rasgo))];
  const numberOf = new Map(names.map((name, i) => [name, (i + 1) * TRADES.length] as const));
  const size = (single.size + 1) * TRADES.length;
  const pairs = new Map(
    names.slice(single.size).map((name) => {
      const [first = '', second = ''] = name.split('_');
      return [(numberOf.get(first) ?? 0) * size + (numberOf.get(second) ?? 0), numberOf.get(name) ?? 0] as const;
    }),
  );
  const weights = Float64Array.from(
    ['', ...names].flatMap((name) => models.map(({ weights }) => weights.get(name) ?? 0)),
  );
  const words = new WordMap([...single].map((word) => [word, numberOf.get(word) ?? 0] as const));
  return {
    words,
    pairs,
    size,
    always: numberOf.get(ALWAYS) ?? 0,
    weights,
  };
}
