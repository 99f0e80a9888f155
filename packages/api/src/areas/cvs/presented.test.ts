import type { Cv } from '@recluta/domain/esquemas';
import { expect, test } from 'vitest';
import { cvsOperations } from './cvs.operations.ts';

const cv = (rut: string | null): Cv => ({
  id: 1,
  nombre: 'Rayén Ñanculef',
  nacionalidad: 'chilena',
  rut,
  email: null,
  telefono: '+56987654321',
  pretension_renta: 650_000,
  pretension_max: null,
  tecnologias: ['Excel'],
  criterios: [],
  experiencia_callcenter: true,
  experiencia_retail: false,
  experiencia_judicial: false,
  experiencia_administrativa: false,
  etapa: 'recibido',
  lectura: 'leido',
  lectura_motivo: null,
  por_revisar: false,
  archivo_nombre: 'cv.pdf',
  mismo_archivo_que: null,
  anonimizado_en: null,
  origen: 'publico',
  creado_en: '2026-11-20T12:00:00.000Z',
  movido_en: '2026-11-20T12:00:00.000Z',
  motivo_id: null,
  responsable_id: null,
  etiquetas: [],
});

test('a list of cvs is answered as its schema makes it, whatever the RUT', () => {
  const { output, present } = cvsOperations.list;
  const answer = () => ({ cvs: ['26114901-K', '7453468-6', '26114901-1', 'pasaporte AB12', null].map(cv) });
  expect(present?.(answer())).toEqual(output.parse(answer()));
  expect(output.parse(answer()).cvs[0]?.rut).toBe('26.114.901-K');
});
