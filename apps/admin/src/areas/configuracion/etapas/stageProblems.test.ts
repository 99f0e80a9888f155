import type { Etapa } from '@recluta/domain/esquemas';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { expect, it } from 'vitest';
import { newNameProblems, stageProblems } from './stageProblems.ts';

const ETAPAS = ETAPAS_POR_DEFECTO.map((etapa, orden): Etapa => ({ ...etapa, orden, total: 0 }));
const TAKEN = { nombre: 'Ya hay una etapa con ese nombre en el proceso.' };

it('a name that another stage has is told before it is sent, however it is written', () => {
  expect(stageProblems(ETAPAS, 'oferta')({ nombre: ' preseleccion', limite_dias: null })).toEqual(TAKEN);
  expect(newNameProblems(ETAPAS)({ nombre: 'OFERTA' })).toEqual(TAKEN);
});

it('its own name it may keep, and nothing is asked of a new one that is not begun', () => {
  expect(stageProblems(ETAPAS, 'oferta')({ nombre: 'oferta', limite_dias: null })).toEqual({});
  expect(newNameProblems(ETAPAS)({ nombre: '' })).toEqual({});
});

it('what the schema says of it comes first', () => {
  expect(stageProblems(ETAPAS, 'oferta')({ nombre: ' ', limite_dias: null })).toEqual({
    nombre: 'El nombre es obligatorio.',
  });
});

it('a limit is a year at most, and none is right too', () => {
  const limited = (limite_dias: number | string | null) =>
    stageProblems(ETAPAS, 'oferta')({ nombre: 'Oferta', limite_dias });
  expect(limited(366)).toEqual({ limite_dias: 'Usa como máximo 365 días.' });
  for (const typed of ['1,5', 1.5, '-3', 0, '1e2', 'tres', '🎉'])
    expect(limited(typed)).toEqual({ limite_dias: 'Escribe días enteros, de 1 a 365.' });
  expect([limited(365), limited(1), limited(null)]).toEqual([{}, {}, {}]);
});
