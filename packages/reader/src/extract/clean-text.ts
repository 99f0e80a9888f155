/** Private use: glyphs of icon fonts, and letters whose meaning the file does not give. */
export const UNMAPPED = /[\uE000-\uF8FF\uFFFD\u{F0000}-\u{FFFFD}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what broken fonts yield
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** None of them in most runs: blanks that do not break, what is not seen, loose accents and what private use says. */
const MAYBE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above
  /[\u0300-\u036F\u0000-\u0008\u000B-\u001F\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060\u2066-\u2069\uD800-\uF8FF\uFB00-\uFB06\uFEFF\uFF01-\uFF5E\uFFFD]/;

/** Letters of mathematics and full width that people take for bold or wide ones, and ligatures that Word keeps as one sign. */
const DISGUISED = /[\u{1D400}-\u{1D7FF}\u210A-\u2115\u2119-\u211D\u212C-\u2134\uFB00-\uFB06\uFF01-\uFF5E]+/gu;

/** A text without signs that nobody sees (soft hyphens, marks of direction), its accents on their letters, icons as blanks: `✆+56 9…` must not glue to its neighbours. */
export function cleanText(text: string): string {
  if (!MAYBE.test(text)) return text;
  return text
    .replace(UNMAPPED, ' ')
    .replace(CONTROL, '')
    .replace(/\u00A0/g, ' ')
    .replace(DISGUISED, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');
}
