import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import { type CampoCv, datosOf } from '@recluta/domain/campos';
import type { Cv, CvEditado, LecturaCv } from '@recluta/domain/esquemas';
import { pesos } from '@recluta/domain/texto';
import { texts } from '../cvs.texts.ts';
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

/** What of a cv is told by name when two change it: a field of several columns by the name of each. */
export const LABELS: Record<keyof CvEditado, string> = {
  ...texts.panel.fields,
  pretension_renta: texts.panel.rentas.desde,
  pretension_max: texts.panel.rentas.hasta,
  experiencia_callcenter: ETIQUETA_EXPERIENCIA.callcenter,
  experiencia_retail: ETIQUETA_EXPERIENCIA.retail,
  experiencia_judicial: ETIQUETA_EXPERIENCIA.judicial,
  experiencia_administrativa: ETIQUETA_EXPERIENCIA.administrativa,
};

/** A value as a person reads it. */
export function wordsOf(field: keyof CvEditado, values: CvEditado): string {
  const value = values[field];
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? texts.panel.yes : texts.panel.no;
  return typeof value === 'number' ? pesos(value) : (value ?? '');
}
