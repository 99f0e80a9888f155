import { WordMap } from '../matching/word-filter.ts';

/** A word of whose names some are asked for. */
export type Known = {
  /** How it is called where it stands: `L0:renta`, `l1:mi`, `R0~mens`. */
  at(place: string): string | undefined;
  /** How it is called with the word behind it: `LL:mi_renta`. */
  before(side: string, next: Known): string | undefined;
};

/** The words that are asked for. */
export type Vocabulary = (word: string) => Known | undefined;

class AnyWord implements Known {
  readonly #word: string;

  constructor(word: string) {
    this.#word = word;
  }

  at(place: string): string {
    return place + this.#word;
  }

  before(side: string, next: Known): string {
    return `${side}${this.#word}${next.at('_')}`;
  }
}

/** For who learns. */
export const EVERYTHING: Vocabulary = (word) => new AnyWord(word);

class Weighing implements Known {
  readonly places = new Map<string, string>();
  readonly pairs = new Map<string, Map<Known, string>>();

  at(place: string): string | undefined {
    return this.places.get(place);
  }

  before(side: string, next: Known): string | undefined {
    return this.pairs.get(side)?.get(next);
  }
}

const OF_WORD = /^([LR]\d[:~]|[lr]\d:)(.+)$/;
const OF_PAIR = /^(LL:|RR:)([^_]+)_([^_]+)$/;

/** What weighs something for a model: of what stands around a place few things do, and only these are called by a name. */
export function vocabularyOf(names: Iterable<string>): Vocabulary {
  const words = new WordMap<Weighing>();
  const known = (word: string): Weighing => {
    const found = words.get(word) ?? new Weighing();
    words.set(word, found);
    return found;
  };
  for (const name of names) {
    const [, place = '', word] = OF_WORD.exec(name) ?? [];
    if (word !== undefined) known(word).places.set(place, name);
    const [, side = '', first, second] = OF_PAIR.exec(name) ?? [];
    if (first === undefined || second === undefined) continue;
    const { pairs } = known(first);
    const seconds = pairs.get(side) ?? new Map<Known, string>();
    pairs.set(side, seconds.set(known(second), name));
  }
  return (word) => words.get(word);
}
