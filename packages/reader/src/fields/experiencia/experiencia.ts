import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { Candidato } from '../candidate.ts';
import type { Cued } from '../matching/cues.ts';
import type { Vista } from '../view/view.ts';
import {
  DATES,
  FIRST_PERSON,
  type Lugar,
  NOT_A_JOB,
  placesOf,
  type Renglon,
  renglonOf,
  SCHOOL,
  YEAR,
} from './lugares.ts';
import { OFICIOS, type Oficio } from './oficios/index.ts';
import { LINE_CUES } from './oficios/oficio.ts';
import { type Empleo, toldByTasks, untitledJobs } from './tareas.ts';

export type Experiencia = keyof typeof OFICIOS;

/** Schools are firms too among the jobs; elsewhere they tell of studies. */
const SCHOOLS = /\b(?:taller|universidad|instituto|cft|duoc|inacap|aiep)\b/;
/** Whom somebody worked for or with: what follows is theirs. */
const OTHERS =
  /\b(?:jef[ea] direct[oa]|jefatura|referencia|reporte a|reportando a|apoyo (?:a|al|de) (?=abogados|cajer|vendedor)|interactuar con|coordin[a-z]{1,6}(?: [a-z]{3,10}){0,2} con|junto a|a cargo de (?:\d{1,3} |un |una )?)[^.;]{0,40}$/;
const CLAIM =
  /\b(?:experiencia[ :,]{1,2}(?:laboral )?(?:de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses)(?: (?:como|de|en|siendo))?|experiencia(?: laboral| profesional| comprobable| previa| solida| demostrable)?(?: de (?:mas de )?\d{1,2} anos)? (?:como|en (?:cargos? de|labores de|funciones de|puestos? de|el cargo de)|de)|anos (?:de experiencia )?(?:como|trabajando como|en (?:cargos? de|labores de|funciones de))|me (?:he desempenado|desempeno|desempene) como|(?:he trabajado|trabaje|trabajo|trabajando|laborado|desempenandome|desempenado|actualmente)(?: (?:por |durante |mas de |casi )?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|muchos) (?:anos?|meses|temporadas?))? (?:como|de)|con (?:amplia )?experiencia como|fui|estuve (?:de|como|a cargo de)|hice (?:de|reemplazos? de|reemplazos? como)|(?:entre|ingrese|parti|comence|empece|inicie|segui|continue) (?:a trabajar )?(?:como|de)|me contrataron (?:como|de|para)|contratad[oa] (?:como|de)|(?:ascendi|me ascendieron) a|(?:llegue|pase) a ser|labor[eo] como|ejerci como|ejerciendo como|oficie de|trabaje de|llevo (?:mas de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) anos (?:como|de|en))(?: (?:un|una|el|la))? [^.;\n]{0,80}$|\bque (?:hice|hago|hacia)[^?\n]{0,20}\?[^.;\n]{0,50}$/;
/** `Nunca he trabajado en tienda`. */
const NEVER_DID = /\b(?:nunca|jamas|no he|sin haber)\b[^.;,]{0,40}$/;
/** `Talleres para ejecutivos de …`, `aseo de oficinas …`: whom and what the job serves. */
const SERVES =
  /\b(?:para (?:l[ao]s |sus )?|(?:aseo|limpieza|mantencion|sanitizacion|remodelacion|pintura) (?:de|en) (?:l[ao]s )?(?:[a-z]{5,12} )?)$/;
/** `Abogada con 8 años de experiencia`. */
const YEARS =
  /^[^.;]{0,40}\bcon (?:mas de |sobre |casi |unos )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|amplia|vasta|solida|larga|gran|varios|muchos|comprobada|extensa)(?: anos)?(?: de)? (?:experiencia|trayectoria|ejercicio|oficio|trabajo)|^[^.;]{0,24}\b(?:desde )?hace (?:mas de |casi |como )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte) anos?|^[^.;]{0,40}\bcon experiencia de (?:mas de )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos?/;
