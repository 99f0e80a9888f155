import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { tools } from './tools.suite.ts';

describe('the tools somebody uses, by the name the CV gives them', () => {
  test.each<[string, string[]]>([
    ['Usé Swift, Ruby, Elixir, Golang en la carrera.', ['Swift', 'Ruby', 'Elixir', 'Golang']],
    ['Conocimientos\nJDA, Excel', ['JDA', 'Excel']],
    ['Software\nMar\nExcel\nHotelero\nParticular', ['Excel']],
    ['Excel, Word\nBuilt with JSON Resume', ['Excel', 'Word']],
    ['Excel, Word\nHosted by JSON Resume GitHub', ['Excel', 'Word']],
    [
      'EXPERIENCIA LABORAL\nEjecutiva de cobranza, 2015-2018. Carga de promesas en Siscob y envío de planillas',
      ['Siscob'],
    ],
    ['EXPERIENCIA LABORAL\nOperador CAEX 930E, 2015-2018. Reporte de fatiga en SmartCap', ['SmartCap']],
    [
      'EXPERIENCIA LABORAL\nOperador de grúa horquilla y reach, 2015-2018. Lectura de pallets en Manhattan WMS',
      ['Manhattan WMS'],
    ],
    ['EXPERIENCIA LABORAL\nBodeguero, 2015-2018. Toma de inventario con PDA y consulta de stock en Retek', ['Retek']],
    [
      'EXPERIENCIA LABORAL\nMucama, 2015-2018. Asignación diaria en Opera PMS; solicitudes de huéspedes por HotSOS',
      ['Opera PMS', 'HotSOS'],
    ],
    ['EXPERIENCIA LABORAL\nTENS, 2015-2018. Registro de signos vitales en Xanadoc', ['Xanadoc']],
    [
      'EXPERIENCIA LABORAL\nTENS, 2015-2018. Agenda de horas en RAYEN y pedidos a farmacia por SSASUR',
      ['Rayen', 'SSASUR'],
    ],
    ['EXPERIENCIA LABORAL\nVendedora, 2015-2018. Control de stock en Puerto Montt', []],
    ['Sistemas\tBsale, Excel\nLicencia\tBrevete A-I (Perú)', ['Bsale', 'Excel']],
    ['COMPUTACIÓN\tExcel medio, SAP PM\nEXAMEN PREOCUPACIONAL\tVigente a marzo', ['Excel', 'SAP PM']],
    ['Product Designer en Fintual | Sistemas de diseño | Ex Cornershop', []],
    ['EXPERIENCIA LABORAL\nCoordinador BIM, 2015-2018. Modelos en Navisworks, BEP, interferencias', ['Navisworks']],
    ['EXPERIENCIA LABORAL\nVendedora, 2015-2018. Ingreso de pedidos en Santiago y reportes en Excel', ['Excel']],
    ['EXPERIENCIA LABORAL\nAnalista, 2015-2018. Informes por Pedro Lara y casos en Providencia', []],
    [
      'EXPERIENCIA LABORAL\nContadora, 2015-2018. Cierre mensual en Softland ERP, costos por packing, reporte a bancos en Power BI',
      ['Softland ERP', 'Power BI'],
    ],
    [
      'EXPERIENCIA LABORAL\nAuditora, Deloitte, 2015-2018. Papeles de trabajo en ACL y conciliaciones con JD Edwards',
      ['ACL', 'JD Edwards'],
    ],
    ['EXPERIENCIA LABORAL\nSecretaria, 2015-2018. Facturación de honorarios en Manager ERP', ['Manager ERP']],
    [
      'EXPERIENCIA LABORAL\nJefe de obra, 2015-2018. Planimetría as-built en AutoCAD Civil 3D, cubicaciones',
      ['AutoCAD Civil 3D'],
    ],
    [
      'EXPERIENCIA LABORAL\nFintoc, Senior Backend Engineer, 2022 → now. Services in Go on Kubernetes',
      ['Go', 'Kubernetes'],
    ],
    ['EXPERIENCIA LABORAL\nBartender, Café Altura, 2022-2023', []],
    ['EXPERIENCIA LABORAL\nGuardia, 2022-2023. Rondas en QR-Patrol y cámaras en iVMS-4200', ['QR-Patrol', 'iVMS-4200']],
    ['EXPERIENCIA LABORAL\nProfesora, 2022-2023. Libro de clases en Lirmi, notas en Napsis', ['Lirmi', 'Napsis']],
    ['EXPERIENCIA LABORAL\nGarzona, 2022-2023. Toma de comandas en Toteat y cierre de caja', ['Toteat']],
    [
      'EXPERIENCIA LABORAL\nAdministrativa, 2022-2023. Órdenes de compra en Mercado Público, pago de imposiciones por Previred',
      ['Mercado Público', 'Previred'],
    ],
    ['EXPERIENCIA LABORAL\nAnalista, 2022-2023. Looker dashboards for the squad; SQL', ['Looker', 'SQL']],
    ['EXPERIENCIA LABORAL\nCobranza, 2022-2023. Llamados salientes todo el día por PRESENCE', ['Presence']],
    ['EXPERIENCIA LABORAL\nBiofísica, 2022-2023. Métodos cuantitativos en R (doctorado)', ['R']],
    [
      'EXPERIENCIA LABORAL\nEjecutiva, 2022-2023. Subía los productos a Jumpseller y a Instagram',
      ['Jumpseller', 'Instagram'],
    ],
    ['EXPERIENCIA LABORAL\nCajera, Falabella, 2022-2023. Atención en Costanera Center', []],
    ['PROGRAMAS\nWord, Excel, Softcase y Outlook', ['Word', 'Excel', 'Softcase', 'Outlook']],
    ['HERRAMIENTAS\nGenesys Cloud, Siebel, Freshdesk', ['Genesys Cloud', 'Siebel', 'Freshdesk']],
    ['SOFTWARE\nMicrosoft Dynamics 365, Notion, GitLab CI', ['Microsoft Dynamics 365', 'Notion', 'GitLab CI']],
    ['COMPUTACIÓN\nNinguno', []],
    ['INFORMÁTICA\nExcel (BUSCARX, tablas dinámicas), Word nivel medio', ['Excel', 'Word']],
    ['CERTIFICACIONES\nScrum Fundamentals\nITIL 4 Foundation', []],
    ['TOOLS\nNotion, Zoom and an espresso machine', ['Notion', 'Zoom']],
    ['Vi su aviso en Computrabajo y postulo al cargo', []],
    ['ChileTrabajos · Postulante al aviso “Ejecutivo remoto”', []],
    ['Herramientas\nEntrevista por competencias, DISC, test de Lüscher, Zulliger', []],
    ['Cursos\nCCNA 1 y 2, Cisco Academy, 2020', []],
    ['EQUIPOS\nGrúa horquilla, Transpaleta', []],
    ['HERRAMIENTAS\nWMS, SAP, Grúa horquilla', ['WMS', 'SAP', 'Grúa horquilla']],
    ['EQUIPOS\nKomatsu 930E y 830E (7.400 horas)\nCaterpillar 797F (2.100 horas)\nMotoniveladora 16M', []],
    ['OTROS\nSketchUp para planos de piso, Adobe Illustrator básico', ['SketchUp', 'Adobe Illustrator']],
    ['SOFTWARE\nGolang, Adobe Premiere Pro', ['Golang', 'Adobe Premiere Pro']],
    ['EXPERIENCIA LABORAL\nGuardia, 2015-2018. Control de accesos mediante sistema Lenel OnGuard', ['Lenel OnGuard']],
    ['EXPERIENCIA LABORAL\nCampo, 2015-2018. Programación de riego en Wiseconn', ['Wiseconn']],
    [
      'EXPERIENCIA LABORAL\nGuía, 2015-2018. Ruta y seguridad con Garmin inReach y Gaia GPS',
      ['Garmin inReach', 'Gaia GPS'],
    ],
    [
      'EXPERIENCIA LABORAL\nAnalista, 2015-2018. Detección de licencias repetidas con R y grafos en Neo4j',
      ['R', 'Neo4j'],
    ],
    [
      'EXPERIENCIA LABORAL\nSuccess Lead, 2015-2018. Playbooks in HubSpot, health score in Looker.',
      ['HubSpot', 'Looker'],
    ],
    ['EXPERIENCIA LABORAL\nDibujante, 2015-2018. Levantamientos con nube de puntos, ReCap.', ['ReCap']],
    ['EXPERIENCIA LABORAL\nOficial, 2015-2018. Cotejo de escrituras. Sistema notarial Notarius.', ['Notarius']],
    ['EXPERIENCIA LABORAL\nEncargada del Registro Social de Hogares, 2015-2018. Clave Única vigente', []],
    ['HABILIDADES\nAseo y confort, curación simple, registro en ficha electrónica Rayen', ['Rayen']],
    ['Portafolio: anasoto.netlify.app', []],
    ['Dejo mis antecedentes en el cuerpo porque no me abre el Word', []],
    ['ESTUDIOS\nCisco CCNA 1 y 2 aprobados', []],
    ['Pensión Los Tilos, Lord Cochrane 226', []],
    ['Cotizo en Cuprum y Fonasa', []],
    ['No manejo SAP. Sin conocimientos de Excel. Leyendo sobre Rust, todavía no lo uso', []],
    ['Programas\tExcel. SAP no manejo pero aprendo rápido.', ['Excel']],
    ['Sonido en sala de otro, sobre Pro Tools, que no manejo. Un profe nos mostró ChatGPT pero no lo ocupo.', []],
    ['Pruebas\nPsicotécnicas\nProgramas\nExcel\nLüscher\nBraden\nKupaysoft', ['Excel', 'Kupaysoft']],
    ['Modelo y azafata de eventos, Fiesta de la Longaniza y Expo Ñuble (2018–2019).', []],
    ['Banco Itaú, back office hipotecario y front office. AS/400', ['AS/400']],
    ['Cursos OMI: básico de seguridad. Moto propia, papeles y SOAP al día.', []],
    ['Sistemas: portal MiPyme del SII, Redatam básico, OMI AP', ['Portal MiPyme', 'Redatam', 'OMI-AP']],
    ['Sistema de caja Fusion. Cero diferencias el último año.', ['Fusion']],
    ['Computación (marque con X)\nWord [X] Excel [X] PowerPoint [ ]\nOutlook [X]', ['Word', 'Excel', 'Outlook']],
    ['Computación\n☑ Word ☐ Excel ☒ Outlook', ['Word', 'Outlook']],
    [
      'EXPERIENCIA\nAdecco, encargada de remuneraciones, 2021-2026: liquidaciones en Buk, anexos de contrato en\nTalana',
      ['Buk', 'Talana'],
    ],
    ['EXPERIENCIA\nEjecutiva de ventas en Buk, 2021-2025', []],
  ])('in %j', (text, names) => {
    expect(tools(text)).toEqual(names);
  });
});

