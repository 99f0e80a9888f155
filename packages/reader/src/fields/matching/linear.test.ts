import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';

const MEGABYTE = 1_000_000;
/** The slowest takes a tenth of it; a step for every pair of characters takes minutes. */
const LIMIT = 3000;

/** Others on the same core can double what a text takes, hardly three times in a row. */
const TRIES = 3;

function millisecondsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const of = (piece: string) => piece.repeat(Math.ceil(MEGABYTE / piece.length)).slice(0, MEGABYTE);

describe('a hostile text', () => {
  test.each([
    '1',
    '1 ',
    '1.',
    '9 8765 4321 ',
    '.',
    'a.a.a.',
    'x@b.b.b.',
    '@',
    'a ',
    'Juan Pérez ',
    'renta ',
    '$',
    '\t',
    '-',
    '(',
    'a\n',
    'Nombre: ',
    'chilena ',
    'mil ',
    'R.U.T. ',
    'Excel ',
    'gmail.com ',
    'jefe: ',
    'ana.soto@x.cl Ana Soto\n',
    'presento a ',
    '[ ] ',
    'tesorera ',
    '550 lucas o ',
    'Condiciones\n',
    'R y ',
    'Cuéntanos de tu ',
    'soy ',
    'sistema Word ',
    'Excel y Zentralis ',
    'aspiro a ',
    '9. A\n',
    'SOFTWARE\nABC DEF\n',
    'clientes y ',
    'cada 3.500 la ',
    'trabaje un ',
    'ExcelWord ',
    'SOFTWARE\nExcelPowerWord\n',
    'excelwordsap',
    'quien suscribe, ',
    'yo, a ',
    '✨ ',
    'cel..',
    '[9] ',
    'ana soto rut ',
    'ANA\t\n',
    'de mi hija ',
    'avisar en almacen ',
    'soy la mama de ',
    'renta 900.000\t',
    'busco 900 ',
    'Notion de ',
    'veo en Abxel ',
    'en Abxel Notion ',
    'No uso\n',
    'Word\tX\n',
    '2019 - 2020\t',
    '@ana.soto\n',
    'ana_soto ',
    'Ing. Geomensor ',
    '500.000 o ',
  ])('of a megabyte of %j takes less than three seconds of the processor', (piece) => {
    const reading = { ...plainReading(of(piece)), ocr: true };
    const taken: number[] = [];
    do taken.push(millisecondsOf(() => extractFields([reading])));
    while (Math.min(...taken) >= LIMIT && taken.length < TRIES);
    expect(Math.min(...taken)).toBeLessThan(LIMIT);
  });
});
