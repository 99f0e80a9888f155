import { expect, it } from 'vitest';
import { cvsSearchOf, etapasSearchOf, fichaSearch, pageSearchOf } from './ficha.search.ts';

it('keeps the list it was opened from, with its filters', () => {
  expect(pageSearchOf('cvs', { q: 'rosa', stage: 'todas', cv: 7, panel: 'notas' })).toEqual({
    q: 'rosa',
    stage: 'todas',
    panel: 'notas',
  });
  expect(pageSearchOf('etapas', { stage: 'oferta', cv: 7 })).toEqual({ stage: 'oferta', desde: 'etapas' });
  expect(pageSearchOf('etapas', { vista: 'tablero', cv: 7 })).toEqual({ desde: 'tablero' });
});

it('goes back to the list as it was left, with its filters and its order', () => {
  const list = {
    q: 'rosa',
    revisar: true,
    stage: 'todas',
    responsable: 0,
    orden: '-nombre',
  } as const;
  expect(cvsSearchOf(pageSearchOf('cvs', { ...list, cv: 7, panel: 'notas' }))).toEqual(list);
  const etapas = { q: 'rosa', stage: 'oferta', etiqueta: 3, orden: '-nombre' } as const;
  expect(etapasSearchOf(pageSearchOf('etapas', { ...etapas, cv: 7 }))).toEqual(etapas);
  const board = { vista: 'tablero', responsable: 4 } as const;
  expect(etapasSearchOf(pageSearchOf('etapas', { ...board, cv: 7 }))).toEqual(board);
});

it('leaves out what is no value of it', () => {
  expect(fichaSearch({ desde: 'nada', stage: 'oferta', panel: 'x', cv: 7, experiencia: 'volar' })).toEqual({});
});
