import { describe, expect, it } from 'vitest';
import { checkDigit, formatRut, isValidRut, parseRut } from './rut.ts';

/** Bodies from 1 to 99,999,999, spread by a prime so that the same ones are tried each time. */
const bodies = (count: number) => Array.from({ length: count }, (_, i) => 1 + ((i * 7_919_993) % 99_999_998));

describe('a RUT', () => {
  it('comes back the same from every way of writing it, for a million of them', () => {
    const wrong = bodies(1_000_000).filter((body) => {
      const clean = `${body}-${checkDigit(body)}`;
      const shown = formatRut(clean);
      return (
        parseRut(clean) !== clean ||
        parseRut(shown) !== clean ||
        parseRut(clean.replace('-', '').toLowerCase()) !== clean
      );
    });
    expect(wrong).toEqual([]);
  });

  it('has eleven check digits, each met', () => {
    expect([...new Set(bodies(1_000).map(checkDigit))].sort()).toEqual([...'0123456789', 'K']);
  });

  it('with any other check digit is none', () => {
    for (const body of bodies(500))
      expect([...'0123456789K'].filter((digit) => isValidRut(`${body}-${digit}`))).toEqual([checkDigit(body)]);
  });

  it.each([
    '76.086.428-5',
    '76086428-5',
    '760864285',
    ' 76.086.428-5 ',
    '76086428–5',
    '76086428—5',
    '76086428−5',
    '76\u00a0086\u00a0428-5',
    '76.086.428 - 5',
    '076.086.428-5',
  ])('written %j is 76086428-5', (text) => expect(parseRut(text)).toBe('76086428-5'));

  it.each([
    ['6-K', '6-K'],
    ['6k', '6-K'],
    ['1-9', '1-9'],
    ['11.111.111-1', '11111111-1'],
    ['20.347.878-k', '20347878-K'],
  ])('%s is %s', (text, clean) => expect(parseRut(text)).toBe(clean));

  it.each([
    '',
    ' ',
    '-',
    '5',
    '76.086.428-6',
    '123.456.789-2',
    '0-0',
    'K-K',
    '12a45678-5',
    'P1234567',
    'RUC 20456',
    '76086428--',
    '1234567890123',
  ])('%j is none', (text) => expect(parseRut(text)).toBeNull());

  it('is shown with dots; what is none is shown as it was typed', () => {
    expect(['760864285', '6k', '1234567-4', ' P 1234567 ', '76086428-6'].map(formatRut)).toEqual([
      '76.086.428-5',
      '6-K',
      '1.234.567-4',
      'P 1234567',
      '76086428-6',
    ]);
  });
});
