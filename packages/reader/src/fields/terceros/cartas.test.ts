import { readsEach } from '../frases.suite.ts';

readsEach('who sends a CV on, who answers one, and whoever goes with its candidate', [
  [
    'Reenvío lo que me llegó ayer por interno, revísalo tú.\nSlds, Marcelo Grez | Jefe de Personas | +56 9 7712 0043 | mgrez@olmue.cl\n\n>>> Javiera Paz Oñate Riffo\n>>> Monitora de calidad en packing de cereza\n>>> Vive en Graneros. Tiene licencia B.\n>>> San Francisco Lo Garcés, 2021 a 2024',
    { nombre: 'Javiera Paz Oñate Riffo', email: null, telefono: null },
  ],
  [
    'From: Sebastián Muñoz <sebamunozl@outlook.com>\nTo: Claudia Rivas <crivas@hays.cl>\nHola Claudia, te respondo lo que pediste.\n\n> Hola Sebastián, cuéntame tu renta. Mi celular es +56 9 5099 8812. Claudia\n\nSebastián Andrés Muñoz Lillo\nQA Engineer, 5 años',
    { nombre: 'Sebastián Andrés Muñoz Lillo', email: 'sebamunozl@outlook.com', telefono: null },
  ],
  [
    '-----Mensaje original-----\nDe: Pamela Cid [mailto:pamecid.84@gmail.com]\nPara: contacto@transportesvillagra.cl\nBuenos días, les mando los datos de mi papá.\nOmar Eliseo Cid Burgos, 61 años, licencia A2.\nSu teléfono es 994410287, llamarlo a él y no a mí.\nMuchas gracias\nPamela\n9 6620 1185',
    { nombre: 'Omar Eliseo Cid Burgos', email: null, telefono: '+56994410287' },
  ],
  [
    'SERVITEMP LTDA.\nFICHA DE TRABAJADOR\nTrabajador: Sixto Apablaza Morales\nSupervisor usuaria: R. Ferrada 9 8331 2240\nCargo: jornal',
    { nombre: 'Sixto Apablaza Morales', telefono: null },
  ],
  [
    'Universidad Católica del Maule\nCentro de Alumni y Empleabilidad | alumni@ucm.cl | 71 298 6000\nEgresada destacada 2025\nFRANCISCA BELÉN TORO ARCE\nKinesióloga',
    { nombre: 'Francisca Belén Toro Arce', email: null, telefono: null },
  ],
  [
    'Caso: Hernán Poblete Sáez, 44 años\nFamilia de origen: padre fallecido; madre Berta Sáez (fono 9 8112 3398)',
    { nombre: 'Hernán Poblete Sáez', telefono: null },
  ],
  [
    'Yo, Rosa Elgueta Mena, presidenta de la Junta de Vecinos, certifico que la Sra. Nélida Huenchuñir ha hecho aseo en la sede.\nCualquier consulta al 9 9220 1188\nRosa Elgueta Mena',
    { nombre: 'Nélida Huenchuñir', telefono: null },
  ],
  [
    'OTEC Centro Recoleta\nInstructor: Sergio Navia, 9 9443 2100, snavia@cristovive.cl\nNÓMINA CURSO SOLDADURA\nMarisol Tapia Carvajal\nEdad: 33',
    { nombre: 'Marisol Tapia Carvajal', email: null, telefono: null },
  ],
  [
    'Club Deportivo Rangers\nProfesor a cargo: Nibaldo Rubio 9 9010 2121 nrubio@rangers.cl\nJugador: Leandro Matías Vidal Cofré\nBusca trabajo part time',
    { nombre: 'Leandro Matías Vidal Cofré', email: null, telefono: null },
  ],
  [
    'Carta de recomendación\nMe es muy grato recomendar a Fernanda Sofía Aravena Muñoz, quien fue mi ayudante.\nSin otro particular, quedo a su disposición en gmolina@uandes.cl o +56 9 9321 4410\nDra. Gabriela Molina Searle',
    { nombre: 'Fernanda Sofía Aravena Muñoz', email: null, telefono: null },
  ],
  [
    'Centro de Apoyo Temuco\nDelegada: Paola Neira P., paola.neira@gendarmeria.cl, cel. 9 5554 1209\nNombre usuario: Manuel Jesús Ortiz Leal\nOficios: soldadura al arco',
    { nombre: 'Manuel Jesús Ortiz Leal', email: null, telefono: null },
  ],
  [
    'Estimado Diego:\nLa persona que trabajó en mi casa se llama Gladys Norma Sanhueza Paz. Es ordenada.\nUn abrazo\nTeresa Undurraga\n9 9887 1020',
    { nombre: 'Gladys Norma Sanhueza Paz', telefono: null },
  ],
  [
    'habla la Juanita del comedor, llamo por un vecino, don Ramón Huaiquilaf, maestro techador, cualquier cosa me llama a mí a este mismo, el 9 8712 0034',
    { telefono: null },
  ],
  [
    'Participante: Víctor Hugo Leal Parra\nSituación de calle 2 años, hoy en hospedería (2 2540 9300)',
    { telefono: null },
  ],
  [
    'SERVICIO PAÍS Lonquimay\nProfesionales: Trinidad Soto (tsoto@superacionpobreza.cl / 9 6123 7788) y Diego Mena\nEmprendedora: Eliana Rosa Cuminao Antivil\nProducto: piñón',
    { nombre: 'Eliana Rosa Cuminao Antivil', email: null, telefono: null },
  ],
  [
    'Buenas! dejo los datos de mi compadre pa la pega de soldador: Luis Mancilla Barría, fono 9 6501 2398. Yo soy Pedro Vera cualquier cosa 9 8812 0033',
    { telefono: '+56965012398' },
  ],
  [
    'Asunto: Fwd: mi cv\nDe: Sofía Lagos <sofialagos@gmail.com>\nPara: rrhh@lider.cl\nSofía Antonia Lagos Prieto\nReponedora\n956123400',
    { nombre: 'Sofía Antonia Lagos Prieto', email: 'sofialagos@gmail.com', telefono: '+56956123400' },
  ],
  [
    'Acta de entrevista grupal\nEntrevistadores: Felipe Ossa (fossa@vivo.cl), Ale Ríos +56 9 7321 8890\nPostulante 4: Marlene Beatriz Cuevas Oñate\nBuena presencia',
    { nombre: 'Marlene Beatriz Cuevas Oñate', email: null, telefono: null },
  ],
  [
    'COMUNIDAD TERAPÉUTICA PEULLA\nTerapeuta: Ps. Ana Olivares ana.olivares@peulla.org 9 5543 1200\nPaciente: Rigoberto Elías Soto Mansilla\nAntecedentes laborales: buzo',
    { nombre: 'Rigoberto Elías Soto Mansilla', email: null, telefono: null },
  ],
  [
    'INSTITUTO Fundación Chol-Chol\nCoord. Natividad Reuque nreuque@cholchol.org 45 261 4007\nSocia N° 88 FRESIA ELVIRA MANQUEO LEPIN\ntejedora',
    { nombre: 'Fresia Elvira Manqueo Lepin', email: null, telefono: null },
  ],
  [
    'Gasfiter: Felipe Ossa Ríos 9 7321 8890 fossa@vivo.cl\nDestapes y calefones',
    { email: 'fossa@vivo.cl', telefono: '+56973218890' },
  ],
  [
    'Terna Jefe de Bodega\n1) Luis Tapia Mora - 9 8812 0034 - ltapia@gmail.com\n2) Pedro Rojas Vera - 9 7712 0098 - projas@gmail.com',
    { nombre: null, email: null, telefono: null },
  ],
  [
    'Hola!! subo el cv de mi hermana q no tiene compu, cualquier cosa me hablan a mi\nVALENTINA SOL CERDA BRITO\n21 AÑOS, GARZONA',
    { nombre: 'Valentina Sol Cerda Brito' },
  ],
  [
    '(ANVERSO)\nWLADIMIR ANTONIO ZÚÑIGA CEA\n961235509\n(REVERSO)\nImprenta Gráfica Sur 45 221 0090 graficasur@gmail.com',
    { email: null, telefono: '+56961235509' },
  ],
  [
    'Comunidad Juan Cayupi, presidente Segundo Cayupi Paine fono 9 6123 0099\nAurelio Segundo Cayupi Huenul\nTrabajo de cercos',
    { telefono: null },
  ],
  [
    'Guía para postulantes\nEjemplo: Juan Pérez Pérez, chileno, renta 500.000, fono 9 1234 5678',
    { telefono: null, pretension_renta: null },
  ],
]);

