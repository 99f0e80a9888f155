import type { Etapa } from '@recluta/domain/esquemas';
import { ETAPAS_POR_DEFECTO } from '@recluta/domain/etapas';
import { expect, it } from 'vitest';
import { nameProblems, newNameProblems } from './stageName.ts';

const ETAPAS = ETAPAS_POR_DEFECTO.map((etapa, orden): Etapa => ({ ...etapa, orden, total: 0 }));
const TAKEN = { nombre: 'Ya hay una etapa con ese nombre en el proceso.' };

it('a name that another stage has is told before it is sent, however it is written', () => {
  expect(nameProblems(ETAPAS, 'oferta')({ nombre: ' preseleccion' })).toEqual(TAKEN);
  expect(newNameProblems(ETAPAS)({ nombre: 'OFERTA' })).toEqual(TAKEN);
});

it('its own name it may keep, and nothing is asked of a new one that is not begun', () => {
  expect(nameProblems(ETAPAS, 'oferta')({ nombre: 'oferta' })).toEqual({});
  expect(newNameProblems(ETAPAS)({ nombre: '' })).toEqual({});
});

it('what the schema says of it comes first', () => {
  expect(nameProblems(ETAPAS, 'oferta')({ nombre: ' ' })).toEqual({ nombre: 'El nombre es obligatorio.' });
});
