import { lineBefore, lineOf } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';

/** Headings of what people like to do. */
const HOBBIES =
  /^[^a-z]{0,4}(?:mis? )?(?:hobb(?:ies|y|ys)|pasatiempos?|intereses(?! profesionales)|aficiones|pasiones|gustos|(?:research )?interests|tiempo libre|en mi tiempo libre|fuera del trabajo|me gusta|deportes)\b/;

const HOBBY_ROW = /^[^a-z]{0,4}(?:mis )?(?:hobb(?:ies|y|ys)|pasatiempos?|intereses|aficiones)(?: [a-z]{3,12})? ?:/;

/** Whether the section at `offset` lists what somebody can use. */
export const isToolsAt = (vista: Vista, offset: number): boolean => {
  const section = sectionAt(vista, offset);
  return section === 'herramientas' || section === 'habilidades';
};

export const isTitledTools = (vista: Vista, offset: number): boolean =>
  /^[^a-z]{0,4}(?:mis? )?(?:herramientas|software|sistemas|tecnologias|programas)\b/.test(
    vista.plano.slice(sectionStart(vista, offset), sectionStart(vista, offset) + 40),
  );

export const sectionStart = (vista: Vista, offset: number): number =>
  vista.secciones.findLast(({ inicio }) => inicio <= offset)?.inicio ?? 0;

/** `Uso Word y PowerPoint para los informes`. */
const IN_USE =
  /\b(?:uso|ocupo|manejo|domino|hacer|hago|editar|edito|disenar|diseno|dibujar|dibujo) (?!de\b|del\b)[^.;\n]{0,50}$/;

/** Whether it stands among what somebody likes to do. */
export function isOfHobbies(vista: Vista, offset: number): boolean {
  if (IN_USE.test(lineBefore(vista, offset, 60))) return false;
  const section = vista.secciones.findLast(({ inicio }) => inicio <= offset);
  return (
    (section?.seccion === 'otros' && HOBBIES.test(vista.plano.slice(section.inicio, section.inicio + 40))) ||
    HOBBY_ROW.test(lineOf(vista, offset))
  );
}

/** A heading, or the label of a row: `CI/CD: Jenkins`. */
export const isLabel = (vista: Vista, inicio: number, fin: number): boolean =>
  /(?:^|\n)[^a-z\n]{0,4}$/.test(vista.plano.slice(Math.max(0, inicio - 5), inicio)) &&
  /^ ?(?::|\n|$)/.test(vista.plano.slice(fin, fin + 2));

/** An item of a list, between its commas. */
export const isItem = (before: string, rest: string): boolean =>
  /(?:^|[,;|/•·:\n]) ?$/.test(before) && /^ ?(?:$|[,;.|/•·\n(])/.test(rest);

/** What stands before on the line, and on the one above when its last word cannot end a sentence. */
export function wrappedLine(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (line !== '' || !/ (?:en|con|de|por|via|mediante|sistema|software|y)\n$/.test(before)) return line;
  return joined(before);
}

/**
 * The same, and where one or two small words go on with the line above, or a line in small letters does: `… ficha` and
 * then `electrónica`, `Catálogo de 23.000` and then `ejemplares en Aleph, después`. `before` ends at `inicio`.
 */
export function begunLine({ texto }: Vista, inicio: number, before: string): string {
  const at = before.lastIndexOf('\n');
  const seam = before.slice(Math.max(0, at - 3));
  const small = /\p{Ll}/u.test(texto.charAt(inicio - before.length + at + 1));
  return BEGUN_ABOVE.test(seam) || (small && GOES_ON.test(seam)) ? joined(before) : wrappedLine(before);
}

const BEGUN_ABOVE = /^[a-z, ]{3}\n(?:[a-z]{2,14} ){1,2}$/;

const GOES_ON = /^[a-z0-9, ]{3}\n[^.;:\n]{3,40}$/;

function joined(before: string): string {
  const at = before.lastIndexOf('\n');
  const above = before.slice(0, at);
  return `${above.slice(above.lastIndexOf('\n') + 1)} ${before.slice(at + 1)}`;
}
