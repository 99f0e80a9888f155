import { readsEach } from '../frases.suite.ts';

readsEach('what a CV without a model says of oneself', [
  [
    'Presentación\nEl que escribe es Eduardo Antonio Farías, hombre de 66 años, chileno, C. de I. 84429171, conserje y antes ferroviario.\nTrabajé en la Maestranza desde 1978.\nEduardo A. Farías',
    { nombre: 'Eduardo Antonio Farías', rut: '8442917-1', nacionalidad: 'chilena' },
  ],
  [
    'Francisca Aguirre-Lobos Hott\nabogada de familia, Osorno\nHE TRABAJADO EN\nJuzgado de Familia de Osorno: administrativa de actas (2012–2013).\nDATOS QUE PIDEN\nCédula 15.883.409-K · chilena y también alemana por mi abuelo · 39 años · franciscahott.abogada@fastmail.com\nHONORARIOS A LOS QUE ASPIRO\nEntre dos millones ($2.000.000) y dos millones trescientos mil pesos ($2.300.000), brutos, al mes.',
    { rut: '15883409-K', nacionalidad: 'chilena', pretension_renta: 2000000, pretension_max: 2300000 },
  ],
  [
    'Héctor Manuel Sepúlveda Arancibia\n¿Quién responde por mí?\nSra. Marcela Tapia, administración mall, 32 265 7710.\n¿Cómo me avisan?\nSolo por correo por ahora, que estoy cambiando de compañía: hsepulveda.os10@hotmail.com\n¿Estudios?\n4º medio en el Liceo de Quilpué, 1998.',
    { email: 'hsepulveda.os10@hotmail.com', telefono: null },
  ],
  [
    'Soy Nélida Choque Condori, boliviana, de Oruro.\nMe llama no más: +56 9 2274 6190. Mi sobrino me hizo el correo nelychoque.pan@gmail.com',
    { email: 'nelychoque.pan@gmail.com', nacionalidad: 'boliviana' },
  ],
  [
    'Yoandris Pérez Leyva\nKinesiólogo\nMi historia. Llegué a Chile en 2017. Sigo siendo cubano y orgulloso de serlo.\nLo que pido. Una renta de un millón cuatrocientos mil pesos ($1.400.000) mensuales, jornada de 44 horas.',
    { nacionalidad: 'cubana', pretension_renta: 1400000 },
  ],
  [
    'Rosa Elvira Painemal Quidel\nBusco un taller. Por el mes completo estoy pensando en $560.000 líquidos, y eso lo podemos conversar.',
    { pretension_renta: 560000 },
  ],
  [
    'MIS TEMPORADAS\nNombre y apellidos: Elizabeth Soledad Cornejo Abarca — Nacionalidad: Chilena — RUT: 14.338.901-4 — Peumo, Región de O’Higgins',
    { nombre: 'Elizabeth Soledad Cornejo Abarca', rut: '14338901-4' },
  ],
  [
    'De: Juan Carlos Ticona Mamani, chofer\nTransportes Interacid. 2020 hasta enero de este año.\nMi RUN 150026482. Celular nueve, 5 6 1 8 4 0 7 3 (es decir, 9 5618 4073). Vivo en Alto Hospicio.',
    { telefono: '+56956184073' },
  ],
  [
    'Señores: Transportes Ruta Cinco Ltda. — Camino Lo Echevers 550, Quilicura\nEnviado a: rrhh@rutacinco.cl\nCargo: Conductor de camión rampla, ruta larga\nNELSON OMAR RIQUELME\nRut: 11.794.265-1\nFono: 09-9306 2178',
    { nombre: 'Nelson Omar Riquelme', rut: '11794265-1', telefono: '+56993062178', email: null },
  ],
]);

