import { describe, expect, test } from 'vitest';
import { readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findNombres } from './nombre.ts';

const read = (text: string, ...emails: string[]) => findNombres(viewOf(plainReading(text)), emails)[0]?.valor ?? null;

describe('name', () => {
  test.each([
    ['JUAN ANDRÉS PÉREZ SOTO\nIngeniero Comercial', 'Juan Andrés Pérez Soto'],
    ['CURRICULUM VITAE\nNombre: Juan Pérez Soto\nRUT: 12.345.678-5', 'Juan Pérez Soto'],
    ['Nombre completo\tJuan Pérez Soto\nEdad\t34 años', 'Juan Pérez Soto'],
    ['Nombre completo\tGERMÁN VON\nBISCHHOFFSHAUSEN RÍOS\nEdad\t34', 'Germán von Bischhoffshausen Ríos'],
    ['Nombres\tJuan Andrés\nApellido paterno\tPérez\nApellido materno\tSoto', 'Juan Andrés Pérez Soto'],
    ['Nombres: Juan Andrés\nApellidos: Pérez Soto', 'Juan Andrés Pérez Soto'],
    ['PÉREZ SOTO, JUAN ANDRÉS', 'Juan Andrés Pérez Soto'],
    ['DEL RÍO SOTO ANA MARÍA\nCajera', 'Ana María del Río Soto'],
    ['De la Cruz Ana María\nCajera', 'Ana María De la Cruz'],
    ['Nombre: De la Fuente Rojas Pedro', 'Pedro De la Fuente Rojas'],
    ['Soto Rojas María Elena\nCajera', 'María Elena Soto Rojas'],
    ['Libro de Novedades de Ana Soto Rojas', 'Ana Soto Rojas'],
    ['Apellidos y nombres: Pérez Soto Juan Andrés', 'Juan Andrés Pérez Soto'],
    ['JUAN ANDRÉS\nPÉREZ SOTO\nVendedor', 'Juan Andrés Pérez Soto'],
    ['J U A N   P É R E Z\nVendedor', 'Juan Pérez'],
    ['Mi nombre es Juan Pérez Soto, tengo 34 años', 'Juan Pérez Soto'],
    ['Curriculum Vitae de Juan Pérez Soto', 'Juan Pérez Soto'],
    ['MARÍA JOSÉ DE LA FUENTE SAN MARTÍN', 'María José de la Fuente San Martín'],
    ['Wilner Jean-Baptiste\nOperario', 'Wilner Jean-Baptiste'],
    ['Likarayen Huenchumilla Catrileo', 'Likarayen Huenchumilla Catrileo'],
    ['Juan Pérez Soto | Técnico en Enfermería', 'Juan Pérez Soto'],
    ['Currículum vítae de don Juan Pérez Soto', 'Juan Pérez Soto'],
    ['Identidad: Juan Pérez Soto, Rut 12.345.678-5', 'Juan Pérez Soto'],
    ['quién soy\tJuan Pérez Soto, 34 años, vivo en Rancagua', 'Juan Pérez Soto'],
    ['★ Mi nombre es Juan Pérez Soto ★\ny soy técnico', 'Juan Pérez Soto'],
    ['Juan Pérez SotoAnalista de datos · Chillán', 'Juan Pérez Soto'],
    ['Antecedentes de Juan Pérez Soto\nFono 987654321', 'Juan Pérez Soto'],
    ['Postulante Juan Pérez Soto', 'Juan Pérez Soto'],
    ['Nombre completo : JUAN PÉREZ SOTO.', 'Juan Pérez Soto'],
    ['Ma. Fernanda Rojas Díaz\nSecretaria', 'Ma. Fernanda Rojas Díaz'],
    ['MATÍ AS I GN ACI O SO TO PÉREZ', 'Matías Ignacio Soto Pérez'],
    ['Nombre del profesional: Juan Pérez Soto\nRun: 12.345.678-5', 'Juan Pérez Soto'],
    ['Nonbre : Juan Pérez Soto', 'Juan Pérez Soto'],
    ['Buenas tardes, me yamo juan andres perez soto y busco pega', 'Juan Andres Perez Soto'],
    ['hola, mi nombre es ana soto rojas, tengo 34 años', 'Ana Soto Rojas'],
    ['CURRICULO DE JUAN PEREZ SOTO, TECNICO MECANICO', 'Juan Perez Soto'],
    ['Presentación de Ana Soto Rojas, kinesióloga', 'Ana Soto Rojas'],
    ['Mi camino de trabajo\npor Ana del Tránsito Soto Rojas', 'Ana del Tránsito Soto Rojas'],
    ['Trabajé diez años de cocinera.\nSaluda atentamente,\nAna Soto Rojas', 'Ana Soto Rojas'],
    ['APELLIDO\nPATERNO\nAPELLIDO\nMATERNO\nNOMBRES\nPérez\tSoto\tJuan Andrés', 'Juan Andrés Pérez Soto'],
    ['Wei "Daniel" Zhang\nImportaciones', 'Wei Daniel Zhang'],
    ['María de los ÁngelesPincheiraLagos\nEnfermera', 'María de los Ángeles Pincheira Lagos'],
    ['Apellido paterno /\nmaterno\nRETAMAL / VERA\nNombres\tANA MARÍA', 'Ana María Retamal Vera'],
    ['Yáñez\n1er apellido\nColque\n2do apellido\nAna María\nNombres\n20.758.341-3\nRUT', 'Ana María Yáñez Colque'],
    ['Felipa Condori Yujra\nAseo', 'Felipa Condori Yujra'],
  ])('is found however it stands: %j', (text, name) => {
    expect(read(text)).toBe(name);
  });

  test('comes from the candidate’s own part, not from the referees', () => {
    expect(read('REFERENCIAS\nMarta Rojas Díaz\nDATOS PERSONALES\nJuan Pérez Soto')).toBe('Juan Pérez Soto');
  });

  test('is not the one of a firm, nor of who is given as a contact', () => {
    expect(read('Nombre de la empresa: Comercial Pérez Soto')).toBeNull();
    expect(read('Nombre del contacto: Juan Pérez Soto')).toBeNull();
  });

  test('below the referees is the candidate’s where the line tells their age and country', () => {
    expect(read('Referencias\nSra. Marta Rojas Díaz, 6 años\nAna Soto Pérez, 52 años, peruana de Ayacucho')).toBe(
      'Ana Soto Pérez',
    );
  });

  test('below the referees is the candidate’s where the next line tells of oneself', () => {
    expect(
      read('Referencias\nSr. Luis Miranda, jefe de patio, 9 8450 2236\nWIDNER SAINT-LOUIS\nhaitiano, 36 años, casado'),
    ).toBe('Widner Saint-Louis');
  });

  test('is told from a place, a trade and a heading', () => {
    expect(read('San Bernardo\nContador Auditor\nExperiencia Laboral\nGarantía de Ovalle')).toBeNull();
  });

  test('is borne out by the address when the words are in no list', () => {
    expect(read('Brunhilde Xanthopoulos\nVentas Externas', 'b.xanthopoulos@gmail.com')).toBe('Brunhilde Xanthopoulos');
  });
});

