import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import type { CampoCv } from '@recluta/domain/campos';
import type { Cv, LecturaCv } from '@recluta/domain/esquemas';
import { formatTelefono } from '@recluta/domain/telefono';
import { rangoPesos } from '@recluta/domain/texto';

/** What a cv says of a field, as a person reads it; empty: nothing. */
export function shownOf(campo: CampoCv, cv: Cv): string {
  switch (campo) {
    case 'telefono':
      return cv.telefono ? formatTelefono(cv.telefono) : '';
    case 'renta':
      return rangoPesos(cv.pretension_renta, cv.pretension_max);
    case 'tecnologias':
    case 'criterios':
      return cv[campo].join(', ');
    case 'experiencia':
      return EXPERIENCIAS.filter((each) => cv[`experiencia_${each}`])
        .map((each) => ETIQUETA_EXPERIENCIA[each])
        .join(', ');
    default:
      return cv[campo] ?? '';
  }
}

/** The words of the file a field was read from; null where a person typed it, or where it says the same. */
export function quoteOf(campo: CampoCv, cv: Cv, lectura: LecturaCv | null): string | null {
  if (!lectura || campo === 'tecnologias' || campo === 'criterios' || campo === 'experiencia') return null;
  const field = campo === 'renta' ? 'pretension_renta' : campo;
  if (lectura.editados.includes(field)) return null;
  const words = lectura.campos[field]?.evidencia?.texto.trim();
  return words && words !== shownOf(campo, cv) ? words : null;
}
