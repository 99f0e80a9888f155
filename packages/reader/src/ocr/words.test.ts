import { expect, it } from 'vitest';
import type { Documento } from '../text/document.ts';
import { readings } from '../text/readings.ts';
import type { Palabra } from './tsv.ts';
import { itemsOf } from './words.ts';

/** Words of a line whose capitals are 30 pixels high (a font of 42), each at its `x`. */
const line = (linea: number, y: number, ...words: [texto: string, x: number, ancho: number][]): Palabra[] =>
  words.map(([texto, x, ancho]) => ({ texto, certeza: 0.95, linea, x, y, ancho, alto: 30 }));

function linesOf(words: readonly Palabra[]): string[] {
  const pagina = { ancho: 600, alto: 800, items: itemsOf(words, 72 / 200), imageCover: 1, sinMapa: 0 };
  const documento: Documento = { tipo: 'pdf', paginas: [pagina], totalPaginas: 1, ocr: true };
  return readings(documento)[0]?.lineas.map(({ texto }) => texto) ?? [];
}

it('a surname that was taken for a column of its own goes on the line of its name', () => {
  const words = [
    ...line(0, 100, ['MILAGROS', 128, 380], ['CCOPA', 548, 245]),
    ...line(1, 170, ['COCINERA', 128, 200]),
    ...line(2, 100, ['MAMANI', 829, 268]),
  ];
  expect(linesOf(words)).toEqual(['MILAGROS CCOPA MAMANI', 'COCINERA']);
});

it('columns beside each other stay apart', () => {
  const words = [...line(0, 100, ['Experiencia', 128, 300]), ...line(1, 100, ['Contacto', 500, 200])];
  expect(linesOf(words)).toEqual(['Experiencia', 'Contacto']);
});

it('the letters of a word set wide are one word, and blanks stay', () => {
  const words = line(0, 100, ['Daymara', 100, 200], ['C', 321, 30], ['abrer', 355, 100], ['a', 458, 20], ['/', 480, 8]);
  expect(linesOf(words)).toEqual(['Daymara Cabrera/']);
});

it('the two lines of a big name are of one size, though measured they differ', () => {
  const words = [
    ...line(0, 100, ['Carolina', 100, 200], ['Isabel', 320, 160]),
    ...line(1, 170, ['Thiers', 100, 160]).map((word) => ({ ...word, alto: 32 })),
    ...line(2, 240, ['Punta', 100, 60]).map((word) => ({ ...word, alto: 16 })),
  ];
  const sizes = itemsOf(words, 72 / 200).map(({ tam }) => tam);
  expect(new Set(sizes.slice(0, 3)).size).toBe(1);
  expect(sizes[3]).toBeLessThan((sizes[0] ?? 0) / 1.5);
});

it('a plural and the word behind it are two', () => {
  expect(linesOf(line(0, 100, ['Nombresy', 100, 160], ['apellidos', 270, 160]))).toEqual(['Nombres y apellidos']);
});

it('a participle and the word behind it are two, and a name is one', () => {
  const words = line(0, 100, ['acostumbradoa', 100, 160], ['turnos', 270, 90], ['Figueroa', 370, 120]);
  expect(linesOf(words)).toEqual(['acostumbrado a turnos Figueroa']);
});

it('a demonym and the word behind it are two, and what ends so by itself is one', () => {
  const words = line(0, 100, ['cubanay', 100, 120], ['estoy', 240, 80], ['en', 340, 30], ['Garay', 390, 90]);
  expect(linesOf(words)).toEqual(['cubana y estoy en Garay']);
});

it('the end of a frame that was read as a capital is none of the name within, and an initial is', () => {
  const texts = ['Biólogo', 'marino', 'Castro', 'Chiloé', 'correo'];
  const small = line(1, 200, ...texts.map((texto, i) => [texto, 100 + 70 * i, 60] as [string, number, number])).map(
    (word) => ({ ...word, alto: 14 }),
  );
  const framed = (x: number) => [...line(0, 100, ['E', x, 20], ['OSVALDO', 200, 180], ['CÁRCAMO', 390, 180]), ...small];
  expect(linesOf(framed(120))[0]).toBe('OSVALDO CÁRCAMO');
  expect(linesOf(framed(168))[0]).toBe('E OSVALDO CÁRCAMO');
});

it('an icon before a heading that was doubted is none of its words', () => {
  const heading = line(0, 100, ['(€', 100, 40], ['RENTA', 200, 160]);
  const [icon, ...rest] = heading.map((word, i) => ({ ...word, certeza: i === 0 ? 0.5 : 0.95 }));
  expect(linesOf([...(icon ? [icon] : []), ...rest])).toEqual(['RENTA']);
  expect(linesOf(line(0, 100, ['$', 100, 20], ['640.000', 130, 160]))).toEqual(['$ 640.000']);
});

it('an ñ that was read as a ligature is one, where no other word is meant', () => {
  expect(linesOf(line(0, 100, ['Espafiola', 100, 160], ['Filosofia', 280, 160]))).toEqual(['Española Filosofia']);
});

it('an address in whose first line a blank was seen behind a dot is whole', () => {
  const words = [
    ...line(0, 100, ['kathy.', 100, 100], ['munoz.paillacar', 215, 300]),
    ...line(1, 150, ['@gmail.com', 100, 220]),
  ];
  expect(linesOf(words)).toEqual(['kathy.munoz.paillacar', '@gmail.com']);
  expect(linesOf(line(0, 100, ['gente.', 100, 100], ['Tricot', 215, 120]))).toEqual(['gente. Tricot']);
});

