import type { Seccion } from '../../../data/encabezados.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { CLAUSE } from './alcance.ts';
import type { Place } from './rango.ts';
import { WISHED } from './rotulo.ts';

/**
 * `Temporada de verano. Sueldo $280.000 más propinas`: what is named behind other words of its line, or among jobs
 * before the next one, is what a job paid, unless it is said there to be hoped for. `at`: where the name of pay stands.
 */
export function isToldWithJob(vista: Vista, at: number, { inicio, fin }: Place): boolean {
  const amongJobs = sectionAround(vista, at) === 'experiencia';
  const behind = vista.plano.slice(fin, fin + 40).split('\n')[0] ?? '';
  if (amongJobs && ON_TOP.test(behind)) return true;
  const line = lineBefore(vista, at, 90);
  const above = lineBefore(vista, at - line.length - 1, 40);
  const clause = line.split(CLAUSE).at(-1) ?? '';
  const label = vista.plano.slice(at, inicio);
  if (WISHED_NEAR.test(`${HEADING.test(above) ? above : ''} ${clause}${label} ${behind}`)) return false;
  if (OF_A_SCALE.test(label)) return true;
  const cell = line.split(/[\t|·•]/).at(-1) ?? '';
  if (/[a-z]{4}/.test(cell) && !ON_TERMS.test(cell) && (amongJobs || (IN_PROSE.test(cell) && !OWN.test(cell))))
    return true;
  return amongJobs && isBeforeJob(vista, fin);
}

/** The section of what stands at `at`; a line that opens one with the name of pay itself belongs to the one around. */
function sectionAround(vista: Vista, at: number): Seccion {
  const line = at - lineBefore(vista, at, 200).length;
  return vista.secciones.findLast(({ inicio, seccion }) => inicio <= at && !(seccion === 'renta' && inicio >= line))
    ?.seccion as Seccion;
}

const HEADING = /^[^a-z\d]*[a-z]+(?: [a-z]+){0,3}[^a-z\d]*$/;

const WISHED_NEAR = new RegExp(`${WISHED.source}|minim[oa]|ideal`);

/** `Sueldo base grado 9 EUS`: what the State pays for a post. */
const OF_A_SCALE = /\bgrado \d{1,2}\b/;

const ON_TOP =
  /^[ ,]{1,2}(?:(?:liquid|brut)[oa]s?,? )?(?:mas|\+) (?:comision|propina|colacion|bono|horas|movilizacion|incentivo)/;

/** A sentence ends before the name of pay, or goes on with it. */
const IN_PROSE = /[a-z]{3}[^a-z]{0,3}[.;,] (?:[a-z]{3,10} ){0,2}$/;
/** On what terms one would come, and what a line about oneself says besides. */
const ON_TERMS = /\b(?:disponib|inmediat|incorporacion|traslad|jornada|(?:full|part)[ -]?time)/;
const OWN =
  /\b(?:anos|edad|casad|solter|divorciad|separad|viud|convivient|hij[oa]s|chilen|nacional|licencia|clase|afp|isapre|fonasa|vehiculo|movilizacion|domicili|reside|vivo|turnos?|contrato|mi |se ofrece|ofrezco)|[a-z]{3,14}:/;

/** Whether more is told of jobs, schools or skills behind `at`, and the line does not stand among rows of a form. */
export function isBeforeJob(vista: Vista, at: number): boolean {
  const next = vista.secciones.find(({ inicio, seccion }) => inicio > at && CAREER.has(seccion));
  const rest = vista.plano.slice(at);
  const more = next !== undefined || YEAR.test(rest) || rest.replace(TERMS_LINE, '').trim().length > REST;
  const line = lineIndexAt(vista.reading, at);
  const around = [vista.lineas[line - 1], vista.lineas[line + 1]].map((row) =>
    row ? vista.plano.slice(row.inicio, row.fin) : '',
  );
  return more && !around.some((text) => FORM_ROW.test(text));
}

const CAREER = new Set<Seccion>([
  'experiencia',
  'educacion',
  'cursos',
  'herramientas',
  'idiomas',
  'perfil',
  'personal',
]);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Letters that may still stand at the end of a CV behind what is asked for. */
const REST = 160;
const TERMS_LINE = /\n[^\n]*\b(?:disponib|referencia|atentamente|saluda|gracias)[^\n]*/g;
const FORM_ROW =
  /^[^a-z]{0,4}(?:disponib|horario|turnos?\b|jornada|licencia|rut\b|fono|telefono|celular|correo|domicilio|direccion|nacionalidad|edad|estado civil|movilizacion|vehiculo|cargo al que|traslado|hijos|talla)[^\n]{0,30}[:\t]/;

/** Whether `sum` goes on in the sentence of one that a job paid: `$ 650.000 más viáticos: promedio $ 1.350.000`. */
export function isGoneOn(vista: Vista, told: Place, sum: Place): boolean {
  if (sum.inicio < told.inicio || sum.inicio - told.fin > SENTENCE) return false;
  const between = vista.plano.slice(told.fin, sum.inicio);
  return !/[.;] |\n\n/.test(between) && !WISHED_NEAR.test(between);
}

const SENTENCE = 120;
