import { expect, it } from 'vitest';
import { messageFor, missingOf } from './templates.ts';

const person = {
  nombre: 'Bárbara Catrileo Saavedra',
  rut: null,
  email: 'b@correo.cl',
  telefono: null,
  nacionalidad: null,
  pretension_renta: 650_000,
};
const place = { proceso: 'Ejecutivo de cobranza', empresa: 'Cobranzas del Sur' };

it('asks a person only for what the CV does not say', () => {
  expect(missingOf(person)).toEqual(['tu RUT', 'tu teléfono']);
  expect(messageFor('datos', person, place).body).toContain('necesitamos tu RUT y tu teléfono');
});

it('greets by the first name, and without one when nobody could read it', () => {
  expect(messageFor('confirmacion', person, place).body).toMatch(/^Hola Bárbara, te escribimos de Cobranzas del Sur\./);
  expect(messageFor('confirmacion', { ...person, nombre: null }, place).body).toMatch(/^Hola, te escribimos/);
});

it('asks to confirm the contact when nothing is missing', () => {
  expect(missingOf({ ...person, rut: '11.111.111-1', telefono: '+56911111111' })).toEqual([
    'que tus datos de contacto siguen vigentes',
  ]);
});