it('a dash beside big letters is the edge of what they stand on, and one beside small ones a sign', () => {
  const small = (n: number, y: number, ...words: [string, number, number][]) =>
    line(n, y, ...words).map((w) => ({ ...w, alto: 15 }));
  const words = [
    ...line(0, 100, ['-', 60, 20], ['CRISTÓBAL', 100, 300], ['—', 430, 30]),
    ...small(1, 160, ['-', 100, 10], ['Electromecánico', 130, 160]),
    ...small(2, 190, ['Perfil', 100, 60], ['y', 170, 8], ['estudios', 190, 90]),
  ];
  expect(linesOf(words)).toEqual(['CRISTÓBAL', '- Electromecánico', 'Perfil y estudios']);
});

it('a surname of Croatia is no sum of money', () => {
  expect(linesOf(line(0, 100, ['Antonia', 100, 140], ['Ljubeti¢', 260, 160]))).toEqual(['Antonia Ljubetić']);
});

it('a number and the word behind it are two', () => {
  expect(linesOf(line(0, 100, ['fono', 100, 60], ['614y', 180, 80], ['si', 280, 30]))).toEqual(['fono 614 y si']);
});

it('the lines of a big name stay together, whatever small lines stand beside them', () => {
  const small = (n: number, y: number, texto: string) => line(n, y, [texto, 900, 160]).map((w) => ({ ...w, alto: 15 }));
  const words = [
    ...small(0, 90, 'Arica'),
    ...line(1, 100, ['Carolina', 100, 200], ['Isabel', 320, 160]),
    ...small(2, 130, 'fono'),
    ...line(3, 160, ['Thiers', 100, 160]),
    ...small(3, 172, '+56'),
    ...line(4, 230, ['Perfil', 100, 60], ['de', 170, 30], ['cargo', 210, 60]).map((w) => ({ ...w, alto: 15 })),
    ...line(5, 260, ['Planillas', 100, 90], ['y', 200, 10], ['caja', 220, 60]).map((w) => ({ ...w, alto: 15 })),
  ];
  expect(linesOf(words).slice(0, 5)).toEqual(['Arica', 'Carolina Isabel', 'Thiers', 'fono', '+56']);
});

it.each([
  ['51.100.000', '$1.100.000'],
  ['5950.000.', '$950.000.'],
  ['S950.000', '$950.000'],
  ['MMS2,4', 'MM$2,4'],
  ['1+593', '+593'],
  ['15.100.000-5', '15.100.000-5'],
  ['5.100', '5.100'],
  ['S10', 'S10'],
  ['lvelic', 'Ivelic'],
  ['lllanes', 'Illanes'],
  ['patemo:', 'paterno:'],
  ['Tumos', 'Turnos'],
  ['temo', 'temo'],
  ['llanes', 'llanes'],
  ['|bacache', 'Ibacache'],
  ['ltda.', 'ltda.'],
  ['lmunoz@uc.cl', 'lmunoz@uc.cl'],
])('%s is %s', (read, written) => {
  expect(linesOf(line(0, 100, [read, 100, 160]))).toEqual([written]);
});

it('a sum whose sign was read keeps its digits', () => {
  expect(linesOf(line(0, 100, ['$', 100, 16], ['51.100.000', 130, 160]))).toEqual(['$ 51.100.000']);
});

it('the letters of an address are no bigger than they are wide, however high its box', () => {
  const [item] = itemsOf([{ ...(line(0, 100, ['e.bahamonde@liquidadores.cl', 100, 500])[0] as Palabra), alto: 60 }], 1);
  expect(item?.tam).toBeLessThan(45);
});

it('neither are those of a table, whose words are as high as their row', () => {
  const row = line(0, 100, ['Apellidos', 100, 108], ['Mamani', 300, 92], ['Choque', 400, 81]);
  const sizes = itemsOf(
    row.map((word) => ({ ...word, alto: 54 })),
    1,
  ).map(({ tam }) => tam);
  expect(Math.max(...sizes)).toBeLessThan(42);
});

it('a stroke against small letters is their capital, and one apart from them a stroke', () => {
  expect(linesOf(line(0, 100, ['Ana', 100, 60], ['|', 180, 6], ['bacache', 190, 140]))).toEqual(['Ana Ibacache']);
  expect(linesOf(line(0, 100, ['Ana', 100, 60], ['|', 180, 6], ['ventas', 204, 120]))).toEqual(['Ana | ventas']);
});

it('the edge of a photograph beside a big name is no letter of it', () => {
  const small = (n: number, y: number) =>
    line(n, y, ['Asistente', 100, 60], ['de', 170, 14], ['ventas', 190, 90]).map((w) => ({ ...w, alto: 15 }));
  const words = [...line(0, 100, ['i', 40, 6], ['y', 60, 12], ['Leidy', 100, 120]), ...small(1, 150), ...small(2, 180)];
  expect(linesOf(words)[0]).toBe('Leidy');
});

it('the sign of an address before a phone is an icon, however sure the recogniser is', () => {
  expect(linesOf(line(0, 100, ['@', 100, 30], ['+56', 150, 80], ['933178840', 250, 240]))).toEqual(['+56 933178840']);
});