describe('tools apart from what only looks like one', () => {
  test.each<[string, string[]]>([
    ['HOBBIES\nTrekking, impresión 3D, ajedrez', []],
    ['ME GUSTA\nEl palín y los motores. Uso Word y PowerPoint para los informes', ['Word', 'PowerPoint']],
    ['HERRAMIENTAS\nFigma\nMiro\nME GUSTA\nCerámica, perros viejos, cumbia.', ['Figma', 'Miro']],
    ['EXPERIENCIA\nBarista, 2021-2022\nEspresso, latte art, apertura de local.', []],
    ['EXPERIENCIA\nCajera — Farmacia Catia, Caracas\nExamedi\nFrutícola Agrichile, embaladora', []],
    ['EDUCACIÓN\nCalificación AWS 3G/4G FCAW, Cesmec', []],
    ['EXPERIENCIA\nAnalista, 2021-2022. Validaciones Bip! en BigQuery', ['BigQuery']],
    ['EXPERIENCIA\nEducadora, 2021-2022. Creo rincones de lectura', []],
    ['EXPERIENCIA\nDibujante, 2021-2022. Modelado en CATIA y en Creo nivel avanzado', ['CATIA', 'Creo']],
    [
      'SOFTWARE\nHik-Connect, Creo y SolidWorks, Garmin BaseCamp',
      ['Hik-Connect', 'Creo', 'SolidWorks', 'Garmin BaseCamp'],
    ],
    [
      'COMPETENCIAS DIGITALES\nTrakCare, Tasy, Thomson Reuters Checkpoint, ArgoCD',
      ['TrakCare', 'Tasy', 'Thomson Reuters Checkpoint', 'ArgoCD'],
    ],
    ['INTERESES\nFotografía con Lightroom y edición en Premiere', []],
    ['EXPERIENCIA\nInstalación de puntos de red y relojes control', []],
    ['EXPERIENCIA\nSeguimiento en la Oficina Judicial Virtual y SIGDP', ['Oficina Judicial Virtual', 'SIGDP']],
    ['SOFTWARE\nvLex, Word, LegalPublishing', ['vLex', 'Word', 'LegalPublishing']],
    ['me llama a este mismo numero por favor', []],
    ['si me llama al trabajo manejo Excel y Word', ['Excel', 'Word']],
    ['CERTIFICACIONES\nGoogle Cloud Professional Data Engineer\nScrum Master', ['Google Cloud']],
    [
      'CONOCIMIENTOS\nMicrosoft Excel Profit Plus Vocalcom Cobranza Tolerancia a la frustración',
      ['Excel', 'Profit Plus', 'Vocalcom'],
    ],
    ['PROGRAMAS\nSoftland Remuneraciones, Excel', ['Softland Remuneraciones', 'Excel']],
    ['EXPERIENCIA\n2015-2018 Contadora, trámites en SII, Inspección del Trabajo y notarías', []],
    ['EXPERIENCIA\nPráctica, Mutual de Seguridad, 2020\nAplicación de CEAL-SM / SUSESO', []],
    ['EXPERIENCIA\nAnalista de selección, 2020-2022. Gestión de candidatos en Buk y Zentralis.', ['Buk', 'Zentralis']],
    ['EXPERIENCIA\nAnalista, 2020-2022. Reportes en Excel y Lampa', ['Excel']],
    ['EXPERIENCIA\nJefa, 2020-2022. Coordinación en Teams con María y Pedro', ['Teams']],
    [
      'COMPETENCIAS\nOJV, Lemontech (CaseTracking), Westlaw Chile',
      ['Oficina Judicial Virtual', 'Lemontech', 'CaseTracking', 'Westlaw Chile'],
    ],
    ['EXPERIENCIA\nTarjas con celular (app CampoYa) desde 2019', ['CampoYa']],
    ['EXPERIENCIA\nEscáner con Cummins INSITE y Volvo VOCOM, 2016-2018', ['Cummins Insite', 'Volvo VOCOM']],
    [
      'SOFTWARE\nJava 8, Oracle, Windows Server 2019, SQL Server 2016',
      ['Java', 'Oracle', 'Windows Server', 'SQL Server'],
    ],
    ['SOFTWARE\nAutoCAD 2020, Navis N4, Primavera P6', ['AutoCAD', 'Navis N4', 'Primavera P6']],
    ['Vi el aviso publicado en Facebook', []],
    ['EXPERIENCIA\nReparto con Uber Eats y PedidosYa en moto, 2020-2021', []],
    ['EXPERIENCIA\nConduje en Uber y Cabify, 2020-2021', []],
    ['EXPERIENCIA\nAdministradora de local, 2020-2021. Pedidos por PedidosYa y Uber Eats', ['PedidosYa', 'Uber Eats']],
    ['SISTEMAS\nExcel, Dicom Equifax\nRENTAS ANTERIORES\nOrpro: $720.000', ['Excel', 'Dicom']],
    ['TOOLS\nKahoot, Moodle\nREFEREES\nMrs. Pamela Andaur, Head of Primary', ['Kahoot', 'Moodle']],
    ['9. INFORMÁTICA: SIAGJ, Word, Zoom.\n10. CALIFICACIÓN: Lista Sobresaliente, 6,71.', ['SIAGJ', 'Word', 'Zoom']],
    ['COMPUTACIÓN\nSAP\tMedio\nInternet / E-mail\tMedio', ['SAP']],
    ['EXPERIENCIA\nBodeguero, uso de SAP módulo MM, 2019-2020', ['SAP']],
    ['github: fnancupil\nEXPERIENCIA\nDesarrollador, 2019-2020. Django', ['Django']],
    ['SOFTWARE\nMS Project, Máximo, Excel', ['MS Project', 'MAXIMO', 'Excel']],
    ['Disponibilidad: máximo 3 días por semana. Excel', ['Excel']],
    [
      'Llamadas de clientes que piden la baja, 60 diarias por Genesys. Ficha del cliente en Salesforce.',
      ['Genesys', 'Salesforce'],
    ],
    ['Clientes: Oracle, SAP y Salesforce', []],
    ['Experiencia\nContabilidad en Transtecnia, IVA, activo fijo, 2015-2018', ['Transtecnia']],
    ['Contenido para TikTok e Instagram, campañas en Meta Ads', ['TikTok', 'Instagram', 'Meta Ads']],
    ['EXPERIENCIA\nCommunity manager, 2019-2021. Reels y pauta en Instagram y TikTok', ['Instagram', 'TikTok']],
    ['MAQUINARIA\nMáquina recta, overlock, collareta', []],
    ['SOFTWARE\nExcel (macros), Power BI', ['Excel', 'Power BI']],
    ['EXPERIENCIA\nFrontend, 2019-2021. Componentes en Storybook, pruebas en Jest', ['Storybook', 'Jest']],
    ['Programas contables: Nubox, Contalux, Laudus, Manager', ['Nubox', 'Contalux', 'Laudus', 'Manager']],
    ['SOFTWARE\nAccount Manager, Excel', ['Excel']],
    ['SOFTWARE\nPresto, Notrasnoches, Neodata', ['Presto', 'Notrasnoches', 'Neodata']],
    ['SOFTWARE\nS4/HANA, Ariba, Concur', ['SAP S/4HANA', 'Ariba', 'Concur']],
    ['QUÉ SÉ HACER\nMáquina recta, overlock, collareta, plancha industrial', []],
    ['CONOCIMIENTOS\nFacturación electrónica, Excel', ['Excel']],
    ['EXPERIENCIA\nTrabajé en Falabella y Ripley, después en Cencosud, 2015-2018', []],
    ['EXPERIENCIA\nMantención de equipos Caterpillar y Komatsu, 2015-2018', []],
    ['HABILIDADES\nDiseño\nLightroomCanvaCorelDRAWNotion', ['Lightroom', 'Canva', 'CorelDRAW', 'Notion']],
    ['PROGRAMAS\nOutlookPower PointStataWord', ['Outlook', 'PowerPoint', 'Stata', 'Word']],
    ['TECNOLOGÍAS\ndockerjenkinsterraformkotlin', ['Docker', 'Jenkins', 'Terraform', 'Kotlin']],
    ['SOFTWARE\nGeologíaMicromine, Surpac\nOficinaWord, Excel', ['Micromine', 'Surpac', 'Word', 'Excel']],
    ['HABILIDADES\nSAPTableauExcelPower BILiderazgoLean', ['SAP', 'Tableau', 'Excel', 'Power BI']],
    ['Programas que manejaExcel, Outlook', ['Excel', 'Outlook']],
    ['SOFTWARE\nPowerPoint, WordPress, JavaScript, AutoCAD', ['PowerPoint', 'WordPress', 'JavaScript', 'AutoCAD']],
    ['EXPERIENCIA\nGarzona, ExcelCafé, 2019-2020', []],
    ['HABILIDADES\nresponsabilidades administrativas, autoconocimiento', []],
    ['EXPERIENCIA\nTesorero, 2019-2020. Pagos en SAP FI\nSISTEMAS\nSAP, Excel', ['SAP', 'Excel']],
    ['EXPERIENCIA\nTesorero, 2019-2020. Pagos en SAP FI\nSISTEMAS\nExcel', ['SAP FI', 'Excel']],
    ['EXPERIENCIA\nJefe de bodega, 2009-2024. Equipo de 8 personas. SAP módulo MM desde 2015', ['SAP']],
    [
      'EXPERIENCIA\n2012-2020 PESQUERA SUR\nCONTADOR. IMPOSICIONES,\nPREVIRED, IVA, RENTA 2013, CAJAS, PROVEEDORES. SOFTLAND',
      ['Previred', 'Softland'],
    ],
    ['HABILIDADES\nAdobe\nPhotoshop\nIllustrator', ['Photoshop', 'Illustrator']],
    ['EDUCACIÓN\nDiplomado en DevOps, Universidad de Chile, 2022', []],
    ['SOFTWARE\nDocker, Jenkins, DevOps', ['Docker', 'Jenkins', 'DevOps']],
    ['HERRAMIENTAS PROPIAS\nEsmeril angular, taladro percutor, nivel láser', []],
    ['ESPECIALIDADES\nmáquinas\tGarlopa, torno, sierra huincha', []],
    ['EXPERIENCIA\nCocinero, 2019-2020. Mermas en Excel. Horno Rational, abatidor', ['Excel']],
    ['SOFTWARE\nPremiere Pro, Audition; cámara Canon y dron DJI', ['Premiere Pro', 'Audition']],
    ['Experiencia\nAnalista, 2017-2021. Informes con SQL y algo de Spark.', ['SQL', 'Spark']],
    ['Skills\nQGIS ●●●●●\nR ●●●○○\nExcel ●●○○○', ['QGIS', 'R', 'Excel']],
    ['EXPERIENCIA\n2018-2020, CESFAM Las Cañas, programa infantil, Rayen', ['Rayen']],
    ['REUNIONES\nCon Millaray, Rayen y Antonia', []],
    [
      'Experience\nTeller, 2019-2020. Screening with Capital IQ and Bloomberg\nSummer Analyst',
      ['Capital IQ', 'Bloomberg'],
    ],
  ])('%j', (text, said) => {
    expect(tools(text)).toEqual(said);
  });

  test('a module of SAP is told beside SAP where the proceso asks for it', () => {
    const { tecnologias } = extractFields([plainReading('SOFTWARE\nSAP, SAP MM, Excel')], { tecnologias: ['SAP MM'] });
    expect(tecnologias.map(({ valor }) => valor)).toEqual(['SAP', 'SAP MM', 'Excel']);
  });
});

