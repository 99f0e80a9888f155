import { expect, it } from 'vitest';
import { texts } from '../ui.texts.ts';
import { printedRows } from './usePrinting.ts';

it('paper gets five thousand rows of a list and says so of a longer one', () => {
  expect([0, 4_999, 5_000, 5_001, 100_000].map(printedRows)).toEqual([0, 4_999, 5_000, 5_000, 5_000]);
  expect(texts.table.cut(printedRows(100_000), 100_000)).toMatch(/5\.000.*100\.000/);
});
