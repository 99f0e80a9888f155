import type { LecturaCv } from '@recluta/domain/esquemas';

/** What was read of a CV that says nothing. */
export const NADA_LEIDO: LecturaCv['campos'] = {
  nombre: null,
  rut: null,
  email: null,
  telefono: null,
  nacionalidad: null,
  pretension_renta: null,
  pretension_max: null,
  tecnologias: [],
  experiencia_callcenter: null,
  experiencia_retail: null,
  experiencia_judicial: null,
  experiencia_administrativa: null,
};
