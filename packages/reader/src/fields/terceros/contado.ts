import { A_CARGO, CASAS, PARIENTES } from '../../../data/avisos.ts';
import type { Seccion } from '../../../data/encabezados.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { isPlace, startsWithPerson } from '../nombre/palabras.ts';
import { after, before, lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { ADDRESS } from './ajeno.ts';
import { hasOwnAddress, isAboveOwnAddress, OWN_BEHIND } from './dicho-propio.ts';
import { isAmongJobs, isNearJob } from './entre-trabajos.ts';
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
  /\bmi r\.?u\.?[nt]\b|\b(?:fono|telefono|celular|correo|e-?mail)(?: del?(?: la)?)? (?:alumn[oa]|estudiante|postulante|candidat[oa]|interesad[oa]|trabajadora?)\b|\bmi (?:propi[oa] )?(?:fono|tele?fono|cel|celu|celular|movil|numero|whats ?app|wsp|was?ap|correo|e-?mail|mail|contacto|casa|hogar|domicilio|linea|negocio|local|taller|oficina|sitio|pagina|nombre)\b|\bmi[oa]\b|\b(?:me|nos) (?:puede[ns]? )?(?:llam|ubi[cq]|encuentr|encontr|contact|localiz|escri[bv]|habl|busc|avis|mand|envi|pill|hall)|\b(?:llam|ubi[cq]|contact|escri[bv]|habl|encontr|encuentr|busc|localiz|mand|envi|avis)[a-z]{0,5}me\b|\b(?:conmigo|propi[oa]|tengo|contesto|atiendo|respondo|soy yo|hay alguien|(?:contest[a-z]{1,4}|siempre est[a-z]{2,4}) en (?:la )?casa|convers[a-z]{1,3})\b|(?:^|[.;|] )domicilio\b/;

const RUT = /(?<![\d.])\d{1,2}\.?\d{3}\.?\d{3} ?- ?[\dk](?![\da-z])/;

/** Where somebody lives, without a firm's name before it. */
const STREET =
  /^[^a-z0-9]{0,4}(?:pasaje|pje|psje|calle|av|avda|avenida|villa|poblacion|pobl|camino|parcela|condominio|block|depto|direccion|domicilio)\b/;

/** A row of a form with the one who has a post: `Booking: Cristóbal Merino`. */
const POST_ROW =
  /^[^a-z]{0,4}(?!nombre|postulante|candidat|apellido|domicilio|direccion|dom\b|comuna|ciudad|residencia|lugar|pais|region|provincia|nacionalidad|estado|documento|villa|poblacion|sector)[a-z][a-z .]{2,33}: ?(?=[a-z])/;

const HOUSE = new RegExp(`^[^a-z]{0,4}(?:${CASAS})\\b|\\b(?:spa|ltda|limitada|s\\.a|eirl|hermanos|hnos|y cia)\\b`);

/** `Escuela Olegario Lazo, San Fernando. 2005 –`: what a row of a table begins with, and below it the number of the house. */
const SINCE = /(?<![\d./-])(?:19|20)\d\d ?[–—-]$/;

/** `… fono 71 2 223 678 (enero 2020 a la fecha)`: when the job was whose number it is. */
const IN_YEARS = /^,? ?\((?:[a-z]{3,10}\.? (?:de )?)?(?:19|20)\d\d ?(?:\)|(?:a|al|hasta|[–-]) ?[^()\n]{4,22}\))/;

/** Whom a sentence of other things about the candidate may be about. */
const OTHERS = new RegExp(`\\b(?:${CASAS}|${A_CARGO}|${PARIENTES}|abogad[oa]|doctora?)\\b`);

/** A sign behind words: what stands against them is of another column. */
const GOES_ON = /[.,;:(] ?$/;

/** The label of the number itself. */
const LABELLED = new RegExp(`${REACH.source}(?: nueve)?[^a-z0-9]{0,10}$`);

/** What a sentence tells of jobs, courses and groups in whatever section. */
const TELLS =
  /\b(?:trabaj(?:e|aba|o (?:en|con|para|por|hace|donde|desde))|he trabajado|ultim[oa] (?:pega|trabajo|empleo|patrona?)|estuve|hago (?:el )?aseo|el curso|feligres|inscrit[oa]|pertenezco|participo|voluntari[oa]|afiliad[oa])\b/;

/** The sentence, or the part of a line between signs, that ends a text. */
const CLAUSE = /(?:[a-z\d)]{3}\. (?=[^\t|;·•]*[a-z])|[\t|;·•])(?=[^\t|;·•]*$)/g;

