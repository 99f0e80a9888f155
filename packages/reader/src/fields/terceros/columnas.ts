import type { LineaLeida } from '../../text/document.ts';
import type { Ajeno } from './ajeno.ts';

/** Heads of the columns of a form that asks the same of two people. */
const OWN =
  /^[^a-z]{0,4}(?:(?:datos )?del? )?(?:postulante|candidat[oa]|trabajadora?|titular|solicitante|interesad[oa])[^a-z]{0,4}$/;
const OTHER =
  /^[^a-z]{0,4}(?:(?:datos )?del? )?(?:conyuge|pareja|espos[oa]|conviviente|apoderad[oa]|contacto|referencia|aval|codeudora?|familiar)(?: (?:o|y|de) [a-z ]{3,24})?[^a-z]{0,4}$/;

/** Rows of such a form below its heads. */
const ROWS = 14;

/** Points by which a value may stand beside the left edge of its head, where the columns were read one by one. */
const ALIGNED = 6;

/** `Postulante | Cónyuge o contacto` above `Nombre | Ana Soto | Luis Rojas`: what stands in the column of the other. */
export function columnsOfOther(lineas: readonly LineaLeida[], textOf: (line: LineaLeida) => string): Ajeno[] {
  const at = lineas.findIndex((line) => line.texto.length < 80 && textOf(line).split('\t').some(isOwn));
  const head = lineas[at];
  if (!head) return [];
  const heads = textOf(head).split('\t');
  const column = heads.findIndex((cell) => OTHER.test(cell));
  if (column < 0) return heads.length === 1 ? apart(lineas, at, textOf) : [];
  const labelled = heads.some((cell) => !OWN.test(cell) && !OTHER.test(cell)) ? 0 : 1;
  return lineas.slice(at + 1, at + 1 + ROWS).flatMap(({ texto, inicio }) => {
    const cells = texto.split('\t');
    if (cells.length !== heads.length + labelled) return [];
    const before = cells.slice(0, column + labelled).join('\t').length + 1;
    return [{ inicio: inicio + before, fin: inicio + before + (cells[column + labelled]?.length ?? 0) }];
  });
}

const isOwn = (cell: string): boolean => OWN.test(cell);

/** The column of the other, below that of the candidate in the text. */
function apart(lineas: readonly LineaLeida[], own: number, textOf: (line: LineaLeida) => string): Ajeno[] {
  const at = lineas.findIndex((line, i) => i > own && line.alto > 0 && OTHER.test(textOf(line)));
  const [head, first] = [lineas[at], lineas[own]];
  if (!head || !first || head.pagina !== first.pagina || Math.abs(head.y - first.y) > head.alto) return [];
  const below = lineas.slice(at + 1, at + 1 + ROWS);
  const end = below.findIndex(({ x, pagina }) => pagina !== head.pagina || Math.abs(x - head.x) > ALIGNED);
  return end < 0 ? below : below.slice(0, end);
}