readsEach('what is told of houses and of whom to ask, and what is the own beside it', [
  [
    'Osvaldo Enrique Millacura Barrientos\nDesempeño\nAuxiliar, Notaría Uribe, Castro, 1998 a 2002.\nPersonas\nDon Raúl, Blanco 210, Castro, notariauribe@gmail.com',
    { email: null },
  ],
  [
    'Antonella Fuica Rademacher\nEducación\nDuoc UC, 2022\nReferencias\nJaviera Monsalve, coordinadora de carrera, jmonsalve@profesor.duoc.cl, 22 999 4420\n✆ 9.7720.4418 ✉ anto.fuica@duocuc.cl behance.net/antofuica Las Condes',
    { telefono: '+56977204418', email: 'anto.fuica@duocuc.cl' },
  ],
  [
    'Yoandry Leyva Castellanos\nReferencias\nDra. Pilar Etchegaray, directora CESFAM — 9 7890 1462.\nUBICACIÓN Y TELÉFONO\nVivo en San Pedro de la Paz. Atiendo llamadas al 9-6077-1593.',
    { telefono: '+56960771593' },
  ],
  ['Paola Cheuquelaf Inostroza\nCorreo personalp.cheuquelaf@zohomail.com', { email: 'p.cheuquelaf@zohomail.com' }],
  [
    'Nieves Astudillo Pulgar\nRUN [10.884.316-0] · Nacionalidad [chilena] · Estado civil [viuda]',
    { nacionalidad: 'chilena' },
  ],
  [
    'Felipe Montecinos Ubilla\nCorreo: fmontecinosu@yahoo.es\nOBRAS DIRIGIDAS\nAños\tObra\tMonto\tContacto del mandante\n2010-16\tReposición Liceo, Municipalidad de Chillán\t$3.120.000.000\tDOM, 42 2 433 100\nPROGRAMAS\nExcel',
    { telefono: null },
  ],
]);

readsEach('what is said in sentences, brackets and margins', [
  [
    'SEÑOR JEFE DE OBRA:\nLE DEJO MIS DATOS. SOY ORLANDO SEGUNDO CAYUPÁN ANTILEO,\nCHILENO, MAESTRO CARPINTERO DE PRIMERA, RUT 12.048.871-6, DE\nPADRE LAS CASAS.',
    { nombre: 'Orlando Segundo Cayupán Antileo', rut: '12048871-6', nacionalidad: 'chilena' },
  ],
  [
    'Antü Millaray Curihuentro Paz\nNació en Nueva Imperial y su abuelo le puso Antü. Es chilena y mapuche. Estudió violonchelo en Valdivia.',
    { nacionalidad: 'chilena' },
  ],
  [
    'HÉCTOR MAMANI CHOQUE\nMi experiencia. Del 2017 al 2023 en Spence. El último sueldo fue de $1.950.000 líquido.\nQué busco. Turno 7x7 o 4x3, renta líquida de $2.100.000.',
    { pretension_renta: 2100000 },
  ],
  [
    'Mi nombre completo es María Eugenia de las Mercedes Vásquez Larraguibel; mi cédula de identidad, la 6.482.917-3; mi nacionalidad, chilena.',
    { nombre: 'María Eugenia de las Mercedes Vásquez Larraguibel' },
  ],
  [
    'VÍCTOR MANUEL / BUSTOS / ARAVENA\nCONDUCTOR PROFESIONAL // A3 · A5 · B',
    { nombre: 'Víctor Manuel Bustos Aravena' },
  ],
  [
    'milagros\nFERRARO\nactriz • docente de teatro\nargentina en Valparaíso • DNI 31.448.902\nmili.ferraro@yahoo.com.ar',
    { nombre: 'Milagros Ferraro', nacionalidad: 'argentina' },
  ],
  [
    'Aníbal Restrepo Zapata\nSoy colombiano, de Medellín\n⟨ taller ⟩ 2017 … hoy: luthier de guitarras, Taller La Vertiente (de Raúl Colque, calle Tocopilla 14, 9 7408 8126)',
    { telefono: null },
  ],
  [
    'Matías Sepúlveda Ñancupil\n[rol] SysAdmin / DevOps\n[renta] $2.200.000 – $2.600.000 líquidos\n[hoy gano] $1.950.000',
    { pretension_renta: 2200000, pretension_max: 2600000 },
  ],
  [
    'Bernardo Llanquileo Vera\ncerró el 2012\tViña Los Boldos, 2005–2012. Obrero.\nconversable según bono de cosecha\tQuiero ganar: de 750.000 a 820.000 pesos al mes',
    { pretension_renta: 750000, pretension_max: 820000 },
  ],
  [
    'Me presento: soy la señora Nélida Flor Quispe Huamaní, peruana natural de Chimbote, 49 años, con\npermanencia definitiva desde el 2009.\n1. Familia Larraín Edwards, La Dehesa, 2006 a 2013, puertas adentro. La señora Consuelo da\nrecomendación: consuelo.edwards@gmail.com, +56 9 9230 1145.\nCurso de primeros auxilios, Cruz Roja, 2019.\nLlámeme al 930 774 618, de preferencia por la tarde. Vivo en Quilicura.',
    { telefono: '+56930774618', email: null, nacionalidad: 'peruana' },
  ],
  [
    'NICOLÁS MATÍAS KUSANOVIC BAHAMONDE\nDatos: chileno · 17.801.149-9 · Punta Arenas, barrio Croata · nkusanovic@outlook.cl\nNova Austral (61 2290 400), Analista de remuneraciones, 2019 a 2024.\nNómina de 620 personas',
    { nacionalidad: 'chilena', telefono: null },
  ],
  [
    'YEISON MOSQUERA RENTERÍA\nbarbero\nParcero de Buenaventura, colombiano orgulloso, viviendo en Antofagasta desde 2017.',
    { nacionalidad: 'colombiana' },
  ],
]);

