import { describe, expect, test } from 'vitest';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findTelefonos } from './telefono.ts';

const read = (text: string) => findTelefonos(viewOf(plainReading(text))).find(({ ajeno }) => !ajeno)?.valor ?? null;

test('an envelope below a phone, read as two letters, is no sum of money', () => {
  expect(read('CONTACTO\n+569 5633 9018\nmm c.araya@outlook.cl')).toBe('+56956339018');
  expect(read('Presupuesto de 5633 9018 mm')).toBeNull();
});

test('a mobile behind any picture of a telephone goes before the landline behind another', () => {
  expect(read('Antonia Larrañaga\n☎ +56 2 2843 1190 ▯ +56 9 7624 0083 ✉ alarranaga@larranagalegal.cl')).toBe(
    '+56976240083',
  );
});

test.each(['Cel. 958.112.473', 'Celular: 9.581.124.73'])('a mobile whose digits are set in dots is one: %s', (text) => {
  expect(read(text)).toBe('+56958112473');
});

test.each([
  'Presupuesto de 950.000.000 anuales.',
  'Ventas anuales 952.345.678',
  'Población atendida 912.345.678 habitantes',
])('a sum is no mobile: %s', (text) => {
  expect(read(text)).toBeNull();
});

test.each(['Suplente 01.09.2014 30.04.2016', 'Contrato 01-09-2014 30-04-2016'])(
  'two dates are no mobile: %s',
  (text) => {
    expect(read(`Ana Soto Rojas\n${text}`)).toBeNull();
  },
);

test('a number that is taken back is no more', () => {
  expect(read('Llamarme\n9 6344 0891… perdón, ese era el\nantiguo; el que sirve es 9 6344\n0895')).toBe('+56963440895');
});

test('a plus that a picture gave for a four is one again', () => {
  const vista = viewOf({ ...plainReading('4569 5347 1126'), ocr: true });
  expect(findTelefonos(vista)[0]?.valor).toBe('+56953471126');
});

test.each([
  ['757 9 5347 1126', '+56953471126'],
  ['57 9 5347 1126', '+56953471126'],
  ['+57 9 5347 1126', '+56953471126'],
  ['056 9 5347 1126', '+56953471126'],
  ['Fono: 51 9 5347 1126', '+51953471126'],
  ['Fono: +57 312 534 7112', '+573125347112'],
])('an icon and the country of a mobile, read as other digits, are what they are: %s', (text, phone) => {
  const vista = viewOf({ ...plainReading(text), ocr: true });
  expect(findTelefonos(vista)[0]?.valor).toBe(phone);
});

test('a bullet that is read as a plus makes no number of another country: none is so short', () => {
  expect(read('Fonasa + 99087721 - Sueldo deseado 950.000')).toBe('+56999087721');
  expect(read('Macul + (2) 2227 8134 - Divorciada')).toBe('+56222278134');
  expect(read('Fono: +591 7123 4567')).toBe('+59171234567');
});

test('a mobile that a narrow cell of a picture breaks goes on in the first cell below', () => {
  const pictured = (text: string) => findTelefonos(viewOf({ ...plainReading(text), ocr: true }))[0]?.valor ?? null;
  expect(pictured('@ +56 9 8765\tEstación Central\tRUT\n4321\tana@gmail.com')).toBe('+56987654321');
  expect(pictured('@ +56 9 8765\tEstación Central\tRUT\n43\tana@gmail.com')).toBeNull();
  expect(pictured('Curicó,\tCel. +56 (9) 8765\tana@gmail.com\nMaule\n4321\t8')).toBe('+56987654321');
});

readsEach('whose a number is, of several', [
  [
    'Ana Soto Rojas\nrecados: 9 9112 2334 (hermana)\nCL / 9-5002-3318 / anasoto_17@hotmail.com',
    { telefono: '+56950023318' },
  ],
  ['Ana Soto Rojas\nrecados: mamá 9 6655 1029', { telefono: null }],
  ['Ana Soto Rojas\n2 2234 8817 (Mobile)\n9 9221 0450 (Celular de mi\nmarido (recados))', { telefono: '+56222348817' }],
  ['Ana Soto Rojas\notro fono: 9 7781 6120\ncel: 963314052', { telefono: '+56963314052' }],
  ['SINDICATO DE PESCADORES\nSocio\tJuan Godoy Vergara\nTeléfono del socio\t96641 2085', { telefono: '+56966412085' }],
  ['Ana Soto Rojas\nanasoto@uchile.cl · ORCID 0000-0002-4417-9031', { telefono: null }],
]);

