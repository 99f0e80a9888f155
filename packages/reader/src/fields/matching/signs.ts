/** Kinds of signs that a text may have; others than these are asked of it only where it has them. */
export const QUOTE = 1;
export const SEPARATOR = 2;
export const STAR = 4;
/** A capital against a small letter. */
export const GLUED = 8;
/** What stands in no name and is no decoration around one. */
export const NUMBER = 64;
const SMALL = 16;
const CAPITAL = 32;

const TABLE = new Uint8Array(0x180);
const mark = (signs: string, kind: number): void => {
  for (const sign of signs) TABLE[sign.charCodeAt(0)] = (TABLE[sign.charCodeAt(0)] ?? 0) | kind;
};
mark('(“"«\'', QUOTE);
mark('|·;:/(),-', SEPARATOR);
mark('*_~"|·', STAR);
mark('0123456789@$%!?+&\\', NUMBER);
for (let code = 0; code < TABLE.length; code++) {
  const sign = String.fromCharCode(code);
  if (/\p{Ll}/u.test(sign)) mark(sign, SMALL);
  else if (/\p{Lu}/u.test(sign)) mark(sign, CAPITAL);
  else if (code > 0x7f) mark(sign, QUOTE | SEPARATOR | STAR);
}

/** Which kinds of signs a text may have: signs of other alphabets may be any of them. */
export function signsIn(text: string): number {
  let all = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kinds = code < TABLE.length ? (TABLE[code] ?? 0) : QUOTE | SEPARATOR | STAR | SMALL | CAPITAL;
    all |= kinds;
    if ((before & SMALL) !== 0 && (kinds & CAPITAL) !== 0) all |= GLUED;
    before = kinds;
  }
  return all;
}
