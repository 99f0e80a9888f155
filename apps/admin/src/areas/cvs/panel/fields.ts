import { EXPERIENCIAS } from '@recluta/domain/archivos';
import { type CampoCv, datosOf } from '@recluta/domain/campos';
import type { Cv, CvEditado, LecturaCv } from '@recluta/domain/esquemas';
import { phoneOf } from '../lista/cvWords.ts';

/** Whether a person typed it. */
export const isEdited = (campo: CampoCv, lectura: LecturaCv | null): boolean =>
  datosOf(campo).some((field) => lectura?.editados.includes(field));

/** Read without certainty, and by nobody corrected: the recruiter should look. */
export function isDoubtful(campo: CampoCv, lectura: LecturaCv | null, cv: Cv): boolean {
  if (!lectura || isEdited(campo, lectura)) return false;
  if (campo === 'nombre' && cv.nombre === null) return true;
  return datosOf(campo).some((field) => {
    if (field === 'criterios' || field === 'tecnologias') return false;
    const read = lectura.campos[field];
    return read !== null && !read.seguro;
  });
}

/** A field as the cv has it: what the editor starts from, and what confirming it saves. */
export function currentOf(campo: CampoCv, cv: Cv): CvEditado {
  if (campo === 'renta') return { pretension_renta: cv.pretension_renta, pretension_max: cv.pretension_max };
  if (campo === 'experiencia')
    return Object.fromEntries(EXPERIENCIAS.map((each) => [`experiencia_${each}`, cv[`experiencia_${each}`]]));
  return { [campo]: campo === 'telefono' ? phoneOf(cv) : cv[campo] };
}
