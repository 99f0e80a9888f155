import type { Vista } from '../view/view.ts';

/** `Clases de Python y C a primer año`, `Usuario avanzado: Excel, R. Usuario competente: …`: the last of a list. */
export function endsList({ texto, plano }: Vista, inicio: number, fin: number): boolean {
  const letter = texto[inicio];
  if (letter !== letter?.toUpperCase()) return false;
  const lead = plano.slice(inicio - 3, inicio);
  return (
    (/ y $/.test(lead) && plano[fin] === ' ') ||
    (/, $/.test(lead) && /^\.(?: \p{Lu}|\n|$)/u.test(texto.slice(fin, fin + 3)))
  );
}

/** `R básico`, `R: intermedio`, `R (tidyverse)`, `R Studio`, `R para análisis de datos`. */
const RATED =
  /^ ?(?:[:(–-] ?)?(?:para (?:an[aá]l|estad|datos|gr[aá]f)|b[aá]sic|intermedi|avanzad|medi[oa]\b|experto|nivel|usuari|an[aá]lisis|estad[ií]stic|tidyverse|ggplot|shiny|dplyr)/i;

/** `R Python SQL`: languages with but a blank between them. */
const BESIDE = /^ (?:Python|SQL|SAS|Stata|SPSS|Julia|Java|C\+\+)/;

/** What is told in brackets to be done in it: `Shiny (R)`, `análisis estadístico (R)`. */
const WITHIN =
  /\b(?:shiny|studio|tidyverse|lenguajes?|scripts?|programacion|estadistic[a-z]{1,4}|analisis|modelos?|datos) \($/;

export const isBracketed = ({ plano }: Vista, inicio: number, fin: number): boolean =>
  plano[fin] === ')' && WITHIN.test(plano.slice(Math.max(0, inicio - 16), inicio));

/** A language of one letter, in capitals between the commas of a list (`C, R y Python`). */
export function standsAlone(vista: Vista, inicio: number, fin: number): boolean {
  const text = vista.texto;
  if (text[inicio] !== text[inicio]?.toUpperCase()) return false;
  // `Turnos A, B y C`.
  if (/\b[AB],? y $/.test(text.slice(Math.max(0, inicio - 6), inicio))) return false;
  // `Detección de licencias repetidas con R y grafos en Neo4j`.
  if (
    text[inicio] === 'R' &&
    / (?:con|en) $/.test(text.slice(inicio - 5, inicio)) &&
    /^ y \p{L}{2}/u.test(text.slice(fin, fin + 5))
  )
    return true;
  // `Métodos cuantitativos en R (doctorado)`.
  if (
    / (?:en|in|con|with) $/.test(text.slice(inicio - 6, inicio)) &&
    /^(?:$|[.,;\n)]| \(| para )/.test(text.slice(fin, fin + 6))
  )
    return true;
  return (
    /(?:^|[,;:|/•·\n\t(]|\by|(?:avanzad|[aá]sic|intermedi)[oa] ) ?$/.test(
      text.slice(Math.max(0, inicio - 12), inicio),
    ) &&
    (/^ ?(?:$|[,;|/•·\n\t)●○■□★☆▪]|y\b)/.test(text.slice(fin, fin + 3)) ||
      BESIDE.test(text.slice(fin, fin + 8)) ||
      RATED.test(text.slice(fin, fin + 16)))
  );
}
