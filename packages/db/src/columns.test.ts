import { expect, test } from 'vitest';
import { isoOf } from './columns.ts';

test('an instant is told as ISO 8601 in UTC, whatever the day, before 1970 too', () => {
  const instants = [
    0,
    1,
    999,
    86_399_999,
    86_400_000,
    -1,
    -86_400_001,
    Date.UTC(2026, 8, 6, 3, 4, 5, 67),
    Date.UTC(2024, 1, 29, 23, 59, 59, 9),
  ];
  for (let i = 0; i < 2_000; i++) instants.push(i * 7_777_777_777 - 3_000_000_000_000);
  for (const ms of instants) expect(isoOf(ms)).toBe(new Date(ms).toISOString());
});
