import { pdfOf } from '../extract/pdf-writer.ts';
import type { HostileFile } from './files.ts';
import { pageOf, textContent } from './pages.ts';
import { documentXml, docxOf, zipOf } from './zip-writer.ts';

/** An OLE container whose directory names these streams. */
export function oleOf(streams: readonly string[]): Buffer {
  const file = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  ['Root Entry', ...streams].slice(0, 4).forEach((name, i) => {
    const at = 1024 + i * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE(name.length * 2 + 2, at + 64);
    file.writeUInt8(i === 0 ? 5 : 2, at + 66);
  });
  return file;
}

/** Files that are not what their name says, are locked, or are not whole. */
export function hostileDisguises(persona: readonly string[]): HostileFile[] {
  const pdf = pageOf({ dict: '', data: Buffer.from(textContent(persona), 'latin1') });
  const docx = docxOf(documentXml(persona));
  const failed = ['fallido'] as const;
  const macros = docxOf(documentXml(persona), [{ name: 'word/vbaProject.bin', data: 'macro' }]);
  const locked = docxOf({ name: 'word/document.xml', data: documentXml(persona), encrypted: true });
  const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`;
  const protectedPdf = pdfOf(
    ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
    `${encrypt}/ID[<00><00>]`,
  );
  return [
    { name: 'empty.pdf', bytes: new Uint8Array(0), ends: failed },
    { name: 'blanks.pdf', bytes: Buffer.alloc(5000, ' '), ends: failed },
    { name: 'page.html.pdf', bytes: Buffer.from(`<!DOCTYPE html><p>${persona.join('<p>')}`), ends: failed },
    {
      name: 'html-with-mark.pdf',
      bytes: Buffer.from(`<html><!-- %PDF-1.7 --><p>${persona.join('<p>')}`),
      ends: failed,
    },
    { name: 'program.docx', bytes: Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(4000, 7)]), ends: failed },
    { name: 'program.doc', bytes: Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(4000, 7)]), ends: failed },
    { name: 'script.pdf', bytes: Buffer.from('#!/bin/sh\n# %PDF-1.4\necho hola\n'), ends: failed },
    { name: 'rich-text.doc', bytes: Buffer.from(`{\\rtf1\\ansi ${persona.join('\\par ')}}`), ends: failed },
    { name: 'archive.docx', bytes: zipOf([{ name: 'cv.txt', data: 'hola' }]), ends: failed },
    {
      name: 'sheet.docx',
      bytes: zipOf([
        { name: '[Content_Types].xml', data: '' },
        { name: 'xl/workbook.xml', data: '' },
      ]),
      ends: failed,
    },
    { name: 'macros.docx', bytes: macros, ends: failed },
    { name: 'sheet.doc', bytes: oleOf(['Workbook']), ends: failed },
    { name: 'hollow.doc', bytes: oleOf(['WordDocument']), ends: failed },
    { name: 'locked.pdf', bytes: protectedPdf, ends: failed },
    { name: 'locked-office.docx', bytes: oleOf(['EncryptionInfo', 'EncryptedPackage']), ends: failed },
    { name: 'locked-zip.docx', bytes: locked, ends: failed },
    { name: 'half.pdf', bytes: pdf.subarray(0, pdf.length - 400), ends: ['leido', 'fallido'] },
    { name: 'head.pdf', bytes: pdf.subarray(0, 40), ends: failed },
    { name: 'tail-garbage.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(3000, 'x')]), ends: ['leido'] },
    { name: 'no-directory.docx', bytes: docx.subarray(0, docx.lastIndexOf('PK\x01\x02') - 70), ends: ['leido'] },
    { name: 'first-bytes.docx', bytes: docx.subarray(0, 120), ends: failed },
  ];
}
