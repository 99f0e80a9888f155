import { walkXml, type XmlHandler } from '@recluta/domain/xml';

/** What letters look like; null where a style leaves it to the one it is based on. */
export type Look = {
  tam: number | null;
  negrita: boolean | null;
  cursiva: boolean | null;
  oculto: boolean | null;
};

/** Nothing is said of how letters look. */
export const PLAIN: Readonly<Look> = { tam: null, negrita: null, cursiva: null, oculto: null };

/** Fills what a look leaves open by another. */
export function fillLook(look: Look, under: Look): void {
  look.tam ??= under.tam;
  look.negrita ??= under.negrita;
  look.cursiva ??= under.cursiva;
  look.oculto ??= under.oculto;
}

type Style = Look & { basedOn: string | null };

/** Looks by style id; '' is the document's default. */
export type Styles = (id: string) => Look;

/** Where a style begins, or the hundreds of names that look like nothing. */
const BEGINS = /<(?:\w+:)?(?:style|latentStyles)\s/g;

/** A document has many styles and uses few: each is read when it is first asked for. */
export function parseStyles(xml: string): Styles {
  const starts = startsOf(xml);
  const fallback = readStyle(xml.slice(0, starts[0]), {
    tam: 10,
    negrita: false,
    cursiva: false,
    oculto: false,
    basedOn: null,
  });
  const written = new Written();
  for (const [i, start] of starts.entries()) {
    written.part = xml.slice(start, starts[i + 1]);
    walkXml(xml.slice(start, xml.indexOf('>', start) + 1), written);
  }
  const styles = new Map<string, Style | undefined>();
  const styleOf = (id: string): Style | undefined => {
    const part = written.parts.get(id);
    if (!styles.has(id)) styles.set(id, part === undefined ? undefined : readStyle(part));
    return styles.get(id);
  };
  const looks = new Map<string, Look>();
  return (id) => {
    const known = looks.get(id);
    if (known !== undefined) return known;
    const look = resolve(styleOf, id === '' ? written.normal : id, fallback);
    looks.set(id, look);
    return look;
  };
}

/** Which part of the text each style is written in, and which one is the paragraphs' own. */
class Written implements XmlHandler {
  readonly parts = new Map<string, string>();
  normal = '';
  /** That of the style whose tag is read. */
  part = '';

  open(name: string, attribute: (name: string) => string | null): void {
    if (name !== 'style') return;
    const id = attribute('styleId') ?? '';
    this.parts.set(id, this.part);
    if (attribute('default') === '1' && attribute('type') === 'paragraph') this.normal = id;
  }
  close(): void {}
  text(): void {}
}

/** `matchAll` makes a copy of the pattern for each document. */
function startsOf(xml: string): number[] {
  const starts: number[] = [];
  BEGINS.lastIndex = 0;
  for (let hit = BEGINS.exec(xml); hit !== null; hit = BEGINS.exec(xml)) starts.push(hit.index);
  return starts;
}

function readStyle(xml: string, style: Style = { ...PLAIN, basedOn: null }): Style {
  walkXml(xml, new StyleTags(style));
  return style;
}

class StyleTags implements XmlHandler {
  readonly #style: Style;

  constructor(style: Style) {
    this.#style = style;
  }

  open(name: string, attribute: (name: string) => string | null): void {
    if (name === 'basedOn') this.#style.basedOn = attribute('val');
    else applyLook(this.#style, name, attribute);
  }
  close(): void {}
  text(): void {}
}

/** Reads `w:sz` (half points), `w:b`, `w:i` and `w:vanish` into a look. Attributes are looked for in few of the tags. */
export function applyLook(look: Look, name: string, attribute: (name: string) => string | null): void {
  if (name === 'sz') {
    const value = attribute('val');
    if (value !== null) look.tam = Number(value) / 2 || null;
  } else if (name === 'b') look.negrita = isOn(attribute);
  else if (name === 'i') look.cursiva = isOn(attribute);
  else if (name === 'vanish') look.oculto = isOn(attribute);
}

export function isOn(attribute: (name: string) => string | null): boolean {
  const value = attribute('val');
  return value !== '0' && value !== 'false' && value !== 'off';
}

function resolve(styleOf: (id: string) => Style | undefined, id: string, fallback: Look): Look {
  const look: Look = { ...PLAIN };
  let style = styleOf(id);
  // Styles that are based on each other in a ring end here too.
  for (let depth = 0; style !== undefined && depth < 12; depth++) {
    fillLook(look, style);
    style = styleOf(style.basedOn ?? '');
  }
  fillLook(look, fallback);
  return look;
}
