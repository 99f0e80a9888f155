import { expect, it } from 'vitest';
import { cvsSearch } from './cvs.search.ts';

it('the view of an address survives a reload, numbers typed as a search included', () => {
  const view = {
    q: '19768341',
    tecnologia: 'Excel',
    experiencia: 'retail',
    etiqueta: 12,
    responsable: 0,
    preseleccionados: true,
    stage: 'todas',
    orden: '-criterios',
    cv: 7,
  };
  expect(cvsSearch({ ...view, q: 19_768_341 })).toEqual(view);
});

it('what is no value of the view is left out', () => {
  expect(
    cvsSearch({ experiencia: 'astronauta', etiqueta: '-1', preseleccionados: 'no', stage: 'oferta', cv: 'x', q: '  ' }),
  ).toEqual({});
});
