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
  const written = new Map<string, string>();
  let normal = '';
  let [start, next]: [number, number | undefined] = [0, 0];
  const handler: XmlHandler = {
    open(name, attribute) {
      if (name !== 'style') return;
      const id = attribute('styleId') ?? '';
      written.set(id, xml.slice(start, next));
      if (attribute('default') === '1' && attribute('type') === 'paragraph') normal = id;
    },
    close() {},
    text() {},
  };
  for (let i = 0; i < starts.length; i++) {
    [start, next] = [starts[i] ?? 0, starts[i + 1]];
    walkXml(xml.slice(start, xml.indexOf('>', start) + 1), handler);
  }
  const styles = new Map<string, Style | undefined>();
  const styleOf = (id: string): Style | undefined => {
    const part = written.get(id);
    if (!styles.has(id)) styles.set(id, part === undefined ? undefined : readStyle(part));
    return styles.get(id);
  };
  const looks = new Map<string, Look>();
  return (id) => {
    const known = looks.get(id);
    if (known !== undefined) return known;
    const look = resolve(styleOf, id === '' ? normal : id, fallback);
    looks.set(id, look);
    return look;
  };
}

/** `matchAll` makes a copy of the pattern for each document. */
function startsOf(xml: string): number[] {
  const starts: number[] = [];
  BEGINS.lastIndex = 0;
  for (let hit = BEGINS.exec(xml); hit !== null; hit = BEGINS.exec(xml)) starts.push(hit.index);
  return starts;
}

function readStyle(xml: string, style: Style = { ...PLAIN, basedOn: null }): Style {
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'basedOn') style.basedOn = attribute('val');
      else applyLook(style, name, attribute);
    },
    close() {},
    text() {},
  });
  return style;
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
