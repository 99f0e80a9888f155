import { isStringOneByteRepresentation } from 'node:v8';

/** Signs above U+00FF that CVs are full of, and the one that people type for them: each as long as the other. */
const TYPED: readonly (readonly [signs: string, typed: string])[] = [
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-'],
  ['\u2018\u2019\u201a\u201b', "'"],
  ['\u201c\u201d\u201e\u201f', '"'],
  ['•‣▪▸►●', '·'],
  ['\u2002\u2003\u2007\u2009\u200a\u202f', ' '],
];

const STAND_IN = new Uint8Array(0x2600);
for (const [signs, typed] of TYPED) for (const sign of signs) STAND_IN[sign.charCodeAt(0)] = typed.charCodeAt(0);

/**
 * The text with the signs that people type, exactly as long, so that offsets hold: `2019 – hoy` is `2019 - hoy`. The
 * engine keeps a text of which one letter is above U+00FF in two bytes a letter, and every slice of it; each pattern
 * is then compiled for both kinds of text and is slower in the wide one. Three CVs in four have such a sign, nine in
 * ten of them no other than these, and reading a DOCX takes a tenth less. Null when the text takes one byte a letter
 * already, or has another sign (`ć`, `☑`, `€`).
 */
export function latin(text: string): string | null {
  if (isStringOneByteRepresentation(text)) return null;
  const bytes = Buffer.allocUnsafe(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const letter = code < 0x100 ? code : STAND_IN[code];
    if (!letter) return null;
    bytes[i] = letter;
  }
  return bytes.toString('latin1');
}
