/**
 * Chilean phones (CL-12). Since 2016 every number has nine digits: mobiles start with 9, Santiago with 2, other areas
 * with a two-digit code. Stored as E.164 when it can be told, else as typed.
 */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Area codes of two digits outside Santiago (Subtel numbering plan). */
const AREAS = new Set([
  '32',
  '33',
  '34',
  '35',
  '41',
  '42',
  '43',
  '44',
  '45',
  '51',
  '52',
  '53',
  '55',
  '57',
  '58',
  '61',
  '63',
  '64',
  '65',
  '67',
  '68',
  '71',
  '72',
  '73',
  '75',
]);

const isNational = (digits: string): boolean =>
  /^[92]\d{8}$/.test(digits) || (digits.length === 9 && AREAS.has(digits.slice(0, 2)));

/** E.164 of a number as Chileans write it; foreign numbers with their `+` are kept; null when it is not a phone. */
export function parseTelefono(text: string): string | null {
  const foreign = /^\s*(?:\+|00)/.test(text);
  let digits = digitsOf(text);
  if (foreign && digits.startsWith('00')) digits = digits.slice(2);
  if (foreign && !digits.startsWith('56')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (digits.startsWith('56') && digits.length >= 10) digits = digits.slice(2);
  digits = digits.replace(/^0+/, '');
  if (isNational(digits)) return `+56${digits}`;
  // Eight digits are mobiles of before 2016, which got a 9 in front (§5).
  if (/^[5-9]\d{7}$/.test(digits)) return `+569${digits}`;
  return null;
}

/** `912345678 (mamá)` says more than its number, which is all that would be left of it. */
const saysMore = (text: string): boolean => /\p{L}/u.test(text);

/** A phone as it is kept: E.164 when it is one and nothing more is said, else as it was typed. */
export const keptTelefono = (text: string): string => (saysMore(text) ? null : parseTelefono(text)) ?? text;

export type TelefonoKind = 'movil' | 'fijo' | 'extranjero';

/** Full portability means a leading 9 is no proof of a mobile, but no landline starts with it. */
export function telefonoKind(e164: string): TelefonoKind {
  if (!/^\+56\d{9}$/.test(e164)) return 'extranjero';
  return e164[3] === '9' ? 'movil' : 'fijo';
}

/** How the mobiles of those who come to work in Chile are written: country code and its groups of digits. */
const FOREIGN: readonly (readonly [code: string, ...groups: number[]])[] = [
  ['1', 3, 3, 4],
  ['34', 3, 3, 3],
  ['51', 3, 3, 3],
  ['53', 1, 3, 4],
  ['54', 1, 2, 4, 4],
  ['55', 2, 5, 4],
  ['57', 3, 3, 4],
  ['58', 3, 3, 4],
  ['509', 4, 4],
  ['591', 4, 4],
  ['593', 2, 3, 4],
  ['595', 3, 3, 3],
  ['598', 2, 3, 3],
];

function formatForeign(e164: string): string {
  for (const [code, ...groups] of FOREIGN) {
    let rest = e164.slice(1 + code.length);
    if (!e164.startsWith(code, 1) || rest.length !== groups.reduce((sum, n) => sum + n)) continue;
    const parts = groups.map((n) => {
      const part = rest.slice(0, n);
      rest = rest.slice(n);
      return part;
    });
    return [`+${code}`, ...parts].join(' ');
  }
  return e164;
}

/**
 * `+56987654321` → `+56 9 8765 4321`; landlines `+56 2 2345 6789`, `+56 32 234 5678`; foreign mobiles as they are written
 * there, `+51 987 654 321`; others as they are.
 */
export function formatTelefono(text: string): string {
  const e164 = saysMore(text) ? null : parseTelefono(text);
  if (!e164) return text.trim();
  if (telefonoKind(e164) === 'extranjero') return formatForeign(e164);
  const national = e164.slice(3);
  if (/^[92]/.test(national)) return `+56 ${national[0]} ${national.slice(1, 5)} ${national.slice(5)}`;
  return `+56 ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
}

/** `9 8765 4321 (depto 12)`: what is said behind a number is none of it. */
function withoutNote(text: string): string {
  const number = text.replace(/[(\s]*\p{L}.*$/su, '');
  return digitsOf(number).length < 8 ? text : number;
}

/**
 * WhatsApp address by the rule of §5: 56… as is, 9 digits from 9 get 56, 8 digits get 569. A result that is not 56 and
 * nine digits is a dead link or somebody else's phone (CL-12), so it is null and the screen shows §5's alert.
 */
export function whatsappUrl(text: string): string | null {
  const digits = digitsOf(withoutNote(text));
  const full = digits.startsWith('56')
    ? digits
    : /^9\d{8}$/.test(digits)
      ? `56${digits}`
      : digits.length === 8
        ? `569${digits}`
        : '';
  return /^56\d{9}$/.test(full) ? `https://wa.me/${full}` : null;
}
