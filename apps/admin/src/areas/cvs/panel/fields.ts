import { ETIQUETA_EXPERIENCIA, EXPERIENCIAS } from '@recluta/domain/archivos';
import { CAMPOS_CV, type CampoCv, camposPorRevisar, datosOf } from '@recluta/domain/campos';
import { CORREO } from '@recluta/domain/correo';
import type { Cv, CvEditado, EdicionCv, EdicionesCv, LecturaCv } from '@recluta/domain/esquemas';
import { isValidRut, parseRut } from '@recluta/domain/rut';
import { parseTelefono } from '@recluta/domain/telefono';
import { pesos } from '@recluta/domain/texto';
import { texts } from '../cvs.texts.ts';
import { phoneOf } from '../lista/cvWords.ts';

/** Who typed or confirmed it last; undefined: nobody. */
export const editionOf = (campo: CampoCv, ediciones: EdicionesCv): EdicionCv | undefined =>
  datosOf(campo)
    .flatMap((dato) => ediciones[dato] ?? [])
    .sort((a, b) => (b.creado_en ?? '').localeCompare(a.creado_en ?? ''))[0];

/** Whether it stands as the file says it: what a person confirmed is, what they corrected is not. */
export const isAsRead = (campo: CampoCv, { campos }: LecturaCv, cv: Cv, ediciones: EdicionesCv): boolean =>
  datosOf(campo).every((dato) => {
    // What else the proceso looks for is found in the text of the file, and stands in no field of the reading.
    if (dato === 'criterios' || dato === 'tecnologias') return ediciones[dato]?.confirmado ?? true;
    const now = dato === 'rut' ? cv.rut && (parseRut(cv.rut) ?? cv.rut) : cv[dato];
    return (campos[dato]?.valor ?? null) === (now || null);
  });

/** What is kept although it can hardly be right: nothing is refused for its form (decisions), but it is told. */
export function warningOf(campo: CampoCv, cv: Cv): string | null {
  if (campo === 'rut' && cv.rut && !isValidRut(cv.rut)) return texts.estado.unreadRut;
  if (campo === 'telefono' && cv.telefono && !parseTelefono(cv.telefono)) return texts.estado.unreadPhone;
  if (campo === 'email' && cv.email && !CORREO.test(cv.email)) return texts.estado.unreadEmail;
  return null;
}

/** What was read without certainty, and by nobody typed or confirmed: the recruiter should look. */
export const doubtsOf = (lectura: LecturaCv | null): CampoCv[] =>
  lectura ? camposPorRevisar(lectura.campos, lectura.editados) : [];

/** Without them nobody can be told apart or reached. */
const NEEDED = ['nombre', 'rut', 'email', 'telefono'] as const;

/**
 * The field that the key of correcting opens: from where one is, `from`, the next that is doubtful or lacks what a person is
 * reached by; of a cv that asks for nothing, just the next. Behind the last comes the first.
 */
export function nextToCorrect(cv: Cv, doubts: readonly CampoCv[], from: CampoCv | null): CampoCv {
  const lacking = NEEDED.filter((campo) => !cv[campo]);
  const asks = CAMPOS_CV.filter((campo) => doubts.includes(campo) || lacking.some((each) => each === campo));
  const among = asks.length > 0 ? asks : CAMPOS_CV;
  const at = from ? CAMPOS_CV.indexOf(from) : -1;
  return among.find((campo) => CAMPOS_CV.indexOf(campo) > at) ?? among[0] ?? 'nombre';
}

/** What does not make a value yet, as it was typed: pay in words, the beginning of a word of a list. */
export type Words = { [Input in keyof CvEditado]?: string };

/** What is typed of a field; what stood there when that began, and when its file had been read by then. */
export type FieldEdit = { before: CvEditado; now: CvEditado; words: Words; leido_en: string | null };

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
