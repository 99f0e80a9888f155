import { expect, test } from 'vitest';
import { partLabels } from './labels.ts';

test.each([
  ['Apellido paternoMAMANI\tNombresLIDIA ROXANA', 'Apellido paterno\tMAMANI\tNombres\tLIDIA ROXANA'],
  ['RUN26.107.582-2\tNacionalidadBOLIVIANA', 'RUN\t26.107.582-2\tNacionalidad\tBOLIVIANA'],
  ['Teléfono celular9 58 31 07 46', 'Teléfono celular\t9 58 31 07 46'],
  ['Casilla electrónicalidia.c@gmail.com', 'Casilla electrónica\tlidia.c@gmail.com'],
])('a label and the value printed against it are two cells: %j', (line, cells) => {
  expect(partLabels(line)).toBe(cells);
});

test.each(['Nacionalidad: Chilena', 'Desarrollador JavaScript en DigitalOcean', 'Correo electrónico: a@b.cl'])(
  'what stands apart stays as it is: %s',
  (line) => {
    expect(partLabels(line)).toBe(line);
  },
);
