import { isLabelText } from '../view/cells.ts';
import type { Vista } from '../view/view.ts';
import type { Anunciado } from './campos.ts';
import { nameWords } from './forma.ts';
import { supportOf } from './gazetteer.ts';

const LABEL =
  /^[^a-z]{0,3}(?:(?<paterno>apellido paterno|primer apellido|er apellido)|(?<materno>apellido materno|segundo apellido|do apellido)|(?<nombres>nombres?))[^a-z]{0,3}$/;
/** Lines at the head of a file where a form says who it is of. */
const FORM = 40;

/** `Soto` above `apellido paterno`, `Rojas` above `apellido materno`, `Ana` above `nombres`: a form that says below what was written. */
export function namedAbove(vista: Vista): Anunciado[] {
  if (!vista.plano.includes('apellido')) return [];
  const lines = vista.lineas.slice(0, FORM);
  const labels = lines.flatMap(({ inicio, fin }, at) => {
    const groups = LABEL.exec(vista.plano.slice(inicio, fin))?.groups;
    const part = groups && Object.keys(groups).find((key) => groups[key] !== undefined);
    return part === undefined ? [] : [{ part, at }];
  });
  const wordsOf = (at: number) => nameWords(lines[at]?.texto ?? '') ?? [];
  const [first, last] = [labels[0], labels.at(-1)];
  if (!first || !last || labels.length < 3 || supportOf(wordsOf(first.at - 1)).conocidas === 0) return [];
  // Above their values the last label has one below it, known as a name or not.
  if (wordsOf(last.at + 1).length > 0 && !isLabelText(lines[last.at + 1]?.texto ?? '')) return [];
  if (labels.some(({ at }, i) => at !== first.at + 2 * i)) return [];
  const palabras = ['nombres', 'paterno', 'materno'].flatMap((wanted) => {
    const label = labels.find(({ part }) => part === wanted);
    return label ? wordsOf(label.at - 1) : [];
  });
  const [inicio, fin] = [lines[first.at - 1]?.inicio ?? 0, lines[last.at - 1]?.fin ?? 0];
  return palabras.length > 2 ? [{ palabras, inicio, fin, compuesto: true }] : [];
}
