import { readsEach } from '../frases.suite.ts';

readsEach('a job, wherever it is told and whatever its list looks like', [
  [
    'Ana Soto\nActividad judicial\nTramitador en estudio Iribarren: revisión de causas. 2012 a 2016.\nOtras ocupaciones\nVendedor de temporada en Paris La Serena, Navidad 2008 y 2009.\nManejo\nWord',
    { experiencia_judicial: true, experiencia_retail: true },
  ],
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

readsEach('a job in a line of its own', [
  ['Ana Soto\nTrabajos\n2019 VTR, reclamos por teléfono y retención', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nTeleoperadora en Atento 2015 a 2017', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nContact center Banco Falabella, ejecutiva 2019', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nTelefonista central de taxis 2010-2012', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nCobranza telefónica, Recsa, 2018', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nEjecutiva SAC telefónico Entel 2016-2018', { experiencia_callcenter: true }],
  ['Ana Soto\nWork\nCustomer support agent (voice), Teleperformance, 2020-2022', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nVentas por teléfono desde la casa, Claro, 2021', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nOperadora 133? no, operadora fono salud, Minsal 2020', { experiencia_callcenter: true }],
  ['Ana Soto\nTrabajos\nGarzona, Liguria 2019. Tomaba reservas por teléfono', { experiencia_callcenter: null }],
  ['Ana Soto\nTrabajos\nTécnico en telefonía, instalaciones Movistar 2019', { experiencia_callcenter: null }],
  ['Ana Soto\nTrabajos\nRecepcionista clínica, 2019-2021', { experiencia_callcenter: null }],
  ['Ana Soto\nTrabajos\nCajera Unimarc 2019-2021', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nReponedor externo Nestlé en Jumbo y Líder, 2018', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nVendedora tienda de ropa Meiggs, 2019', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nPart time Paris, fin de semana 2020', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nPromotora Lucchetti supermercados 2015', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nMi propio almacén "Don Beto", 2010 a 2018', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nFarmacia Ahumada, auxiliar 2012 a 2014', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nFerretería El Tornillo, atención mesón, 2012 a 2014', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nempaque en el Santa Isabel cuando estudiaba', { experiencia_retail: true }],
  ['Ana Soto\nWork\nSales associate, H&M Costanera Center, 2019-2020', { experiencia_retail: true }],
  ['Ana Soto\nTrabajos\nCajera restaurante Doggis 2019', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nCajera Banco Estado 2019', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nBodeguero CD Walmart Lo Aguirre, picking 2019', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nGuardia de seguridad mall Plaza Oeste, 2019', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nProcuradora, estudio jurídico Soto y Cía., 2019', { experiencia_judicial: true }],
  ['Ana Soto\nTrabajos\nAdministrativo jefe, Juzgado de Familia de Talca, 2010-2015', { experiencia_judicial: true }],
  ['Ana Soto\nTrabajos\nPráctica en Corporación de Asistencia Judicial, 2019', { experiencia_judicial: true }],
  ['Ana Soto\nTrabajos\nOficial de sala, 2° Juzgado Civil, 2009-2015', { experiencia_judicial: true }],
  ['Ana Soto\nTrabajos\nReceptora judicial suplente 2018', { experiencia_judicial: true }],
  [
    'Ana Soto\nTrabajos\nSecretaria de abogado: presentaba escritos en tribunales, 2015-2019',
    { experiencia_judicial: true },
  ],
  ['Ana Soto\nTrabajos\nGendarme, CDP Talca 2010-2015', { experiencia_judicial: null }],
  ['Ana Soto\nTrabajos\nTrabajadora social, programa PPF, tribunales de familia, 2015', { experiencia_judicial: null }],
  ['Ana Soto\nTrabajos\nAseo en juzgado de Talca, empresa contratista 2015', { experiencia_judicial: null }],
  ['Ana Soto\nTrabajos\nSecretaria, Colegio San José 2010-2015', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nAsistente contable, 2015-2018, Agrícola Sur', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nAdministrativa de bodega, facturas y guías, 2015-2018', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nRecepcionista y digitadora, Clínica Maule, 2015', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nAsistente de RRHH, Salfa 2019-2021', { experiencia_administrativa: true }],
  ['Ana Soto\nWork\nOffice assistant, Andes Ltd, 2018-2020', { experiencia_administrativa: true }],
  [
    'Ana Soto\nTrabajos\nEncargada de oficina de partes, Municipalidad de Maule, 2012',
    { experiencia_administrativa: true },
  ],
  ['Ana Soto\nTrabajos\nAdministrativo OMIL 2021', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nJunior de oficina, 2009', { experiencia_administrativa: true }],
  ['Ana Soto\nTrabajos\nAdministradora de restaurante 2015-2018', { experiencia_administrativa: null }],
  ['Ana Soto\nTrabajos\nAuxiliar de aseo oficinas 2015', { experiencia_administrativa: null }],
  ['Ana Soto\nTrabajos\nProfesora de inglés, Liceo 2015', { experiencia_administrativa: null }],
  ['Ana Soto\nTrabajos\nCajera Jumbo 2015-2018', { experiencia_administrativa: null }],
  ['Ana Soto\nTrabajos\nAuxiliar de aseo, Jumbo 2012', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nEn mi negocio de tortas, pedidos por encargo 2012', { experiencia_retail: null }],
  ['Ana Soto\nTrabajos\nPeluquera, agenda de horas por teléfono 2019', { experiencia_callcenter: null }],
  [
    'Ana Soto\nExperiencia docente\nLiceo Galvarino, Castro — teléfono de secretaría 65 263 2290. Profesora de aula, 2014 a la fecha.',
    { experiencia_administrativa: null },
  ],
  [
    'Ana Soto\nExperiencia\nPanadería La Espiga · Atención de mesón\nveranos 2016 y 2017\nVenta al público y caja.',
    { experiencia_retail: true },
  ],
  [
    'Ana Soto\nTrayectoria\nInmobiliaria Andes Norte, ejecutivo de sala de ventas (La Florida), 2019 – 2025. 96 promesas firmadas.',
    { experiencia_retail: null },
  ],
  [
    'Ana Soto\nEmpleos\nEnero a marzo 2002: Notaría Espinoza Bancalari (práctica)\nPráctica profesional de secretariado, transcripción de declaraciones juradas y autorizaciones notariales.',
    { experiencia_judicial: true },
  ],
  [
    'Ana Soto\nExperiencia laboral\nAuxiliar de aseo en ISS Facility Services\nFeb 2020 - Actualmente\nLimpieza de las plataformas del call center de Konecta en Huechuraba: pisos, baños, comedor y salas de capacitación. Turno de noche, equipo de cinco personas.',
    { experiencia_callcenter: null },
  ],
  [
    'Ana Soto\nExperiencia\nRecepcionista de mercadería, Tottus Puente, 2005-2010. Recibía camiones en andén.',
    { experiencia_administrativa: null },
  ],
  [
    'Ana Soto\nExperiencia\nBanco Itaú, back office hipotecario, 2011-2025. Revisar carpetas, digitar tasaciones.',
    { experiencia_administrativa: true, experiencia_callcenter: null },
  ],
  [
    'Ana Soto\nExperiencia\nMunicipalidad de Rengo, 2019 – 2021: ordenar expedientes, timbrar ingresos y pasar permisos a una planilla.',
    { experiencia_administrativa: true },
  ],
  // A flag needs a job of the trade: the firm's name is none.
  [
    'Ana Soto\nTrabajos\nSecretaria\nNotaría Valdivieso / 2017 – 2019\nControl de facturas y archivo, agenda de gerencia.',
    { experiencia_judicial: null, experiencia_administrativa: true },
  ],
  [
    'Ana Soto\nTrabajos\nSecretaria de\nNotaría Valdivieso / 2017 – 2019\nControl de facturas y archivo.',
    { experiencia_judicial: true },
  ],
  [
    'Ana Soto\nMi trabajo\nNotaría y Conservador de Bienes Raíces de Victoria, 1978 – 2021.\nOficial de notaría: redacción de escrituras, protestos de letras.\nMis estudios\nCuarto medio, 1973',
    { experiencia_judicial: true },
  ],
  [
    'Ana Soto\nEMPLEOS\n1981-2009 Banco del Estado de Chile: auxiliar administrativo, cajero y finalmente agente administrativo de la sucursal Villa Alemana. Archivo y atención de público.',
    { experiencia_retail: null },
  ],
  [
    'Ana Soto\n2004 – 2010\nConservador de Bienes Raíces de Ovalle. Digitadora: inscripciones, copias y certificados de hipotecas.\n2000 – 2003\nFerretería El Clavo, Ovalle. Secretaria y facturación.',
    { experiencia_administrativa: true },
  ],
  [
    'Ana Soto\nOBJETIVO: Conserje o portera.\nACTIVIDADES DESPUES DEL RETIRO\n2001-2007\tNotificadora del 2° Juzgado de Policía Local de Viña del Mar.',
    { experiencia_judicial: true },
  ],
  [
    'Ana Soto\nEMPLEOS\n1981-2009 Banco del Estado de Chile: auxiliar\nadministrativo, cajero y finalmente agente\nadministrativo de la sucursal Villa Alemana.',
    { experiencia_retail: null },
  ],
  [
    'Ana Soto\nPresentación\nQuiero trabajar.\nMi trabajo\nOficial de notaría: redacción de escrituras, protestos de letras.\nMis estudios\nCuarto medio, 1973',
    { experiencia_judicial: true },
  ],
  [
    'Ana Soto\nEXPERIENCIA\nSupervisora de cobranza telefónica y judicial, 32 ejecutivos, 2020 – 2025.',
    { experiencia_judicial: true },
  ],
]);

readsEach('jobs below `Carrera`, where years of them and no study stand', [
  [
    'Ana Soto Rojas\nCarrera\nRipley Corp., gerente divisional hogar (2012 – 2023).\nAlmacenes París, de jefe de piso a gerente de tienda, Parque Arauco (1994 – 2005).\nIdiomas\nInglés',
    { experiencia_retail: true },
  ],
  [
    'Ana Soto Rojas\nCarrera\nContador Auditor, Universidad de Chile 2001-2005\nDiplomado 2006-2007, ayudante de cajero en el casino de la universidad',
    { experiencia_retail: null },
  ],
]);
