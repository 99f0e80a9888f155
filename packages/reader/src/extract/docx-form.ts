/** What was chosen or ticked in a field of a form of old Words, which no run of letters tells. */
export class FormField {
  readonly #choices: string[] = [];
  readonly #box: boolean;
  #value = '0';

  /** `name` is that of its tag: `ddList` or `checkBox`. */
  constructor(name: string) {
    this.#box = name === 'checkBox';
  }

  static isOne(name: string): boolean {
    return name === 'ddList' || name === 'checkBox';
  }

  /** A tag within it; the value that was set stands behind the one it began with. */
  open(name: string, attribute: (name: string) => string | null): void {
    if (name === 'listEntry') this.#choices.push(attribute('val') ?? '');
    else if (name === 'default' || name === 'result' || name === 'checked') this.#value = attribute('val') ?? '1';
  }

  get answer(): string {
    if (this.#box) return /^(?:0|false|off)$/.test(this.#value) ? '☐' : '☒';
    return this.#choices[Number(this.#value)] ?? '';
  }
}

/** Boxes and ticks by the fonts that have them, whose other signs are icons and bullets. */
const TICKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  wingdings: { F0FE: '☑', F0FD: '☒', F0FC: '✓', F0FB: '✗', F0A8: '☐', F06F: '☐' },
  'wingdings 2': { F052: '☑', F053: '☒', F050: '✓', F04F: '✗', F0A3: '☐' },
};
/** The same as letters of any other font: `☐` to `☒`, `✓` to `✘`. */
const LETTERS = /^(?:261[0-2]|271[3-8])$/;

/** A sign by its font and its number in it (hex): a box or a tick as such, every other one as a blank. */
export function symbolOf(font: string | null, char: string | null): string {
  const hex = (char ?? '').toUpperCase();
  const known = TICKS[(font ?? '').toLowerCase()]?.[hex];
  return known ?? (LETTERS.test(hex) ? String.fromCodePoint(Number.parseInt(hex, 16)) : ' ');
}
