/** Widths of Helvetica's letters, in thousandths of its size (Adobe's font metrics); most other sans and serif are near. */
const WIDTHS = new Map(
  (
    [
      ["ijl'|", 222],
      [' .,:;!I/\\ft', 278],
      ['r-()[]{}·', 333],
      ['ckJsvxyz', 500],
      ['FTZ', 611],
      ['ABEKPSVXY&', 667],
      ['CDHNRUw', 722],
      ['GOQ', 778],
      ['mM', 833],
      ['W', 944],
      ['@', 1015],
    ] as const
  ).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);
/** Digits, and most small letters. */
const USUAL = 556;

/** How wide a text is printed, in thousandths of the size of its letters: what share of a run some of its words take. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const plain = letter < '\u0080' ? letter : letter.normalize('NFD').charAt(0);
    sum += WIDTHS.get(plain) ?? USUAL;
  }
  return sum;
}
