import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../hostile/pages.ts';
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

  it('is read from eight pages at most', async () => {
    const kids = Array.from({ length: 30 }, (_, i) => `${i + 5} 0 R`).join(' ');
    const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 3 0 R>>>>>>';
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
    const objects = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids}]/Count 30>>`, font];
    const content = painted('BT /F1 10 Tf 50 700 Td (Rosa) Tj ET');
    const documento = await extractPdf(pdfOf([...objects, content, ...Array<string>(30).fill(page)]));
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
});
