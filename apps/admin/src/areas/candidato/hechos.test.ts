import type { Hecho } from '@recluta/domain/esquemas';
import { describe, expect, it } from 'vitest';
import { says } from './hechos.ts';

const hecho = (part: Partial<Hecho>): Hecho => ({
  id: 1,
  tipo: 'cv_movido',
  usuario_nombre: 'Ana',
  cantidad: 1,
  desde: null,
  a: null,
  descarta: false,
  motivo: null,
  sobre: null,
  detalle: [],
  deshace: false,
  deshacer: null,
  creado_en: '2026-03-10T12:00:00.000Z',
  ...part,
});

describe('the history in words', () => {
  it('names both stages of a move, and the reason of a discard', () => {
    expect(says(hecho({ desde: 'Recibido', a: 'Oferta' }))).toBe('movió de «Recibido» a «Oferta»');
    expect(says(hecho({ desde: 'Oferta', a: 'Descartado', descarta: true, motivo: 'Vive lejos' }))).toBe(
      'descartó desde «Oferta». Motivo: Vive lejos',
    );
  });

  it('names each field once, as a person calls it', () => {
    const detalle = ['pretension_renta', 'pretension_max', 'telefono', 'desconocido'];
    expect(says(hecho({ tipo: 'cv_editado', detalle }))).toBe('editó datos: renta y teléfono');
  });

  it('says for when an interview was planned, and when it is after it was moved', () => {
    const sobre = '2027-03-15T13:00:00.000Z';
    expect(says(hecho({ tipo: 'entrevista_creada', sobre }))).toBe('agendó una entrevista para el 15-03-2027, 10:00');
    expect(says(hecho({ tipo: 'entrevista_creada' }))).toBe('agendó una entrevista');
    expect(says(hecho({ tipo: 'entrevista_editada', detalle: ['fecha_inicio'], sobre }))).toMatch(
      /^cambió la entrevista.*, ahora para el 15-03-2027, 10:00$/,
    );
  });

  it('says by whom a CV came, and how a message left', () => {
    expect(says(hecho({ tipo: 'cv_registrado', detalle: ['publico'] }))).toBe('postuló por el enlace público');
    expect(says(hecho({ tipo: 'mensaje_preparado', detalle: ['cierre', 'correo'] }))).toBe(
      'preparó un mensaje de cierre por correo',
    );
  });

  it('counts what was done several times', () => {
    expect(says(hecho({ tipo: 'archivo_abierto', cantidad: 3 }))).toBe('abrió el archivo 3 veces');
  });
});
