import { describe, expect, test } from 'vitest';
import { parseChileanDate, suggestColumns } from './importacion.ts';

describe('the columns of a spreadsheet', () => {
  test.each([
    ['empresas', ['Compañía', 'R.U.T.', 'Tipo de Empresa', 'Giro'], ['nombre', 'rut', 'tipo', 'descripcion']],
    ['procesos', ['COMPAÑÍA', 'Cargo', 'Departamento (interno)', 'Folio'], ['empresa', 'nombre', 'area', null]],
    ['empresas', ['Empresa', 'Nombre'], [null, 'nombre']],
  ] as const)('of %s are known by the heads people write: %j', (destino, heads, campos) => {
    expect(suggestColumns(destino, heads)).toEqual(campos);
  });
});

test.each([
  ['15-03-2026', '2026-03-15'],
  ['15/3/2026', '2026-03-15'],
  ['15.03.2026', '2026-03-15'],
  ['2026-03-15', '2026-03-15'],
  // What Excel saves of a day with a time, or of what another program wrote as one.
  ['15-03-2026 0:00', '2026-03-15'],
  ['15/03/2026 18:30:00', '2026-03-15'],
  ['2026-03-15T18:30:00', '2026-03-15'],
  ['15-03-2026 y 16-03-2026', null],
  ['31-02-2026', null],
  ['03/2026', null],
])('%j is the day %s', (text, day) => expect(parseChileanDate(text)).toBe(day));
