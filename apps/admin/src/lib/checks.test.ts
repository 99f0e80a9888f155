import { cvEditado, procesoNuevo } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { bySchema, isToldOnLeaving, stillWrong } from './checks.ts';

const needed = { nombre: 'El nombre es obligatorio.' };

it('a field that was only passed through empty is told nothing, one that was emptied or is wrong is', () => {
  expect(isToldOnLeaving('nombre', needed, { nombre: '' }, { nombre: '' })).toBe(false);
  expect(isToldOnLeaving('empresa', { empresa: 'Elige una.' }, { empresa: null }, { empresa: null })).toBe(false);
  expect(isToldOnLeaving('nombre', needed, { nombre: ' ' }, { nombre: '' })).toBe(true);
  expect(isToldOnLeaving('nombre', needed, { nombre: '' }, { nombre: 'Cajero' })).toBe(true);
  expect(isToldOnLeaving('correo', { correo: 'Escribe un correo.' }, { correo: 'a@' }, { correo: 'a@' })).toBe(true);
  expect(isToldOnLeaving('nombre', {}, { nombre: 'Cajero' }, { nombre: '' })).toBe(false);
});

it('what was told goes in the moment in which it is right, and what is still wrong stays', () => {
  expect(stillWrong(['nombre', 'correo'], { correo: 'Escribe un correo.' })).toEqual(['correo']);
  const told = ['correo'];
  expect(stillWrong(told, { correo: 'Usa como máximo 254 caracteres.' })).toBe(told);
});

it('a schema says what is wrong with a field, of a list the first that is', () => {
  expect(bySchema(procesoNuevo)({ empresa_id: '3', nombre: ' ' })).toEqual({ nombre: 'El nombre es obligatorio.' });
  const long = 'Usa como máximo 120 caracteres.';
  expect(bySchema(cvEditado)({ criterios: ['a', 'b'.repeat(121), ''] })).toEqual({ criterios: long });
  expect(bySchema(cvEditado)({ nombre: null })).toEqual({});
});
