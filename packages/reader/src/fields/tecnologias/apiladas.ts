import type { Termino } from '../../../data/tecnologias/index.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import type { Hallazgo } from '../matching/phrase-index.ts';
import type { Vista } from '../view/view.ts';

/** So many lines, one below another, that each begin with a tool make a list of tools, though no heading says so. */
const STACK = 3;

/** What such a line has besides the tool: `Excel (tablas dinámicas)`. */
const SHORT = 40;

/**
 * Tools of which each begins a short line, three or more below one another, one of them a name that no firm has: in a
 * column beside the text, `Salesforce`, `Genesys`, `Avaya` and `Excel` are no firms that one worked for.
 */
export function stackedTools(vista: Vista, hits: readonly Hallazgo<Termino>[]): ReadonlySet<Hallazgo<Termino>> {
  const stacked = new Set<Hallazgo<Termino>>();
  let stack: { hit: Hallazgo<Termino>; line: number }[] = [];
  const close = () => {
    if (stack.length >= STACK && stack.some(({ hit: { dato } }) => !dato.empleador && !dato.debil))
      for (const { hit } of stack) stacked.add(hit);
    stack = [];
  };
  for (const hit of hits) {
    const line = lineIndexAt(vista.reading, hit.inicio);
    const { inicio = 0, fin = 0 } = vista.lineas[line] ?? {};
    if (fin - inicio > SHORT || /[a-z0-9]/.test(vista.plano.slice(inicio, hit.inicio))) continue;
    const last = stack.at(-1);
    if (last && line !== last.line + 1) close();
    stack.push({ hit, line });
  }
  close();
  return stacked;
}