const WISH =
  /\b(?:me gustaria|mi meta|meta es|llegar a ser|interesad[oa]|quisiera|deseo|busco|aspiro|postul[a-z]{1,6}|sueno|objetivo|para trabajar|dispuest[oa])\b[^.;]{0,70}$/;
const TASK =
  /^[^a-z0-9]*(?:[•●▪◦■►✓*·]|- |– )|^[^a-z]*(?:atencion|gestion|registro|control|apoyo|manejo|coordinacion|elaboracion|supervision|realizacion|encargad[oa] de|responsable de|revision|ingreso|venta|reposicion|cuadratura|cumplimiento|recepcion|preparacion|funciones|logros|tareas)\b/;
/** `Dos contadores y un digitador a cargo`: whom somebody leads. */
const IN_MY_CHARGE = /^ (?:a (?:mi )?cargo(?! del?\b)|bajo mi (?:cargo|mando|supervision))\b/;
const MAX_TITLE_LINE = 110;

/**
 * Jobs of a trade that the CV tells of: a title or tasks of the trade inside the experience (or beside the dates of a
 * job when there is no such heading), or a sentence that says somebody worked as such. Studies, courses, wishes,
 * superiors and firms' names are no jobs.
 */
export function findExperiencia(relato: Relato, experiencia: Experiencia): Candidato<true>[] {
  const { vista, lines, places } = relato;
  const oficio = OFICIOS[experiencia];
  const { cargos, tareas, salvo, casa } = oficio;
  const found: Candidato<true>[] = [];
  lines.forEach((_, i) => {
    const place = places[i] ?? 'ajeno';
    if (place === 'ajeno') return;
    for (const part of relato.parts[i] ?? []) {
      const hit = cargos.exec(part.texto, part.cues) ?? wrapped(cargos, part);
      if (
        hit &&
        !outside(whole(part, hit, lines[i + 1]), hit, salvo) &&
        !isOffice(vista, part, hit) &&
        !inHouse(part.texto, hit, casa) &&
        !belowHouse(part, hit, lines[i - 1], casa) &&
        isJob(vista, part, hit.index, place, isDated(part, lines[i + 1]))
      ) {
        found.push(at(part, hit, place === 'experiencia' && oficio.firmes.test(hit[0]) ? 8 : 6));
      }
      const task = relato.tells[i] && !part.ajeno ? tareas.exec(part.texto, part.cues) : null;
      if (task && !isTaskOf(oficio, lines, i) && !outsideWith(lines[i - 1], part, task, salvo))
        found.push(at(part, task, 5));
      const stay = part.firma ?? (part.anos ? STAYED_AT.exec(part.texto) : null);
      if (stay && oficio.solo.pattern.exec(stay[1] ?? '')?.index === 0) found.push(at(part, stay, 5));
      if (part.texto.length <= MAX_TITLE_LINE) {
        if (place !== 'relato' || relato.tells[i]) found.push(...inFirm(oficio, lines, places, i, part));
        if (place !== 'relato') found.push(...atFirm(oficio, lines, i, part));
      }
      const years = part.anos ? oficio.rubros.exec(part.texto, part.cues) : null;
      if (
        years &&
        !WITHOUT.test(part.texto.slice(0, years.index)) &&
        !WISH.test(part.texto.slice(0, years.index + years[0].length))
      )
        found.push(at(part, years, 5));
    }
  });
  if (found.length === 0) found.push(...toldByTasks(relato.untitled, experiencia));
  return found.sort((a, b) => b.puntos - a.puntos || a.inicio - b.inicio);
}

/** Somebody says in this line that they did something. */
const isTold = ({ texto, cues }: Renglon): boolean =>
  FIRST_PERSON.test(texto, cues) &&
  ((!WISH.test(texto) && !NOT_A_JOB.test(texto, cues)) ||
    texto
      .split(/[.,;]/)
      .some((said) => FIRST_PERSON.test(said, cues) && !WISH.test(said) && !NOT_A_JOB.test(said, cues)));

