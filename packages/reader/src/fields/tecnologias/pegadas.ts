import { TERMINOS, type Termino } from '../../../data/tecnologias/index.ts';
import { isBlank } from '../../text/blank.ts';
import { fold } from '../matching/fold.ts';
import type { Hallazgo } from '../matching/phrase-index.ts';
import type { Ficha } from '../matching/tokens.ts';
import type { Vista } from '../view/view.ts';
import { DICTIONARY } from './diccionario.ts';
import { isToolsAt } from './lugar.ts';

/** Known names by their first three letters, or both of two, the longest first. */
const BY_START = byStart();

function byStart(): ReadonlyMap<string, readonly { letras: string; dato: Termino }[]> {
  const index = new Map<string, { letras: string; dato: Termino }[]>();
  for (const dato of TERMINOS) {
    const letras = fold(dato.palabra);
    if (dato.maquina || letras.length < 2) continue;
    const start = letras.slice(0, 3);
    const entries = index.get(start);
    if (entries) entries.push({ letras, dato });
    else index.set(start, [{ letras, dato }]);
  }
  for (const entries of index.values()) entries.sort((a, b) => b.letras.length - a.letras.length);
  return index;
}

/** Known names that the letters from `at` on begin with; one of two letters only up to the next capital or the end (`GoRedis`). */
function namesAt({ plano, texto }: Vista, at: number): { letras: string; dato: Termino }[] {
  const long: { letras: string; dato: Termino }[] = [];
  for (const name of BY_START.get(plano.slice(at, at + 3)) ?? [])
    if (name.letras.length > 2 && plano.startsWith(name.letras, at)) long.push(name);
  const ends = at + 2 >= texto.length || isEnd(texto.charCodeAt(at + 2)) || opens(texto, at + 2);
  return ends && opens(texto, at) && !opens(texto, at + 1)
    ? [...long, ...(BY_START.get(plano.slice(at, at + 2)) ?? [])]
    : long;
}

type Pieza = { inicio: number; fin: number; dato: Termino | null };

/** Names printed against each other: shorter words are one name, longer cells are no row of chips. */
const SHORTEST = 7;
const LONGEST = 200;
/** Nobody writes a common word as long as this and divisible into names. */
const SMALL = /^[a-z0-9]+$/;
const LEAST_SMALL = 12;
const SEPARATORS = new Set([...',;|/•·()[]:'].map((sign) => sign.charCodeAt(0)));

/**
 * The known tools of a row of chips that a Word file prints without a blank between them: `ExcelPower BISPSSWord`,
 * `MATLABLTspiceGit`, also in small letters and behind the name of their row (`MineraLeapfrog, Vulcan`). A word is only
 * divided where the whole of it, and of its neighbours in the row, divides.
 */
export function gluedTools(vista: Vista, fichas: readonly Ficha[]): Hallazgo<Termino>[] {
  const found: Hallazgo<Termino>[] = [];
  let looked = 0;
  for (const [i, { palabra, inicio, fin }] of fichas.entries()) {
    if (inicio < looked || fin - inicio < SHORTEST) continue;
    if (!hasInnerCapital(vista.texto, inicio, fin) && !isSmallRun(vista, inicio, fin)) continue;
    if (DICTIONARY.startingWith(palabra).length > 0) continue;
    const [from, to] = cellAt(vista.texto, inicio);
    if (to - from > LONGEST) continue;
    looked = to;
    for (const { inicio: at, fin: end, dato } of inRuns(vista, divide(vista, from, to)))
      if (dato) found.push({ dato, inicio: at, fin: end, primera: i, ultima: i });
  }
  return found;
}

/** A capital behind another letter begins a name. */
const opens = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code > 64 && code < 91 : /\p{Lu}/u.test(text.charAt(at));
};

const parts = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return isBlank(code) || SEPARATORS.has(code);
};

function hasInnerCapital(text: string, inicio: number, fin: number): boolean {
  for (let at = inicio + 1; at < fin; at++)
    if (opens(text, at) && !opens(text, at - 1) && /[\p{Ll}\d]/u.test(text.charAt(at - 1))) return true;
  return false;
}