describe('phone', () => {
  test.each([
    '+56 9 8765 4321',
    '+56987654321',
    '(+56) 9-8765-4321',
    '+56 (9) 87654321',
    '56 9 87654321',
    '(569) 87654321',
    '9 8765 4321',
    '9.8765.4321',
    '09-87654321',
    '(09) 8765 4321',
    '987 654 321',
    '0056 9 8765 4321',
    'Celular: 87654321',
    'Fono contacto: +569-8765 4321 / 2 2345 6789',
    'Teléfono fijo 22 345 6789, celular 98765 4321',
    'Teléfono fijo / móvil: (2) 2345 6789 / (9) 8765 4321',
    'Cédula: 15.962.010-7 / Teléfono: +56 64 2 238 190 (casa), +56 9 8765 4321',
    '4 5 2 7 1 1 8 2 6 · 9 8 7 6 5 4 3 2 1',
    '(+569)87654321',
    'teléfono ocho dígitos antiguo: 87654321',
    'Padre Las Casas, Temuco 9 8765 4321 ana.soto@gmail.com',
    '28 años - Talca - 8765 4321 (anteponer +56 9)',
    'CELULAR .....: 8 dígitos 8765 4321 (anteponer el nueve)',
    'Llámame al 9-\n8765-4321; escribo poco',
    'EXPERIENCIA\nMi número es el 9 8765 4321',
    'ana.soto@gmail.com+56987654321Punta Arenas',
    'Cel 56 9 8765 4321@ ana.soto@gmail.com',
    'Rancagua + 9 8765 4321',
    'Pucón M +56 9 8765 4321 MM ana.soto@gmail.com',
  ])('is found however a mobile is written: %s', (text) => {
    expect(read(text)).toBe('+56987654321');
  });

  test.each([
    ['Fono: 2 2345 6789', '+56223456789'],
    ['Teléfono: (32) 234 5678', '+56322345678'],
    ['Fono (02) 2345678', '+56222345678'],
    ['Tel. 041-2345678', '+56412345678'],
    ['Línea directa (65)2 34 19 07; soltera', '+56652341907'],
    ['Teléfono casa 57-\n2412987. rosa@example.cl', '+56572412987'],
  ])('of a landline gets its area: %s', (text, phone) => {
    expect(read(text)).toBe(phone);
  });

  test('of another country is kept, and stands behind a Chilean one', () => {
    expect(read('Celular: +57 300 123 4567')).toBe('+573001234567');
    expect(read('+58 412 1234567 / +56 9 8765 4321')).toBe('+56987654321');
  });

  test.each([
    'Mi hija Ana contesta el 9 1234 5678; el mío es 9 8765 4321',
    '41 234 5678 (recados) / 9 8765 4321',
    '9 1234 5678 (señora)\n9 8765 4321',
    '22 345 6789 (trabajo) · 9-8765-4321 (propio)',
    '+56 9 8765 4321 | WhatsApp +58 414 6672310',
    '9-8765-4321 (apoderada: Sra. Ana Soto, 9-1234-5678)',
  ])('of the candidate goes before that of who takes messages or lives abroad: %s', (text) => {
    expect(read(text)).toBe('+56987654321');
  });

  test('is the one of the office beside a name and an address', () => {
    expect(read('Paseo Huérfanos 1160, of. 804\nFono oficina: 222 687 431')).toBe('+56222687431');
  });

  test('of the office is the candidate’s when there is no other', () => {
    expect(read('Fono oficina: 222 345 678')).toBe('+56222345678');
  });

  test('below the referees is the candidate’s own when it stands with an address', () => {
    const text = 'REFERENCIAS\nAna Soto 912345678\nmarta.rojas@gmail.com  9 8765 4321';
    expect(read(text)).toBe('+56987654321');
  });

  test('behind who recommends is not the candidate’s', () => {
    expect(read('Recomiendan mi trabajo: Ana Soto, supervisora, +56 9 8765 4321')).toBeNull();
    expect(read('Trabajos: 2019\nRecomendaciones: Sr. Juan Soto, 9 8765 4321')).toBeNull();
  });

  test('of a referee, a superior or an emergency is not the candidate’s', () => {
    expect(read('REFERENCIAS\nMarta Soto, fono +56 9 8765 4321')).toBeNull();
    expect(read('Contacto de emergencia: +56 9 8765 4321')).toBeNull();
    expect(read(`${'\n'.repeat(6)}Supervisora: Ana Rojas +56 9 8765 4321`)).toBeNull();
    expect(read('Jefe directo: Ana Rojas +56 9 8765 4321')).toBeNull();
  });

  test('of the agency that presents somebody is not the candidate’s', () => {
    expect(read('Solicitudes a la agencia o al 2 2657 3300')).toBeNull();
    expect(read('Nexo Austral Consultores · Urmeneta 305, Puerto Montt · +56 65 2 438 210')).toBeNull();
  });

  test('behind its label stays one where the next heading is printed against it: nobody has so many years', () => {
    expect(read('Cel.: 9 8765 4321 Años de trabajo\nPacking, 2008 a 2014')).toBe('+56987654321');
  });

  test('is no RUT, date, sum of money or account', () => {
    expect(read('RUT 12.345.678-5\n2015 - 2018\n12/03/2019')).toBeNull();
    expect(read('Cartera de $987.654.321')).toBeNull();
    expect(read('Cuenta RUT: 987654321')).toBeNull();
  });
});

