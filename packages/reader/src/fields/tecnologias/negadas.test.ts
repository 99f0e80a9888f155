import { expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const tools = (text: string) =>
  extractFields([plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`)]).tecnologias.map(
    ({ valor }) => valor,
  );

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
  ['SOFTWARE\nServiceNow, GLPI\nMe falta\nLinux, Intune, Azure', ['ServiceNow', 'GLPI']],
  ['SISTEMAS\nBien: Zendesk, Five9, Excel\tPoco o nada: SAP, Siigo', ['Zendesk', 'Five9', 'Excel']],
  ['Presupuestos en Anaplan. Python y otros lenguajes no los usa.', ['Anaplan']],
  ['# stack\nGo, Kotlin\nno_uso: [PHP, .NET] quiero_aprender: [Rust]', ['Go', 'Kotlin']],
  ['SISTEMAS\nBash, Ansible\nKubernetes: leí el libro, no lo he usado', ['Bash', 'Ansible']],
  ['Sistemas\nLaudus\tX\nExcel\tX\nSAP\nSin marca: no lo conozco.', ['Laudus', 'Excel']],
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
