import { expect, test } from 'vitest';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from './view.ts';

type Lugar = { texto: string; x: number; y: number };

/** A reading whose lines stand at these places, in points. */
function placed(lugares: readonly Lugar[]): Reading {
  const plain = plainReading(lugares.map(({ texto }) => texto).join('\n'));
  const lineas = plain.lineas.map(
    (linea, i): LineaLeida => ({ ...linea, ...lugares[i], ancho: 90, alto: 10, texto: linea.texto }),
  );
  return { ...plain, lineas, paginas: [{ ancho: 600, alto: 800 }] };
}

/** Eight rows of a table: three cells of two lines each, one cell after the other. */
const table = Array.from({ length: 8 }, (_, row) =>
  [50, 200, 350].flatMap((x) => [0, 12].map((down) => ({ texto: `celda ${row} ${x}`, x, y: 100 + 30 * row + down }))),
).flat();

test('a table whose cells have several lines is in order: every cell goes up to the top of its row', () => {
  expect(viewOf(placed(table)).revuelta).toBe(false);
});

test('the same cells painted in any order are not', () => {
  const painted = table.map((_, i) => table[(i * 19) % table.length]).filter((lugar) => lugar !== undefined);
  expect(viewOf(placed(painted)).revuelta).toBe(true);
});

test('lines painted from the foot to the head of a page are not', () => {
  expect(viewOf(placed(table.filter(({ x }) => x === 50).reverse())).revuelta).toBe(true);
});
