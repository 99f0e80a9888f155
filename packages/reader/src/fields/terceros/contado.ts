import { CASAS } from '../../../data/avisos.ts';
import type { Seccion } from '../../../data/encabezados.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import { after, lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { ADDRESS } from './ajeno.ts';
import type { Titular } from './titular.ts';

/** Sections that tell of jobs, schools, courses, tools and groups: what stands in their sentences is of these. */
const TOLD: ReadonlySet<Seccion> = new Set([
  'experiencia',
  'educacion',
  'cursos',
  'herramientas',
  'habilidades',
  'idiomas',
  'otros',
]);

/** Of these a line is told also where nothing but the number stands in it. */
const OF_HOUSES: ReadonlySet<Seccion> = new Set(['experiencia', 'educacion', 'cursos']);

/** Words of a line that only says how to reach somebody. */
const REACH =
  /\b(?:tele?fonos?|tele?f?|fonos?|cel|celus?|celulare?s?|movil(?:es)?|phone|mobile|whats ?app|wh?ats|wsp|wsap|was?ap|guasap|wpp?|correos?|electronicos?|e-?mails?|mails?|contactos?|contactar(?:me)?|directo|personal|particular|casa|hogar|red fija|fij[oa]|linea|numeros?|n°|nro|principal|llamad[oa]s?|llamar|ubicar|datos|solo|tambien|favor|aqui|este|es|al|a|en|el|la|o|y|u|de|del|para|por|mi|con|su|rut|run|cl|skype|telegram|instagram|linkedin|facebook|insta|com|www)\b/g;

/** Who says that the number is theirs: `mi fono`, `me ubican en`, `llámame al`. */
const OWN =
  /\bmi (?:propi[oa] )?(?:fono|tele?fono|cel|celu|celular|movil|numero|whats ?app|wsp|was?ap|correo|e-?mail|mail|contacto|casa|hogar|domicilio|linea|negocio|local|taller|oficina|sitio|pagina|nombre)\b|\bmi[oa]\b|\b(?:me|nos) (?:puede[ns]? )?(?:llam|ubi[cq]|encuentr|encontr|contact|localiz|escri[bv]|habl|busc|avis|mand|envi)|\b(?:llam|ubi[cq]|contact|escri[bv]|habl|encontr|encuentr|busc|localiz|mand|envi|avis)[a-z]{0,5}me\b|\b(?:conmigo|propi[oa]|tengo|contesto|atiendo|respondo|soy yo|hay alguien|(?:contest[a-z]{1,4}|siempre est[a-z]{2,4}) en (?:la )?casa)\b/;

const RUT = /(?<![\d.])\d{1,2}\.?\d{3}\.?\d{3} ?- ?[\dk](?![\da-z])/;

/** Where somebody lives, without a firm's name before it. */
const STREET =
  /^[^a-z0-9]{0,4}(?:pasaje|pje|psje|calle|av|avda|avenida|villa|poblacion|pobl|camino|parcela|condominio|block|depto|direccion|domicilio)\b/;

/** A row of a form with the one who has a post: `Booking: Cristóbal Merino`. */
const POST_ROW = /^[^a-z]{0,4}(?!nombre|postulante|candidat|apellido)[a-z][a-z .]{2,33}: ?(?=[a-z])/;

const HOUSE = new RegExp(`^[^a-z]{0,4}(?:${CASAS})\\b|\\b(?:spa|ltda|limitada|s\\.a|eirl|hermanos|hnos|y cia)\\b`);

/**
 * Whether a number or an address is told of a job, a school, a group or whoever answers there: in a sentence of such a
 * section, where nobody says that it is the candidate's, or alone below a name that is not theirs.
 */
export function isTold(vista: Vista, inicio: number, fin: number, titular: Titular): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const textOf = (i: number): string => {
    const line = vista.lineas[i];
    return line ? vista.plano.slice(line.inicio, Math.min(line.fin, line.inicio + FAR)) : '';
  };
  const lead = lineBefore(vista, inicio, FAR);
  const alone = !hasWords(lead);
  const above = textOf(at - 1);
  const section = sectionAt(vista, inicio);
  const told = !vista.revuelta && TOLD.has(section);
  if (!told && !(alone && above.includes(':'))) return false;
  const [behind = ''] = after(vista, fin, FAR).split('\n');
  if (OWN.test(lead) || OWN_BEHIND.test(behind) || isOwnLine(`${lead} ${behind}`, titular)) return false;
  if (alone && isOthersName(vista, at - 1, titular)) return true;
  if (!told) return false;
  const house = OF_HOUSES.has(section);
  if (!alone) return house || !STREET.test(lead);
  if (above.length >= WRAPPED && hasWords(behind) && !/[.:]$/.test(above) && !OWN.test(above)) return true;
  if (!house) return false;
  if (!/[a-z]/.test(lead) && HOUSE.test(above) && !isOwnLine(above, titular)) return true;
  return section === 'experiencia' && isInside(above, titular) && isInside(textOf(at + 1), titular);
}

/** Letters of a line that are looked at. */
const FAR = 160;

const OWN_BEHIND = /^[^a-z]{0,3}(?:soy yo|propi[oa]|mio)\b/;

/** A line as long goes on in the next one. */
const WRAPPED = 50;

/** Words besides those that say how to reach somebody. */
const hasWords = (text: string): boolean => /[a-z]{3}/.test(text.replace(ADDRESS, ' ').replace(REACH, ' '));

/** A line with the candidate's RUT, an address called after them or their name. */
const isOwnLine = (line: string, titular: Titular): boolean =>
  RUT.test(line) ||
  namesIn(line, titular) > 1 ||
  (line.match(ADDRESS) ?? []).some((address) => likeEmail(titular, address) > ALIKE);

/** Share of an address's letters that a name explains. */
const ALIKE = 0.5;

/** How many words of the candidate's name stand in a line. */
function namesIn(line: string, titular: Titular): number {
  const words = new Set(line.split(/[^a-z]+/));
  return titular.filter((word) => words.has(word)).length;
}

/** A line of a job: words, and nothing of how to reach the candidate. */
const isInside = (line: string, titular: Titular): boolean =>
  hasWords(line) &&
  !OWN.test(line) &&
  !/[@¿?]|: ?$/.test(line) &&
  !/\t/.test(line) &&
  !NUMBER.test(line) &&
  namesIn(line, titular) === 0;

const NUMBER = /\d(?:[ .()-]{0,2}\d){6}/;

/** The line names who has a post, and it is not the candidate. */
function isOthersName(vista: Vista, at: number, titular: Titular): boolean {
  const line = vista.lineas[at];
  if (!line || titular.length < 2) return false;
  const text = vista.plano.slice(line.inicio, line.fin);
  if (namesIn(text, titular) > 0) return false;
  const row = POST_ROW.exec(text);
  return row !== null && !/\d/.test(text) && startsWithPerson(line.texto.slice(row[0].length));
}
