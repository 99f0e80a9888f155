import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida } from '../../text/document.ts';

/** `PERÍODO EMPRESA`, `Desde Hasta Dónde`: heads of narrow columns may stand in one cell. */
const TOUCHING =
  /(?<=(?:^|[^a-z])(?:desde|hasta|periodo|empresa|cargo|fechas?)) (?=(?:hasta|donde|empresa|cargo|puesto|que (?:hacia|hice|hago))\b)/g;

const HOUSE =
  /^[^a-z]{0,4}(?:empresa|a?donde|empleador|establecimiento|institucion|organizacion|lugar|faena|obra|colegio)\b/;
const POST =
  /^[^a-z]{0,4}(?:cargo|funci(?:on|ones)|puesto|labor(?:es)?|ocupacion|actividad|rol|tareas|que (?:hacia|hice|hago))\b/;
const PERIOD = /^[^a-z]{0,4}(?:anos?|periodo|fechas?|desde|hasta|duracion|inicio|entre)\b/;
/** Columns of a table of people. */
const PERSON = /^[^a-z]{0,4}(?:nombres?|apellidos?|fono|telefono|celular|contacto|correo|parentesco|relacion)\b/;

/** What a column of past pay is headed by, and nothing that is asked for. */
const PAID =
  /^[^a-z]{0,4}(?:ultim[oa] )?(?:sueldo|renta|remuneracion|salario)\b(?!s? (?:esperad|pretend|desead|solicit|a la que))/;

/** The last two columns of a table of jobs, read apart from it: `Contacto | Remuneración`. */
const PAID_ALONE = /^[^a-z]{0,4}(?:ultim[oa] )?(?:sueldo|remuneracion)(?: (?:liquid|brut)[oa])?[^a-z]{0,3}$/;

/** How those of a table are reached, and nothing else in the cell: `Institución | Fono / correo`. */
const REACHED =
  /^[^a-z]{0,4}(?:fono|telefono|celular|contacto|correo|e-?mail)s?(?: ?(?:\/|y|o|,) ?(?:fono|telefono|celular|correo|e-?mail))?[^a-z0-9]{0,3}$/;

/** A table of tools: `Programa | Años | Para qué`. */
const TOOL = /^[^a-z]{0,4}(?:programas?|software|sistemas?|herramientas?|aplicacion(?:es)?|plataformas?)[^a-z]{0,3}$/;
const HOW_WELL = /^[^a-z]{0,4}(?:nivel|uso|para que|dominio|experiencia|manejo)\b[^:]{0,16}$/;

/** A longer line is no row of heads. */
const MAX_HEAD = 80;

/** The section below a line of cells that heads a table: `Establecimiento | Años | Función` are jobs, whatever heading they lack. */
export function tableSection(folded: string): Seccion | null {
  if (!folded.includes('\t')) return null;
  const cells = (folded.length < MAX_HEAD ? folded.replace(TOUCHING, '\t') : folded).split('\t');
  const has = (kind: RegExp): boolean => cells.some((cell) => cell.length < 40 && kind.test(cell));
  if (cells.length === 2 && (HOUSE.test(cells[0] ?? '') || POST.test(cells[0] ?? '')) && REACHED.test(cells[1] ?? ''))
    return 'referencias';
  if (cells.length === 2 && REACHED.test(cells[0] ?? '') && PAID_ALONE.test(cells[1] ?? '')) return 'experiencia';
  const [first = '', ...others] = cells;
  // `Programa | Año` may head studies as well.
  if (
    TOOL.test(first) &&
    others.some((cell) => HOW_WELL.test(cell)) &&
    others.every((cell) => HOW_WELL.test(cell) || PERIOD.test(cell))
  )
    return 'herramientas';
  const columns = [HOUSE, POST, PERIOD, PAID].filter(has).length;
  const ofJobs = columns > 2 || (has(POST) && has(PAID));
  return cells.length > 2 && ofJobs && !has(PERSON) ? 'experiencia' : null;
}

const BEFORE = /^[^a-z]{0,3}(?:ultim[oa]s?|actual(?:es)?|anterior(?:es)?)(?:\t|$)/;

/** Points by which the two lines of a narrow head may begin apart. */
const ALIGNED = 2;

/** `Último` and below it `sueldo`: the head of a column of what was paid, in two lines. */
export const isHeadOfBefore = (folded: string, above: LineaLeida | null | undefined, line: LineaLeida): boolean =>
  !!above && Math.abs(above.x - line.x) < ALIGNED && BEFORE.test(folded.slice(above.inicio, above.fin));
