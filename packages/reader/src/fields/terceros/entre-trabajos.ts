import type { Seccion } from '../../../data/encabezados.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { lineBefore } from '../view/context.ts';
import { isCapitals } from '../view/headings.ts';
import type { Vista } from '../view/view.ts';

/**
 * Whether what stands at `offset` stands among the jobs, schools or skills of a CV, so that it is told of one of them:
 * not among the rows of a form about the candidate, nor in the last words behind all of them.
 */
export function isAmongJobs(vista: Vista, offset: number): boolean {
  if (!isUnderJobs(vista, offset)) return false;
  const line = lineIndexAt(vista.reading, offset);
  const around = [-1, 1].map((step) => {
    const row = vista.lineas[line + step];
    return row ? vista.plano.slice(row.inicio, row.fin) : '';
  });
  return !around.some((text) => FORM_ROW.test(text)) && isBeforeMore(vista, offset);
}

/** Whether `offset` is below a heading of jobs; a line that opens a section about pay by itself belongs to the one before. */
export const isUnderJobs = (vista: Vista, offset: number): boolean => sectionAround(vista, offset) === 'experiencia';

function sectionAround(vista: Vista, offset: number): Seccion | undefined {
  const line = offset - lineBefore(vista, offset, 200).length;
  return vista.secciones.findLast(
    ({ inicio, seccion }) =>
      inicio <= offset &&
      !isInOtherColumn(vista, inicio, offset) &&
      !(seccion === 'renta' && inicio >= line && !isSetOff(vista, lineIndexAt(vista.reading, line))),
  )?.seccion;
}

/** `Sobre mí | Experiencia` above `RUT … | Liceo de Lota, 2016`: what stands first in its row is not told below the second heading. */
function isInOtherColumn(vista: Vista, heading: number, offset: number): boolean {
  if (vista.plano[heading - 1] !== '\t') return false;
  const row = vista.lineas[lineIndexAt(vista.reading, offset)];
  const cut = row?.texto.indexOf('\t') ?? -1;
  return row !== undefined && row.inicio > heading && cut > offset - row.inicio;
}

/** A line in capitals between lines that are not: the heading of what stands below, as `RENTA` is. */
function isSetOff(vista: Vista, line: number): boolean {
  const [above, own, below] = [line - 1, line, line + 1].map((at) => isCapitals(vista.lineas[at]?.texto ?? ''));
  return own === true && !above && !below;
}

/** Whether a job is told around `offset`: below a heading of jobs or, where none is read, below the years of one. */
export function isNearJob(vista: Vista, offset: number): boolean {
  const section = sectionAround(vista, offset);
  return section === 'experiencia' || (WITHOUT_HEADING.has(section) && isBelowYears(vista, offset));
}

/** Sections in which jobs are told whose heading was not read. */
const WITHOUT_HEADING: ReadonlySet<Seccion | undefined> = new Set(['inicio', 'personal', 'perfil', 'otros']);

/** `Asistente de centro, Cermaq, 2020 - 2024`, with other words than years, on the line or just above it. */
function isBelowYears(vista: Vista, offset: number): boolean {
  const line = lineIndexAt(vista.reading, offset);
  const lines = vista.lineas.slice(Math.max(0, line - YEARS_ABOVE), line + 1);
  const texts = lines.map(({ inicio, fin }) => vista.plano.slice(inicio, Math.min(fin, offset)));
  return texts.some((text) => YEARS.test(text) && /[a-z]{4}/.test(text)) && !FORM_ROW.test(texts.at(-2) ?? '');
}

const YEARS_ABOVE = 3;
const YEARS =
  /(?<![\d./-])(?:19|20)\d\d ?(?:[–—→/-]+|a|al|hasta) ?(?:[a-z]{3,10}\.? (?:de )?)?(?:(?:19|20)?\d\d(?![\d/]|\.\d)|hoy|actual|(?:a )?la fecha|presente?)|^[^a-z\d]{0,3}(?:19|20)\d\d ?[–—→-]/;

/** Whether more is told of jobs, schools, skills or the candidate behind `offset`. */
function isBeforeMore(vista: Vista, offset: number): boolean {
  const line = lineIndexAt(vista.reading, offset);
  const fin = vista.lineas[line]?.fin ?? offset;
  const rest = vista.plano.slice(fin);
  return (
    vista.secciones.some(({ inicio, seccion }) => inicio > offset && MORE.has(seccion)) ||
    YEAR.test(rest) ||
    rest.replace(LAST_WORDS, '').trim().length > REST
  );
}

const MORE = new Set<Seccion>(['experiencia', 'educacion', 'cursos', 'herramientas', 'idiomas', 'perfil', 'personal']);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Letters that may still stand at the end of a CV behind its last words. */
const REST = 160;
const LAST_WORDS = /\n[^\n]*\b(?:disponib|referencia|atentamente|saluda|gracias)[^\n]*/g;
/** What a form says of the candidate. */
const FORM_ROW =
  /^[^a-z]{0,4}(?:disponib[a-z]*|horarios?|turnos?|jornada|licencias?|rut|run|cedula|fonos?|telefonos?|celular|movil|correo|e-?mail|domicilio|direccion|nacionalidad|edad|estado civil|movilizacion|vehiculo|cargo al que|traslado|hijos|talla|nombres?(?: completo)?|apellidos?|fecha de nacimiento|afp|isapre|salud|prevision)\b(?:[^\n]{0,30}[:\t]|[ .]*$)/;
