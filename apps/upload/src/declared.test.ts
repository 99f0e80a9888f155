import { expect, it } from 'vitest';
import { declaredFields, NOTHING_DECLARED } from './declared.ts';

const privacidad = { aviso: 'a', cartera: { texto: 'c', huella: 'abc' }, terceros: 't', derechos: 'd' };

it('who ticks nothing declares nothing', () => {
  expect(declaredFields(NOTHING_DECLARED, privacidad)).toEqual({});
});

it('a consent goes with the huella of its words', () => {
  expect(declaredFields({ cartera: true, terceros: false }, privacidad)).toEqual({
    remitente: 'titular',
    consentimiento_cartera: 'abc',
  });
});

it('who sends for others agrees to nothing in their name', () => {
  expect(declaredFields({ cartera: true, terceros: true }, privacidad)).toEqual({ remitente: 'tercero' });
});
