import { expect, it } from 'vitest';
import { fichaSearch, pageSearchOf } from './ficha.search.ts';

it('keeps the list it was opened from, with its filters', () => {
  expect(pageSearchOf('cvs', { q: 'rosa', stage: 'todas', cv: 7, panel: 'notas' })).toEqual({
    q: 'rosa',
    stage: 'todas',
    panel: 'notas',
  });
  expect(pageSearchOf('etapas', { stage: 'oferta', cv: 7 })).toEqual({ stage: 'oferta', desde: 'etapas' });
  expect(pageSearchOf('etapas', { vista: 'tablero', cv: 7 })).toEqual({ desde: 'tablero' });
});

it('leaves out what is no value of it', () => {
  expect(fichaSearch({ desde: 'nada', stage: 'oferta', panel: 'x', cv: 7, experiencia: 'volar' })).toEqual({});
});
