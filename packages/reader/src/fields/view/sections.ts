import type { Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida, Reading } from '../../text/document.ts';
import { hitsOf } from '../matching/hits.ts';
import { nameWords } from '../nombre/forma.ts';
import { isPerson } from '../nombre/gazetteer.ts';
import { areParts } from '../nombre/partes.ts';
import {
  besideJob,
  headingOf,
  inlineHeading,
  isLikeHeading,
  isNextHeading,
  leadingHeading,
  likelyHeading,
} from './headings.ts';
import { misreadHeading } from './misread-headings.ts';
import { isOwnContact, isOwnForm, isOwnIcons, PHONE, POST, tellsOfOneself, textOf } from './own-lines.ts';
import { datedRows, isDatesAlone, type Rotulo, sectionBelow, sideHeadings, sideSection } from './side-headings.ts';
import { isHeadOfBefore, tableSection } from './table-heads.ts';

/** From `inicio` (an offset of the text) on, the text belongs to `seccion`, until the next one. */
export type Tramo = { inicio: number; seccion: Seccion };

/** A longer line ends because the page does. */
const GOES_ON = 60;

/** A row of a form: its label and a colon. */
const ROW = /^[^a-z0-9]{0,4}(?:[a-z.]{1,14}[ /-]?){1,4}:/;

/** Of a long line the pattern tries every way to part its words, and finds no colon. */
const isRow = (text: string): boolean => text.includes(':') && ROW.test(text);

/** `Posta Rural Malalche (2017–2020)`: the years of a job. */
const JOB = /(?<!\d)(?:19|20)\d\d ?[–—-] ?(?:(?:\d{1,2}\/)?(?:19|20)\d\d|hoy|actual|presente|la fecha)(?![\d-])/;

/** The head of a table of persons or of jobs, in which a column is called `Contacto`. */
const TABLE_HEAD =
  /(?:^|\t)(?:nombres?|cargo|empresa|relacion|parentesco|puesto|institucion|vinculo)[^\t]{0,14}(?:\t|$)/;

/** `Apellido paterno | Carrera`: what stands behind is a name. */
const NAME_ROW = /^[^a-z]{0,4}(?:(?:primer |segundo )?apellidos?|ap\.|paterno|materno|nombres?)\b[^\t]{0,20}\t/;

/** `Curso | 4° D`, `Licencias | A3 y B`: rows of a form. */
const FORM_ROW =
  /^[^a-z]{0,4}(?:curso[ :]{0,2}\t ?\d|licencias?(?: de conducir)?[ :]{0,2}\t ?(?:clases? |[a-f]\d?(?![a-z])))/;

/** Share of the page, from its foot, where the running footer stands. */
const FOOTER = 0.925;

/** Sections of a reading in order. A new column that opens without heading, a footer, a box and a big name belong to none. */
export function findSections(reading: Reading, folded: string, usual: number, lineCues: readonly number[]): Tramo[] {
  const walk = new SectionWalk(reading, folded, usual, lineCues);
  for (const [i, line] of reading.lineas.entries()) walk.take(line, i);
  const { sections } = walk;
  return sections.map((section) =>
    isCareer(sections, section, folded) ? { ...section, seccion: 'experiencia' as const } : section,
  );
}

/** Goes down a reading and tells with each line which section it opens, leaves or goes on with; later rules see what earlier ones did. */
class SectionWalk {
  readonly sections: Tramo[] = [{ inicio: 0, seccion: 'inicio' }];
  readonly #reading: Reading;
  readonly #folded: string;
  /** Size of most letters. */
  readonly #usual: number;
  readonly #lineCues: readonly number[];
  #current: Seccion = 'inicio';
  /** The section around one that its own line opened: it goes on with the next row of the form. */
  #outer: Seccion | null = null;
  #inFooter = false;
  /** The section that the row of cells stands in which is open, and where its last cell begins. */
  #aroundRow: Seccion = 'inicio';
  #cell = 0;
  #previous: LineaLeida | null = null;
  readonly #headings: Rotulo[] = [];
  /** Headings of the column before, whose text stands in this one. */
  #beside: readonly Rotulo[] = [];
  /** Whether dates stand among them. */
  #dated = false;
  /** Size of the heading that opened the section, or of the line below it: a line larger than both begins something else. */
  #rank = 0;
  /** What stands right below the heading, or the head of its table. */
  #first: LineaLeida | undefined;
  /** Number of the heading that opened the section, 0 where headings have none. */
  #number = 0;
  /** Whether it has been said before the jobs how to reach the candidate. */
  #reached = false;

