import { describe, expect, it } from 'vitest';
import { csvDigits, csvLine, fileSlug } from './csv.ts';

describe('a row of CSV', () => {
  it('is separated by semicolons and ends as Excel wants it', () => {
    expect(csvLine(['Ana', 650_000, true, null, 'Ñuñoa'])).toBe('Ana;650000;Sí;;Ñuñoa\r\n');
  });

  it('keeps quotes, separators and line breaks inside their cell', () => {
    expect(csvLine(['di "hola"', 'a;b', 'uno\r\ndos', ' x'])).toBe('"di ""hola""";"a;b";"uno\ndos";" x"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1+1', '＋1', '－1', '＠A'])(
    'holds no formula: %j',
    (text) => {
      expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('a control character cannot hide the formula behind it', () => {
    expect(csvLine(['\u0000=1+1'])).toBe("'=1+1\r\n");
  });
});

it('digits that a spreadsheet would change stay as they were typed', () => {
  expect(csvDigits('012345678')).toBe("'012345678");
  expect(csvDigits('5-3-2020')).toBe("'5-3-2020");
  expect(csvDigits('12.345.678-5')).toBe('12.345.678-5');
  expect(csvDigits('sin rut')).toBe('sin rut');
});

it('a file has a name every system takes, however the proceso is called', () => {
  expect(fileSlug('  Cobrador/a «Ñuñoa» ../\u202exe. ')).toBe('cobrador-a-nunoa-xe');
  expect(fileSlug('\u05e9\u05dc\u05d5\u05dd')).toBe('');
  expect(fileSlug('x'.repeat(10_000))).toHaveLength(60);
});
