import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { type Frase, readsEach } from '../frases.suite.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { contextOf } from './context.ts';
import { modelOf, probability } from './model.ts';
import { weighed } from './opinion.ts';

// Said as no rule knows it: what is read here was learnt from labelled CVs (docs/decisions/0023).
const NATIONALITY: Frase[] = [
  [
    'Marlene Quispe Condori\nQuién soy yo\nBoliviana y orureña, cocino desde los doce años.\nDónde estoy\nIquique',
    { nacionalidad: 'boliviana' },
  ],
  [
    'Pedro Luna Gómez\n¿De dónde es ese acento?\nDe Arequipa, pues. Peruano hasta el tuétano, viñamarino por adopción.\nOficio\nPanadero',
    { nacionalidad: 'peruana' },
  ],
];

const PAY: Frase[] = [
  [
    'Jorge Alfaro Núñez\nConductor profesional, licencia A3\nPor el sueldo: que sean $ 870.000 líquidos; hoy saco $ 940.000 con nocturno.\nExperiencia\n2015 – 2024 Buses Pullman Bus',
    { pretension_renta: 870_000 },
  ],
  [
    'Jorge Alfaro Núñez\nConductor profesional, licencia A3\nPor el sueldo: que sean de $ 870.000 a $ 930.000 líquidos; hoy saco $ 840.000 con nocturno.\nExperiencia\n2015 – 2024 Buses Pullman Bus',
    { pretension_renta: 870_000, pretension_max: 930_000 },
  ],
  [
    'Elba Rain Curiqueo\nAsesora del hogar\nSeñora Patricia, yo me quedo tranquila con 620 mil líquidos puertas afuera. En la casa de antes eran 540 mil.\nLlámeme al 9 8123 4455',
    { pretension_renta: 620_000 },
  ],
];

/** Two sums of which a rule takes the wrong one. */
const PAY_OF_TWO: Frase[] = [
  [
    'Ana Soto Rojas\nLo que pido\nNo son $980.000, que es lo que tengo; son de $1.050.000 a $1.200.000 líquidos, según jornada.',
    { pretension_renta: 1_050_000, pretension_max: 1_200_000 },
  ],
  [
    'Ana Soto Rojas\n¿Cuánto quisiera?\nDe novecientos mil para arriba no, con $ 870.000 mensuales está bien.',
    { pretension_renta: 870_000 },
  ],
];

const JOBS: Frase[] = [
  [
    'Nadia Vera Soto\nLo que sé hacer\nEscribir oficios y actas, archivar, atender apoderados, hacer certificados de alumno regular y subir la asistencia a la plataforma. Así siete años en el Liceo B-12, de 2012 a 2019.',
    { experiencia_administrativa: true, experiencia_retail: null, experiencia_callcenter: null },
  ],
  [
    'Iván Mella Ríos\nAntecedentes\nEntre 2018 y 2022 gestionó por teléfono la cartera morosa de La Polar en una empresa externa de Concepción: contactaba a deudores y cerraba convenios.',
    { experiencia_callcenter: true, experiencia_retail: null },
  ],
];

const WHOSE: Frase[] = [
  [
    'San Bernardo, 4 de marzo\nSeñores de la bodega\nEstimados: me llamo Rosa Elena Catrileo y les escribo por mi hijo, porque a él le da vergüenza. El niño se llama Bastián Ignacio Olivares Catrileo, tiene 24 años y su carnet dice 20.118.342-1.\nDe 2019 a 2021 fue preparador de pedidos en Sodimac.\nRosa Elena Catrileo',
    { nombre: 'Bastián Ignacio Olivares Catrileo', rut: '20118342-1' },
  ],
  [
    'A quien corresponda:\nSoy Gladys Pinochet Toro, profesora de Santo Tomás (gpinochet@santotomas.cl), y recomiendo a mi alumna Valentina Paz Cabezas Urzúa, RUT 20.345.678-6.\nPara hablar con ella: vale.cabezas.u@hotmail.com\nGladys Pinochet Toro\nDocente',
    { nombre: 'Valentina Paz Cabezas Urzúa', email: 'vale.cabezas.u@hotmail.com' },
  ],
  [
    'Millaray Antilao\nPortafolio\nSoy Millaray Ester Antilao Curín, tejedora de Padre Las Casas.\nExperiencia\n2015 – hoy Taller propio',
    { nombre: 'Millaray Ester Antilao Curín' },
  ],
  [
    'Nombres\tApellidos\nKevin Antonio\tParedes Llanquileo\nCargo al que postula\tGruero',
    { nombre: 'Kevin Antonio Paredes Llanquileo' },
  ],
  [
    'Recorrido José Miguel Catrileo Ñancupil\nParadero inicial: Lumaco, 1979.\nParadero 2: Traiguén, 1997.',
    { nombre: 'José Miguel Catrileo Ñancupil' },
  ],
];

