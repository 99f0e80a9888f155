import type { Empresa } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { filterEmpresas } from './filter.ts';

const empresa = (id: number, nombre: string, rut: string | null, tipo_empresa: Empresa['tipo_empresa']): Empresa => ({
  id,
  nombre,
  rut,
  tipo_empresa,
  descripcion: null,
  creada_en: '2026-03-01T12:00:00.000Z',
});

const EMPRESAS = [
  empresa(1, 'Cobranzas Ñuñoa', '76.086.428-5', 'cobranza'),
  empresa(2, 'Tiendas del Sur', null, 'final'),
  empresa(3, 'Selección Andina', '77.123.456-K', 'reclutadora'),
];

const found = (view: Parameters<typeof filterEmpresas>[1]) => filterEmpresas(EMPRESAS, view).map(({ id }) => id);

it('an empresa is found by its name, whatever the accents', () => {
  expect(found({ q: 'nunoa' })).toEqual([1]);
  expect(found({ q: 'SELECCION' })).toEqual([3]);
});

it('an empresa is found by its RUT, with dots or without', () => {
  expect(found({ q: '76.086.428-5' })).toEqual([1]);
  expect(found({ q: '760864' })).toEqual([1]);
  expect(found({ q: '77123456k' })).toEqual([3]);
});

it('the type narrows what was found', () => {
  expect(found({ tipo: 'final' })).toEqual([2]);
  expect(found({ tipo: 'final', q: 'nunoa' })).toEqual([]);
  expect(found({})).toEqual([1, 2, 3]);
});
