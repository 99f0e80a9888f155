import { readsEach } from './frases.suite.ts';

readsEach('no phone of whoever takes messages for the candidate', [
  ['Ana Soto Rojas\nChofer\nSi le interesa llame a mi hermana Ingrid, 9 4455 6677', { telefono: null }],
  ['Ana Soto Rojas\nPintora\nel fono es de mi polola Carla 956712345', { telefono: null }],
  ['Ana Soto Rojas\ncosturera\nmensajes al 9 3344 5566 (de mi nieta)', { telefono: null }],
  ['Ana Soto Rojas\nCelular de mi mamá: +56 9 7120 6633', { telefono: '+56971206633' }],
  ['Luis Mendoza Arce\n+57 311 567 8901\nAmigo en Calama: Jhon, 9 4110 2233', { telefono: '+573115678901' }],
  ['Ana Soto Rojas\nTeléfonos: 0424-6677889 (mi mamá), 931102298', { telefono: '+56931102298' }],
  ['Coti Rioseco\n(Constanza Emilia Rioseco Vial)\ncotirioseco@gmail.com', { email: 'cotirioseco@gmail.com' }],
  ['Ana Soto Rojas\nmadre de dos hijos, 9 3344 5566', { telefono: '+56933445566' }],
  ['Ana Soto Rojas\nSin teléfono. El 45 2 887 766 es del consultorio donde hago aseo', { telefono: null }],
  ['Ana Soto Rojas\nCocinera\nDirectora: Sra. Eliana Vera. Fono 45 2 611 222', { telefono: null }],
  ['Busco donde colocar a mi papá, Ramón Elgueta.\nMe llaman a mí no más, 9 7612 3300', { telefono: null }],
  [
    'Germán Leal Soto, analista\nEjecutiva de cuenta Valentina Pizarro +56 9 6123 4455 vpizarro@talentum.cl',
    { nombre: 'Germán Leal Soto', telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nvivo con mi hija, 9 3344 5566', { telefono: '+56933445566' }],
  ['Ana Soto Rojas\n(45) 2 214578 (recados con mi mamá, Sra. Elsa)', { telefono: '+56452214578' }],
]);

readsEach('no number of a house that takes them, or of the one that is named before a landline', [
  ['Ana Soto Rojas\nteléfono de la capilla 64 2 371 155', { telefono: null }],
  ['Ana Soto Rojas\nBúscame en el taller del Guatón Lucho 9 4000 1234', { telefono: null }],
  ['Ana Soto Rojas\nbusco trabajo en restaurante 9 4000 1234', { telefono: '+56940001234' }],
  ['Tito Painén Soto\nno hay señal, avisa el profe Rubén 9 6100 2020', { telefono: null }],
  ['Ana Soto Rojas\nDejar mensaje ferretería El Clavo 34 2 511 234', { telefono: null }],
  ['Ana Soto Rojas\nAvisar en la portería del condominio El Bosque 9 2217 4455', { telefono: null }],
  ['Ana Soto Rojas\nTel embajada colombiana por mis papeles 2 2220 6273', { telefono: null }],
  ['Ana Soto Rojas\nturismo Cascada de las Ánimas 2 2861 1303 ahí me conocen', { telefono: null }],
  ['Ana Soto Rojas\nAsesora predial, Indap Parral, 73 2 461 234', { telefono: null }],
  [
    'Ana Soto Rojas\nSe ubica por intermedio del Sindicato de Pescadores, 32 2 221 990, sindicatocaleta@gmail.com',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nAbogada\nFono oficina: 222 687 431', { telefono: '+56222687431' }],
  ['Ana Soto Rojas\nPsicóloga clínica / Valdivia / anasoto@gmail.com / 63 2 225 907', { telefono: '+56632225907' }],
]);

readsEach('nothing of whoever is named behind a post, or writes for the candidate', [
  ['Leandro Ossandón Vera\nMúsico\nManager: Coti Alvarado 9 9090 1010', { telefono: null }],
  ['Brígida Sobarzo Mella\nLocal 14, encargado Manuel 72 2 781 234', { telefono: null }],
  [
    'Olivia Zamorano Ruiz\nTutor legal: Jorge Zamorano 9 9100 2000 jzamorano@gmail.com',
    { telefono: null, email: null },
  ],
  ['Ana Soto Rojas\nSupervisora Ana Soto, 9 9100 2000', { telefono: '+56991002000' }],
  ['soy la mamá de la nicol aravena, busca trabajo\nmi numero es 9 8899 1122', { telefono: null }],
  [
    'Estimada Loreto: le escribo por mi nana Teresita Barros, que queda sin trabajo.\nCualquier consulta a mi celular 9 9887 0011.',
    { telefono: null },
  ],
  ['Ana Soto Rojas\nanasoto@gmail.com/911223344', { telefono: '+56911223344' }],
]);
