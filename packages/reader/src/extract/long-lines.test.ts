import { expect, test } from 'vitest';
import { partLong } from './long-lines.ts';

const letter = 'Trabajo con ganas y llego a la hora, que es lo que me enseñaron en la casa. '.repeat(3).trim();

test('a form pasted into one line has its labels on lines of their own', () => {
  expect(partLong(`Nombre : Ana Soto Rojas Cédula : 12.345.678-5 Mail : ana@x.cl Comuna : Maipú ${letter}`)).toBe(
    `Nombre : Ana Soto Rojas\nCédula : 12.345.678-5\nMail : ana@x.cl\nComuna : Maipú ${letter}`,
  );
  expect(
    partLong(`ANA SOTO ROJAS ------ R.U.T. ..... 12.345.678-5 EST. CIVIL ..... Viudo FONO ..... 9 RESUMEN ${letter}`),
  ).toBe(`ANA SOTO ROJAS\nR.U.T. ..... 12.345.678-5\nEST. CIVIL ..... Viudo\nFONO ..... 9\nRESUMEN\n${letter}`);
});

test.each([`Nombre: Ana Soto RUT: 12.345.678-5 Mail: ana@x.cl`, letter, `Mi correo: ana@x.cl. ${letter}`])(
  'what is short, or prose, stays as it is: %s',
  (line) => {
    expect(partLong(line)).toBe(line);
  },
);

test('a megabyte of dots or labels ends in time: it takes 15 ms, a step for every pair of characters minutes', () => {
  const before = process.cpuUsage();
  for (const piece of ['.', 'A.', ' A....', ' Nombre :', '-', 'A ']) partLong(piece.repeat(300_000 / piece.length));
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
});