  constructor(reading: Reading, folded: string, usual: number, lineCues: readonly number[]) {
    this.#reading = reading;
    this.#folded = folded;
    this.#usual = usual;
    this.#lineCues = lineCues;
  }

  take(line: LineaLeida, i: number): void {
    const text = this.#folded.slice(line.inicio, line.fin);
    if (this.#isFirst(i)) this.#first = line;
    if (this.#first === line && !this.#isBig(line)) this.#rank = Math.max(this.#rank, line.tam);
    this.#takeFooter(line);
    this.#takeColumn(line, i);
    this.#takeCell(line, i);
    if (this.#isOwn(line, i, text)) this.#go(line.inicio, 'inicio');
    // What stands in big letters at the height of a heading is a name, not the heading's text.
    const side =
      this.#beside.length > 0 && !this.#inFooter && !this.#isBig(line) ? sideSection(this.#beside, line) : null;
    if (side && side !== this.#current) this.#go(line.inicio, side);
    else if (!side && this.#dated) this.#leaveDates(line);
    // Under a wish or a portrait stands no more than its own words: a rule, or a heading no list has, ends them.
    if (this.#current === 'perfil' && (RULE.test(text) || isLikeHeading(this.#headings.at(-1)?.linea, line)))
      this.#go(line.inicio, 'inicio');
    if (this.#current === 'herramientas' && isNextHeading(this.#headings.at(-1)?.linea, this.#first, line))
      this.#go(line.inicio, 'otros');
    const lead = leadingHeading(line, this.#folded);
    if (lead) this.#open(line.inicio, lead);
    this.#takeRow(line, text);
    this.#takeHeadings(line, i, text);
    this.#reached ||= EARLY.has(this.#current) && PHONE.test(text);
    this.#previous = line;
  }

  #go(inicio: number, seccion: Seccion): void {
    this.sections.push({ inicio, seccion });
    this.#current = seccion;
  }

  /** What a footer says ends with it. */
  #open(inicio: number, seccion: Seccion): void {
    const around = this.#current;
    this.#go(inicio, seccion);
    if (this.#inFooter) this.#current = around;
  }

  /** The first line below a heading, or the first row of its table. */
  #isFirst(i: number): boolean {
    const heading = this.#headings.at(-1)?.linea;
    const [second, first] = this.#reading.lineas.slice(Math.max(0, i - 2), i);
    if (heading === undefined || second === undefined) return false;
    if ((first ?? second) === heading) return true;
    return second === heading && first !== undefined && TABLE_HEAD.test(this.#folded.slice(first.inicio, first.fin));
  }

  #isBig(line: LineaLeida): boolean {
    return line.tam > 1.3 * this.#usual;
  }

  #takeFooter(line: LineaLeida): void {
    const height = this.#reading.paginas[line.pagina - 1]?.alto || Number.POSITIVE_INFINITY;
    const footer = line.y > FOOTER * height;
    if (footer !== this.#inFooter)
      this.sections.push({ inicio: line.inicio, seccion: footer ? 'inicio' : this.#current });
    this.#inFooter = footer;
  }

  #takeColumn(line: LineaLeida, i: number): void {
    if (this.#previous === null || this.#inFooter) return;
    const larger = this.#isBig(line) || (this.#rank > 0 && line.tam > 1.05 * this.#rank);
    const afterReferees = this.#current === 'referencias' && this.#usual > 0 && larger;
    if (!startsColumn(this.#previous, line) && !afterReferees) return;
    // In Word files the given names may stand small above the surnames, as the last line of the referees.
    const isHalf = line.alto === 0 && areParts(this.#previous.texto, line.texto);
    this.#go((isHalf ? this.#previous : line).inicio, 'inicio');
    const next = this.#reading.lineas.slice(i, i + 200);
    const rows = datedRows(this.#datesBefore(i), next);
    this.#beside = rows.length > 0 ? [...this.#headings.map(bare), ...rows] : sideHeadings(this.#headings, next);
    this.#dated = rows.length > 0;
  }

  /** The dates of the column before, each alone and below it no text of its own, with the section they stand in. */
  #datesBefore(i: number): Rotulo[] {
    const found: Rotulo[] = [];
    for (let k = Math.max(0, i - 80); k < i; k++) {
      const [linea, next] = this.#reading.lineas.slice(k, k + 2);
      if (!linea || !this.#isDatesAlone(linea)) continue;
      const alone = k + 1 === i || this.#isDatesAlone(next) || this.#headings.some((heading) => heading.linea === next);
      const seccion = this.sections.findLast(({ inicio }) => inicio <= linea.inicio)?.seccion;
      if (alone && seccion) found.push({ seccion, linea });
    }
    return found;
  }

  #isDatesAlone(line: LineaLeida | undefined): boolean {
    return line !== undefined && isDatesAlone(this.#folded.slice(line.inicio, line.fin));
  }

  /** Below the rows of dates a line at the left edge goes on with the heading above it. */
  #leaveDates(line: LineaLeida): void {
    const below = sectionBelow(this.#headings, line);
    if (below === null) return;
    this.#beside = [];
    this.#dated = false;
    if (below !== this.#current) this.#go(line.inicio, below);
  }

  #takeCell({ comienza, inicio }: LineaLeida, i: number): void {
    if (comienza === undefined) return;
    if (comienza === 'fila') this.#aroundRow = this.#current;
    else if (this.#current === 'referencias') {
      // A short cell that is their heading has them in the next one.
      const headed = this.#reading.lineas[this.#cell] === this.#headings.at(-1)?.linea && i - this.#cell < 3;
      this.#go(inicio, comienza === 'aparte' ? 'inicio' : headed ? this.#current : this.#aroundRow);
    }
    this.#cell = i;
  }

  /** Among referees or jobs, a line that is of the candidate. */
  #isOwn(line: LineaLeida, i: number, text: string): boolean {
    if (tellsOfOneself(this.#current, text)) return !this.#isBelowPost();
    if (this.#current !== 'referencias') return false;
    const below = textOf(this.#folded, this.#reading.lineas[i + 1]);
    if (tellsOfOneself(this.#current, below) && isPerson(nameWords(line.texto) ?? [])) return true;
    return (
      (this.#previous !== null && isOwnContact(this.#folded, this.#previous, line)) ||
      isOwnIcons(this.#reading.lineas, i) ||
      isOwnForm(this.#folded, this.#reading.lineas, i)
    );
  }

  /** `Francisca Lillo, directora técnica` and below it her RUT. */
  #isBelowPost(): boolean {
    const above = textOf(this.#folded, this.#previous ?? undefined);
    // Below a referee who has theirs already it is the candidate's.
    return this.#current === 'referencias' && POST.test(above) && !PHONE.test(above) && !above.includes('@');
  }

  /** A line that is a heading and its section, and the rows that go on around it. */
  #takeRow(line: LineaLeida, text: string): void {
    // `… La señora Consuelo da` and below it `recomendación: …` is one sentence.
    const read = inlineHeading(text);
    const goesOn = read && /^\p{Ll}/u.test(line.texto) && (this.#previous?.texto.length ?? 0) > GOES_ON;
    const inline = goesOn ? null : read;
    if (inline) {
      this.#outer ??= this.#current;
      this.#number = numberOf(text);
      this.#open(line.inicio, inline);
      return;
    }
    if (this.#current === 'herramientas' && this.#number > 0 && numberOf(text) === this.#number + 1)
      this.#go(line.inicio, 'otros');
    else if (this.#outer && (isRow(text) || this.#isNextJob(text))) this.#go(line.inicio, this.#outer);
    if (this.#outer && (isRow(text) || this.#isNextJob(text) || headingOf(text))) this.#outer = null;
  }

  /** Behind a row about a job, `Sueldo: …` or `Referencia: …`, the next one. */
  #isNextJob(text: string): boolean {
    return this.#outer === 'experiencia' && JOB.test(text);
  }

  /** The cells of a line that are headings. */
  #takeHeadings(line: LineaLeida, i: number, text: string): void {
    if (this.#endsAbove(line)) return;
    let from = line.inicio;
    const read = tableSection(text);
    // Below a heading of jobs it is of their houses.
    const table = read === 'referencias' && this.#current === 'experiencia' ? null : read;
    if (table) this.#open(from, table);
    for (const piece of table ? [] : text.split('\t')) {
      const seccion = this.#headingIn(piece, line, text, this.#lineCues[i] ?? 0);
      if (seccion) {
        this.#open(from, seccion);
        this.#headings.push({ seccion, linea: line });
        this.#rank = line.tam;
        this.#number = numberOf(text);
        this.#beside = [];
        this.#dated = false;
      }
      from += piece.length + 1;
    }
  }

  /** `…, Depto. de` and below it `Informática, 2020`, set alike: the end of what the line above says. */
  #endsAbove(line: LineaLeida): boolean {
    const above = this.#previous;
    return (
      above !== null &&
      above.tam === line.tam &&
      above.negrita === line.negrita &&
      above.y < line.y + 1 &&
      UNENDED.test(this.#folded.slice(Math.max(above.inicio, above.fin - 8), above.fin)) &&
      line.texto !== line.texto.toUpperCase()
    );
  }

  #headingIn(piece: string, line: LineaLeida, text: string, cues: number): Seccion | null {
    const listed = headingOf(piece);
    // Among referees, of whoever has said before how to reach them: a referee's `Contacto: 9 8765 4321`.
    if (listed === 'personal' && this.#current === 'referencias' && this.#reached && PHONE.test(piece)) return null;
    if (this.#current === 'referencias' && QUOTED.test(textOf(this.#folded, this.#previous ?? undefined))) return null;
    if (listed === 'renta' && isHeadOfBefore(this.#folded, this.#previous, line)) return null;
    if (piece.length === text.length) {
      const likely = listed ?? likelyHeading(line, piece, this.#usual, cues);
      return likely ?? (this.#reading.ocr ? misreadHeading(line, piece, this.#usual) : null);
    }
    const seccion = listed ?? besideJob(piece, text, cues);
    // `Renta esperada | $900.000` is a row of a form, not the heading of what follows it.
    const row =
      NAME_ROW.test(text) ||
      seccion === 'renta' ||
      seccion === 'otros' ||
      FORM_ROW.test(text) ||
      (seccion === 'personal' && TABLE_HEAD.test(text));
    return row ? null : seccion;
  }
}

/** A heading without dates below it tells nothing of the column beside the dates; but whoever stands below the referees is one. */
const bare = ({ linea, seccion }: Rotulo): Rotulo => ({
  linea,
  seccion: seccion === 'referencias' ? seccion : 'inicio',
});

/** `Carrera` is what somebody studied; beside a heading of their studies, or where it tells of years and no study, where they have worked. */
function isCareer(sections: readonly Tramo[], { inicio, seccion }: Tramo, folded: string): boolean {
  if (seccion !== 'educacion' || !CAREER.test(folded.slice(inicio, inicio + 20))) return false;
  if (sections.some((other) => other.seccion === 'educacion' && other.inicio !== inicio)) return true;
  const text = folded.slice(inicio, sections.find((other) => other.inicio > inicio)?.inicio);
  return hitsOf(text, JOBS, 2).length > 1 && !STUDY.test(text);
}

const JOBS = new RegExp(JOB, 'g');
const STUDY = /\b(?:universidad|instituto|titul|egres|licenciad|semestre|malla|diplomado|inacap|duoc|aiep)/;

const CAREER = /^[^a-z]{0,4}carrera[^a-z\n\t]{0,4}\n/;

/** What is told of the candidate before the jobs. */
const EARLY: ReadonlySet<Seccion> = new Set(['inicio', 'personal', 'perfil']);

/** What somebody says of the candidate, below which their name stands. */
const QUOTED = /^["“«][^\n]{3,}["”»][^a-z]{0,2}$/;

/** No sentence ends so. */
const UNENDED = / (?:de|del|la|las|los|el|y|con|para|en)$/;

/** A line of signs alone, as plain texts part what they say. */
const RULE = /^[^a-z0-9]{0,4}[-=_*~.–—─]{6,}[^a-z0-9]{0,4}$/;

/** `10. CALIFICACIÓN: …`: the number of a heading. */
const numberOf = (text: string): number => Number(/^\s*(\d{1,2})[.)-] ?[a-z]/.exec(text)?.[1] ?? 0);

function startsColumn(previous: LineaLeida, line: LineaLeida): boolean {
  return previous.pagina === line.pagina && line.y < previous.y - 3 * Math.max(line.alto, 8);
}
