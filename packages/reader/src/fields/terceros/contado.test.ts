import { readsEach } from '../frases.suite.ts';

const HEAD = 'CURRÍCULUM VITAE\nAna Soto Rojas\nRUT: 15.432.118-6\nDomicilio: Los Olmos 221, Maipú\n';
const FOOT = '\nDISPONIBILIDAD\nInmediata\n';
const OWN = 'Fono 9 2345 6781, correo anisoto@gmail.com\n';

/** In a CV that says nothing else of how to reach anybody, and in one that has the candidate's own at its head. */
function isNobodys(title: string, frases: readonly string[]): void {
  const of = (said: { telefono: string | null; email: string | null }) =>
    frases.map((text): [string, typeof said] => [text, said]);
  readsEach(title, of({ telefono: null, email: null }), (text) => `${HEAD}PERFIL\nPersona seria.\n${text}${FOOT}`);
  readsEach(
    `${title}, beside the candidate's own`,
    of({ telefono: '+56923456781', email: 'anisoto@gmail.com' }),
    (text) => `${HEAD}${OWN}PERFIL\nPersona seria.\n${text}${FOOT}`,
  );
}

isNobodys('what stands in the sentence of a job', [
  'EJERCI CI O\nProcurador, Estudio Larraguibel y Cía., 1 Sur 990, Talca, teléfono 71 2 223 678 (enero 2020 a la fecha). Cobranza.',
  'EXPERIENCIA\nCasa particular, Sra. Pilar Lagos, Playa Brava. Asesora del hogar. 2014 – 2016. Fono 9 9810 3327. Ganaba 350.',
  'EXPERIENCIA\nMinimarket Doña Julia, Lo Espejo. Cajera. 2018 a 2020. Teléfono 9 7712 3344.',
  'EXPERIENCIA\n2015 – 2017 Taller Mecánico Don Lucho, ayudante, cel. 9 8831 2200, San Bernardo',
  'EXPERIENCIA\nConstructora Aguirre Hermanos\nJornal, 2012\nfono 9 6612 7788 (oficina de obra)\nBodega Sur, ayudante',
  'EXPERIENCIA\nFeria libre de Quilicura, puesto de la familia Reyes, celular 9 5512 8890, los fines de semana',
  'EXPERIENCIA\n• Restaurante El Huaso, garzona, 2016-2018, contacto 9 4432 1177',
  'EXPERIENCIA\nBotillería La Esquina\tvendedor\t9 5541 2200',
  'EXPERIENCIA\nTransportes Vergara (Buin): chofer de camión, llamar al 9 6120 0034 y preguntar por mí',
  'EXPERIENCIA\nCafé Central – barista – correo cafecentral.talca@gmail.com',
  'EXPERIENCIA\nLocal de mi tía Rosa, calle Comercio 441, cel 9 3345 6671, atendía público',
  'EXPERIENCIA\nCasa de la señora Ximena, Chicureo. Nana puertas adentro. Se puede llamar al 9 9123 7741.',
  'EXPERIENCIA\nColegio Monte Sión\nInspector de patio\nDirectora: Ruth Araya\n9 6123 7781',
  'EXPERIENCIA\nBarraca Los Pinos\n9 5512 7781\nAyudante de barraca, 2015',
  'EXPERIENCIA\nBodega Central\nEncargada de despacho\n- Coordinación con transportistas (Sr. Mella 9 8123 7781)\n- Inventario',
  'EXPERIENCIA\nVendí cosméticos por catálogo (líder de zona Carla, 9 8812 0021)',
  'EXPERIENCIA\nTrabajos menores: casa sra. Nelly 9 8812 6671 / casa sr. Jara 9 7712 5567',
  'Actualmente cuido a una adulta mayor en La Reina, su hija Marcela me puede recomendar en el 9 8812 0031.',
  'Última pega: Vulcanización El Pato, Ruta 68, fono 9 7712 3390, hasta marzo.',
  'Hago aseo en el edificio Mirador, administración 2 2776 4410, tres veces por semana.',
  'Mi patrona era la señora Cecilia Ovalle\n9 9887 6612',
  'EXPERIENCIA\nAÑO: 2014 EMPRESA: Fundo El Peral FONO: 9 8812 3390 LABOR: tractorista',
]);

