import { walkXml, type XmlHandler } from '@recluta/domain/xml';
import type { Item } from '../text/document.ts';
import { cleanText } from './clean-text.ts';
import type { Block } from './docx-walk.ts';
import { MAX_ITEMS, MAX_TEXT } from './limits.ts';
import { addRun } from './word-runs.ts';

const SIZE = 11;
/** Sizes of headings in points, bold all of them. */
const HEADINGS: Record<string, number> = { h1: 24, h2: 18, h3: 14, h4: 12, h5: 11, h6: 11 };
const LINES = new Set(
  'address article blockquote br dd div dl dt fieldset footer form header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const UNSEEN = new Set(['script', 'style', 'title']);
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};
const SIGNS: Record<string, string> = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  euro: '€',
};

/** The text of a page of the web as lines; cells of a row are parted by tabs. Nothing that it calls is fetched. */
export function htmlBlocks(html: string): Block[] {
  const page = new Page();
  walkXml(named(html), page);
  return [{ lines: page.lines }];
}

/** Letters and signs that pages of the web write by their names. */
function named(html: string): string {
  return html
    .replace(
      /&([a-z])(acute|grave|uml|circ|tilde|cedil);/gi,
      (_, letter: string, mark: string) => letter + MARKS[mark.toLowerCase()],
    )
    .replace(/&([a-z]{3,6});/g, (whole, sign: string) => SIGNS[sign] ?? whole);
}

class Page implements XmlHandler {
  readonly lines: Item[][] = [[]];
  #unseen: string | null = null;
  #bold = 0;
  #heading = 0;
  #items = MAX_ITEMS;
  #letters = MAX_TEXT;

  open(tag: string): void {
    const name = tag.toLowerCase();
    if (this.#unseen !== null) return;
    if (UNSEEN.has(name)) this.#unseen = name;
    else if (name === 'b' || name === 'strong') this.#bold++;
    else if (name === 'td' || name === 'th') this.#cell();
    else if (name in HEADINGS || LINES.has(name)) this.#line(HEADINGS[name] ?? 0);
  }

  close(tag: string): void {
    const name = tag.toLowerCase();
    if (this.#unseen !== null) this.#unseen = name === this.#unseen ? null : this.#unseen;
    else if (name === 'b' || name === 'strong') this.#bold = Math.max(0, this.#bold - 1);
    else if (name in HEADINGS || LINES.has(name)) this.#line(0);
  }

  text(text: string): void {
    if (this.#unseen !== null || this.#items <= 0 || this.#letters <= 0) return;
    const begins = this.lines.at(-1)?.length === 0;
    const texto = cleanText(text.slice(0, this.#letters).replace(/\s+/g, ' ')).slice(
      begins && /^\s/.test(text) ? 1 : 0,
    );
    if (texto === '') return;
    this.#items--;
    this.#letters -= texto.length;
    addRun(this.lines, texto, { tam: this.#heading || SIZE, negrita: this.#heading > 0 || this.#bold > 0 });
  }

  #line(heading: number): void {
    this.#heading = heading;
    const last = this.lines.at(-1)?.at(-1);
    // What begins a cell is no new line.
    if (last !== undefined && last.texto !== '\t') this.lines.push([]);
  }

  #cell(): void {
    if (this.lines.at(-1)?.length !== 0 && this.#items-- > 0) addRun(this.lines, '\t', { tam: SIZE });
  }
}