test('a name read from a scan gets its misread strokes back', () => {
  const scan = { ...plainReading('Rosa Mufioz Gornez\nVendedora'), ocr: true };
  expect(findNombres(viewOf(scan), [])[0]?.valor).toBe('Rosa Muñoz Gomez');
  const other = { ...plainReading('Valeska Fatindez Larraguibel\nVendedora'), ocr: true };
  expect(findNombres(viewOf(other), [])[0]?.valor).toBe('Valeska Faúndez Larraguibel');
  const accent = { ...plainReading('CRISTÉBAL ARAYA CORTÉS\nTécnico'), ocr: true };
  expect(findNombres(viewOf(accent), [])[0]?.valor).toBe('Cristóbal Araya Cortés');
  const capital = { ...plainReading('Icnacio Andrés Huenchumil\nAbogado'), ocr: true };
  expect(findNombres(viewOf(capital), [])[0]?.valor).toBe('Ignacio Andrés Huenchumil');
  const croatian = { ...plainReading('Antonia Ljubetié Harasié\nEgresada de Derecho'), ocr: true };
  expect(findNombres(viewOf(croatian), [])[0]?.valor).toBe('Antonia Ljubetić Harasić');
  const hyphen = { ...plainReading('Catalina Undurraga-Frel\nGeóloga'), ocr: true };
  expect(findNombres(viewOf(hyphen), [])[0]?.valor).toBe('Catalina Undurraga-Frei');
  const glued = { ...plainReading('Nuria Etxeberria delaFuente\nEnfermera'), ocr: true };
  expect(findNombres(viewOf(glued), [])[0]?.valor).toBe('Nuria Etxeberria de la Fuente');
  const stroke = { ...plainReading('Vivian llse Wachtendorff Werner\nAsistente'), ocr: true };
  expect(findNombres(viewOf(stroke), [])[0]?.valor).toBe('Vivian Ilse Wachtendorff Werner');
  const dotted = { ...plainReading('NOMBRE EEes RAMON HIPOLITO VERDUGO AZOCAR\nOficial'), ocr: true };
  expect(findNombres(viewOf(dotted), [])[0]?.valor).toBe('Ramon Hipolito Verdugo Azocar');
  const wide = { ...plainReading('FRANCISCA LOBOS AH U MADA\nRecepcionista'), ocr: true };
  expect(findNombres(viewOf(wide), [])[0]?.valor).toBe('Francisca Lobos Ahumada');
});

