import { isBlank } from '../../text/blank.ts';
import type { LineaLeida } from '../../text/document.ts';
import { hitsOf } from '../matching/hits.ts';
import type { Vista } from './view.ts';

/** A cell: a stretch of a line between tabs or wide blanks, at offsets of the text, its line and its place in it. */
export type Celda = { inicio: number; fin: number; linea: number; columna: number };

/** What parts cells: a tab, a wide blank before the next label, or any before one that no value has. */
const GAP =
  /\t| {2,8}(?=[a-z][a-z. ]{1,24}:)|(?<![a-z°](?: y| e| o| de| del| la| los| su| mi| n°)|\/|(?:\der|\ddo|primer|segundo)|apellidos,) (?=(?:apellidos?(?: [pm]aterno)?|nombres|nacionalidad|estado civil)\s?:|apellido [pm]aterno[ \t])/g;
/** No form has more. */
const MAX_CELLS = 4000;

export function cellsOf(lineas: readonly LineaLeida[], plano: string): Celda[] {
  const cells: Celda[] = [];
  for (const [linea, line] of lineas.entries()) {
    if (cells.length > MAX_CELLS) break;
    let inicio = line.inicio;
    let columna = 0;
    const text = plano.slice(line.inicio, line.fin);
    for (const gap of hitsOf(text, GAP)) {
      cells.push({ inicio, fin: line.inicio + gap.index, linea, columna });
      inicio = line.inicio + gap.index + gap[0].length;
      columna++;
    }
    cells.push({ inicio, fin: line.fin, linea, columna });
  }
  return cells;
}

const FACTS = String.raw`(?:nombres?|nombre completo|(?:primer|segundo|1 ?er|1°|2 ?do|2°) (?:nombre|apellido)|nombre y apellidos?|apellidos?|apellidos? [pm]aterno|(?:ap(?:ell?)?\.?|a\.) ?[pm](?:aterno|at\.)|[pm]aterno|rut|rut.{1,10}|r\.u\.t\.?|run|c\.?i\.?|cedula.{0,20}|edad|fecha.{0,20}|f\. ?nac.{0,12}|nacionalidad|estado civil|direccion|domicilio|comuna|ciudad|region|telefonos?|fono|celular|movil|e-?mail|correo.{0,14}|sexo|genero|e\. ?civil|lugar de nac.{0,10}|whatsapp|emergencia.{0,14}|modalidad|estudios|escolaridad|nivel.{0,18}|profesion|oficio|ocupacion|cargo|puesto|pretension.{0,22}|renta.{0,22}|sueldo.{0,22}|expectativa.{0,22}|disponibilidad|licencia.{0,18}|n°.{0,12}|nro.{0,12}|pais.{0,12}|afp|isapre|salud|prevision|talla.{0,10}|empresa|periodo)`;
const LABELS = new RegExp(String.raw`^${FACTS}\s*[:.]?\s*$`);
/** `Idiomas: español`: another row of the form, with its value. */
const ROW = new RegExp(`^(?:${FACTS}|idiomas?|lenguas?|languages?|hijos|profesion) ?: ?[^ ]`);

/** Where the value of the label that ends at `from` in cell `i` stands: behind it, in the next cell, or below. */
export function valueAfter(
  vista: Vista,
  cells: readonly Celda[],
  i: number,
  from: number,
): { inicio: number; fin: number } | null {
  const cell = cells[i];
  if (!cell) return null;
  const rest = trimmed(vista, from, cell.fin);
  if (rest) return rest;
  const next = cells[i + 1];
  if (next?.linea === cell.linea && !isLabel(vista, next) && !isLabelledAbove(vista, cells, i + 1)) {
    const value = trimmed(vista, next.inicio, next.fin);
    if (value) return value;
    // The colon had a cell of its own.
    const third = cells[i + 2];
    if (third?.linea === cell.linea) return trimmed(vista, third.inicio, third.fin);
  }
  const beside = besideOf(vista, cell);
  if (beside) return beside;
  for (let j = i + 1; j < cells.length && (cells[j]?.linea ?? 0) <= cell.linea + 1; j++) {
    const below = cells[j];
    if (below && below.linea === cell.linea + 1 && below.columna === cell.columna) {
      const other = isLabel(vista, below) || ROW.test(vista.plano.slice(below.inicio, below.fin));
      return other ? null : trimmed(vista, below.inicio, below.fin);
    }
  }
  return null;
}

