import { MAX_CELDA } from '@recluta/domain/importacion';
import { describe, expect, it } from 'vitest';
import { workbook, zipOf } from '../testing/workbook.ts';
import { readTable } from './readTable.ts';
import { Unreadable } from './unreadable.ts';

const HEADS = ['Razón Social', 'R.U.T.', 'tipo', 'Descripción'];
const book = (rows: Parameters<typeof workbook>[0][number]['rows'], after?: string) =>
  zipOf(workbook([{ name: 'Hoja1', rows, ...(after && { after }) }]));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const razonOf = (bytes: Uint8Array<ArrayBuffer>, name = 'lista.xlsx') =>
  readTable(bytes, name, 'empresas').then(
    () => 'leído',
    (error: unknown) => (error instanceof Unreadable ? `${error.razon}${error.n ? ` ${error.n}` : ''}` : error),
  );
const celdas = async (bytes: Uint8Array<ArrayBuffer>, name = 'lista.xlsx') =>
  (await readTable(bytes, name, 'empresas')).rows.map((row) => [row.fila, ...row.celdas]);

describe('a workbook', () => {
  it('gives its texts, numbers, values of formulas and days as a person reads them', async () => {
    const bytes = await book([
      HEADS,
      ['Ñuñoa & <Cía>', 760864285, { xml: '<c t="s"><v>0</v></c>' }, { xml: '<c s="1"><v>46096</v></c>' }],
      [
        { xml: '<c t="str"><f>A1&amp;"x"</f><v>=Suma</v></c>' },
        { xml: '<c><v>7.60864285E8</v></c>' },
        { xml: '<c t="b"><v>1</v></c>' },
        { xml: '<c s="2"><v>46096.75</v></c>' },
      ],
      ['\u202eשלום', { xml: '<c t="e"><v>#N/A</v></c>' }, null, { xml: '<c s="3"><v>5</v></c>' }],
    ]);
    expect(await celdas(bytes)).toEqual([
      [2, 'Ñuñoa & <Cía>', '760864285', 'Cobranza', '2026-03-15'],
      [3, '=Suma', '760864285', 'Sí', '2026-03-15'],
      [4, '\u202eשלום', '', '', '5'],
    ]);
  });

  it('is understood by its heads, whatever their accents, capitals and signs, below a title', async () => {
    const bytes = await book([['Empresas de 2026'], [], HEADS, ['Andes', '1-9']]);
    const table = await readTable(bytes, 'x.xlsx', 'empresas');
    expect(table.suggested).toEqual(['nombre', 'rut', 'tipo', 'descripcion']);
    expect(table.rows).toEqual([{ fila: 4, celdas: ['Andes', '1-9'] }]);
  });

  it('keeps the numbers of its rows past empty ones, and gives a merged cell to every row it covers', async () => {
    const bytes = await book(
      [['Nombre', 'Tipo'], ['Uno', 'Final'], [], ['Dos'], ['Tres']],
      '<mergeCells><mergeCell ref="B2:B4"/></mergeCells>',
    );
    expect(await celdas(bytes)).toEqual([
      [2, 'Uno', 'Final'],
      [4, 'Dos', 'Final'],
      [5, 'Tres'],
    ]);
  });

  it('saved from a list that was exported holds what that list held', async () => {
    expect(
      await celdas(
        await book([
          ['Nombre', 'RUT'],
          ["'-Andes", "'760864285"],
          ["'Ñandú'", '1-9'],
        ]),
      ),
    ).toEqual([
      [2, '-Andes', '760864285'],
      [3, "'Ñandú'", '1-9'],
    ]);
  });

  it('with several sheets is read from the first visible one that holds anything', async () => {
    const parts = workbook([
      { name: 'Oculta', rows: [['Nombre'], ['No']], hidden: true },
      { name: 'Vacía', rows: [] },
      { name: 'Datos', rows: [['Nombre'], ['Sí']] },
    ]);
    const table = await readTable(await zipOf(parts), 'x.xlsx', 'empresas');
    expect(table).toMatchObject({ hoja: 'Datos', hojas: 2, rows: [{ fila: 2, celdas: ['Sí'] }] });
  });

  it('has its texts cut only past what any field takes, so that the server can say so', async () => {
    const [row] = await celdas(await book([['Nombre'], ['ñ'.repeat(50_000)]]));
    expect(String(row?.[1])).toHaveLength(MAX_CELDA + 1);
  });

  it('of the Excel of a Mac from before 2011 counts its days from 1904', async () => {
    const parts = workbook([{ name: 'H', rows: [['Nombre'], [{ xml: '<c s="1"><v>44634</v></c>' }]] }], {
      'xl/workbook.xml':
        '<workbook><workbookPr date1904="1"/><sheets><sheet name="H" sheetId="1" r:id="rId1"/></sheets></workbook>',
    });
    expect(await celdas(await zipOf(parts))).toEqual([[2, '2026-03-15']]);
  });
});

