import { paragraphsOf } from '../view/paragraphs.ts';
import type { Vista } from '../view/view.ts';
import { DATES, FIRST_PERSON, type Lugar, NOT_A_JOB, placesOf, type Renglon, renglonOf, YEAR } from './lugares.ts';
import { LINE_CUES } from './oficios/oficio.ts';
import { type Empleo, untitledJobs } from './tareas.ts';

export const WISH =
  /\b(?:me gustaria|mi meta|meta es|llegar a ser|interesad[oa]|quisiera|deseo|busco|aspiro|postul[a-z]{1,6}|sueno|objetivo|para trabajar|dispuest[oa])\b[^.;]{0,70}$/;

export const MAX_TITLE_LINE = 110;

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
export type Parte = Renglon & {
  ajeno: boolean;
  firma: RegExpExecArray | null;
  anos: boolean;
  wrapped: Renglon | null;
  /** The sentence before it in its line. */
  sobre: Renglon | null;
};

/** Words without which no years in a trade are told. */
const YEARS_OF = LINE_CUES.cued(/anos|experiencia|trayectoria|trabaj|desempen/);

export function readJobs(vista: Vista): Relato {
  const lines: Renglon[] = [];
  for (const { inicio, fin } of paragraphsOf(vista))
    lines.push(renglonOf(vista.plano.slice(inicio, fin).replaceAll('\n', ' '), inicio));
  const headless = !vista.secciones.some(({ seccion }) => seccion === 'experiencia');
  const places = placesOf(vista, lines, headless);
  const parts: Parte[][] = [];
  for (const [i, line] of lines.entries()) parts.push(places[i] === 'ajeno' ? [] : partsOf(line, lines[i + 1]));
  const tells = tellsOf(lines, places, headless);
  return { vista, lines, places, parts, tells, untitled: untitledJobs({ lines, tells }) };
}

/** Tasks count among the jobs, and where somebody says that they did them; a sentence may have begun a line above. */
function tellsOf(lines: readonly Renglon[], places: readonly Lugar[], headless: boolean): boolean[] {
  const all = places.every((place) => place === 'experiencia' || place === 'ajeno');
  const told = all ? [] : lines.map(isTold);
  const tells: boolean[] = [];
  for (const [i, place] of places.entries())
    tells.push(
      place === 'experiencia' ||
        (headless && place === 'fechas') ||
        told[i] === true ||
        told[i - 1] === true ||
        (told[i - 2] === true && !SENTENCE.test(lines[i - 1]?.texto ?? '')),
    );
  return tells;
}

/** Where a sentence ends. */
const SENTENCE = /[.;]\s|\.$/;

/** Both sexes in one word: `jefe(a) de local`, `vendedor/a`. */
const BOTH = /(?<=[a-z])(?:\([ao]s?\)|\/[ao]s?(?![a-z]))/g;

/** Told without looking behind: most lines have none. */
const MAY_BE_BOTH = /[(/][ao]/;

function parteOf(written: Renglon, next: Renglon | undefined, sobre: Renglon | null): Parte {
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
    sobre,
  };
}

/** Where one job of a long line ends and the next begins: `2015 vendedora / 2017 ejecutiva telefónica`. */
const JOBS_APART = /\t| [/|] (?=(?:19|20)\d\d)|(?<=[a-z\d)]{3}\. )(?=[a-z]{4}|y [a-z]{2})/;

/** The cells of a line, and the jobs of one that tells several. */
function partsOf(line: Renglon, next: Renglon | undefined): Parte[] {
  if (!line.texto.includes('\t') && line.texto.length <= MAX_TITLE_LINE) return [parteOf(line, next, null)];
  const parts: Parte[] = [];
  let at = 0;
  let before: Renglon | undefined;
  for (const texto of line.texto.split(JOBS_APART)) {
    at = line.texto.indexOf(texto, at);
    const part = renglonOf(texto, line.inicio + at);
    parts.push(parteOf(part, next, sentenceBefore(before)));
    at += texto.length;
    before = part;
  }
  return parts;
}

const sentenceBefore = (part: Renglon | undefined): Renglon | null => (part?.texto.endsWith('. ') ? part : null);

/** How the first line of a title ends. */
const GOES_ON =
  /(?:^|[^a-z])(?:de|del|la|el|en|y|e|a|al|ejecutiv[oa]|asistente|auxiliar|operadora?|encargad[oa]|jef[ea]|agente|vendedora?|administradora?|administrativ[oa]|tecnic[oa]|asesora?|supervisora?|secretari[oa]|oficial|receptora?|cobranzas?|call|contact|procuradora?|funcionari[oa]|coordinadora?|analista|practica|profesional|atencion|cliente|clientes|ventas?|servicio)[ -]?$/;

/** The line with the next one, where a title may not have fit on it, as in the narrow columns of a table. */
function wrappedOf({ texto, inicio }: Renglon, next: Renglon | undefined): Renglon | null {
  if (!next || texto.length > 40 || next.texto.length > 40 || !GOES_ON.test(texto)) return null;
  if (NOTARY.test(next.texto) && !PREPOSITION.test(texto)) return null;
  return renglonOf(`${texto} ${next.texto}`, inicio);
}

/** `Notaría Valdivieso` below `Secretaria` is the firm: whoever works there writes deeds or keeps its books. */
const NOTARY = /^notaria (?!publica|y )[a-z]/;
const PREPOSITION = /[^a-z](?:de|del|la|en)[ -]?$/;

/** `Estuve un año y medio en Atento`, `Después pasé a Konecta`: what follows is the firm. */
const WORKED_AT = LINE_CUES.cued(
  /\b(?:trabaj(?:e|aba|o|ando)|he trabajado|estuve|estoy)(?: (?:un|una|dos|tres|cuatro|cinco|\d{1,2}|anos?|meses|y|medio|casi|como|por|de|temporada|harto|tiempo)){0,6} en (?:el |la |un )?([a-z][a-z ]{3,30})|\b(?:parti|pase|entre|llegue|ingrese|volvi|empece|comence|segui|me fui)(?: (?:luego|despues|a los \d{2} anos|a trabajar|en \d{4}|el \d{4})){0,2} (?:al?|en) (?:el |la |un )?([a-z][a-z ]{3,30})/,
);

/** A bullet that goes on in the next line. */
const BULLET = /^[^a-z0-9]*(?:[•●▪◦■►✓*·]|- |– )/;

/** Whether a line, or the rest of it below, says when it was. */
export const isDated = ({ texto }: Renglon, next: Renglon | undefined): boolean => {
  const whole = next && texto.length > 50 && !BULLET.test(next.texto) ? `${texto} ${next.texto}` : texto;
  return YEAR.test(whole) || DATES.test(whole);
};
