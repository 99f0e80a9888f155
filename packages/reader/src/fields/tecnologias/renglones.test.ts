import { describe, expect, test } from 'vitest';
import { tools } from './tools.suite.ts';

describe('the tools of a row, of a list and of a sentence that goes on below', () => {
  test.each<[string, string[]]>([
    ['HERRAMIENTAS\nZorrex\tBuk\nTribex\tSoftland', ['Zorrex', 'Buk', 'Tribex', 'Softland']],
    ['HERRAMIENTAS\nFénix, Zúrex, Excel', ['Fénix', 'Zúrex', 'Excel']],
    ['SISTEMAS\nExcel\nLo que no manejo\nSAP\nOracle\nPhotoshop', ['Excel']],
    ['HERRAMIENTAS\nAnálisis\tExcel con macros, Minitab\nSistemas\tSoftland', ['Excel', 'Minitab', 'Softland']],
    ['SISTEMAS\nUbuntu\nTerraform\n2020 – 2023\tAgente de mesa de ayuda, Tecnimundo', ['Ubuntu', 'Terraform']],
    ['HERRAMIENTAS\nPython\nGit\n# no uso\nPHP, jQuery, WordPress', ['Python', 'Git']],
    ['PROGRAMAS\nWord\tX\nPowerPoint\tX\nSAP\nBuk\tX', ['Word', 'PowerPoint', 'Buk']],
    ['COMPETENCIAS DIGITALES\tSicex · Isidora (Aduana) · Excel', ['Sicex', 'Isidora', 'Excel']],
    ['HERRAMIENTAS: propias (nivel, esmeril, betonera chica).', []],
    [
      'La Granja\nSalesforce\nGenesys\nAvaya\nExcel (tablas dinámicas, sí)\nLlevo nueve años al teléfono.',
      ['Salesforce', 'Genesys', 'Avaya', 'Excel'],
    ],
    ['Experiencia\nSalesforce\nEjecutiva de cuentas\nGenesys\n2015 – 2019 ventas', []],
    ['Competencia digital	Usuario avanzado: Excel, R. Usuario competente: QGIS', ['Excel', 'R', 'QGIS']],
    ['EDUCACIÓN\nCoderhouse - Data Analytics: Python (pandas), Tableau, 2022', ['Python', 'Pandas', 'Tableau']],
    [
      'Tools	Salesforce, SAP\nBoards	Wines of Chile, marketing committee (2017 - 2021)\nGuest lecturer, Export Management\nSpeaker, Vinexpo Hong Kong 2018',
      ['Salesforce', 'SAP'],
    ],
    [
      'COMPETENCIA DIGITAL	Opera PMS, Google Sheets\n© Unión Europea, 2002-2019 | Página 1 / 1',
      ['Opera PMS', 'Google Sheets'],
    ],
    [
      'EXPERIENCIA\n2019-2020 Jefa de prevención. Carpetas en plataforma Sigax y Pronexo. Reducción de la tasa',
      ['Sigax', 'Pronexo'],
    ],
    [
      'EXPERIENCIA\n2019-2020 Enfermera clínica de quimioterapia ambulatoria; ficha\nelectrónica Florence.',
      ['Florence'],
    ],
    [
      'EXPERIENCIA\n2019-2020 Diseñadora. Rediseño de la app de personas. Pruebas\nen Maze y talleres en Miro.',
      ['Maze', 'Miro'],
    ],
    ['EXPERIENCIA\n2019-2020 Psicóloga. Publicación de avisos, entrevistas por Teams.', ['Teams']],
    ['EXPERIENCIA\n2019-2020 Practicante. CESFAM (2024): vacunatorio, registro en RNI y Rayen.', ['RNI', 'Rayen']],
    ['MANEJO\nFudo\nPedidosYa (local)\nCanva\nIDIOMAS\nEspañol', ['Fudo', 'PedidosYa', 'Canva']],
    ['EXPERIENCIA\nOperations Planner, Terminal Llolleo (2018 - 2020)\nBerth planning in Navis N4', ['Navis N4']],
    ['CERTIFICACIONES\nCCNA 1 Introduction to Networks (Cisco NetAcad), 2021', []],
    ['EXPERIENCIA\n2015-2020 Estibador eventual, TPS puerto de Valparaíso.', []],
    ['Word, sistema notarial Fojas', ['Word', 'Fojas']],
    ['EXPERIENCIA\n2015-2020 Talleres de huerta y ñuke mapu para niñas', []],
    [
      'EXPERIENCIA\n2015-2020 Bodeguero. Recepción de mercadería contra guía y orden de compra\nen Softland.',
      ['Softland'],
    ],
  ])('%j', (text, names) => {
    expect(tools(text)).toEqual(names);
  });
});
