import { ENCABEZADOS, type Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { HEAD_CUES } from '../matching/cues.ts';
import { WordSet } from '../matching/word-filter.ts';
import { type Rotulo, sideHeadings, sideSection } from './side-headings.ts';

/** From `inicio` (an offset of the text) on, the text belongs to `seccion`, until the next one. */
export type Tramo = { inicio: number; seccion: Seccion };

/** Longest heading there is, with its numbering and decorations; longer cells are prose. */
const MAX_HEADING = 64;

/** `'3. EXPERIENCIA  LABORAL:'` → `'experiencia laboral'`; letters set apart (`E X P`) are put together. */
function headingWords(folded: string): string {
  const bare = folded.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');
  const words = bare.split(/[^a-z]+/);
  if (words.length > 4 && words.every((word) => word.length === 1)) return letterSpaced(bare);
  const numbered = words.length > 1 && /^[ivx]{1,4}$/.test(words[0] ?? '') ? words.slice(1) : words;
  return numbered.join(' ');
}

/** Words of a letter-spaced text are parted by wider gaps. */
function letterSpaced(bare: string): string {
  return bare
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ''))
    .join(' ');
}

/** Section that a cell announces as its heading, null when it is no heading. */
export function headingOf(folded: string): Seccion | null {
  if (folded.length > MAX_HEADING) return null;
  const first = firstWord(folded);
  // Most lines are told by their first word; a letter or a number may stand before a heading.
  if (first.length > 1 && !FIRST_WORDS.has(first) && !(first.length < 5 && /^[ivx]+$/.test(first))) return null;
  // `Work history / Trayectoria`: in two tongues.
  const slash = folded.indexOf(' / ');
  if (slash > 0 && headingOf(folded.slice(slash + 3))) return headingOf(folded.slice(0, slash));
  const words = headingWords(withoutNote(folded));
  return ENCABEZADOS.get(words) ?? (words.includes(' ') ? joined(words) : (GLUED.get(words) ?? null));
}

function firstWord(folded: string): string {
  let start = 0;
  while (start < folded.length && !isLetter(folded.charCodeAt(start))) start++;
  let end = start;
  while (end < folded.length && isLetter(folded.charCodeAt(end))) end++;
  return folded.slice(start, end);
}

const isLetter = (code: number): boolean => code > 96 && code < 123;

/** `EXPERIENCIA (comience por la última)`: what a form says in brackets behind its heading. */
function withoutNote(folded: string): string {
  const open = folded.indexOf('(');
  return open > 4 && /\)[\s:.]{0,3}$/.test(folded) ? folded.slice(0, open) : folded;
}

/** Headings whose blanks were lost, as when every letter is set apart. */
const GLUED = new Map([...ENCABEZADOS].map(([words, seccion]) => [words.replaceAll(' ', ''), seccion]));

const FIRST_WORDS = new WordSet([
  ...[...ENCABEZADOS.keys()].map((words) => words.split(' ')[0] ?? ''),
  ...GLUED.keys(),
]);

/** `educacion y cursos`: the first of two headings counts. */
function joined(words: string): Seccion | null {
  const and = words.indexOf(' y ');
  if (and < 0) return null;
  const first = ENCABEZADOS.get(words.slice(0, and));
  return first && ENCABEZADOS.has(words.slice(and + 3)) ? first : null;
}

