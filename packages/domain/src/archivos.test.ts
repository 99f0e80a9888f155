import { describe, expect, it } from 'vitest';
import { savedName, shortened } from './archivos.ts';

describe('the name under which a file is saved', () => {
  it('is the one it was sent with, when that says what it is', () => {
    expect(savedName('Currículum Ana.PDF', 'pdf')).toBe('Currículum Ana.PDF');
    expect(savedName('foto.jpeg', 'jpg')).toBe('foto.jpeg');
  });

  it('ends with what the file is, whatever its sender called it, so that nothing runs by being opened', () => {
    expect(savedName('cv.hta', 'pdf')).toBe('cv.hta.pdf');
    expect(savedName('cv.pdf.bat', 'pdf')).toBe('cv.pdf.bat.pdf');
    expect(savedName('cv.pdf', 'docx')).toBe('cv.pdf.docx');
    expect(savedName('sin nombre', 'doc')).toBe('sin nombre.doc');
  });

  it('fits what any system takes, and keeps its ending', () => {
    const name = savedName(`${'👩'.repeat(300)}.docx`, 'docx');
    expect(encodeURIComponent(name).length).toBeLessThanOrEqual(3 * 240);
    expect(name.endsWith('👩.docx')).toBe(true);
    expect(savedName(`${'x'.repeat(300)}.bat`, 'pdf').slice(-6)).toBe('xx.pdf');
  });
});

it('a name that is too long is cut before its ending, by whole signs; what is no ending is cut too', () => {
  expect(shortened('ñandú.pdf', 9)).toBe('ñandú.pdf');
  expect(shortened('👩👩👩👩.pdf', 6)).toBe('👩👩.pdf');
  expect(shortened(`a.${'b'.repeat(20)}`, 8)).toBe('a.bbbbbb');
  expect(shortened('.abcdefghij', 4)).toBe('.abc');
});
