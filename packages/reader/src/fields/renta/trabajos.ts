import { isAmongJobs, isNearJob } from '../terceros/entre-trabajos.ts';
import { lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { CLAUSE } from './alcance.ts';
import type { Place } from './rango.ts';
import { WISHED } from './rotulo.ts';

/**
 * `Temporada de verano. Sueldo $280.000 más propinas`: what is named behind other words of its line, or among jobs
 * before the next one, is what a job paid, unless it is said there to be hoped for. `at`: where the name of pay stands.
 */
export function isToldWithJob(vista: Vista, at: number, { inicio, fin }: Place): boolean {
  const inJobs = isNearJob(vista, at);
  const behind = vista.plano.slice(fin, fin + 40).split('\n')[0] ?? '';
  if (inJobs && ON_TOP.test(behind)) return true;
  const line = lineBefore(vista, at, 90);
  const above = lineBefore(vista, at - line.length - 1, 40);
  const clause = line.split(CLAUSE).at(-1) ?? '';
  const label = vista.plano.slice(at, inicio);
  if (WISHED_NEAR.test(`${HEADING.test(above) ? above : ''} ${clause}${label} ${behind}`)) return false;
  if (OF_A_SCALE.test(label)) return true;
  if (BY_THE_DAY_OR.test(label) && !(inJobs && YEAR.test(line))) return false;
  const cell = line.split(/[\t|·•]/).at(-1) ?? '';
  if (
    /[a-z]{4}/.test(cell) &&
    !ON_TERMS.test(cell) &&
    (inJobs ||
      (IN_PROSE.test(cell) && !OWN.test(cell) && sectionAt(vista, at) !== 'perfil' && !isBelowPay(vista, at, line)))
  )
    return true;
  return isAmongJobs(vista, at);
}

/** Below a heading about pay, which the line itself is not. */
const isBelowPay = (vista: Vista, at: number, line: string): boolean => {
  const section = vista.secciones.findLast(({ inicio }) => inicio <= at);
  return section?.seccion === 'renta' && section.inicio < at - line.length;
};

const HEADING = /^[^a-z\d]*[a-z]+(?: [a-z]+){0,3}[^a-z\d]*$/;

const WISHED_NEAR = new RegExp(`${WISHED.source}|minim[oa]|ideal`);

/** `Sueldo base grado 9 EUS`: what the State pays for a post. */
const OF_A_SCALE = /\bgrado \d{1,2}\b/;

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** `Sueldo 25.000 el día o 700.000 mes`: a job pays by the one or by the other, who asks leaves the choice. */
const BY_THE_DAY_OR = /\d (?:pesos )?(?:el|al|por|la) (?:dia|hora|jornada|turno) o \$? ?$/;

const ON_TOP =
  /^[ ,]{1,2}(?:(?:liquid|brut)[oa]s?,? )?(?:mas|\+) (?:comision|propina|colacion|bono|horas|movilizacion|incentivo)/;

/** A sentence ends before the name of pay, or goes on with it. */
const IN_PROSE = /(?:[a-z]{3}[^a-z]{0,3}|\d{4}|%)[.;,] (?:[a-z]{3,10} ){0,2}$/;
/** On what terms one would come, and what a line about oneself says besides. */
const ON_TERMS = /\b(?:disponib|inmediat|incorporacion|traslad|jornada|(?:full|part)[ -]?time)/;
const OWN =
  /\b(?:anos|edad|casad|solter|divorciad|separad|viud|convivient|hij[oa]s|chilen|nacional|licencia|clase|afp|isapre|fonasa|vehiculo|movilizacion|domicili|reside|vivo|turnos?|contrato|mi |se ofrece|ofrezco)|[a-z]{3,14}:/;

/** Whether `sum` goes on in the sentence of one that a job paid: `$ 650.000 más viáticos: promedio $ 1.350.000`. */
export function isGoneOn(vista: Vista, told: Place, sum: Place): boolean {
  if (sum.inicio < told.inicio || sum.inicio - told.fin > SENTENCE) return false;
  const between = vista.plano.slice(told.fin, sum.inicio);
  return !/[.;] |\n\n/.test(between) && !WISHED_NEAR.test(between);
}

const SENTENCE = 120;
