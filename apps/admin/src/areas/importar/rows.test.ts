import { expect, it } from 'vitest';
import { texts } from './importar.texts.ts';
import { readTable } from './leer/readTable.ts';
import { missingFields, receiptFile, rowsOf, sampleFile } from './rows.ts';

it('the sample file is one that can be brought back as it is', async () => {
  for (const destino of ['empresas', 'procesos'] as const) {
    const bytes = new Uint8Array(await sampleFile(destino).arrayBuffer());
    const table = await readTable(bytes, 'ejemplo.csv', destino);
    expect(missingFields(destino, table.suggested)).toEqual([]);
    expect(table.suggested).not.toContain(null);
    expect(table.rows).toHaveLength(1);
  }
});

it('a column that means nothing is not sent, and what must be there is asked for by name', () => {
  const rows = [{ fila: 2, celdas: ['Andes', 'x', '1-9'] }];
  expect(rowsOf({ rows }, ['nombre', null, 'rut'])).toEqual([{ fila: 2, nombre: 'Andes', rut: '1-9' }]);
  expect(missingFields('procesos', ['nombre', 'tipo'])).toEqual(['Empresa']);
});

it('the receipt tells the fate of every row and runs nothing', async () => {
  const filas = [
    { fila: 2, accion: 'crear' as const, motivo: null, id: 7 },
    { fila: 3, accion: 'omitir' as const, motivo: 'Falta el nombre', id: null },
  ];
  const text = await receiptFile({ creadas: 1, omitidas: 1, filas }, new Map([[2, '=1+1']])).text();
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    'Fila;Nombre;Resultado;Detalle;Id',
    "2;'=1+1;Creada;;7",
    '3;;Omitida;Falta el nombre;',
  ]);
});

it('what stays of an import that is undone is told for one and for several', () => {
  expect(texts.done.stayed(1)).toBe('1 sigue porque ya está en uso:');
  expect(texts.done.stayed(3)).toBe('3 siguen porque ya están en uso:');
});
