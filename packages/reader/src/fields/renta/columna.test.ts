import { expect, test } from 'vitest';
import { pageOf, printed } from '../../text/printed.suite.ts';
import { readings } from '../../text/readings.ts';
import { extractFields } from '../extract-fields.ts';

type Escrito = readonly [texto: string, x: number, y: number];

/** The pay that is read from words printed at these places of a page. */
const payOf = (escritos: readonly Escrito[]) => {
  const name: Escrito = ['Ana María Soto Rojas', 40, 40];
  const items = [name, ...escritos].map(([texto, x, y]) => printed(texto, { x, y }));
  return extractFields(readings({ tipo: 'pdf', paginas: [pageOf(items)], totalPaginas: 1, ocr: false }))
    .pretension_renta?.valor;
};

const HEADS: readonly Escrito[] = [
  ['Última renta', 40, 100],
  ['Pretensión', 240, 100],
  ['Disponibilidad', 440, 100],
];

test.each<[string, readonly Escrito[], number | undefined]>([
  ['below its own head', [...HEADS, ['$ 850.000', 240, 120], ['Inmediata', 440, 120]], 850_000],
  ['not below the head of the last pay', [...HEADS, ['$ 610.000', 40, 120], ['Inmediata', 440, 120]], undefined],
  [
    'not beside a label of two lines that tells of what others pay',
    [
      ['Sueldo solicitado', 40, 100],
      ['Sueldo que pagan las', 40, 120],
      ['familias', 40, 132],
      ['$ 650.000 a $ 850.000', 200, 126],
    ],
    undefined,
  ],
  [
    'not beside a label that goes on below',
    [
      ['Renta', 40, 100],
      ['actual', 40, 112],
      ['$4.050.000', 160, 100],
      ['líquidos', 160, 112],
      ['Expectativa', 40, 140],
      ['líquidos', 160, 140],
    ],
    undefined,
  ],
  [
    'beside a label that stands between the two lines of its cell',
    [
      ['Residencia', 40, 100],
      ['Lo Barnechea', 240, 100],
      ['Expectativa', 40, 138],
      ['$4.200.000', 240, 130],
      ['líquidos', 240, 146],
    ],
    4_200_000,
  ],
])('a sum is taken %s', (_, escritos, pay) => {
  expect(payOf(escritos)).toBe(pay);
});
