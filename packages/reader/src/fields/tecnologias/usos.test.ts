import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const read = (...texts: string[]) =>
  extractFields(texts.map((text) => plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`))).tecnologias.map(
    ({ valor }) => valor,
  );

describe('a tool by the name people call it', () => {
  test.each<[string, string[]]>([
    ['EXPERIENCIA\n2019-2022 Contadora. Facturo los desembolsos a los clientes en Manager.', ['Manager']],
    ['EXPERIENCIA\n2019-2022 Despachadora. Si rechaza, vuelvo a mandar por el ISIDORA.', ['Isidora']],
    ['OTROS\nAyudo en la biblioteca del hospital, donde instalé Koha en un computador.', ['Koha']],
    ['Sé hacer\nEn el teléfono ocupo WhatsApp y Waze.', ['WhatsApp', 'Waze']],
    ['OTROS\nWhatsApp: 9 8765 4321, celular', []],
    ['Programa\tAños\tPara qué\nNubox\t9\tfactura electrónica\nDefontana\t3\tun cliente', ['Nubox', 'Defontana']],
    ['EXPERIENCIA\n2012-2016 Notaría. Después todo pasó a Regisweb, que es lo que uso hasta hoy.', ['Regisweb']],
    [
      'SISTEMAS\nWebdox CLM, UniFi, Copilot para resumir, Unity Catalog',
      ['Webdox CLM', 'UniFi', 'Copilot', 'Unity Catalog'],
    ],
    ['EXPERIENCIA\n2021-2026 Mecánico. Cambio de revestimientos de molino SAG, avisos en SAP PM.', ['SAP PM']],
    ['PANTALLA\nExcel, R para análisis de datos, Vintrace', ['Excel', 'R', 'Vintrace']],
    ['EXPERIENCIA\nChofer, 2019-2022. Tengo un Toyota Yaris, que es el que ocupo.', []],
    ['EDUCACIÓN\nPrograma\tAño\nDiplomado en Gestión, U. de Chile\t2019', []],
    ['SISTEMAS\nOracle\nPagos del Sur, QA, 2020–2025. Pruebas de regresión', ['Oracle']],
    ['EXPERIENCIA\nBackend Developer en Nimbapay | Node.js\n2019-2022', ['Node.js']],
    ['SISTEMAS\nvSphere, Rexmas, Insite, DeltaV, Fojas.cl', ['vSphere', 'Rexmas', 'Insite', 'DeltaV', 'Fojas.cl']],
    ['SISTEMAS\nAWS, Azure\nCURSOS\nAWS Cloud Practitioner, 2023', ['AWS', 'Azure']],
    ['SISTEMAS\nOracle WMS, SAP HCM, Redbank', ['Oracle WMS', 'SAP HCM', 'Redbank']],
    ['SISTEMAS\nLogFire, SAP HR, Redbanc', ['LogFire', 'SAP HR', 'Redbanc']],
    ['HERRAMIENTAS\nQLab, grandMA2, MagicQ', ['QLab', 'grandMA2', 'MagicQ']],
    [
      'EXPERIENCIA\n2015 TENS. Uso de Rayen y Registro Nacional de Inmunizaciones',
      ['Rayen', 'Registro Nacional de Inmunizaciones'],
    ],
    ['EXPERIENCIA\n2016-2019 TENS. Registro en RNI (Registro Nacional de Inmunizaciones)', ['RNI']],
    ['CONOCIMIENTOS\nWindows Server, Linux Ubuntu, MikroTik', ['Windows Server', 'Ubuntu', 'Mikrotik']],
    ['CONOCIMIENTOS\nLinux, Ubuntu', ['Linux', 'Ubuntu']],
    ['EXPERIENCIA\n2018-2020 Operaria. Registro de lotes con Innova\nMarel.', ['Innova Marel']],
    ['CURSOS\nBloqueo LOTOTO · Studio 5000 (Rockwell), 40 h, 2021', ['Studio 5000']],
    ['HERRAMIENTAS\n☒ Dispatch\t☐ SAP PM\t☒ Jigsaw\t☐ Excel\t☐ Otro:', ['Dispatch', 'Jigsaw']],
    ['HERRAMIENTAS\nNotarius, Word, Adobe Acrobat Pro', ['Notarius', 'Word', 'Adobe Acrobat Pro']],
    ['PROGRAMAS\nRayenGolanVademécumExcel', ['Rayen', 'Golan', 'Vademecum', 'Excel']],
    ['PROGRAMAS\nPrenot@miOutlookWordVinesign', ['Outlook', 'Word']],
    ['COMPETENCIAS\nPythonDjangoRedisGo\nEstudios', ['Python', 'Django', 'Redis', 'Go']],
    ['COMPETENCIAS\nR Python SQL', ['R', 'Python', 'SQL']],
    ['HERRAMIENTAS\nMultímetro Fluke\nAutoCAD', ['Multímetro Fluke', 'AutoCAD']],
    ['EXPERIENCIA\nControl lechero en DairyPlan y AfiFarm', ['DairyPlan', 'AfiFarm']],
    ['HERRAMIENTAS\nExcel y portal ChileCompra', ['Excel', 'ChileCompra']],
  ])('%j names %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('where a tool is used', () => {
  test.each<[string, string[]]>([
    ['COMPETENCIAS\nCuraciones\nRayen (ficha clínica)', ['Rayen']],
    ['EXPERIENCIA\n2019-2020 Recepcionista. Reservas en Opera PMS y Booking, caja', ['Opera PMS', 'Booking']],
    [
      'EXPERIENCIA\n2019-2020 Ejecutiva. Mesa de ayuda de afiliados, teletrabajo con Avaya y VPN\nFortinet.',
      ['Avaya', 'Fortinet'],
    ],
    [
      'EXPERIENCIA\nGlobant, 2018-2020\nCliente: aseguradora de Ohio, Estados Unidos. Java, Jenkins, Jira.',
      ['Java', 'Jenkins', 'Jira'],
    ],
    ['PROGRAMAS\nIRIS, RNI, WhatsApp, Excel básico', ['IRIS', 'RNI', 'WhatsApp', 'Excel']],
    ['OTROS\nEn pandemia hice las clases por WhatsApp y Zoom.', ['WhatsApp', 'Zoom']],
    [
      'EXPERIENCIA\n2011-2017 Cobranza. Sistema CYBER.\nHABILIDADES\nExcel · Vicidial · CYBER',
      ['CYBER', 'Excel', 'Vicidial'],
    ],
    ['PROYECTOS\nVisor de pobreza por radio censal en Shiny (R)', ['Shiny', 'R']],
    ['EXPERIENCIA\n2019-2020 Bióloga. Análisis multivariado en R y PRIMER, cartografía en QGIS.', ['R', 'QGIS']],
    [
      'EXPERIENCIA\nBiblioteca Pública. Jefa, 2001–2024. Catálogo de 23.000\nejemplares en Aleph, después Koha; préstamos',
      ['Aleph', 'Koha'],
    ],
    ['EXPERIENCIA\n2019-2020 Guardia. Rondas con lector Guardtrack.', ['GuardTrack']],
    ['EXPERIENCIA\n2019-2020 Prevencionista. Carpetas en plataforma SIGA y Zolnexo. Charlas', ['SIGA', 'Zolnexo']],
    ['EXTRAS\nCanva, Instagram reels for the café, surf', ['Canva', 'Instagram']],
    ['EXPERIENCE\n2016-2020 Associate. Closing checklists kept in HighQ.', ['HighQ']],
    ['EXPERIENCIA\n2002-2022 Almacén propio: fiado y caja vecina de BancoEstado', ['Caja Vecina']],
  ])('%j tells %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('a tool where its trade, its row or its task tells it', () => {
  test.each<[string, string[]]>([
    ['V. SISTEMAS QUE DOMINO\nDefontana\tAvanzado (9 años)', ['Defontana']],
    ['REFERENCIAS\nAna Duarte, gerente\nMANEJO DE\nSAP Retail, Power BI, Buk', ['SAP Retail', 'Power BI', 'Buk']],
    ['Matriz de habilidades:\nGLPI\talto\nVMware\tbajo', ['GLPI', 'VMware']],
    ['STACK\nSQL Python pandas BigQuery Airflow R', ['SQL', 'Python', 'Pandas', 'BigQuery', 'Airflow', 'R']],
    ['EXPERIENCE\n2016-2020 Forecast of demand in R; reports', ['R']],
    [
      'EXPERIENCE\n2016-2020 Developer. Migrated a monolith to Go microservices. Node.js services for millions',
      ['Go', 'Node.js'],
    ],
    ['EXPERIENCIA\nBiblioteca Pública, 2009-2020. Con Koha y antes con Aleph', ['Koha', 'Aleph']],
    ['EXPERIENCIA\nCESFAM Sur, 2009-2020. Administrativa: dar horas en Avis', ['AVIS']],
    ['EXPERIENCIA\nSalmones Sur, 2009-2020. Anotaba el rendimiento en Innova.', ['Innova']],
    ['EXPERIENCIA\nNotaría Soto, 2009-2020. Uso diario de Word y del portal Fojas.', ['Word', 'Fojas']],
    ['EXPERIENCIA\nHospital Sur, 2009-2020. TENS. Atención en RCE Rayen.', ['Rayen']],
    ['PERFIL\nUsuario de Lemontech CaseTracking, Word y PJUD.', ['Lemontech CaseTracking', 'Word', 'PJUD']],
    ['EXPERIENCIA\nContadora, 2009-2020: reservas, facturas en Manager, cobranza', ['Manager']],
    ['EXPERIENCIA\nAgencia Sur, 2005 a 2013: tipeo de declaraciones y archivo en SAP, 2005', ['SAP']],
    ['EXPERIENCIA\nTutora, 2009-2020. Calendario en Notion. Tableros de Amplitude', ['Notion', 'Amplitude']],
    ['EXPERIENCIA\nChofer, 2009-2020. Telemetría Samsara', ['Samsara']],
    ['EXPERIENCIA\nLaboratorio, 2009-2020. Instalación de Windows y tickets en GLPI', ['Windows', 'GLPI']],
    ['EXPERIENCIA\nContadora, 2009. Remuneraciones. Trabajo en\nSoftland y Previred.', ['Softland', 'Previred']],
    ['EXPERIENCIA\nJefa de local, 2009-2020. Pedidos por Rappi y PedidosYa', ['Rappi', 'PedidosYa']],
    [
      'CURSOS\nDigitaliza tu almacén (WhatsApp Business, Facebook e Instagram\npara vender)',
      ['WhatsApp Business', 'Facebook', 'Instagram'],
    ],
    ['SOFTWARE\nFortiGate, GA4', ['FortiGate', 'GA4']],
  ])('%j tells %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('what is no tool of whoever writes', () => {
  test.each<[string, string[]]>([
    [
      'EXPERIENCIA\nCajera – BancoEstado Caja Vecina / ServiEstado Recoleta\nNoviembre 2021 – Enero 2025\nPagos y giros',
      [],
    ],
    ['EXPERIENCIA\n2012–2014 Ejecutiva telefónica, plataforma Entel', []],
    [
      'EXPERIENCIA\nPráctica, Municipalidad de Conchalí, Depto. de\nInformática, 2020\nRepartidor, PedidosYa, 2018\nSoporte técnico, CANTV, 2011–2017',
      [],
    ],
    ['PERFIL\nManejo de equipos Sysmex XN-1000 y Cobas 6000', []],
    ['EDUCACIÓN\nDiplomado Last Planner, PUC, 2012', []],
    ['SUMMARY\nIndustrial engineer. I manage an annual budget of US$14 million', []],
    ['EXPERIENCE\nSenior Engineer\nSoftware EngineerAug 2017 – Dec 2020\nWeekly deploys', []],
    ['RESEARCH INTERESTS\nInterferometric imaging, machine learning for radio astronomy', []],
    ['SKILLS\nPython, Machine Learning, Algorithms', ['Python']],
    ['SKILLS\nPython\nOUTREACH\nMonthly talks', ['Python']],
    ['SOFTWARE\nNubox\nLogro\nBeca de excelencia', ['Nubox']],
    ['EDUCACIÓN\n2021 Bootcamp UX (beca Talento Digital)\nVOLUNTARIADO\nMentora en Niñas Pro.', []],
    ['EXPERIENCIA\n2012-2018 Eléctrico. Canalización, instrumentación HART', []],
    ['+56 9 8765 4321 (WhatsApp)\nCONTACTO\nWhatsApp +56 9 8765 4321\nLlamar o escribir por WhatsApp', []],
    ['COMPUTACIÓN\nInternet, correo, planilla Excel simple.', ['Excel']],
    ['2021 – hoy, Rappi y PedidosYa\nRepartidor en moto', []],
    ['EXPERIENCIA\nUber / Indriver, Calama · Conductor · 2017-2021', []],
    ['DATOS\nGmail : ana.soto @gmail.com', []],
    ['EXPERIENCIA\n2015-2020 Guardia. Rondas, miro las cámaras Hikvision', ['Hikvision']],
    ['EXPERIENCE\n2015-2020 Teacher. Ten years of classroom and online lessons', []],
    ['HABILIDADES\nBoard minutes\nOutlook', ['Outlook']],
    ['EXPERIENCIA\n2013 a 2016, comis y luego chef de partida', []],
    ['EXPERIENCIA\nMinera Lumina Copper, 2016 – 2024', []],
    ['EXPERIENCIA\n2015-2020 Manejo tractor John Deere y nebulizadora. Ecosonda Furuno', []],
    ['EXPERIENCIA\nAsistente de remuneraciones en Agroindustrial Tinguiririca\nFeb 2021', []],
    ['SISTEMAS\nRNI\nVACUNAS\nHepatitis B completa, Influenza 2026', ['RNI']],
    ['EXPERIENCIA\nClínica Andes Salud Chillán, 2016', []],
    ['EXPERIENCIA\n2015-2020 Encargada de sala. Doce mil pedidos al día en Cyber', []],
  ])('%j names only %j', (text, names) => expect(read(text)).toEqual(names));
});

test('SAP alone in a reading that parted its module in another column is that module', () => {
  const row = 'avisos en SAP';
  expect(
    read(
      `EXPERIENCIA\n2018 Mantenedor, ${row}\nPM, planos`,
      `EXPERIENCIA\n2018 Mantenedor, ${row}\n2019 eléctrico PM, planos`,
    ),
  ).toEqual(['SAP PM']);
});

test('The title of a job that begins like a list of tools is no heading of one', () => {
  const text =
    'WORK EXPERIENCE\nSoftware Engineer:\nLumen Logistics\n2016 – 2020, Santiago\nTeaching Assistant, Ordering';
  expect(read(text)).toEqual([]);
});

describe('what somebody does not know, or has yet to learn', () => {
  test.each<[string, string[]]>([
    ['HE USADO\nPython, Figma\nQUIERO APRENDER\nRust, Kubernetes\nIDIOMAS\nInglés', ['Python', 'Figma']],
    ['STACK\nPHP, Laravel. Aprendiendo por mi cuenta: Rust (todavía nada en producción).', ['PHP', 'Laravel']],
    ['SISTEMAS\nSQL, Python, Git. Looker lo conozco de lejos, no lo he usado.', ['SQL', 'Python', 'Git']],
    [
      'COMPUTACIÓN\nTerminal AS/400 (usuario por veinte años), Excel, consulta básica en Bloomberg. No\ndomino SAP ni Power BI.',
      ['AS/400', 'Excel', 'Bloomberg'],
    ],
  ])('%j names %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('what is learnt, where it is learnt and what is only called alike', () => {
  test.each<[string, string[]]>([
    ['USO A DIARIO\nSQL, Python\nMe gustaría aprender: dbt, Spark', ['SQL', 'Python']],
    ['OBJETIVOS\nAprender Azure y Terraform para pasar a infraestructura.', []],
    ['SOFTWARE\nPython, Trello. Sin experiencia todavía en Docker ni\nen AWS, pero con ganas.', ['Python', 'Trello']],
    ['EXPERIENCIA\n2020 Dibujante en AutoCAD\nDynamo, lo estoy partiendo', ['AutoCAD']],
    ['SKILLS\nSQL, Python. Currently learning: Spark.', ['SQL', 'Python']],
    ['EXPERIENCIA\n2020 Backend\nMe falta experiencia en Kubernetes, tema que espero aprender', []],
    ['COMPUTACIÓN\nWord y Excel intermedio. Ninguna experiencia en SAP ni Softland.', ['Word', 'Excel']],
    ['CURSOS\nExcel avanzado, Capacitación USACH 2021 (tablas, Power Query no visto).', ['Excel']],
    ['CURSOS\nRedes con Mikrotik (Udemy)\nExcel intermedio, Coursera (2023)', ['Mikrotik', 'Excel']],
    ['EXPERIENCIA\n2019-2021\nBartender, Chipe Libre\nCierre de caja con Fudo', ['Fudo']],
    ['SISTEMAS\nZebra, BarTender', ['Zebra', 'BarTender']],
    ['EXPERIENCIA\n2019-2021 Municipalidad. Subsidios (SUF, SAP)', []],
  ])('%j names %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('a tool that is written by another name of its own', () => {
  test.each<[string, string[]]>([
    ['SISTEMAS\nEC2, RouterOS, Xentry, Horos', ['EC2', 'RouterOS', 'Xentry', 'Horos']],
    ['SISTEMAS\nExel, Dispatch de Modular Mining', ['Excel', 'Dispatch']],
    ['SISTEMAS\nDefontana\nSII y Previred', ['Defontana', 'SII', 'Previred']],
    ['KIT\nMeta Business Suite\nInstagram y TikTok\nCanva', ['Meta Business Suite', 'Instagram', 'TikTok', 'Canva']],
  ])('%j names %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('a tool that is a word as well, by what is done in it', () => {
  test.each<[string, string[]]>([
    ['EXPERIENCIA\n2021-2023 Recepcionista\nCheck in/out, folios y night audit en Opera. Traslados.', ['Opera']],
    ['EXPERIENCIA\nDesde 2014: Salón Ximena. Horas por Reservo.', ['Reservo']],
    ['EXPERIENCIA\n2015-2023 Analista de remuneraciones para tres sindicatos. Buk desde 2021.', ['Buk']],
    ['EXPERIENCIA\nConciliamos en un sistema de la casa que se llama\nFrutero; a fin de mes.', ['Frutero']],
    ['EXPERIENCIA\nLo anotaba en un sistema interno que llamábamos Fénix. Después vendía.', ['Fénix']],
    [
      'EXPERIENCIA\nBiblioteca Severín. El sistema era Aleph y pasamos de Horizon a Alma.',
      ['Aleph', 'Horizon', 'Alma'],
    ],
    ['EXPERIENCIA\nModelos en Python con pandas y scikit-learn', ['Python', 'Pandas', 'scikit-learn']],
    ['ME GUSTA\nHacer afiches en Canva y videos con CapCut · Vóleibol', ['Canva', 'CapCut']],
  ])('%j names %j', (text, names) => expect(read(text)).toEqual(names));
});

describe('what only looks like a tool', () => {
  test.each([
    'HERRAMIENTAS\nInglés avanzado (FCE), alemán intermedio',
    'EXPERIENCIA\n2020-2022 Analista. Proyección de tráfico de llamadas y dimensionamiento (Erlang)',
    'EXPERIENCIA\nGrababa con Zoom H5 en terreno',
    'HERRAMIENTAS\ncomputacionales\nNo maneja\nPueblo originario\tMapuche',
    'EXPERIENCIA\nEl sistema era Manual. Un programa que se llama Quiero mi Barrio',
    'EXPERIENCIA\n24-7 Intouch, agente de chat, 2020-2022',
    'EXPERIENCIA\n2021 – 2023 Conductor de reparto, Mercado Libre (operador Kangu)',
    'EXPERIENCIA\nDisponibilidad inmediata, turnos A, B y C, sector Quilicura',
    'EXPERIENCIA\nEmpaques de miel y de sidra',
    'Chileno, 29 años\nGitHub anasoto\nEXPERIENCIA\nCajera',
    'EXPERIENCIA\nDesarrolladora at Khipu\nMar 2013 - Dic 2018',
    'EXPERIENCIA\nTreinta o cuarenta conversaciones por día, medidas con cronómetro.',
    'HERRAMIENTAS\nColombiana, residente',
    'PROCEDIMIENTOS\nVía venosa, curación avanzada, Electrocardiograma',
  ])('%j', (text) => expect(read(text)).toEqual([]));
});
