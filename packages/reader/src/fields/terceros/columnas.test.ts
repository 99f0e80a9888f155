import { readsEach } from '../frases.suite.ts';

readsEach('of a form for two people, what is in the candidate’s column', [
  [
    'FICHA DE INGRESO\nPOSTULANTE\tCÓNYUGE O CONTACTO\nNombre y apellidos\tKatherine Bustos Lillo\tSergio Olmedo Rojas\nRUT\t17.562.841-K\t16.402.118-1\nTeléfono\t9 5923 4471\t9 8226 1508\nE-mail\t—\tsolmedo.rojas@gmail.com',
    { nombre: 'Katherine Bustos Lillo', rut: '17562841-K', telefono: '+56959234471', email: null },
  ],
  [
    'Dato\tCónyuge\tPostulante\nNombre\tSergio Olmedo Rojas\tKatherine Bustos Lillo\nTeléfono\t9 8226 1508\t9 5923 4471',
    { nombre: 'Katherine Bustos Lillo', telefono: '+56959234471' },
  ],
]);

readsEach('the own address, though a relative made it', [
  [
    'Ximena Araya Cortés\nTengo correo que me abrió mi nieto: ximearaya.calama@gmail.com',
    { email: 'ximearaya.calama@gmail.com' },
  ],
]);

readsEach('no address where the candidate’s own row says that there is none', [
  ['Ana Soto Rojas\nE-mail\t—\nTrabajé en la oficina de partes\npedro.lara@gmail.com', { email: null }],
]);