test.each([
  ['Soledad\nPizarro-\nAbusleme\nAbogada de familia', 'Soledad Pizarro-Abusleme'],
  ['Jorge ElíasZarorAbumohor\nChileno', 'Jorge Elías Zaror Abumohor'],
])('a name that goes on behind a hyphen or without a blank is whole: %j', (text, name) => {
  expect(findNombres(viewOf(plainReading(text)), [])[0]?.valor).toBe(name);
});

test.each([
  ['Marías IGNAcio Fuenzalida\nProcurador', 'matiasfuenzalida@gmail.com', 'Matías Ignacio Fuenzalida'],
  ['Matías Fuensalida\nProcurador', 'mfuenzalida@gmail.com', 'Matías Fuenzalida'],
  ['Mario Fuenzalida\nProcurador', 'maria.fuenzalida@gmail.com', 'Mario Fuenzalida'],
  ['OSÉ LUIS VEGA RODRÍGUEZ\nVendedor', 'vega.jose.cl@duocuc.cl', 'José Luis Vega Rodríguez'],
  ['ILVARC ROJAS TAPIA\nTeleoperador', 'rojas.alvaro.cl@gmail.com', 'Alvaro Rojas Tapia'],
  ['Salazar García\nAgente de contacto', 'andres.salazar@vtr.net', 'Andres Salazar García'],
  ['Andrea Salazar\nAgente de contacto', 'andres.salazar@vtr.net', 'Andrea Salazar'],
])('a letter of a name on a scan is put right by the address: %s', (text, email, name) => {
  expect(findNombres(viewOf({ ...plainReading(text), ocr: true }), [email])[0]?.valor).toBe(name);
});

describe('a name in big letters that is said whole among the facts of a sidebar', () => {
  const page = (whole: string) => {
    const reading = plainReading(
      `Daniela Zúñiga\nRecepcionista clínica\nExperiencia\n${'Recepcionista de agenda y caja\n'.repeat(20)}${whole}\nVive en Maipú`,
    );
    const lineas = reading.lineas.map((line, i) => ({ ...line, tam: i === 0 ? 24 : 10 }));
    return findNombres(viewOf({ ...reading, lineas }), [])[0]?.valor ?? null;
  };

  test.each([
    ['Daniela Fernanda Zúñiga Poblete', 'Daniela Fernanda Zúñiga Poblete'],
    ['Fernanda Poblete Daza', 'Daniela Zúñiga'],
  ])('beside %s it is %s', (whole, nombre) => expect(page(whole)).toBe(nombre));
});

test('A second surname in the letters of the title stands before the trade of its line', () => {
  const plain = plainReading(
    'Juan Pablo Fuentes\nEspinoza | Asistente de tribunales\nManuel Montt 1509, Lo Prado\nCajero en Temuco, con cuadratura diaria y atención de público',
  );
  const lineas = plain.lineas.map((linea, i) => ({ ...linea, tam: i < 2 ? 24 : 10 }));
  expect(findNombres(viewOf({ ...plain, lineas }), [])[0]?.valor).toBe('Juan Pablo Fuentes Espinoza');
});

describe('a form of narrow cells, each with its label over its value', () => {
  test('knows a label cut short beside its own as one', () => {
    const cells = ['Ap. paterno', 'Lau', 'Ap. materno', 'Mosquera', 'Nombres', 'Nadia Isidora', 'RUN', '13.757.775-5'];
    const plain = plainReading(cells.join('\n'));
    const lineas = plain.lineas.map((linea, i) => ({
      ...{ ...linea, x: 100 * (Math.floor(i / 2) % 3), y: 30 * Math.floor(i / 6) + 12 * (i % 2) },
      ...{ ancho: 60, alto: 10, tam: 10 },
    }));
    expect(findNombres(viewOf({ ...plain, lineas }), [])[0]?.valor).toBe('Nadia Isidora Lau Mosquera');
  });

  test('gives every label its own value, not what stands at its height', () => {
    const plain = plainReading(
      'Apellido\npaterno\nSaavedra\nApellido\nmaterno\nPinto\nNombres\nVíctor Hugo\nRUT\n12.345.678-5',
    );
    const places = [1, 2, 3, 1, 2, 3, 1, 2, 5, 6].map((row, i) => [100 * Math.min(2, Math.floor(i / 3)), row] as const);
    const lineas = plain.lineas.map((linea, i) => {
      const [x, row] = places[i] ?? [0, 0];
      return { ...linea, x: i > 7 ? 0 : x, y: 12 * row, ancho: 60, alto: 10, tam: 10 };
    });
    expect(findNombres(viewOf({ ...plain, lineas }), [])[0]?.valor).toBe('Víctor Hugo Saavedra Pinto');
  });

  test('is read where its labels go on in the lines below', () => {
    const form = 'Apellido\tSaavedra\tApellido\tPinto\tNom-\tVíctor Hugo\npaterno\nmaterno\nbres\nRUT\t12.345.678-5';
    expect(read(form)).toBe('Víctor Hugo Saavedra Pinto');
    expect(read(form.replace('\npaterno\nmaterno', ''))).not.toBe('Víctor Hugo Saavedra Pinto');
  });

  test('is read row by row where its columns were taken as rows', () => {
    expect(read('Apellido\tApellido\tNombres\npaterno\tmaterno\tVíctor Hugo\nSaavedra\tPinto')).toBe(
      'Víctor Hugo Saavedra Pinto',
    );
  });
});

