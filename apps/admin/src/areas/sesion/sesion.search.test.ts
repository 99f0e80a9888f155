import { expect, it } from 'vitest';
import { loginSearch, registroSearch } from './sesion.search.ts';

it('only a path of this site is where sign-in leads', () => {
  expect(loginSearch({ tab: 'crear', volver: '/procesos/3/cvs' })).toEqual({ tab: 'crear', volver: '/procesos/3/cvs' });
  expect(loginSearch({ tab: 'otra', volver: 'https://otro.cl/' })).toEqual({});
});

it('the pricing page chooses one of the five plans', () => {
  expect(registroSearch({ plan: 'avanzado' })).toEqual({ plan: 'avanzado' });
  expect(registroSearch({ plan: 'ilimitado' })).toEqual({});
});
