import { describe, expect, it } from 'vitest';
import { filterProcesos } from './filterProcesos.ts';
import { parseProcesosSearch } from './search.ts';

const proceso = (nombre: string, empresa_nombre: string, area: string | null, estado: 'activo' | 'cerrado') => ({
  nombre,
  empresa_nombre,
  area,
  estado,
});
const list = [
  proceso('Cajero part time', 'Retail Andes', 'Tiendas', 'activo'),
  proceso('Analista contable', 'Núñez y Cía', null, 'activo'),
  proceso('Cajero full time', 'Retail Andes', 'Tiendas', 'cerrado'),
];
const names = (search: Record<string, unknown>) =>
  filterProcesos(list, parseProcesosSearch(search)).map(({ nombre }) => nombre);

describe('finding procesos', () => {
  it('finds by words of name, empresa and área together, whatever their accents', () => {
    expect(names({ q: 'cajero tiendas' })).toEqual(['Cajero part time', 'Cajero full time']);
    expect(names({ q: 'nunez' })).toEqual(['Analista contable']);
    expect(names({ q: 'cajero nunez' })).toEqual([]);
  });

  it('keeps those of one estado', () => {
    expect(names({ estado: 'cerrado' })).toEqual(['Cajero full time']);
    expect(names({ q: 'cajero', estado: 'activo' })).toEqual(['Cajero part time']);
  });
});

describe('the address of Procesos', () => {
  it('takes what it knows and leaves the rest', () => {
    expect(parseProcesosSearch({ q: 2026, estado: 'en pausa', vista: 'tabla', x: 1 })).toEqual({
      q: '2026',
      estado: 'en pausa',
      vista: 'tabla',
    });
    expect(parseProcesosSearch({ q: '', estado: 'otro', vista: 'cards', tipo: 'proceso' })).toEqual({});
    expect(parseProcesosSearch({ tipo: 'cartera' })).toEqual({ tipo: 'cartera' });
  });
});
