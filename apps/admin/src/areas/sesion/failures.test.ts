import { expect, it } from 'vitest';
import type { Failure } from '../../lib/errors.ts';
import { failureText, waitText } from './failures.ts';

const failure = (part: Partial<Failure>): Failure => ({
  text: '',
  codigo: 'credenciales',
  campos: {},
  offline: false,
  wordless: false,
  wait: null,
  ...part,
});

it("the server's text is what a failed sign-in says; without one, §8's sentence", () => {
  expect(failureText(failure({ text: 'Ya existe una cuenta con ese correo.' }), [], 'Credenciales inválidas')).toBe(
    'Ya existe una cuenta con ese correo.',
  );
  expect(failureText(failure({}), [], 'Credenciales inválidas')).toBe('Credenciales inválidas');
});

it("an answer that is none of the server's has no text; without an answer it is the connection", () => {
  const text = 'Error de conexión con el servidor.';
  const told = (wordless: boolean) =>
    failureText(failure({ text, offline: true, wordless }), [], 'Credenciales inválidas');
  expect([told(true), told(false)]).toEqual(['Credenciales inválidas', text]);
});

it('what a field of the form already says is not said twice', () => {
  const short = failure({ text: 'Usa al menos 8 caracteres.', campos: { password: 'Usa al menos 8 caracteres.' } });
  expect(failureText(short, ['email', 'password'], 'No se pudo crear la cuenta.')).toBeNull();
  expect(failureText(short, ['email'], 'No se pudo crear la cuenta.')).toBe('Usa al menos 8 caracteres.');
});

it('a wait is told in seconds, a long one in minutes', () => {
  expect(waitText(1)).toBe('Demasiados intentos. Espera 1 segundo y vuelve a intentar.');
  expect(waitText(480)).toBe('Demasiados intentos. Espera 8 minutos y vuelve a intentar.');
});