describe('how sure a tool is', () => {
  const sure = (text: string) =>
    extractFields([plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`)])
      .tecnologias.filter(({ seguro }) => seguro)
      .map(({ valor }) => valor);

  test('to be looked at where its kind may belong to its name or not', () => {
    expect(sure('SOFTWARE\nKame ERP, Softland, Veeam Backup, SAP')).toEqual(['Softland', 'SAP']);
  });

  test('sure by the name the CV writes, to be looked at where another one is given', () => {
    expect(sure('SOFTWARE\nPlanilla Excel, OJV, Windows Server 2019, Java')).toEqual([
      'Excel',
      'Oficina Judicial Virtual',
      'Java',
    ]);
  });

  test('not sure where two firms stand side by side outside the list of tools', () => {
    expect(sure('EXPERIENCIA\nVentas por Mercado Libre y PedidosYa, 2015-2018')).toEqual([]);
  });
});

describe('names that stand near tools and are none', () => {
  test.each<[string, string[]]>([
    ['Aunque el aviso solicita SAP, Power BI y Tableau, manejo Excel', ['Excel']],
    ['Me gustaría especializarme en Tableau y Databricks', []],
    ['Vengo en postular al cargo de analista SAP de su empresa', []],
    ['Lo de Power BI lo dejo para otros', []],
    ['EXPERIENCIA\nSecurity Word Ltda, rondín, 2018\nCurso Excel básico', ['Excel']],
    ['EXPERIENCIA\nFamilia Word (Vitacura), 3 años, cocina', []],
    ['EXPERIENCIA\nOnboarding of clients such as Slack and Amazon', []],
    ['HERRAMIENTAS\nMessaging: Kafka\nTracking: Jira', ['Kafka', 'Jira']],
    ['EXPERIENCIA\nOperador de retro JCB 3CX, 2015-2019', []],
    ['Machine Learning Engineer\nEXPERIENCIA\nCasa Ideas (analista)', []],
    ['EXPERIENCIA\nMinera: HHEE en Excel', ['Excel']],
    ['EXPERIENCIA\nBodegas del Sur SAS, auxiliar, 2014–2018', []],
    ['Motion designer\nClientes: Banco Ripley, Oracle LATAM, SAP Concur', []],
    ['EXPERIENCIA\nPreviously at Oracle and SAP', []],
    ['EXPERIENCIA\nCasa de la señora Olivia Word', []],
    ['Hobbies: Swift (cantante), Unity (banda)', []],
    ['EXPERIENCIA\nUber Eats en moto', []],
    ['DEVOPS\nCI/CD: Jenkins', ['Jenkins']],
    ['Dibujante topográfico\nErwin Catalán\nEXPERIENCIA\nMunicipalidad, 2012-2020', []],
    ['PEGA\nPedidosYa - Antofagasta. Rider. 2021 hasta hoy', []],
    ['FORMULARIO\nManeja Excel: NO', []],
    ['HERRAMIENTAS\nFigma\nProyecto: Burger Queen', ['Figma']],
    ['HERRAMIENTAS\nWMS Infor, Excel\nEditorial Zig-Zag', ['Infor', 'Excel']],
    ['EXPERIENCIA\nPYME, 2021-2022: campañas con HubSpot', ['HubSpot']],
    ['EXPERIENCIA\nPYME, 2021-2022: reuniones con HubSpot', []],
    ['HERRAMIENTAS\nSix Sigma, Minitab, AUC', ['Minitab']],
    ['OTROS\nSin deudas en Dicom. Papeles al día', []],
    ['Conocimientos computacionales\nDefontana, Word\nCel.: 9 6708 7106\nMail: ana85@duocuc.cl', ['Defontana', 'Word']],
    ['Experiencia\n2019-2022 Operador de sala. Sigo por pantalla WinCC la temperatura', ['WinCC']],
    ['Experience\n2019-2022 Geologist. Target generation, Leapfrog Geo models', ['Leapfrog Geo']],
  ])('%j', (text, names) => {
    expect(tools(text)).toEqual(names);
  });
});

describe('tools as people write them', () => {
  test.each<[string, string[]]>([
    ['HERRAMIENTAS\nExell, fotoshop, Autocat', ['Excel', 'Photoshop', 'AutoCAD']],
    ['HERRAMIENTAS\nProgramación: C, C++, Python', ['C', 'C++', 'Python']],
    ['HERRAMIENTAS\nFlexline: avanzado\nZorbex: intermedio', ['Flexline', 'Zorbex']],
    ['EXPERIENCIA\nRevisión de causas en PJUD, 2015-2018', ['PJUD']],
    ['EXPERIENCIA\nCajera, 2015-2018: facturas en KAME ERP', ['Kame ERP']],
    ['EXPERIENCIA\nReservas con el sistema Zeus, publicaciones en instagram', ['Zeus', 'Instagram']],
    ['EXPERIENCIA\nEncargado de local, pedidos por la app de Rappi Aliados, 2019–2023', ['Rappi Aliados']],
    ['DOMINIO\nOutlook ....... 5/5\nTeams ......... 4/5', ['Outlook', 'Teams']],
    ['EXPERIENCIA\nTodo Hogar, 2017 a 2023, boletas BSALE', ['Bsale']],
    ['EXPERIENCIA\nControl de stock con el programa Pronix, 2015-2020', ['Pronix']],
    ['EXPERIENCIA\nAsignación de móviles mediante Zolatrak', ['Zolatrak']],
    ['PERFIL\nTools I use every day: FlowTrack, Jira, Slack', ['FlowTrack', 'Jira', 'Slack']],
    ['EXPERIENCIA\nTech recruiter, Zentiva (ATS) y planillas Excel', ['Zentiva', 'Excel']],
    ['EXPERIENCIA\nFrigorífico Karmac / 2013-2016 / Softland, guías, romana', ['Softland']],
    ['HERRAMIENTAS\nFusion 360, BIM 360', ['Fusion 360', 'BIM 360']],
    ['Llevo los libros con Nubox, además de las planillas Excel de siempre', ['Nubox', 'Excel']],
    ['CONOCIMIENTOS\nAmadeus – Sabre – KIU', ['Amadeus', 'Sabre', 'KIU']],
    ['LICENCIA CLASE B Y C (MOTO).\nEXCEL, WORD', ['Excel', 'Word']],
    ['Escríbame: ana punto soto arroba gmail punto com\nHERRAMIENTAS\nNVDA, JAWS', ['NVDA', 'JAWS']],
    ['EXPERIENCIA\nColegios SIP, asistente, 2018-2022\nBuscar por la OMIL', []],
    ['EXPERIENCIA\nReportes en Crystal Reports y Eikon', ['Crystal Reports', 'Eikon']],
  ])('%j', (text, names) => {
    expect(tools(text)).toEqual(names);
  });
});

describe('what is a tool only by its letters', () => {
  test.each<[string, string[]]>([
    ['EXPERIENCE\nModelled the SAG circuit with JKSimMet; 1.8 % throughput gain.', ['JKSimMet']],
    ['HERRAMIENTAS\nR básico', ['R']],
    ['HERRAMIENTAS\nQGIS\nR: básico', ['QGIS', 'R']],
    ['Herramientas\nDairyComp 305 | Microsoft Excel | R (análisis básico)', ['DairyComp 305', 'Excel', 'R']],
    ['EXPERIENCE\nForecast of demand in R; models in Python.', ['R', 'Python']],
    ['Herramientas\nHIS Hospitalario, Excel', ['HIS Hospitalario', 'Excel']],
    ['Herramientas\nvLex, Lex Simple, Word', ['vLex', 'Lex Simple', 'Word']],
    ['Herramientas\nSistema CAS Chile', ['CAS Chile']],
    ['Herramientas\nSidexis', ['Sidexis']],
    ['Herramientas\nMitchell OnDemand', ['Mitchell OnDemand']],
    ['Herramientas\nIsatis.neo', ['Isatis.neo']],
    ['Computación\nExcel intermedio (certificado MOS)', ['Excel']],
    ['Experiencia\nRemuneraciones en Buk y Excel. Provisión de vacaciones y conciliación', ['Buk', 'Excel']],
    ['Experiencia\nIntegración con el sistema de picking, 12.000 pedidos al día en Cyber.', []],
    ['Experiencia\nOperador de grúa / CD Blue Express, Pudahuel / 2022', []],
    ['Herramientas\nReact, Git', ['React', 'Git']],
    ['correo → ana@mellado.dev · git → gitlab.com/imellado\nHerramientas\nReact', ['React']],
    ['Experiencia\nDiagnóstico electrónico con Launch X431 y Autodata', ['Launch X431', 'Autodata']],
    ['Experiencia\nMonitoreo de cámaras con Hikvision iVMS. Desde 2019.', ['Hikvision iVMS']],
    [
      'sé usar\ncanva, capcut, la caja Bsale\npuedo trabajar\nviernes y sábado\nsoy\nresponsable. Hice un voluntariado en Perú el 2024 (Puno, dos semanas).',
      ['Canva', 'CapCut', 'Bsale'],
    ],
    ['Herramientas\nMilestone XProtect, radio portátil, balanza digital, escáner', ['Milestone XProtect']],
    ['Experiencia\nProyectos para Buk SpA, Talana SpA, Defontana S.A.', []],
    ['Experiencia\nCencosud S.A. – Asistente de pagos – SAP – 2013/2018', ['SAP']],
    ['Experiencia\nPráctica en Buk', []],
    ['Experiencia\nMi empleador Transbank me premió', []],
    ['Logros\nPremio del grupo Buk', []],
    ['Herramientas\nExcel, Dr. Patelski, Word', ['Excel', 'Word']],
    ['Herramientas\nExcel, Kilobo Designer', ['Excel', 'Kilobo Designer']],
    ['Herramientas\nPacket Tracer, Excel', ['Packet Tracer', 'Excel']],
    ['Herramientas\nCisco Packet Tracer', ['Cisco Packet Tracer']],
    ['Experience\nDrill & Blast Engineer, 2017. Blast design in ShotPlus.', ['ShotPlus']],
  ])('%s names %j', (text, named) => expect(tools(text)).toEqual(named));
});
