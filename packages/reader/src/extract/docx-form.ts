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

/** Boxes and ticks of Wingdings, which have no letters of their own. */
const TICKS: Readonly<Record<string, string>> = {
  F0FE: '☑',
  F0FD: '☒',
  F052: '☑',
  F053: '☒',
  F0FC: '✓',
  F0FB: '✗',
  F0A8: '☐',
  F0A3: '☐',
  F06F: '☐',
  F071: '☐',
};

/** A sign of its own font, by its number in hex: a box or a tick as such, an icon as a blank. */
export function symbolOf(char: string | null): string {
  const hex = (char ?? '').toUpperCase();
  const known = TICKS[hex];
  if (known !== undefined) return known;
  return /^(?:26[0-9A-F]{2}|27[01][0-9A-F])$/.test(hex) ? String.fromCodePoint(Number.parseInt(hex, 16)) : ' ';
}
