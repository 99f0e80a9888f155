import { expect, it } from 'vitest';
import { TIPOS_PUBLICOS } from '../archivos.ts';
import { cv, cvs } from './files.suite.ts';
import { LOTE_BYTES, nextLote } from './lotes.ts';
import { addFiles, type Local } from './selection.ts';

const namesOf = (files: Local[]) => nextLote(addFiles([], files, TIPOS_PUBLICOS).archivos).map(({ file }) => file.name);

it('a request takes as many files as a slow phone gets through, and always one', () => {
  expect(namesOf(cvs(50))).toHaveLength(50);
  const size = LOTE_BYTES / 4;
  expect(namesOf(Array.from({ length: 9 }, (_, i) => cv(`${i}.pdf`, { size })))).toHaveLength(4);
  expect(namesOf([cv('grande.pdf', { size: 5 * LOTE_BYTES }), cv('otro.pdf')])).toEqual(['grande.pdf']);
});

it('files of one name go together, for they are told apart by their place in a request', () => {
  const size = LOTE_BYTES / 2;
  const files = [
    cv('cv.pdf', { size }),
    cv('a.pdf', { size }),
    cv('b.pdf', { size }),
    cv('cv.pdf', { size: size + 1 }),
  ];
  expect(namesOf(files)).toEqual(['cv.pdf', 'cv.pdf']);
});
