import { describe, expect, test } from 'vitest';
import type { Campo } from '../../types.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { namedBy } from './opinion.ts';
import { namedIn } from './personas.ts';
import { NUMBERED } from './probable.ts';
import { samePerson } from './same-person.ts';

const TEXT = 'Ana Soto Rojas escribe por Luis Lara Vega y saluda a Pedro Mora Díaz';
const vista = viewOf(plainReading(TEXT));
const MENTIONS = namedIn(vista);

const found = (valor: string, confianza = 0.9): Campo<string> => ({ valor, confianza, seguro: true, evidencia: null });

const says = (points: Readonly<Record<string, number>>) => () => [
  {
    vista,
    candidatos: Object.entries(points).map(([valor, puntos]) => {
      const inicio = Math.max(0, TEXT.indexOf(valor));
      return { valor, puntos, inicio, fin: inicio + valor.length };
    }),
  },
];

test('people are found wherever a text names them', () => {
  expect(MENTIONS.map(({ palabras }) => palabras.join(' '))).toEqual([
    'Ana Soto Rojas',
    'Luis Lara Vega',
    'Pedro Mora Díaz',
  ]);
});

test('a street that is called after somebody is nobody', () => {
  const vista = viewOf(plainReading('Daniela Orellana\nCalle Arturo Prat 2364\nMaipú\nAna Soto 2024'));
  expect(namedIn(vista).map(({ palabras }) => palabras.join(' '))).toEqual(['Daniela Orellana', 'Ana Soto']);
});

test('people are found between words of no name, without the quotes around them', () => {
  const named = (text: string) =>
    namedIn(viewOf(plainReading(text))).map(({ palabras, inicio, fin }) => [
      palabras.join(' '),
      text.slice(inicio, fin),
    ]);
  const whole = 'Ana María Soto Rojas';
  expect(named(`Salmones del Sur, Puerto Chacabuco, Currículo de ${whole}`)).toContainEqual([whole, whole]);
  expect(named(`Soy ‘${whole}’, técnica`)).toEqual([[whole, whole]]);
  expect(named('Analista Ana Contador')).toEqual([]);
});

describe('whose CV it is', () => {
  test('is whom the rules found while nobody else is likelier', () => {
    const ana = found('Ana Soto Rojas');
    expect(namedBy(ana, MENTIONS, says({ 'Ana Soto Rojas': 9.9, 'Luis Lara Vega': 2 }))).toBe(ana);
  });

  test('is whom the model is certain of, where it doubts the one of the rules; and nobody is sure', () => {
    const read = namedBy(found('Ana Soto Rojas'), MENTIONS, says({ 'Ana Soto Rojas': 3, 'Luis Lara Vega': 9.5 }));
    expect(read).toMatchObject({ valor: 'Luis Lara Vega', seguro: false });
    expect(read?.evidencia?.texto).toBe('Luis Lara Vega');
  });

  test('is somebody twelve times as likely, however likely the other is', () => {
    const read = namedBy(found('Ana Soto Rojas'), MENTIONS, says({ 'Ana Soto Rojas': 8.3, 'Luis Lara Vega': 9.99 }));
    expect(read?.valor).toBe('Luis Lara Vega');
  });

  test('is not sure where two may be meant, nor where the model doubts it', () => {
    const two = says({ 'Ana Soto Rojas': 9.9, 'Luis Lara Vega': 9.5 });
    expect(namedBy(found('Ana Soto Rojas'), MENTIONS, two)).toMatchObject({ valor: 'Ana Soto Rojas', seguro: false });
    const doubt = says({ 'Ana Soto Rojas': 4 });
    expect(namedBy(found('Ana Soto Rojas'), MENTIONS, doubt)).toMatchObject({ seguro: false });
  });

  test('is whom the model takes where the rules find nobody', () => {
    expect(namedBy(null, MENTIONS, says({ 'Luis Lara Vega': 9.2, 'Pedro Mora Díaz': 1 }))?.valor).toBe(
      'Luis Lara Vega',
    );
    expect(namedBy(null, MENTIONS, says({ 'Luis Lara Vega': 8.9 }))).toBeNull();
  });

  test('of two who may be meant, is the one whose RUT is told', () => {
    const two = says({ 'Ana Soto Rojas': 9.9, 'Luis Lara Vega': NUMBERED });
    expect(namedBy(found('Ana Soto Rojas', 0.99), MENTIONS, two)?.valor).toBe('Luis Lara Vega');
  });

  test('is nobody where the model all but rules out whom the rules were not certain of', () => {
    expect(namedBy(found('Ana Soto Rojas'), MENTIONS, says({ 'Ana Soto Rojas': 0.1 }))).toBeNull();
    const other = says({ 'Ana Soto Rojas': 0.1, 'Luis Lara Vega': 7.5 });
    expect(namedBy(found('Ana Soto Rojas'), MENTIONS, other)?.valor).toBe('Luis Lara Vega');
    expect(namedBy(found('Ana Soto Rojas', 0.99), MENTIONS, says({ 'Ana Soto Rojas': 0.1 }))).not.toBeNull();
  });

  test('is told by the longer name of the same person, unless it goes on behind both surnames', () => {
    const longer = (name: string, whole: string) => namedBy(found(name), MENTIONS, says({ [whole]: 9.9 }))?.valor;
    expect(longer('Ana Soto', 'Ana María Soto Rojas')).toBe('Ana María Soto Rojas');
    expect(longer('A. M. Soto R.', 'Ana María Soto Rojas')).toBe('Ana María Soto Rojas');
    expect(longer('Ana María Soto Rojas', 'Ana María Soto Rojas Prat')).toBe('Ana María Soto Rojas');
    expect(longer('Ana Soto', 'Ana Soto R.')).toBe('Ana Soto');
    expect(longer('Ana María Soto', 'Ana María Soto Calle Esmeralda')).toBe('Ana María Soto');
    expect(longer('Ana Soto Rojas', 'Valdivia Ana Soto Rojas')).toBe('Ana Soto Rojas');
    expect(longer('Ana María Soto Rojas', 'Serena Ana María Soto Rojas')).toBe('Ana María Soto Rojas');
  });

  test('is not asked of the model where a certain name stands alone', () => {
    const alone = namedIn(viewOf(plainReading('Ana Soto Rojas\nCajera')));
    const ana = found('Ana Soto Rojas', 0.96);
    expect(namedBy(ana, alone, () => expect.unreachable('asked'))).toBe(ana);
  });
});

test('two words of a name are one person’s, one may be a relative’s', () => {
  expect(samePerson('Ana Soto', 'Ana María Soto Rojas')).toBe(true);
  expect(samePerson('Luis Soto Lara', 'Ana Soto Rojas')).toBe(false);
});
