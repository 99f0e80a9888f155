import { readsEach } from '../frases.suite.ts';

readsEach('what is said in a sentence, between others, over two lines or in narrow cells', [
  [
    'Carta. Desde 2014 cuido enfermos en el Hospital Base de Osorno, turno cuarto. Chilena y williche, hablo algo de tsesungun con los abuelos.',
    { nacionalidad: 'chilena' },
  ],
  [
    'Thaís Ribeiro Nogueira\nVine a Santiago en 2016 a un magíster y me quedé. Como brasileña que trabaja en español, traduzco casi sin darme cuenta.',
    { nacionalidad: 'brasileña' },
  ],
  [
    'Thiago Henrique Moreira dos Santos\nProfile\nBrazilian mining engineer, 9 years in open pit planning.',
    { nacionalidad: 'brasileña' },
  ],
  [
    'Wilnord Jean-Baptiste\nAhí me pagaban $520.000 al mes.\nDe sueldo estaría bien con 580 mil líquidos para comenzar, y puedo hacer turnos de noche.',
    { pretension_renta: 580000 },
  ],
  [
    'Rodrigo Eyzaguirre Téllez\nPor cuánto\nTengo un base de $900.000 más comisiones. Escucho ofertas con renta líquida de 1,4 a 1,7 millones, todo incluido, más camioneta.',
    { pretension_renta: 1400000, pretension_max: 1700000 },
  ],
  [
    'Juan Bautista Tapia\nAcordeonista\nLo que cobro: una presentación de dos horas, $180.000.',
    { pretension_renta: null },
  ],
  [
    'Hilda del Carmen Astudillo Pizarro\nMi carnet es el 6 874 213 - 7. Me pueden llamar al teléfono de la casa, 32\n225 4417, después de las diez de la mañana.',
    { telefono: '+56322254417' },
  ],
  [
    'Yuleisy Carolina Urdaneta Rincón\n¿Quién puede hablar de ti?\nMarcela Toledo, supervisora de Konecta, +56 9 7120 3348.\n¿Cómo te ubicamos?\nAl +56 9 3391 0847 o en yuleisy.urdaneta@gmail.com',
    { telefono: '+56933910847', email: 'yuleisy.urdaneta@gmail.com' },
  ],
  [
    'Nombre\tRamón Antonio Sepúlveda San Martín\nSERVICIOS CUMPLIDOS\n2008-2014\tProsegur\nSonia\nParra\nCondominio\tsonia.parra.adm@gmail.com / 41 2 379 022',
    { email: null },
  ],
  [
    'Rosa Huamán\nMe presento: Rosa Elvira Huamán Ccori, peruana, de Ayacucho, con once temporadas en el valle del Aconcagua.',
    { nombre: 'Rosa Elvira Huamán Ccori', nacionalidad: 'peruana' },
  ],
  [
    'Rodrigo Javier Zambrano Loor\nExtracto\nEcuatoriano de Manta y porteño por adopción. Llevo nueve años en aduanas.',
    { nacionalidad: 'ecuatoriana' },
  ],
  [
    'Matías Ignacio Catrileo Vergara\nPresentación\nChileno mapuche, 24 años, desarmo todo lo que tenga motor.',
    { nacionalidad: 'chilena' },
  ],
  ['Soy un barbero venezolano de Maracay que corta en Iquique desde el 2019.', { nacionalidad: 'venezolana' }],
  [
    'Luis Armando Paillalef Cid\nDe plata, yo estaría contento con unas 720 lucas líquidas; hoy saco 640 con los bonos.',
    { pretension_renta: 720000, pretension_max: null },
  ],
  [
    'Catalina Errázuriz-Lyon Montt\nExpectativa\nUna renta de tres millones y medio a cuatro millones líquidos mensuales.',
    { pretension_renta: 3500000, pretension_max: 4000000 },
  ],
  [
    'Nelda Ibarra\nMi pensión son 240 mil pesos y con medio palo más al mes yo quedo feliz, trabajando de lunes a viernes.',
    { pretension_renta: 500000 },
  ],
  [
    'Constanza Belén Schwerter Oyarzún\nPara ponernos de acuerdo\nJornada completa: entre un millón trescientos y un millón y medio al mes.',
    { pretension_renta: 1300000, pretension_max: 1500000 },
  ],
  [
    'Milagros Xiomara Quispe del Águila\nDe dónde egresé\tCuánto\nUniversidad de La Serena, 2009\t85 UF al mes, o sea unos $3.300.000 líquidos',
    { pretension_renta: 3300000 },
  ],
  [
    'Leidy Johana Mosquera\nQué busco\nUn cargo de día. La renta la conversamos, no es lo primero. (Clínica Portada me pagaba $780.000 como TENS.)',
    { pretension_renta: null },
  ],
  [
    'Aurelio Hermosilla Cayul\nPor media jornada estima justa una retribución de quinientos mil pesos mensuales ($500.000).',
    { pretension_renta: 500000 },
  ],
  ['Wladimir Huaiquil Huaiquil\nTELEFONO: nueve 41 77 30 29 (9 4177 3029)', { telefono: '+56941773029' }],
  ['Thaís Ribeiro Nogueira\nMediadora en el Museo. Boletería y visitas: +56 2 2689 8761.', { telefono: null }],
  [
    'Wilmer Chambi Quispe\n¿Quién puede hablar por usted?\nLa señora Marcela Tapia, 57 241 1647.\n¿Cómo lo contacto?\nPor correo no más, que no tengo número nuevo: wchambi.cocina@hotmail.com',
    { email: 'wchambi.cocina@hotmail.com', telefono: null },
  ],
]);
