import { expect, test } from 'vitest';
import { tools } from './tools.suite.ts';

test.each<[string, string[]]>([
  ['Para dibujar uso AutoCAD. Excel, la verdad, nunca lo aprendí.', ['AutoCAD']],
  [
    'Herramientas\nDeltaV, Excel.\nPLC Siemens: sólo lo vi en la carrera, no lo manejo. MATLAB, tampoco.',
    ['DeltaV', 'Excel'],
  ],
  ['le mando mis datos así porque no pude abrir el Word', []],
  ['lo que sé\nWord y PowerPoint del liceo. De Excel, cero.', ['Word', 'PowerPoint']],
  ['Programas: Lightroom, Photoshop. After Effects: pendiente.', ['Lightroom', 'Photoshop']],
  ['Los tableros de Power BI me los hace un analista; yo no lo manejo. Uso Excel a diario.', ['Excel']],
  ['Excel intermedio\nSAP no tengo, pero hay curso el año que viene.', ['Excel']],
  ['Vigilo todo desde Grafana. Mis colegas trabajan en Java, lenguaje con el que no me llevo.', ['Grafana']],
  ['Sé usar\nCanva, Discord\nno sé (todavía)\nExcel. Lo abrí dos veces.', ['Canva', 'Discord']],
  ['stack: Go, Kafka\nno_hago: PHP, WordPress', ['Go', 'Kafka']],
  ['stack:\tdbt, Airflow\nno sé:\tScala, Power BI', ['dbt', 'Airflow']],
  ['SOFTWARE\nServiceNow, GLPI\nMe falta\nLinux, Intune, Azure', ['ServiceNow', 'GLPI']],
  ['SISTEMAS\nBien: Zendesk, Five9, Excel\tPoco o nada: SAP, Siigo', ['Zendesk', 'Five9', 'Excel']],
  ['Presupuestos en Anaplan. Python y otros lenguajes no los usa.', ['Anaplan']],
  ['# stack\nGo, Kotlin\nno_uso: [PHP, .NET] quiero_aprender: [Rust]', ['Go', 'Kotlin']],
  ['SISTEMAS\nBash, Ansible\nKubernetes: leí el libro, no lo he usado', ['Bash', 'Ansible']],
  ['Alfabetización digital\t[ ] No usa [X] Solo celular [ ] Office [ ] Excel avanzado', []],
  ['Alfabetización digital\t[ ] No usa [X] Excel avanzado', ['Excel']],
  ['Herramientas\nExcel\tavanzado\nOracle\tsin conocimiento\nDatamine\t-\tNo utilizado\t0', ['Excel']],
  ['Herramientas\nExcel\tavanzado\nSAP\tno manejo\nOracle\tno uso', ['Excel']],
  ['Uso Chipax y Excel. De Laudus y Manager+ solo he visto demostraciones.', ['Chipax', 'Excel']],
  ['Uso ComunidadFeliz. En la pega anterior se ocupaba Edifito, yo no alcanze a usarlo.', ['ComunidadFeliz']],
  ['Planillas en Excel. La viña tenía SAP para contabilidad, área en la que no intervine.', ['Excel']],
  ['Uso Notion, Word y Canva. En clases vimos de lejos la Oficina Judicial Virtual.', ['Notion', 'Word', 'Canva']],
  ['Pruebas en JUnit. Este semestre parto con Kotlin; todavía no lo uso.', ['JUnit']],
  ['Sistemas\nExcel, Miro. SPSS se me\nolvidó: no lo considere.', ['Excel', 'Miro']],
  ['Sistemas\nSAP MM\tX\nOdoo\nOdoo: sin marcar, no lo he operado.', ['SAP MM']],
  ['Sistemas\nLaudus\tX\nExcel\tX\nSAP\nSin marca: no lo conozco.', ['Laudus', 'Excel']],
  ['Marque lo que maneja\nWord\tSÍ\nExcel\tNO\nSistema SAP\tNO', ['Word']],
  ['Computación\nA diario\tWord, Outlook\nNunca he ocupado\tLemontech', ['Word', 'Outlook']],
  ['HERRAMIENTAS\nIllustrator, Figma\nLO QUE DEJÉ O NO TOCO\nAfter Effects', ['Illustrator', 'Figma']],
  ['Otros\nExamen de grado pendiente.\nOtros conocimientos\nWord y Excel, nivel medio.', ['Word', 'Excel']],
])('what is said not to be known is no tool of theirs: %j', (text, names) => {
  expect(tools(text)).toEqual(names);
});

test('a name that no list has is a tool between two others of a column', () => {
  expect(tools('DIBUJO Y MODELO\nArchiCAD\nRevit\nCadwerk\nTwinmotion')).toEqual([
    'ArchiCAD',
    'Revit',
    'Cadwerk',
    'Twinmotion',
  ]);
});

test('houses, festivals and where networks are taught are no tools', () => {
  expect(tools('Curso CCNA, Academia Cisco Copiapó\nEnfermera: coordinación de traslados con SAMU')).toEqual([]);
  expect(tools('# contacto\ngit ........ github.com/arjun-ni')).toEqual([]);
});

/** A tool in a sentence behind others, among the tools of a CV and in a job. */
const around = (sentence: string): string[] => [
  `Computación\nManejo Excel y Word a diario. ${sentence}\nIdiomas\nInglés`,
  `Experiencia\n2019 – 2023 Ferretería Lara, bodeguera. Control de stock en Excel. ${sentence}`,
];

