import { expect, it } from 'vitest';
import { reasonText, remediesOf } from './reasons.ts';

const KIND = 'Solo se permiten archivos PDF o Word (.docx).';

it('a ZIP is to be unpacked, a photo to be saved as a PDF, and each is told with its own', () => {
  expect(remediesOf([{ motivo: KIND, nombres: ['foto.jpg', 'CVs.ZIP', 'IMG_1.HEIC'] }])).toEqual([
    { motivo: `${KIND} Ábrelo y guárdalo como PDF.`, nombres: ['foto.jpg', 'IMG_1.HEIC'] },
    { motivo: `${KIND} Descomprímelo y elige los CVs que trae dentro.`, nombres: ['CVs.ZIP'] },
  ]);
});

it('what is of no file is told as it is, and so is what nobody can mend', () => {
  const none = { motivo: 'Debes subir al menos un archivo.', nombres: [] };
  expect(remediesOf([none])).toEqual([none]);
  expect(reasonText('Ya estaba en la lista.', 'cvs.zip')).toBe('Ya estaba en la lista.');
});
