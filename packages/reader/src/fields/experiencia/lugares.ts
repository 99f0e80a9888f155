import { FAMILIARES } from '../../../data/avisos.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { LINE_CUES } from './oficios/oficio.ts';

/** A line of a view, or a part of one, and what its words are cues of. */
export type Renglon = { texto: string; inicio: number; cues: number };

export const renglonOf = (texto: string, inicio: number): Renglon => ({ texto, inicio, cues: LINE_CUES.of(texto) });

/** Somebody's studies and wishes, and what they apply for: no job they had. */
export const NOT_A_JOB = LINE_CUES.cued(
  /(?<!\b(?:mientras [a-z]{3,14}|para (?:pagar|costear|financiar|solventar)(?:me)?) (?:el |los |mis? )?)\b(?:titulo|licenciad[oa]|licenciatura|licencia in|diplomado|magister|postgrado|cursos?|seminario|certificacion|ensenanza|estudie|bachillerato|egresad[oa]|cursando|(?<!(?:todavia|aun|siendo|era) )estudiante|estudios|carrera (?:de|tecnica|profesional)|mencion|nivel superior|cargo (?:al que |que )?postula|postula(?:cion|ndo)? (?:al?|como|para)|cargo de interes|area de interes|me gustaria|interesad[oa]|busco|objetivo|aspiro|mi meta|meta (?:es|profesional|personal|laboral)|sueno|llegar a ser|quisiera|deseo)\b/,
);

/** Dates beside a school are of studies. */
export const SCHOOL = LINE_CUES.cued(
  /\b(?:universidad|instituto|cft|duoc|inacap|aiep|iplacex|liceo|colegio|licencia in|nivel superior|ensenanza media)\b/,
);

export const DATES =
  /^(?:19|20)\d\d(?:\s?-\s?\d{2})?(?=[\t :.,]|$)|(?:\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{2,4}\b)[^\n]{0,24}?(?:-|a|al|hasta|–|to|\/|y|→)[ ]{0,3}[^\n]{0,14}?(?:\b(?:19|20)\d\d\b|\b\d{1,2}[/.-]\d{2,4}\b|actual|presente|present|la fecha|hoy|today|now)|\b(?:19|20)\d\d (?:en adelante|to date|a hoy)|\b(?:19|20)\d\d {1,3}(?:[a-z]{3,10} )?(?:19|20)\d\d\b|\b\d{1,2} anos? (?:y )?(?:\d{1,2} )?(?:medio|meses)\b|, \d{1,2} meses\b|, (?:[1-9]|1[0-5]|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos?(?=[ .,;)]|$)|\((?:casi |mas de |unos )?(?:\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:anos?|meses|temporadas?)(?: y medio)?\)|\b(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) anos y medio\b|\b(?:desde|periodo|ano|anos|duracion)[ :]{1,3}[^\n]{0,24}?(?:19|20)\d\d/;

/** A line of nothing but when a job was. */
const YEARS_ALONE =
  /^[^a-z\d]{0,4}(?:[a-z]{3,10}\.? )?(?:19|20)\d\d ?(?:-|–|a|al|hasta|→) ?(?:[a-z]{3,10}\.? )?(?:(?:19|20)\d\d|actual|presente|la fecha|hoy)[^a-z\d]{0,3}$/;

/** The same with the firm behind it. */
const YEARS_FIRST =
  /^[^a-z\d]{0,4}(?:[a-z]{3,10}\.? )?(?:19|20)\d\d ?(?:-|–|a|al|hasta|→) ?(?:[a-z]{3,10}\.? )?(?:(?:19|20)\d\d|actual|presente|la fecha|hoy)\b/;

/** The years of a job at the head or at the foot of its line, as no sentence about oneself has them. */
const DATED =
  /^[^a-z\d]{0,4}\d{1,2}[/.-](?:19|20)\d\d[\t -]{1,8}(?:\d{1,2}[/.-](?:19|20)\d\d|actual|presente|a la fecha)|^[^a-z\d]{0,4}(?:[a-z]{3,10}\.? )?(?:\d{1,2}[/.-])?(?:19|20)\d\d ?(?:-|a|al|hasta|→|\/|\.\.) ?[^\t.,]{0,16}(?:\t|: |, | - |\. |$)|\t(?:[a-z]{3,10}\.? )?(?:\d{1,2}[/.-])?(?:19|20)\d\d ?(?:-|–|a|al|hasta|→|\/) ?[^\t.]{0,16}(?:$|\. )|^[^a-z\d]{0,4}(?:\d{1,2}[.)] )?[a-z][^\d().:]{3,50} \((?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|hoy|actual|presente|a la fecha)\)[.:,] /;

