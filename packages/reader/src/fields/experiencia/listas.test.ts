import { readsEach } from '../frases.suite.ts';

readsEach('a job, wherever it is told and whatever its list looks like', [
  [
    'Wilmer Colmenares\nChef\nQuién soy\nCocinero con 14 años de fogón.\nCocinas donde he trabajado\nHotel Cumbres Lastarria, Santiago. Sous chef, 2021 → presente\nUpcom, Santiago. Teleoperador de ventas, mi primer trabajo en Chile, 2017 → 2018\nEstudios\nTécnico en Gastronomía',
    { experiencia_callcenter: true },
  ],
  [
    'Ana Soto\nPerfil\nGarzona.\nRestaurantes en los que he trabajado\nLiguria, garzona, 2019 - 2021\nAtento, teleoperadora, 2017 - 2018\nEstudios\nLiceo',
    { experiencia_callcenter: true },
  ],
  [
    'martina saavedra\n20 años\nestudio\n2° año de Nutrición\nhe trabajado en\n• Mundo Pets, Mall Arauco Chillán: vendedora part time los fines de semana y en navidad (nov 2023 a feb 2025). Vendía, ordenaba la sala, abría y cerraba caja.\n• Babysitter de mis vecinos\nsé usar\ncanva',
    { experiencia_retail: true },
  ],
  [
    'Ana Soto\ntrabajé en\n- Tienda Corona, vendedora, 2019\n- casa particular\nestudié en\nLiceo 7',
    { experiencia_retail: true },
  ],
  [
    'Ana Soto\nDonde he estado trabajando\n- Supermercado Unimarc, cajera, 2019 a 2021\nEstudios\nLiceo',
    { experiencia_retail: true },
  ],
  [
    'MORALES ITURRA, Cristóbal\nPerfil\nExperto en prevención, 9 años en faenas.\n2022 – 2025\nSalfa Montajes, proyecto Rajo Inca\nJefe HSE. 420 trabajadores directos\n2013 – 2015\nConstructora Loga, Iquique\nAdministrativo de obra. Libro de asistencia, recepción y pago de facturas, archivo de contratos.\nEstudios\nINACAP',
    { experiencia_administrativa: true },
  ],
  [
    'Ana Soto\nEXPERIENCIA\n2013 – 2015\nConstructora Loga, Iquique\nAdministrativo de obra. Libro de asistencia.',
    { experiencia_administrativa: true },
  ],
  ['Ana Soto\nEXPERIENCIA\nAdministrativa de obra, Constructora Loga', { experiencia_administrativa: true }],
  [
    'Katherin Ospina\nSupervisora de contact center\nExperiencia laboral\nTeleoperadora ventas outbound\nEntel Call Center, Santiago · 2018 – 2022\nPortabilidad y planes; mejor vendedora T3 2020. Fui monitora de ocho ejecutivos nuevos.',
    { experiencia_retail: null },
  ],
  [
    'Ana Soto\nExperiencia laboral\nEjecutiva de call center, Entel, 2018\nPremio mejor vendedora 2020',
    { experiencia_retail: null },
  ],
  [
    'Ana Soto\nExperiencia laboral\nEjecutiva telefónica, Movistar\nReconocida como vendedora del mes',
    { experiencia_retail: null },
  ],
  ['Ana Soto\nExperiencia laboral\nVendedora, Falabella 2018\nElegida vendedora del mes', { experiencia_retail: true }],
  [
    'Francisca Bórquez\nPsicóloga organizacional\nExperiencia\nUniversidad Austral, campus Patagonia — Relatora\n2019 Y 2021\nTaller de apresto laboral para estudiantes.',
    { experiencia_judicial: null },
  ],
  ['Ana Soto\nExperiencia\nRelatora OTEC Capacita, cursos de excel, 2019', { experiencia_judicial: null }],
  ['Ana Soto\nExperiencia\nRelatora de cursos SENCE\n2019', { experiencia_judicial: null }],
  ['Ana Soto\nExperiencia\nCorte de Apelaciones de Talca, relatora, 2019', { experiencia_judicial: true }],
  ['Ana Soto\nExperiencia\nRelatora interina, Corte de Apelaciones de Talca, 2019', { experiencia_judicial: true }],
  ['Ana Soto\nAbogada\nExperiencia\nRelator suplente 2018', { experiencia_judicial: true }],
  [
    'Jacqueline Urrutia\nEn que he trabajado\n* Manipuladora de alimentos Junaeb, empresa Soser. 2015 a dic. 2024. 380 raciones.\n* Almacén El Esfuerzo (de mi mamá), atención de público en el mesón y compra de mercadería. 2006 a 2014.\nColegio\n4to medio',
    { experiencia_retail: true },
  ],
  ['Ana Soto\nTrabajos\nAlmacén de mi mamá, atención de público y caja. 2006 a 2014', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nBazar Luchita, atención al público 2010', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nMinimarket familiar: atendía público, compraba mercadería', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nBotillería de mi tío, atención de mesón', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nVerdulería Don Pepe, atención clientes, pesaje y caja, 2015', { experiencia_retail: true }],
  [
    'Ana Soto\nTrabajos\n2010-2014 Librería La Estrella. Atención de público, fotocopias, venta de útiles',
    { experiencia_retail: true },
  ],
  ['Ana Soto\nTrabajos\nAtendí el almacén de mi papá desde 2010 a 2015', { experiencia_retail: true }],
  [
    'Ana Soto\nTrabajos\nBodega central, almacén de materiales, recepción y despacho 2015',
    { experiencia_retail: null },
  ],
  ['Ana Soto\nTrabajos\nRestaurante Doña Tina, atención de público 2015', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nMunicipalidad de Lota, atención de público en mesón 2015', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nSitel, ejecutiva inbound\nKonecta: agente de retención 2019', { experiencia_callcenter: true }],
  [
    'martina saavedra ortúzar\nhe trabajado en\n• Mundo Pets, Mall Arauco Chillán: vendedora part time los fines de semana y\nen navidad (nov 2023 a feb 2025). Vendía, ordenaba la sala, abría y cerraba\ncaja.\n• Babysitter de mis vecinos desde los 16',
    { experiencia_retail: true },
  ],
  [
    'Jacqueline Urrutia\nEn que he trabajado\n* Almacén El Esfuerzo (de mi mamá), atención de público en el mesón y compra de\nmercadería. 2006 a 2014.\n* Vendimia Lomas de Cauquenes, varios años.',
    { experiencia_retail: true },
  ],
  [
    'Cristóbal Morales\nPerfil Experto profesional, 9 años en\nfaenas mineras.\n2016 – 2018 Constructora Loga, Iquique\nPrevencionista de obra.\n2013 – 2015 Constructora Loga, Iquique\nAdministrativo de obra. Libro de asistencia, recepción y\npago de facturas, archivo de contratos.\nEstudios INACAP Calama, Ingeniería en Prevención de Riesgos,\n2015.',
    { experiencia_administrativa: true },
  ],
  [
    'Ana Soto\nExperiencia\nAnalista, Ripley casa matriz\n• Análisis de ventas y coordinación semanal con los jefes de local y vendedoras\nde la zona sur durante 2019',
    { experiencia_retail: null },
  ],
]);
