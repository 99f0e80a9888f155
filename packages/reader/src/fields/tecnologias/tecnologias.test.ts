import { describe, expect, test } from 'vitest';
import { APELLIDOS } from '../../../data/apellidos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { TERMINOS } from '../../../data/tecnologias/index.ts';
import { extractFields } from '../extract-fields.ts';
import { fold } from '../matching/fold.ts';
import { plainReading } from '../plain-reading.suite.ts';

const read = (text: string, tecnologias: string[] = []) =>
  extractFields([plainReading(text)], { tecnologias }).tecnologias.map(({ valor }) => valor);

describe('technologies', () => {
  test.each([
    ['HERRAMIENTAS\nMicrosoft Excel avanzado, Word, SAP, Softland', ['Excel', 'Word', 'SAP', 'Softland']],
    ['CONOCIMIENTOS COMPUTACIONALES\nPower BI (básico)\nNode.js: intermedio\nC#', ['Power BI', 'Node.js', 'C#']],
    ['MAQUINARIA\nGrúas horquilla, Retroexcavadora', []],
    ['PERFIL\nManejo de SAP y Defontana a nivel usuario', ['SAP', 'Defontana']],
    ['EXPERIENCIA\nOperador de grúa horquilla, CCU (2019 - 2021)', []],
    ['SOFTWARE\nC, R y Python', ['C', 'R', 'Python']],
    ['HERRAMIENTAS\nExcel, Kosmos, Hasura 80%', ['Excel', 'Kosmos', 'Hasura']],
    [
      'EXPERIENCIA\nRuteo en SimpliRoute y Beetrack; tableros con Looker Studio',
      ['SimpliRoute', 'Beetrack', 'Looker Studio'],
    ],
    ['EXPERIENCIA\nLlevo las recetas en Notion', ['Notion']],
    ['EXPERIENCIA\nSAP EWM, HighJump y Manhattan WMS', ['SAP EWM', 'HighJump', 'Manhattan WMS']],
    ['EXPERIENCIA\nDiscador de Presence\nSOFTWARE\nPresence Suite', ['Presence Suite']],
    ['EXPERIENCIA\nRegistro de pacientes en Rayen y TrakCare', ['Rayen', 'TrakCare']],
    ['EXPERIENCIA\nAtención de mesón, sistema Kaleido para las ventas', ['Kaleido']],
    ['SOFTWARE CLÍNICO: Sidra, Florence', ['SIDRA', 'Florence']],
    ['PERFIL\nClases de Python y C a primer año', ['Python', 'C']],
    ['HERRAMIENTAS\nLemontech TimeBillingX, Softphone Avaya', ['TimeBillingX', 'Avaya']],
    ['HERRAMIENTAS\nMassLynx, Kingdee y Navis N4', ['MassLynx', 'Kingdee', 'Navis N4']],
    ['PERFIL\nPacks in BoardVantage, travel through Concur', ['BoardVantage', 'Concur']],
    ['EXPERIENCIA\nSubo cotizaciones por Previred. Llevo así desde 2020', ['Previred']],
    ['EXPERIENCIA\nOperador CCTV, conteo RFID y uso de GPS\nHERRAMIENTAS\nCCTV', ['CCTV']],
    ['HERRAMIENTAS\nHikvision iVMS-4200, carnet', ['Hikvision iVMS-4200']],
  ])('are read from %j', (text, names) => {
    expect(read(text)).toEqual(names);
  });

  test.each([
    'EXPERIENCIA LABORAL\nOracle Chile\nVendedora, 2019 - 2021',
    'EXPERIENCIA LABORAL\nTransbank S.A. (2019 - 2021)\nAnalista',
    'EXPERIENCIA LABORAL\n- Mantención de correas transportadoras',
    'HERRAMIENTAS\nTrabajo en equipo, Inglés intermedio, Responsabilidad',
    'Correo: ana.soto@gmail.com',
    'REFERENCIAS\nSAP Chile, Juan Soto',
    'EXPERIENCIA\nCoordinación con clientes como Google y Oracle.',
    'Instagram | TikTok | YouTube\nGitHub: github.com/juan',
    'CONDICIONES\nBuk — Account Executive (2021–2025)',
    'CERTIFICADOS\nAWS D1.1, altura física',
    'TRABAJOS\nPrograma Familias del Subsistema Oportunidades',
    'TRABAJOS\nChofer profesional de camión rampla, tacógrafo digital',
  ])('are not firms, tasks, soft skills or addresses: %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('that the proceso looks for are found though no dictionary has them', () => {
    expect(read('PERFIL\nUso diario del sistema interno Orión', ['Orion'])).toContain('Orion');
  });
});

test('a tool listed as such is sure, and a method or the maker of a device beside it never is', () => {
  const { tecnologias } = extractFields([plainReading('HERRAMIENTAS\nExcel, Power BI, ITIL, Zebra, GLPI')]);
  expect(tecnologias.map(({ valor, seguro }) => [valor, seguro])).toEqual([
    ['Excel', true],
    ['Power BI', true],
    ['ITIL', false],
    ['Zebra', false],
    ['GLPI', true],
  ]);
});

/** Called so in Chile by hardly anybody. */
const RARE = new Set(['amadeus', 'jenkins', 'vivado']);

test('a tool that is the name of a person too counts only where tools are spoken of', () => {
  const names = TERMINOS.filter(({ palabra }) => NOMBRES.has(fold(palabra)) || APELLIDOS.has(fold(palabra)));
  expect(
    names.filter(({ palabra, debil }) => !debil && !RARE.has(fold(palabra))).map(({ palabra }) => palabra),
  ).toEqual([]);
  expect(read('Arquímedes Cordova\nExperiencia\n2019 - 2021 Cajera de Jaeger y Heinsohn')).toEqual([]);
});
