import { readsEach } from '../frases.suite.ts';

readsEach('the subject of a letter heads no referees', [
  [
    'Señor Notario\nDon Alberto Mozó Riquelme\nCuarta Notaría de Temuco, Claro Solar 831\nFono 45 2 270 660 – notaria@notariamozo.cl\nRef.: Postula a cargo de oficial de escrituras\nSusana Beatriz Llanquileo Ferrada\nChilena, soltera, C.N.I. 15.672.081-K\nTrizano 455, Temuco · susana.llanquileo@gmail.com',
    {
      nombre: 'Susana Beatriz Llanquileo Ferrada',
      rut: '15672081-K',
      email: 'susana.llanquileo@gmail.com',
      telefono: null,
    },
  ],
]);

readsEach('names of a form above their labels and over two lines', [
  [
    'IDENTIFICACIÓN DEL POSTULANTE\nMAMANI\tCHALLAPA\tKATHERINE SOLEDAD\nApellido paterno\tApellido materno\tNombres\n18264095-6\tChilena\nRUN\tNacionalidad',
    { nombre: 'Katherine Soledad Mamani Challapa' },
  ],
  [
    'FICHA DE INSCRIPCIÓN LABORAL\nNombres\tRosa Elvira\tApellidos\nHuenchuñir\nCatrileo\nIdentidad\t13.584.217-6',
    { nombre: 'Rosa Elvira Huenchuñir Catrileo' },
  ],
  ['CURRÍCULUM VITAE\nde\nJUAN DE DIOS SEPÚLVEDA\nChileno, casado', { nombre: 'Juan de Dios Sepúlveda' }],
  ['Yoandry Pérez Valdivia\nTrompetista\nSantiago', { nombre: 'Yoandry Pérez Valdivia' }],
]);

readsEach('a pension and a mark are no pay; a shift is what is worked for it', [
  [
    'Ana Soto Rojas\nBusco pocas horas. No deseo más que complementar mi pensión de\n$ 312.000. Pueden dejarme recado.',
    { pretension_renta: null },
  ],
  [
    'Ana Soto Rojas\nSueldo que pido\t$600.000 líquido por turno 4x4\nEXPERIENCIA\nProsegur, 2020 a 2024.',
    { pretension_renta: 600_000 },
  ],
  ['Ana Soto Rojas\nSueldo que pido\t$40.000 por turno', { pretension_renta: null }],
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

readsEach('a name among jobs, in capitals before its trade, and a people before its nationality', [
  [
    'MIGUEL ÁNGEL COLQUE ANZA Electricista de mantención\nclase B\n2006–2011\tInstalaciones Licancabur. Dueña:\nEma Licanqui, emalicanqui@yahoo.com.',
    { nombre: 'Miguel Ángel Colque Anza' },
  ],
  [
    'EDUARDO ANDRÉS VALENZUELA-CERDA MARDONES\nAbogado\nEJERCICIO\nFuentealba Abogados. Socio principal: don Ramiro Fuentealba Otárola, RUT 7.115.920-5, rfuentealba@fuentealba.cl.',
    { nombre: 'Eduardo Andrés Valenzuela-Cerda Mardones' },
  ],
  ['Vaitea Tuki Haoa\nGuía de turismo\nRapanui y chilena, nací en Hanga Roa en 1990.', { nacionalidad: 'chilena' }],
]);

readsEach('sums by the piece and by the day beside the month’s', [
  [
    'Ana Soto Rojas\nTécnica femenina, 1974\nCobro por prenda: basta de pantalón $5.000, traje de novia desde\n$180.000.',
    { pretension_renta: null },
  ],
  ['Ana Soto Rojas\nSueldo que pido\t25.000 el día o 600.000 al mes', { pretension_renta: 600_000 }],
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

readsEach('a RUT below a long line about the trade, and a number against its label', [
  [
    'Álvaro Ignacio San Martín Peñailillo\nProfesor de Historia, Geografía y Ciencias Sociales\n18.992.641-3 / asanmartin.historia@icloud.com / San Javier',
    { rut: '18992641-3' },
  ],
  [
    'Osvaldo Barría Mansilla\nTeléfono principal(56) 9 84530716\nCorreo electrónico\tNo registra',
    { telefono: '+56984530716' },
  ],
]);
