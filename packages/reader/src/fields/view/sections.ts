import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { besideJob, headingOf, inlineHeading, isLikeHeading, leadingHeading, likelyHeading } from './headings.ts';
import { misreadHeading } from './misread-headings.ts';
import { type Rotulo, sideHeadings, sideSection } from './side-headings.ts';

/** From `inicio` (an offset of the text) on, the text belongs to `seccion`, until the next one. */
export type Tramo = { inicio: number; seccion: Seccion };

/** A row of a form: its label and a colon. */
const ROW = /^[^a-z0-9]{0,4}(?:[a-z.]{1,14}[ /-]?){1,4}:/;

/** The head of a table of persons or of jobs, in which a column is called `Contacto`. */
const TABLE_HEAD =
  /(?:^|\t)(?:nombres?|cargo|empresa|relacion|parentesco|puesto|institucion|vinculo)[^\t]{0,14}(?:\t|$)/;

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
          ? (likelyHeading(line, piece, usual, lineCues[i] ?? 0) ??
            (reading.ocr ? misreadHeading(line, piece, usual) : null))
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

/** `10. CALIFICACIÓN: …`: the number of a heading. */
const numberOf = (text: string): number => Number(/^\s*(\d{1,2})[.)-] ?[a-z]/.exec(text)?.[1] ?? 0);

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
