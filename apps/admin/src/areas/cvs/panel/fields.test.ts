import type { Cv, LecturaCv } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { isAsRead, nextToCorrect } from './fields.ts';

const cv = (part: Partial<Cv> = {}) =>
  ({ nombre: 'Ana Díaz', rut: '12.345.678-5', email: 'ana@correo.cl', telefono: '+56987654321', ...part }) as Cv;

it('what is doubtful or nobody can be reached by is corrected first, from where one is, and around', () => {
  const asked = cv({ email: null });
  expect(nextToCorrect(asked, ['renta'], null)).toBe('email');
  expect(nextToCorrect(asked, ['renta'], 'email')).toBe('renta');
  expect(nextToCorrect(asked, ['renta'], 'renta')).toBe('email');
});

it('of a cv that asks for nothing every field is walked, as it stands on the screen', () => {
  expect(nextToCorrect(cv(), [], null)).toBe('nombre');
  expect(nextToCorrect(cv(), [], 'nombre')).toBe('rut');
  expect(nextToCorrect(cv(), [], 'experiencia')).toBe('nombre');
});

it('a list that was changed is not confirmed, and one that was saved as it stood is', () => {
  const read = { campos: {} } as LecturaCv;
  const edicion = (confirmado: boolean) => ({ usuario_nombre: 'Paula', creado_en: null, deshacer: null, confirmado });
  expect(isAsRead('criterios', read, cv(), { criterios: edicion(false) })).toBe(false);
  expect(isAsRead('tecnologias', read, cv(), { tecnologias: edicion(true) })).toBe(true);
  expect(isAsRead('tecnologias', read, cv(), {})).toBe(true);
});

it('what was typed where nothing was read is no confirmation of it, also when it is no valid RUT', () => {
  const unread = { campos: {} } as LecturaCv;
  expect(isAsRead('rut', unread, cv({ rut: '11.111.111-2' }), {})).toBe(false);
  expect(isAsRead('rut', unread, cv({ rut: null }), {})).toBe(true);
});