readsEach('a number that its line breaks behind the label', [
  ['Ana Soto Rojas\nMi teléfono es de red fija: 32 269\n4478. No uso correo.', { telefono: '+56322694478' }],
  ['Ana Soto Rojas\nVivo en Osorno, pasaje Lonquimay 1512. Cel. 5\n6974162093.', { telefono: '+56974162093' }],
]);

readsEach('the own number before its label, below a RUT and beside the own address', [
  [
    'Constanza Choquehuanca Rivas\n18.002.946-K · C.I.\n+56 9 8190 6627 · Celular\nChilena · Nacionalidad',
    { telefono: '+56981906627' },
  ],
  [
    'Francisca Yutronic Alarcón\nLanguages\nSpanish (native)\nReferees\nRodrigo Cuevas, Exploration Manager, Andes Copper, rcuevas@andescopper.cl\n+56 9 9023 5518 | fyutronic@protonmail.com | Caldera, Atacama',
    { telefono: '+56990235518' },
  ],
]);

readsEach('a number against its label', [
  [
    'Osvaldo Barría Mansilla\nTeléfono principal(56) 9 84530716\nCorreo electrónico\tNo registra',
    { telefono: '+56984530716' },
  ],
]);

readsEach("what is no phone of one's own: a RUT without dots, the school's", [
  [
    'Ana Soto Rojas\nCédula de identidad número 5 843 906 - 1. Teléfono de mi casa: 51 221 8837',
    { telefono: '+56512218837', rut: '5843906-1' },
  ],
  ['Manuel Jesús Tapia Tapia\nCédula nacional\t9118276-9\nNacionalidad\tChileno', { rut: '9118276-9', telefono: null }],
  ['Ana Soto Rojas\nN° 22345678-2\nChillán', { telefono: null }],
  [
    'Martín Ignacio Cáceres Lobos\n¿Qué estudio?\nPrimer año en Duoc UC. Egresé del Complejo Educacional Consolidada (2024). Teléfono del establecimiento: 2 2850 4471.\n¿Qué sé hacer?\nEditar video en CapCut',
    { telefono: null },
  ],
]);

readsEach('the own number behind a referee’s', [
  [
    'Brayan Alexis Cáceres Huenul\n27 años, chileno, vivo en Colina\nPartí en un CD de Lampa haciendo picking\nDespués me pasaron a recepción\nCuarto medio en el Liceo Bicentenario de Colina 2015\nreferencia: el jefe don Patricio Rubilar, 9 6621 9043\nMe pillan en este mismo wsp, por si se pierde el número es el +56 9 7315 8826',
    { telefono: '+56973158826' },
  ],
]);

test('of numbers with nothing but a blank between them the last mobile is whole', () => {
  expect(read('Fonos: (055) 224 118 09-445 9012 9 9445 0128')).toBe('+56994450128');
});

readsEach('a landline parted by a comma, and a number not to be called', [
  ['Zunilda Soto Lara\nEl teléfono de la casa es el 34, 2 40 77 52.', { telefono: '+56342407752' }],
  [
    'Osvaldo Soto Lara\nVive en María Elena y se le llama al 55\n2639 117. Tiene buena salud.',
    { telefono: '+56552639117' },
  ],
  ['Carlos de la Maza\nFono 09-94410276 (número\nantiguo, ya no existe) / 9 5127 0046', { telefono: '+56951270046' }],
  [
    'Jorge Paredes\nTELÉFONO DE HOY\n+56 41 277 3905\nCELULAR (robado en mayo, no llamar)\n9 8300 1425',
    { telefono: '+56412773905' },
  ],
  ['Zunilda Soto Lara\nEl 9 9876 5432 es de mi hermana, no llamar ahí.', { telefono: null }],
]);