test('A torn name in the biggest letters ends where they do, though a heading further down is as big', () => {
  const plain = plainReading(
    'Héctor Manuel\nMóvil 9 6677 0482\nPavez Arancibia\nGuardia de seguridad\nEMPRESA CERTIFICA',
  );
  const y = [40, 52, 64, 90, 400];
  const lineas = plain.lineas.map((linea, i) => {
    const tam = i % 2 === 0 ? 20 : 10;
    const run = { x: 40, y: y[i] ?? 0, ancho: 200, alto: tam, tam, negrita: false, certeza: 1 };
    return { ...linea, ...run, tramos: [{ ...run, inicio: 0, fin: linea.texto.length }] };
  });
  expect(findNombres(viewOf({ ...plain, lineas }), [])[0]?.valor).toBe('Héctor Manuel Pavez Arancibia');
});

readsEach('a name in a title, a greeting or two lines of a cell', [
  [
    'La Serena, 12 de marzo\nAntecedentes curriculares de doña Patricia del Carmen Rojas Bugueño\nDomiciliada en La Serena',
    { nombre: 'Patricia del Carmen Rojas Bugueño' },
  ],
  ['¡Hola! Soy Lu\nLucía Belén Ferrari Castagno · diseñadora', { nombre: 'Lucía Belén Ferrari Castagno' }],
  ['Soy Ana\nPérez Soto, garzona', { nombre: 'Ana Pérez Soto' }],
  [
    '1. IDENTIFICACIÓN\nApellidos\tTabilo Cortés\tNombres\nEduardo\nHernán\nRUT\t8.992.417-0',
    { nombre: 'Eduardo Hernán Tabilo Cortés' },
  ],
  ['Nombre\tMacarena Paz Leviñanco Soto\nEdad\t34', { nombre: 'Macarena Paz Leviñanco Soto' }],
  ['MACARENA PAZ LEVIÑANCO SOTO\nPrevencionista', { nombre: 'Macarena Paz Leviñanco Soto' }],
]);

readsEach('a surname that is a country, a tongue, a trade or a heading as well', [
  ['Pedro Antonio Alemán Rojas\nIngeniero Civil', { nombre: 'Pedro Antonio Alemán Rojas' }],
  ['Nombre: Ana María Soto España\nRUT: 12.345.678-5', { nombre: 'Ana María Soto España' }],
  ['RODRIGO ANDRÉS CONTADOR SOTO\nTalca', { nombre: 'Rodrigo Andrés Contador Soto' }],
  ['Rodrigo Andrés Soto Contador\nTalca', { nombre: 'Rodrigo Andrés Soto' }],
  [
    'Apellido paterno\tCarrera\nApellido materno\tOsorno\nNombres\tClaudio Andrés\nRUT\t12.345.678-5',
    { nombre: 'Claudio Andrés Carrera Osorno' },
  ],
]);

readsEach('a name before whose widow she is, and above a trade in English', [
  [
    'Nombres y apellidos: Rosa Ester del Carmen Villagrán Henríquez viuda de\nMuñoz\nRUN: 6.723.841-9',
    { nombre: 'Rosa Ester del Carmen Villagrán Henríquez' },
  ],
  ['Yunior Pérez Echemendía QA Automation Engineer', { nombre: 'Yunior Pérez Echemendía' }],
  [
    'OSVALDO MIRANDA\nOficio\nInstalador eléctrico\nNombre completo\nOsvaldo Miranda Cifuentes\nRUT\n12.090.448-5\nFono\n(2) 2774 5082',
    { nombre: 'Osvaldo Miranda Cifuentes', telefono: '+56227745082', rut: '12090448-5' },
  ],
]);