/** How headings that no list has begin; they are printed larger, bold, in capitals or with a colon. */
const BEGINNINGS: readonly (readonly [RegExp, Seccion])[] = [
  [
    /^(?:mis? |otras? |algunas? )?(?:referencias?|recomendaciones|jefaturas?)\b|\breferencias?$|\brecomiend[ae]|^quien(?:es)? (?:me|da|dan|pued|habla|avala)/,
    'referencias',
  ],
  [
    /^(?:mis? |breve )?(?:quien es|la persona|resumen|acerca de|sobre mi|objetivo|quien soy|presentacion|extracto)\b/,
    'perfil',
  ],
  [
    /^(?:mis? |otras? |ultim[oa]s? |principales |detalle de (?:la )?)?(?:experiencias?|trayectoria|empleos?|trabajos|antecedentes (?:laborales|profesionales)|historial? (?:laboral|de empleo|profesional)|cargos|practicas? (?:profesional|laboral)|(?:donde|con quien(?:es)?|en que(?: [a-z]{4,10})?) (?:he |ha |se desempen|me desempen|me han visto|labor|trabaj)|funci(?:on|ones) (?:actual|previas?|anterior)|desempeno|recorrido|(?:que |lo que )?(?:hago|hice|hacia|estoy haciendo|he hecho)(?: (?:hoy|ahora|antes|primero|despues))?$|mi (?:presente|pasado|actualidad)$|(?:ejercicio|brigadas?|despachos|casas donde|linea de (?:tiempo|vida))\b)/,
    'experiencia',
  ],
  [
    /^(?:mis? |nivel |otros? )?(?:educacion|formacion|estudios|preparacion|(?:donde|que) (?:estudie|aprendi|me forme)|antecedentes (?:academicos|educacionales)|escolaridad|titulos)\b/,
    'educacion',
  ],
  [
    /^(?:mis? |otros? |ultim[oa]s? )?(?:cursos|capacitaci(?:on|ones)|certificaciones|perfeccionamiento|diplomados|seminarios|talleres)\b/,
    'cursos',
  ],
  [
    /^(?:(?:mis?|otros?|otras?|nivel|manejo|dominio|uso|conocimientos?|habilidades|competencias|destrezas) (?:de |en |del? )?(?:los |las )?)?(?:software|softwares|programas|programacion|computacion|computacional(?:es)?|informatic[ao]s?|digitales|sistemas|herramientas|tecnologi[ac][a-z]{0,3}|ofimatica|maquinarias?|plataformas|aplicaciones|office|tic|tics|lo que (?:manejo|uso|ocupo|edito|se usar)|(?:con )?que (?:herramientas|programas|sistemas|software)|equipos (?:que|y)|registros que)\b/,
    'herramientas',
  ],
  [
    /^(?:mis? |otras? )?(?:habilidades|competencias|aptitudes|destrezas|fortalezas|cualidades|conocimientos|caracteristicas)\b/,
    'habilidades',
  ],
  [/^(?:mis? )?idiomas?\b/, 'idiomas'],
  [
    /^(?:mis? )?(?:datos|antecedentes|informacion) (?:personales|personal|de contacto|del postulante)\b|^(?:contacto|contactame|ubicame|identificacion)\b|^(?:como|donde) (?:ubicarme|contactarme|encontrarme|llamarme|hablarme)\b/,
    'personal',
  ],
  [
    /^(?:mis? |cuales son mis )?(?:preten[sc]i|expectativas? (?:de (?:renta|sueldo|ingreso)|salarial|economica|renta)|aspiraci(?:on|ones) |(?:renta|sueldo|salario|remuneracion|ingresos?)\b|cuanto (?:espero|quiero|pido|gano|cobro|busco)|lo que (?:pido|busco ganar))/,
    'renta',
  ],
  [/^(?:intereses|hobbies|logros|proyectos|voluntariados?|disponibilidad|otros antecedentes)\b/, 'otros'],
];

/** Words that open a line and its section only with more behind their colon than one value. */
const INLINE: ReadonlySet<Seccion> = new Set(['referencias', 'renta', 'herramientas', 'experiencia', 'educacion']);

/** `Recomendaciones: Sr. Juan Soto, 9 8765 4321`: a heading and its section on one line. */
function inlineHeading(text: string): Seccion | null {
  const colon = text.slice(0, MAX_HEADING).indexOf(':');
  if (colon < 4 || text.length < colon + 4) return null;
  const head = text.slice(0, colon);
  // Whom to call in need is one row of a form, not what follows it.
  if (/emergencia|accidente/.test(head)) return null;
  const seccion = ENCABEZADOS.get(headingWords(head)) ?? null;
  if (seccion && (INLINE.has(seccion) || text.length > colon + 40)) return seccion;
  return REFEREES.test(head) ? 'referencias' : null;
}

