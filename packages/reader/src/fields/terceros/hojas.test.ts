import { readsEach } from '../frases.suite.ts';

readsEach('a house’s own number on its form or paper', [
  [
    'LICEO COMERCIAL ELEODORO DOMÍNGUEZ\nUnidad de Prácticas y Titulación\nAv. Arturo Prat 612, San Felipe\nFono 34 251 7780\nCURRICULUM VITAE\nNombre alumna: Antonella Belén Muñoz Carvajal',
    { telefono: null },
  ],
  [
    'Colegio San José, Linares\nAna Soto Rojas\nProfesora de música\nFono 73 221 7780\nCURRICULUM VITAE',
    { telefono: '+56732217780' },
  ],
  [
    'Nanas del Sol — Agencia de asesoras de hogar\nManquehue Sur 31, Las Condes · 2 2201 6634 · WhatsApp agencia +56 9 5070 4411\nFICHA Nº 3082\nNombre\tFlor de María Chávez Ticona',
    { telefono: null },
  ],
  [
    'Yoandry Luis Batista Castellanos\nTrayectoria clínica\nHospital de Curanilahue (Av. B. O’Higgins 111,\ncentral 41 272 4500)\nMédico de urgencia, 2018 a la fecha',
    { telefono: null },
  ],
  [
    'Me llamo Ana Soto Rojas y coso en la casa.\nAntes trabajé en la parroquia, en el taller de las señoras.\nCursos: corte y confección. Y el año pasado hice uno de la\nmunicipalidad para vender por internet.\nMi telefono es el de acá de la casa, 45 2 337 019, en la tarde siempre estoy.',
    { telefono: '+56452337019' },
  ],
  ['Ana Soto Rojas\nPje. Los Lirios 33, Estación Central 2 2776 4410', { telefono: '+56227764410' }],
]);

readsEach('a number that its line breaks behind the label', [
  ['Ana Soto Rojas\nMi teléfono es de red fija: 32 269\n4478. No uso correo.', { telefono: '+56322694478' }],
  ['Ana Soto Rojas\nVivo en Osorno, pasaje Lonquimay 1512. Cel. 5\n6974162093.', { telefono: '+56974162093' }],
]);

readsEach('the candidate’s own line below the referees', [
  [
    'Carolina Andrea Fuenzalida Jorquera\nREFERENCIAS\nEU Patricia Olmedo, supervisora Urgencia, 72 298 2000 anexo 4410, patricia.olmedo@hospitalrancagua.cl\nC.I. 16.733.905-0 · Pje. Tinguiririca 2240, Rancagua · 56 9 7902 1183 · caro.fuenzalida.tens@gmail.com',
    { rut: '16733905-0', telefono: '+56979021183', email: 'caro.fuenzalida.tens@gmail.com' },
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

readsEach('a name in cells of two lines and below its label alone', [
  [
    'JEFE DE OBRA\nApellidos, nombres\tSepúlveda Riquelme,\nHernán Gonzalo\nRUT\t10.712.556-6',
    { nombre: 'Hernán Gonzalo Sepúlveda Riquelme' },
  ],
  [
    'GÉNESIS ZAMBRANO\nNOMBRE COMPLETO\nGénesis Dayana Zambrano\nMoreira\nRUT\n25.774.138-9',
    { nombre: 'Génesis Dayana Zambrano Moreira' },
  ],
  [
    'INFORME RESUMEN DE CANDIDATO – CONFIDENCIAL\nCliente: Viña Los Boldos. Consultora a cargo: Ps. Daniela Brahm\nCandidata\nCarolina Andrea Fuenzalida Ossandón\n44 años, chilena. RUT 13.905.226-9.',
    { nombre: 'Carolina Andrea Fuenzalida Ossandón' },
  ],
]);

readsEach('a nationality beside a people, behind a question, and none in an accent', [
  ['RAYÉN AMANDA\nChilena y mapuche · 1,64 m · voz mezzosoprano', { nacionalidad: 'chilena' }],
  ['Wilmer Quispe Rimachi\n¿Quién soy? Peruano de Chiclayo, once años en Chile.', { nacionalidad: 'peruana' }],
  ['Emilia Baraona Santelices\nBase: Santiago\nAcentos: neutro, argentino\nCanto: mezzo', { nacionalidad: null }],
]);

readsEach('a page above an address', [
  [
    'Amaru Llanquilef\nEscuchar y escribir\namarullanquilef.bandcamp.com\namaru.cello@riseup.net',
    { email: 'amaru.cello@riseup.net' },
  ],
]);

readsEach('a RUT in letters of its whole name', [
  ['José Miguel Catrileo Muñoz\nRol Único Nacional\n118703367\nNacionalidad\nchilena', { rut: '11870336-7' }],
]);
