import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oleOf } from './hostile/disguises.ts';
import { documentXml, docxOf, zipOf } from './hostile/zip-writer.ts';
import { sniff } from './kind.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/cvs/${name}`, import.meta.url));

describe('the kind of a file is decided by its content', () => {
  it('knows PDF, DOCX and DOC, whatever they are called', () => {
    expect(sniff(fixture('pdf/pdfkit__11.pdf'))).toBe('pdf');
    expect(sniff(fixture('docx/ficha__15.docx'))).toBe('docx');
    expect(sniff(fixture('doc/clasico__0.doc'))).toBe('doc');
  });

  it('needs only the first bytes of a PDF and of a DOC', () => {
    expect(sniff(fixture('pdf/pdfkit__11.pdf').subarray(0, 1024))).toBe('pdf');
    expect(sniff(fixture('doc/clasico__0.doc').subarray(0, 512))).toBe('doc');
  });

  it('accepts a PDF with some bytes before its mark', () => {
    expect(sniff(Buffer.from('\n\r\n  junk %PDF-1.3\n'))).toBe('pdf');
  });

  it('refuses a page or a program that carries the mark of a PDF', () => {
    expect(sniff(Buffer.from('<!DOCTYPE html><!-- %PDF-1.7 -->'))).toBeNull();
    expect(sniff(Buffer.from('MZ\x90 %PDF-1.7'))).toBeNull();
    expect(sniff(Buffer.from('#!/bin/sh\n# %PDF-1.7'))).toBeNull();
  });

  it('refuses macros, spreadsheets and plain archives', () => {
    expect(sniff(docxOf(documentXml(['hola']), [{ name: 'word/vbaProject.bin', data: 'x' }]))).toBeNull();
    expect(
      sniff(
        zipOf([
          { name: '[Content_Types].xml', data: '' },
          { name: 'xl/workbook.xml', data: '' },
        ]),
      ),
    ).toBeNull();
    expect(sniff(zipOf([{ name: 'cv.pdf', data: '%PDF-1.4' }]))).toBeNull();
    expect(sniff(oleOf(['Workbook']))).toBeNull();
  });

  it('keeps the kind of a DOCX cut short', () => {
    const whole = fixture('docx/ficha__15.docx');
    expect(sniff(whole.subarray(0, whole.length / 2))).toBe('docx');
  });

  it('takes a DOCX with a password for a DOCX: the person did send a CV', () => {
    expect(sniff(oleOf(['EncryptionInfo', 'EncryptedPackage']))).toBe('docx');
  });

  it('knows nothing in an empty file', () => {
    expect(sniff(new Uint8Array(0))).toBeNull();
  });
});