/** A view's lines with where each of them stands, found once for all trades. */
export type Relato = {
  vista: Vista;
  lines: readonly Renglon[];
  places: readonly Lugar[];
  /** The cells of each line that may tell of a job, and whether tasks count there. */
  parts: readonly (readonly Parte[])[];
  tells: readonly boolean[];
  /** The jobs that name no title. */
  untitled: readonly Empleo[];
};

/** A cell of a line; `ajeno` when it speaks of studies or wishes, which tell neither of a firm nor of years in a trade. */
type Parte = Renglon & { ajeno: boolean; firma: RegExpExecArray | null; anos: boolean; wrapped: Renglon | null };

/** `Sin experiencia en retail`. */
const WITHOUT = /\b(?:sin|ninguna|nula|nunca|jamas|no (?:tengo|poseo|cuento con)|poca)(?: [a-z]{3,12})? $/;
/** Words without which no years in a trade are told. */
const YEARS_OF = LINE_CUES.cued(/anos|experiencia|trayectoria|trabaj|desempen/);

export function readJobs(vista: Vista): Relato {
  const lines = vista.lineas.map(({ inicio, fin }) => renglonOf(vista.plano.slice(inicio, fin), inicio));
  const headless = !vista.secciones.some(({ seccion }) => seccion === 'experiencia');
  const places = placesOf(vista, lines, headless);
  const parts = lines.map((line, i): Parte[] =>
    places[i] === 'ajeno' ? [] : partsOf(line).map((part) => parteOf(part, lines[i + 1])),
  );
  // Tasks count among the jobs, and where somebody says that they did them; a sentence may have begun a line above.
  const all = places.every((place) => place === 'experiencia' || place === 'ajeno');
  const told = all ? [] : lines.map(isTold);
  const tells = places.map(
    (place, i) =>
      place === 'experiencia' ||
      (headless && place === 'fechas') ||
      told[i] === true ||
      told[i - 1] === true ||
      (told[i - 2] === true && !SENTENCE.test(lines[i - 1]?.texto ?? '')),
  );
  return { vista, lines, places, parts, tells, untitled: untitledJobs({ lines, tells }) };
}

/** Where a sentence ends. */
const SENTENCE = /[.;]\s|\.$/;

/** Both sexes in one word: `jefe(a) de local`, `vendedor/a`. */
const BOTH = /(?<=[a-z])(?:\([ao]s?\)|\/[ao]s?(?![a-z]))/g;

