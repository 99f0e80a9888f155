import { readsEach } from './frases.suite.ts';

readsEach('a phone, however it is said', [
  ['Ana Soto\nFono: [+56] [9] [5678 9012]', { telefono: '+56956789012' }],
  ['Ana Soto\nTeléfono: 51-2-214567', { telefono: '+56512214567' }],
  ['Ana Soto\nCONTACTO\n54 9 341 588 2047', { telefono: '+5493415882047' }],
  ['Ana Soto\nana@posteo.de — WhatsApp +49 1573\n884 2216\nPerfil', { telefono: '+4915738842216' }],
  ['Ana Soto\nRecepcionista — San Pedro de Atacama — +56 9 6555 0011', { telefono: '+56965550011' }],
  ['Señor empleador: llamar al 9 4567 1200, soy\nMiguel Lobos Arriaza', { telefono: '+56945671200' }],
  ['Ana Soto Rojas\npuede dejar recado en el 222345678, que es el de mi casa.', { telefono: '+56222345678' }],
  ['Ana Soto Rojas\nCel: 311 456 7890 (Colombia)', { telefono: '+573114567890' }],
  ['Ana Soto Rojas\nTelf: 0412-1112233', { telefono: '+584121112233' }],
  ['Ana Soto Rojas\nInstructora\nColorado, Vail Resorts: +1 970 754 8245', { telefono: null }],
  [
    'Ana Soto Rojas\nDonde he trabajado\nBotillería El Sol, jefe Lucho Pérez 9 8765 0012',
    { nombre: 'Ana Soto Rojas', telefono: null },
  ],
  [
    'Adjunto CV de mi esposo Juan Carlos Lara Mena, su celular 989981122, jclara@gmail.com. Yo soy Elena Tapia y también me pueden llamar al 977001122.',
    { telefono: '+56989981122', email: 'jclara@gmail.com' },
  ],
  [
    'Informe\nEvaluada: Natalia Andrea Cea\nEvaluador: Ps. Cristián Neira Soto, cneira@psicolab.cl, 9 8811 4477\nCorreo evaluada: natalia.cea@gmail.com',
    { telefono: null, email: 'natalia.cea@gmail.com' },
  ],
  [
    'Ana Soto Rojas\nContacto con mi nieta Kathy 9 7712 3400, o directo conmigo 961128890',
    { telefono: '+56961128890' },
  ],
  [
    'Ana Soto Rojas\nSe me encuentra en ana.soto@vtr.net o en el 2 2737 5519, horario de oficina.',
    { telefono: '+56227375519' },
  ],
  [
    'La postulante señora Rosalía Cona se presenta a\nesta OMIL solicitando empleo. Fono 945581230.',
    { telefono: '+56945581230' },
  ],
  ['Colegio Cecilia\nSecretaría: 2 2234 5566, secretaria@cecilia.cl', { telefono: null, email: null }],
  [
    'Lissette Quintanilla\nCel..975543321   Mail..lisquintanilla@gmail.com',
    { telefono: '+56975543321', email: 'lisquintanilla@gmail.com' },
  ],
  ['Ana Soto\nN° de orden 987654321', { telefono: null }],
  ['Ana Soto\nCódigo de postulación: 912345678', { telefono: null }],
  ['Josefina Bell\nSin teléfono propio\nBiblioteca Municipal (2) 2345 6677', { telefono: null }],
  ['María Aguayo Cid\nTRABAJOS\nSeñora Paulina Echeverría da recomendaciones al 9 9221 0033', { telefono: null }],
  [
    'Ana Soto Rojas\nTELÉFONO\tTELÉFONO DE EMERGENCIA\tTALLA\nno tengo\t957220418 (Rubén)\tM',
    { nombre: 'Ana Soto Rojas', telefono: null },
  ],
  [
    'RV: electricista\nDe: Fernanda Ruiz <fruiz@obra.cl>\nLes dejo este CV. Mi celular es el 9 9227 1140\nEl mar, 11 mar 2025 a las 22:17, Jhon Ayaviri escribió:\nsoy Jhon Ayaviri Mamani. Mi celular es el 9.4471.0935',
    { telefono: '+56944710935' },
  ],
]);

