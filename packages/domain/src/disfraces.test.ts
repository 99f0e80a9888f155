import { expect, it } from 'vitest';
import { disguiseMessage } from './disfraces.ts';

it('a file that is not what its name says is told what it is, and what to do', () => {
  expect(disguiseMessage('cv.PDF', 'pagina', null)).toBe(
    'Este se llama .pdf, pero por dentro es una página web: ábrelo y guárdalo como PDF.',
  );
  expect(disguiseMessage('cv.docx', 'programa', null)).toBe(
    'Este se llama .docx, pero por dentro es un programa: no lo abras, y elige el CV en PDF o Word.',
  );
  expect(disguiseMessage('cv.docx', null, null)).toContain('es otra cosa, o está dañado: ábrelo');
});

it('a name that says what the file is, or claims nothing that is taken, is no disguise', () => {
  expect(disguiseMessage('antiguo.doc', 'doc', null)).toBe('');
  expect(disguiseMessage('foto.heic', 'imagen', null)).toBe('');
  expect(disguiseMessage('sin nombre', null, null)).toBe('');
});

it('a photo that is called one is a photo, and no disguise; one of another kind says so', () => {
  expect(disguiseMessage('foto.jpg', 'imagen', 'jpg')).toBe('');
  expect(disguiseMessage('foto.jpg', 'imagen', null)).toBe(
    'Este se llama .jpg, pero por dentro es una imagen de otro tipo: ábrelo y guárdalo como PDF.',
  );
});
