import type { Proceso } from '@recluta/domain/esquemas';
import { describe, expect, it } from 'vitest';
import { changedMeanwhile } from '../../lib/edits.ts';
import { areaFor, onlyEmpresa, valuesOf, wordsOf } from './procesoForm.ts';

const proceso: Proceso = {
  id: 3,
  public_id: 'x',
  empresa_id: 7,
  empresa_nombre: 'Andes',
  nombre: 'Cajero',
  tipo: 'proceso',
  area: null,
  descripcion: null,
  estado: 'activo',
  fecha_inicio: '2026-03-15',
  fecha_postulacion_fin: null,
  fecha_entrevistas_inicio: null,
  fecha_seleccion_fin: null,
  fecha_cierre: null,
  creado_en: '2026-03-01T12:00:00Z',
  total_cvs: 4,
};

describe('the form of a proceso', () => {
  it('starts a new one as an active proceso without dates', () => {
    expect(valuesOf(null)).toMatchObject({ tipo: 'proceso', estado: 'activo', fecha_inicio: null, empresa_id: null });
  });

  it('chooses the empresa when there is just one', () => {
    expect(onlyEmpresa([{ id: 7 }])).toBe('7');
    expect([undefined, [], [{ id: 7 }, { id: 8 }]].map(onlyEmpresa)).toEqual([null, null, null]);
  });

  it('tells a value as a person reads it', () => {
    const values = valuesOf(proceso);
    const words = (field: keyof typeof values) => wordsOf(field, values, [{ id: 7, nombre: 'Andes' }]);
    expect((['empresa_id', 'nombre', 'tipo', 'area', 'estado', 'fecha_inicio'] as const).map(words)).toEqual([
      'Andes',
      'Cajero',
      'Proceso',
      '',
      'Activo',
      '15-03-2026',
    ]);
  });

  it('is not changed by cvs that arrive', () => {
    expect(changedMeanwhile(valuesOf(proceso), valuesOf({ ...proceso, total_cvs: 9 }))).toEqual([]);
  });
});

describe('the área, on choosing an empresa', () => {
  it('is its first one, when the current one is not in its list', () => {
    expect(areaFor('', ['Operaciones', 'Ventas'])).toBe('Operaciones');
    expect(areaFor('Legal', ['Operaciones', 'Ventas'])).toBe('Operaciones');
  });

  it('stays when it is in the list, and when the empresa has none', () => {
    expect(areaFor('Ventas', ['Operaciones', 'Ventas'])).toBe('Ventas');
    expect(areaFor('Legal', [])).toBe('Legal');
  });

  it('of another empresa goes with it, and what was typed stays', () => {
    expect(areaFor('Ventas', [], ['Ventas', 'Bodega'])).toBe('');
    expect(areaFor('Legal', [], ['Ventas', 'Bodega'])).toBe('Legal');
  });
});