/** Somebody tells what they did: their tasks count outside the jobs as well. */
export const FIRST_PERSON = LINE_CUES.cued(
  /\b(?:hago|hice|hacia|anos (?:vendiendo|atendiendo|llamando|cobrando|reponiendo|contestando)|atiendo|atendi|atendia|recibo|recibi|recibia|contesto|conteste|contestaba|vendo|vendi|vendia|cobro|cobre|cobraba|repongo|repuse|reponia|preparo|prepare|preparaba|redacto|redacte|redactaba|tramito|tramite|tramitaba|presento|presente|presentaba|subo|subi|subia|cito|llevo|llevaba|asisto|asisti|asistia|ordeno|ordenaba|pacto|tengo asignad[oa]|tengo a cargo|tuve a cargo|estoy a cargo|estuve a cargo|me toca|llam(?:o|aba|e)|contest(?:o|ando)|(?:trabaje|trabajaba|he trabajado|estuve|estaba|dure|pase|anduve)(?: [a-z\d]{1,12}){0,6} en (?=[a-z])|tom(?:o|aba)|resuelv[oe]|resolvia|gestion(?:o|aba)|t(?:uve|engo|enia) (?:un|una|mi)|t(?:uve|engo|enia|uvimos|enemos|eniamos) (?:(?:un|una|el|la|nuestr[oa]) )?(?:puesto|local|negocio(?! de (?:serv|transp|soft))|almacen|kiosco|quiosco|bazar|minimarket)\b|archiv(?:aba|e)|pasando|rellenando)\b/,
);

/** Words without which nobody tells of a job. */
const HINT = LINE_CUES.cued(
  /experiencia|trayectoria|\banos\b|trabaj|desempe|labor|\bfui\b|estuve|hice|entre|ingrese|parti|comence|empece|inicie|segui|continue|contrat|ascen|llegue|pase|ejerc|ofici|veranos?\b|temporadas?\b|\bmeses\b/,
);

/** Who works at a school. */
const AT_SCHOOL = LINE_CUES.cued(
  /^[^a-z]{0,16}(?:tesorer[oa]|cajer[oa]|secretari[oa]|inspectora?|auxiliar|administrativ[oa]|encargad[oa]|recepcionista|coordinadora?|paradocente|actuari[oa]|digitadora?|oficinista)\b(?![^\n]{0,40}(?:titulo|mencion|nivel medio|egresad))/,
);

/** A relative in a sentence: `mi hijo mayor`. */
export const RELATIVE = `(?:${FAMILIARES})(?: (?:mayor|menor|del medio))?`;

/** What the candidate's family does is nobody's job here. */
const KIN = LINE_CUES.cued(
  /^[^a-z]{0,4}(?:mis? |sus? )?(?:hij[oa]s?|(?<=[ms][iu] )senora|espos[oa]|marido|conyuge|pareja|padres?|madre|papa|mama|herman[oa]s?|abuel[oa]s?|nuera|yerno|suegr[oa]s?|niet[oa]s?|grupo familiar|cargas?(?: familiares)?)\b[^\n:(,]{0,20}[:(,]/,
);

/**
 * A job in a CV that has no heading for them: a form's row of the firm or the post, how long it was, its year at the
 * end, or its title and firm before a colon and the tasks behind.
 */
const JOB_LINE =
  /^[^a-z]{0,4}(?:\d{1,2}[.)] )?(?:empresa|empleador|cargo|puesto|funciones|tareas)\s?:|\bcargo\s?:|[,.(–-] ?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|meses|temporadas?)(?=[.,;)]|$)|[,.–-] ?(?:19|20)\d\d\.?$|^[^a-z]{0,4}(?!(?:nombre|rut|direccion|domicilio|objetivo|perfil|curso|estudios|formacion|titulo|nota|idiomas?|software|programas|sistemas|voluntariado|referencia)s?\b)[a-z][^:\n]{8,60}: [^:\n]{12,}, /;

const NOT_JOB_LINE =
  /@|\d{6}|\d{4} \d{4}|\b(?:rut|run|nombre|direccion|domicilio|comuna|estado civil|nacid[oa]|anos|region|residencia|disponib[a-z]{3,8})\b/;