/** A row of a form: its label and a colon. */
const ROW = /^[^a-z0-9]{0,4}(?:[a-z.]{1,14}[ /-]?){1,4}:/;

/** The head of a table of persons or of jobs, in which a column is called `Contacto`. */
const TABLE_HEAD =
  /(?:^|\t)(?:nombres?|cargo|empresa|relacion|parentesco|puesto|institucion|vinculo)[^\t]{0,14}(?:\t|$)/;

/** Who speaks for the candidate, however the line puts it. */
const REFEREES = /^[^a-z]{0,4}(?:[a-z]{1,12} ){0,3}(?:referencia(?!l)|recomienda|recomendacion|da fe|dan fe|me conoce)/;

/** Nor this: `Personas que pueden dar fe de mi trabajo`, `Verificación laboral`. */
const SPEAK_FOR = HEAD_CUES.cued(
  /^[^a-z]{0,4}(?:(?:personas?|quien(?:es)?|gente|client[ae]s|jef[ea]s|contactos) [a-z ]{0,30}(?:dar? fe|dan fe|recomiend|recomendar|referenci|habl[ae]|avala|conoce|informar|verificar)|verificacion(?:es)? (?:laboral|de (?:empleo|antecedentes|referencia))|con quien(?:es)? (?:hablar|verificar|consultar))/,
);

/** No sentence says just this. */
const JOBS = HEAD_CUES.cued(
  /^[^a-z]{0,4}(?:mis? )?(?:empleos?|trabajos?|experiencias?|cargos|labores)(?: (?:anteriores|previ[oa]s|actual(?:es)?|pasad[oa]s|y|laborales|realizad[oa]s|recientes|ultim[oa]s|mas|relevantes|destacad[oa]s)){1,4}[^a-z]{0,3}$|^(?:antes|antes de eso|ahora|hoy|actualmente|anteriormente|otros trabajos|otras labores|he trabajado(?: en)?|trabaje en|(?:mis )?pegas|donde he (?:estado|trabajado))[?:.]{0,2}$/,
);

/** `Cocinas donde he trabajado`: with a capital, as no sentence goes on in the next line. */
const PLACES_OF_WORK = HEAD_CUES.cued(
  /^[^a-z]{0,4}[a-z]{4,14} (?:en )?(?:donde|(?:en )?(?:que|l[ao]s que|l[ao]s cuales)) (?:yo )?(?:he |e )?(?:trabaj(?:e|ado|o|aba)|labor(?:e|ado)|estado|estuve|servido|cocinado|ejercido|manejado)[?:.]{0,2}$/,
);

/** `Antes | Orsan (2013 – 2018). Asistente de …`: at the side of a job, not of one value of a form. */
const besideJob = (cell: string, line: string, cues: number): Seccion | null =>
  line.startsWith(cell) && line.length > cell.length + LONG_VALUE && JOBS.test(cell, cues) ? 'experiencia' : null;

/** No single value is longer. */
const LONG_VALUE = 40;

/** What a form asks: `Cuéntanos de tu último trabajo`. */
const ASKED_JOB = HEAD_CUES.cued(
  /^[^a-z]{0,6}(?:cuentanos|cuentame|hablanos|describe|describenos)(?: (?:de|sobre|acerca de))? (?:tus?|sus?) (?:(?:ultim[oa]s?|actual|anterior(?:es)?) )?(?:trabajos?|empleos?|experiencia|pega)\b[^.,;@]{0,24}$/,
);

