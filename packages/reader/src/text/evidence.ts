import { project, scaling } from '../ocr/matrix.ts';
import type { Caja, Evidencia } from '../types.ts';
import type { Girado, LineaLeida, Reading, Tramo } from './document.ts';
import { lastAt } from './last-at.ts';
import { widthOf } from './letter-widths.ts';

/** The line that the character at `offset` of the reading's text belongs to. */
export function lineAt(reading: Reading, offset: number): LineaLeida | null {
  const i = lineIndexAt(reading, offset);
  return reading.lineas[i] ?? null;
}

/** Index of that line (the last one that starts at or before `offset`, else the first), -1 for a text without lines. */
export const lineIndexAt = ({ lineas }: Reading, offset: number): number =>
  lineas.length === 0 ? -1 : Math.max(0, lastAt(lineas, offset));

/** The words [inicio, fin) of a reading with the boxes they were printed in: one box per line, per cell. */
export function evidenceAt(reading: Reading, inicio: number, fin: number): Evidencia {
  const texto = reading.texto.slice(inicio, fin);
  const first = lineAt(reading, inicio);
  const page = first === null ? undefined : reading.paginas[first.pagina - 1];
  const pagina = first === null || page === undefined || page.ancho === 0 ? null : first.pagina;
  const cajas: Caja[] = [];
  for (let i = lineIndexAt(reading, inicio); i >= 0 && i < reading.lineas.length; i++) {
    const line = reading.lineas[i];
    if (line === undefined || line.inicio >= fin) break;
    // Boxes are of the page the evidence begins on: the few that run over a page break keep their first part.
    if (pagina === null || page === undefined || line.pagina !== pagina) continue;
    cajas.push(...boxesOf(line, inicio - line.inicio, fin - line.inicio, page));
  }
  return { texto, inicio, fin, pagina, cajas };
}

/** How sure a recogniser was of the word that it doubted most among [inicio, fin); 1 for what is text. */
export function certaintyAt(reading: Reading, inicio: number, fin: number): number {
  let least = 1;
  for (let i = lineIndexAt(reading, inicio); i >= 0 && i < reading.lineas.length; i++) {
    const line = reading.lineas[i];
    if (line === undefined || line.inicio >= fin) break;
    for (const tramo of line.tramos)
      if (line.inicio + tramo.fin > inicio && line.inicio + tramo.inicio < fin) least = Math.min(least, tramo.certeza);
  }
  return least;
}

function boxesOf(line: LineaLeida, from: number, to: number, page: Reading['paginas'][number]): Caja[] {
  const boxes: Caja[] = [];
  let last: Box | null = null;
  const close = () => {
    if (last !== null) boxes.push(toCaja(last, page));
  };
  for (const t of line.tramos) {
    const share = shareOf(line.texto, t, from, to);
    if (share === null) continue;
    if (t.girado) {
      boxes.push(turnedCaja(t, t.girado, share, page));
      continue;
    }
    const p = { x: t.x + share.before * t.ancho, y: t.y, ancho: share.of * t.ancho, alto: t.alto };
    if (last !== null && p.x - last.right < 2 * p.alto && p.x >= last.x) {
      last.right = Math.max(last.right, p.x + p.ancho);
      last.y = Math.min(last.y, p.y);
      last.bottom = Math.max(last.bottom, p.y + p.alto);
      continue;
    }
    close();
    last = { x: p.x, y: p.y, right: p.x + p.ancho, bottom: p.y + p.alto };
  }
  close();
  return boxes;
}

type Box = { x: number; y: number; right: number; bottom: number };

/** As fractions of the page; of a straightened photograph, the upright box around where it lies in the picture. */
function toCaja({ x, y, right, bottom }: Box, page: Reading['paginas'][number]): Caja {
  const { ancho, alto, aPagina = scaling(1 / ancho, 1 / alto) } = page;
  const corners = [
    project(aPagina, x, y),
    project(aPagina, right, y),
    project(aPagina, right, bottom),
    project(aPagina, x, bottom),
  ];
  const [xs, ys] = [corners.map((c) => clamp(c.x)), corners.map((c) => clamp(c.y))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, ancho: round(Math.max(...xs) - left), alto: round(Math.max(...ys) - top) };
}

type Share = { before: number; of: number };

/** The share of a run of a line's text that lies in [from, to), and of what lies before: as wide as its letters usually are. */
function shareOf(texto: string, t: Tramo, from: number, to: number): Share | null {
  const a = Math.max(from, t.inicio);
  const b = Math.min(to, t.fin);
  if (a >= b || t.ancho === 0) return null;
  const all = widthOf(texto.slice(t.inicio, t.fin));
  return { before: widthOf(texto.slice(t.inicio, a)) / all, of: widthOf(texto.slice(a, b)) / all };
}

/** Of text that is not level: along its own line, turned as it is. */
function turnedCaja(
  { ancho, alto, tam }: Tramo,
  { x, y, giro }: Girado,
  { before, of }: Share,
  page: Reading['paginas'][number],
): Caja {
  const angle = (giro * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The box of a run that climbs is as high as the run is long.
  const length = Math.abs(sin) > Math.abs(cos) ? alto : ancho;
  return {
    x: clamp((x + before * length * cos) / page.ancho),
    y: clamp((y + before * length * sin) / page.alto),
    ancho: round((of * length) / page.ancho),
    alto: round(tam / page.alto),
    giro,
  };
}

/** A hundred-thousandth of a page is less than a dot of any screen. */
const round = (n: number) => Math.round(n * 1e5) / 1e5;
const clamp = (n: number) => round(Math.min(1, Math.max(0, n)));
