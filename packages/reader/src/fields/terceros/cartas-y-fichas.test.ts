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
