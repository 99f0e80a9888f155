import { expect, it } from 'vitest';
import { DESTINATIONS, isUnder } from './destinations.ts';

const at = (pathname: string) => DESTINATIONS.filter((each) => isUnder(pathname, each)).map(({ to }) => to);

it('one link of the sidebar is marked on every screen behind the guard', () => {
  expect(at('/dashboard')).toEqual(['/inicio']);
  expect(at('/procesos/12/etapas')).toEqual(['/procesos']);
  expect(at('/empresas/nueva')).toEqual(['/empresas']);
  expect(at('/upload-cvs')).toEqual(['/procesos']);
});

it('a look-alike address marks none', () => {
  expect(at('/procesos-antiguos')).toEqual([]);
});
