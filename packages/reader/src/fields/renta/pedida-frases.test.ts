import { readsEach } from '../frases.suite.ts';

readsEach('renta below headings of terms, and what a course paid', [
  [
    'Ana Soto Rojas\nDisponibilidad\nTurnos de noche. Entre $600.000 y $700.000',
    { pretension_renta: 600_000, pretension_max: 700_000 },
  ],
  ['Ana Soto Rojas\nPido 900.000 o 1.100.000 mensuales brutos', { pretension_max: null }],
  ['EXPERIENCIA\nJardinero, 2019. Sueldo 25.000 el día o 700.000 al mes', { pretension_renta: null }],
  ['Ana Soto Rojas\nEnseñanza\nTaller de coro, escuela municipal, honorarios $230.000', { pretension_renta: null }],
]);

readsEach('a pay whose name is misspelt, cut short, asked as a question or named behind its sum', [
  ['Sueldo\nPido $ 500.000 con imposiciones al día, puertas afuera', { pretension_renta: 500_000 }],
  ['pretensión_renta\nmin=1000000 max=1200000', { pretension_renta: 1_000_000, pretension_max: 1_200_000 }],
  ['Idealmente $600.000 fijos más el 30% de comisión.', { pretension_renta: 600_000 }],
  ['Me gustaría $ 125.000 al día', { pretension_renta: null }],
  ['Esperativa de sueldo 730.000', { pretension_renta: 730_000 }],
  ['se me perdió el celular\npido 550.000 pesos y locomoción', { pretension_renta: 550_000 }],
  ['Expetativas: $ 530.000 liquido', { pretension_renta: 530_000 }],
  ['Renumeración esperada $ 640.000', { pretension_renta: 640_000 }],
  ['RENTA PRETEND. : $1.350.000 LIQ.\nRENTA ANTERIOR : $1.200.000 LIQ.', { pretension_renta: 1_350_000 }],
  ['Rta. esperada $1.080.000', { pretension_renta: 1_080_000 }],
  ['Cargo Jefe de Bodega   Renta esp. $900.000   Disp. Inm.', { pretension_renta: 900_000 }],
  ['¿Cuánto quiere ganar? R: 900 mil\n¿Cuánto gana actualmente? R: 780 mil', { pretension_renta: 900_000 }],
  ['Sueldo líquido: 780.000 (pretensión)\nCargo: gruero\nEmpresa actual: Puerto Sur', { pretension_renta: 780_000 }],
  ['ANA SOTO ROJAS / MATRONA / RENTA 1.200.000 LÍQ. / VIÑA', { pretension_renta: 1_200_000 }],
  ['Entre 900 y un millón me acomoda, líquidos', { pretension_renta: 900_000, pretension_max: 1_000_000 }],
  ['Renta mínima: $1.600.000\nCompras anuales por $3.200 millones', { pretension_renta: 1_600_000 }],
  ['Precio\nMedia jornada: $550.000 líquido.', { pretension_renta: 550_000 }],
  ['REMUNERACIÓN ACTUAL      REMUNERACIÓN ESPERADA\n$ 1.180.000      $ 1.250.000', { pretension_renta: 1_250_000 }],
  ['Current salary: CLP 2,000,000 / Desired salary: CLP 2,200,000', { pretension_renta: 2_200_000 }],
  [
    'Busco dejar la oficina propia e integrarme a una empresa del centro, tres días a la semana, por unos $1.200.000 brutos',
    { pretension_renta: 1_200_000 },
  ],
]);

readsEach('a pay asked for beside the pay of now, and told before its wish', [
  ['Gano 550 donde estoy y me cambiaría por 600', { pretension_renta: 600_000 }],
  [
    'En mi empleo percibo $1.380.000 y estoy abierto a propuestas que superen el $1.500.000.',
    { pretension_renta: 1_500_000 },
  ],
  ['9) Renta que desea obtener: 590.000.-', { pretension_renta: 590_000 }],
  [
    'Renta: pretensión entre $950.000 y $1.000.000 líquidos (actual $890.000)',
    { pretension_renta: 950_000, pretension_max: 1_000_000 },
  ],
  ['600/650 líquidos es lo que estoy pidiendo', { pretension_renta: 600_000, pretension_max: 650_000 }],
  ['CLP 1.3M net/month expected', { pretension_renta: 1_300_000 }],
  ['Salario objetivo: $1.400.000\nSalario actual: $1.250.000', { pretension_renta: 1_400_000 }],
  ['Estudios: 4° medio. Renta: 700 liquidos. Turnos: sí.', { pretension_renta: 700_000 }],
  ['Se ofrece maestro ceramista. Sueldo mensual un millón cien líquido', { pretension_renta: 1_100_000 }],
  ['Disponible para Rancagua. Rentas sobre los 850.', { pretension_renta: 850_000 }],
  ['Ana Soto Rojas\nChilena - Soltera - 550 liq - Disponible', { pretension_renta: 550_000 }],
]);

readsEach('a month of pay that stands alone, and bare numbers that are asked for', [
  ['Ana Soto Rojas\nCuidado de enfermos, turno 24x7: $500.000 mensuales.', { pretension_renta: 500_000 }],
  ['Renta: líquida entre 1 y 1,3 según bono', { pretension_renta: 1_000_000, pretension_max: 1_300_000 }],
  ['Conserje nocturno. Agradecería un sueldo de $620.000.', { pretension_renta: 620_000 }],
  ['Si me dan colación, con 540 estamos.', { pretension_renta: 540_000 }],
  ['Gano 790 en Colbún y no me muevo por menos de 850', { pretension_renta: 850_000 }],
  ['Mi última experiencia fue con un sueldo de 480, hoy mi mínimo son 510.', { pretension_renta: 510_000 }],
  ['Cuenta RUT, renta líquida convenir sobre 900.000', { pretension_renta: 900_000 }],
  ['Minimum acceptable: 1,300,000 CLP/mo', { pretension_renta: 1_300_000 }],
]);

