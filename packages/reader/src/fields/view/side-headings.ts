import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida } from '../../text/document.ts';

/** A heading with its place: the page, its height and where its right edge is. */
export type Rotulo = { seccion: Seccion; linea: LineaLeida };

/** Text beside a heading starts at its height, in points. */
const LEVEL = 5;

/**
 * Headings set in a column of their own, with their text in the next one: at least two of them have a line beside
 * them. The lines of such a text belong to the last heading above them, though the reading took the columns apart.
 */
export function sideHeadings(headings: readonly Rotulo[], lines: readonly LineaLeida[]): readonly Rotulo[] {
  const beside = headings.filter(({ linea }) =>
    lines.some((line) => line.pagina === linea.pagina && Math.abs(line.y - linea.y) < LEVEL && isRightOf(line, linea)),
  );
  return beside.length > 1 ? headings : [];
}

/** Section of a line by the headings in the column beside it, null when none stands above it. */
export function sideSection(headings: readonly Rotulo[], line: LineaLeida): Seccion | null {
  let last: Rotulo | null = null;
  for (const heading of headings) {
    const { linea } = heading;
    if (linea.pagina !== line.pagina || linea.y > line.y + LEVEL || !isRightOf(line, linea)) continue;
    if (!last || linea.y >= last.linea.y) last = heading;
  }
  return last?.seccion ?? null;
}

const isRightOf = (line: LineaLeida, heading: LineaLeida): boolean =>
  line.ancho > 0 && line.x >= heading.x + heading.ancho - 2;
