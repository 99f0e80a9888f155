/** Whole, its thousands apart by dots or not. */
const WHOLE = /^(?:\d{1,15}|\d{1,3}(?:\.\d{3})+)$/;

/**
 * What a number field holds of what was typed: the number; null of nothing; what is no whole number as it was typed, to
 * be told. A figure that is left out of it unseen makes `1,5` fifteen.
 */
export function heldNumber(text: string): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  return WHOLE.test(plain) ? Number(plain.replaceAll('.', '')) : text;
}