readsEach('whom somebody worked for, one below another', [
  [
    'Hoja de vida\nMe presento: soy la señora Nélida Flor Quispe Huamaní, peruana natural de Chimbote\nMis casas:\n1. Familia Goldberg, Vitacura, 2013 a 2018.\n2. Sra. Inés Matte (90 años), Providencia, 2018 a 2023, cuidadora. Hija: Magdalena,\nmmatte.i@uc.cl\nCurso de primeros auxilios, 2019.',
    { nombre: 'Nélida Flor Quispe Huamaní', email: null },
  ],
]);

readsEach('who compares, who may be asked and what is lost', [
  [
    'En Temuco, a 11 de agosto de 2024, comparece don SEGUNDO ALBERTO CHIMBORAZO LEMA, nacido en Otavalo, Ecuador, casado, cédula nacional de identidad N° 22.417.603, guión 1, y declara:\nPRIMERO. Haber vendido tejidos por cuenta propia.',
    { nombre: 'Segundo Alberto Chimborazo Lema', rut: '22417603-1' },
  ],
  [
    'yo Juan de Dios Sagredo, chileno, 7.604.338-8, viudo\nvivo en Palmilla camino a Los Olmos s/n\nme conoce el padre Anselmo de la parroquia 72 285 1066, parroquiapalmilla@gmail.com',
    { email: null, telefono: null },
  ],
  [
    'de: Michael Steven Cáceres Pardo\nestoy sin celu porque me lo robaron, respondame aca no mas: michael.caceres.pardo@hotmail.com. si quiere preguntar, don Sergio Lillo de DHL 9 8850 4127',
    { telefono: null, email: 'michael.caceres.pardo@hotmail.com' },
  ],
  [
    'Mi nombre es Karina Sepúlveda Riquelme, chilena.\nDon Omar sabe que busco otro lugar; pueden llamarlo al 9 6612 0457. A\nmí me ubican en el 9 8431 2765 o escribiéndome a karinasepulveda.zapatos@gmail.com.',
    { telefono: '+56984312765' },
  ],
  ['Antonella Rojas Colque, para ser exacta. Chilena con abuelos aymaras, 21 años.', { nacionalidad: 'chilena' }],
]);

readsEach('what is said of papers, of a page and of who speaks', [
  [
    'Me dicen el Chico Neira, pero en el carnet, 13.108.467-6, sale Patricio Alejandro Neira Neira, chileno, de Talcahuano.',
    { nombre: 'Patricio Alejandro Neira Neira', rut: '13108467-6', nacionalidad: 'chilena' },
  ],
  [
    'Bitácora de Rayén Sotomayor de la Cuadra\ngeóloga de exploraciones · Copiapó\nPróximo campamento\nEntre $3.200.000 y $3.600.000 líquidos al mes, turno 10x10.',
    { nombre: 'Rayén Sotomayor de la Cuadra', pretension_renta: 3200000, pretension_max: 3600000 },
  ],
  [
    'Karen Gajardo Letelier\nLo que viene. Una jefatura con domingos libres y un sueldo líquido de $800.000 a $900.000.',
    { pretension_renta: 800000, pretension_max: 900000 },
  ],
  [
    'Para que no la busquen: 13.987.204-5 es mi RUT. Correo: pao.inostroza.profe@yahoo.es.\nPaola Inostroza Fierro, profesora',
    { rut: '13987204-5' },
  ],
  ['Ana Soto Rojas\n13.987.204-5 es mi hermano el que lo tiene', { rut: null }],
  [
    'Manuel Jesus Loncon\njardinero en condominio Valle Escondido 7 años\nrecomendaciones administracion del condominio admi.valleescondido@gmail.com',
    { email: null },
  ],
  [
    'La vecina dice:\n«Me llamo Flora Condori Apaza, soy boliviana, de Oruro, con la definitiva desde 2015. Rut 24.301.965-6.',
    { nombre: 'Flora Condori Apaza', nacionalidad: 'boliviana' },
  ],
  [
    'My name is Francisca Undurraga Molfino and I sell wine. I am Chilean, thirty-three, and I write from a desk.',
    { nacionalidad: 'chilena' },
  ],
]);
