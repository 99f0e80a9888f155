import { SIN_DATOS } from '@recluta/domain/campos';
import type { Cv } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { moveCounts, moveRows, patchRows } from './patches.ts';

const cv = (id: number, etapa = 'recibido', more: Partial<Cv> = {}): Cv => ({
  id,
  ...SIN_DATOS,
  nombre: `Persona ${id}`,
  etapa,
  lectura: 'leido',
  lectura_motivo: null,
  por_revisar: false,
  archivo_nombre: `${id}.pdf`,
  mismo_archivo_que: null,
  anonimizado_en: null,
  origen: 'publico',
  creado_en: '2026-09-05T14:32:00.000Z',
  movido_en: '2026-09-05T14:32:00.000Z',
  motivo_id: null,
  responsable_id: null,
  etiquetas: [],
  ...more,
});

const ids = (rows: readonly Cv[]) => rows.map(({ id }) => id);

it('a cv that was read shows its data in its own place, and no other row changes', () => {
  const rows = [cv(1), cv(2, 'recibido', { lectura: 'leyendo' }), cv(3)];
  const next = patchRows(rows, 'recibido', new Set([2]), [cv(2)]);
  expect(ids(next)).toEqual([1, 2, 3]);
  expect(next[1]?.lectura).toBe('leido');
  expect(next[0]).toBe(rows[0]);
  expect(next[2]).toBe(rows[2]);
});

it('cvs that just arrived stand at the end, because the oldest come first', () => {
  expect(ids(patchRows([cv(1), cv(2)], 'recibido', new Set([8, 7]), [cv(8), cv(7)]))).toEqual([1, 2, 7, 8]);
});

it('a deleted cv leaves, and so does one that a colleague moved to another stage', () => {
  const rows = [cv(1), cv(2), cv(3)];
  expect(ids(patchRows(rows, 'recibido', new Set([1, 2]), [cv(2, 'oferta')]))).toEqual([3]);
  expect(ids(patchRows(rows, null, new Set([1, 2]), [cv(2, 'oferta')]))).toEqual([2, 3]);
});

it('a cv that comes back finds the place it had', () => {
  expect(ids(patchRows([cv(1), cv(3)], 'recibido', new Set([2]), [cv(2)]))).toEqual([1, 2, 3]);
});

it('moved cvs leave the list of their stage, stay in that of all, and enter that of the new one', () => {
  const rows = [cv(1), cv(2), cv(3)];
  const moved = new Map([[2, 'entrevista']]);
  expect(ids(moveRows(rows, 'recibido', moved, rows))).toEqual([1, 3]);
  expect(moveRows(rows, null, moved, rows)[1]?.etapa).toBe('entrevista');
  expect(ids(moveRows([cv(9, 'entrevista')], 'entrevista', moved, rows))).toEqual([2, 9]);
});

it('the counts of both stages follow a move', () => {
  const etapas = [
    { clave: 'recibido', total: 5 },
    { clave: 'entrevista', total: 1 },
    { clave: 'oferta', total: 4 },
  ];
  const next = moveCounts(etapas, [{ desde: 'recibido', a: 'entrevista', total: 2 }]);
  expect(next.map(({ total }) => total)).toEqual([3, 3, 4]);
  expect(next[2]).toBe(etapas[2]);
});
