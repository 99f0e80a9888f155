import { hitsOf } from '../matching/hits.ts';
import { sectionAt, type Vista } from '../view/view.ts';

/** A stretch of the text where a tool that no list has may stand. */
export type Mencion = { inicio: number; fin: number };

/** One more name made like a brand before the first and behind the last of a list, no heading printed against it. */
const BEFORE =
  /(?<=^|[:,;|•·-] ?)(?!Conoc|Habil|Herram|Softw|Progr|Idiom)(?:\p{Lu}[\p{L}\d+]{0,12}\p{Ll}\p{Lu}[\p{L}\d+]{1,12}|\p{Lu}{4,10})[,;|•·/] ?$/u;
const BEHIND = /^ ?[,;|•·/] ?(?:\p{Lu}[\p{L}\d+]{0,12}\p{Ll}\p{Lu}[\p{L}\d+]{1,12}|\p{Lu}{4,10})(?=\.?$)/u;
const LISTED = /(?:(?! [ye] )[^,;|/•·()\t])+/g;

/** The other names of a list that has two known tools on its line, one of them no firm: `Word, Softmed, Outlook`. */
export function listedBeside(vista: Vista, known: readonly Mencion[], plain: readonly Mencion[]): Mencion[] {
  const found: Mencion[] = [];
  for (const line of vista.lineas) {
    const own = known.filter(({ inicio, fin }) => inicio >= line.inicio && fin <= line.fin);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last || own.length < 2 || !own.some((one) => plain.includes(one))) continue;
    // Among tasks in capitals nothing tells a name from a word.
    if (sectionAt(vista, line.inicio) === 'experiencia' && line.texto === line.texto.toUpperCase()) continue;
    const from = first.inicio - (BEFORE.exec(vista.texto.slice(line.inicio, first.inicio))?.[0].length ?? 0);
    const to = last.fin + (BEHIND.exec(vista.texto.slice(last.fin, line.fin))?.[0].length ?? 0);
    for (const item of hitsOf(vista.texto.slice(from, to), LISTED)) {
      const inicio = from + item.index;
      const fin = inicio + item[0].length;
      if (!own.some((other) => other.inicio < fin && other.fin > inicio)) found.push({ inicio, fin });
    }
  }
  return found;
}
