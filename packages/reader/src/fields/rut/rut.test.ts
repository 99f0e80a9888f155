import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findRuts } from './rut.ts';

const read = (text: string, ocr = false) =>
  findRuts(viewOf({ ...plainReading(text), ocr })).find(({ ajeno }) => !ajeno)?.valor ?? null;

describe('RUT', () => {
  test.each([
    'RUT: 12.345.678-5',
    'Educadora de Párvulos12345678-5Padre Las Casas',
    'R.U.T. 12345678-5',
    'RUN N° 12.345.678 - 5',
    'Cédula de identidad: 123456785',
    'C.I.: 12345678–5',
    'Rut 12,345,678-5',
    'R.U.T. N° 12 . 345 . 678 - 5',
    'RUT 12 345 678-5',
    'Cédula de Identidad\t12.345.678\t-\t5',
    'RUT\n12.345.678-5',
    'R.U.T: 12.345.678 DV: 5',
    'Documento de identidad 12.345.678 guión 5',
    'RUT 12.345.678 raya 5',
    'mi rut 12.345.678-510:15',
    'Juan Pérez | 12.345.678-5 | Chileno',
    'Cédula de identidad\n1/2/3/4/5/6/7/8)-5',
    'Encargado de local · Cédula de identidad: 12.345.678-5',
  ])('is found however it is written: %s', (text) => {
    expect(read(text)).toBe('12345678-5');
  });

  test('broken in a narrow cell has its check digit in the line below', () => {
    expect(read('Curicó,\tana@x.cl\tRUT 12.345.678-\nMaule\t9087\t5')).toBe('12345678-5');
    expect(read('RUT\tPaís\tFono\n12.345.678- Chile\t+56 9\n5\t8765 4321')).toBe('12345678-5');
    expect(read('Curicó,\tana@x.cl\tRUT 12.345.678-\nMaule\t9087\t6')).toBeNull();
  });

  test('has no digit of an icon before it, which a recogniser read as one; it is never sure', () => {
    expect(read('9 8765 4321\t=\t[112.345.678-5\tA Pichilemu', true)).toBe('12345678-5');
    expect(read('RUT 712345678-5', true)).toBe('12345678-5');
    expect(read('RUT 112.345.678-4', true)).toBeNull();
    expect(read('RUT 112.345.678-5')).toBeNull();
    const campos = extractFields([{ ...plainReading('Ana Soto Rojas\nRUT: 112.345.678-5'), ocr: true }]);
    expect(campos.rut).toMatchObject({ valor: '12345678-5', seguro: false });
  });

  test('is not made of two phones with a slash between them', () => {
    expect(read('67 2 240 811 / 9 6188 7023')).toBeNull();
  });

  test('with a wrong check digit is not a RUT', () => {
    expect(read('RUT: 12.345.678-6')).toBeNull();
  });

  test('of a company, a referee or a superior is not the candidate’s', () => {
    expect(read('RUT empresa: 76.086.428-5')).toBeNull();
    expect(read('EXPERIENCIA\nRUT empleador 12.345.678-5')).toBeNull();
    expect(read('REFERENCIAS\nMarta Soto, RUT 12.345.678-5')).toBeNull();
  });

  test('of a workshop, or of somebody named before it, is not the candidate’s', () => {
    expect(read('EXPERIENCIA\nTaller Don Beto: frenos. RUT del taller 8.716.023-8.')).toBeNull();
    expect(read('EXPERIENCIA\nAlmacén El Sol\nRUT 8.716.023-8\nCajera, 2015')).toBeNull();
    expect(read('EXPERIENCIA\nCajera, 2015\nsoy elias gamonal\nrut 8.716.023-8\nBodega, 2012')).toBe('8716023-8');
    expect(read('EXPERIENCIA\nCajera, 2015\nNacionalidad\tChilena\nRUT\t8.716.023-8\nBodega, 2012')).toBe('8716023-8');
    expect(read('EXPERIENCIA\nSalón Bella Vista (dueña: su tía, RUT 15.220.781-6)')).toBeNull();
    const named = findRuts(viewOf(plainReading('Idiomas\nMarcos Ulloa Henríquez, RUT 13.880.947-1')), [
      'vicente',
      'lagos',
    ]);
    expect(named.filter(({ ajeno }) => !ajeno)).toEqual([]);
  });

  test('behind a post is the candidate’s, whose name stands above it', () => {
    const cv = viewOf(
      plainReading(
        '2014 Hotel\n2016 Casino\n2018 Bar\n2019 Curso\n2020 Excel\n2021 Word\nDaniela Opazo Mella\nAdministradora gastronómica, RUN: 18.640.277-4',
      ),
    );
    expect(findRuts(cv, ['daniela', 'opazo', 'mella'])[0]).toMatchObject({ valor: '18640277-4', puntos: 7 });
  });

  test('is read with each digit in a cell of its own, and its check digit called DV behind a hyphen', () => {
    expect(read('R.U.T.\t1\t2\t3\t8\t0\t9\t4\t5\t–\t9')).toBe('12380945-9');
    expect(read('RUT\t2 2 3 8 4 7 1 9 – 6\nCelular\t9 4 0 7 2 6 8 3 5')).toBe('22384719-6');
    expect(read('RUT:26.308.451-DV9')).toBe('26308451-9');
    expect(read('Fono 9 9 1 7 3 - 5 5 2 8')).toBeNull();
  });

  test('is read in words, as deeds have it, when its check digit is right', () => {
    const said = (digit: string) =>
      read(
        `Humberto Toro, cédula nacional de\nidentidad número nueve millones trescientos veinte mil quinientos dieciocho, dígito\n${digit}, chileno`,
      );
    expect(said('nueve')).toBe('9320518-9');
    expect(said('ocho')).toBeNull();
    expect(read('Rut trece millones trescientos cuarenta y ocho mil noventa y siete guion\nocho.')).toBe('13348097-8');
    expect(read('Ventas de nueve millones trescientos mil pesos, dígito nueve')).toBeNull();
  });

  test('is not taken from a passport or a phone', () => {
    expect(read('Pasaporte: 12345678-5')).toBeNull();
    expect(read('Fono: 123456785')).toBeNull();
  });

  test('is read where a recogniser took digits for letters', () => {
    expect(read('RUT: 12.34S.678-5', true)).toBe('12345678-5');
    expect(read('RUT: l2.345.678-S', true)).toBe('12345678-5');
    expect(read('C.I. 20.347.880-|', true)).toBe('20347880-1');
    expect(read('C.1.16.222.586-3 | Móvil 997 30 6651', true)).toBe('16222586-3');
    expect(read('RUT\tNacionalidad\n13.958.426- | Chilena\n0\t7732 5518', true)).toBe('13958426-0');
  });
});

