const DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', s: '5', b: '8', z: '2' };

/** A folded text in which the `letters` that a recogniser gave for digits are those digits again; as long as before. */
export const repairDigits = (text: string, letters: RegExp): string =>
  text.replace(letters, (letter) => DIGITS[letter] ?? letter);