/** Who tells of the candidate signs below, with a number and an address of their own. */
const TOLD: Frase[] = [
  [
    'Mi padre no habla mucho español.\nÉl se llama Guowei Chen, 54 años, ciudadano chino. Llegó en 1999, lavó ollas un año y abrió su cocina en 2008.\nSu celular: 9 8240 9913.\nYo soy Daniel Chen Li, RUT 19.047.752-5, contador. A mí me hallan en daniel@chenli.cl',
    { nombre: 'Guowei Chen', telefono: '+56982409913' },
  ],
  [
    'Sergio Hernán Villalón Cisternas cuidó lo nuestro diecinueve años. Plantó cada hortensia y arregló la techumbre sin que nadie lo llamara.\nSe llega a él en el 9 7190 3345 (RUT 9.215.673-7).\nY a mí, si quieren oírme exagerar:\nMaría Inés Larraín de Ossa, 5.329.981-4\nmilarrain@ossa.cl, 33 274 1208',
    { nombre: 'Sergio Hernán Villalón Cisternas', rut: '9215673-7', telefono: '+56971903345' },
  ],
];

/** What stands behind a whole name goes on from no name. */
const WHOLE: Frase[] = [
  [
    'NOMBRE COMPLETO: MARÍA ELIANA CATALÁN FARFÁN\nExperiencia\n2010 – hoy Secretaria\nMaría Eliana Catalán Farfán R.',
    { nombre: 'María Eliana Catalán Farfán' },
  ],
  [
    'Yunior Alejandro Pérez Valdés Arturo Prat 120, Temuco\nYunior Alejandro Pérez Valdés\nKinesiólogo',
    { nombre: 'Yunior Alejandro Pérez Valdés' },
  ],
];

/** What is said of something else beside a job takes nothing from it. */
const KEPT: Frase[] = [
  [
    'Rosa Díaz Mora\nMi experiencia\nFui cajera de supermercado entre 2018 y 2022 en Líder. Nunca he tenido licencias.',
    { experiencia_retail: true },
  ],
  [
    'Rosa Díaz Mora\nMi experiencia\nTrabajo como ejecutiva telefónica en Atento desde 2019. No he parado desde entonces.',
    { experiencia_callcenter: true },
  ],
  [
    'Iván Mella Ríos\nAntecedentes\nEntre 2018 y 2022 gestionó por teléfono la cartera morosa de La Polar en una empresa externa de Concepción: contactaba a deudores y cerraba convenios. Jamás he faltado.',
    { experiencia_callcenter: true },
  ],
];

