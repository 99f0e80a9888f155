import type { Cv, Etapa } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { landingIndex, lanesOf, shiftAbove } from './lanes.ts';

const etapa = (clave: string, limite_dias: number | null = null) => ({ clave, limite_dias }) as Etapa;
const cv = (id: number, stage: string, movido_en = '2026-09-01T12:00:00.000Z') =>
  ({ id, etapa: stage, movido_en }) as Cv;
const ids = (cvs: readonly Cv[]) => cvs.map(({ id }) => id);

const etapas = [etapa('recibido'), etapa('entrevista', 3)];
const rows = [cv(1, 'recibido'), cv(2, 'entrevista'), cv(3, 'recibido')];

it('every cv stands in the column of its stage, and those over its limit are counted', () => {
  const [inbox, interview] = lanesOf(etapas, rows, '2026-09-05', []);
  expect([ids(inbox?.cvs ?? []), inbox?.overdue]).toEqual([[1, 3], 0]);
  expect([ids(interview?.cvs ?? []), interview?.overdue]).toEqual([[2], 1]);
  expect(lanesOf(etapas, rows, '2026-09-04', [])[1]?.overdue).toBe(0);
});

it('a column nothing happened to is the same one', () => {
  const before = lanesOf(etapas, rows, '2026-09-05', []);
  const after = lanesOf(etapas, [...rows, cv(4, 'recibido')], '2026-09-05', before);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

it('who is dropped takes the place of their arrival', () => {
  const list = [cv(1, 'a'), cv(5, 'a'), cv(9, 'a')];
  expect(landingIndex(list, new Set([7, 12]))).toBe(2);
  expect(landingIndex(list, new Set([12]))).toBe(3);
});

it('what one reads stays where it is when cards above it come or go', () => {
  const list = [1, 3, 5, 7].map((id) => cv(id, 'a'));
  expect(shiftAbove(list, [cv(1, 'a'), cv(2, 'a'), ...list.slice(1)], 2)).toBe(1);
  expect(shiftAbove(list, list.slice(1), 2)).toBe(-1);
  expect(shiftAbove(list, [list[0] as Cv, list[1] as Cv, list[3] as Cv], 2)).toBe(0);
});
