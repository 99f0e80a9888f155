import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const toolsOf = (job: string) =>
  extractFields([plainReading(`Ana María Soto Rojas\nRUT 12.345.678-5\nEXPERIENCIA\n${job}`)]).tecnologias;
const namesIn = (job: string) => toolsOf(job).map(({ valor }) => valor);

describe('a tool that no list has, told by what somebody does in it', () => {
  test.each<[string, string[]]>([
    ['2019 - 2023 Vendedora. Revisaba la cola de retiros en Quantorix y preparaba los pedidos.', ['Quantorix']],
    ['2019 - 2023 Asesor. Las encuestas de los clientes las miraba en Brindalia.', ['Brindalia']],
    ['2019 - 2023 Digitadora. Ingreso guías y tarjas al Frutmax, imprimo etiquetas Zebra.', ['Frutmax', 'Zebra']],
    ['2015 - 2018 Guardia. Abría las novedades en el libro digital Rondapro.', ['Rondapro']],
    ["2012 - 2018 Ejecutiva. Corro el modelo de riesgo en Moody's RiskBench y dejo la propuesta.", ['RiskBench']],
    ['2020 - 2022 Operadora. Despacho de móviles con mapa en Sistema TRUNK.', ['TRUNK']],
  ])('%j', (job, names) => expect(namesIn(job)).toEqual(names));

  test('is never sure', () =>
    expect(toolsOf('2019 - 2023 Asesor. Las encuestas de los clientes las miraba en Brindalia.')[0]?.seguro).toBe(
      false,
    ));
});

describe('a word that means something else as well is a tool where all around says so', () => {
  test.each<[string, string[]]>([
    ['2021 - 2024 Desarrolladora. Mido cada cambio con Amplitude y Jest.', ['Amplitude', 'Jest']],
    ['2021 - 2024 Garzón. Los despachos entraban por PedidosYa y Uber Eats.', ['PedidosYa', 'Uber Eats']],
  ])('%j', (job, names) => expect(namesIn(job)).toEqual(names));
});

describe('no tool', () => {
  test.each([
    '2019 - 2023 Electricista. Instalación de grupos electrógenos en Tongoy y Niebla.',
    '2019 - 2023 Developer. Designed services for an airline based in Dallas.',
    '2019 - 2023 Cajera. Atención de clientes en Multihogar.',
    '2019 - 2023 Cobrador. En moto, de puerta en puerta, registro de visitas en Colchagua.',
    '2019 - 2023 Chofer. Reparto de mercadería en Batuco.',
    '2019 - 2023 Consultor. Proyectos con Fluor y Hatch para Escondida.',
    '2019 - 2023 Estilista. Color con Majirel, alisado con Moroccan.',
    '2019 - 2023 Reponedora. Reposición en Jumbo y Bigger.',
    '2019 - 2023 Instructora. Clases en Energy, método Tabata y Spinning.',
    '2019 - 2023 Jefe de ventas. Facturé récord de ventas de repuestos en Manager Motors.',
    '2019 - 2023 Asesora. Cartera de clientes de la Corporación Brindalia.',
    '2019 - 2023 Barista. Carta y comandas, calibración de molinos Brindalia.',
    '2019 - 2023 Secretaria. Archivo de carpetas de la señora Quantorix.',
  ])('%j', (job) => expect(namesIn(job)).toEqual([]));
});
