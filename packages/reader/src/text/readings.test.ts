import { describe, expect, it } from 'vitest';
import type { Documento, Item } from './document.ts';
import { evidenceAt, lineAt } from './evidence.ts';
import { pageOf, printed } from './printed.suite.ts';
import { readings } from './readings.ts';

const item = (texto: string, x: number, baseline: number, tam = 10): Item =>
  printed(texto, { x, y: baseline - tam, ancho: texto.length * tam * 0.5, tam });
const page = (items: Item[]): Documento => ({
  tipo: 'pdf',
  paginas: [pageOf(items)],
  totalPaginas: 1,
  ocr: false,
});
const geometric = (items: Item[]) => readings(page(items)).at(-1)?.texto.split('\n');

const sidebar = ['CONTACTO', 'Temuco', 'rosa@example.cl', 'IDIOMAS', 'Mapudungun'];
const main = [
  'Rosa Huenchumil',
  'Cajera en supermercados y ferias',
  'EXPERIENCIA',
  'Supermercado Sur',
  'Caja y reposición',
];
const twoColumns = [
  ...sidebar.map((texto, i) => item(texto, 40, 100 + 17 * i)),
  ...main.map((texto, i) => item(texto, 220, 104 + 21 * i)),
];
/** The same page, painted as design tools do. */
const scrambled = twoColumns.map((_, i) => twoColumns[(i * 7) % twoColumns.length]).filter((i) => i !== undefined);

describe('the order that text is read in', () => {
  it('puts columns back together whatever order they were painted in', () => {
    expect(geometric(scrambled)).toEqual([...sidebar, ...main]);
  });

  it('keeps labels beside their answers', () => {
    const labels = ['Nombre:', 'RUT:', 'Teléfono:', 'Correo:'];
    const answers = ['Rosa Huenchumil', '12.345.678-5', '+56 9 8765 4321', 'rosa@example.cl'];
    const form = [
      ...labels.map((texto, i) => item(texto, 40, 100 + 20 * i)),
      ...answers.map((texto, i) => item(texto, 200, 100 + 20 * i)),
    ];
    expect(geometric(form)).toEqual(labels.map((label, i) => `${label}\t${answers[i]}`));
  });

  it('reads the rows of a form that has two pairs in each across, also beside and below other lines', () => {
    const rows = [
      ['Apellidos', 'Maldonado Riffo', 'Nombres', 'Sergio Enrique'],
      ['RUT', '12.605.377-0', 'Nacionalidad', 'Chileno'],
      ['Dirección', 'Los Morros 11.842, El Bosque', 'Teléfono', '9 5098 3317'],
      ['Correo', 'No tiene', 'AFP / Salud', 'Provida / Fonasa B'],
    ];
    const at = [40, 140, 320, 420];
    const lines = ['Centinela Austral Seguridad', 'RUT 78.543.210-K', 'Mesa central 2 2555 8100', 'POSTULANTE'];
    const form = [
      ...['SOLICITUD DE EMPLEO', 'Folio 00873', 'Fecha 08-01-2024'].map((texto, i) => item(texto, 420, 62 + 11 * i)),
      ...lines.map((texto, i) => item(texto, 40, 68 + 11 * i)),
      ...rows.flatMap((cells, i) => cells.map((texto, k) => item(texto, at[k] ?? 0, 144 + 20 * i))),
      item('Prosegur Chile', 140, 240),
      item('Guardia de seguridad, 2016 a', 420, 240),
      item('2023', 420, 252),
    ];
    expect(geometric([...form].reverse())).toEqual(expect.arrayContaining(rows.map((cells) => cells.join('\t'))));
  });

  it('reads a table below its heads across, also where the heads are centred', () => {
    const rows = [
      ['Verónica Tello, jefa zonal', 'Farmacias Ahumada', '+56 9 9740 3315', 'vtello.zonal@fasa.cl'],
      ['Raúl Montenegro', 'Unimarc', '34 242 8006', 'rmontenegro@unimarc.cl'],
    ];
    const at = [40, 200, 320, 430];
    const heads = ['Contacto', 'Empresa', 'Celular', 'Correo'].map((texto, k) => item(texto, (at[k] ?? 0) + 25, 287));
    const lines = ['Sistemas', 'SAP Retail, Kronos', 'Referencias'].map((texto, i) => item(texto, 40, 219 + 22 * i));
    const below = ['Pretensión', 'Penaloza Bravo'].map((texto, i) => item(texto, 40, 353 + 22 * i));
    const cells = rows.flatMap((row, i) => row.map((texto, k) => item(texto, at[k] ?? 0, 307 + 20 * i)));
    const side = [item('2 / 2', 430, 375)];
    const said = geometric([...cells, ...heads, ...lines, ...below, ...side].reverse());
    expect(said).toEqual(expect.arrayContaining(rows.map((row) => row.join('\t'))));
  });

  it('reads what lies above the columns first', () => {
    const title = item('CURRICULUM VITAE DE ROSA HUENCHUMIL CAYUQUEO', 120, 50, 16);
    expect(geometric([...scrambled, title])?.[0]).toBe(title.texto);
  });

  it('offers only one reading when both say the same', () => {
    expect(readings(page([item('Rosa', 40, 100), item('Cajera', 40, 120)])).map((r) => r.orden)).toEqual(['stream']);
  });
});

