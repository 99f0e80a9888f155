import { readsEach } from '../frases.suite.ts';

const none = { pretension_renta: null };

readsEach(
  'what a job paid is not asked for, whatever the line that says it',
  [
    ['Garzona, Restaurant La Barca, 2013 - 2015\nSueldo: $ 280.000\nCajera, Supermercado Sur, 2016 - 2019', none],
    [
      'Bodeguero de materiales, 1998-2010\n- Guías y facturas en Excel\n- Sueldo: $ 420.000\nFerretería El Cobre, 1989-1997',
      none,
    ],
    [
      'CESFAM Neghme. Visitas, informes y registro. Grado 12 EUS,\n$1.280.000 brutos.\n2010 – 2012 Frontera Abierta',
      none,
    ],
    [
      'Cordillera Sur. Carga general. Sueldo base $ 650.000\nmás viáticos: promedio $ 1.350.000. Waze.\n2006-2014 Jota Be',
      none,
    ],
    [
      'Clínica, 2016 – 2019. Signos vitales y registro.\nRemuneración promedio $740.000 con turnos.\nSapu, 2010 – 2015',
      none,
    ],
    ['Última jefa: Rosa Lara\nSueldo líquido $ 543.000\nEstudios\nEnseñanza media, Liceo A-12', none],
    ['Consultora, 2013 – 2016\nProcess redesign. Starting salary CLP 1,100,000.', none],
    ['Enfermera supervisora desde 2009.\nSueldo base grado 9 EUS, $ 1.980.000.\n2017-2024 Redsalud', none],
    [
      'Postulación a proyectos. Encuestas con ODK. Honorarios: $1.150.000 brutos.\nSemillas Malleco: encargado de campo',
      none,
    ],
    ['Cajera, 2016 - 2019\nRenta esperada: $ 600.000\nVendedora, 2012 - 2015', { pretension_renta: 600_000 }],
    ['Cajera, 2016 - 2019\nRenta mínima: $ 560.000\nVendedora, 2012 - 2015', { pretension_renta: 560_000 }],
    ['OCUPACIÓN BUSCADA\tGruero\nRENTA MÍNIMA QUE ACEPTA\t500000\nTURNOS\tSí', { pretension_renta: 500_000 }],
    ['Cajera, 2016 - 2019\nDisponibilidad: inmediata\nRenta: $ 610.000', { pretension_renta: 610_000 }],
    ['Cajera, 2016 - 2019\nRenta: $ 610.000', { pretension_renta: 610_000 }],
  ],
  (text) => `Ana María Soto Rojas\nExperiencia\n${text}`,
);

