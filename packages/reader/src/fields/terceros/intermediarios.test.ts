import { readsEach } from '../frases.suite.ts';

readsEach('the own number, in streets called after houses and beside offices', [
  [
    'Ana Soto Rojas\nMe pueden llamar, conversar con mi hija o\ndejar mensaje: celular 9 8123 7766',
    { telefono: '+56981237766' },
  ],
  ['Ana Soto Rojas\nPoblación El Molino, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nVilla La Viña, Temuco, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nPasaje La Posta 233, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nCamino al Aserradero s/n, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nSector Estación, fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nContacto: 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nFono de contacto: 45-2337019 (dejar recado)', { telefono: '+56452337019' }],
  ['Ana Soto Rojas\nSecretaria | 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nEjecutiva de ventas, 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nOrientadora familiar\n9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nTrabajo con mi WhatsApp 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPostulo por medio de este correo, mi celular 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nMe pueden ubicar a través de mi WhatsApp 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPara entrevistas llamar a mi celular 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nPara entrevista contactarme al 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nLlamar o escribir al 9 8123 7766, gracias por leer mi CV', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nvivo con mi mamá en la población Centro 9 8123 7766', { telefono: '+56981237766' }],
  [
    'Ana Soto Rojas\nOMIL San Bernardo\nCURRICULUM VITAE\nNombre: Ana Soto Rojas\nFono: 9 8123 7766',
    { telefono: '+56981237766' },
  ],
  ['OMIL San Bernardo\nCURRICULUM VITAE\nNombre: Ana Soto Rojas\nFono: 9 8123 7766', { telefono: '+56981237766' }],
  [
    'MUNICIPALIDAD DE TALCA\nFicha de inscripción\nNombre: Ana Soto Rojas\nTeléfono: 9 8123 7766',
    { telefono: '+56981237766' },
  ],
  ['Ana Soto Rojas\nEnviado desde mi celular, 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nResponsable, respondo al 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nContact: +56 9 8123 7766 (call or text)', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nReach me through my mobile +56 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nCoordinar entrevista con Ana Soto 9 8123 7766', { telefono: '+56981237766' }],
  [
    'Soy la señora Ana Soto Rojas, busco trabajo para la casa\nmi celular es de prepago 9 8123 7766',
    { telefono: '+56981237766' },
  ],
  ['Ana Soto Rojas\nCelular (contestar mensajes por la tarde) 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nEscuela de Talca, profesora\n9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nAbogada\nOficina: Huérfanos 1160 of. 301, Santiago\n2 2234 5678', { telefono: '+56222345678' }],
  ['Ana Soto Rojas\nTeléfono oficina 2 2234 5678', { telefono: '+56222345678' }],
  ['Ana Soto Rojas\nFicha completada por mí, 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nCV hecho con la ayuda de mi hija. Mi fono: 9 8123 7766', { telefono: '+56981237766' }],
  ['Ana Soto Rojas\nCV hecho con ayuda de la OMIL\nMi fono: 9 8123 7766', { telefono: '+56981237766' }],
]);

readsEach('no number of an office, whoever helped or a house of others', [
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nEsta ficha fue completada por la monitora de Prodemu, teléfono de contacto institucional 71 2 210 988',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nBolsa laboral Parroquia San Alberto\nLunes a viernes 9 a 13 h\nFono 2 2779 1122',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nFeria Laboral Maipú 2025 - stand 14 - informaciones 2 2677 6000',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nCuidé a la señora Berta en Ñuñoa 6 años, su hija Patricia responde al 998112233',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nAtención de la mesa de servicio interna (anexo 4455, 2 2345 0000)',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nGrupo sanguíneo ORH+. En urgencia llamar esposo 9 1234 8765',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nCredencial de discapacidad, Compin Maule 71 2 412 300',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nMi hermana me ayudó a escribir esto, ella es Yasna y su teléfono es 9 5555 1212 pero busco trabajo yo',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nPlease call our office at +56 2 2499 0000 to schedule an interview with this candidate',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nCV prepared with the help of Fundación Emplea, help line +56 9 4000 2000',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nAuxiliar de aseo, Talca\nana.soto@gmail.com\nInstituto Profesional AIEP | Red de Egresados | 2 2570 6000',
    { telefono: null },
  ],
]);

readsEach('nothing of whom one is told to talk to, also where a line ends within', [
  [
    'Ana Soto Rojas\npara pedir referencias hablen con la señora Carla\nLombardi al 9 9120 5583, ella trabaja en el hospital y su\ncorreo es clombardi.arica@gmail.com, yo paso a su oficina',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nPreguntar a don Pedro Lara, celular 9 9120 5583', { telefono: null }],
  [
    'Ana Soto Rojas\nRepresented until December by the search firm Amrop Chile (assistant: +56 2 2350 4410)',
    { telefono: null },
  ],
]);

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

readsEach('numbers of a house and of somebody who takes messages, and the own one said to be so', [
  [
    'CERTIFICADO\nCertifica que doña Yasna Belén Catrileo Painemal realizó su práctica.\nPamela Ibacache Soto\nEnfermera Coordinadora\nCelular institucional +56 9 6120 4478\nCurrículum Vitae\nYasna Belén Catrileo Painemal',
    { telefono: null },
  ],
  [
    'Me llamo: Segundo Arturo Cayupi Riquelme\nTeléfonos: 43-2-338175 (vecina, dejar recado con la Sra. Nelda) /\n991 206 648 (mío)',
    { telefono: '+56991206648' },
  ],
]);
