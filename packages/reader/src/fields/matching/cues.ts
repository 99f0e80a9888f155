import { beginningsOf, OTHER } from './beginnings.ts';
import { hitsOf } from './hits.ts';

/** A number has no more bits to tell patterns apart. */
const MOST = 31;
/** Letters, and one sign for all others, as numbers; behind them a node keeps its patterns. */
const END = 26;
const FOUND = 27;
const NODE = 28;
/** Where words begin, and where what may stand inside of one does; 0 is no node. */
const AT_WORD = NODE;
const INSIDE = 2 * NODE;

const numberOf = (code: number): number => (code > 96 && code < 123 ? code - 97 : END);

/**
 * Patterns that are asked only of texts in which a word stands that their matches begin with: one look at the words of
 * a text tells it for all patterns together. What it tells is a number, a bit for each pattern.
 */
export class Cues {
  readonly #patterns: RegExp[] = [];
  /** The beginnings of all patterns, letter by letter: from a node, a letter's number leads to the next one. */
  #tree: Int32Array | undefined;
  #always = 0;

  cued(pattern: RegExp): Cued {
    if (this.#patterns.push(pattern) > MOST) throw new RangeError('too many patterns for one number');
    this.#tree = undefined;
    return new Cued(pattern, 1 << (this.#patterns.length - 1));
  }

  /** Which of the patterns may be found in the letters [from, to) of a folded text. */
  of(text: string, from = 0, to = text.length): number {
    this.#tree ??= this.#grown();
    const tree = this.#tree;
    let cues = this.#always;
    let root = AT_WORD;
    for (let start = from; start < to; start++) {
      const first = numberOf(text.charCodeAt(start));
      let node = first === END ? 0 : (tree[root + first] ?? 0);
      root = first === END ? AT_WORD : INSIDE;
      for (let at = start + 1; node > 0; at++) {
        cues |= tree[node + FOUND] ?? 0;
        node = tree[node + (at < to ? numberOf(text.charCodeAt(at)) : END)] ?? 0;
      }
    }
    return cues;
  }

  #grown(): Int32Array {
    const tree: number[] = new Array(3 * NODE).fill(0);
    this.#patterns.forEach((pattern, i) => {
      const ways = beginningsOf(pattern);
      if (!ways) this.#always |= 1 << i;
      for (const { letters, atWord } of ways ?? [])
        for (const root of atWord ? [AT_WORD] : [AT_WORD, INSIDE]) grow(tree, root, letters, 1 << i);
    });
    return Int32Array.from(tree);
  }
}

/** Adds a beginning below a root, but for what follows a shorter one of the same pattern. */
function grow(tree: number[], root: number, letters: string, bit: number): void {
  let node = root;
  for (const letter of letters) {
    if (((tree[node + FOUND] ?? 0) & bit) !== 0) return;
    const at = node + (letter === OTHER ? END : numberOf(letter.charCodeAt(0)));
    if (!tree[at]) {
      tree[at] = tree.length;
      tree.push(...new Array<number>(NODE).fill(0));
    }
    node = tree[at] ?? 0;
  }
  tree[node + FOUND] = (tree[node + FOUND] ?? 0) | bit;
}

/** One of such patterns; `cues` are those of the text, or of a longer one around it. */
export class Cued {
  readonly pattern: RegExp;
  readonly #bit: number;

  constructor(pattern: RegExp, bit: number) {
    this.pattern = pattern;
    this.#bit = bit;
  }

  test(text: string, cues: number): boolean {
    return (cues & this.#bit) !== 0 && this.pattern.test(text);
  }

  exec(text: string, cues: number): RegExpExecArray | null {
    return (cues & this.#bit) !== 0 ? this.pattern.exec(text) : null;
  }

  hits(text: string, cues: number, most?: number): RegExpExecArray[] {
    return (cues & this.#bit) !== 0 ? hitsOf(text, this.pattern, most) : [];
  }
}

/** Those that are asked of every line. */
export const HEAD_CUES = new Cues();

/** Those that are asked of a whole text. */
export const TEXT_CUES = new Cues();
