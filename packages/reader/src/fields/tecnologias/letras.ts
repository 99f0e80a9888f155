import type { Vista } from '../view/view.ts';

/** `Clases de Python y C a primer año`: the last of a list. */
export function endsList(vista: Vista, inicio: number, fin: number): boolean {
  const letter = vista.texto[inicio];
  return (
    letter === letter?.toUpperCase() && / y $/.test(vista.plano.slice(inicio - 3, inicio)) && vista.plano[fin] === ' '
  );
}

/** A language of one letter, in capitals between the commas of a list (`C, R y Python`). */
export function standsAlone(vista: Vista, inicio: number, fin: number): boolean {
  const text = vista.texto;
  if (text[inicio] !== text[inicio]?.toUpperCase()) return false;
  // `Detección de licencias repetidas con R y grafos en Neo4j`.
  if (
    text[inicio] === 'R' &&
    / (?:con|en) $/.test(text.slice(inicio - 5, inicio)) &&
    /^ y [a-z]/.test(text.slice(fin, fin + 4))
  )
    return true;
  // `Métodos cuantitativos en R (doctorado)`.
  if (/ en $/.test(text.slice(inicio - 4, inicio)) && /^(?:$|[.,;\n)]| \(| para )/.test(text.slice(fin, fin + 6)))
    return true;
  return (
    /(?:^|[,;:|/•·\n\t(]|\by) ?$/.test(text.slice(Math.max(0, inicio - 3), inicio)) &&
    /^ ?(?:$|[,;|/•·\n\t)●○■□★☆▪]|y\b)/.test(text.slice(fin, fin + 3))
  );
}
