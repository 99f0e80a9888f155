import { describe, expect, test } from 'vitest';
import { suggestColumns } from './importacion.ts';

describe('the columns of a spreadsheet', () => {
  test.each([
    ['empresas', ['Compañía', 'R.U.T.', 'Tipo de Empresa', 'Giro'], ['nombre', 'rut', 'tipo', 'descripcion']],
    ['procesos', ['COMPAÑÍA', 'Cargo', 'Departamento (interno)', 'Folio'], ['empresa', 'nombre', 'area', null]],
    ['empresas', ['Empresa', 'Nombre'], [null, 'nombre']],
  ] as const)('of %s are known by the heads people write: %j', (destino, heads, campos) => {
    expect(suggestColumns(destino, heads)).toEqual(campos);
  });
});
