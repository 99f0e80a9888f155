import { ENCABEZADOS, type Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida } from '../../text/document.ts';
import { oneApart } from '../matching/one-apart.ts';

/** One letter of a shorter word makes another of it. */
const LEAST_LETTERS = 7;
const LONG = [...ENCABEZADOS].filter(([words]) => words.length >= LEAST_LETTERS);
/** Nobody's heading is longer. */
const MOST_LETTERS = 40;

/** `=XPERIENCIA`, `REFERENC1AS`: the section of a heading in capitals or bigger letters that was misread in one letter. */
export function misreadHeading({ texto, tam }: LineaLeida, folded: string, usual: number): Seccion | null {
  if (folded.length > MOST_LETTERS || !(tam > usual * 1.08 || texto === texto.toUpperCase())) return null;
  const words = folded.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '').replace(/[^a-z0-9]+/g, ' ');
  return LONG.find(([heading]) => Math.abs(heading.length - words.length) < 2 && oneApart(words, heading))?.[1] ?? null;
}