/** Told without looking behind: most lines have none. */
const MAY_BE_BOTH = /[(/][ao]/;

function parteOf(written: Renglon, next: Renglon | undefined): Parte {
  const part = MAY_BE_BOTH.test(written.texto) ? renglonOf(written.texto.replace(BOTH, ''), written.inicio) : written;
  const { texto, inicio, cues } = part;
  const ajeno = NOT_A_JOB.test(texto, cues);
  return {
    texto,
    inicio,
    cues,
    ajeno,
    firma: ajeno ? null : WORKED_AT.exec(texto, cues),
    anos: !ajeno && YEARS_OF.test(texto, cues),
    wrapped: wrappedOf(part, next),
  };
}

/** Where one job of a long line ends and the next begins: `2015 vendedora / 2017 ejecutiva telefónica`. */
const JOBS_APART = /\t| [/|] (?=(?:19|20)\d\d)/;

/** The cells of a line, and the jobs of one that tells several. */
function partsOf(line: Renglon): Renglon[] {
  if (!line.texto.includes('\t') && line.texto.length <= MAX_TITLE_LINE) return [line];
  let at = 0;
  return line.texto.split(JOBS_APART).map((texto) => {
    at = line.texto.indexOf(texto, at);
    const part = renglonOf(texto, line.inicio + at);
    at += texto.length;
    return part;
  });
}

/** A bullet that goes on in the next line. */
const BULLET = /^[^a-z0-9]*(?:[•●▪◦■►✓*·]|- |– )/;

/** Whether a line, or the rest of it below, says when it was. */
const isDated = ({ texto }: Renglon, next: Renglon | undefined): boolean => {
  const whole = next && texto.length > 50 && !BULLET.test(next.texto) ? `${texto} ${next.texto}` : texto;
  return YEAR.test(whole) || DATES.test(whole);
};

function isJob(vista: Vista, part: Parte, index: number, place: Lugar, dated: boolean): boolean {
  const before = vista.plano.slice(Math.max(0, part.inicio + index - 110), part.inicio + index).replace(/\n/g, ' ');
  if (WISH.test(before)) return false;
  if (SERVES.test(before) || NEVER_DID.test(before)) return false;
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
  return part.texto.length <= MAX_TITLE_LINE || index < 50 || /[—–|:•] ?$/.test(part.texto.slice(0, index));
}

/** How the first line of a title ends. */
const GOES_ON =
  /(?:^|[^a-z])(?:de|del|la|el|en|y|e|a|al|ejecutiv[oa]|asistente|auxiliar|operadora?|encargad[oa]|jef[ea]|agente|vendedora?|administradora?|administrativ[oa]|tecnic[oa]|asesora?|supervisora?|secretari[oa]|oficial|receptora?|cobranzas?|call|contact|procuradora?|funcionari[oa]|coordinadora?|analista|practica|profesional|atencion|cliente|clientes|ventas?|servicio)[ -]?$/;

/** The line with the next one, where a title may not have fit on it, as in the narrow columns of a table. */
function wrappedOf({ texto, inicio }: Renglon, next: Renglon | undefined): Renglon | null {
  if (!next || texto.length > 40 || next.texto.length > 40 || !GOES_ON.test(texto)) return null;
  return renglonOf(`${texto} ${next.texto}`, inicio);
}

function wrapped(cargos: Cued, part: Parte): RegExpExecArray | null {
  const hit = part.wrapped && cargos.exec(part.wrapped.texto, part.wrapped.cues);
  return hit && hit.index < part.texto.length ? hit : null;
}

/** `salvo` counts where it goes with the title: within the next words. */
function outside(text: string, hit: RegExpExecArray, salvo: RegExp): boolean {
  return salvo.test(text.slice(Math.max(0, hit.index - 24), hit.index + hit[0].length + 28));
}

/** The same of a task, which the line above may have begun. */
function outsideWith(above: Renglon | undefined, part: Renglon, task: RegExpExecArray, salvo: RegExp): boolean {
  if (task.index > 12 || !above) return outside(part.texto, task, salvo);
  return salvo.test(`${above.texto.slice(-24)} ${part.texto.slice(0, task.index + task[0].length + 28)}`);
}

/** A line, and what it goes on with where a title ends it. */
const whole = ({ texto }: Renglon, { index, 0: title }: RegExpExecArray, next: Renglon | undefined): string =>
  next && !/[\t\d]/.test(texto.slice(index + title.length)) ? `${texto} ${next.texto.slice(0, 30)}` : texto;

/** `Secretaría de unidad: teléfono …`: the office, which only its accent tells from who works there. */
const isOffice = (vista: Vista, part: Renglon, { index, 0: title }: RegExpExecArray): boolean =>
  title === 'secretaria' &&
  vista.texto.slice(part.inicio + index, part.inicio + index + 10).toLowerCase() === 'secretaría' &&
  /^ (?:de|del|general|municipal|regional|ministerial)\b|^[:,]/.test(part.texto.slice(index + 10));

/** The kind of house stands before the title in its sentence: `Restaurante Ají Seco, administradora de local`. */
function inHouse(text: string, { index }: RegExpExecArray, casa: RegExp): boolean {
  const before = text.slice(Math.max(0, index - 60), index);
  return casa.test(before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(';')) + 1));
}

/** A title alone on its line, below the house: `Banco Santander` and then `Cajero`. */
const belowHouse = (part: Renglon, hit: RegExpExecArray, above: Renglon | undefined, casa: RegExp): boolean =>
  above !== undefined &&
  part.texto.trim().length - hit[0].length < 4 &&
  above.texto.length < 50 &&
  casa.test(above.texto);

