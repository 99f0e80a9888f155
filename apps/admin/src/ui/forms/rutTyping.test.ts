import { describe, expect, it } from 'vitest';
import { caretAfter, formatRutTyping } from './rutTyping.ts';

describe('a RUT while it is typed', () => {
  it('grows its dots and hyphen', () => {
    const typed = ['7', '76', '760', '7608', '76086', '76.0864', '76.086.42', '760864285'];
    expect(typed.map(formatRutTyping)).toEqual([
      '7',
      '7-6',
      '76-0',
      '760-8',
      '7.608-6',
      '76.086-4',
      '760.864-2',
      '76.086.428-5',
    ]);
  });

  it('keeps a K as check digit, capital', () => {
    expect(formatRutTyping('26114902k')).toBe('26.114.902-K');
  });

  it('leaves a passport or an over-long number as typed', () => {
    expect(formatRutTyping('PA 123456')).toBe('PA 123456');
    expect(formatRutTyping('12345678901')).toBe('12345678901');
  });

  it('leaves zeros as typed until there is something behind them', () => {
    expect(['0', '0-0', '0-5', '00.000.000-0'].map(formatRutTyping)).toEqual(['0', '0-0', '0-5', '00.000.000-0']);
    expect(['0-19', '012345678-5', '1-'].map(formatRutTyping)).toEqual(['1-9', '12.345.678-5', '1']);
  });

  it('keeps the caret behind the digit just typed', () => {
    expect(caretAfter('76.0864', 7, '76.086-4')).toBe(8);
    expect(caretAfter('1976.086.428-5', 2, '1976.086.428-5')).toBe(2);
    expect(caretAfter('76.9086.42-8', 4, '76.908.642-8')).toBe(4);
  });
});
