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
