import { SIN_DATOS } from '@recluta/domain/campos';
import type { Cv } from '@recluta/domain/esquemas';
import { expect, it } from 'vitest';
import { facetsOf, filterCvs, needsLook } from './filters.ts';

const base = {
  ...SIN_DATOS,
  etapa: 'recibido',
  lectura: 'leido',
  lectura_motivo: null,
  por_revisar: false,
  mismo_archivo_que: null,
  anonimizado_en: null,
  origen: 'publico',
  creado_en: '2026-09-05T14:32:00.000Z',
  movido_en: '2026-09-05T14:32:00.000Z',
  motivo_id: null,
  responsable_id: null,
  etiquetas: [] as number[],
} as const;

const rows: Cv[] = [
  {
    ...base,
    id: 1,
    nombre: 'Bárbara Catrileo',
    archivo_nombre: 'cv1.pdf',
    rut: '19.768.341-4',
    telefono: '+56971848555',
    nacionalidad: 'chilena',
    tecnologias: ['Genesys', 'Excel'],
    criterios: [],
    experiencia_callcenter: true,
  },
  {
    ...base,
    id: 2,
    nombre: "Jean-Louis O'Higgins",
    archivo_nombre: 'cv2.pdf',
    nacionalidad: 'Haitiana',
    etiquetas: [8, 9],
    responsable_id: 5,
    tecnologias: ['excel'],
    criterios: [],
    por_revisar: true,
  },
  {
    ...base,
    id: 3,
    nombre: null,
    archivo_nombre: 'escaneo.pdf',
    tecnologias: [],
    criterios: [],
    lectura: 'fallido',
  },
];

const found = (filters: Parameters<typeof filterCvs>[1], selected: number[] = []) =>
  filterCvs(rows, filters, new Set(selected)).map(({ id }) => id);

it('without filters the list is the same one, so nothing is drawn again', () => {
  expect(filterCvs(rows, {}, new Set())).toBe(rows);
});

it('finds a person by name without accents, by RUT and by phone as people type them', () => {
  expect(found({ q: 'catrileo barbara' })).toEqual([1]);
  for (const q of ['19768341-4', '19.768.341-4', '197683414', '9 7184 8555', '+56 9 71848555'])
    expect(found({ q }), q).toEqual([1]);
});

it('finds a name with an apostrophe or a hyphen as a phone types it, and without', () => {
  for (const q of ["o'higgins", 'o’higgins', 'ohiggins', 'o higgins', 'jean louis', 'jean‑louis', 'jean-louis'])
    expect(found({ q }), q).toEqual([2]);
});

it('finds a cv nobody could read by its file', () => {
  expect(found({ q: 'escaneo' })).toEqual([3]);
});

it('takes a nationality or a technology for the same however it is spelled', () => {
  expect(found({ nacionalidad: 'haitiana' })).toEqual([2]);
  expect(found({ tecnologia: 'Excel' })).toEqual([1, 2]);
  expect(facetsOf(rows).tecnologias[0]).toEqual({ value: 'Excel', total: 2 });
});

it('filters meet all at once', () => {
  expect(found({ tecnologia: 'Excel', experiencia: 'callcenter' })).toEqual([1]);
  expect(found({ etiqueta: 9 })).toEqual([2]);
  expect(found({ responsable: 5 })).toEqual([2]);
  expect(found({ responsable: 0 })).toEqual([1, 3]);
  expect(found({ etiqueta: 9, experiencia: 'callcenter' })).toEqual([]);
  expect(found({ preseleccionados: true, tecnologia: 'Excel' }, [2, 3])).toEqual([2]);
});

it('what was read without certainty or not at all asks for a look', () => {
  expect(rows.filter(needsLook).map(({ id }) => id)).toEqual([2, 3]);
});
