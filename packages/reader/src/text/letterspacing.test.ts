import { describe, expect, it } from 'vitest';
import type { Item } from './document.ts';
import { closeLetters } from './letterspacing.ts';
import { printed } from './printed.suite.ts';

const piece = (texto: string, x: number, ancho: number) => printed(texto, { x, ancho, tam: 20 });
const texts = (items: Item[]) => closeLetters(items).map((i) => i.texto);

describe('titles set with wide spacing', () => {
  it('become words when each word is a piece', () => {
    expect(texts([piece('R O S A', 0, 70), piece('D Í A Z', 90, 70)])).toEqual(['ROSA', 'DÍAZ']);
  });

  it('become words when every letter is a piece: the wider gaps part them', () => {
    const letters = [...'ROSA'].map((c, i) => piece(c, 20 * i, 10));
    const surname = [...'DÍAZ'].map((c, i) => piece(c, 100 + 20 * i, 10));
    expect(texts([...letters, ...surname])).toEqual(['ROSA', 'DÍAZ']);
  });

  it('become words when some of the letters came in pairs', () => {
    const pieces = [piece('C É', 0, 30), piece('S', 39, 10), piece('A', 58, 10), piece('R', 77, 10)];
    const second = [piece('L U', 108, 30), piece('I', 146, 8), piece('S', 163, 10)];
    expect(texts([...pieces, ...second])).toEqual(['CÉSAR', 'LUIS']);
  });

  it('become words when they were typed with blanks', () => {
    expect(texts([piece('R O S A   D Í A Z', 0, 200)])).toEqual(['ROSA DÍAZ']);
  });

  it('become words when big and small capitals were painted one by one', () => {
    const gaps = [0, 0.4, 1.2, 5, 0.4, 2.4, 0];
    let x = 0;
    const letters = [...'ROSADÍAZ'].map((c, i) => {
      const item = piece(c, x, 12);
      x += 12 + (gaps[i] ?? 0);
      return item;
    });
    expect(texts(letters)).toEqual(['ROSA', 'DÍAZ']);
  });

  it('become words when a big initial stands far from its small capitals, as letters of another width do', () => {
    const tams = [16, 11, 11, 11, 16, 11, 11, 11];
    const gaps = [6, 2, 2.5, 9, 5, 2, 3, 0];
    let x = 0;
    const letters = [...'ROSADÍAZ'].map((c, i) => {
      const item = { ...piece(c, x, 8), tam: tams[i] ?? 0 };
      x += 8 + (gaps[i] ?? 0);
      return item;
    });
    expect(texts(letters)).toEqual(['ROSA', 'DÍAZ']);
  });

  it('become words in the boxes of a form, narrow letters too', () => {
    const boxes = [...'MANSILLA'].map((c, i) => piece(c, 14 * i, 'IL'.includes(c) ? 3 : 8));
    expect(texts(boxes)).toEqual(['MANSILLA']);
  });

  it('are told from ordinary text', () => {
    const line = [piece('Manejo de Excel y Word', 0, 200), piece('a', 210, 5)];
    expect(closeLetters(line)).toBe(line);
  });

  it('are not looked for in lines longer than a title: half a megabyte takes no time', () => {
    const line = [piece('a '.repeat(250_000), 0, 500)];
    expect(closeLetters(line)).toBe(line);
  });
});
