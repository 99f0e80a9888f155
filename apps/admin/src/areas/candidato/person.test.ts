import { expect, it } from 'vitest';
import { isAboutPerson } from './person.ts';

const told = (tipo: string, ...cv_ids: number[]) => isAboutPerson({ tipo, proceso_id: 1, cv_ids, usuario_id: null }, 7);

it('of a person whose other application was blocked or deleted for good what is told is asked for anew', () => {
  for (const tipo of ['cv_bloqueado', 'cv_desbloqueado', 'cv_borrado', 'cv_eliminado', 'persona_confirmada'])
    expect(told(tipo, 8), tipo).toBe(true);
  expect(told('cv_movido', 8)).toBe(false);
});

it('of one whose data nobody may see nothing is asked for', () => {
  for (const tipo of ['cv_bloqueado', 'cv_borrado']) expect(told(tipo, 8, 7), tipo).toBe(false);
  expect(told('cv_desbloqueado', 7)).toBe(true);
});
