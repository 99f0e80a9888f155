import { lineIndexAt } from '../../text/evidence.ts';
import type { Vista } from '../view/view.ts';

/** A cell of a line: its offsets in the text, and from where to where it is printed (both 0 without geometry). */
type Casilla = { inicio: number; fin: number; desde: number; hasta: number };

/** A row of a table has no more letters. */
const LONGEST = 400;

/** The cells of a line, as tabs part them. */
function cellsIn(vista: Vista, linea: number): Casilla[] {
  const line = vista.lineas[linea];
  if (!line || line.texto.length > LONGEST) return [];
  const cells: Casilla[] = [];
  let inicio = line.inicio;
  for (const text of vista.plano.slice(line.inicio, line.fin).split('\t')) {
    const fin = inicio + text.length;
    let [desde, hasta] = [Infinity, 0];
    for (const run of line.tramos) {
      if (line.inicio + run.fin <= inicio || line.inicio + run.inicio >= fin) continue;
      desde = Math.min(desde, run.x);
      hasta = Math.max(hasta, run.x + run.ancho);
    }
    cells.push({ inicio, fin, desde: desde === Infinity ? 0 : desde, hasta });
    inicio = fin + 1;
  }
  return cells;
}

const placeOf = (cells: readonly Casilla[], offset: number): number =>
  cells.findIndex(({ inicio, fin }) => inicio <= offset && offset <= fin);

/** How far two cells are apart from left to right: less than 0 where one stands over the other. */
const gap = (a: Casilla, b: Casilla): number => Math.max(a.desde, b.desde) - Math.min(a.hasta, b.hasta);

/** Which of the cells stands over or under `cell`, by where they are printed; -1 for none. */
function nearest(cells: readonly Casilla[], cell: Casilla): number {
  let best = -1;
  cells.forEach((other, i) => {
    const least = cells[best];
    if (gap(other, cell) < 0 && (!least || gap(other, cell) < gap(least, cell))) best = i;
  });
  return best;
}

/**
 * The cells that may stand over the cell at `offset` in the line above: one where it is printed says which, or where
 * both rows have as many; all from its own place on where empty cells of its row were lost.
 */
export function headsOver(vista: Vista, offset: number): { inicio: number; fin: number }[] {
  const linea = lineIndexAt(vista.reading, offset);
  const [own, above] = [cellsIn(vista, linea), cellsIn(vista, linea - 1)];
  const column = placeOf(own, offset);
  const cell = own[column];
  if (!cell || above.length === 0) return [];
  const [line, over] = [vista.lineas[linea], vista.lineas[linea - 1]];
  if (line?.pagina !== over?.pagina) return [];
  if (line && over && line.ancho > 0 && over.ancho > 0) {
    const head = above[nearest(above, cell)];
    return head && over.y < line.y ? [head] : [];
  }
  if (above.length < own.length) return [];
  return above.slice(column, column + above.length - own.length + 1);
}

/** The cell below the one at `offset`, in the next line: by where it is printed, or where both rows have as many. */
export function cellBelow(vista: Vista, offset: number): { inicio: number; fin: number } | null {
  const linea = lineIndexAt(vista.reading, offset);
  const [own, below] = [cellsIn(vista, linea), cellsIn(vista, linea + 1)];
  const column = placeOf(own, offset);
  const cell = own[column];
  if (!cell) return null;
  if (below.length === own.length) return below[column] ?? null;
  const [line, under] = [vista.lineas[linea], vista.lineas[linea + 1]];
  if (!line || !under || line.ancho === 0 || under.ancho === 0 || line.pagina !== under.pagina) return null;
  const found = below[nearest(below, cell)];
  return found && own[nearest(own, found)] === cell ? found : null;
}

/** `Renta` over `actual`: a label that goes on in the line below. */
const GOES_ON =
  /^(?:actual|vigente|anterior|percibida|ultim[oa]|empleo|trabajo|contrato)(?: (?:actual|anterior|empleo|trabajo|contrato))?\s*$/;
const IS_LABEL = /^[^\d]*[a-z]{3}[^\d]*$/;

/**
 * The label to the left of the sum at `offset`, null without one: the cell before it, or what is printed at its height,
 * also set in two lines.
 */
export function labelLeft(vista: Vista, offset: number): string | null {
  const linea = lineIndexAt(vista.reading, offset);
  const line = vista.lineas[linea];
  if (!line) return null;
  const cells = cellsIn(vista, linea);
  const own = cells[placeOf(cells, offset)];
  const before = cells[placeOf(cells, offset) - 1];
  if (line.ancho === 0 || !own) {
    const text = before ? vista.plano.slice(before.inicio, before.fin) : '';
    return IS_LABEL.test(text) ? text : null;
  }
  const middle = line.y + line.alto / 2;
  const near = vista.lineas.slice(Math.max(0, linea - AROUND), linea + AROUND).flatMap((other, i) => {
    const away = other.y + other.alto / 2 - middle;
    if (other.pagina !== line.pagina || Math.abs(away) > 1.7 * line.alto) return [];
    return cellsIn(vista, Math.max(0, linea - AROUND) + i)
      .filter(({ hasta, desde }) => hasta <= own.desde && hasta > desde)
      .map(({ inicio, fin, desde, hasta }) => ({
        away: away / line.alto,
        desde,
        hasta,
        text: vista.plano.slice(inicio, fin).trim(),
      }));
  });
  const column = Math.max(...near.filter(({ away }) => Math.abs(away) < 1.1).map(({ desde }) => desde));
  const labels = near.filter(({ desde }) => Math.abs(desde - column) < 3).sort((a, b) => a.away - b.away);
  const level = labels.find(({ away }) => Math.abs(away) < 0.5);
  const lines = level
    ? [level, ...labels.filter(({ away, text }) => away > level.away && GOES_ON.test(text)).slice(0, 1)]
    : labels.filter(({ away }) => Math.abs(away) < 1.1);
  const label = lines.map(({ text }) => text).join('\n');
  return IS_LABEL.test(label) ? label : null;
}

/** The upper of two lines to the right of a label that stands halfway between them, null where there are not these two. */
export function cellRight(vista: Vista, offset: number): { inicio: number; fin: number } | null {
  const linea = lineIndexAt(vista.reading, offset);
  const line = vista.lineas[linea];
  if (!line || line.ancho === 0) return null;
  const middle = line.y + line.alto / 2;
  const right = line.x + line.ancho;
  const near = vista.lineas
    .slice(Math.max(0, linea - AROUND), linea + AROUND)
    .map((other) => ({ other, away: (other.y + other.alto / 2 - middle) / line.alto }))
    .filter(({ other, away }) => other.pagina === line.pagina && other.x > right && Math.abs(away) < 1.1);
  const column = Math.min(...near.map(({ other }) => other.x));
  const lines = near.filter(({ other }) => other.x - column < 3).sort((a, b) => a.away - b.away);
  const [upper, lower] = lines;
  return upper && lower && lines.length === 2 && upper.away < -0.4 && lower.away > 0.4 ? upper.other : null;
}

/** Lines before and behind in which a label's may stand. */
const AROUND = 80;
