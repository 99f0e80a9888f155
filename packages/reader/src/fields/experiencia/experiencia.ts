import type { Candidato } from '../candidate.ts';
import type { Cued } from '../matching/cues.ts';
import type { Vista } from '../view/view.ts';
import { at, atFirm, inFirm, isServed, outside, TASK, wholeWords } from './firma.ts';
import { DATES, type Lugar, RELATIVE, type Renglon, SCHOOL } from './lugares.ts';
import { type Experiencia, OFICIOS, type Oficio } from './oficios/index.ts';
import { isDated, MAX_TITLE_LINE, type Parte, type Relato, WISH } from './relato.ts';
import { toldByTasks } from './tareas.ts';

/** `secretaria@colegio.cl`, `secretaria.lota@colegio.cl`: whom one writes to. */
const isAddress = (part: Parte, hit: RegExpExecArray): boolean =>
  /^[\w.+-]{0,30}@/.test(part.texto.slice(hit.index + hit[0].length, hit.index + hit[0].length + 32));

/** Schools are firms too among the jobs; elsewhere they tell of studies. */
const SCHOOLS = /\b(?:taller|universidad|instituto|cft|duoc|inacap|aiep)\b/;

/** Whom somebody worked for or with: what follows is theirs. */
const OTHERS =
  /\b(?:jef[ea] direct[oa]|jefatura|referencia|reporte a|reportando a|apoyo (?:a|al|de) (?=abogados|cajer|vendedor)|interactuar con|coordin[a-z]{1,6}(?: [a-z]{3,10}){0,2} con|(?:coordin[oae]|supervis[oae]|lider[oae]|dirij[oa]|dirige|capacit[oae]|asist(?:o|ia)|apoy[oae]) a(?= (?:la|las|los|un|una|mi) |l )|(?:timbre|firma|visto bueno) (?:del |de la )|v° ?b° (?![^.;,]{0,40},)|junto a|reportab?[ao] a (?:la |el )?|(?:rol|papel|personaje|reemplazo) de (?:la |el |una? )?|a cargo de (?:\d{1,3} |un |una )?)[^.;]{0,40}$/;

/** `Mi mamá, Jacqueline Vera, cajera hace 11 años`, `mi madre, que fue cajera`, `mi padre actuario`, `Ana Soto (hermana, cajera)`, `cuando falta la secretaria`. */
const OF_ANOTHER = new RegExp(
  [
    `(?<!\\b(?:con|para|por|a) )\\b(?:mi|su) ${RELATIVE}(?:,(?! (?:de|del|en|que|la|el)\\b)(?: [a-z]{3,14}){1,4}, |,? (?:[a-z ]{3,40}, )?(?:que )?(?:fue|era|es) )$`,
    `(?<!\\b(?:con|para|por|a|de) )\\b(?:mi|su) ${RELATIVE} $`,
    `\\(${RELATIVE}, $`,
    '\\b(?:cuando|si) (?:falta|faltaba|sale|salia|no (?:esta|estaba|viene|venia)) (?:la |el |mi )$',
  ].join('|'),
);

const CLAIM =
  /\b(?:experiencia[ :,]{1,2}(?:laboral )?(?:de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses)(?: (?:como|de|en|siendo))?|experiencia(?: laboral| profesional| comprobable| previa| solida| demostrable)?(?: de (?:mas de )?\d{1,2} anos)? (?:como|en (?:cargos? de|labores de|funciones de|puestos? de|el cargo de)|de)|anos (?:de experiencia )?(?:como|trabajando como|en (?:cargos? de|labores de|funciones de))|(?:me|se) (?:h[ea] desempenado|desempena|desempeno|desempene) como|antes(?:,? en [a-z ]{3,24})?[,:]|(?:desde|hasta|entre) [^.;,\n]{4,40} fue|(?:pase|llegue|entre|volvi|me (?:fui|cambie|trasladaron|pasaron)) al? (?!(?:la |el )?(?:escuela|colegio|liceo|universidad|instituto)\b)[^.;,\n]{3,48} (?:como|de)|(?<!\b(?:capacitacion|taller|curso|practica|duracion)(?: de)? )(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|\d{1,2}) (?:veranos?|temporadas?|inviernos?|meses) (?:de|como)|(?:he trabajado|trabaje|trabajo|trabajando|laborado|desempenandome|desempenado|actualmente)(?: (?:por |durante |mas de |casi )?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|muchos) (?:anos?|meses|temporadas?))? (?:como|de)|con (?:amplia )?experiencia como|fui|estuve (?:de|como|a cargo de)|hice (?:de|reemplazos? de|reemplazos? como)|(?:entre|ingrese|parti|comence|empece|inicie|segui|continue) (?:a trabajar )?(?:como|de)|trabaje [^.;,\n]{3,70} como|me contrataron (?:como|de|para)|contratad[oa] (?:como|de)|(?:ascendi|me ascendieron) a|(?:llegue|pase) a ser|labor[eo] como|ejerci como|ejerciendo como|oficie de|trabaje de|llevo (?:mas de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) anos (?:como|de|en))(?: (?:un|una|el|la))? [^.;\n]{0,80}$|\bque (?:hice|hago|hacia)[^?\n]{0,20}\?[^.;\n]{0,50}$/;