/** `materno | Ana Luisa` below `Apellido | Nombres`: the row above has as many cells, and a label where this one has a value. */
function isLabelledAbove(vista: Vista, cells: readonly Celda[], i: number): boolean {
  const { linea, columna } = cells[i] ?? { linea: 0, columna: 0 };
  let last = i;
  while (cells[last + 1]?.linea === linea) last++;
  const above = cells.slice(Math.max(0, i - 2 * MAX_COLUMNS), i).filter((cell) => cell.linea === linea - 1);
  const head = above[columna];
  return above.length === (cells[last]?.columna ?? 0) + 1 && head !== undefined && isLabel(vista, head);
}
/** No form has more side by side. */
const MAX_COLUMNS = 8;

/** The text to the right of a label at its height, wherever the reading put it: columns tear rows of forms apart. */
export function besideOf(vista: Vista, cell: Celda): { inicio: number; fin: number } | null {
  const line = vista.lineas[cell.linea];
  if (!line || line.ancho === 0 || line.texto.length > 60 || cell.fin - cell.inicio > 40) return null;
  const right = line.x + line.ancho;
  const middle = line.y + line.alto / 2;
  let best: LineaLeida | null = null;
  for (const other of vista.lineas.slice(Math.max(0, cell.linea - 80), cell.linea + 80)) {
    const level = Math.abs(other.y + other.alto / 2 - middle) < 0.5 * line.alto;
    if (other === line || other.pagina !== line.pagina || !level || other.x < right || (best && other.x > best.x))
      continue;
    best = other;
  }
  if (!best || isBelowLabel(vista, best)) return null;
  const text = vista.plano.slice(best.inicio, best.fin);
  const [first = ''] = text.split('\t');
  return isLabelText(first) ? null : trimmed(vista, best.inicio, best.inicio + first.length);
}

/** A label stands over the line, at its left edge: the value is that one's. */
function isBelowLabel(vista: Vista, line: LineaLeida): boolean {
  const above = vista.lineas[vista.lineas.indexOf(line) - 1];
  return (
    above !== undefined &&
    above.pagina === line.pagina &&
    Math.abs(above.x - line.x) < 2 &&
    line.y > above.y &&
    line.y - above.y < 1.8 * line.alto &&
    isLabelText(vista.plano.slice(above.inicio, above.fin))
  );
}

/** The text to the left of a line at its height, '' without one: a form's label whose column was taken apart. */
export function labelBeside(vista: Vista, index: number): string {
  const best = leftOf(vista, index);
  return best ? vista.plano.slice(best.inicio, best.fin) : '';
}

/** The short line's neighbour to the left at its height. */
export function leftOf(vista: Vista, index: number): LineaLeida | null {
  const line = vista.lineas[index];
  if (!line || line.ancho === 0 || line.texto.length > 40) return null;
  const middle = line.y + line.alto / 2;
  let best: LineaLeida | null = null;
  for (const other of vista.lineas.slice(Math.max(0, index - 80), index + 80)) {
    const level = Math.abs(other.y + other.alto / 2 - middle) < 0.5 * line.alto;
    if (!level || other.pagina !== line.pagina || other.x + other.ancho > line.x || (best && other.x < best.x))
      continue;
    best = other;
  }
  return best;
}

/** Whether a folded line or cell is the label of a form's row and nothing else. */
export const isLabelText = (text: string): boolean => LABELS.test(text.trim());

const isLabel = (vista: Vista, cell: Celda): boolean => isLabelText(vista.plano.slice(cell.inicio, cell.fin));

const isAround = (text: string, at: number, signs: string): boolean =>
  isBlank(text.charCodeAt(at)) || signs.includes(text.charAt(at));

function trimmed(vista: Vista, inicio: number, fin: number): { inicio: number; fin: number } | null {
  let a = inicio;
  let b = fin;
  while (a < b && isAround(vista.plano, a, ':;.=>-_|*•·')) a++;
  while (b > a && isAround(vista.plano, b - 1, ':_|')) b--;
  return a < b ? { inicio: a, fin: b } : null;
}
