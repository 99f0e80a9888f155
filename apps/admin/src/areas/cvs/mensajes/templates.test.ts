import { expect, it } from 'vitest';
import { inNameOf, messageFor, missingOf } from './templates.ts';

const person = {
  nombre: 'Bárbara Catrileo Saavedra',
  rut: null,
  email: 'b@correo.cl',
  telefono: null,
  pretension_renta: 650_000,
};
const place = { proceso: 'Ejecutivo de cobranza', empresa: 'Cobranzas del Sur' };

it('asks a person only for what the CV does not say', () => {
  expect(missingOf(person)).toEqual(['rut', 'telefono']);
  expect(messageFor('datos', person, place).body).toContain('necesitamos tu RUT y tu teléfono');
});

it('greets by the first name, and without one when nobody could read it', () => {
  expect(messageFor('confirmacion', person, place).body).toMatch(/^Hola Bárbara, te escribimos de Cobranzas del Sur\./);
  expect(messageFor('confirmacion', { ...person, nombre: null }, place).body).toMatch(/^Hola, te escribimos/);
});

it('asks for what was ticked, in the order of the list', () => {
  expect(messageFor('datos', person, place, ['pretension_renta', 'rut']).body).toContain(
    'necesitamos tu RUT y tu pretensión de renta líquida.',
  );
});

it('asks to confirm the contact when nothing is missing', () => {
  const whole = { ...person, rut: '11.111.111-1', telefono: '+56911111111' };
  expect(missingOf(whole)).toEqual([]);
  expect(messageFor('datos', whole, place).body).toContain('tus datos de contacto siguen vigentes');
});

it('gives a text that was written for one to others, each by their own name', () => {
  const words = inNameOf('Hola Ana, ¿puedes esta semana? Gracias, Ana.', { nombre: 'Ana Soto' });
  expect(words({ nombre: 'Luis Rojas' })).toBe('Hola Luis, ¿puedes esta semana? Gracias, Luis.');
  expect(words({ nombre: null })).toMatch(/^Hola, ¿puedes esta semana/);
});
