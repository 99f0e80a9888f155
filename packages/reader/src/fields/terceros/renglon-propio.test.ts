import { readsEach } from '../frases.suite.ts';

readsEach('the row that begins with the own address, below all others', [
  [
    'Marcela Ibarra Quintana\nExperiencia\nJardín Los Pinos, Viña, 2018 – hoy. Educadora\nReferencias\nVerónica Salas, directora, vsalas@lospinos.cl, 32 2 688 140\n16.758.392-K — marcelaibarraq@gmail.com — +56 9 9034 5127 — 5 Norte 812, Viña del Mar',
    { rut: '16758392-K', email: 'marcelaibarraq@gmail.com', telefono: '+56990345127' },
  ],
  [
    'Paula Cayuqueo\nProfesora de Educación General Básica\nDónde he enseñado\nColegio Ruka Kimün, Temuco. Profesora jefe, desde 2018.\nTítulos\nProfesora, Universidad Católica de Temuco, 2013.\nDatos formales\nNombre completo: Paula Andrea Cayuqueo Riquelme\nQuién me conoce\nDirector Hugo Sandoval Neira, Ruka Kimün, 45 2 311 870, direccion@rukakimun.cl\n✉ profe.paulacayuqueo@gmail.com ☎ (+56) 9 6118 3492 ⌂ Pasaje Quilapán 880',
    {
      nombre: 'Paula Andrea Cayuqueo Riquelme',
      email: 'profe.paulacayuqueo@gmail.com',
      telefono: '+56961183492',
    },
  ],
  [
    'Daniela Constanza Rojas Moreau\nExperiencia\nHospital Sótero, enfermera, 2017 – 2019\nReferencias\nEU Marisol Cerda, coordinadora UCI, +56 9 8876 3041, mcerda@santarosario.cl\n✉ dc.rojasmoreau@uc.cl | dani.rmoreau@gmail.com | RUN 18.102.664-2 | Los Jardines 221',
    { rut: '18102664-2', telefono: null },
  ],
  [
    'Camila Rocío Quispe Mamani\nExperiencia\nAgencia Norte Vivo, Iquique. Community manager, 2022 – hoy.\nRadio Pachamama, El Alto. Locutora, 2017 – 2019.\n☏ 9 4992 1507\n✉ cami.quispe.cm@gmail.com\nPlaya Brava, Iquique\nkit\nCanva\nestudios\nComunicación Social, 2014',
    { telefono: '+56949921507' },
  ],
  [
    'Camila Rocío Quispe Mamani\nExperiencia\nAgencia Norte Vivo, Iquique. Community manager, 2022 – hoy.\nRadio Pachamama, El Alto. Locutora, 2017 – 2019.\n9 4992 1507\nhola@norteviva.cl\nPlaya Brava, Iquique\nestudios\nComunicación Social, 2014',
    { telefono: null, email: null },
  ],
  [
    'Daniela Rojas Moreau\nReferencias\ndrojasmoreau@uc.cl\nMarisol Cerda, coordinadora, +56 9 8876 3041, RUT 18.102.664-2',
    { rut: null, telefono: null },
  ],
  [
    'Ana Soto Rojas\nReferencias\nLuis Rojas, jefe de local\nana.soto.rojas@gmail.com\n9 5512 7788',
    { telefono: '+56955127788' },
  ],
  [
    'Ana Soto Rojas\nReferencias\nLuis Rojas, jefe, Tienda Sur\nLos Aromos 220, Lota | 9 5512 7788 | ana.soto.rojas@gmail.com | Cédula de identidad: 12.345.678-5',
    { rut: '12345678-5', telefono: '+56955127788' },
  ],
  [
    'Ana Soto Rojas\nReferencias\ndon mario 9 6677 8120\nCI: 12.345.678-5\tNacionalidad: Boliviana\tdireccion: toma la chimba\npretension: $ 900 mil',
    { rut: '12345678-5' },
  ],
  [
    'Claudia Marcela Vidal\nReferencias laborales\nAlcalde (s) Tomás Gárate, 65 2 361 100\nI (65) 2 253 390 • # cvidal.costurera@gmail.com',
    { telefono: '+56652253390' },
  ],
  [
    'Ana Soto Rojas\nReferencias\ndirectora sra nancy burgos 9\n8899 2210\nCL\tana.soto.rojas@gmail.com\nlautaro, calle matta 332\t(09) 81127640',
    { telefono: '+56981127640' },
  ],
  ['Ana Soto Rojas\nReferencias\n12.345.678-5\n— RUT', { rut: '12345678-5' }],
  [
    'Ana Soto Rojas\nReferencias\nPamela Neira (Rosen) 9 8190 4453 - pneira@rosen.cl\n¡Hablemos!\n9 5603 8812\n=\nana.soto.ventas@gmail.com',
    { telefono: '+56956038812' },
  ],
  [
    'Ana Soto Rojas\npara escribirme\nana.soto.rojas@gmail.com, leo todo. Teléfono no doy; pueden hablar con la productora de la compañía, Sole Matus, en el +56 9 5116 7740.',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nReferencias\nRUT\n12.345.678-5', { rut: '12345678-5' }],
  ['Ana Soto Rojas\nReferencias\nLuis Rojas, jefe\nRUT\n12.345.678-5', { rut: null }],
  [
    'Ana Soto Rojas\n9 5512 7788\nReferencias\nLuis Rojas, jefe\nContacto: 9 8876 3041\nRut 10.341.878-k',
    { telefono: '+56955127788', rut: null },
  ],
  [
    'Ana Soto Rojas\nReferencias\n"Ana es la mejor compañera que tuve."\nDatos Personales\nRUT 10.341.878-k',
    { rut: null },
  ],
]);

readsEach('whose an address is by its domain and by what it is said to be of', [
  [
    'Carolina Sofía Blanco Urdaneta\nArquitecta\nOBRAS\nCasa Huanta, 2021\nESCUELA\nDiplomado BIM, PUC, 2020\nMESA\nRevit\nPhotoshop\nCARTA\nhola@carolinablanco.cl\n9.5008.2647\nAv. del Mar 3100, La Serena\nAVALES\nMario Contador, socio, 51 2 230 771',
    { email: 'hola@carolinablanco.cl' },
  ],
  [
    'Me llamo Blanca Flor Rosales Mar\nLo que e trabajado:\n* Desconchadora de locos y machas en la planta Pesquera del Choapa por temporadas (contacto de la planta: pesqueradelchoapa@entelchile.net)\nEstudios: sesto basico.',
    { email: null },
  ],
]);

readsEach('names of months and trades in the rows of a form', [
  [
    'Apellidos\nCONTADOR GUARDIA\nNombres\nABRIL ANDREA\nRUN\n18.903.446-6',
    { nombre: 'Abril Andrea Contador Guardia' },
  ],
  [
    'TRANSPORTES CRUZ DEL NORTE S.A. – SOLICITUD DE EMPLEO\nNombre del solicitante\tDomingo Segundo Marzo Chofré\nRut\t11.407.652-K',
    { nombre: 'Domingo Segundo Marzo Chofré' },
  ],
]);

readsEach('a referee in the rows of a form, and the contact of a house', [
  [
    'PAOLA ANDREA GODOY\nConductora profesional A-3\nFono contacto\t+569 7188 4093\nEmail\tPAOLAGODOY.A3@GMAIL.COM\nHISTORIA LABORAL\nExpreso Norte — Conductora — 2012 a 2018.\nREFERENCIAS\nNombre: Waldo Antonio Rivera Cáceres\nRUT: 11.342.906-2\nCargo: Jefe de flota, Buses Tarapacá\nFono: +56 9 8430 1176\nCorreo: wrivera@tarapacaminera.cl',
    { nombre: 'Paola Andrea Godoy', rut: null, email: 'paolagodoy.a3@gmail.com', telefono: '+56971884093' },
  ],
  [
    'Benjamín Alarcón Huaiquil\nExperiencia\nPráctica laboral – Soporte TI, 2024\nEducación\nDuoc UC, 2021 – actualidad\nCONTACTO DE LA INSTITUCIÓN\nCoordinación de prácticas Duoc UC: Egaña 651, Puerto Montt. Tel.\n+56 65 231 8400, practicas.pm@duoc-empleo.cl\nIDIOMAS\nInglés',
    { telefono: null, email: null },
  ],
]);
