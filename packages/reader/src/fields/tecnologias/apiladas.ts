import type { Termino } from '../../../data/tecnologias/index.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import type { Hallazgo } from '../matching/phrase-index.ts';
import type { Vista } from '../view/view.ts';
import type { Mencion } from './listadas.ts';

/** So many lines, one below another, that each begin with a tool make a list of tools, though no heading says so. */
const STACK = 3;

/** What such a line has besides the tool: `Excel (tablas dinámicas)`. */
const SHORT = 40;

/** A line between two of them that may name what no dictionary has: `Cadwork` between `Rhino` and `Twinmotion`. */
const NAME = /^\p{Lu}[\p{L}\d.+]{2,14}(?: \p{Lu}[\p{L}\d]{1,12})?$/u;

/** Tools below one another, and names of one line between two of them. */
type Apiladas = { tools: ReadonlySet<Hallazgo<Termino>>; between: readonly Mencion[] };

/**
 * Tools of which each begins a short line, three or more below one another, one of them a name that no firm has: in a
 * column beside the text, `Salesforce`, `Genesys`, `Avaya` and `Excel` are no firms that one worked for.
 */
export function stackedTools(vista: Vista, hits: readonly Hallazgo<Termino>[]): Apiladas {
  const tools = new Set<Hallazgo<Termino>>();
  const between: Mencion[] = [];
  let stack: { hit: Hallazgo<Termino>; line: number }[] = [];
  let names: Mencion[] = [];
  const close = () => {
    if (stack.length >= STACK && stack.some(({ hit: { dato } }) => !dato.empleador && !dato.debil)) {
      for (const { hit } of stack) tools.add(hit);
      between.push(...names);
    }
    [stack, names] = [[], []];
  };
  for (const hit of hits) {
    const line = lineIndexAt(vista.reading, hit.inicio);
    const { inicio = 0, fin = 0 } = vista.lineas[line] ?? {};
    if (fin - inicio > SHORT || /[a-z0-9]/.test(vista.plano.slice(inicio, hit.inicio))) continue;
    const last = stack.at(-1);
    const gap = vista.lineas[line - 1];
    if (last && gap && line === last.line + 2 && stack.length > 1 && NAME.test(gap.texto)) names.push(gap);
    else if (last && line !== last.line + 1) close();
    stack.push({ hit, line });
  }
  close();
  return { tools, between };
}