/** `Nunca he trabajado en tienda`. */
const NEVER_DID = /\b(?:nunca|jamas|no he|sin haber)\b[^.;,]{0,40}$/;

/** `Talleres para ejecutivos de …`, `muestran la ficha a los ejecutivos …`, `aseo de oficinas …`: whom and what the job serves. */
const SERVES =
  /\b(?:para (?:l[ao]s |sus )?|a l[ao]s |(?:aseo|limpieza|mantencion|sanitizacion|remodelacion|pintura|reparacion(?:es)?|instalacion(?:es)?) (?:de|en) (?:l[ao]s )?(?:[a-z]{4,12} (?:de |en )?){0,2}|(?:aseo|limpieza) de oficinas? (?:[a-z]{2,8} ){0,2}oficinas? de )$/;

/** `Abogada con 8 años de experiencia`. */
const YEARS =
  /^[^.;]{0,40}\bcon (?:mas de |sobre |casi |unos )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|amplia|vasta|solida|larga|gran|varios|muchos|comprobada|extensa)(?: anos)?(?: de)? (?:experiencia|trayectoria|ejercicio|oficio|trabajo)|^[^.;]{0,24}\b(?:desde )?hace (?:mas de |casi |como )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte) anos?|^[^.;]{0,40}\bcon experiencia de (?:mas de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos?/;

/** `Dos contadores y un digitador a cargo`: whom somebody leads. */
const IN_MY_CHARGE = /^ (?:a (?:mi )?cargo(?! del?\b)|bajo mi (?:cargo|mando|supervision))\b/;

/**
 * Jobs of a trade that the CV tells of: a title or tasks of the trade inside the experience (or beside the dates of a
 * job when there is no such heading), or a sentence that says somebody worked as such. Studies, courses, wishes,
 * superiors and firms' names are no jobs.
 */
export function findExperiencia(relato: Relato, experiencia: Experiencia): Candidato<true>[] {
  const oficio = OFICIOS[experiencia];
  const found: Candidato<true>[] = [];
  for (const [i, parts] of relato.parts.entries()) for (const part of parts) addJobs(found, relato, oficio, i, part);
  if (found.length === 0) found.push(...toldByTasks(relato.untitled, experiencia));
  return found.sort((a, b) => b.puntos - a.puntos || a.inicio - b.inicio);
}

/** Adds the jobs that a cell of line `i` tells of. */
function addJobs(found: Candidato<true>[], relato: Relato, oficio: Oficio, i: number, part: Parte): void {
  const { vista, lines, places } = relato;
  const { cargos, tareas, salvo, casa } = oficio;
  const place = places[i] ?? 'ajeno';
  const hit = cargos.exec(part.texto, part.cues) ?? wrapped(cargos, part);
  if (
    hit &&
    !isAddress(part, hit) &&
    !isServed(lines[i], part, hit) &&
    !outsideWith(
      part.sobre ?? ledFrom(part, lines[i - 1]),
      { ...part, texto: whole(part, hit, lines[i + 1]) },
      hit,
      salvo,
    ) &&
    !isOffice(vista, part, hit) &&
    !inHouse(goesOnFrom(vista, lines[i - 1], part), part.texto, hit, oficio) &&
    !belowHouse(part, hit, lines[i - 1], casa) &&
    isJob(vista, part, hit.index, place, isDated(part, lines[i + 1]))
  ) {
    found.push(at(part, hit, place === 'experiencia' && oficio.firmes.test(hit[0]) ? 8 : 6));
  }
  const task = relato.tells[i] && !part.ajeno ? tareas.exec(part.texto, part.cues) : null;
  if (task && !isTaskOf(oficio, lines, i) && !outsideWith(part.sobre ?? lines[i - 1], part, task, salvo))
    found.push(at(part, task, 5));
  const torn = task || !relato.tells[i] ? null : tornTask(part, lines[i], lines[i + 1], oficio);
  if (torn && !isTaskOf(oficio, lines, i)) found.push(torn);
  const stay = part.firma ?? (part.anos ? STAYED_AT.exec(part.texto) : null);
  if (stay && oficio.solo.pattern.exec(stay[1] ?? stay[2] ?? '')?.index === 0) found.push(at(part, stay, 5));
  if (part.texto.length <= MAX_TITLE_LINE) {
    if (place !== 'relato' || relato.tells[i]) found.push(...inFirm(oficio, lines, places, i, part));
    if (place !== 'relato') found.push(...atFirm(oficio, lines, i, part));
  }
  const years = part.anos ? oficio.rubros.exec(part.texto, part.cues) : null;
  if (
    years &&
    !WITHOUT.test(part.texto.slice(0, years.index)) &&
    !ANSWERED_NO.test(part.texto.slice(years.index)) &&
    !GUARDS.test(part.texto.slice(0, years.index)) &&
    !WISH.test(part.texto.slice(0, years.index + years[0].length))
  )
    found.push(at(part, years, 5));
}

/** `¿Tiene experiencia en cobranza judicial? No`; `Cajera, 2018-2020 ¿Trabaja actualmente? No` asks of something else. */
const ANSWERED_NO = /^[^.;?¿\d]{0,80}\? ?no\b/;

/** `Sin experiencia en retail`. */
const WITHOUT = /\b(?:sin|ninguna|nula|nunca|jamas|no (?:tengo|poseo|cuento con)|poca)(?: [a-z]{3,12})? $/;

/** `Guardia de seguridad con experiencia en retail`, `Aseo de pasillos … dos años en la tienda`: where somebody did another trade. */
const GUARDS =
  /(?<!\bex )\b(?:guardia|vigilante|(?:auxiliar|personal) de aseo|instaladora?)\b(?:(?!\b(?:hoy|ahora|cajer|vended|repone))[^.;]){0,40}$|\b(?:aseo|limpieza) de (?!datos)(?:(?!\b(?:hoy|ahora|cajer|vended|repone|cuento|tengo|ademas|tambien))[^;]){0,100}$/;

function isJob(vista: Vista, part: Parte, index: number, place: Lugar, dated: boolean): boolean {
  // What ends the line above is not said of a job that begins with its years: `A qué aspiro: …` above `2019 – hoy …`.
  const from = Math.max(OWN_YEARS.test(part.texto) ? part.inicio : 0, part.inicio + index - 110);
  const before = vista.plano.slice(from, part.inicio + index).replace(/\n/g, ' ');
  if (WISH.test(before)) return false;
  if (SERVES.test(before) || NEVER_DID.test(before) || OF_ANOTHER.test(before)) return false;
  if (ANSWERED_NO.test(part.texto.slice(index))) return false;
  if (CLAIM.test(before)) return true;
  const behind = part.texto.slice(index, index + 90).replace(/^[^\s]{0,24}/, '');
  if (IN_MY_CHARGE.test(behind)) return false;
  if (YEARS.test(behind) && !SCHOOL.test(part.texto, part.cues)) return true;
  if (place === 'relato') return false;
  if (part.ajeno || (place !== 'experiencia' && SCHOOLS.test(part.texto))) return false;
  if (OTHERS.test(part.texto.slice(0, index))) return false;
  // A title stands at the head of its line, or behind dates, a firm or `Cargo:`; in a task it is somebody else's.
  // A list of jobs is dotted like one of tasks, and says when they were.
  if (TASK.test(part.texto) && index > 12 && !dated) return false;
  return part.texto.length <= MAX_TITLE_LINE || index < 50 || /[|:•·] ?$/.test(part.texto.slice(0, index));
}

/** `2019 – hoy Asistente contable`. */
const OWN_YEARS = /^[^a-z\d]{0,4}(?:19|20)\d\d ?(?:[-–—]|a|al) ?(?:(?:19|20)\d\d|hoy|actual|presente|la fecha)/;

export function wrapped(cargos: Cued, part: Parte): RegExpExecArray | null {
  const hit = part.wrapped && cargos.exec(part.wrapped.texto, part.wrapped.cues);
  return hit && hit.index < part.texto.length ? hit : null;
}

/** Letters on both sides of a line's end within which a task may be torn. */
const TORN = 48;

/** `… Llamaba a unas` and below it `140 personas al día …`: a task told over the end of a line of prose. */
function tornTask(
  part: Parte,
  line: Renglon | undefined,
  next: Renglon | undefined,
  { tareas, salvo }: Oficio,
): Candidato<true> | null {
  if (part.ajeno || !line || !next || line.texto.length < PROSE || /[.:;]$/.test(line.texto)) return null;
  const ends = part.inicio + part.texto.length === line.inicio + line.texto.length;
  if (!ends || /\t/.test(part.texto)) return null;
  const head = part.texto.slice(-TORN);
  const texto = `${head} ${next.texto.slice(0, TORN)}`;
  const hit = tareas.exec(texto, line.cues | next.cues);
  const isTorn = hit && hit.index < head.length && hit.index + hit[0].length > head.length + 1;
  if (!isTorn || outside(texto, hit, salvo)) return null;
  return at({ texto, inicio: part.inicio + part.texto.length - head.length, cues: 0 }, hit, 5);
}

/** A shorter line is a row of a list. */
const PROSE = 60;

/** `… selección masiva` and below it `de cajeros`: the line above begins what a title ends. */
const ledFrom = (part: Parte, above: Renglon | undefined): Renglon | undefined =>
  /^(?:de|del|y|e) /.test(part.texto) ? above : undefined;

/** The same of a task, which the sentence or the line above may have begun. */
function outsideWith(above: Renglon | undefined, part: Parte, task: RegExpExecArray, salvo: RegExp): boolean {
  if (!above || task.index > (part.sobre ? 24 : 12)) return outside(part.texto, task, salvo);
  const { texto } = above;
  const end = task.index + task[0].length + 28;
  // The sentence before names the house.
  const from = Math.max(0, texto.length - (part.sobre ? 60 : 24));
  return salvo.test(`${wholeWords(texto, from, texto.length)} ${wholeWords(part.texto, 0, end)}`);
}

/** A line, and what it goes on with where a title ends it. */
export const whole = ({ texto }: Renglon, { index, 0: title }: RegExpExecArray, next: Renglon | undefined): string =>
  next && !/[\t\d]/.test(texto.slice(index + title.length)) ? `${texto} ${next.texto.slice(0, 30)}` : texto;

/** `Secretaría de unidad: teléfono …`, `escritos en secretaría`: the office, which only its accent tells from who works there. */
const isOffice = (vista: Vista, part: Renglon, { index, 0: title }: RegExpExecArray): boolean =>
  title === 'secretaria' &&
  vista.texto.slice(part.inicio + index, part.inicio + index + 10).toLowerCase() === 'secretaría' &&
  (/^ (?:de|del|general|municipal|regional|ministerial|parroquial)\b|^[:,]|^ \(?\d/.test(
    part.texto.slice(index + 10),
  ) ||
    /\b(?:escritos|demandas|copias) en (?:la )?$/.test(part.texto.slice(0, index)));

/** The kind of house stands before the title in its sentence: `Restaurante Ají Seco, administradora de local`. */
function inHouse(above: string, text: string, { index, 0: title }: RegExpExecArray, { casa, firmas }: Oficio): boolean {
  const before = `${above}${text.slice(0, index)}`.slice(-60);
  const from = Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1;
  if (casa.test(before.slice(from))) return true;
  // `Juzgado de Familia. Jefe de sala`: the first sentence is the house, where no other one is named behind the title.
  const house = index < 60 ? FIRST_SENTENCE.exec(before.slice(0, from))?.[0] : undefined;
  return house !== undefined && casa.test(house) && !firmas.test(text.slice(index + title.length));
}

/** `1981-2009 Banco del Estado: auxiliar` and below it `administrativo, cajero`: what the sentence began with. */
const goesOnFrom = (vista: Vista, above: Renglon | undefined, { inicio }: Renglon): string =>
  above !== undefined &&
  above.texto.length >= WRAPPED &&
  /[a-z:,]$/.test(above.texto) &&
  /^\p{Ll}/u.test(vista.texto.slice(inicio, inicio + 1))
    ? `${above.texto} `
    : '';

/** A shorter line ends because it is over. */
const WRAPPED = 40;

/** A name without a verb, from the head of its line to the point before the title. */
const FIRST_SENTENCE = /^[^a-z]*(?:[a-z]{2,16}[ ,'-]{1,2}){0,6}[a-z]{2,16}\.$/;

/** A title alone on its line or with its years, below the house: `Banco Santander` and then `Cajero · 2011 – 2012`. */
const belowHouse = (part: Renglon, hit: RegExpExecArray, above: Renglon | undefined, casa: RegExp): boolean =>
  above !== undefined &&
  (part.texto.trim().length - hit[0].length < 4 ||
    (hit.index < 4 && ITS_YEARS.test(part.texto.slice(hit.index + hit[0].length)))) &&
  above.texto.length < 50 &&
  casa.test(above.texto);

const ITS_YEARS = /^ ?[·|,(–-]{1,2} ?\(?(?:19|20)\d\d/;

/** `3 años en Sitel`. */
const STAYED_AT =
  /\b(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses)(?: y medio)? en (?:el |la )?([a-z][a-z ]{3,30})/;

/** Whether the job that the task is told of, in its line or the two above, has a title of another trade. */
function isTaskOf({ otros }: Oficio, lines: readonly Renglon[], i: number): boolean {
  const above = lines.slice(Math.max(0, i - 2), i + 1).map(({ texto }) => texto);
  // Each job in a line of its own, with its years.
  const own = above.findLastIndex(
    (texto, k) => k < above.length - 1 && DATES.test(texto) && DATES.test(above.at(-1) ?? ''),
  );
  return above.slice(own + 1).some((texto) => otros.test(texto));
}
