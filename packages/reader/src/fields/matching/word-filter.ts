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
    return hashOf(text, from, to) & this.#mask;
  }
}

/** What is known of words, found by their letters: a Map makes a key of each word that it is asked for. */
export class WordMap<T> {
  /** Of the word at each place; 0 is a gap. Side by side: to follow each word to its letters would wait for memory. */
  #hashes = new Int32Array(16);
  #words: string[] = new Array(16);
  #known: T[] = new Array(16);
  size = 0;

  constructor(entries: Iterable<readonly [string, T]> = []) {
    for (const [word, known] of entries) this.set(word, known);
  }

  /** What is known of the letters [from, to) of a text. */
  get(text: string, from = 0, to = text.length): T | undefined {
    const at = this.#placeOf(hashOf(text, from, to), text, from, to);
    return this.#hashes[at] === 0 ? undefined : this.#known[at];
  }

  set(word: string, known: T): void {
    if (2 * this.size >= this.#hashes.length) this.#grow();
    const hash = hashOf(word, 0, word.length);
    const at = this.#placeOf(hash, word, 0, word.length);
    if (this.#hashes[at] === 0) this.size++;
    this.#hashes[at] = hash;
    this.#words[at] = word;
    this.#known[at] = known;
  }

  #grow(): void {
    const [words, known] = [this.#words, this.#known];
    this.#hashes = new Int32Array(2 * words.length);
    this.#words = new Array(2 * words.length);
    this.#known = new Array(2 * words.length);
    this.size = 0;
    words.forEach((word, at) => {
      this.set(word, known[at] as T);
    });
  }

  /** The word's place, or that of the gap where it would be put. */
  #placeOf(hash: number, text: string, from: number, to: number): number {
    const mask = this.#hashes.length - 1;
    let at = hash & mask;
    for (let there = this.#hashes[at]; there !== 0; there = this.#hashes[at]) {
      if (there === hash && isThere(this.#words[at] ?? '', text, from, to)) return at;
      at = (at + 1) & mask;
    }
    return at;
  }
}

function isThere(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}

/** Never 0. */
function hashOf(text: string, from: number, to: number): number {
  let hash = to - from;
  for (let i = from; i < to; i++) hash = Math.imul(hash, 31) + text.charCodeAt(i);
  return hash ^ (hash >>> 15) || 1;
}

/** A list of words that is asked for many others. */
export class WordSet {
  readonly #filter: WordFilter;
  readonly #words = new WordMap<true>();

  constructor(words: Iterable<string>) {
    const all = [...words];
    for (const word of all) this.#words.set(word, true);
    this.#filter = new WordFilter(all);
  }

  /** Whether the letters [from, to) of a text are a word of the list. */
  has(text: string, from = 0, to = text.length): boolean {
    return this.#filter.mayHave(text, from, to) && this.#words.get(text, from, to) === true;
  }
}
