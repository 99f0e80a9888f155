import { expect, it } from 'vitest';
import { asNacionalidad } from './nacionalidad.ts';

it.each([
  ['Chileno', 'chilena'],
  ['CHILENA', 'chilena'],
  ['Chile', 'chilena'],
  ['venezolano', 'venezolana'],
  ['Haití', 'haitiana'],
  ['brasileno', 'brasileña'],
  ['Argentina', 'argentina'],
])('%s is found by the filter as %s', (written, name) => expect(asNacionalidad(written)).toBe(name));

it('what has no flag stays as it was written', () => expect(asNacionalidad('Coreana del Sur')).toBe('Coreana del Sur'));
