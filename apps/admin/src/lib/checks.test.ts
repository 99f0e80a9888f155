import { cvEditado, procesoNuevo } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { bySchema } from './checks.ts';

it('a schema says what is wrong with a field, of a list the first that is', () => {
  expect(bySchema(procesoNuevo)({ empresa_id: '3', nombre: ' ' })).toEqual({ nombre: 'El nombre es obligatorio.' });
  const long = 'Usa como máximo 120 caracteres.';
  expect(bySchema(cvEditado)({ criterios: ['a', 'b'.repeat(121), ''] })).toEqual({ criterios: long });
  expect(bySchema(cvEditado)({ nombre: null })).toEqual({});
});
