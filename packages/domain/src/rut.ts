/**
 * RUT: body of 1 to 8 digits and a check digit modulo 11 (CL-11). Stored clean (`12345678-5`), shown with dots.
 */

const SEPARATORS = /[.\s\u00a0\u2010-\u2015\u2212-]/g;
const CLEAN = /^0*(\d{1,8})([\dK])$/;

/** Check digit of a RUT body: weights 2..7 from the right, 11 → 0, 10 → K. */
export function checkDigit(body: number): string {
  let sum = 0;
  let weight = 2;
  for (let rest = body; rest > 0; rest = (rest - (rest % 10)) / 10) {
    sum += (rest % 10) * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'K' : String(digit);
}

/** `'76.086.428-5'`, `'760864285'`, `'76086428–5'` → `'76086428-5'`; null when it is not a valid RUT. */
export function parseRut(text: string): string | null {
  const match = CLEAN.exec(text.replace(SEPARATORS, '').toUpperCase());
  if (!match) return null;
  const body = Number(match[1]);
  if (body === 0 || checkDigit(body) !== match[2]) return null;
  return `${body}-${match[2]}`;
}

export function isValidRut(text: string): boolean {
  return parseRut(text) !== null;
}

/** A RUT as it is stored, with dots (`76.086.428-5`). Nothing is checked: lists show thousands. */
export function dottedRut(stored: string): string {
  const [millions, thousands] = [stored.slice(0, -8), stored.slice(-8, -5)];
  return `${millions && `${millions}.`}${thousands && `${thousands}.`}${stored.slice(-5)}`;
}

/** A valid RUT with dots and hyphen (`76.086.428-5`); anything else comes back trimmed, as it was typed. */
export function formatRut(text: string): string {
  const clean = parseRut(text);
  return clean === null ? text.trim() : dottedRut(clean);
}