isNobodys('what stands in the sentence of a school, a course or a tool', [
  'EDUCACIÓN\nLiceo Técnico A-28, Talca. Fono 9 6634 1120. Cuarto medio',
  'EDUCACIÓN\nCentro de formación CEPA, Conchalbí, celular 9 8877 1020, exámenes libres',
  'EDUCACIÓN\nLiceo B-12 de Yumbel, secretarialiceob12@gmail.com, 2011',
  'EDUCACIÓN\nUniversidad Arcis\nTítulo en trámite, registro curricular 2 2345 8890, registro.arcis@gmail.com',
  'CURSOS\nCurso de manipulación de alimentos, OTEC Capacita Sur, 9 8812 0034, 40 horas',
  'CURSOS\nPeluquería con la maestra Yoli, su academia está en Puente Alto, WhatsApp 9 6677 1212, 2018',
  'CURSOS\nLicencia clase B, Escuela de Conductores Ruta\nfono 9 7712 3345\nmayo de 2020',
  'El curso lo hice con Capacitaciones Sur (capacitasur@gmail.com, 9 8123 4431).',
  'CURSOS\nGestión de redes, dictado por Fundación Simón, cursos.simon@gmail.com, 2021',
  'HERRAMIENTAS\nBeihai Trading (tel. +86 21 5588 3071), Alibaba, Excel',
  'HERRAMIENTAS\nSistema Tango Gestión, soporte técnico 9 8123 9087, soportetango@gmail.com',
]);

isNobodys('what stands in the sentence of a group, an agent or an office', [
  'OTROS ANTECEDENTES\nPertenezco al Sindicato de Buzos Mar Adentro, Ladrilleros 210, Quellón,\nsindicatomaradentro@gmail.com, presidente don Gastón Ruiz, 9 7709 4451.',
  'OTROS ANTECEDENTES\nVoluntaria en Bomberos, Tercera Compañía de Lota, cuartel 41 2 876 119, terceralota@gmail.com',
  'OTROS ANTECEDENTES\nAgrupación folklórica Raíces de Chiloé, raicesdechiloe@gmail.com, bailarina',
  'Soy feligrés de la parroquia Santa Cruz, padre Mario, 9 6612 7781',
  'CV hecho en Cibercafé La Punta, impresiones y currículum, 9 6612 8890',
  'Curriculum realizado por Asesorías Paty - WhatsApp 9 7712 3309',
  'Nacida en Lautaro\nJefe de unidad, +56 9 9643 1127\nSubdirectora Prodesal, +56 9 8255 6019',
  'OTROS ANTECEDENTES\nSocia de Caja Los Andes, sucursal Talca, ejecutivo 9 8812 3309',
  'OTROS ANTECEDENTES\nRepresentación\nAgencia Bambalinas\nBooking: Cristóbal Merino\n+56 9 5217 8890',
  'OTROS ANTECEDENTES\nRepresentación\nManager: Paula Ibáñez\nbambalinas.booking@gmail.com',
  'OTROS ANTECEDENTES\nAsistente social del consultorio: Marta Ulloa\n+56 9 6612 7789',
  'OTROS ANTECEDENTES\nCoordinadora Prodesal, +56 9 9604 8217',
  'OTROS ANTECEDENTES\nPresidente, Sindicato N° 2 de Conductores, 9 8120 6651',
  'OTROS ANTECEDENTES\nContratista forestal, 9 7781 0034',
  'OTROS ANTECEDENTES\nApoderada titular del Liceo 7, centro de padres, cpadres.liceo7@gmail.com, tesorera',
  'OTROS ANTECEDENTES\nPerrito de asistencia certificado por Fundación Bocalán, 9 8123 7740',
  'OTROS ANTECEDENTES\nMi abogado: Estudio Pérez y Cía, 9 8812 0098',
  'OTROS ANTECEDENTES\nEl auto lo arriendo a Rent Sur, 9 7712 8890, mensual',
  'Trabajo hace seis años con la familia Larraín Ossa (9 8871 2239), que se va del país.',
  'Afiliada al Sindicato de Buzos Mar Adentro, Ladrilleros 210, Quellón,\nsindicatomaradentro@gmail.com',
]);

