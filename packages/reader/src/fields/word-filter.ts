/** Bits for a word: one word in sixteen that is not there looks as if it were. */
const BITS = 16;

/**
 * Tells most words that are not in a list apart without looking for them there: a look-up makes a key of the word
 * first and waits for the memory over which a big list is spread, and few words of a CV are in any list.
 */
export class WordFilter {
  readonly #bits: Uint8Array;
  readonly #mask: number;

  constructor(words: Iterable<string>) {
    const all = [...words];
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, all.length) * BITS));
    this.#bits = new Uint8Array(size / 8);
    this.#mask = size - 1;
    for (const word of all) {
      const at = this.#placeOf(word, 0, word.length);
      this.#bits[at >> 3] = (this.#bits[at >> 3] ?? 0) | (1 << (at & 7));
    }
  }

  /** False when the letters [from, to) of a text are surely no word of the list. */
  mayHave(text: string, from = 0, to = text.length): boolean {
    const at = this.#placeOf(text, from, to);
    return ((this.#bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
  }

  #placeOf(text: string, from: number, to: number): number {
    let hash = to - from;
    for (let i = from; i < to; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}

/** A list of words that is asked for many others. */
export class WordSet {
  readonly #filter: WordFilter;
  readonly #words: ReadonlySet<string>;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    this.#filter = new WordFilter(this.#words);
  }

  /** Whether the letters [from, to) of a text are a word of the list. */
  has(text: string, from = 0, to = text.length): boolean {
    return this.#filter.mayHave(text, from, to) && this.#words.has(text.slice(from, to));
  }
}
