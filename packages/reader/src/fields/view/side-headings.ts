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

/** Dates stand at the very height of their text, in points. */
const ROW_LEVEL = 1.5;

const DATES_ALONE =
  /^[^a-z0-9]{0,3}(?:[a-z]{3,10}\.? (?:de )?)?(?:\d{1,2}[/.-])?(?:19|20)\d\d(?: ?(?:-|a|al|hasta|\/) ?(?:[a-z]{3,10}\.? (?:de )?)?(?:(?:\d{1,2}[/.-])?(?:19|20)\d\d|actual(?:idad)?|presente|hoy|(?:a )?la fecha))?[^a-z0-9]{0,3}$/;

/** A line of nothing but when something was. */
export const isDatesAlone = (folded: string): boolean => folded.length < 40 && DATES_ALONE.test(folded);

/**
 * Dates in a column of their own, nothing but dates and headings one below another, with the text of each at its
 * height in the next column: that text is of the section in which its dates stand. At least two of them.
 */
export function datedRows(rows: readonly Rotulo[], lines: readonly LineaLeida[]): readonly Rotulo[] {
  const beside = rows.filter(({ linea }) =>
    lines.some(
      (line) => line.pagina === linea.pagina && Math.abs(line.y - linea.y) < ROW_LEVEL && isRightOf(line, linea),
    ),
  );
  return beside.length > 1 ? beside : [];
}

/** Section of a line below the headings of the first column again, at their left edge; null when none is above it. */
export function sectionBelow(headings: readonly Rotulo[], line: LineaLeida): Seccion | null {
  const above = headings.filter(
    ({ linea }) => linea.pagina === line.pagina && linea.y < line.y && Math.abs(linea.x - line.x) < LEFT_EDGE,
  );
  return above.toSorted((a, b) => a.linea.y - b.linea.y).at(-1)?.seccion ?? null;
}

/** Headings may be set in or out by so much. */
const LEFT_EDGE = 12;

const isRightOf = (line: LineaLeida, heading: LineaLeida): boolean =>
  line.ancho > 0 && line.x >= heading.x + heading.ancho - 2;