/** Section of a line that only looks like a heading: few words without digits or commas, and set off from the text. */
function likelyHeading(line: LineaLeida, folded: string, usual: number, cues: number): Seccion | null {
  if (PLACES_OF_WORK.test(folded, cues) && /^\P{L}*\p{Lu}/u.test(line.texto)) return 'experiencia';
  if (folded.length <= MAX_HEADING && ASKED_JOB.test(folded, cues)) return 'experiencia';
  if (folded.length <= MAX_HEADING && SPEAK_FOR.test(folded, cues) && !/[\d,;@]/.test(folded)) return 'referencias';
  if (
    folded.length > 42 ||
    /[\d,;.@]|: ?\S/.test(folded.trim().replace(/^\d{1,2}[.)] ?/, '')) ||
    folded.split(' ').length > 5
  )
    return null;
  if (JOBS.test(folded, cues)) return 'experiencia';
  const off =
    line.negrita || line.tam > usual * 1.08 || line.texto === line.texto.toUpperCase() || /:\s*$/.test(folded);
  if (!off) return null;
  const words = headingWords(folded);
  // `Exp ectativas`: the first letters in a colour of their own, with a blank behind them.
  return (
    BEGINNINGS.find(([beginning]) => beginning.test(words))?.[1] ??
    (line.tam > usual * 1.3 ? GLUED.get(words.replaceAll(' ', '')) : undefined) ??
    null
  );
}

/** Share of the page, from its foot, where the running footer stands. */
const FOOTER = 0.925;

/** Sections of a reading in order. A new column that opens without heading, a footer, a box and a big name belong to none. */
export function findSections(reading: Reading, folded: string, usual: number, lineCues: readonly number[]): Tramo[] {
  const sections: Tramo[] = [{ inicio: 0, seccion: 'inicio' }];
  const push = (inicio: number, seccion: Seccion) => sections.push({ inicio, seccion });
  let current: Seccion = 'inicio';
  /** The section around one that its own line opened: it goes on with the next row of the form. */
  let outer: Seccion | null = null;
  let inFooter = false;
  /** The section that the row of cells stands in which is open, and where its last cell begins. */
  let aroundRow: Seccion = 'inicio';
  let cell = 0;
  let previous: LineaLeida | null = null;
  const headings: Rotulo[] = [];
  /** Size of the heading that opened the section, or of the line below it: a line larger than both begins something else. */
  let rank = 0;
  /** Number of the heading that opened the section, 0 where headings have none. */
  let number = 0;
  let beside: readonly Rotulo[] = [];
  for (const [i, line] of reading.lineas.entries()) {
    if (previous !== null && previous === headings.at(-1)?.linea && line.tam <= 1.3 * usual)
      rank = Math.max(rank, line.tam);
    const footer = line.y > FOOTER * (reading.paginas[line.pagina - 1]?.alto || Number.POSITIVE_INFINITY);
    if (footer !== inFooter) push(line.inicio, footer ? 'inicio' : current);
    inFooter = footer;
    const opens =
      previous !== null &&
      (startsColumn(previous, line) ||
        (current === 'referencias' && usual > 0 && (line.tam > 1.3 * usual || (rank > 0 && line.tam > 1.05 * rank))));
    if (opens && !footer) {
      current = 'inicio';
      push(line.inicio, current);
      beside = sideHeadings(headings, reading.lineas.slice(i, i + 200));
    }
    if (line.comienza === 'fila') aroundRow = current;
    if (line.comienza !== undefined && line.comienza !== 'fila' && current === 'referencias') {
      // A short cell that is their heading has them in the next one.
      const headed = reading.lineas[cell] === headings.at(-1)?.linea && i - cell < 3;
      current = line.comienza === 'aparte' ? 'inicio' : headed ? current : aroundRow;
      push(line.inicio, current);
    }
    if (line.comienza !== undefined) cell = i;
    if (current === 'referencias' && previous && isOwnContact(folded, previous, line)) {
      current = 'inicio';
      push(line.inicio, current);
    }
    const text = folded.slice(line.inicio, line.fin);
    if (tellsOfOneself(current, text) || (current === 'referencias' && isOwnForm(folded, reading.lineas, i))) {
      current = 'inicio';
      push(line.inicio, current);
    }
    // What stands in big letters at the height of a heading is a name, not the heading's text.
    const side = beside.length > 0 && !footer && line.tam <= 1.3 * usual ? sideSection(beside, line) : null;
    if (side && side !== current) {
      current = side;
      push(line.inicio, current);
    }
    // Under a wish or a portrait stands no more than its own words: a rule, or a heading no list has, ends them.
    if (current === 'perfil' && (RULE.test(text) || isLikeHeading(headings.at(-1)?.linea, line))) {
      current = 'inicio';
      push(line.inicio, current);
    }
    const lead = leadingHeading(line, folded);
    if (lead) {
      push(line.inicio, lead);
      if (!footer) current = lead;
    }
    let from = line.inicio;
    const inline = inlineHeading(text);
    if (inline) {
      outer ??= current;
      number = numberOf(text);
      push(line.inicio, inline);
      if (!footer) current = inline;
    } else if (current === 'herramientas' && number > 0 && numberOf(text) === number + 1) {
      current = 'otros';
      push(line.inicio, current);
    } else if (outer && ROW.test(text)) {
      current = outer;
      push(line.inicio, current);
    }
    if (!inline && outer && (ROW.test(text) || headingOf(text))) outer = null;
    for (const piece of text.split('\t')) {
      const seccion =
        headingOf(piece) ??
        (piece.length === text.length
          ? likelyHeading(line, piece, usual, lineCues[i] ?? 0)
          : besideJob(piece, text, lineCues[i] ?? 0));
      // `Renta esperada | $900.000` is a row of a form, not the heading of what follows it.
      const row =
        piece.length < text.length &&
        (seccion === 'renta' || seccion === 'otros' || (seccion === 'personal' && TABLE_HEAD.test(text)));
      if (seccion && !row) {
        push(from, seccion);
        headings.push({ seccion, linea: line });
        rank = line.tam;
        number = numberOf(text);
        beside = [];
        if (!footer) current = seccion;
      }
      from += piece.length + 1;
    }
    previous = line;
  }
  return sections.map((section) =>
    isCareer(sections, section, folded) ? { ...section, seccion: 'experiencia' as const } : section,
  );
}

