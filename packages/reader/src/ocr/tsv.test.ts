import { expect, it } from 'vitest';
import { lastPage, parsePages } from './tsv.ts';

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext\n';
const row = (page: number, line: number, texto: string) =>
  `5\t${page}\t1\t1\t${line}\t1\t10\t20\t30\t12\t91.5\t${texto}\n`;
const TABLE = `${HEAD}${row(1, 1, 'Ana')}${row(1, 1, 'Soto')}${row(1, 2, 'Chilena')}${row(3, 1, 'Excel')}`;

it('the words of one run go to their pictures, each with lines of its own', () => {
  const pages = parsePages(TABLE, 3);
  expect(pages.map((words) => words.map(({ texto, linea }) => `${linea} ${texto}`))).toEqual([
    ['0 Ana', '0 Soto', '1 Chilena'],
    [],
    ['0 Excel'],
  ]);
  expect(pages[0]?.[0]).toMatchObject({ certeza: 0.915, x: 10, y: 20, ancho: 30, alto: 12 });
});

it('a table that still grows tells how many pictures it has come to', () => {
  expect(lastPage(HEAD)).toBe(0);
  expect(lastPage(TABLE)).toBe(3);
  expect(lastPage(`${HEAD}${row(1, 1, 'Ana')}5\t2\t1`)).toBe(1);
});
