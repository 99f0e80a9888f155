import { expect, it } from 'vitest';
import { isHoliday } from './feriados.ts';
import { addWorkingDays, canExtend, dueDate, isOverdue, isWorkingDay } from './solicitudes.ts';

it('a right is answered within 30 days of the calendar, whatever days they are', () => {
  expect(dueDate('acceso', '2026-12-01')).toBe('2026-12-31');
  expect(dueDate('supresion', '2027-01-31')).toBe('2027-03-02');
});

it('a block is decided within 2 working days across Fiestas Patrias', () => {
  // Wednesday 16: Thursday 17 works, Friday 18 and Saturday 19 are holidays.
  expect(dueDate('bloqueo', '2026-09-16')).toBe('2026-09-21');
  // 2027: 17 (bridge), 18 and 19 are holidays, from Friday to Sunday.
  expect(dueDate('bloqueo', '2027-09-15')).toBe('2027-09-20');
});

it('and across Semana Santa, whose Saturday is a holiday too', () => {
  expect(dueDate('bloqueo', '2026-04-01')).toBe('2026-04-06');
  expect(dueDate('bloqueo', '2027-03-25')).toBe('2027-03-30');
  expect(isHoliday('2026-04-04')).toBe(true);
});

it('what is asked at a weekend counts from Monday', () => {
  expect(addWorkingDays('2026-11-21', 2)).toBe('2026-11-24');
  expect(isWorkingDay('2026-11-22')).toBe(false);
});

it('the year without its table counts the fixed holidays', () => {
  expect([isHoliday('2031-09-18'), isHoliday('2031-10-31')]).toEqual([true, false]);
});

it('is overdue the day after the last one, and answered never', () => {
  expect(isOverdue({ estado: 'recibida', vence: '2026-12-31' }, '2026-12-31')).toBe(false);
  expect(isOverdue({ estado: 'recibida', vence: '2026-12-31' }, '2027-01-01')).toBe(true);
  expect(isOverdue({ estado: 'denegada', vence: '2026-12-31' }, '2027-01-01')).toBe(false);
});

it('is extended once, in time, and a block never', () => {
  const asked = { derecho: 'acceso', prorrogada: false, estado: 'recibida', vence: '2026-12-31' } as const;
  expect(canExtend(asked, '2026-12-31')).toBe(true);
  expect(canExtend(asked, '2027-01-01')).toBe(false);
  expect(canExtend({ ...asked, prorrogada: true }, '2026-12-15')).toBe(false);
  expect(canExtend({ ...asked, derecho: 'bloqueo' }, '2026-12-15')).toBe(false);
});