readsEach('the ends of a range, each with its note, and what is asked between them', [
  ['RENTA\n$1.450.000 líquida (piso) – $1.700.000 (ideal)', { pretension_renta: 1_450_000, pretension_max: 1_700_000 }],
  [
    'Renta: me gustaría algo entre $550.000 y $600.000, en Momberg me pagaban 500.',
    { pretension_renta: 550_000, pretension_max: 600_000 },
  ],
  ['SUELDO: conversable, pero menos de 1.300.000 no me sirve', { pretension_renta: 1_300_000 }],
]);

readsEach('other nouns for what one asks', [
  ['Requerimiento de renta: $1.500.000', { pretension_renta: 1_500_000 }],
  ['Proyección salarial: $780.000', { pretension_renta: 780_000 }],
  ['Ana Soto Rojas\nRango salarial de la oferta: $500.000 a $650.000', { pretension_renta: null }],
  ['Ana Soto Rojas\nProyección de ventas: $780.000', { pretension_renta: null }],
]);

readsEach('the name of pay alone, with a range', [
  ['Ana Soto Rojas\nRenta mínima exigida: $930.000', { pretension_renta: 930_000 }],
  [
    'Ana Soto Rojas\nSueldo entre 600.000 y 700.000 pesos líquidos',
    { pretension_renta: 600_000, pretension_max: 700_000 },
  ],
  ['Ana Soto Rojas\nEvaluación de créditos: renta mínima exigida $650.000', { pretension_renta: null }],
]);

readsEach('two sums of which either will do', [
  ['Yo quiero ganar 700.000 o 750.000 por mes.', { pretension_renta: 700_000, pretension_max: 750_000 }],
  [
    'Pido $1.300.000 brutos, o $1.500.000 si hay que viajar',
    { pretension_renta: 1_300_000, pretension_max: 1_500_000 },
  ],
  ['Pido 500.000 líquidos o 610.000 brutos', { pretension_renta: 500_000, pretension_max: null }],
  [
    'Nombre\tJean Désir\nObras\tConstructora Lirquén, 2021-2023, carpintero de obra gruesa\nCasa en Paine 2024, tabique\nSueldo\t25.000 el día o 700.000 mes\nCurso\tLectura de planos',
    { pretension_renta: 700_000 },
  ],
]);

readsEach('a pay that would be right, in thousands that nobody says, or by the day', [
  ['De sueldo, por el part time de 30 horas estaría bien $380 mil.', { pretension_renta: 380_000 }],
  ['Yo pediría seiscientos\nochenta líquidos, pero fijos.', { pretension_renta: 680_000 }],
  [
    'Por 30 horas recibo hoy $467.000; por las 44 que ofrecen, estimo justo un rango de 680.000 a 740.000 pesos.',
    { pretension_renta: 680_000, pretension_max: 740_000 },
  ],
  ['Dinero\nMi tío paga 400.000 y comida y pieza.', { pretension_renta: null }],
  ['TARIFA\n$180.000 la jornada de 10 horas; por proyecto se presupuesta.', { pretension_renta: null }],
  ['Pretensión: 680.000 por jornada de 45 horas', { pretension_renta: 680_000 }],
]);

readsEach('pays asked for and had, as people say them', [
  ['De 800 lucas no bajo.', { pretension_renta: 800_000 }],
  ['Mi número es 800 mil.', { pretension_renta: 800_000 }],
  ['Hablemos desde 800 mil.', { pretension_renta: 800_000 }],
  ['Idealmente sobre los $800.000.', { pretension_renta: 800_000 }],
  ['Plata: en la lancha es a la parte. Si preguntan di 550.000.', { pretension_renta: 550_000 }],
  ['Pretensión salarial: R$ 9.000\n[unos $1.500.000 chilenos al cambio]', { pretension_renta: 1_500_000 }],
  ['Mi sueldo base es de $800.000 más comisiones.', { pretension_renta: null }],
]);

readsEach('a pay in words with tenths of a million, and both ends of a range of millions', [
  [
    'Sueldo: pienso en algo entre uno\ncoma tres y uno coma seis millones\nlíquidos.',
    { pretension_renta: 1_300_000, pretension_max: 1_600_000 },
  ],
  ['Pretensión: un millón coma dos', { pretension_renta: 1_200_000, pretension_max: null }],
  ['Busco uno coma cinco millones', { pretension_renta: 1_500_000, pretension_max: null }],
  ['Espero entre uno coma dos y dos millones', { pretension_renta: 1_200_000, pretension_max: 2_000_000 }],
  ['Espero entre un millón y dos millones', { pretension_renta: 1_000_000, pretension_max: 2_000_000 }],
  ['Busco de dos a tres millones', { pretension_renta: 2_000_000, pretension_max: 3_000_000 }],
  ['Pretensión: de ochocientos a un millón', { pretension_renta: 800_000, pretension_max: 1_000_000 }],
  [
    'Pretensión de renta: $1.300.000 a $1.500.000\tAños de exp.: 22',
    { pretension_renta: 1_300_000, pretension_max: 1_500_000 },
  ],
  ['Pretensión: un millón, coma aparte', { pretension_renta: 1_000_000 }],
]);
