import { EXPERIENCIAS } from '@recluta/domain/archivos';
import type { Cv, CvEditado, LecturaCv } from '@recluta/domain/esquemas';
import { phoneOf } from '../lista/cvWords.ts';
import type { Campo } from './highlight.ts';

/** Fields of the panel, in the order of the screen; renta and experiencia are several of the cv's own. */
export const CAMPOS_EDITABLES = [
  'nombre',
  'rut',
  'email',
  'telefono',
  'nacionalidad',
  'renta',
  'tecnologias',
  'criterios',
  'experiencia',
] as const;
export type CampoEditable = (typeof CAMPOS_EDITABLES)[number];

/** Fields of the reading that a row of the panel stands for. */
export function readFieldsOf(campo: CampoEditable): Campo[] {
  if (campo === 'renta') return ['pretension_renta', 'pretension_max'];
  if (campo === 'experiencia') return EXPERIENCIAS.map((each) => `experiencia_${each}` as const);
  return [campo];
}

/** Whether a person typed it. */
export const isEdited = (campo: CampoEditable, lectura: LecturaCv | null): boolean =>
  readFieldsOf(campo).some((field) => lectura?.editados.includes(field));

/** Read without certainty, and by nobody corrected: the recruiter should look. */
export function isDoubtful(campo: CampoEditable, lectura: LecturaCv | null, cv: Cv): boolean {
  if (!lectura || isEdited(campo, lectura)) return false;
  if (campo === 'nombre' && cv.nombre === null) return true;
  return readFieldsOf(campo).some((field) => {
    if (field === 'criterios' || field === 'tecnologias') return false;
    const read = lectura.campos[field];
    return read !== null && !read.seguro;
  });
}

/** A field as the cv has it: what the editor starts from, and what confirming it saves. */
export function currentOf(campo: CampoEditable, cv: Cv): CvEditado {
  if (campo === 'renta') return { pretension_renta: cv.pretension_renta, pretension_max: cv.pretension_max };
  if (campo === 'experiencia')
    return Object.fromEntries(EXPERIENCIAS.map((each) => [`experiencia_${each}`, cv[`experiencia_${each}`]]));
  return { [campo]: campo === 'telefono' ? phoneOf(cv) : cv[campo] };
}
