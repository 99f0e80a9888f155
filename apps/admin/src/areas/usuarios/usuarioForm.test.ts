import { expect, it } from 'vitest';
import { EMPTY_USUARIO, problemsOfUsuario } from './usuarioForm.ts';

const complete = {
  nombre: '',
  email: 'ana@empresa.cl',
  password: 'copihue-rojo',
  repeat: 'copihue-rojo',
  rol: 'visor' as const,
  empresa_id: '3',
};

it('a usuario needs empresa, email and password twice; the nombre is optional', () => {
  expect(problemsOfUsuario(complete)).toEqual({});
  expect(problemsOfUsuario(EMPTY_USUARIO)).toEqual({
    email: 'El correo es obligatorio.',
    password: 'Usa al menos 8 caracteres.',
    repeat: 'Repite la contraseña.',
    empresa_id: 'Debes seleccionar una empresa.',
  });
});

it('both passwords must be alike', () => {
  expect(problemsOfUsuario({ ...complete, repeat: 'copihue-azul' })).toEqual({
    repeat: 'Las contraseñas no coinciden.',
  });
});

it('an email without a domain is named', () => {
  expect(problemsOfUsuario({ ...complete, email: 'ana@empresa' })).toEqual({
    email: 'Escribe un correo válido, como nombre@empresa.cl.',
  });
});
