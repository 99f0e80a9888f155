import { describe, expect, test } from 'vitest';
import { plainReading } from './plain-reading.ts';
import { findRentas, rentaOf } from './renta.ts';
import { viewOf } from './view.ts';

const read = (text: string) => {
  const key = findRentas(viewOf(plainReading(text)))[0]?.valor;
  if (!key) return null;
  const { renta, max } = rentaOf(key);
  return max === null ? renta : [renta, max];
};

describe('pay expected', () => {
  test.each<[string, number | number[]]>([
    ['Pretensiones de renta: $850.000.-', 850_000],
    ['Pretensión de renta líquida: 850.000', 850_000],
    ['Renta líquida pretendida: desde $850.000', 850_000],
    ['Expectativas de renta: 850 mil pesos líquidos', 850_000],
    ['Pretensión de sueldo 850000 pesos', 850_000],
    ['Renta esperada\t850.000 CLP brutos', 850_000],
    ['PRETENSIONES DE RENTA\n$ 850.000 líquidos', 850_000],
    ['Expectativa salarial: 850 lucas', 850_000],
    ['Pretensiones económicas: M$850', 850_000],
    ['Renta: $850', 850_000],
    ['Sueldo líquido: $850.000', 850_000],
    ['Aspiro a una renta líquida de $850.000', 850_000],
    ['Expectativas: 1,2 MM', 1_200_000],
    ['Pretensión: 1.2 millones', 1_200_000],
    ['Pretensión de renta: un millón doscientos mil pesos', 1_200_000],
    ['Pretensión de renta: 1 millón 200 mil', 1_200_000],
    ['Pretensiones de renta: palo y medio', 1_500_000],
    ['Pretensiones de renta: ochocientos cincuenta mil pesos', 850_000],
    ['Último sueldo: $700.000. Expectativa: $850.000', 850_000],
    ['Sueldo actual 700.000, pretendido 850.000', 850_000],
    ['Pretensiones: $800.000 - $900.000', [800_000, 900_000]],
    ['Pretensión de renta entre $800.000 y $900.000', [800_000, 900_000]],
    ['Expectativas de renta: 800 a 900 mil líquidos', [800_000, 900_000]],
    ['Renta esperada: desde $800.000 hasta $900.000', [800_000, 900_000]],
    ['Renta esperada: 1,2 - 1,5 MM', [1_200_000, 1_500_000]],
    ['Renta líquida esperada: $800.000 (bruta $1.000.000)', 800_000],
  ])('is read from %j', (text, pay) => {
    expect(read(text)).toEqual(pay);
  });

  test.each([
    'Pretensiones de renta: a convenir',
    'Pretensión de renta: conversable. Último sueldo $900.000',
    'Última renta: $900.000',
    'Renta actual: $900.000 líquidos',
    'Pretensión de renta: 35 UF',
    'Pretensiones: US$ 2.000',
    'Pretensión: $5.000 por hora',
    'EXPERIENCIA\nGestión de cartera por $350.000.000',
    'Cuadratura de caja por $4.500.000',
  ])('is not stated by %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
