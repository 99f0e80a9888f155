import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const read = (...texts: string[]) =>
  extractFields(texts.map((text) => plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\n${text}`))).tecnologias.map(
    ({ valor }) => valor,
  );

describe('a tool by the name people call it', () => {
  test.each<[string, string[]]>([
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