readsEach('an address, however it is written', [
  [
    'CV Pamela Inostroza Garcésp.inostroza.garces@live.cl\nPamela Inostroza Garcés',
    { email: 'p.inostroza.garces@live.cl' },
  ],
  ['Santusa Mamani\nMi correo (lo reviso mi hija y yo): smamani.putre@gmail.com', { email: 'smamani.putre@gmail.com' }],
  [
    'Luis Barría\nAl correo de la lancha, que lo revisa mi nieta pero es mío: estrella.barria@gmail.com.',
    { email: 'estrella.barria@gmail.com' },
  ],
  [
    'HERNÁN CHIGUAY GÜINEO\nInformes: capitán Lautaro Ojeda, 65 2 680 771, o mi hermana que tiene correo: yessicachiguay@gmail.com',
    { email: null },
  ],
  [
    'Luz Arboleda Giraldo\nC.I. 25.690.177-3+56 944 071 852luz.arboleda@gmail.comLa Florida',
    { telefono: '+56944071852', email: 'luz.arboleda@gmail.com' },
  ],
  ['Teresa Muñoz\ncorreo tere.munoz@gmail,com', { email: 'tere.munoz@gmail.com' }],
  [
    'Felipe Abarca Lillo\tEXPERIENCIA\nabarca.felipe.1995\tGarzón\n@gmail.com\t2019 - 2021',
    { email: 'abarca.felipe.1995@gmail.com' },
  ],
]);

readsEach('a RUT, however it is written', [
  ['R U T : 1 6 . 4 4 3 . 9 9 8 - 4\nIvonne Tello', { rut: '16443998-4' }],
  ['RUT / PASAPORTE: 25.667.112-3 / AB123456\nKeila Mora', { rut: '25667112-3' }],
  ['EDUCACIÓN\nUAI, Ingeniería Comercial\nAna Soto\n10.681.536-4 / 9 7772 1090', { rut: '10681536-4' }],
  ['Marcela Ruiz\nCuenta corriente 12.345.678-5 Banco de Chile', { rut: null }],
]);

readsEach('whoever certifies or recommends', [
  [
    'Quien suscribe, Gustavo Oyanedel Prat, RUT 10.681.536-4, gerente, recomienda ampliamente al portador.\n\nGustavo Oyanedel Prat\nGerente General\nFono 45 2 998877',
    { nombre: null, rut: null, telefono: null },
  ],
  [
    'Yo, Roberto Rojas Lara, gerente, certifico que don ULISES TRIVIÑO trabajó aquí.\nNombre completo: ULISES BAHAMONDE TRIVIÑO',
    { nombre: 'Ulises Bahamonde Triviño' },
  ],
]);

readsEach('an address below a sentence, and a name in a network', [
  ['Pedro Soto\nMás comisiones y viático.\npedro.soto.ventas@gmail.com', { email: 'pedro.soto.ventas@gmail.com' }],
  ['Ana Quidel\nRun\n14.542.984-6.\naquidel arroba gmail.com', { email: 'aquidel@gmail.com' }],
  ['Camila Soto\nMe pueden escribir por instagram @cami.soto', { email: null }],
  ['Martina Pizarro\nhola@mpizarro.cl\nmpizarro.cl\n@mpizarro.diseno', { email: 'hola@mpizarro.cl' }],
]);

readsEach('a RUT and a phone as simple people write them', [
  ['IGNACIO POBLETE\n8 ORIENTE 2270\n19 320 559 3\nCHILENO', { rut: '19320559-3' }],
  [
    'Klever Guamán\nMovil: 099 452 7713 de Ecuador ya no lo uso, el de aca es 569 7148 3305',
    { telefono: '+56971483305' },
  ],
  [
    'Andrés Restrepo\nIdiomas\nEspañol\nchef@gmail.com / +57 310 448 2291 es mi WhatsApp, sigue activo',
    { telefono: '+573104482291' },
  ],
]);

