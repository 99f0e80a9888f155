/** What a letter is, for who asks whether two that touch may be of two words. */
const OTHER = 0;
const SMALL = 1;
const CAPITAL = 2;
const DIGIT = 3;
const BRACKET = 4;
const POINT = 5;
/** What opens a value: `$`, `+`, `(`. */
const OPENING = 6;
/** An arrow, a picture, a mark: nothing of the first 256 but `©` and `®`, and `°` is a degree. */
const SIGN = 7;

/** Latin letters end here; what comes behind them is told as a sign, which asks once too often at worst. */
const LATIN = 0x250;
const KINDS = Uint8Array.from({ length: LATIN }, (_, code) => {
  const letter = String.fromCharCode(code);
  if (/\p{Ll}/u.test(letter)) return SMALL;
  if (/\p{L}/u.test(letter)) return CAPITAL;
  if (/\d/.test(letter)) return DIGIT;
  if (letter === ')') return BRACKET;
  if (letter === '.') return POINT;
  if (/[$+(]/.test(letter)) return OPENING;
  return /[©®]/.test(letter) ? SIGN : OTHER;
});
const DASH = 0x2014;
const SYMBOLS = 0x2100;

const kindOf = (code: number): number => {
  if (code < LATIN) return KINDS[code] ?? OTHER;
  return code >= SYMBOLS ? SIGN : OTHER;
};

/** Whether a word may end with what stands before and another begin with what stands behind, by both kinds. */
const PARTED = new Uint8Array(64);
for (const [before, behind] of [
  [SMALL, [CAPITAL, DIGIT, OPENING, SIGN]],
  [CAPITAL, [DIGIT, OPENING, SIGN]],
  [DIGIT, [SMALL, CAPITAL, OPENING, SIGN]],
  [BRACKET, [CAPITAL, DIGIT, OPENING, SIGN]],
  [POINT, [SMALL, OPENING]],
] as const)
  for (const kind of behind) PARTED[8 * before + kind] = 1;

/**
 * Whether somewhere in a line two letters touch of which one may end and the other begin a word, as `RUN26`, `SotoGénero`
 * or `live.cl987` have it. Asked of every line before any pattern is: most lines have none.
 */
export function mayTouch(line: string): boolean {
  let earlier = OTHER;
  let before = OTHER;
  let run = 0;
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i);
    const kind = kindOf(code);
    if (PARTED[8 * before + kind] === 1) return true;
    if (before === CAPITAL && run > 2 && (kind === SMALL || code === DASH)) return true;
    // `2019.12.345.678-5` and `Fono.9`; a point between digits parts thousands.
    if (before === DIGIT && run > 3 && kind === POINT) return true;
    if (before === POINT && kind === DIGIT && earlier !== DIGIT) return true;
    if (kind !== before) {
      earlier = before;
      run = 0;
    }
    run++;
    before = kind;
  }
  return false;
}