const NOT_SAID: Frase[] = [
  [
    'Perfil confidencial\nSe reserva la identidad del candidato\nSomos Andes Consultores, escríbenos a maria.perez@gmail.com o llama al +56 9 8765 4321',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'Ana Soto Rojas\nRemuneraciones\nPor mis manos pasan 480 liquidaciones al mes.\nExperiencia\n2019 – hoy Maderas del Sur',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nMetas del local: $ 14.000.000 al mes; el arriendo eran $ 900.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nVilla Alemana, 52 años\nEscuela Alemana de Concepción, 1990', { nacionalidad: null }],
  ['Ana Soto Rojas\nExperiencia\nNunca trabajé en una tienda ni vendí ropa', { experiencia_retail: null }],
];

readsEach('what no rule knows is read as people say it', [
  ...NATIONALITY,
  ...PAY,
  ...PAY_OF_TWO,
  ...JOBS,
  ...WHOSE,
  ...TOLD,
  ...WHOLE,
  ...KEPT,
]);
readsEach('what is not said is not made up', NOT_SAID);

test('what a model gives is shown with its words, and a person is asked to look', () => {
  for (const [text] of [...NATIONALITY, ...PAY]) {
    const { nacionalidad, pretension_renta } = extractFields([plainReading(text)]);
    const read = nacionalidad ?? pretension_renta;
    expect(read?.seguro).toBe(false);
    expect(text).toContain(read?.evidencia?.texto);
  }
});

test('of two whom a text may be about neither’s number is sure', () => {
  for (const [text] of TOLD) {
    const { nombre, rut, telefono } = extractFields([plainReading(text)]);
    for (const campo of [nombre, rut, telefono]) expect(campo?.seguro ?? false).toBe(false);
  }
});

test('a job in a long paragraph is shown by a line of it', () => {
  const before = 'Soy una persona tranquila que vive con su madre en Talcahuano y cuida su jardín. '.repeat(4);
  const text = `Iván Mella Ríos\nAntecedentes\n${before}Entre 2018 y 2022 gestionó por teléfono la cartera morosa de La Polar: contactaba a deudores y cerraba convenios.`;
  const words = extractFields([plainReading(text)]).experiencia_callcenter?.evidencia?.texto ?? '';
  expect(words).toContain('cartera morosa');
  expect(words.length).toBeLessThan(160);
});

describe('a model', () => {
  const model = modelOf('-100 =\n250 a b\n-300 c')();

  test('adds what holds to what always counts', () => {
    expect(probability(model, [])).toBeCloseTo(1 / (1 + Math.exp(1)));
    expect(probability(model, ['a', 'unheard'])).toBeCloseTo(1 / (1 + Math.exp(-1.5)));
    expect(probability(model, ['a', 'c'])).toBeLessThan(0.2);
  });

  test('is as likely by the numbers of what weighs something as by the names of all', () => {
    const model = modelOf('-100 =\n250 L0:mi l1:renta RR:liquidos_.\n-300 L0~expe LL:mi_renta R0:brutos')();
    const text = 'ana soto\nmi expectativa de renta: 900.000 liquidos.';
    const at = text.indexOf('900');
    const all = contextOf(text, at, at + '900.000'.length).rasgos;
    const known = contextOf(text, at, at + '900.000'.length, model.vocabulary).rasgos;
    const weigh = (rasgos: readonly (string | number)[]) => rasgos.map((rasgo) => probability(model, [rasgo]));
    expect(weigh(known)).toEqual(weigh(['l1:renta', 'L0~expe', 'L0:mi', 'RR:liquidos_.']));
    expect(probability(model, known)).toBe(probability(model, all));
  });
});

describe('a second opinion', () => {
  const found = { valor: 'peruana', confianza: 0.8, seguro: false, evidencia: null };
  const opinion = { escala: { minimo: 5, pleno: 14, seguro: Infinity }, duda: 0.3, certeza: 0.95, same: Object.is };
  const vista = viewOf(plainReading('Peruana y chilena'));
  const says = (puntos: number) => () => [{ vista, candidatos: [{ valor: 'peruana', puntos, inicio: 0, fin: 0 }] }];

  test('takes away only what it all but rules out', () => {
    expect(weighed(found, says(0.2), opinion)).toBeNull();
    expect(weighed(found, says(0.4), opinion)).toBe(found);
  });

  test('says nothing of what it did not look at', () => {
    expect(weighed({ ...found, valor: 'chilena' }, says(0.1), opinion)).not.toBeNull();
  });

  test('is not asked about what a rule is certain of', () => {
    const certain = { ...found, confianza: 0.96 };
    expect(weighed(certain, () => expect.unreachable('asked'), opinion)).toBe(certain);
  });

  test('gives way to a value that the model is certain of only where that may win, however certain the rule is', () => {
    const other = [{ valor: 'chilena', puntos: 9.5, inicio: 0, fin: 0 }];
    const both = () => says(0.5)().map((one) => ({ ...one, candidatos: [...one.candidatos, ...other] }));
    const certain = { ...found, confianza: 0.99 };
    expect(weighed(certain, both, opinion)).toBe(certain);
    const winning = { ...opinion, gana: { desde: 9, sobre: 3 } };
    expect(weighed(certain, both, winning)).toMatchObject({ valor: 'chilena', seguro: false });
    expect(weighed(certain, both, { ...opinion, gana: { desde: 9.6, sobre: 3 } })).toBe(certain);
  });

  test('looks around no place where it could change nothing: what is certain is all that is said', () => {
    const unlooked = {
      valor: 'peruana',
      inicio: 0,
      fin: 0,
      get puntos(): number {
        return expect.unreachable('looked around');
      },
    };
    const certain = { ...found, confianza: 0.99 };
    const winning = { ...opinion, gana: { desde: 9, sobre: 3 } };
    expect(weighed(certain, () => [{ vista, candidatos: [unlooked] }], winning)).toBe(certain);
  });

  test('gives nothing below even odds', () => {
    expect(weighed(null, says(4.9), opinion)).toBeNull();
  });
});
