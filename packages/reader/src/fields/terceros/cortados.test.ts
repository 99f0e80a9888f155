import { readsEach } from '../frases.suite.ts';

const none = { telefono: null };

readsEach('somebody else’s number behind the end of a line', [
  [
    'Ana Soto Rojas\nMi teléfono es el 22 341 7805, de preferencia en la mañana.\nPueden pedir recomendación a la señora Patricia Lyon, administradora de Los Jardines,\nteléfono 9 9237 6650.',
    { telefono: '+56223417805' },
  ],
  [
    'RUTAPERSONAS EST\nHuérfanos 1055 of. 803, Santiago · candidatos@rutapersonas.cl · Ejecutivo: Felipe\nDonoso, +56 9 9330 7712\nConductor de bus\nCandidato\tÓscar Rolando Tapia Villegas',
    none,
  ],
  [
    'Ana Soto Rojas\nNacida en Talca el 12 de marzo de 1991, soltera y sin hijos, soy\nAna Soto, 9 8123 7766',
    { telefono: '+56981237766' },
  ],
  [
    'Ana Soto Rojas\nR.U.T. 15.432.118-6 – 34 años – Tucapel 540, depto 61, Concepción\nTeléfonos: 9 8123 7766 (móvil)',
    { telefono: '+56981237766' },
  ],
  ['Ana Soto Rojas\nPob. Diego Portales, block 12, Talcahuano TELÉFONO: 9 8123 7766', { telefono: '+56981237766' }],
]);

readsEach('a table that only its heads tell to be of jobs', [
  [
    'Ana Soto Rojas\nIDENTIFICACIÓN\nRUN\t15.432.118-6\nEstablecimiento\tAños\tFunción\nEscuela Olegario Lazo, San Fernando.\nFono (72) 271 4402\n2005 -\nactual\nProfesora jefe\nReferencias',
    none,
  ],
  ['Ana Soto Rojas\nEscuela Olegario Lazo, San Fernando. 2005 –\nFono (72) 271 4402\nEscuela Rural Puente Negro', none],
  [
    'Ana Soto Rojas\nNombre\tCargo\tEmpresa\tAños\nAna Soto Rojas\tCajera\tLíder\t3\nFono 9 8123 7766',
    { telefono: '+56981237766' },
  ],
]);

readsEach('an agency’s second number, and those of a table of houses', [
  [
    'Ana Soto Rojas\nCV enviado por Servicios Laja EST. Contacto de la agencia: 43 232 9071 /\n+56 9 9013 4462, seleccion@estlaja.cl',
    none,
  ],
  ['Ana Soto Rojas\nFono: 43 232 9071 /\n+56 9 9013 4462', { telefono: '+56990134462' }],
  ['Ana Soto Rojas\nInstitución\tFono / correo\nGobierno Los Ríos\t63 2284411\nPanguipulli\t9 8123 4477', none],
]);

readsEach('rows of a form about whom it is of', [
  [
    'Ana Soto Rojas\nCURSO\t4° D, año 2026\nRUN\t22.004.718-0\nFONO ALUMNO\t+56 9 3087 4415',
    { rut: '22004718-0', telefono: '+56930874415' },
  ],
  ['Ana Soto Rojas\nRut del socio\t11.620.488-6', { rut: '11620488-6' }],
  ['Ana Soto Rojas\nRut del taller\t11.620.488-6', { rut: null }],
  ['Juan Godoy Vergara\nEmbarcación\t"Doña Elba", capitán Raúl Godoy, cel. 98834 7120', none],
]);

readsEach('the own number behind the workshop’s, and those of houses told about', [
  [
    'Ana Soto Rojas\nTeléfono del taller y de la casa: 65 2 671 418. Celular: 9 6237\n0841.\nOFICIO',
    { telefono: '+56962370841' },
  ],
  ['Ana Soto Rojas\nHija de pescadores. Celular: 9 6237 0841.', { telefono: '+56962370841' }],
  [
    'Ana Soto Rojas\nEn 2004 pasé al Colegio Fray Jorge (Ariztía Poniente 211, Ovalle, teléfono 53\n262 1140), donde fui jefa',
    none,
  ],
  ['Ana Soto Rojas\nPara ofertas de Paris Trébol llamar a la tienda, 41 248 3300; a mí por correo', none],
  [
    'Ana Soto Rojas\nEscuela Rural de Ramadilla (1998–2022). Profesora, 18 alumnos.\nDirección: Ramadilla s/n, fono 53 2 741 026, escuelaramadilla@daemcombarbala.cl',
    none,
  ],
  ['Ficha\nRut 15.062.784-2\nFono móvil +56 9 9032 4418\nPuente Alto\nAna Soto Rojas', { telefono: '+56990324418' }],
  ['Ficha\nRut 76.062.784-2\nFono móvil +56 9 9032 4418\nPuente Alto\nAna Soto Rojas', none],
  ['Ana Soto Rojas\nSe le ubica al(09) 85506139', { telefono: '+56985506139' }],
  [
    'Yoandry Pérez Leyva\nDATOS\nRUT 27.118.340-2\nyoandrychef@gmail.com\nCalle Balmaceda 3990\nLa Serena\nRESTAURANTES\nRestaurant Huentelauquén Express, Av. del Mar 2500, La Serena, tel. 51 2 214 902\nMaestro de cocina, 2022 – 2025.',
    none,
  ],
]);

readsEach('a referee’s number in a line of its own, and the end of one that cells part', [
  [
    `Matías Huenulef Soto\nRUN: 20.118.765-6\nComuna: La Pintana\nSoporte en terreno, 2023 – 2025\nLinux\nGLPI\nLorena Ñancupil\nEncargada de informática, Municipalidad\n22 389 6700`,
    none,
  ],
  [
    `Matías Huenulef Soto\nRUN: 20.118.765-6\nComuna: La Pintana\nSoporte en terreno, 2023 – 2025\nLinux\nGLPI\nMatías Huenulef Soto\nEncargado de informática, soporte\n22 389 6700`,
    { telefono: '+56223896700' },
  ],
  ['Ana Soto Rojas\nMutual de Seguridad\nJefa: Dra. Ingrid Pohl, cel. 9\n2015 – 2017\n8127 5563\nExcel', none],
  ['Ana Soto Rojas\ncel. 9\n8127 5563\nExcel', { telefono: '+56981275563' }],
]);

readsEach('a chief’s and a referee’s data, whatever cells they are torn from', [
  ['Filomena Ulloa Ramírez\nAnfitriona · guía local\ncelular 9 6648 9902', { telefono: '+56966489902' }],
  ['Filomena Ulloa Ramírez\noctubre a diciembre\ncontratista Luis\nPoblete 9 6648 9902', none],
  ['Ana Soto Rojas\nJefe de obra\nIng. César Delgado,\n9 7650 3381\nElectricidad', none],
  ['Ana Soto Rojas\nsi nesesitan saber de mi preguntar a la doctora Riquelme 9 7245 8830 ella save todo', none],
  [
    'Ana Soto Rojas\nReferencias personales\nE.U. Francisca Lillo Araya, directora técnica\nRUT 15.330.972-8 · fono +56 9 7720 4418 · flillo@eleam.cl',
    { rut: null, telefono: null, email: null },
  ],
  [
    'Ana Soto Rojas\nEXPERIENCIA\nEmpresa\tTeléfono\nExportadora Aconcagua\t34 2 512 870\nSecretaria, 2012–2024',
    { telefono: null, experiencia_administrativa: true },
  ],
]);
