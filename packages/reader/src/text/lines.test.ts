import { expect, test } from 'vitest';
import { separatorBetween } from './lines.ts';
import { printed } from './printed.suite.ts';

const piece = (texto: string, x: number, ancho: number) => printed(texto, { x, ancho });

test('words that overlap were painted in a font of other widths: they are two words', () => {
  expect(separatorBetween(piece('ARMANDO', 0, 60), piece('CAYUQUEO', 57, 60))).toBe(' ');
  expect(separatorBetween(piece('Temuco', 0, 30), piece('9-6220-3318', 28.7, 60))).toBe(' ');
  expect(separatorBetween(piece('ANTECEDENTES', 0, 80), piece('DE', 77, 12))).toBe(' ');
});

test('pieces of one word stay together', () => {
  expect(separatorBetween(piece('Experi', 0, 30), piece('encia', 30.2, 25))).toBe('');
  expect(separatorBetween(piece('Experi', 0, 30), piece('encia', 29.5, 25))).toBe('');
  expect(separatorBetween(piece('Ancamil Ri', 0, 50), piece('ffo', 48.5, 15))).toBe('');
  expect(separatorBetween(piece('T', 0, 6), piece('emuco', 4.8, 25))).toBe('');
  expect(separatorBetween(piece('Rosa', 0, 30), piece(', cajera', 28, 25))).toBe('');
});
