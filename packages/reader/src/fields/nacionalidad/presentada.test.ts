import { readsEach } from '../frases.suite.ts';

readsEach(
  'a nationality with the town, in English and in a letter',
  [
    ['PROFILE\nChilean retail professional, 41, with fifteen years running stores.', { nacionalidad: 'chilena' }],
    ['Brasileño de Salvador de Bahía, llegué a Arica en 2015', { nacionalidad: 'brasileña' }],
    ['Colombiana de Santiago de Cali, con permanencia definitiva', { nacionalidad: 'colombiana' }],
    ['Peruano de San Juan de Lurigancho.', { nacionalidad: 'peruana' }],
    ['Yo\nPeruana, de Cerro de Pasco, 34 años.\nNo fumo.', { nacionalidad: 'peruana' }],
    ['Venezolana de Puerto La Cruz, 34 años', { nacionalidad: 'venezolana' }],
    ['PROFILE\nArgentinian software engineer, 33, living in Santiago.', { nacionalidad: 'argentina' }],
    ['Estimados señores: soy ciudadana venezolana con residencia definitiva.', { nacionalidad: 'venezolana' }],
    ['Llegué a Chile en 2019 desde Guayaquil; soy ecuatoriana.', { nacionalidad: 'ecuatoriana' }],
    ['PROFILE\nA Chilean accountant with 12 years of experience in mining.', { nacionalidad: 'chilena' }],
    ['Osorno\nChile — chilena\nSin informar', { nacionalidad: 'chilena' }],
    ['PROFILE\nChilean national with Italian passport.', { nacionalidad: 'chilena' }],
    [
      'Quien suscribe, Ana Soto Rojas, peruana, cédula de identidad para extranjeros 24.111.222-3',
      { nacionalidad: 'peruana' },
    ],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach(
  'no nationality: wares, birthplaces, studies, papers and other people',
  [
    ['Nacida en Lima el 3 de marzo de 1990.', { nacionalidad: null }],
    ['EDUCACIÓN\nUniversidad Nacional de Colombia, 2010', { nacionalidad: null }],
    ['Mi pareja es peruana y mis hijos nacieron en Chile.', { nacionalidad: null }],
    ['Casada con ciudadano italiano.', { nacionalidad: null }],
    ['IDIOMAS\nSpanish (Chilean), English', { nacionalidad: null }],
    ['PROFILE\nChilean wine exports with a focus on Asia.', { nacionalidad: null }],
    ['PROFILE\nSales manager for Chilean wineries, 41', { nacionalidad: null }],
    ['Título reconocido en Chile, emitido en Colombia.', { nacionalidad: null }],
    ['Birthplace: Buenos Aires, Argentina', { nacionalidad: null }],
    ['Worked for a German company in Brazil.', { nacionalidad: null }],
    ['Licencia de conducir argentina vigente.', { nacionalidad: null }],
    ['Mi jefe, un venezolano de Maracaibo, me enseñó todo.', { nacionalidad: null }],
    ['Chilean retail, 41 stores, 500 employees', { nacionalidad: null }],
    ['PERFIL\nExperta en normativa chilena e internacional.', { nacionalidad: null }],
    ['PROFILE\nGerman speaker, 41 years in the trade', { nacionalidad: null }],
    ['EDUCACIÓN\nTécnico en enfermería. Primeros auxilios, Cruz Roja\nChilena, 2019.', { nacionalidad: null }],
    ['PERFIL\nChileno de corazón, nacida en Lima', { nacionalidad: null }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);

readsEach('a nationality said in English', [
  ['Lucía Belén Ferraro\nArgentine editor living in Chile since 2019.', { nacionalidad: 'argentina' }],
]);

readsEach('a nationality beside a people, behind a question, and none in an accent', [
  ['RAYÉN AMANDA\nChilena y mapuche · 1,64 m · voz mezzosoprano', { nacionalidad: 'chilena' }],
  ['Wilmer Quispe Rimachi\n¿Quién soy? Peruano de Chiclayo, once años en Chile.', { nacionalidad: 'peruana' }],
  ['Emilia Baraona Santelices\nBase: Santiago\nAcentos: neutro, argentino\nCanto: mezzo', { nacionalidad: null }],
]);

readsEach('a nationality behind a people', [
  ['Vaitea Tuki Haoa\nGuía de turismo\nRapanui y chilena, nací en Hanga Roa en 1990.', { nacionalidad: 'chilena' }],
]);

readsEach('a nationality that begins a sentence or a line, and countries of a trade', [
  [
    'Ana Soto Rojas\nSobre mí\nOdontóloga en Cuba, aquí en un contact center. Cubana, llegué\nen 2018.',
    { nacionalidad: 'cubana' },
  ],
  [
    'sebastián araneda quilodrán\nprofesor de música\nSoy chileno, nacido en Rancagua en 1987.',
    { nacionalidad: 'chilena' },
  ],
  [
    'Ana Soto Rojas\nPricing Analyst. Demand forecasting in R, dashboards for\nArgentina, Brazil and Peru.',
    { nacionalidad: null },
  ],
]);

readsEach(
  'a nationality beside a country of residence, a place of birth and a town',
  [
    ['País\nChile (Estación Central)\nNacionalidad\nEcuador (ecuatoriano)', { nacionalidad: 'ecuatoriana' }],
    ['Edad: 57\nPaís: chilena\nDirección: Los Pinos 3', { nacionalidad: 'chilena' }],
    ['Edad: 57\nPaís: Chile\nDirección: Los Pinos 3', { nacionalidad: null }],
    ['phone: +56 9 3140 7782\nnation: Chilean', { nacionalidad: 'chilena' }],
    ['Identidad\nCubano, residente definitivo', { nacionalidad: 'cubana' }],
    ['Ubicación\nPaís\nLa Florida\nChile', { nacionalidad: null }],
    ['Ubicación\tLa Florida\nPaís\tChile', { nacionalidad: null }],
    ['País\nEcuador', { nacionalidad: 'ecuatoriana' }],
    ['Nac. 08/06/2000, El Salvador\tNacionalidad chilena', { nacionalidad: 'chilena' }],
    ['Community manager · brasileña en Viña del Mar', { nacionalidad: 'brasileña' }],
    ['Cocina · peruana en su sazón', { nacionalidad: null }],
  ],
  (text) => `Ana María Soto Rojas\n${text}`,
);