test('the digits of a mobile behind an empty label are no RUT, though they pass modulo 11', () => {
  expect(read('Rut\n+569 7821 4430')).toBeNull();
  expect(read('RUT:\nTeléfono\t56-9-53390412')).toBeNull();
  expect(read('RUN\nEXPERIENCIA\n2019 –\n2012 – 2019')).toBeNull();
});

test('below the heading for emergencies a table’s RUT is of whom to call', () => {
  expect(
    read('2. EN CASO DE EMERGENCIA AVISAR A\nNombre\tParentesco\tContacto\nPaola Soto, RUT 16.000.350-2\tpareja'),
  ).toBeNull();
});

readsEach('a RUT of a relative, who has a surname of the candidate’s', [
  [
    'Benjamín Antonio Tapia Lobos\n18 años, Maipú\nHe sido reponedor y empaque\nArreglo celulares\nSé Excel y Canva\nmi apoderada por si dudan\nmi mamá, Jacqueline Lobos, RUT 14.093.582-4',
    { rut: null },
  ],
]);

readsEach('a RUT in letters of its whole name', [
  ['José Miguel Catrileo Muñoz\nRol Único Nacional\n118703367\nNacionalidad\nchilena', { rut: '11870336-7' }],
]);

readsEach('a RUT below a long line about the trade', [
  [
    'Álvaro Ignacio San Martín Peñailillo\nProfesor de Historia, Geografía y Ciencias Sociales\n18.992.641-3 / asanmartin.historia@icloud.com / San Javier',
    { rut: '18992641-3' },
  ],
]);

readsEach('a RUT beside a job, in a column of its own', [
  [
    'Ramiro Ancavil Fuentealba\nProfesor de Educación General Básica\nSobre mí\tExperiencia docente\nR.U.T. 16.533.986-K\tEscuela Rural Liquiñe, 2016 – 2024.\n12 de mayo de 1987\tProfesor jefe de 5° y 6°, encargado de\nPanguipulli, Los Ríos\tmatemática.\nEstudios\nUniversidad Austral, 2007–2011',
    { rut: '16533986-K' },
  ],
  [
    'Ramiro Ancavil Fuentealba\nSobre mí\tExperiencia\nPanguipulli\t2016 – 2024 Taller Sur (dueño, RUT 16.533.986-K).\nLos Ríos\tMecánico de 2011 a 2015\nEstudios\nLiceo, 2007',
    { rut: null },
  ],
]);

test('whoever says below their jobs where to find them says their own RUT', () => {
  const { rut } = extractFields([
    plainReading(
      'Tomás Irarrázaval Pinto\nTerminé Derecho y desde entonces me gano la vida en los cerros. Busco un puesto en turismo, no en tribunales.\nOcupaciones\nUbíqueme\n+56 9 6233 9071\nPuerto Natales\nC.I. 18745291-0\nCertificados',
    ),
  ]);
  expect(rut?.valor).toBe('18745291-0');
});

readsEach("a RUT of whom the candidate's papers pass through", [
  [
    'Salvador Allendes Tapia\nActor.\nSu agente: Cecilia Tomé Garrido, representaciones, cecilia@tomerepresenta.cl, +56 9 7990 3345, RUT\n9.554.120-8.',
    { rut: null },
  ],
  [
    'Rajesh Kumar Patel\nAnalista\nTraductora: Bernardita Yáñez Ossa, RUT 13.592.764-3, fono 2 2633 1180',
    { rut: null, nombre: 'Rajesh Kumar Patel' },
  ],
  [
    'Consultor a cargo: Tomás Lyon Matte, 14.402.918-6\nCandidato 3 de 4: Rodrigo van der Molen Ruiz-Tagle\nCargo: Gerente',
    { rut: null, nombre: 'Rodrigo van der Molen Ruiz-Tagle' },
  ],
]);