readsEach(
  'a job’s pay in a column of which no heading is read',
  [
    ['Preparar mise en place, limpiar la cocina y la campana. Sueldo $ 520.000.\nAuxiliar de alimentación', none],
    ['SALMONICULTURA\nAsistente de centro, Cermaq, 2020 - 2024. Sueldo base\n$790.000.\nPapeles al día', none],
    [
      'Centro Kinésico, San Carlos — 2019 a 2021\nAdultos mayores, 40 % de la boleta (unos\n$900.000 al mes).\nOtro',
      none,
    ],
    ['Vendedora, 2017 → 2018. Venta de cámaras,\ncaja. Comisión del 2 %, sueldo total de $520.000. Jefe: Raúl', none],
    ['Perfil\nUn puesto de calidad, con renta líquida desde $900.000, en regiones.', { pretension_renta: 900_000 }],
    ['EXPECTATIONS\nLíquido entre 1.100.000 y 1.300.000 CLP,\nremoto', { pretension_renta: 1_100_000 }],
    ['Casada, 34 años. Renta $ 520.000.', { pretension_renta: 520_000 }],
    ['Se ofrece maestro ceramista. Sueldo mensual $ 900.000', { pretension_renta: 900_000 }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach('the least that is taken and what is wanted are the ends of a range', [
  [
    'Ana Soto Rojas\nSalario mínimo aceptado\t$ 700.000 (Neto mensual)\nSalario deseado\t$ 850.000 (Neto mensual)',
    { pretension_renta: 700_000, pretension_max: 850_000 },
  ],
  [
    'Ana Soto Rojas\nSalario mínimo aceptado: $ 720.000 (Neto mensual)',
    { pretension_renta: 720_000, pretension_max: null },
  ],
]);

readsEach('the groups of a phone are no pay', [
  ['Ana Soto Rojas\nLlamar al 9-8995-3420 o al fijo 2-2774-1930', none],
  ['Ana Soto Rojas\nPretensión: 700-800 lucas', { pretension_renta: 700_000, pretension_max: 800_000 }],
]);

readsEach('pay below the heads of a table or a heading of its own', [
  [
    'Ana Soto Rojas\nEXPERIENCIA\nEmpresa\tCargo\nAseos Sur\tAuxiliar\nINTERESES\nÚltimo\tMotivo salida\nsueldo\n$ 440.000\tNecesidades',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nEXPERIENCIA\nBuses Jac (2004 – 2008). Conductor.\nViajes a Mendoza por Pino Hachado, 2012.\nRENTA\nEntre 900 mil y 1 millón 100 mil líquido.\nREFERENCIAS\nLuis Mora, 9 7765 2043',
    { pretension_renta: 900_000, pretension_max: 1_100_000 },
  ],
]);

readsEach('the pay of jobs between rows about each of them', [
  [
    'Ana Soto Rojas\nDÓNDE HE TRABAJADO\nPosta Rural Malalche (2017–2020), Chol Chol.\nJefa: Matrona Olga Curihuinca. Sueldo $ 480.000.\nReferencia: Depto. de Salud, 45 261 3330\nClínica Alemana (2015–2017). Jefa: EU Sandra Hott.\nSueldo $ 430.000.\nESTUDIOS\nINACAP Temuco, TENS, 2013–2014.',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nAntecedentes laborales\n2019 – 2025. Guardia. Prosegur Chile. Jefe: Sr. Omar Salfate.\nSueldo: $ 690.000.\n2015 – 2019. Guardia. Liderman Chile.\nSueldo: $ 510.000.\n2013 – 2015. Nochero. Edificio San Damián.\nCursos\nOS-10, 2027.',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nObjetivo\nRealizar mi práctica de 360 horas, desde agosto. Pretensión para la\npráctica: $450.000 mensuales.\nFormación\nDuoc UC',
    { pretension_renta: 450_000 },
  ],
]);

readsEach('what jobs pay and what things cost is no pay', [
  [
    'Ana Soto Rojas\nExperiencia\nBodega y gruero, mayo 2019 – diciembre 2023. Sueldo\nlíquido $640.000. Me despidieron por reducción.\nOtro empleo, 2012 – 2015',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nExperiencia\nInscripciones en el conservador de bienes raíces. Cartera en cobro por\n$1.900.000.000.\nCorporación de asistencia, 2015',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nEnfierradura, lectura de planos.\nCobro la cerámica a $9.000 el m².', { pretension_renta: null }],
  [
    'Ana Soto Rojas\nReferencias\nSra. Magdalena Solar, 9 9227 6610.\nMi sueldo sería de $700.000 al mes, de lunes a viernes.',
    { pretension_renta: 700_000 },
  ],
  ['Ana Soto Rojas\nRenta mínima que\nacepta\n$550.000\nlíquido\nJornada\tCompleta', { pretension_renta: 550_000 }],
]);

readsEach('pay below a heading of it, and what a job of a line paid', [
  [
    'Ana Soto Rojas\nHik-Connect\nSUELDO\nPara dejar lo independiente, desde $1.050.000 líquido\nLICENCIAS',
    { pretension_renta: 1_050_000 },
  ],
  [
    'Ana Soto Rojas\nRecsa S.A., Moneda 920\nEjecutiva de cobranza, 2018 – a la fecha. Sueldo fijo $520.000 más comisiones.\nEntel, La Cisterna',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nCargo\tTurno\tSueldo líquido\nMecánico hidráulico A\t7x7\t$1.780.000\nMecánico B\t4x4\t$1.240.000\nEstudios\nLiceo de Talca, 2010',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nExpectativa de renta mínima\t$ 500.000\nExpectativa de renta máxima\t$ 600.000',
    { pretension_renta: 500_000, pretension_max: 600_000 },
  ],
  [
    'Ana Soto Rojas\nRenta pretendida: 530.000 pesos líquidos / Turno de mañana, de 9 a 15 h',
    { pretension_renta: 530_000 },
  ],
  [
    'Ana Soto Rojas\nMínimo $ 850.000, idealmente $ 950.000 (líquido).',
    { pretension_renta: 850_000, pretension_max: 950_000 },
  ],
  [
    'Ana Soto Rojas\nNecesito\nCasa para mi señora y yo, y un sueldo de 550 mil pesos mensuales. Sin casa, no me acomoda.',
    { pretension_renta: 550_000 },
  ],
  [
    'Ana Soto Rojas\nPeríodo\tEmpresa / faena\tEquipo\tRenta líquida\n2017–2025\tMinera Candelaria\tCAEX\t$1.650.000\nEstudios\nLiceo de Talca, 2010',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nContacto\tRemuneración\nKlgo. Pablo Vrsalovic\t$ 1.650.000\n-\thonorarios\nEstudios\nLiceo de Talca, 2010',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nRenta pretendida: 120.000 pesos líquidos / turno', { pretension_renta: null }],
  [
    'Ana Soto Rojas\nCargo\tTurno\tRenta esperada\nMecánico hidráulico A\t7x7\t$1.780.000',
    { pretension_renta: 1_780_000 },
  ],
]);

readsEach('pay beside the months of a job, and a sum above a numbered heading', [
  [
    'Ana Soto Rojas\nEXPERIENCIA PROFESIONAL\n03/2021–Presente\tCuidadora\nResidencia Los Años Dorados\nRemuneración: $620.000 bruto\n02/2018–12/2020\tRecepcionista\nCentro Médico Portada\nRemuneración: $410.000\n2009–2017\tAuxiliar\nEDUCACIÓN\n2007–2008\tSENA',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nLICENCIA\tB / D\nRENTA LÍQUIDA ESPERADA\n$1.8 millones\n2.- EXPERIENCIA\nFinning, 2017 a 2025',
    { pretension_renta: 1800000 },
  ],
  ['Ana Soto Rojas\nRenta esperada: 1 palo 200', { pretension_renta: 1200000 }],
]);

readsEach('pay asked for in a line or a sentence of one’s own', [
  [
    'Jocelyn Muñoz Muñoz\ncajera 6 años Unimarc, ahora cesante\ncel. 9 51 88 30 42\npuedo turno am o pm, tengo quien vea a los niños\nquiero sueldo de 520.000 más bono de caja\nrecomienda: sra. Miriam, jefa de local, 32 295 6618',
    { pretension_renta: 520000, telefono: '+56951883042' },
  ],
  [
    'YO ME LLAMO FRITZNER PIERRE-LOUIS\nTELEFONO 9 3645 7720 WHATSAPP\nYO QUIERE GANAR 500.000 PESO AL MES\nVIVE EN TALAGANTE',
    { pretension_renta: 500000 },
  ],
  [
    'Daniela Paillalef Oñate\n¿Qué necesita?\nUna jornada de 44 horas y un sueldo que vaya de $900.000 a $1.050.000 líquidos. En Integra hoy gana $870.000.',
    { pretension_renta: 900000, pretension_max: 1050000 },
  ],
  [
    'Osvaldo Riffo Jara\nMi pensión es de $310.000, así que con $400.000 al mes por el trabajo estaría conforme.',
    { pretension_renta: 400000 },
  ],
]);
