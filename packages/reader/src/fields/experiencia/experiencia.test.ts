import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

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
    ['EXPERIENCIA (comience por la última)\nCentro Sur\tRecepcionista. Agenda de horas\t2022 - 2025', 'administrativa'],
    ['EXPERIENCIA LABORAL\nAsesora de ventas, Paris Parque Arauco (2018 - 2020)', 'retail'],
    ['EXPERIENCIA LABORAL\nTécnica en farmacia, Salcobrand (2018 - 2020)', 'retail'],
    ['EXPERIENCIA LABORAL\nFuncionaria, Tercer Juzgado Civil (2018 - 2020)', 'judicial'],
    ['PERFIL\nAbogado con 8 años de experiencia en litigación.', 'judicial'],
    ['PERFIL\nSecretaria con más de 20 años de trayectoria en colegios.', 'administrativa'],
    ['PERFIL\nMás de 5 años en call center, en campañas de retención.', 'callcenter'],
    ['PERFIL\nEntremedio fui secretaria en una consulta dental.', 'administrativa'],
    ['BARRA\ndiciembre 2021\tCaja y envoltorio de regalos en Falabella', 'retail'],
    ['2015–16\tEjecutivo part time en la plataforma telefónica de VTR', 'callcenter'],
    [
      'Función actual\tEncargada de sala y de cumplimiento de sentencias, ministra de fe, Juzgado de Garantía',
      'judicial',
    ],
    ['Mi presente\nHago unas 180 llamadas al día con marcador predictivo.', 'callcenter'],
    ['EMPLEADORES\nDe día preparo minutas de audiencia y cito testigos en un estudio.', 'judicial'],
    ['2012–2017 Mall Chino, local 44. Vender juguetes y menaje.', 'retail'],
    ['Estudio Soto & Cía., procurador (abril 2019 en adelante)', 'judicial'],
    ['¿Qué hice primero? Administrativo de flota en una empresa de buses.', 'administrativa'],
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
    'EXPERIENCIA LABORAL\nCajera restaurant, Tip y Tap (2019 - 2021)',
    'EXPERIENCIA LABORAL\nJefe de local, Burger King (2019 - 2021)',
    'EXPERIENCIA LABORAL\nAuxiliar de aseo, Falabella (2019 - 2021)',
    'EXPERIENCIA LABORAL\nVendedor ambulante (2015)',
    'EXPERIENCIA LABORAL\nContador General\nFalabella Retail S.A. (2019–2025)',
    'EXPERIENCIA LABORAL\nAnalista (2014-2017)\n- Órdenes de compra en Oracle Retail',
    'EXPERIENCIA LABORAL\nEncargada de sala cuna, Integra (2019 - 2021)',
    'REFERENCIAS\nAna Soto, jefa de tienda, Ripley, 2019 - 2021',
    'EXPERIENCE\n2011 to 2014\tPaper filing, Soto y Rojas Abogados',
    'Ripley casa matriz, diseñador, 2015–2018\nCaja de herramientas\nPhotoshop',
  ])('is not told by studies, courses, wishes, firms or referees: %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});

test('a row of licences in a form opens no section of courses', () => {
  const form =
    'Licencias\tA3 y B\nComercio\n2005 – 2016. Dueña de minimarket "La Guayaquileña". Compras, atención de público.';
  expect(read(form)).toEqual(['retail']);
});
