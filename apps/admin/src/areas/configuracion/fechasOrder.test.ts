import type { Fechas } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { misplacedDates } from './fechasOrder.ts';

const NONE: Fechas = {
  fecha_inicio: null,
  fecha_postulacion_fin: null,
  fecha_entrevistas_inicio: null,
  fecha_seleccion_fin: null,
  fecha_cierre: null,
};

it('dates in order, on the same day or missing give no warning', () => {
  expect(misplacedDates(NONE)).toEqual([]);
  expect(misplacedDates({ ...NONE, fecha_inicio: '2026-03-01', fecha_cierre: '2026-03-01' })).toEqual([]);
  expect(misplacedDates({ ...NONE, fecha_inicio: '2025-12-30', fecha_seleccion_fin: '2026-01-02' })).toEqual([]);
});

it('a date before the one it should follow is told, over empty ones between them', () => {
  expect(misplacedDates({ ...NONE, fecha_inicio: '2026-03-10', fecha_seleccion_fin: '2026-03-01' })).toEqual([
    { later: 'fecha_seleccion_fin', earlier: 'fecha_inicio' },
  ]);
});