readsEach('a post that is advertised, of which no candidate tells', [
  [
    'Perfil buscado\nTécnico en refrigeración, Puerto Montt, renta líquida hasta $ 1.100.000\nPostular con Andrés Gatica, agatica@friosur.cl, 65 225 7788',
    { nombre: null, email: null, telefono: null, pretension_renta: null },
  ],
  [
    'Estimados: necesitamos 3 maestros soldadores para Mejillones.\nSueldo líquido $1.450.000, turno 14x14.\nEnviar CV a reclutamiento@montajes.cl o WhatsApp +56 9 4433 9090\nContacto: Jorge Tapia Lobos',
    { nombre: null, email: null, telefono: null, pretension_renta: null },
  ],
  [
    'Se necesita trabajo de aseo o cocina\nInés del Carmen Barrera Soto\ninteresados llamar 9 6543 7821',
    { nombre: 'Inés del Carmen Barrera Soto', telefono: '+56965437821' },
  ],
  [
    'Se ofrece chofer\nSoy Pedro Tapia Lobos, interesados llamar al 9 4433 9090',
    { nombre: 'Pedro Tapia Lobos', telefono: '+56944339090' },
  ],
]);

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

readsEach('whom a letter greets by the name above it', [
  [
    'Arica, 9 de septiembre de 2023\nSra. Ximena Bravo\nReclutamiento, Recupera Norte S.A.\nseleccion@recuperanorte.cl – Fono 58 225 7719\nEstimada señora Ximena:\nLe escribo por el aviso de Operador de Cobranza Telefónica. Llevo siete años en el rubro y actualmente gano $ 590.000 con comisiones; por el cambio me interesaría una renta desde $ 700.000. Adjunto mi currículum en la hoja siguiente y quedo atento a su llamado.\nSaludos cordiales,\nMarcos Antonio Flores Huanca\n\nMARCOS ANTONIO FLORES HUANCA\nCédula de identidad: 16.770.825-0\nNacionalidad: chilena, de origen aymara\nDomicilio: Loa 1288, Arica\nFono contacto: 9 4463 7708\nExperiencia\nCobratel, ejecutivo de cobranza, 2019 a hoy',
    { nombre: 'Marcos Antonio Flores Huanca', telefono: '+56944637708', email: null },
  ],
  [
    'ANTECEDENTES DE POSTULACIÓN\nSeñores\nCorporación Administrativa del Poder Judicial\nPresente\nPor la presente, Rodrigo Esteban Leviante Carrasco, cédula nacional de identidad N° 16.788.014-2, correo electrónico rleviante@vtr.net, domiciliado en Angol, expone sus antecedentes.\n1. Carrera\nJuzgado de Garantía de Angol, administrativo, desde abril de 2014.\n____________________\nR. Leviante C.',
    { nombre: 'Rodrigo Esteban Leviante Carrasco', rut: '16788014-2', email: 'rleviante@vtr.net' },
  ],
]);