/** `Carrera` is what somebody studied, and beside a heading of their studies where they have worked. */
const isCareer = (sections: readonly Tramo[], { inicio, seccion }: Tramo, folded: string): boolean =>
  seccion === 'educacion' &&
  CAREER.test(folded.slice(inicio, inicio + 20)) &&
  sections.some((other) => other.seccion === 'educacion' && other.inicio !== inicio);
const CAREER = /^[^a-z]{0,4}carrera[^a-z\n\t]{0,4}\n/;

/** A line of signs alone, as plain texts part what they say. */
const RULE = /^[^a-z0-9]{0,4}[-=_*~.–—─]{6,}[^a-z0-9]{0,4}$/;

/** A short line set like the heading above it, in capitals as that one is: a heading too, whatever it says. */
function isLikeHeading(heading: LineaLeida | undefined, line: LineaLeida): boolean {
  return (
    heading !== undefined &&
    line !== heading &&
    line.texto.length <= MAX_HEADING / 2 &&
    line.tam === heading.tam &&
    line.negrita === heading.negrita &&
    Math.abs(line.x - heading.x) < 2 &&
    isCapitals(line.texto) &&
    isCapitals(heading.texto)
  );
}

const isCapitals = (text: string): boolean => /^(?=.*\p{Lu}{3})[^\p{Ll}\d@]+$/u.test(text);

/** `10. CALIFICACIÓN: …`: the number of a heading. */
const numberOf = (text: string): number => Number(/^\s*(\d{1,2})[.)-] ?[a-z]/.exec(text)?.[1] ?? 0);