describe('where something was read', () => {
  it('is a box on its page, in fractions from the top left', () => {
    const [reading] = readings(page([item('RUT: 12.345.678-5', 60, 400)]));
    if (reading === undefined) throw new Error('no reading');
    const inicio = reading.texto.indexOf('12.');
    const evidencia = evidenceAt(reading, inicio, reading.texto.length);
    expect(evidencia).toMatchObject({ texto: '12.345.678-5', pagina: 1, cajas: [{ y: 390 / 800, alto: 10 / 800 }] });
    // In Helvetica 'RUT: ' takes 2611 of the 8504 thousandths that the whole of it does.
    expect(evidencia.cajas[0]?.x).toBeCloseTo((60 + (85 * 2611) / 8504) / 600, 4);
    expect(evidencia.cajas[0]?.ancho).toBeCloseTo((85 * 5893) / 8504 / 600, 4);
  });

  it('takes narrow letters for narrow and wide ones for wide, whatever their accents', () => {
    const boxOf = (texto: string, words: string) => {
      const [reading] = readings(page([item(texto, 60, 400)]));
      if (reading === undefined) throw new Error('no reading');
      const inicio = reading.texto.indexOf(words);
      return evidenceAt(reading, inicio, inicio + words.length).cajas[0]?.ancho ?? 0;
    };
    expect(boxOf('illil, MMWMM', 'illil')).toBeLessThan(boxOf('illil, MMWMM', 'MMWMM') / 3);
    expect(boxOf('ÁRBOL grande', 'ÁRBOL')).toBe(boxOf('ARBOL grande', 'ARBOL'));
  });

  it('is two boxes when it goes on in the next line', () => {
    const [reading] = readings(page([item('Rosa Elena', 60, 100), item('Huenchumil', 60, 115)]));
    if (reading === undefined) throw new Error('no reading');
    expect(evidenceAt(reading, 0, reading.texto.length).cajas).toHaveLength(2);
    expect(lineAt(reading, reading.texto.indexOf('Huen'))?.texto).toBe('Huenchumil');
  });

  it('is where it lies in the picture, on a photograph that was straightened', () => {
    const documento = page([item('Rosa', 0, 10)]);
    const [pagina] = documento.paginas;
    // The sheet fills the right half of the picture.
    if (pagina !== undefined) pagina.aPagina = [0.5 / 600, 0, 0.5, 0, 1 / 800, 0, 0, 0, 1];
    const [reading] = readings(documento);
    if (reading === undefined) throw new Error('no reading');
    expect(evidenceAt(reading, 0, 4).cajas).toEqual([{ x: 0.5, y: 0, ancho: 0.01667, alto: 10 / 800 }]);
  });
});