isNobodys('what a line leads to that names whose it is', [
  'Correo no tengo. Me pueden mandar el contrato al correo de mi hermana Nicole,\nnicoletapia.t@gmail.com',
  'Sin correo propio. Escribir al de mi hijo mayor:\nmarcelo.tapia.b@gmail.com',
  'No manejo correo electrónico, lo revisa mi nuera en\nkarinabustos77@gmail.com',
  'No uso celular. Recados con la vecina del frente,\n+56 9 8123 7788',
  'Vi su aviso en el diario con el número 9 8812 7765 y me interesa el puesto.',
  'Vi el aviso "se busca maestro, llamar al 9 7781 2230" y me interesa.',
]);

readsEach(
  "the candidate's own, wherever it stands",
  [
    ['EXPERIENCIA\nBodega Sur.\nmi fono 987 330 614 y si no contesto dejen mensaje', { telefono: '+56987330614' }],
    ['EXPERIENCIA\nBodega Sur.\n¿A qué número lo llamamos?\nal 950127783 correo no uso', { telefono: '+56950127783' }],
    [
      'EXPERIENCIA\nBodega Sur.\nLlámame o escríbeme: +56 9 5143 0978, anasr@outlook.es',
      { telefono: '+56951430978', email: 'anasr@outlook.es' },
    ],
    ['EXPERIENCIA\nBodega Sur, ayudante.\nGracias.\nAna\ncel 9 4192 8837', { telefono: '+56941928837' }],
    ['EXPERIENCIA\nBodega Sur. Si les sirvo me ubican en el 9 8812 3390.', { telefono: '+56988123390' }],
    ['EXPERIENCIA\nBodega Sur, ayudante.\nContacto: 9 8812 3390', { telefono: '+56988123390' }],
    [
      'EXPERIENCIA\nBodega Sur.\nFono: 9 8812 3390\nCorreo: asr77@gmail.com',
      { telefono: '+56988123390', email: 'asr77@gmail.com' },
    ],
    ['EXPERIENCIA\nIndependiente, pedidos al WhatsApp +56 9 8123 4567 (soy yo)', { telefono: '+56981234567' }],
    ['EXPERIENCIA\nSoy feriante en La Vega, y tengo WhatsApp: 9 8123 4567', { telefono: '+56981234567' }],
    ['EDUCACIÓN\nLiceo 7, 2010\nFono: 9 2719 0453', { telefono: '+56927190453' }],
    [
      'EDUCACIÓN\nLiceo 7, 2010\nContacto directo al +56 9 2719 0453 o al mail asr.ventas@gmail.com',
      { telefono: '+56927190453', email: 'asr.ventas@gmail.com' },
    ],
    [
      'CURSOS\nAlfabetización digital.\nMi telefono es el de aca de la casa, 45 2 337 019, en la tarde siempre estoy.',
      { telefono: '+56452337019' },
    ],
    [
      'OTROS\nManejo.\nRUN 18.203.655-2 · Fono 56-9-50128864 · ingrid.maldov@gmail.com · Valdivia',
      { telefono: '+56950128864', email: 'ingrid.maldov@gmail.com' },
    ],
    [
      "IDIOMAS\nInglés\nSanta Cruz, Región de O'Higgins · 16.275.408-4 · asotor@uc.cl · +56 9 7430 2256",
      { telefono: '+56974302256', email: 'asotor@uc.cl' },
    ],
    [
      'OTROS\nPasaje Flamenco 88 – Copiapó · ✆ +56 (9) 7552 3106 · ✉ asr.geo@gmail.com',
      { telefono: '+56975523106', email: 'asr.geo@gmail.com' },
    ],
    ['IDIOMAS\nInglés\nCosturera, anasoto@lana.cl, +56 9 9140 5533', { telefono: '+56991405533' }],
    ['OTROS ANTECEDENTES\nSalud compatible. Celular: 9 8123 4567.', { telefono: '+56981234567' }],
    ['OTROS ANTECEDENTES\nLicencia B\tCelular\t9 8123 4567', { telefono: '+56981234567' }],
    ['DISPONIBILIDAD\nInmediata, cel. 9 8123 4567', { telefono: '+56981234567' }],
    ['HABILIDADES\nOrden, limpieza. Cualquier consulta al 9 8123 4567', { telefono: '+56981234567' }],
    ['INTERESES\nLectura\nSi quieres conversar: asr1980@gmail.com', { email: 'asr1980@gmail.com' }],
    ['EDUCACIÓN\nLiceo 7. Domicilio Los Olmos 221 Maipú. Fono 9 8123 4567', { telefono: '+56981234567' }],
    ['Técnica en refrigeración, 9 8123 4567, Maipú', { telefono: '+56981234567' }],
    ['Trabajo con familias en Vitacura y Maipú, 9 8123 4567', { telefono: '+56981234567' }],
    ['OTROS\nTengo correo, me lo hizo mi hija: asr1980@gmail.com', { email: 'asr1980@gmail.com' }],
    ['Presidenta de la junta de vecinos. Mi celular 9 8123 4567', { telefono: '+56981234567' }],
    ['Respondo a su aviso del diario, mi fono es 9 8123 4567', { telefono: '+56981234567' }],
    ['Manuel Montt 850, oficina 402, Temuco — 45 2 731 846', { telefono: '+56452731846' }],
  ],
  (text) => HEAD + text,
);

