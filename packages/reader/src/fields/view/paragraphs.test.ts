import { expect, test } from 'vitest';
import { plainReading } from '../plain-reading.suite.ts';
import { paragraphsOf } from './paragraphs.ts';
import { viewOf } from './view.ts';

/** A column of print: lines of a letter's width each, so many points apart, at their own left edge. */
function printed(
  lines: readonly string[],
  { pitch = 12, x = (_: number): number => 50, tam = (_: number): number => 10 } = {},
): string[] {
  const reading = plainReading(lines.join('\n'));
  const lineas = reading.lineas.map((line, i) => ({
    ...line,
    x: x(i),
    y: 100 + i * pitch,
    ancho: line.texto.length * 5,
    alto: 10,
    tam: tam(i),
  }));
  const vista = viewOf({ ...reading, lineas });
  return paragraphsOf(vista).map(({ inicio, fin }) => vista.texto.slice(inicio, fin));
}

const JOB = ['Guardias Biobío, destinado al Juzgado de Letras y', 'Garantía de Coronel: arco detector de metales'];

test('a line without room for the next word goes on in the next line', () => {
  expect(printed(JOB)).toEqual([JOB.join('\n')]);
});

test('a line that had room for the next word is over', () => {
  expect(printed(['Cajera', ...JOB])).toEqual(['Cajera', JOB.join('\n')]);
});

test('a sentence that is over, a bullet and a cell begin anew', () => {
  expect(printed([`${JOB[0]}.`, 'Prosegur, guardia de la tienda de Ripley, Concepción'])).toHaveLength(2);
  expect(printed([JOB[0] ?? '', '- Prosegur, guardia de la tienda de Ripley'])).toHaveLength(2);
  expect(printed([JOB[0] ?? '', '2015 – 2020\tProsegur, guardia de la tienda'])).toHaveLength(2);
});

test('other letters, another column and a gap begin anew', () => {
  expect(printed(JOB, { tam: (i: number) => (i === 0 ? 14 : 10) })).toHaveLength(2);
  expect(printed(JOB, { x: (i: number) => (i === 0 ? 50 : 300) })).toHaveLength(2);
  expect(printed(JOB, { pitch: 24 })).toHaveLength(2);
});

test('lines without geometry, as a Word file has them, are paragraphs already', () => {
  const vista = viewOf(plainReading(JOB.join('\n')));
  expect(paragraphsOf(vista)).toHaveLength(2);
});

test('rows of a list stay rows, however full their lines are', () => {
  expect(
    printed(['Auxiliar de aseo, Hospital Regional de Talca', 'Procuradora, Estudio Jurídico Lagos y Compañía']),
  ).toHaveLength(2);
  expect(
    printed(['Vendedora integral en Falabella de Talca, 2018', 'y antes en otra tienda de la misma ciudad']),
  ).toHaveLength(2);
  expect(
    printed(['Cajera y reponedora en Acuenta de Quilicura', 'Empleador: Supermercados Walmart Chile']),
  ).toHaveLength(2);
});

test('a heading is no beginning of what it stands above', () => {
  expect(printed(['EXPERIENCIA LABORAL', 'supermercado Jumbo, caja'])).toHaveLength(2);
});
