import { expect, it } from 'vitest';
import { isKnown, isPending, listedTerms, settledTerm, withoutTerm, withTerm } from './terms.ts';

const genesys = { id: 4, nombre: 'Genesys' };

it('a term shows at once and becomes the server’s own when it has answered', () => {
  const shown = withTerm([genesys], { id: -1, nombre: 'siebel' });
  expect(shown.map(isPending)).toEqual([false, true]);
  expect(settledTerm(shown, -1, { id: 5, nombre: 'Siebel' })).toEqual([genesys, { id: 5, nombre: 'Siebel' }]);
});

it('a term that comes back shows where it stood', () => {
  const [avaya, zendesk] = [
    { id: 2, nombre: 'Avaya' },
    { id: 7, nombre: 'Zendesk' },
  ];
  const back = { id: -1, nombre: 'Genesys' };
  expect(withTerm([avaya, zendesk], back, 4)).toEqual([avaya, back, zendesk]);
  expect(withTerm([avaya, genesys], back, 7)).toEqual([avaya, genesys, back]);
});

it('a term that was refused or deleted leaves the list as it was', () => {
  expect(withoutTerm(withTerm([genesys], { id: -1, nombre: 'x' }), -1)).toEqual([genesys]);
  expect(withoutTerm([genesys], 4)).toEqual([]);
});

it('a term is known however it is written', () => {
  expect(['GENÉSYS ', 'genesys', 'Genes', ''].map((nombre) => isKnown([genesys], nombre))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('a list that is typed in one line is as many terms as it has names', () => {
  expect(listedTerms('Excel, Word; SAP,genesys', [genesys])).toEqual(['Excel', 'Word', 'SAP']);
  expect(listedTerms('Renta 1,5 millones', [genesys])).toBeNull();
  expect(listedTerms('Cobranza judicial,', [genesys])).toBeNull();
});

it('a column of a spreadsheet is as many terms as it has cells, without those there are', () => {
  expect(listedTerms('Excel\r\n genesys\r\n\r\nSAP\texcel\r\n', [genesys])).toEqual(['Excel', 'SAP']);
  expect(listedTerms('Genesys\nGENESYS', [genesys])).toEqual([]);
  expect(listedTerms('Power BI\r\n', [genesys])).toBeNull();
});
