import { walkXml } from '@recluta/domain/xml';

/** What letters look like; null where a style leaves it to the one it is based on. */
export type Look = { tam: number | null; negrita: boolean | null };
type Style = Look & { basedOn: string | null };

/** Looks by style id; '' is the document's default. */
export type Styles = (id: string) => Look;

export function parseStyles(xml: string): Styles {
  const styles = new Map<string, Style>();
  const fallback: Style = { tam: 10, negrita: false, basedOn: null };
  let current: Style = fallback;
  let normal = '';
  walkXml(xml, {
    open(name, attribute) {
      if (name === 'style') {
        current = { tam: null, negrita: null, basedOn: null };
        const id = attribute('styleId') ?? '';
        styles.set(id, current);
        if (attribute('default') === '1' && attribute('type') === 'paragraph') normal = id;
      } else applyLook(current, name, attribute);
      if (name === 'basedOn') current.basedOn = attribute('val');
    },
    close() {},
    text() {},
  });
  const looks = new Map<string, Look>();
  return (id) => {
    const known = looks.get(id);
    if (known !== undefined) return known;
    const look = resolve(styles, id === '' ? normal : id, fallback);
    looks.set(id, look);
    return look;
  };
}

/** Reads `w:sz` (half points) and `w:b` into a look. Attributes are looked for in few of the tags. */
export function applyLook(look: Look, name: string, attribute: (name: string) => string | null): void {
  if (name === 'sz') {
    const value = attribute('val');
    if (value !== null) look.tam = Number(value) / 2 || null;
  } else if (name === 'b') {
    const value = attribute('val');
    look.negrita = value !== '0' && value !== 'false';
  }
}

function resolve(styles: Map<string, Style>, id: string, fallback: Look): Look {
  const look: Look = { tam: null, negrita: null };
  let style = styles.get(id);
  // Styles that are based on each other in a ring end here too.
  for (let depth = 0; style !== undefined && depth < 12; depth++) {
    look.tam ??= style.tam;
    look.negrita ??= style.negrita;
    style = styles.get(style.basedOn ?? '');
  }
  return { tam: look.tam ?? fallback.tam, negrita: look.negrita ?? fallback.negrita };
}
