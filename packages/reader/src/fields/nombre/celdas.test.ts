import { readsEach } from '../frases.suite.ts';

readsEach('a name whose first word alone stands beside its label', [
  [
    'NICOLE BARRÍA\nJefa de tienda\nNombre completo: Nicole\nStefanía Barría Gallegos\nRUT 18.726.045-0',
    { nombre: 'Nicole Stefanía Barría Gallegos' },
  ],
  ['NICOLE BARRÍA\nJefa de tienda\nNombre: Nicole\nLos Ángeles\nRUT 18.726.045-0', { nombre: 'Nicole Barría' }],
]);

readsEach('a name whose labels stand below its parts', [
  [
    'HOJA DE ANTECEDENTES\nAlarcón\napellido paterno\nBugueño\napellido materno\nYesenia Andrea\nnombres\n16988407-2\nrut',
    { nombre: 'Yesenia Andrea Alarcón Bugueño' },
  ],
  [
    'HOJA DE ANTECEDENTES\napellido paterno\nAlarcón\napellido materno\nBugueño\nnombres\nYesenia Andrea\nrut\n16988407-2',
    { nombre: 'Yesenia Andrea Alarcón Bugueño' },
  ],
]);

readsEach('labels above the parts of a name that nobody knows', [
  [
    'Rosa Soto\napellido paterno\nSoto\napellido materno\nRojas\nnombres\nXyomarlyz\nrut\n16988407-2',
    { nombre: 'Rosa Soto' },
  ],
]);

readsEach('a name whose parts follow their labels in one line', [
  [
    'Datos personales\nNombre: Brayan Alexis Primer apellido: Cayuqueo Segundo apellido: Millán\nRun: 20.713.885-1',
    { nombre: 'Brayan Alexis Cayuqueo Millán' },
  ],
]);

readsEach('a name in cells of two lines and below its label alone', [
  [
    'JEFE DE OBRA\nApellidos, nombres\tSepúlveda Riquelme,\nHernán Gonzalo\nRUT\t10.712.556-6',
    { nombre: 'Hernán Gonzalo Sepúlveda Riquelme' },
  ],
  [
    'GÉNESIS ZAMBRANO\nNOMBRE COMPLETO\nGénesis Dayana Zambrano\nMoreira\nRUT\n25.774.138-9',
    { nombre: 'Génesis Dayana Zambrano Moreira' },
  ],
  [
    'INFORME RESUMEN DE CANDIDATO – CONFIDENCIAL\nCliente: Viña Los Boldos. Consultora a cargo: Ps. Daniela Brahm\nCandidata\nCarolina Andrea Fuenzalida Ossandón\n44 años, chilena. RUT 13.905.226-9.',
    { nombre: 'Carolina Andrea Fuenzalida Ossandón' },
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
  [
    'FICHA\nApellidos\tQuilaqueo\nLagos\nNombres\tHéctor Segundo\nRut\t13.646.764-6',
    { nombre: 'Héctor Segundo Quilaqueo Lagos' },
  ],
  [
    'FICHA DE INSCRIPCION OMIL\nAPELLIDO PATERNOSOTO\tAPELLIDO MATERNOROJAS\tNOMBRESANA LUISA\nRUN\t10.571.343-6',
    { nombre: 'Ana Luisa Soto Rojas' },
  ],
  ['CURRÍCULUM VITAE\nde\nJUAN DE DIOS SEPÚLVEDA\nChileno, casado', { nombre: 'Juan de Dios Sepúlveda' }],
  ['Yoandry Pérez Valdivia\nTrompetista\nSantiago', { nombre: 'Yoandry Pérez Valdivia' }],
]);

readsEach('a name in capitals before its trade, and none of who is named among jobs', [
  [
    'MIGUEL ÁNGEL COLQUE ANZA Electricista de mantención\nclase B\n2006–2011\tInstalaciones Licancabur. Dueña:\nEma Licanqui, emalicanqui@yahoo.com.',
    { nombre: 'Miguel Ángel Colque Anza' },
  ],
  [
    'EDUARDO ANDRÉS VALENZUELA-CERDA MARDONES\nAbogado\nEJERCICIO\nFuentealba Abogados. Socio principal: don Ramiro Fuentealba Otárola, RUT 7.115.920-5, rfuentealba@fuentealba.cl.',
    { nombre: 'Eduardo Andrés Valenzuela-Cerda Mardones' },
  ],
]);

readsEach('a name with a particle of another tongue, a surname that is a trade, a heading before it', [
  [
    'Tomás Ignacio Larraechea von Marées\nLas Condes • tlarraechea@uc.cl',
    { nombre: 'Tomás Ignacio Larraechea von Marées' },
  ],
  [
    'Bernardita Irarrázaval Contador\nIngeniera Civil de Minas, U. de Chile · birarrazaval@ug.uchile.cl',
    { nombre: 'Bernardita Irarrázaval Contador' },
  ],
  ['Bernardita Soto Rojas Contadora\nAuditora', { nombre: 'Bernardita Soto Rojas' }],
  [
    'europass Curriculum Vitae\nINFORMACIÓN PERSONAL Luciana Belén Pagliaro\nAv. Pedro Montt 2140, Valparaíso\nlupagliaro@fibertel.com.ar\nNacionalidad Argentina',
    { nombre: 'Luciana Belén Pagliaro' },
  ],
]);

readsEach('a name behind labels that people spell as they hear them', [
  ['Nombre: Jeanty\nApeido: Saint-Fort\nSoy de Haití', { nombre: 'Jeanty Saint-Fort' }],
  ['Nonbres: Jeanty\nApeyidos: Saint-Fort\nSoy de Haití', { nombre: 'Jeanty Saint-Fort' }],
  ['Nombre: Jeanty\nApellio: Saint-Fort\nSoy de Haití', { nombre: 'Jeanty Saint-Fort' }],
]);

readsEach('what a form is for, which is no name', [
  [
    'I. MUNICIPALIDAD DE PENCO\nFICHA DE INSCRIPCION OMIL\nOFICINA: FONO 41 2 405 112 · omil@penco.cl\nNOMBRE\tANA LUISA SOTO ROJAS',
    { nombre: 'Ana Luisa Soto Rojas', email: null },
  ],
  ['FICHA DE INSCRIPCIÓN OMIL\nN° 12', { nombre: null }],
]);
