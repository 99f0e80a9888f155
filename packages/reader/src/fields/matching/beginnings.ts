import { fold } from './fold.ts';

/** Anything but a letter, and whatever may stand there. */
export const OTHER = '-';
const ANY = '.';
/** Signs of a beginning: more tell little more. */
const LENGTH = 7;
/** Letters of `de`, `por`, and of other words that stand before any other. */
const SHORT = 4;

/** How a match may begin: the first signs from its first letter on, and whether that may not stand inside a word. */
export type Beginning = { letters: string; atWord: boolean };

/**
 * How whatever a pattern finds may begin in the folded text, read from its source: a text in which nothing begins so
 * need not be asked. Null where that cannot be told, as of a pattern that finds no letters. A pattern for texts that
 * are not folded has the flag `u`.
 */
export function beginningsOf({ source, flags }: RegExp): readonly Beginning[] | null {
  const ways = new SourceReader(source, flags)
    .ways()
    .map(({ letters, atWord }) => ({ letters: letters.replace(ANY, ''), atWord }));
  if (ways.some(({ letters }) => letters === '')) return null;
  return ways.sort((a, b) => a.letters.length - b.letters.length);
}

/** Follows all ways through the source of a pattern as far as their beginning goes. */
class SourceReader {
  readonly #source: string;
  /** In a text that is not folded a letter with an accent is no letter of a word. */
  readonly #folded: boolean;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#folded = !flags.includes('u');
  }

  ways(): Beginning[] {
    return this.#either([{ letters: '', atWord: false }]);
  }

  #either(from: readonly Beginning[]): Beginning[] {
    const ways: Beginning[] = [];
    do ways.push(...this.#sequence(from));
    while (this.#take('|'));
    return distinct(ways);
  }

  #sequence(from: readonly Beginning[]): readonly Beginning[] {
    let ways = from;
    while (!ways.every(isWhole) && this.#at < this.#source.length && !this.#isAt('|)')) ways = this.#repeated(ways);
    this.#pass();
    return ways;
  }

  /** One piece, as often as it may stand there. */
  #repeated(from: readonly Beginning[]): readonly Beginning[] {
    const start = this.#at;
    let ways = this.#piece(from);
    if (!this.#isAt('?*+{')) return ways;
    const [sign = '', few = '0', many] = this.#match(/[?*+]\??|\{(\d+),?(\d*)\}\??/y) ?? [];
    const end = this.#at;
    const least = sign.startsWith('+') ? 1 : Number(few);
    const most = sign.startsWith('?') ? 1 : sign.startsWith('{') && !/,\}/.test(sign) ? Number(many || few) : LENGTH;
    const all = least === 0 ? [...from] : [];
    for (let times = 1; times <= most; times++) {
      if (times > 1) {
        this.#at = start;
        ways = this.#piece(ways);
      }
      if (times >= least) all.push(...ways);
      if (times >= least && ways.every(isWhole)) break;
    }
    this.#at = end;
    return distinct(all);
  }

  #piece(from: readonly Beginning[]): readonly Beginning[] {
    if (this.#take('(')) return this.#group(from);
    if (this.#take('^') || this.#take('\\b')) return this.#atWord(from);
    if (this.#take('$')) return from;
    if (!this.#isAt('[')) {
      const sign = this.#sign();
      return from.map((way) => step(way, sign));
    }
    const [, not, members = ''] = this.#match(/\[(\^?)((?:\\.|[^\]\\])*)\]/y) ?? [];
    const signs = signsOf(members, not !== '', this.#folded);
    return distinct(from.flatMap((way) => signs.map((sign) => step(way, sign))));
  }

  /** What stands around a match tells at most that a word begins there. */
  #group(from: readonly Beginning[]): readonly Beginning[] {
    const [kind = ''] = this.#match(/\?(?::|<?[!=]|<\w+>)/y) ?? [];
    const start = this.#at;
    if (!/[!=]$/.test(kind)) {
      const ways = this.#either(from);
      this.#take(')');
      return ways;
    }
    do this.#pass();
    while (this.#take('|'));
    const inside = this.#source.slice(start, this.#at);
    this.#take(')');
    if (kind === '?!' && inside === '') return [];
    const parts = kind === '?<!' ? /^\[a-z[^\]]*\]$/ : kind === '?<=' ? /^\[[^a-z\\^-]+\]$/ : null;
    return parts?.test(inside) ? this.#atWord(from) : from;
  }

  #atWord(from: readonly Beginning[]): readonly Beginning[] {
    return this.#folded ? from.map(({ letters }) => ({ letters, atWord: true })) : from;
  }

  /** Passes over what is left of an alternative. */
  #pass(): void {
    for (let depth = 0, among = false; this.#at < this.#source.length; this.#at++) {
      if (depth === 0 && !among && this.#isAt('|)')) return;
      if (this.#isAt('\\')) this.#at++;
      else if (among) among = !this.#isAt(']');
      else if (this.#isAt('[')) among = true;
      else if (this.#isAt('(')) depth++;
      else if (this.#isAt(')')) depth--;
    }
  }

  #sign(): string {
    if (this.#isAt('\\')) {
      const [sign = ''] = this.#match(/\\(?:[pP]\{[^}]*\}|k<[^>]*>|[\s\S])/y) ?? [];
      return /^\\(?:[dstnrfv]|[^a-zA-Z\d])$/.test(sign) ? OTHER : ANY;
    }
    const sign = this.#source[this.#at++] ?? ANY;
    const plain = isLetter(sign) ? sign : fold(sign);
    return isLetter(plain) || sign === ANY ? plain : OTHER;
  }

  #isAt(signs: string): boolean {
    return this.#at < this.#source.length && signs.includes(this.#source.charAt(this.#at));
  }

  #take(sign: string): boolean {
    const found = this.#source.startsWith(sign, this.#at);
    if (found) this.#at += sign.length;
    return found;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

const isLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z' && sign.length === 1;

/** Long enough: a short word tells little without the next one. */
const isWhole = ({ letters }: Beginning): boolean =>
  letters.length >= LENGTH || letters.endsWith(ANY) || (letters.length > SHORT && letters.endsWith(OTHER));

function distinct(ways: Beginning[]): Beginning[] {
  return ways.length < 2 ? ways : [...new Map(ways.map((way) => [`${way.letters} ${way.atWord}`, way])).values()];
}

/** One sign further: signs before the first letter are passed over, and a word begins behind them. */
function step(way: Beginning, sign: string): Beginning {
  if (isWhole(way)) return way;
  if (way.letters === '' && sign === OTHER) return { letters: '', atWord: true };
  return { letters: way.letters + sign, atWord: way.atWord };
}

/** All letters that are folded to those of words. */
const LATIN = Array.from({ length: 0x250 }, (_, code) => String.fromCharCode(code))
  .filter((sign) => isLetter(fold(sign)))
  .join('');

/** The signs that a class of them stands for. */
function signsOf(members: string, not: boolean, folded: boolean): string[] {
  if (/\\[wWDSpPk]/.test(members) || (not && !folded)) return [ANY];
  const letters = lettersOf(members);
  if (not) return letters.length === 26 ? [OTHER] : [ANY];
  const others = members.replace(/[a-z]-[a-z]|[a-z]/g, '') !== '';
  const some = letters.length > 6 ? [ANY] : letters;
  return others ? [...some, OTHER] : some;
}

/** Most classes are the same few. */
const KNOWN = new Map<string, string[]>();

function lettersOf(members: string): string[] {
  const known = KNOWN.get(members) ?? [...new Set(LATIN.match(new RegExp(`[${members}]`, 'gu'))?.map(fold))];
  KNOWN.set(members, known);
  return known;
}