describe('what cannot be read is refused by its name', () => {
  const one = workbook([{ name: 'H', rows: [['Nombre'], ['Uno']] }]);
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>, string]>([
    ['nothing', () => new Uint8Array(0), 'vacio'],
    ['more than 10 MB', () => new Uint8Array(10 * 1024 * 1024 + 1), 'grande'],
    ['an Excel of before 2007', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'xls'],
    [
      'a workbook with a password',
      () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...'EncryptedPackage'].flatMap((c) => [c.charCodeAt(0), 0])]),
      'protegido',
    ],
    ['a zip with a password', () => zipOf(one, { encrypted: true }), 'protegido'],
    ['macros', () => zipOf({ ...one, 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['another document', () => zipOf({ 'word/document.xml': '<w/>' }), 'otro_formato'],
    ['no zip at all under the name of one', () => bytesOf('Nombre;Tipo\nUno;Final'), 'danado'],
    ['a workbook that was cut off', async () => (await zipOf(one)).slice(0, 200), 'danado'],
    [
      'a sheet that ends in the middle',
      () => zipOf({ ...one, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v>' }),
      'danado',
    ],
    ['heads without rows', () => book([HEADS]), 'sin_datos'],
    [
      '100,000 rows',
      () => book([['Nombre'], ...Array.from({ length: 100_000 }, (_, i) => [i])]),
      'muchas_filas 100000',
    ],
    ['a bomb', () => zipOf({ ...one, 'xl/sharedStrings.xml': ' '.repeat(201 * 1024 * 1024) }), 'descomprime'],
  ])('%s', async (_, make, razon) => {
    expect(await razonOf(await make())).toBe(razon);
  });

  it('a PDF under the name of a text', async () => {
    expect(await razonOf(bytesOf('%PDF-1.7'), 'lista.csv')).toBe('otro_formato');
  });
});

describe('a text with separators', () => {
  it('is read with its mark, quotes, line ends and guarded formulas', async () => {
    const text = '\ufeffNombre;RUT;Descripción\r\n"Uno; ""dos""";\'760864285;"dos\nlíneas"\r\n\r\n\'=1+1;;\r\n';
    expect(await celdas(bytesOf(text), 'x.csv')).toEqual([
      [2, 'Uno; "dos"', '760864285', 'dos\nlíneas'],
      [4, '=1+1'],
    ]);
  });

  it('may be separated by commas or tabs, and be written by an Excel of Chile', async () => {
    expect(await celdas(bytesOf('nombre,tipo\n"Uno, S.A.",final'), 'x.csv')).toEqual([[2, 'Uno, S.A.', 'final']]);
    expect(await celdas(bytesOf('sep=\t\nnombre\ttipo\nUno\tfinal'), 'x.csv')).toEqual([[2, 'Uno', 'final']]);
    const latin = Uint8Array.from([...'Nombre;Tipo\nNu'].map((c) => c.charCodeAt(0)).concat(0xf1, 0x6f, 0x61));
    expect(await celdas(latin, 'x.csv')).toEqual([[2, 'Nuñoa']]);
  });
});
