import { describe, expect, test } from 'vitest';
import { extractFields } from '../extract-fields.ts';
import { plainReading } from '../plain-reading.suite.ts';
import { viewOf } from '../view/view.ts';
import { findNombres } from './nombre.ts';

/** The name that the rules find in what a recogniser read. */
const recognised = (text: string, ...emails: string[]): string | null =>
  findNombres(viewOf({ ...plainReading(text), ocr: true }), emails)[0]?.valor ?? null;

describe('a name in what a recogniser read', () => {
  test('ends before the letter that an icon was taken for', () => {
    expect(recognised('Krishna Antonia Valdés Pino v\nEdad: 18 años')).toBe('Krishna Antonia Valdés Pino');
  });

  test.each([
    ['ing. Geomensora Paula Andrea Vidal Bustos\nObras viales', 'Paula Andrea Vidal Bustos'],
    ['lic. Paula Andrea Vidal Bustos\nObras viales', 'Paula Andrea Vidal Bustos'],
  ])('stands behind a title that was read small: %j', (text, name) => {
    expect(extractFields([plainReading(text)]).nombre?.valor).toBe(name);
    expect(recognised(text)).toBe(name);
  });

  test('has nothing of what a photo beside it was taken for, in letters as big', () => {
    const words: readonly (readonly [string, number, number, number])[] = [
      ['Rubén', 64, 63, 18],
      ['Quispe', 137, 64, 18],
      ['Mamani', 210, 64, 18],
      ['Topógrafo', 64, 91, 11],
      ['Um', 412, 64, 18],
      ['e', 445, 64, 18],
      ['Calama', 411, 120, 11],
    ];
    const plain = plainReading('Rubén Quispe Mamani\nTopógrafo\nUm e\nCalama');
    let at = 0;
    const lineas = plain.lineas.map((linea) => {
      const tramos = linea.texto.split(' ').map((texto) => {
        const [, x = 0, y = 0, tam = 0] = words[at++] ?? [];
        const inicio = linea.texto.indexOf(texto);
        return { x, y, ancho: 60, alto: tam, tam, negrita: false, certeza: 1, inicio, fin: inicio + texto.length };
      });
      const [first] = tramos;
      return { ...linea, x: first?.x ?? 0, y: first?.y ?? 0, alto: first?.alto ?? 0, tam: first?.tam ?? 0, tramos };
    });
    const scan = viewOf({ ...plain, lineas, ocr: true });
    expect(findNombres(scan, [])[0]?.valor).toBe('Rubén Quispe Mamani');
  });

  test.each([
    ['La Serena\nRamiro Pizarro Vidal\nSoporte', 'Ramiro Pizarro Vidal'],
    ['San Fernando\nRamiro Pizarro Vidal\nSoporte', 'Ramiro Pizarro Vidal'],
    ['María Elena\nPizarro Vidal\nSoporte', 'María Elena Pizarro Vidal'],
  ])('has nothing of a place above it: %j', (text, name) => {
    expect(recognised(text)).toBe(name);
    expect(extractFields([plainReading(text)]).nombre?.valor).toBe(name);
  });

  test.each([
    ['Ramiro PiZarro Núñez\nSoporte', 'Ramiro Pizarro Núñez'],
    ['Ramiro SaaVedra Núñez\nSoporte', 'Ramiro Saavedra Núñez'],
    ['Ramiro McKay Núñez\nSoporte', 'Ramiro McKay Núñez'],
    ['Ramiro PizarroNúñez\nSoporte', 'Ramiro Pizarro Núñez'],
  ])('has no capital inside a surname: %j', (text, name) => {
    expect(recognised(text)).toBe(name);
  });

  test.each([
    ['Elisa Mei-Lan\n%\nWong Astudillo\nGeóloga', 'Elisa Mei-Lan Wong Astudillo'],
    ['Percy Iván\n7\nHUANCA\nCCORI\nSous chef', 'Percy Iván Huanca Ccori'],
    ['Percy Iván\n=\nHUANCA\n:.\nCCORI\nSous chef', 'Percy Iván Huanca Ccori'],
  ])('goes on below a line of a sign or two: %j', (text, name) => {
    expect(recognised(text)).toBe(name);
  });

  test('gets the last letter of a surname back from the address', () => {
    expect(recognised('Percy Iván\nHUAMA\nCCORI\nSous chef', 'chef.percyhuaman@gmail.com')).toBe(
      'Percy Iván Huaman Ccori',
    );
    expect(recognised('Percy Iván\nHUAMA\nCCORI\nSous chef', 'chef.percy@gmail.com')).toBe('Percy Iván Huama Ccori');
  });

  test('has the two strokes of a double letter that were read as rules of a table', () => {
    expect(recognised('Elisa Wong\nAstudi | lo\nGeóloga')).toBe('Elisa Wong Astudillo');
  });
});
