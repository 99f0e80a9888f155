import { WordMap } from '../matching/word-filter.ts';

/** How a word is called by its side and sentence, also by its stem, and, if it is so near that its place counts, by that. */
const PLACES = [
  ...['L0:', 'L1:', 'L2:', 'L0~', 'L1~', 'L2~', 'l0:', 'l1:', 'l2:', 'l3:', 'l4:'],
  ...['R0:', 'R1:', 'R2:', 'R0~', 'R1~', 'R2~', 'r0:', 'r1:', 'r2:'],
];
/** How two words one behind the other are. */
const PAIRS = ['LL:', 'RR:'];

const numberOf = (place: string): number => PLACES.indexOf(place);

/** The numbers of these names, the first of each kind, and how many places are near: a number is found quicker. */
export const LEFT = { word: numberOf('L0:'), stem: numberOf('L0~'), near: numberOf('l0:'), nears: 5, pair: 0 };
export const RIGHT = { word: numberOf('R0:'), stem: numberOf('R0~'), near: numberOf('r0:'), nears: 3, pair: 1 };

/** What holds at a place: its name, or the number that a model has for it. */
export type Rasgo = string | number;

/** A word as it is asked about: its letters, or its number. */
export type Known = string | number;

/** What is asked about words. */
export interface Vocabulary {
  /** The first `letters` of a word; nothing where nothing is asked about it. */
  known(word: string, letters?: number): Known | undefined;
  /** What holds where a word stands: `L0:renta`, `l1:mi`, `R0~mens`. */
  at(place: number, word: Known): Rasgo | undefined;
  /** What holds where another one stands behind it: `LL:mi_renta`. */
  before(pair: number, word: Known, next: Known): Rasgo | undefined;
}

/** For who learns. */
export const EVERYTHING: Vocabulary = {
  known: (word, letters) => word.slice(0, letters),
  at: (place, word) => `${PLACES[place]}${word}`,
  before: (pair, word, next) => `${PAIRS[pair]}${word}_${next}`,
};

const OF_WORD = /^([LR]\d[:~]|[lr]\d:)(.+)$/;
const OF_PAIR = /^(LL:|RR:)([^_]+)_([^_]+)$/;

/**
 * What weighs something for a model, by numbers: of what stands around a place few things do. Each word has a row of
 * weights, one for each place that it may stand at; those of pairs come behind all rows.
 */
export class Weighing implements Vocabulary {
  readonly weights: Float64Array;
  readonly #words = new WordMap<number>();
  /** By the pair's kind and its two words. */
  readonly #pairs = new Map<number, number>();

  constructor(names: ReadonlyMap<string, number>) {
    const parsed = [...names].flatMap(([name, weight]) => {
      const [, place = '', word] = OF_WORD.exec(name) ?? [];
      if (word !== undefined) return [{ place: numberOf(place), words: [word], weight }];
      const [, side = '', first, second] = OF_PAIR.exec(name) ?? [];
      return first && second ? [{ place: PAIRS.indexOf(side), words: [first, second], weight }] : [];
    });
    for (const { words } of parsed)
      for (const word of words) if (this.#words.get(word) === undefined) this.#words.set(word, this.#words.size);
    const weights: number[] = new Array(this.#words.size * PLACES.length).fill(0);
    for (const { place, words, weight } of parsed) {
      const [first = 0, second] = words.map((word) => this.#words.get(word));
      if (second === undefined) weights[first * PLACES.length + place] = weight;
      else this.#pairs.set(this.#keyOf(place, first, second), weights.push(weight) - 1);
    }
    this.weights = Float64Array.from(weights);
  }

  known(word: string, letters?: number): number | undefined {
    return this.#words.get(word, 0, letters);
  }

  at(place: number, word: number): number | undefined {
    const at = word * PLACES.length + place;
    return this.weights[at] === 0 ? undefined : at;
  }

  before(pair: number, word: number, next: number): number | undefined {
    return this.#pairs.get(this.#keyOf(pair, word, next));
  }

  #keyOf(pair: number, word: number, next: number): number {
    return (pair * this.#words.size + word) * this.#words.size + next;
  }
}
