/** Nobody's CV is as short, and no advertisement longer. */
const MAX_ADVERT = 900;
/** How an advertisement begins, in one of its first two lines. */
const SOUGHT =
  /^(?:[^\n]{0,60}\n)?[^\n]{0,30}\b(?:se (?:busca|necesita|requiere|solicita)n?(?! (?:trabajo|pega|empleo|puesto|oportunidad))|buscamos|necesitamos|requerimos|perfil buscado|oferta (?:de trabajo|laboral))\b/;
const APPLY =
  /\b(?:(?:envi(?:ar|a|en|e)(?:nos)?|mand(?:ar|a|en|e)(?:nos)?|remitir|hacer llegar) (?:su |tu |el |los )?(?:cv|curriculum|antecedentes)|postular (?:con|a|al|en)\b|interesad[oa]s\b)/;
/** Whoever speaks of themselves. */
const OWN = /\b(?:rut|run|nombre|curriculum vitae|me llamo|soy|he trabajado|trabaje|mis?|tengo|experiencia laboral)\b/;

/** Whether a folded text is no CV but a post that is advertised: nothing in it is of a candidate. */
export const isAdvert = (plano: string): boolean =>
  plano.length < MAX_ADVERT && SOUGHT.test(plano) && APPLY.test(plano) && !OWN.test(plano);