test.each([
  'SAP no lo he tocado nunca, pero aprendo.',
  'De SAP solo sé que existe.',
  'SAP: cero experiencia.',
  'SAP (no)',
  'SAP — aún no.',
  'Todavía me falta SAP.',
  'SAP está en mi lista por aprender.',
  'Quiero tomar un curso de SAP.',
  'Me inscribí en un curso de SAP que parte en marzo.',
  'SAP lo usa la contadora, yo no.',
  'Los informes en SAP los saca mi jefa.',
  'En mi trabajo usan SAP, pero yo no tengo usuario.',
  'Nunca me dieron clave de SAP.',
  'SAP me queda grande todavía.',
  'No sé SAP.',
  'No tengo idea de SAP.',
  'Ni SAP ni computación avanzada: soy de terreno.',
  'SAP jamás.',
  'Sin SAP, eso sí.',
  'Todo menos SAP.',
  'Vi SAP en el instituto y lo olvidé.',
  'SAP lo pasamos en clases, no lo he practicado.',
  'Mi hija me ayuda con SAP.',
  'SAP no es lo mío.',
  'Conozco de vista SAP.',
  'SAP: ninguna experiencia.',
  'SAP, por desgracia, no.',
  'Con SAP no he trabajado.',
  'A SAP no llegué.',
  'No me pidan SAP.',
  'SAP no domino.',
  'SAP aprendiendo.',
  'Estoy aprendiendo SAP por YouTube.',
  'Pendiente: SAP.',
  'Por aprender: SAP.',
  'Debilidad: SAP',
  'Ojalá algún día aprender SAP.',
  'El SAP lo llevaba otra persona.',
  'Para SAP llamábamos a informática.',
  'SAP lo manejaba el jefe de bodega.',
  'Nos iban a capacitar en SAP y no alcancé.',
  'Me falta SAP para ser analista.',
  'SAP, nunca.',
  'No uso SAP desde 2009 y ya no lo domino.',
  'SAP solo de lectura, no lo manejo.',
  'Piden SAP, que no tengo.',
  'Si hay que usar SAP, aprendo.',
  'Dispuesta a aprender SAP.',
  'Me gustaría capacitarme en SAP.',
  'Sé que usan SAP; yo no lo conozco.',
  'El SAP lo armaba la casa matriz; yo recibía el informe impreso.',
  'Las órdenes de compra en SAP las liberaba mi jefe, yo solo imprimía.',
  'Los pedidos los marcaba el jefe en el SAP.',
  'Las fichas las subía el enfermero al SAP; yo no tenía clave.',
  'El agente hacía los papeles con su programa SAP.',
  'SAP era de uso exclusivo de los supervisores, no lo manejé.',
  'Mi tesina fue sobre SAP, que conocí solo en demostraciones.',
  'SAP lo vi en la universidad y no me acuerdo de nada.',
  'SAP lo pide la mayoría de los avisos; yo no tengo licencia.',
  'Dibujarlos en SAP, nunca: para eso estaba el dibujante.',
  'Acá se usa SAP, ¿lo conoce? El SAP no la verdad, pero aprendo.',
  '¿Manejas SAP o Buk? Buk sí, todos los días.',
  'A SAP dice no haberle tomado nunca el gusto.',
  'Mi hijo ve lo del SAP de la junta de vecinos.',
])('its sentence says that it is not known: %j', (sentence) => {
  for (const text of around(sentence)) {
    expect(tools(text)).toContain('Excel');
    expect(tools(text)).not.toContain('SAP');
  }
});

test.each([
  'SAP todos los días, no le tengo miedo.',
  'No solo Excel: también SAP.',
  'SAP no me complica.',
  'SAP, no tengo problemas en aprender otros.',
  'Sin SAP no vivo.',
  'Nunca falté y registraba todo en SAP.',
  'No fumo, no bebo y manejo SAP.',
  'No tengo vehículo. SAP nivel usuario.',
  'SAP (no certificada) nivel usuario.',
  'Aprendí SAP en la pega.',
  'Curso de SAP aprobado, 2022, y lo uso desde entonces.',
  'Lo que no está en SAP no existe.',
  'SAP y dispuesta a aprender otros.',
  'SAP, no así el inglés.',
  'Mi jefa me enseñó SAP.',
  'Manejo SAP, pero no hablo inglés.',
  'Control de stock en SAP, sin diferencias.',
  'Ingreso facturas en SAP para que no se atrasen los pagos.',
  'El stock lo llevaba yo en SAP.',
  'Trabajo con SAP; no manejo camión.',
  'SAP no hay semana que no lo use.',
  'Usuario de SAP, quiero aprender inglés.',
  '¿Manejas SAP? Sí, todos los días.',
  'SAP lo uso a diario en la bodega.',
  'SAP lo domino hace años.',
  'La agenda la tuve en SAP y, sin internet, en un cuaderno.',
  'La asistencia la pasaba en SAP antes de las diez.',
  'El picking lo mostraba una tablet con SAP.',
  'Aprendí SAP, sin acceso a internet, con un manual.',
  'Manejo SAP, módulo que no todos conocen.',
  'Uso diario de SAP, sin acceso, solo consulta.',
  'Las guías las hacía en SAP, parte del trabajo que no quise dejar.',
])('what is denied of something else takes no tool away: %j', (sentence) => {
  for (const text of around(sentence)) expect(tools(text)).toContain('SAP');
});
