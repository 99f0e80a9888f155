import { expect, it } from 'vitest';
import { TEXTOS_ENVIO } from './envio.texts.ts';

it('tells how much of a small submission was sent in the unit in which it shows', () => {
  expect(TEXTOS_ENVIO.avance(27_648, 51_200, 54)).toBe('Enviados 27 de 50 KB (54%)');
  expect(TEXTOS_ENVIO.avance(0, 60, 0)).toBe('Enviados 0 de 1 KB (0%)');
  expect(TEXTOS_ENVIO.avance(30, 60, 50)).toBe('Enviados 1 de 1 KB (50%)');
  expect(TEXTOS_ENVIO.avance(1_572_864, 10_485_760, 15)).toBe('Enviados 1,5 de 10,0 MB (15%)');
});
