import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERSONA } from '../hostile/files.ts';
import { pageOf, pagesOf } from '../hostile/pages.ts';
import { readings } from '../text/readings.ts';
import { extractPdf } from './pdf.ts';
import { type PdfObject, pdfOf } from './pdf-writer.ts';

const painted = (content: string): PdfObject => ({ dict: '', data: Buffer.from(content, 'latin1') });
const textOf = async (bytes: Uint8Array) => readings(await extractPdf(bytes))[0]?.texto;
const fixture = (name: string) => readFileSync(new URL(`../../fixtures/cvs/${name}`, import.meta.url));

describe('the text of a PDF', () => {
  it('parts words and cells by where they stand, also when no blank was painted', async () => {
    const content = 'BT /F1 10 Tf 50 700 Td (+56) Tj 24 0 Td (9346) Tj 200 0 Td (rosa@gmail.com) Tj ET';
    expect(await textOf(pageOf(painted(content)))).toBe('+56 9346\trosa@gmail.com');
  });

  it('leaves out what lies outside of the sheet', async () => {
    const content = 'BT /F1 10 Tf 50 700 Td (Rosa) Tj 2000 0 Td (Java Python SAP) Tj ET';
    expect(await textOf(pageOf(painted(content)))).toBe('Rosa');
  });

  it('closes titles set with wide spacing into words', async () => {
    const text = await textOf(fixture('pdf/pdfkit__11.pdf'));
    expect(text).toContain('RODRIGO ROJAS\nCONTRERAS');
  });

  it('has the address behind an icon that shows none', async () => {
    const link = '<</Type/Annot/Subtype/Link/Rect[50 690 80 710]/A<</S/URI/URI(mailto:rosa@example.cl)>>>>';
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Annots[6 0 R]/Resources<</Font<</F1 4 0 R>>>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      painted('BT /F1 10 Tf 50 750 Td (Rosa Huenchumil) Tj ET'),
      link,
    ]);
    expect(await textOf(bytes)).toBe('Rosa Huenchumil\nrosa@example.cl');
  });

  it('knows what the fonts of TeX join, which say nothing but the numbers of their glyphs', async () => {
    const lines = ['(so\x1ca@example.cl, o\x1ece, \x1dujo)', '(2019 \x15 2021)'];
    const content = `BT /F1 11 Tf 14 TL 50 780 Td ${lines.join(' Tj T* ')} Tj ET`;
    const codes = [...new Set(content)].map((sign) => sign.charCodeAt(0));
    const names = codes.map((code) => `${code}/a${code}`).join(' ');
    const font = `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 0/LastChar 255/Widths[${'5 '.repeat(256)}]/CharProcs<<>>/Encoding<</Differences[${names}]>>>>`;
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
      font,
      painted(content),
    ]);
    expect(await textOf(bytes)).toBe('sofia@example.cl, office, flujo\n2019 – 2021');
  });

  it('has the accents that a fount of small capitals paints by themselves', async () => {
    const span = (letters: string) => `/Span<</ActualText <FEFF${letters}>>> BDC`;
    const content = `BT /F1 20 Tf 50 700 Td (Hazb) Tj ${span('00FA')} 44 0 Td (u) Tj /F2 20 Tf 4 1 Td (A) Tj EMC /F1 20 Tf 7.2 -1 Td (n Soto) Tj ET`;
    const meaning = '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <0000> endbfchar';
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 7 0 R/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 65/LastChar 65/Widths[0]/CharProcs<</a 8 0 R>>/Encoding<</Differences[65/a]>>/ToUnicode 6 0 R>>',
      painted(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap ${meaning} endcmap`),
      painted(content),
      painted('0 0 0 0 9 9 d1 0 7 3 1 re f'),
    ]);
    expect(await textOf(bytes)).toBe('Hazbún Soto');
  });

  it('has its words whole where Ghostscript put letter by letter what Chrome had drawn', async () => {
    const lines = ['Rosa Huenchumil', 'rosa@example.cl', 'Cajera en Temuco'];
    const letters = lines.flatMap((line, row) =>
      [...line].map((letter, i) => `1 0 0 1 ${50 + 6.1 * i} ${700 - 20 * row} Tm (${letter}) Tj`),
    );
    const content = `BT /F1 1.2 Tf ${letters.filter((one) => !one.includes('( )')).join(' ')} ET`;
    const codes = [...new Set(lines.join(''))];
    const glyphs = codes.map((letter) => `/g${letter.charCodeAt(0)} 6 0 R`).join(' ');
    const names = codes.map((letter) => `${letter.charCodeAt(0)}/g${letter.charCodeAt(0)}`).join(' ');
    const unicode = codes.map(
      (letter) => `<${letter.charCodeAt(0).toString(16)}> <00${letter.charCodeAt(0).toString(16)}>`,
    );
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
      `<</Type/Font/Subtype/Type3/FontBBox[0 -200 500 800]/FontMatrix[.01 0 0 .01 0 0]/FirstChar 0/LastChar 255/Widths[${'500 '.repeat(256)}]/CharProcs<<${glyphs}>>/Encoding<</Differences[${names}]>>/ToUnicode 7 0 R>>`,
      painted(content),
      painted('500 0 d0'),
      painted(
        `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${unicode.join(' ')} endbfchar endcmap`,
      ),
    ]);
    expect(await textOf(bytes)).toBe(lines.join('\n'));
  });

  it('has a title once that is painted again beside itself for a shadow, and a word as often as it is said', async () => {
    const title = [1.5, 0].map((dx) => `BT /F1 30 Tf ${50 + dx} 740 Td (Rosa Huenchumil) Tj ET`);
    const words = [700, 680].map((y) => `BT /F1 11 Tf 50 ${y} Td (Cajera) Tj ET`);
    expect(await textOf(pageOf(painted([...title, ...words].join('\n'))))).toBe('Rosa Huenchumil\nCajera\nCajera');
  });

  it('parts a label, its value and the next label that are printed against one another', async () => {
    const content = 'BT /F1 10 Tf 50 700 Td (Documento) Tj 51.13 0 Td (RUT 14.057.392-2Correohernan@example.cl) Tj ET';
    expect(await textOf(pageOf(painted(content)))).toBe('Documento\tRUT 14.057.392-2\tCorreo\thernan@example.cl');
  });

  it('parts a name from the trade behind it in letters of half its size', async () => {
    const content = 'BT /F1 22 Tf 50 700 Td (Rosa Cuevas) Tj /F1 10 Tf 132.04 0 Td (CAJERA) Tj ET';
    expect(await textOf(pageOf(painted(content)))).toBe('Rosa Cuevas\tCAJERA');
  });

  it('has its letters once where they are painted twice to look bold', async () => {
    const widths: Record<string, number> = { i: 222, l: 222, ' ': 278, m: 833, c: 500, s: 500, R: 722, H: 722 };
    const bold = (text: string, y: number) => {
      let x = 50;
      return [...text].map((letter) => {
        const at = (dx: number) => `BT /F1 11 Tf ${(x + dx).toFixed(2)} ${y} Td (${letter}) Tj ET`;
        const twice = [at(0), at(0.3)].join(' ');
        x += (widths[letter] ?? 556) * 0.011;
        return twice;
      });
    };
    const words = [0, 0.4].map((dx) => `BT /F1 11 Tf ${50 + dx} 700 Td (Cajera) Tj ET`);
    const content = [...bold('Rosa Huenchumil', 740), ...words, 'BT /F1 11 Tf 50 680 Td (Temuco) Tj ET'].join('\n');
    expect(await textOf(pageOf(painted(content)))).toBe('Rosa Huenchumil\nCajera\nTemuco');
  });

  it('is read where a password is asked for copying and printing alone', async () => {
    const locked = readFileSync(new URL('../../fixtures/locked/owner.pdf', import.meta.url));
    expect((await textOf(locked))?.split('\n')).toEqual(PERSONA);
  });

  it('is read from eight pages at most', async () => {
    const documento = await extractPdf(pagesOf(30, painted('BT /F1 10 Tf 50 700 Td (Rosa) Tj ET')));
    expect(documento).toMatchObject({ totalPaginas: 30, paginas: { length: 8 } });
  });

  it('stays whole on a sheet that is shown turned', async () => {
    const sideways = painted('BT /F1 10 Tf 0 1 -1 0 100 100 Tm (Rosa) Tj 80 0 Td (Cajera) Tj ET');
    const whole = pageOf(sideways).toString('latin1').replace('/Type/Page/', '/Type/Page/Rotate 90/');
    expect(await textOf(Buffer.from(whole, 'latin1'))).toBe('Rosa\tCajera');
  });
});

describe('a form in PDF', () => {
  it('is read with the answers typed into its fields', async () => {
    const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(correo)/V(rosa@example.cl)/Rect[150 740 300 755]>>';
    const bytes = pdfOf([
      '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Annots[6 0 R]/Resources<</Font<</F1 4 0 R>>>>>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      painted('BT /F1 10 Tf 50 743 Td (Correo @:) Tj ET'),
      field,
    ]);
    expect(await textOf(bytes)).toBe('Correo @:\trosa@example.cl');
  });

  const answered = (answers: readonly string[], catalog = '', more: readonly PdfObject[] = []) => {
    const notes = answers.map((_, i) => `${6 + i} 0 R`).join(' ');
    return pdfOf([
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Annots[${notes}]/Resources<</Font<</F1 4 0 R>>>>>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      painted('BT /F1 10 Tf 50 743 Td (Enviar a rrhh@example.cl) Tj ET'),
      ...answers,
      ...more,
    ]);
  };

  it('tells what was chosen and what a field shows, and no tick', async () => {
    const shown: PdfObject = {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 150 15]/Resources<</Font<</F1 4 0 R>>>>',
      data: Buffer.from('BT /F1 10 Tf 2 3 Td (Temuco) Tj ET'),
    };
    const chosen =
      '<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(a)/Opt[(Peruana)(Chilena)]/V(Chilena)/Rect[50 700 200 715]>>';
    const tick = '<</Type/Annot/Subtype/Widget/FT/Btn/T(b)/V/Yes/AS/Yes/Rect[50 680 60 690]>>';
    const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(c)/Rect[50 660 200 675]/AP<</N 9 0 R>>>>';
    const bytes = answered([chosen, tick, field], '/AcroForm<</Fields[6 0 R 7 0 R 8 0 R]>>', [shown]);
    expect(await textOf(bytes)).toBe('Enviar a rrhh@example.cl\nChilena\nTemuco');
  });

  it('is read with what was typed upon it, though an address is printed', async () => {
    const typed = '<</Type/Annot/Subtype/FreeText/Contents(Rosa Huenchumil)/DA(/Helv 11 Tf)/Rect[50 700 300 715]>>';
    expect(await textOf(answered([typed]))).toBe('Enviar a rrhh@example.cl\nRosa Huenchumil');
  });
});
