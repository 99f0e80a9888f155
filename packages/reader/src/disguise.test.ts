import { describe, expect, it } from 'vitest';
import { disguiseOf } from './disguise.ts';
import { hostileDisguises, oleOf } from './hostile/disguises.ts';
import { documentXml, docxOf, zipOf } from './hostile/zip-writer.ts';

const of = (text: string) => disguiseOf(Buffer.from(text, 'latin1'));
const zip = (...names: string[]) => disguiseOf(zipOf(names.map((name) => ({ name, data: 'x' }))));

describe('what a file is that is no CV', () => {
  it('is told of those that are called like one', () => {
    const told = Object.fromEntries(hostileDisguises(['Rosa']).map(({ name, bytes }) => [name, disguiseOf(bytes)]));
    expect(told).toMatchObject({
      'page.html.pdf': 'pagina',
      'html-with-mark.pdf': 'pagina',
      'program.docx': 'programa',
      'program.doc': 'programa',
      'script.pdf': 'programa',
      'rich-text.doc': 'rtf',
      'archive.docx': 'comprimido',
      'sheet.docx': 'planilla',
      'sheet.doc': 'planilla',
      'macros.docx': 'macros',
      'blanks.pdf': null,
    });
  });

  it('is told of pages, pictures and archives as browsers, phones and mail programs save them', () => {
    expect(of('\xef\xbb\xbf\r\n<!-- saved --><html>')).toBe('pagina');
    expect(of('MIME-Version: 1.0\r\nContent-Type: multipart/related')).toBe('pagina');
    expect(of('\xff\xd8\xff\xe0')).toBe('imagen');
    expect(of('\0\0\0\x18ftypheic')).toBe('imagen');
    expect(of('Rar!\x1a\x07')).toBe('comprimido');
    expect(of('hola')).toBeNull();
  });

  it('is told of documents of other programs', () => {
    expect(zip('mimetype', 'content.xml', 'META-INF/manifest.xml')).toBe('opendocument');
    expect(zip('Index/Document.iwa', 'preview.jpg')).toBe('pages');
    expect(zip('[Content_Types].xml', 'ppt/presentation.xml')).toBe('presentacion');
    expect(disguiseOf(oleOf(['PowerPoint Document']))).toBe('presentacion');
    expect(disguiseOf(oleOf(['WordDocument']))).toBe('doc');
    expect(disguiseOf(docxOf(documentXml(['hola']), [{ name: 'word/vbaProject.bin', data: 'x' }]))).toBe('macros');
  });
});
