import { isStringOneByteRepresentation } from 'node:v8';
import { expect, test } from 'vitest';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { latin } from './latin.ts';

test('dashes, quotes, bullets and blanks are those that people type, at the same places', () => {
  expect(latin('• 2019 – hoy\n● Tía “Ñata” O’Higgins\u2003—\u202f5 años')).toBe(
    '· 2019 - hoy\n· Tía "Ñata" O\'Higgins - 5 años',
  );
});

test.each(['Iván Božić – Ingeniero', 'Chilena ☑', 'de 900 € – 1.000 €', '📞 – 9 8765 4321', '李晓 – Cocinera'])(
  'a text with another sign is left as it is: %j',
  (text) => {
    expect(latin(text)).toBeNull();
  },
);

test('a part of a wide text is narrow, although it has no such sign', () => {
  const part = '– Ana María Soto Rojas'.slice(2);
  expect(isStringOneByteRepresentation(part)).toBe(false);
  expect(isStringOneByteRepresentation(latin(part) ?? part)).toBe(true);
});

test('every text that a field looks in takes one byte a letter, and the evidence stays as it is written', () => {
  const vista = viewOf(plainReading('Ana “Nena” Soto\n2019 – hoy • Cajera en Líder\nÑuñoa'));
  const texts = [vista.texto, vista.plano, ...vista.lineas.map(({ texto }) => texto)];
  expect(texts.map(isStringOneByteRepresentation)).toEqual(texts.map(() => true));
  expect(vista.lineas.map(({ texto }) => texto).join('\n')).toBe(vista.texto);
  expect(vista.reading.texto).toContain('– hoy • Cajera');
});
