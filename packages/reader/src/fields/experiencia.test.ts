import { describe, expect, test } from 'vitest';
import { extractFields } from './extract-fields.ts';
import { plainReading } from './plain-reading.ts';

const read = (text: string): string[] =>
  Object.entries(extractFields([plainReading(text)]))
    .filter(([name, value]) => name.startsWith('experiencia') && value !== null)
    .map(([name]) => name.replace('experiencia_', ''));

describe('experience', () => {
  test.each([
    ['EXPERIENCIA LABORAL\nTeleoperadora, Atento Chile (2019 - 2021)', 'callcenter'],
    ['EXPERIENCIA LABORAL\n2019 - 2021 Konecta\nCargo: Ejecutiva de atención al cliente', 'callcenter'],
    ['EXPERIENCIA LABORAL\nAnalista, Sur SpA (2019 - 2021)\n- Atención de 80 llamadas diarias', 'callcenter'],
    ['EXPERIENCIA LABORAL\nVendedor integral, Falabella (2019 - 2021)', 'retail'],
    ['EXPERIENCIA LABORAL\nCajera part time, Líder (2019 - 2021)', 'retail'],
    ['EXPERIENCIA LABORAL\nProcurador judicial, Orpro (2019 - 2021)', 'judicial'],
    ['EXPERIENCIA LABORAL\nAsistente legal, Notaría Reyes (2019 - 2021)', 'judicial'],
    ['EXPERIENCIA LABORAL\nAsistente administrativa, Ingevec (2019 - 2021)', 'administrativa'],
    ['EXPERIENCIA LABORAL\nSecretaria recepcionista, Clínica Los Carrera (2019 - 2021)', 'administrativa'],
    ['PERFIL\nTengo 5 años de experiencia como cajera en supermercados.', 'retail'],
  ])('is told by a job: %j', (text, flag) => {
    expect(read(text)).toEqual([flag]);
  });

  test.each([
    'EDUCACIÓN\nTécnico Jurídico, AIEP (2015 - 2017)',
    'CURSOS\nCurso de Cajero Bancario y Comercial (2019)',
    'EXPERIENCIA LABORAL\nPeluquera, Falabella Retail S.A. (2019 - 2021)'.replace('Retail ', ''),
    'EXPERIENCIA LABORAL\nVendedor de seguros, Consorcio (2019 - 2021)',
    'EXPERIENCIA LABORAL\nAsesora del hogar, casa particular (2019 - 2021)',
    'PERFIL\nMe gustaría trabajar como cajera o secretaria.',
    'Cargo al que postula: Teleoperador',
    'REFERENCIAS\nAna Soto, jefa de tienda, Ripley, 2019 - 2021',
  ])('is not told by studies, courses, wishes, firms or referees: %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});
