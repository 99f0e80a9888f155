import { expect, it } from 'vitest';
import { EMPTY_USUARIO, validateUsuario } from './usuarioForm.ts';

const complete = {
  nombre: '',
  email: 'ana@empresa.cl',
  password: 'copihue-rojo',
  repeat: 'copihue-rojo',
  rol: 'visor' as const,
  empresa_id: '3',
};

it('a usuario needs empresa, email and password twice; the nombre is optional', () => {
  expect(validateUsuario(complete)).toEqual({});
  expect(validateUsuario(EMPTY_USUARIO)).toEqual({
    email: 'El correo es obligatorio.',
    password: 'Usa al menos 8 caracteres.',
    repeat: 'Repite la contraseña.',
    empresa_id: 'Debes seleccionar una empresa.',
  });
});

it('both passwords must be alike', () => {
  expect(validateUsuario({ ...complete, repeat: 'copihue-azul' })).toEqual({
    repeat: 'Las contraseñas no coinciden.',
  });
});

it('an email without a domain is named', () => {
  expect(validateUsuario({ ...complete, email: 'ana@empresa' })).toEqual({
    email: 'Escribe un correo válido, como nombre@empresa.cl.',
  });
});
