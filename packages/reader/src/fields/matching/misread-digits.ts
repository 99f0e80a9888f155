const DIGITS: Readonly<Record<string, string>> = {
  o: '0',
  i: '1',
  l: '1',
  '|': '1',
  s: '5',
  b: '8',
  z: '2',
  g: '8',
  q: '9',
};

/** A folded text in which the `letters` that a recogniser gave for digits are those digits again; as long as before. */
export const repairDigits = (text: string, letters: RegExp): string =>
  text.replace(letters, (letter) => DIGITS[letter] ?? letter);

/** Three groups of digits at most, in which letters stand for some of them. */
const SUM = /(?<![\da-z.,])[\dsoilzb]{1,3}(?:[.,][\dsoilzb]{3}){1,2}(?![\da-z])/g;
/** Thousands behind the word for pay, and before theirs. */
const THOUSANDS = /(?<=\b(?:preten[sc]i|expectativa|renta|sueldo)[^\n\d]{0,24}\b)[\dsoilzb]{2,3}(?= mil\b)/g;
const LEAST_DIGITS = 3;

/** Sums of a folded text whose digits a recogniser took for letters, `$ 85o.000`, `sso mil`, `1 millen`; as long as before. */
export const repairSums = (text: string): string =>
  text
    .replace(/\bmill[ec0q]n(?=es\b|\b)/g, 'millon')
    .replace(SUM, (sum) => (sum.replace(/\D/g, '').length < LEAST_DIGITS ? sum : repairDigits(sum, LETTER)))
    .replace(THOUSANDS, (sum) => repairDigits(sum, LETTER));

const LETTER = /[soilzb]/g;