const isSmallRun = (vista: Vista, inicio: number, fin: number): boolean =>
  fin - inicio >= LEAST_SMALL &&
  isToolsAt(vista, inicio) &&
  namesAt(vista, inicio).length > 0 &&
  SMALL.test(vista.texto.slice(inicio, fin));

const isEnd = (code: number): boolean => code === 10 || code === 9;

function cellAt(text: string, offset: number): [number, number] {
  let from = offset;
  while (from > 0 && offset - from <= LONGEST && !isEnd(text.charCodeAt(from - 1))) from--;
  let to = offset;
  while (to < text.length && to - offset <= LONGEST && !isEnd(text.charCodeAt(to))) to++;
  return [from, to];
}

/** The cheapest division of a cell into known names, words and separators. */
function divide(vista: Vista, from: number, to: number): Pieza[] {
  const { texto } = vista;
  const cost = new Float64Array(to - from + 1);
  const next: (Pieza | undefined)[] = [];
  for (let at = to - 1; at >= from; at--) {
    if (parts(texto, at)) {
      cost[at - from] = cost[at - from + 1] ?? 0;
      next[at - from] = { inicio: at, fin: at + 1, dato: null };
      continue;
    }
    let fin = at + 1;
    while (fin < to && !opens(texto, fin) && !parts(texto, fin)) fin++;
    let best: Pieza = { inicio: at, fin, dato: null };
    let least = 4 + (fin - at) + (cost[fin - from] ?? 0);
    for (const { letras, dato } of namesAt(vista, at)) {
      const end = at + letras.length;
      if (end > to) continue;
      const whole = 1 + (cost[end - from] ?? 0);
      if (whole < least) {
        least = whole;
        best = { inicio: at, fin: end, dato };
      }
    }
    cost[at - from] = least;
    next[at - from] = best;
  }
  const pieces: Pieza[] = [];
  for (let at = from; at < to; ) {
    const piece = next[at - from];
    if (!piece) break;
    pieces.push(piece);
    at = piece.fin;
  }
  return pieces;
}

/** The names of those runs without a blank that are made of names, with at most a third of other words, half of them where tools are listed. */
function inRuns(vista: Vista, pieces: readonly Pieza[]): Pieza[] {
  const { texto } = vista;
  const alone = (piece: Pieza): boolean => piece.fin - piece.inicio === 1 && parts(texto, piece.inicio);
  const runs: Pieza[][] = [[]];
  for (const piece of pieces) {
    if (alone(piece)) runs.push([]);
    else runs.at(-1)?.push(piece);
  }
  const listed = runs.flat().filter(isStrong).length;
  return runs.flatMap((run) => {
    const tools = run.filter(({ dato }) => dato);
    const strong = run.filter(isStrong);
    if (run.length < 2 || strong.length === 0) return [];
    const capitals = run.slice(1).every(({ inicio }) => opens(texto, inicio));
    if (tools.length === run.length) {
      const ofTools = capitals && isToolsAt(vista, run[0]?.inicio ?? 0);
      const two = strong.length > 1 && strong.every(({ inicio, fin }) => fin - inicio > 3);
      return (tools.length > 2 && (strong.length > 1 || ofTools)) || (two && ofTools) ? tools : [];
    }
    const head = run[0];
    if (!capitals || !head) return [];
    const headed = run.length === 2 && !head.dato && strong.length === 1 && listed > 1;
    if (!isToolsAt(vista, head.inicio) && !(headed && HEAD.test(vista.plano.slice(head.inicio, head.fin)))) return [];
    const others = run.length - tools.length;
    const ofTools = isToolsAt(vista, head.inicio) && tools.length > 1 && tools.length >= others;
    return headed || ofTools || (strong.length > 1 && tools.length >= 2 * others) ? tools : [];
  });
}

/** How the label of a list of tools ends: `Programas que domina`. */
const HEAD =
  /(?:domin|manej|utiliz)[a-z]{1,3}$|(?:software|programa|sistema|herramienta|plataforma|tecnologia|lenguaje)s?$|^(?:computacion|informatica|ofimatica|office|skills|tools)$/;

const isStrong = ({ dato, inicio, fin }: Pieza): boolean => dato !== null && !dato.debil && fin - inicio > 2;
