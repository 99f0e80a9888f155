import { expect, it } from 'vitest';
import { localPath } from './localPath.ts';

it('who was sent to sign in goes back to where they were', () => {
  expect(localPath('/procesos/3/cvs?q=ana#fila')).toBe('/procesos/3/cvs?q=ana#fila');
});

it.each([
  '//otro.cl',
  '/\\otro.cl',
  '/\t/otro.cl',
  'https://otro.cl/inicio',
  'javascript:alert(1)',
  'inicio',
  '',
  3,
  null,
])('an address that leads elsewhere is not followed: %j', (text) => {
  expect(localPath(text)).toBeNull();
});
