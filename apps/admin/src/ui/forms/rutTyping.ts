const PLAIN = /^[\d.\s-]*[kK]?$/;

/**
 * A RUT as it is typed: `123456785` → `12.345.678-5`, from the second character on. What is not digits and a final K
 * (a passport, a slip) is left as typed: nothing optional is refused for its form.
 */
export function formatRutTyping(text: string): string {
  if (!PLAIN.test(text)) return text;
  const digits = text.replace(/[^\dkK]/g, '').toUpperCase();
  const clean = digits.replace(/^0+(?=.)/, '');
  // Without its zeros nothing is left of a body of zeros: what is told to be no RUT is what was typed.
  if (clean.length < 2) return digits.length < 2 ? clean : text;
  if (clean.length > 9) return text;
  const body = clean.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${body}-${clean.slice(-1)}`;
}

const significant = (text: string): number => text.replace(/[^\dA-Za-z]/g, '').length;

/** Where the caret belongs after formatting: behind as many letters and digits as before. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  const lost = significant(typed) - significant(formatted);
  let left = significant(typed.slice(0, caret)) - Math.max(0, lost);
  let at = 0;
  while (left > 0 && at < formatted.length) {
    if (/[\dA-Za-z]/.test(formatted[at] ?? '')) left -= 1;
    at += 1;
  }
  return at;
}
