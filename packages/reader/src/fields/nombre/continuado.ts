import type { LineaLeida } from '../../text/document.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { type Celda, isLabelText } from '../view/cells.ts';
import type { Vista } from '../view/view.ts';
import type { Anunciado } from './campos.ts';
import { nameWords } from './forma.ts';
import { isPerson, supportOf } from './gazetteer.ts';
import { isPlace } from './palabras.ts';

/** `Rosa Villagrán Henríquez viuda de`, and below it whose. */
const WIDOW = /\b(?:viuda|vda\.?) de\b/;

const PARTICLES = / (?:de(?: l[ao]s?)?|del|v[ao]n(?: de[rn]?)?|di|da|dos)$/i;

/** A name whose last surname, or all but its first word, went to the next line of its cell. */
export function continued(vista: Vista, cells: readonly Celda[], i: number, name: Anunciado): Anunciado[] {
  const line = Math.max(cells[i]?.linea ?? 0, lineIndexAt(vista.reading, name.fin - 1));
  const below = vista.lineas[line + 1];
  if (!below || below.texto.length > 30 || WIDOW.test(vista.plano.slice(name.fin, below.inicio))) return [];
  // `… Hormazábal de la` and below it `Fuente`.
  const particles = PARTICLES.exec(vista.lineas[line]?.texto ?? '')?.[0] ?? '';
  const more = nameWords(`${particles} ${below.texto}`.trim());
  const support = more && supportOf(more);
  if (!more || !support || support.ajenas > 0) return [];
  const palabras = [...name.palabras, ...more];
  const goesOn =
    name.palabras.length > 1
      ? support.apellidos === support.significativas.length || (particles !== '' && !isPlace(below.texto))
      : more.length > 1 && support.conocidas === support.significativas.length && isPerson(palabras);
  return goesOn ? [{ palabras, inicio: name.inicio, fin: below.fin }] : [];
}

/**
 * Names of a narrow cell that go on in the next line: `Eduardo` above `Hernán`. Surnames only right below their label
 * (`at`), or between it and the next one: elsewhere the names of another may stand.
 */
export function wrapped(vista: Vista, part: Anunciado, key: 'nombres' | 'apellidos', at: number): Anunciado {
  const line = lineIndexAt(vista.reading, part.fin - 1);
  const label = lineIndexAt(vista.reading, at);
  const isHalf = line === label && part.palabras.length === 1 && isLabelled(vista, line + 2);
  if (key === 'apellidos' && line !== label + 1 && !isHalf) return part;
  const below = vista.lineas[line + 1]?.texto.includes(':') ? ownBelow(vista, line) : vista.lineas[line + 1];
  const ends = vista.lineas[line]?.fin === part.fin || (key === 'nombres' && vista.texto[part.fin] === '\t');
  if (!ends || !below || below.texto.length > 20) return part;
  // Ruth is a name, and RUT the next label.
  if (isLabelText(vista.plano.slice(below.inicio, below.fin))) return part;
  const more = nameWords(below.texto);
  const support = supportOf(more ?? []);
  const known = support[key];
  if (!more || known === 0 || known < support.significativas.length || part.palabras.length + more.length > 4)
    return part;
  // `VILLARROEL VIDAL, VICTOR` and below it `MANUEL`: behind the given name, which stands first by now.
  const given = vista.texto.slice(part.inicio, part.fin).split(',')[1]?.trim().split(/\s+/).length;
  if (given !== undefined)
    return { ...part, palabras: [...part.palabras.slice(0, given), ...more, ...part.palabras.slice(given)] };
  return { ...part, palabras: [...part.palabras, ...more], fin: below.fin };
}

/** `Apellidos | Quilaqueo`, below it `Lagos`, then the row of another label: `Nombres | Héctor`. */
function isLabelled(vista: Vista, at: number): boolean {
  const line = vista.lineas[at];
  const [label, value] = line ? vista.plano.slice(line.inicio, line.fin).split(LABEL_END) : [];
  return value !== undefined && isLabelText(label ?? '');
}

const LABEL_END = /[\t:]/;

/** `Nombres: Ana`, below it `Ap. materno: Soto` of the next cell, then `Luisa` at the height of its own cell's second line. */
function ownBelow({ lineas }: Vista, at: number): LineaLeida | undefined {
  const [line, between, below] = lineas.slice(at, at + 3);
  if (!line || !between || !below || line.alto === 0) return undefined;
  const isOwn = Math.abs(below.x - line.x) < line.alto && below.y > line.y && below.y - line.y < 1.6 * line.alto;
  return isOwn && Math.abs(between.x - line.x) > line.alto ? below : undefined;
}