/** `Coordinadora Prodesal, `: a trade, and nothing else before the number that ends its line. */
const TRADE = /^[^a-z]{0,4}(?:sub|vice|ex )?([a-z]{4,16})\b[^,:@\d]{0,40}, ?$/;

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
  const section = sectionAt(vista, inicio);
  const [behind = ''] = after(vista, fin, FAR).split('\n');
  if (OWN.test(lead) || OWN_BEHIND.test(behind) || isOwnLine(`${lead} ${behind}`, titular)) return false;
  if (isAboveOwnAddress(vista, inicio, titular)) return false;
  if (IN_YEARS.test(behind) || isOfBrokenName(vista, inicio, titular)) return true;
  const above = textOf(at - 1);
  const goesOnFrom = hasWords(lead) ? GOES_ON.test(lead) || LABELLED.test(lead) : above.endsWith(',');
  if (!vista.revuelta && goesOnFrom && isNearJob(vista, inicio)) return true;
  if (hasWords(lead)) {
    if (vista.revuelta || !TOLD.has(section))
      return tellsOfAnother(vista, inicio, lead, titular) || isInList(lead, behind, above, titular, at);
    return OF_HOUSES.has(section) || isOfGroup(vista, inicio, lead, titular);
  }
  if (isOthersName(vista, at - 1, titular)) return true;
  if (!hasWords(behind) && isBelowReferee(vista, at, titular)) return true;
  if (LABELLED.test(lead) && HOUSE.test(above) && SINCE.test(above)) return true;
  if (vista.revuelta || !TOLD.has(section)) return false;
  if (above.length >= WRAPPED && hasWords(behind) && !/[.:]$/.test(above) && !OWN.test(above)) return true;
  if (!OF_HOUSES.has(section)) return false;
  if (/^ ?\(/.test(behind) && OTHERS.test(behind)) return true;
  if (!/[a-z]/.test(lead) && HOUSE.test(above) && !isOwnLine(above, titular)) return true;
  const below = vista.lineas[at + 1];
  const goesOn = below !== undefined && !vista.secciones.some((tramo) => tramo.inicio === below.inicio);
  const inside = goesOn && isInside(above, titular) && isInside(textOf(at + 1), titular);
  return inside || isAmongJobs(vista, inicio);
}

/** In a line of other things: somebody or a house is named in it; a label of its own makes it the candidate's. */
function isOfGroup(vista: Vista, inicio: number, lead: string, titular: Titular): boolean {
  if (STREET.test(lead)) return false;
  return !LABELLED.test(lead) || OTHERS.test(lead) || hasProperName(vista, inicio, clauseOf(lead), titular);
}

/** `Trabajo con los Larraín, …`: wherever it stands. */
function tellsOfAnother(vista: Vista, inicio: number, lead: string, titular: Titular): boolean {
  const clause = clauseOf(lead);
  const tells = TELLS.exec(clause);
  return tells !== null && hasProperName(vista, inicio, clause.slice(tells.index + tells[0].length), titular);
}

/** A row of a list of posts with their numbers, far from the head. */
const isInList = (lead: string, behind: string, above: string, titular: Titular, at: number): boolean =>
  at >= HEAD &&
  behind.trim() === '' &&
  OFICIOS_PALABRAS.has(TRADE.exec(lead)?.[1] ?? '') &&
  (NUMBER.test(above) || above.includes('@')) &&
  !isOwnLine(above, titular);

/** Lines at the top of a CV, which speak of the candidate. */
const HEAD = 6;

const clauseOf = (lead: string): string => {
  const cut = hitsOf(lead, CLAUSE).at(-1);
  return cut ? lead.slice(cut.index + cut[0].length) : lead;
};

