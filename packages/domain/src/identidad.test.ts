import { expect, it } from 'vitest';
import { identityOf } from './identidad.ts';

it('compares a RUT, an e-mail and a phone however they were written', () => {
  expect(identityOf({ rut: '12.345.678-5', email: ' Rosa@Ejemplo.CL ', telefono: '9 8765 4321' })).toEqual(
    identityOf({ rut: '123456785', email: 'rosa@ejemplo.cl', telefono: '+56 9 87654321' }),
  );
});

it('tells nobody by a RUT with another check digit, half an e-mail or a number that is no phone', () => {
  expect(identityOf({ rut: '12345678-9', email: '@ejemplo.cl', telefono: '123' })).toEqual({
    rut_clave: null,
    email_clave: null,
    telefono_clave: null,
  });
});
