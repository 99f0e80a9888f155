import { expect, test } from 'vitest';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

type Renglon = readonly [texto: string, x: number, y: number];

/** A page whose lines were read in this order, each at its place. */
function pageOf(page: readonly Renglon[]): Reading {
  const plain = plainReading(page.map(([texto]) => texto).join('\n'));
  const lineas = plain.lineas.map((linea, i): LineaLeida => {
    const [texto, x, y] = page[i] ?? ['', 0, 0];
    const run = { x, y, ancho: texto.length * 5, alto: 11, tam: 11, negrita: false, certeza: 1 };
    return { ...linea, ...run, tramos: [{ ...run, inicio: 0, fin: texto.length }] };
  });
  return { ...plain, lineas };
}

const HEAD: Renglon[] = [
  ['Marisol Curiqueo Antileo', 51, 50],
  ['Cédula 18.645.027-2', 51, 70],
];

test('The text beside dates that stand in a column of their own belongs to the section of its dates', () => {
  const campos = extractFields([
    pageOf([
      ...HEAD,
      ['EXPERIENCIA', 51, 100],
      ['2020 – hoy', 51, 120],
      ['2017 – 2020', 51, 150],
      ['ESTUDIOS', 51, 180],
      ['2012', 51, 200],
      ['OTROS', 51, 230],
      ['Supermercado Trébol. Cajera y refuerzo de', 186, 120],
      ['reposición en abarrotes.', 186, 133],
      ['Importadora Sur. Recepcionista.', 186, 150],
      ['Liceo Guacolda. Técnico jurídico de nivel medio.', 186, 200],
      ['Pretensión de renta: $560.000 líquido', 51, 250],
    ]),
  ]);
  expect(campos.experiencia_retail?.valor).toBe(true);
  expect(campos.experiencia_administrativa?.valor).toBe(true);
  expect(campos.experiencia_judicial).toBeNull();
  expect(campos.pretension_renta?.valor).toBe(560000);
});

test('Dates with their own text below them say nothing of the column beside', () => {
  const campos = extractFields([
    pageOf([
      ...HEAD,
      ['EXPERIENCIA', 51, 100],
      ['2020 – 2022', 51, 120],
      ['Pescadora', 51, 133],
      ['2017 – 2020', 51, 150],
      ['Alguera', 51, 163],
      ['Sobre mí: quisiera llegar a ser cajera', 260, 120],
      ['o vendedora de tienda, pues soy ordenada', 260, 133],
      ['Cajera es lo que mi hermana hace', 260, 150],
    ]),
  ]);
  expect(campos.experiencia_retail).toBeNull();
});

test('A number in a column that was read apart is a referee’s where its head stands beside those of their table', () => {
  const table = (second: string): Renglon[] => [
    ...HEAD,
    ['Operaria de planta en Calbuco', 51, 90],
    ['Nombre', 63, 636],
    ['Diego Morales', 63, 661],
    [second, 181, 636],
    ['Supervisora, Atento', 181, 661],
    ['Teléfono', 340, 636],
    ['+56 9 8834', 323, 655],
    ['1207', 323, 666],
  ];
  const phoneOf = (page: readonly Renglon[]) => extractFields([pageOf(page)]).telefono?.valor ?? null;
  expect(phoneOf(table('Relación'))).toBeNull();
  expect(phoneOf(table('Ocupación'))).toBe('+56988341207');
});
