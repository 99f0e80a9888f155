import { expect, it } from 'vitest';
import { unreadPages } from './unreadPages.ts';

it('a file longer than what is read of it says how much was read', () => {
  expect(unreadPages({ paginas: 8, ocr: false })).toBeNull();
  expect(unreadPages({ paginas: 30, ocr: false })).toMatch(/^Se leyeron las primeras 8 de 30 páginas;/);
});

it('of a scan only the first two pages are recognised, and those behind are told of', () => {
  expect(unreadPages({ paginas: 2, ocr: true })).toBeNull();
  expect(unreadPages({ paginas: 9, ocr: true })).toMatch(/se leen solo las primeras 2, y el archivo tiene 9\./);
});