readsEach('a landline, however its digits stand and whatever is said before it', [
  [
    'Norma Painemal\nMi telefono es el de aca de la casa, 45 2 337 019, en la tarde siempre estoy.',
    { telefono: '+56452337019' },
  ],
  [
    'Norma Painemal Curiqueo\nCursos: Prodemu, 2010\nMi telefono es el de aca de la casa, 45 2 337 019, en la tarde siempre estoy.',
    { telefono: '+56452337019' },
  ],
  ['Olga Pizarro\nFONO............. 51 261 7702 (casa de mi hija, vivo ahí)', { telefono: '+56512617702' }],
  ['Olga Pizarro\nFONO... 51 261 7702 (casa de mi hija, vivo con ella)', { telefono: '+56512617702' }],
  ['Olga Pizarro\nFono ........... : 51 261 7702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nTelefono fijo (051) 2617702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nTelefono: 051-2617702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nTelefono: 051 617702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nTelefono: (51) 617702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nTelefono: 51-617702', { telefono: '+56512617702' }],
  ['Olga Pizarro\nFono: 51 - 617 702', { telefono: '+56512617702' }],
  ['Norma Painemal\nCursos: Prodemu, 2010\nme ubican en mi casa, 45-2337019', { telefono: '+56452337019' }],
  ['Norma Painemal\nCursos: Prodemu, 2010\nen la casa tengo red fija: 45 2337019', { telefono: '+56452337019' }],
  ['Norma Painemal\nCursos: Prodemu, 2010\nLlamar a mi casa al 452337019', { telefono: '+56452337019' }],
  [
    'Norma Painemal\nCursos: Prodemu, 2010\nMe pueden llamar al fijo de la casa 45 2 33 70 19',
    { telefono: '+56452337019' },
  ],
  ['Norma Painemal\nCursos: Prodemu, 2010\nmi número de la casa es el 2 2345 6789', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono casa: 2 - 2345678 9', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono: 02-3456789', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono: (2) 345 67 89', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono: 56-2-23456789', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono: (56 2) 2345 6789', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono: 22 345 67 89', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono particular 22-3456789', { telefono: '+56223456789' }],
  ['Norma Painemal\nFono particular 41 - 2345678', { telefono: '+56412345678' }],
  ['Norma Painemal\nFono particular (41) 2 34 56 78', { telefono: '+56412345678' }],
  ['Norma Painemal\nFono particular 41-2-345678', { telefono: '+56412345678' }],
  ['Norma Painemal\nTeléfono red fija 0412345678', { telefono: '+56412345678' }],
  ['Norma Painemal\nTel. (56-41) 2345678', { telefono: '+56412345678' }],
  ['Norma Painemal\nTel. +56 (41) 234 5678', { telefono: '+56412345678' }],
  ['Norma Painemal\nTel. +56 (0)41 234 5678', { telefono: '+56412345678' }],
  [
    'Norma Painemal\nEDUCACION\nLiceo 1980\nOTROS\nsiempre hay alguien en la casa: 63 2 225 907',
    { telefono: '+56632225907' },
  ],
  [
    'Norma Painemal\nEDUCACION\nLiceo 1980\nOTROS\nTengo teléfono de red fija en mi domicilio 63-2225907',
    { telefono: '+56632225907' },
  ],
  [
    'Norma Painemal\nEDUCACION\nLiceo 1980\nOTROS\nse me ubica después de las 18 hrs en el 63 2225907',
    { telefono: '+56632225907' },
  ],
  ['Norma Painemal\nEDUCACION\nLiceo 1980\nOTROS\nfono de la casa 63 / 2225907', { telefono: '+56632225907' }],
  ['Norma Painemal\nEDUCACION\nLiceo 1980\nOTROS\nEl teléfono mío es fijo, 632 225 907', { telefono: '+56632225907' }],
  ['Ana Soto\nContacto a través del fono 45 2 337 019', { telefono: '+56452337019' }],
  ['Ana Soto\nParcela 14 Los Maitenes, fono 45 2 337 019', { telefono: '+56452337019' }],
]);

readsEach('what looks like the candidate’s and is not', [
  ['Ana María Soto Rojas\nRut de la sociedad: 12.345.678-5', { rut: null }],
  ['Ana María Soto Rojas\nPasaporte 12.345.678-5', { rut: null }],
  ['Ana María Soto Rojas\nV-12.345.678-5', { rut: null }],
  ['Ana María Soto Rojas\nana.soto@gmail.com.info', { email: 'ana.soto@gmail.com' }],
  ['Ana María Soto Rojas\nAvisar a: Rosa Lara\nContacto\n9 1234 5678', { telefono: '+56912345678' }],
  [
    'Ana María Soto Rojas\nCajera\nVivo en Maipú\nSoltera\nSin hijos\nLicencia B\nDisponible\nPedro Lara Soto, Banco Sur. Fono 9 1234 5678',
    { telefono: null },
  ],
  [
    'Perfil buscado: Cajera\nMi nombre es Ana Soto Rojas, quiero postular al puesto\n9 1234 5678',
    { nombre: 'Ana Soto Rojas', telefono: '+56912345678' },
  ],
]);