/** A firm of nothing but the trade at the head of a job that tells no other title. */
function atFirm({ solo }: Oficio, lines: readonly Renglon[], i: number, part: Renglon): Candidato<true>[] {
  const hit = solo.exec(part.texto, part.cues);
  if (!hit || (TASK.test(part.texto) && hit.index > 12)) return [];
  const head = part.texto.slice(0, hit.index);
  if (
    /[a-z]{3}/.test(
      head.replace(
        /\b(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]{0,7}|empresa|grupo|actual(?:idad)?|hasta/g,
        '',
      ),
    )
  )
    return [];
  const near = [i - 1, i, i + 1].map((k) => lines[k]?.texto ?? '').join(' ');
  const trade = near.split(/[^a-z]+/).some((word) => OFICIOS_PALABRAS.has(word) && !AT_PHONES.test(word));
  return trade ? [] : [at(part, hit, 5)];
}

/** `Estuve un año y medio en Atento`: what follows is the firm. */
const WORKED_AT = LINE_CUES.cued(
  /\b(?:trabaj(?:e|aba|o|ando)|he trabajado|estuve|estoy)(?: (?:un|una|dos|tres|cuatro|cinco|\d{1,2}|anos?|meses|y|medio|casi|como|por|de|temporada|harto|tiempo)){0,6} en (?:el |la |un )?([a-z][a-z ]{3,30})/,
);

/** `3 años en Sitel`. */
const STAYED_AT =
  /\b(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses)(?: y medio)? en (?:el |la )?([a-z][a-z ]{3,30})/;

/** Whether the job that the task is told of, in its line or the two above, has a title of another trade. */
const isTaskOf = ({ otros }: Oficio, lines: readonly Renglon[], i: number): boolean =>
  lines.slice(Math.max(0, i - 2), i + 1).some(({ texto }) => otros.test(texto));

/** Titles that a call centre has of its own. */
const AT_PHONES = /^(?:ejecutiv|agente|asesor|operador|representante|supervisor|monitor|coordinador|senior|junior)/;

/** The rest of a date that did not fit on the line of its firm. */
const DATE_ALONE = /^[^a-z]{0,3}(?:19|20)\d\d[^a-z\d]{0,3}$/;

/** Whom one's own firm works for: `DHL – cuenta Nike`. */
const SERVED =
  /\b(?:cuentas?|clientes?|proyectos?|campanas?|cd|centro de distribucion|proveedora? (?:de|para)) [^,.;)|(\t]{0,30}/g;

/** A title that only its firm tells the trade of: `Ejecutiva de atención al cliente` above or below a call centre's name. */
function inFirm(
  { firmas, enFirmas, salvo }: Oficio,
  lines: readonly Renglon[],
  places: readonly Lugar[],
  i: number,
  part: Renglon,
): Candidato<true>[] {
  const hit = enFirmas.exec(part.texto, part.cues);
  if (!hit || (hit.index > 12 && TASK.test(part.texto) && !isDated(part, lines[i + 1]))) return [];
  if (NOT_A_JOB.test(part.texto.slice(0, hit.index), part.cues) || outside(part.texto, hit, salvo)) return [];
  // In a sentence the firm is named in the same line, in a list in the lines around, below dates that were wrapped.
  const around =
    places[i] === 'relato'
      ? [i]
      : DATE_ALONE.test(lines[i - 1]?.texto ?? '')
        ? [i - 2, i - 1, i, i + 1]
        : [i - 1, i, i + 1];
  const near = around.some((k) => {
    const texto = lines[k]?.texto ?? '';
    return places[k] === places[i] && texto.length < MAX_TITLE_LINE && firmas.test(texto.replace(SERVED, ' '));
  });
  return near ? [at(part, hit, 5)] : [];
}

const at = (part: Renglon, hit: RegExpExecArray, puntos: number): Candidato<true> => ({
  valor: true,
  puntos,
  inicio: part.inicio + hit.index,
  fin: part.inicio + hit.index + hit[0].length,
});
