import { expect, it } from 'vitest';
import { allCvs, cvsIn } from './figures.ts';

const procesos = [
  { id: 1, nombre: 'Cajeros', total_cvs: 3 },
  { id: 2, nombre: 'Ejecutivos', total_cvs: 9 },
  { id: 3, nombre: 'Nuevo', total_cvs: 0 },
];

it('a figure is the sum of the rows that a click on it opens', () => {
  const conteos = [
    { proceso_id: 1, clave: 'entrevista', tipo: 'entrevista' as const, total: 1 },
    { proceso_id: 2, clave: 'recibido', tipo: 'recibido' as const, total: 7 },
    { proceso_id: 2, clave: 'entrevista', tipo: 'entrevista' as const, total: 2 },
  ];
  expect(cvsIn('entrevista', conteos, procesos)).toEqual({
    total: 3,
    shares: [
      { proceso_id: 2, nombre: 'Ejecutivos', clave: 'entrevista', total: 2 },
      { proceso_id: 1, nombre: 'Cajeros', clave: 'entrevista', total: 1 },
    ],
  });
  expect(cvsIn('oferta', conteos, procesos)).toEqual({ total: 0, shares: [] });
});

it('cvs received are those of every proceso, in whatever stage', () => {
  expect(allCvs(procesos).total).toBe(12);
  expect(allCvs(procesos).shares.map(({ nombre }) => nombre)).toEqual(['Ejecutivos', 'Cajeros']);
});
