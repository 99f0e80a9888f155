import type { LineaLeida } from '../../text/document.ts';
import type { Ajeno } from './ajeno.ts';

/** Alone in its line: the block of whoever answers for a pupil. */
const HEADING =
  /^[^a-z]{0,4}(?:(?:datos|antecedentes|informacion|identificacion) )?(?:del? |de la )?(?:apoderad[oa]|tutora? legal|representante legal|(?:padre|madre)(?:,| o) (?:tutora?|apoderad[oa]))[^a-z]{0,4}$/;

/** A row of a form. */
const ROW = /^[^a-z]{0,4}[a-z][a-z .]{1,24}(?:\t| ?:)/;
const NAME = /^[^a-z]{0,4}nombres?\b[a-z ]{0,24}(?:\t| ?:)/;

/** Nobody tells more of a guardian. */
const ROWS = 9;

/** `Apoderada`, and below it rows with her name, RUT and phone, in a form that names the pupil in rows of another block. */
export function guardians(lineas: readonly LineaLeida[], textOf: (line: LineaLeida) => string): Ajeno[] {
  const at = lineas.findIndex((line) => line.texto.length < 50 && HEADING.test(textOf(line)));
  const heading = lineas[at];
  if (!heading) return [];
  let end = at + 1;
  while (end < lineas.length && end - at <= ROWS && isRow(lineas[end], textOf)) end++;
  const isNamed = (line: LineaLeida, i: number): boolean => (i < at || i >= end) && NAME.test(textOf(line));
  return lineas.some(isNamed) ? [{ inicio: heading.inicio, fin: lineas[end - 1]?.fin ?? heading.fin }] : [];
}

const isRow = (line: LineaLeida | undefined, textOf: (line: LineaLeida) => string): boolean =>
  line !== undefined && ROW.test(textOf(line));
