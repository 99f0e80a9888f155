import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, MIME, TIPOS_PUBLICOS } from '../archivos.ts';
import { cv, cvs } from './files.suite.ts';
import { type Elegido, fillPercent, type Local, addFiles as rules } from './selection.ts';

const addFiles = (archivos: readonly Elegido[], chosen: readonly Local[]) => rules(archivos, chosen, TIPOS_PUBLICOS);

describe('choosing CVs', () => {
  it('takes PDF and .docx whatever the case of their extension, in the order chosen', () => {
    const { archivos, avisos } = addFiles([], [cv('Ana.PDF'), cv('Luis.docx', { type: '' }), cv('Eva.pdf')]);
    expect(archivos.map(({ file }) => file.name)).toEqual(['Ana.PDF', 'Luis.docx', 'Eva.pdf']);
    expect(avisos).toEqual([]);
  });

  it('takes a file a phone hands over without extension, by its type', () => {
    expect(addFiles([], [cv('documento', { type: MIME.pdf })]).archivos).toHaveLength(1);
    expect(addFiles([], [cv('documento', { type: 'image/jpeg' })]).archivos).toHaveLength(0);
  });

  it('says of each what it seems, which its badge tells', () => {
    const { archivos } = addFiles([], [cv('Ana.PDF', { type: MIME.docx }), cv('CV de Luis', { type: MIME.docx })]);
    expect(archivos.map(({ tipo }) => tipo)).toEqual(['pdf', 'docx']);
  });

  it('refuses any other kind by name, also one that only claims to be a PDF', () => {
    const { archivos, avisos } = addFiles([], [cv('foto.jpg'), cv('viejo.doc'), cv('cv.exe', { type: MIME.pdf })]);
    expect(archivos).toEqual([]);
    expect(avisos).toEqual([
      { motivo: 'Solo se permiten archivos PDF o Word (.docx).', nombres: ['foto.jpg', 'viejo.doc', 'cv.exe'] },
    ]);
  });

  it('tells of empty files and those over 10 MB before anything is sent', () => {
    const { archivos, avisos } = addFiles(
      [],
      [
        cv('nada.pdf', { size: 0 }),
        cv('justo.pdf', { size: MAX_FILE_BYTES }),
        cv('pesa.pdf', { size: MAX_FILE_BYTES + 1 }),
      ],
    );
    expect(archivos.map(({ file }) => file.name)).toEqual(['justo.pdf']);
    expect(avisos).toEqual([
      { motivo: 'El archivo está vacío.', nombres: ['nada.pdf'] },
      { motivo: 'El archivo pesa más de 10 MB.', nombres: ['pesa.pdf'] },
    ]);
  });

  it('lists the same file once, and two files of one name when they differ', () => {
    const first = addFiles([], [cv('cv.pdf')]).archivos;
    const { archivos, avisos } = addFiles(first, [
      cv('cv.pdf'),
      cv('cv.pdf', { size: 9 }),
      cv('cv.pdf', { lastModified: 7 }),
    ]);
    expect(archivos).toHaveLength(3);
    expect(avisos).toEqual([{ motivo: 'Ya estaba en la lista.', nombres: ['cv.pdf'] }]);
  });

  it('keeps the first fifty and counts the ignored ones, not those it refused anyway', () => {
    const first = addFiles([], cvs(48)).archivos;
    const { archivos, avisos } = addFiles(first, [cv('a.txt'), cv('x.pdf'), cv('y.pdf'), cv('z.pdf'), cv('w.pdf')]);
    expect(archivos).toHaveLength(50);
    expect(avisos.map(({ motivo }) => motivo)).toEqual([
      'Solo se permiten archivos PDF o Word (.docx).',
      'Solo se pueden cargar 50 archivos por envío. Se ignoraron 2.',
    ]);
  });

  it('never gives two files of the list one identity', () => {
    const first = addFiles([], cvs(3)).archivos.slice(1);
    const { archivos } = addFiles(first, [cv('nuevo.pdf')]);
    expect(new Set(archivos.map(({ id }) => id)).size).toBe(3);
  });

  it('fills the bar by two percent a file, never past the end', () => {
    expect([0, 1, 25, 50, 51].map(fillPercent)).toEqual([0, 2, 50, 100, 100]);
  });
});
