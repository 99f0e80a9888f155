import { describe, expect, test } from 'vitest';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findNacionalidades } from './nacionalidad.ts';

const read = (text: string) => findNacionalidades(viewOf(plainReading(text)))[0]?.valor ?? null;

describe('nationality', () => {
  test.each([
    ['Nacionalidad: Chileno', 'chilena'],
    ['Nacionalidad\tVenezuela', 'venezolana'],
    ['NACIONALIDAD\nHAITIANA', 'haitiana'],
    ['De nacionalidad peruana, 34 años', 'peruana'],
    ['Colombiano, 34 años, soltero', 'colombiana'],
    ['34 años, casada, boliviana', 'boliviana'],
    ['Ciudadano brasileño con residencia definitiva', 'brasileña'],
    ['Juan Pérez | Chileno | Maipú', 'chilena'],
    ['PERFIL\nSoy venezolana, con permanencia definitiva', 'venezolana'],
    ['País de origen: Ecuador', 'ecuatoriana'],
    ['OTROS DATOS\nChilena\nLicencia B', 'chilena'],
    ['OBJETIVO\nEmpresa seria. Colombiano de Buenaventura, en Chile desde 2022.', 'colombiana'],
    ['Juan Pérez\n🇻🇪 Venezolano\nLa Serena', 'venezolana'],
    ['Peruana, residencia definitiva', 'peruana'],
    ['Boliviano, radicado en Iquique', 'boliviana'],
    ['Nasionalidad: peruano', 'peruana'],
    ['Extranjero (peruano) con residencia definitiva', 'peruana'],
    ['Soy de Perú, vivo en Chile hace 10 años', 'peruana'],
    ['Argentino naturalizado chileno', 'chilena'],
    ['Nationality: Chilean', 'chilena'],
    ['Soy rapanui y chilena de nacionalidad', 'chilena'],
    ['SUMMARY\nDiscreet and quick. Chilean citizen holding a work permit', 'chilena'],
    ['Agente de soporte. Cubano de Holguín. 29 años.', 'cubana'],
  ])('is stated as %j', (text, demonym) => {
    expect(read(text)).toBe(demonym);
  });

  test.each([
    'Lugar de nacimiento: Lima, Perú',
    'EXPERIENCIA\nEmpresa chilena de transportes',
    'Cocina peruana y chilena',
    'Cruz Roja Chilena',
    'Cédula de identidad chilena 12.345.678-5',
    'Licencia chilena clase B',
    'EDUCACIÓN\nUniversidad Bolivariana',
  ])('is not stated by %j', (text) => {
    expect(read(text)).toBeNull();
  });
});

describe('in what a recogniser read', () => {
  const recognised = (text: string) =>
    findNacionalidades(viewOf({ ...plainReading(text), ocr: true }))[0]?.valor ?? null;

  test.each(['0', '1', 'Q', '(a)', '1]'])('has no part in the icon before it, which was read as %j', (icon) => {
    expect(recognised(`EXPERIENCIA\nKaufmann, 2019-2025\n${icon} Chileno\nEstudios`)).toBe('chilena');
    expect(recognised(`EXPERIENCIA\nKaufmann, 2019-2025\n${icon} chileno\nEstudios`)).toBeNull();
    expect(read(`EXPERIENCIA\nKaufmann, 2019-2025\n${icon} Chileno\nEstudios`)).toBeNull();
  });

  test.each([
    ['José Rivas Soto\nContador público - Venezola\nRUT 12.345.678-5', 'venezolana'],
    ['José Rivas Soto\nContador público · Ecuatoria\nRUT 12.345.678-5', 'ecuatoriana'],
    ['José Rivas Soto\nContador público · Colombi\nRUT 12.345.678-5', null],
    ['José Rivas Soto\nContador público - Colombia\nRUT 12.345.678-5', null],
    ['José Rivas Soto\nInglés - Portugu\nRUT 12.345.678-5', null],
    ['José Rivas Soto\nContador público, Venezola y otros\nRUT 12.345.678-5', null],
  ])('keeps the end that was lost at the end of a line: %j', (text, demonym) => {
    expect(recognised(text)).toBe(demonym);
  });
});
