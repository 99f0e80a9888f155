import { describe, expect, it } from 'vitest';
import { formatTelefono, keptTelefono, parseTelefono, telefonoKind, whatsappUrl } from './telefono.ts';

/** CL-12: as typed → stored, WhatsApp number (null is the alert of §5). */
const CASES: [string, string | null, string | null][] = [
  ['987654321', '+56987654321', '56987654321'],
  ['9 8765 4321', '+56987654321', '56987654321'],
  ['9-8765-4321', '+56987654321', '56987654321'],
  ['+56987654321', '+56987654321', '56987654321'],
  ['+56 9 8765 4321', '+56987654321', '56987654321'],
  ['(+56) 9 8765 4321', '+56987654321', '56987654321'],
  ['56987654321', '+56987654321', '56987654321'],
  ['56 9 8765 4321', '+56987654321', '56987654321'],
  ['0056987654321', '+56987654321', null],
  ['09 8765 4321', '+56987654321', null],
  ['098765432', '+56998765432', null],
  ['87654321', '+56987654321', '56987654321'],
  ['8765 4321', '+56987654321', '56987654321'],
  ['65432198', '+56965432198', '56965432198'],
  ['56123456', '+56956123456', null],
  ['22123456', null, '56922123456'],
  ['223456789', '+56223456789', null],
  ['2 2345 6789', '+56223456789', null],
  ['+56 2 2345 6789', '+56223456789', '56223456789'],
  ['56223456789', '+56223456789', '56223456789'],
  ['02 2345 6789', '+56223456789', null],
  ['322345678', '+56322345678', null],
  ['32 234 5678', '+56322345678', null],
  ['+56 32 2345678', '+56322345678', '56322345678'],
  ['452345678', '+56452345678', null],
  ['752345678', '+56752345678', null],
  ['992345678', '+56992345678', '56992345678'],
  ['362345678', null, null],
  ['+54 9 11 2345 6789', '+5491123456789', null],
  ['+51 987 654 321', '+51987654321', null],
  ['+1 415 555 2671', '+14155552671', null],
  ['0034 612 345 678', '+34612345678', null],
  ['56', null, null],
  ['569', null, null],
  ['5698765432', '+56998765432', null],
  ['569876543210', null, null],
  ['9876543210', null, null],
  ['123', null, null],
  ['', null, null],
  ['sin teléfono', null, null],
  ['987654321 / 912345678', null, null],
  ['+', null, null],
];

describe('a phone', () => {
  it('is tried in forty ways', () => expect(CASES.length).toBeGreaterThanOrEqual(40));

  it.each(CASES)('%j is stored as %s, and its WhatsApp is %s', (typed, stored, whatsapp) => {
    expect([parseTelefono(typed), whatsappUrl(typed)]).toEqual([stored, whatsapp && `https://wa.me/${whatsapp}`]);
  });

  it('has no WhatsApp address that is not 56 and nine digits', () => {
    for (const [typed] of CASES)
      expect(whatsappUrl(typed) ?? 'https://wa.me/56987654321').toMatch(/^https:\/\/wa\.me\/56\d{9}$/);
  });

  it('is shown as it is dialled, and stored the same from what is shown', () => {
    expect(['987654321', '223456789', '322345678', '+51 987654321', ' anexo 12 '].map(formatTelefono)).toEqual([
      '+56 9 8765 4321',
      '+56 2 2345 6789',
      '+56 32 234 5678',
      '+51 987 654 321',
      'anexo 12',
    ]);
    for (const [typed, stored] of CASES) if (stored) expect(parseTelefono(formatTelefono(typed))).toBe(stored);
  });

  it('of which more is said keeps that, and is still known by its number', () => {
    const said = '912345678 (mamá)';
    expect([keptTelefono(said), formatTelefono(said)]).toEqual([said, said]);
    expect([parseTelefono(said), whatsappUrl(said)]).toEqual(['+56912345678', 'https://wa.me/56912345678']);
    expect(['9 8765 4321 (depto 12)', '9 8765 4321 anexo 3', 'cel 987654321'].map(whatsappUrl)).toEqual(
      Array(3).fill('https://wa.me/56987654321'),
    );
    expect([keptTelefono('9 1234-5678'), keptTelefono('no tiene')]).toEqual(['+56912345678', 'no tiene']);
  });

  it('is a mobile, a landline or from abroad', () => {
    expect(['+56987654321', '+56223456789', '+51987654321'].map(telefonoKind)).toEqual(['movil', 'fijo', 'extranjero']);
  });
});

it.each([
  ['+51987654321', '+51 987 654 321'],
  ['+5491123456789', '+54 9 11 2345 6789'],
  ['+13055550147', '+1 305 555 0147'],
  ['+50934123456', '+509 3412 3456'],
  ['+4915112345678', '+4915112345678'],
])('a foreign mobile %s is shown as it is written there', (stored, shown) => {
  expect(formatTelefono(stored)).toBe(shown);
  expect(parseTelefono(shown)).toBe(stored);
});