/** A word with a capital that begins no sentence and is no label, no place and not of the candidate's name. */
function hasProperName(vista: Vista, inicio: number, clause: string, titular: Titular): boolean {
  const written = vista.texto.slice(inicio - clause.length, inicio);
  if (written === written.toUpperCase()) return false;
  return hitsOf(written, PROPER).some(({ 0: word }) => {
    const folded = fold(word);
    return !titular.includes(folded) && !isPlace(word) && hasWords(folded);
  });
}

const PROPER = /(?<=[\p{L}\d,;:)"“] [("“]?|^ )\p{Lu}[\p{L}'’-]{2,20}/gu;

/** Letters of a line that are looked at. */
const FAR = 160;

/** A line as long goes on in the next one. */
const WRAPPED = 50;

/** Words besides those that say how to reach somebody. */
const hasWords = (text: string): boolean => /[a-z]{3}/.test(text.replace(ADDRESS, ' ').replace(REACH, ' '));

/** A line with the candidate's RUT, an address called after them or their name. */
const isOwnLine = (line: string, titular: Titular): boolean =>
  RUT.test(line) || namesIn(line, titular) > 1 || hasOwnAddress(line, titular, ALIKE);

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
  !NUMBER.test(line.replace(SPAN, ' ')) &&
  namesIn(line, titular) === 0;

const SPAN = /(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d/g;

const NUMBER = /\d(?:[ .()-]{0,2}\d){6}/;

/** `Mi patrona era la señora Cecilia Ovalle`. */
const ENDS_WITH_SIR =
  /(?<!\p{L})(?:[Ss]eñora?|[Dd]on|[Dd]oña|[Ss]ra?\.|[Ss]rta\.?|[Ff]amilia|Ing\.|Arq\.|Dra?\.|Klg[oa]\.|Lic\.|Prof\.) \p{Lu}\p{L}{2,14}(?: \p{Lu}\p{L}{2,14}){0,3}[:,]?$/u;

/** `contratista Luis` and below it `Poblete 9 6648 9902`. */
function isOfBrokenName(vista: Vista, inicio: number, titular: Titular): boolean {
  const name = BROKEN_NAME.exec(before(vista, inicio, 60))?.[0] ?? '';
  const written = vista.texto.slice(inicio - name.length, inicio);
  return IN_CAPITALS.test(written) && titular.length > 1 && namesIn(name, titular) === 0;
}

const IN_CAPITALS = /\p{Lu}\p{Ll}+\n\p{Lu}\p{Ll}+,? ?$/u;
const BROKEN_NAME = new RegExp(`\\b(?:${A_CARGO}) [a-z]{3,14}\\n[a-z]{3,14},? ?$`);

/** `Lorena Ñancupil`, `Encargada de informática, Municipalidad` and then the number, far from the head. */
function isBelowReferee(vista: Vista, at: number, titular: Titular): boolean {
  const [name, post] = vista.lineas.slice(Math.max(0, at - 2), at);
  if (!name || !post || at < HEAD || titular.length < 2) return false;
  const [called, does] = [name, post].map(({ inicio, fin }) => vista.plano.slice(inicio, fin));
  return (
    startsWithPerson(name.texto) &&
    POST.test(does ?? '') &&
    !/[\d@]/.test(`${called} ${does}`) &&
    namesIn(`${called} ${does}`, titular) === 0
  );
}

/** What somebody is at a house. */
const POST = new RegExp(`^[^a-z]{0,4}(?:${A_CARGO})\\b[^\\d@]{4,60}, ?[a-z]`);

/** The line names who has a post, and it is not the candidate. */
function isOthersName(vista: Vista, at: number, titular: Titular): boolean {
  const line = vista.lineas[at];
  if (!line || titular.length < 2) return false;
  const text = vista.plano.slice(line.inicio, line.fin);
  if (namesIn(text, titular) > 0) return false;
  if (ENDS_WITH_SIR.test(line.texto)) return true;
  const row = POST_ROW.exec(text);
  return row !== null && !/\d/.test(text) && startsWithPerson(line.texto.slice(row[0].length));
}