/** `"Atención telefónica al imputado", Revista de la Defensa`: what somebody wrote or said. */
const TITLE_OF_WORK =
  /^ ?["“«][^"”»\n]{8,120}["”»],? (?:en )?(?:la |el )?(?:revista|diario|editorial|anuario|boletin|congreso|seminario|coloquio|jornadas)\b/;

export type Lugar = 'experiencia' | 'fechas' | 'relato' | 'ajeno';

/** Where each line of a view stands; `headless` when no heading tells where its jobs are. */
export function placesOf(vista: Vista, lines: readonly Renglon[], headless: boolean): Lugar[] {
  const marks = lines.map((line) => new Marcas(line));
  const places = lines.map((_, i) => placeOf(vista, lines, marks, i, headless));
  // Somebody who tells neither when nor under what heading: the lines of firms and tasks are their jobs.
  if (headless && !places.includes('fechas'))
    lines.forEach((line, i) => {
      if (places[i] !== 'experiencia' && sectionAt(vista, line.inicio) === 'inicio' && isUndated(line))
        places[i] = 'fechas';
    });
  return places;
}

/** Where a line stands: inside the experience, beside a job's dates, in what somebody tells of themselves, or elsewhere. */
function placeOf(
  vista: Vista,
  lines: readonly Renglon[],
  marks: readonly Marcas[],
  i: number,
  headless: boolean,
): Lugar {
  const line = lines[i];
  if (!line || KIN.test(line.texto, line.cues) || TITLE_OF_WORK.test(line.texto)) return 'ajeno';
  const section = sectionAt(vista, line.inicio + Math.max(0, line.texto.length - 1));
  if (section === 'experiencia') return 'experiencia';
  if (section === 'referencias' || section === 'educacion' || section === 'cursos' || section === 'idiomas')
    return 'ajeno';
  if (
    (section !== 'perfil' || DATED.test(line.texto)) &&
    DATES.test(line.texto) &&
    (!SCHOOL.test(line.texto, line.cues) || AT_SCHOOL.test(line.texto, line.cues)) &&
    !NOT_A_JOB.test(line.texto, line.cues)
  )
    return 'fechas';
  if (headless && section !== 'perfil' && JOB_LINE.test(line.texto) && !NOT_A_JOB.test(line.texto, line.cues))
    return 'fechas';
  // `2013 – 2015`, the firm and below it the title: a table of jobs that no heading announces.
  if (
    headless &&
    (lines.slice(Math.max(0, i - 3), i).some(({ texto }) => YEARS_ALONE.test(texto)) ||
      lines.slice(Math.max(0, i - 2), i).some(({ texto }) => YEARS_FIRST.test(texto))) &&
    !lines.slice(Math.max(0, i - 1), i + 1).some(({ texto, cues }) => SCHOOL.test(texto, cues)) &&
    !NOT_A_JOB.test(line.texto, line.cues)
  )
    return 'fechas';
  const near = marks.slice(Math.max(0, i - 1), i + 3);
  if (
    section !== 'perfil' &&
    (!near.some(({ school }) => school) || AT_SCHOOL.test(line.texto, line.cues)) &&
    near.some(({ dated }) => dated)
  )
    return 'fechas';
  // Outside the jobs only sentences that may tell of one are looked at.
  return marks.slice(Math.max(0, i - 2), i + 1).some(({ told }) => told) ? 'relato' : 'ajeno';
}

/** What a line tells, found once for its neighbours too: a school, the dates of a job, or that it may tell of one. */
class Marcas {
  readonly #texto: string;
  readonly #head: string;
  readonly #cues: number;
  #school: boolean | undefined;
  #dated: boolean | undefined;
  #told: boolean | undefined;

  constructor({ texto, cues }: Renglon) {
    this.#texto = texto;
    this.#head = texto.slice(0, 120);
    this.#cues = cues;
  }

  get school(): boolean {
    this.#school ??= SCHOOL.test(this.#head, this.#cues);
    return this.#school;
  }

  get dated(): boolean {
    this.#dated ??= DATES.test(this.#head) && !NOT_A_JOB.test(this.#head, this.#cues);
    return this.#dated;
  }

  get told(): boolean {
    this.#told ??= HINT.test(this.#texto, this.#cues) || FIRST_PERSON.test(this.#texto, this.#cues);
    return this.#told;
  }
}

/** A sentence of a job without its dates: no label, no contact, no school, no wish. */
const isUndated = ({ texto, cues }: Renglon): boolean =>
  texto.length > 24 &&
  /[,:;–-] /.test(texto) &&
  !NOT_JOB_LINE.test(texto) &&
  !SCHOOL.test(texto, cues) &&
  !NOT_A_JOB.test(texto, cues) &&
  !KIN.test(texto, cues);

/** When a job was. */
export const YEAR = /\b(?:19|20)\d\d\b|actualidad|presente|a la fecha|present\b/;
