import { expect, it } from 'vitest';
import { type DatosCv, SIN_DATOS } from './campos.ts';
import { mergedFields, usualChoice } from './fusion.ts';

const cv = (fields: Partial<DatosCv>): DatosCv => ({ ...SIN_DATOS, ...fields });

const este = cv({ nombre: 'Rosa', tecnologias: ['Excel'], experiencia_retail: true, pretension_renta: 600_000 });
const otro = cv({ nombre: 'Rosa Elena', email: 'rosa@ejemplo.cl', tecnologias: ['SAP', 'Excel'], pretension_renta: 1 });

it('keeps what the one that stays says, takes what it does not say, and adds up lists', () => {
  expect(mergedFields(este, otro, {})).toEqual({ email: 'rosa@ejemplo.cl', tecnologias: ['Excel', 'SAP'] });
  expect(usualChoice('email', este, otro)).toBe('otro');
});

it('keeps what a person corrected by hand over what was only read, whichever stays', () => {
  const typed = { este: [], otro: ['nombre', 'rut'] };
  expect(usualChoice('nombre', este, otro, typed)).toBe('otro');
  expect(mergedFields(este, otro, {}, typed).nombre).toBe('Rosa Elena');
  expect(usualChoice('nombre', este, otro, { este: ['nombre'], otro: ['nombre'] })).toBe('este');
  // Emptied by hand it says nothing.
  expect(usualChoice('rut', cv({ rut: '11.111.111-1' }), otro, typed)).toBe('este');
});

it('gives what was chosen, renta and experiencia as a whole; both together only of lists', () => {
  expect(mergedFields(este, otro, { nombre: 'otro', renta: 'otro', experiencia: 'otro', tecnologias: 'este' })).toEqual(
    {
      nombre: 'Rosa Elena',
      email: 'rosa@ejemplo.cl',
      pretension_renta: 1,
      experiencia_retail: false,
    },
  );
  expect(mergedFields(este, otro, { nombre: 'ambos' }).nombre).toBe('Rosa Elena');
});