readsEach('to whom a letter goes', [
  [
    'Ana Soto Rojas\nSeñores\nTransportes Nazar – Área de Selección\nCamino La Pólvora s/n, Placilla · fono 32 2 290 771\nJunto con saludar, postulo al cargo de peoneta.',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nSeñores Panadería Castaño\nAv. Matta 1220 Santiago\ntel 9 8123 4410\nDe mi consideración: me dirijo a ustedes para postular.\nFono 9 2345 6781',
    { telefono: '+56923456781' },
  ],
  [
    'Ana Soto Rojas\nA: Supermercado El Trébol\nAt. Sra. Gloria Muñoz\ngloria.trebol@gmail.com\nMe interesa el puesto de cajera.',
    { email: null },
  ],
  [
    'Señores Transportes Nazar:\nmi nombre es Ana Soto Rojas, mi fono 9 8123 4567 y quiero postular.',
    { telefono: '+56981234567' },
  ],
  [
    'Ana Soto Rojas\nSr. Administrador\nCondominio Las Pircas\nfono 9 8812 6650\nEstimado señor: vengo a ofrecer mis servicios.',
    { telefono: null },
  ],
  [
    'A: Sr. Jefe de personal\nDe: Ana Soto Rojas, fono 9 8123 4567\nEstimado señor: busco trabajo.',
    { nombre: 'Ana Soto Rojas', telefono: '+56981234567' },
  ],
]);

readsEach('a number told of a job whose heading is not read, or of the institute at the head of its form', [
  [
    'Ana Soto Rojas\nObra y proyectos\n2022 → Arquitecta, Taller Quebrada Ltda.\nMontt 448, Valparaíso. Tel. 32 223 8814. taller@quebrada.cl\nRestauración',
    { telefono: null },
  ],
  [
    'Ana Soto Rojas\nBar Sur - jefa de partida, 2020 a 2022. Av. Grecia 1840,\nfono 55 2 284 117.\nCocina',
    { telefono: null },
  ],
  [
    'INACAP — Sede Temuco · Desarrollo y Empleo ·\npracticas.temuco@inacap.cl · Tel. 45 2 651 400\nAna Soto Rojas\nRUT: 15.432.118-6',
    { telefono: null },
  ],
  [
    'nombre: Ana Soto Rojas\nEl Trapiche parcela 12 Hurtado de San Pedro, Molina\nfono 98 411 52 70',
    { telefono: '+56984115270' },
  ],
  ['Ana Soto Rojas\nDomicilio: Villa Francia, Estación Central\nCelular: 9 4936 2087', { telefono: '+56949362087' }],
  ['Ana Soto Rojas\nExperiencia\nBar Sur\nFono 9 7734 1188\nCajera, 2015', { telefono: null }],
]);
