import { describe, expect, test } from 'vitest';
import { extractFields } from './extract-fields.ts';
import { plainReading } from './plain-reading.ts';

const read = (text: string, tecnologias: string[] = []) =>
  extractFields([plainReading(text)], { tecnologias }).tecnologias.map(({ valor }) => valor);

describe('technologies', () => {
  test.each([
    ['HERRAMIENTAS\nMicrosoft Excel avanzado, Word, SAP, Softland', ['Excel', 'Word', 'SAP', 'Softland']],
    ['CONOCIMIENTOS COMPUTACIONALES\nPower BI (básico)\nNode.js: intermedio\nC#', ['Power BI', 'Node.js', 'C#']],
    ['MAQUINARIA\nGrúas horquilla, Retroexcavadora', ['Grúa horquilla', 'Retroexcavadora']],
    ['PERFIL\nManejo de SAP y Defontana a nivel usuario', ['SAP', 'Defontana']],
    ['EXPERIENCIA\nOperador de grúa horquilla, CCU (2019 - 2021)', ['Grúa horquilla']],
    ['SOFTWARE\nC, R y Python', ['C', 'R', 'Python']],
    ['HERRAMIENTAS\nExcel, Kosmos, Hasura 80%', ['Excel', 'Kosmos', 'Hasura']],
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
  ])('are not firms, tasks, soft skills or addresses: %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('that the proceso looks for are found though no dictionary has them', () => {
    expect(read('PERFIL\nUso diario del sistema interno Orión', ['Orion'])).toContain('Orion');
  });
});
