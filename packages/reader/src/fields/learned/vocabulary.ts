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

/** A word of whose names some are asked for. */
export type Known = {
  readonly word: string;
  /** How it is called where it stands: `L0:renta`, `l1:mi`, `R0~mens`. */
  at(place: number): string | undefined;
  /** How it is called with the word behind it: `LL:mi_renta`. */
  before(pair: number, next: Known): string | undefined;
};

/** The words that are asked for. */
export type Vocabulary = (word: string) => Known | undefined;

class AnyWord implements Known {
  readonly word: string;

  constructor(word: string) {
    this.word = word;
  }

  at(place: number): string {
    return `${PLACES[place]}${this.word}`;
  }

  before(pair: number, next: Known): string {
    return `${PAIRS[pair]}${this.word}_${next.word}`;
  }
}

/** For who learns. */
export const EVERYTHING: Vocabulary = (word) => new AnyWord(word);

class Weighing implements Known {
  readonly word: string;
  readonly places: (string | undefined)[] = [];
  readonly pairs: (Map<Known, string> | undefined)[] = [];

  constructor(word: string) {
    this.word = word;
  }

  at(place: number): string | undefined {
    return this.places[place];
  }

  before(pair: number, next: Known): string | undefined {
    return this.pairs[pair]?.get(next);
  }
}

const OF_WORD = /^([LR]\d[:~]|[lr]\d:)(.+)$/;
const OF_PAIR = /^(LL:|RR:)([^_]+)_([^_]+)$/;

/** What weighs something for a model: of what stands around a place few things do, and only these are called by a name. */
export function vocabularyOf(names: Iterable<string>): Vocabulary {
  const words = new WordMap<Weighing>();
  const known = (word: string): Weighing => {
    const found = words.get(word) ?? new Weighing(word);
    words.set(word, found);
    return found;
  };
  for (const name of names) {
    const [, place = '', word] = OF_WORD.exec(name) ?? [];
    if (word !== undefined) known(word).places[numberOf(place)] = name;
    const [, side = '', first, second] = OF_PAIR.exec(name) ?? [];
    if (first === undefined || second === undefined) continue;
    const { pairs } = known(first);
    const pair = PAIRS.indexOf(side);
    pairs[pair] = (pairs[pair] ?? new Map<Known, string>()).set(known(second), name);
  }
  return (word) => words.get(word);
}
