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

/**
 * Whether it is a valid RUT as it is stored, with a body of seven or eight digits: nearly every one of the thousands that
 * a list shows, for which a pattern and `checkDigit` take three times as long.
 */
function isStored(text: string): boolean {
  const last = text.length - 1;
  if (last < 8 || last > 9 || text.charCodeAt(last - 1) !== 0x2d || text.startsWith('0')) return false;
  let sum = 0;
  let weight = 2;
  for (let i = last - 2; i >= 0; i--) {
    const digit = text.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9) return false;
    sum += digit * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const check = 11 - (sum % 11);
  return text.charCodeAt(last) === (check === 11 ? 0x30 : check === 10 ? 0x4b : 0x30 + check);
}

/** A valid RUT with dots and hyphen (`76.086.428-5`); anything else comes back trimmed, as it was typed. */
export function formatRut(text: string): string {
  const clean = isStored(text) ? text : parseRut(text);
  if (clean === null) return text.trim();
  const [millions, thousands] = [clean.slice(0, -8), clean.slice(-8, -5)];
  return `${millions && `${millions}.`}${thousands && `${thousands}.`}${clean.slice(-5)}`;
}
