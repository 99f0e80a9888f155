import { expect, it } from 'vitest';
import { termsInText } from './terms.ts';

it('a term added later is found in the text of a CV already read, with its place', () => {
  const texto = 'Rosa Díaz\nManejo de grúa horquilla\tSAP';
  const [found, ...others] = termsInText(texto, ['Grua Horquilla', 'Licencia clase D']);
  expect(others).toEqual([]);
  expect(found?.valor).toBe('Grua Horquilla');
  expect(texto.slice(found?.evidencia?.inicio, found?.evidencia?.fin)).toBe('grúa horquilla');
});