/** A heading in the first run of a line, with the section's text beside it and no tab between. */
function leadingHeading(line: LineaLeida, folded: string): Seccion | null {
  const [first, second, third] = line.tramos;
  if (!first || !second || line.texto.includes('\t')) return null;
  const gap = second.x - (first.x + first.ancho);
  // Letters of one width leave such gaps between all words.
  const usual = third ? third.x - (second.x + second.ancho) : 0;
  const apart =
    gap > Math.max(0.5 * first.tam, 1.4 * usual) || first.negrita !== second.negrita || first.tam !== second.tam;
  return apart && first.fin < 40 ? headingOf(folded.slice(line.inicio + first.inicio, line.inicio + first.fin)) : null;
}

/** What nobody tells of a referee: `Ana Soto Rojas, 52 años, peruana`, the civil status, the date of birth. */
const OWN_FACTS =
  /(?<!hace |por |durante |con |de |unos |tiene |casi |los |sus )\b(?:1[89]|[2-7]\d) anos(?: de edad)?, (?:chilen|peruan|bolivian|colombian|venezolan|haitian|argentin|ecuatorian|cuban|dominican|solter|casad|viud|separad|divorciad|nacid|domiciliad|rut\b)|^[^a-z]{0,4}(?:estado civil|fecha de nacimiento|nacionalidad)\b/;

/** Rows of a form that no job has, below a heading such as `Antecedentes laborales y personales`. */
const OWN_ROWS =
  /^[^a-z]{0,4}(?:nombres|nombre completo|nombres? y apellidos?|apellidos?(?: paterno| materno)?|rut|run|r\.u\.[tn]\.?|rol unico nacional|cedula de identidad|estado civil|fecha de nacimiento|nacionalidad)\s{0,3}[:\t]/;

const tellsOfOneself = (section: Seccion, line: string): boolean =>
  (section === 'referencias' && OWN_FACTS.test(line)) || (section === 'experiencia' && OWN_ROWS.test(line));

const NAME_LABEL = /^[^a-z]{0,4}(?:nombre completo|nombres?(?: y apellidos?)?)\s{0,3}(?:[:\t]|$)/;
const RUT_LABEL = /^[^a-z]{0,4}(?:rut|run|r\.u\.[tn]\.?|c\.i\.|cedula(?: de identidad)?)\s{0,3}(?:[:\t]|$)/;

/** A name and, within three lines, a RUT, each with its label: nobody tells a referee's. */
const isOwnForm = (folded: string, lines: readonly LineaLeida[], i: number): boolean =>
  NAME_LABEL.test(textOf(folded, lines[i])) &&
  lines.slice(i + 1, i + 4).some((line) => RUT_LABEL.test(textOf(folded, line)));

const textOf = (folded: string, line: LineaLeida | undefined): string =>
  line === undefined ? '' : folded.slice(line.inicio, line.fin);

const PHONE = /\d(?:[ .()-]{0,2}\d){7,}/;

/** A line of an address and a phone and nothing else, below a referee who has theirs already: the candidate's. */
function isOwnContact(folded: string, previous: LineaLeida, line: LineaLeida): boolean {
  if (line.texto.length > 90 || !line.texto.includes('@') || !PHONE.test(line.texto)) return false;
  const above = folded.slice(previous.inicio, previous.fin);
  if (!PHONE.test(above) && !above.includes('@')) return false;
  const rest = folded.slice(line.inicio, line.fin).replace(/\S*@\S*/g, '');
  return !/[a-z]{4}/.test(rest.replace(/\b(?:correo|email|mail|fono|celular|telefono|whatsapp|contacto|movil)\b/g, ''));
}

function startsColumn(previous: LineaLeida, line: LineaLeida): boolean {
  return previous.pagina === line.pagina && line.y < previous.y - 3 * Math.max(line.alto, 8);
}
