import { formatWeekday, wallTime } from '@recluta/domain';
import { expect, it } from 'vitest';
import { sampleTimes } from './demo.calendario.ts';

it("plans the sample's interviews on working days, in hours of work, before and after today", () => {
  // A Thursday.
  const now = Date.parse('2026-03-12T15:00:00Z');
  const times = sampleTimes(now, 8);
  expect(times.map(({ fecha_inicio }) => formatWeekday(wallTime(fecha_inicio).slice(0, 10)).slice(0, 3))).toEqual([
    'mar',
    'mié',
    'jue',
    'vie',
    'lun',
    'mar',
    'mié',
    'jue',
  ]);
  for (const { fecha_inicio, fecha_fin } of times) {
    const hour = Number(wallTime(fecha_inicio).slice(11, 13));
    expect(hour).toBeGreaterThanOrEqual(9);
    expect(hour).toBeLessThan(18);
    expect(Date.parse(fecha_fin) - Date.parse(fecha_inicio)).toBe(45 * 60_000);
  }
  const both = [...times, ...sampleTimes(now, 8, 1)].map(({ fecha_inicio }) => fecha_inicio);
  expect(new Set(both).size).toBe(16);
});
