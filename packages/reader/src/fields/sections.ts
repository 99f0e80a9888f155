import { ENCABEZADOS, type Seccion } from '../../data/encabezados.ts';
import type { LineaLeida } from '../text/document.ts';

/** From `inicio` (an offset of the text) on, the text belongs to `seccion`, until the next one. */
export type Tramo = { inicio: number; seccion: Seccion };

/** Longest heading there is, with its numbering and decorations; longer cells are prose. */
const MAX_HEADING = 64;

/** `'3. EXPERIENCIA  LABORAL:'` → `'experiencia laboral'`; letters set apart (`E X P`) are put together. */
export function headingWords(folded: string): string {
  const bare = folded.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const words = bare.split(/[^a-z]+/);
  if (words.length > 4 && words.every((word) => word.length === 1)) return letterSpaced(bare);
  const numbered = words.length > 1 && /^[ivx]{1,4}$/.test(words[0] ?? '') ? words.slice(1) : words;
  return numbered.join(' ');
}

/** Words of a letter-spaced text are parted by wider gaps. */
function letterSpaced(bare: string): string {
  return bare
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

/** Section that a cell announces as its heading, null when it is no heading. */
export function headingOf(folded: string): Seccion | null {
  if (folded.length > MAX_HEADING) return null;
  const words = headingWords(folded);
  return ENCABEZADOS.get(words) ?? (words.includes(' ') ? joined(words) : (GLUED.get(words) ?? null));
}

/** Headings whose blanks were lost, as when every letter is set apart. */
const GLUED = new Map([...ENCABEZADOS].map(([words, seccion]) => [words.replaceAll(' ', ''), seccion]));

/** `educacion y cursos`, `habilidades / idiomas`: the first of two headings counts. */
function joined(words: string): Seccion | null {
  const and = words.indexOf(' y ');
  if (and < 0) return null;
  const first = ENCABEZADOS.get(words.slice(0, and));
  return first && ENCABEZADOS.has(words.slice(and + 3)) ? first : null;
}

/** Sections of a reading in order. A new column that opens without heading belongs to none. */
export function findSections(lines: readonly LineaLeida[], folded: string): Tramo[] {
  const sections: Tramo[] = [{ inicio: 0, seccion: 'inicio' }];
  let previous: LineaLeida | null = null;
  for (const line of lines) {
    if (previous && startsColumn(previous, line)) sections.push({ inicio: line.inicio, seccion: 'inicio' });
    let from = line.inicio;
    for (const cell of folded.slice(line.inicio, line.fin).split('\t')) {
      const seccion = headingOf(cell);
      if (seccion) sections.push({ inicio: from, seccion });
      from += cell.length + 1;
    }
    previous = line;
  }
  return sections;
}

function startsColumn(previous: LineaLeida, line: LineaLeida): boolean {
  return previous.pagina === line.pagina && line.y < previous.y - 3 * Math.max(line.alto, 8);
}
