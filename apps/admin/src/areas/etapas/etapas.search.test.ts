import { expect, it } from 'vitest';
import { etapasSearch, isStageGone, viewedStage } from './etapas.search.ts';

const claves = ['recibido', 'prueba_tecnica', 'contratado'];

it('opens preselección when the address names no stage', () => {
  expect(viewedStage(undefined, [])).toBe('preseleccion');
  expect(viewedStage(undefined, ['recibido', 'preseleccion'])).toBe('preseleccion');
});

it('opens the first stage of the proceso for one it does not have', () => {
  expect(viewedStage('inventada', claves)).toBe('recibido');
  expect(viewedStage(undefined, claves)).toBe('recibido');
});

it('a stage that the address names and the proceso does not have is gone; none named is not', () => {
  expect(isStageGone('inventada', claves)).toBe(true);
  expect(isStageGone('recibido', claves)).toBe(false);
  expect(isStageGone(undefined, claves)).toBe(false);
  expect(isStageGone('inventada', [])).toBe(false);
});

it('waits for the stages of the proceso before it asks for one of its own', () => {
  expect(viewedStage('prueba_tecnica', [])).toBeNull();
  expect(viewedStage('prueba_tecnica', claves)).toBe('prueba_tecnica');
});

it('an address keeps only what is a value of the view', () => {
  expect(etapasSearch({ stage: 'oferta', q: ' rojas ', cv: '12', otra: 1 })).toEqual({
    stage: 'oferta',
    q: 'rojas',
    cv: 12,
  });
  expect(etapasSearch({ stage: { a: 1 }, q: ' ', cv: -3 })).toEqual({});
});
