import { APELLIDOS } from '../../../data/apellidos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { TERMINOS, type Termino } from '../../../data/tecnologias/index.ts';
import { evidenceAt } from '../../text/evidence.ts';
import type { Campo } from '../../types.ts';
import { findPhrases, type Hallazgo, indexOf } from '../matching/phrase-index.ts';
import { type Ficha, tokensOf } from '../matching/tokens.ts';
import { lineOf } from '../view/context.ts';
import { headingOf } from '../view/headings.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { CUE, DONE_IN, KEPT, MADE_IN, PUBLISHED, STRICT } from './contexto.ts';
import { listedBeside, namedBeside, saidTools } from './dichas.ts';
import { CLASSES, calledThere, isCalledSo } from './escritura.ts';
import { CALLED_AFTER, isFirm, isRidden } from './firmas.ts';
import { isHomonym } from './homonimos.ts';
import { endsList, standsAlone } from './letras.ts';
import { isDenied } from './negadas.ts';
import { asNew, findNuevas, isOfMachines } from './nuevas.ts';
import { gluedTools } from './pegadas.ts';

const DICTIONARY = indexOf(TERMINOS.map((termino) => [termino.palabra, termino] as const));

type Preparada = { vista: Vista; fichas: readonly Ficha[]; conocidas?: readonly Hallazgo<Termino>[] };
type Uso = { nombre: string; escrito: string; inicio: number; fin: number; confianza: number };

/**
 * The tools, systems, machines and languages of a CV: those of the dictionary wherever they are spoken of as tools,
 * those the proceso looks for, and unknown ones where the CV lists or names its tools. Never a firm one worked for.
 */
export function findTecnologias(vistas: readonly Vista[], asked: readonly string[]): Campo<string>[] {
  const found = new Map<string, Campo<string>>();
  const own = indexOf(
    asked.map(
      (name) =>
        [name, { nombre: name, palabra: name, escrito: name, debil: false, empleador: false, maquina: false }] as const,
    ),
  );
  const prepared = vistas.map((vista): Preparada => ({ vista, fichas: tokensOf(vista.plano) }));
  for (const one of prepared) {
    const { vista, fichas } = one;
    one.conocidas = withGlued(findPhrases(vista.plano, fichas, DICTIONARY), gluedTools(vista, fichas, DICTIONARY));
    for (const hits of [findPhrases(vista.plano, fichas, own), one.conocidas])
      for (const use of known(one, hits)) add(found, vista, use);
  }
  for (const use of newOnes(prepared)) if (!overlaps(prepared[0], use)) add(found, use.vista, use);
  foldModules(found, asked);
  return [...found.values()].sort((a, b) => (a.evidencia?.inicio ?? 0) - (b.evidencia?.inicio ?? 0));
}

/** Those printed against each other go between the others in the order of the text, and before a part of themselves. */
function withGlued(known: Hallazgo<Termino>[], glued: readonly Hallazgo<Termino>[]): Hallazgo<Termino>[] {
  if (glued.length === 0) return known;
  const whole = new Set(glued);
  const all: Hallazgo<Termino>[] = [];
  for (const hit of [...known, ...glued].sort((a, b) => a.inicio - b.inicio)) {
    const last = all.at(-1);
    if (!last || last.fin <= hit.inicio) all.push(hit);
    else if (whole.has(hit) && !whole.has(last)) all[all.length - 1] = hit;
  }
  return all;
}

/** Modules of SAP: part of what a CV calls SAP elsewhere. */
const MODULES = ['FI', 'CO', 'MM', 'SD', 'PM', 'PP', 'QM', 'HR', 'WM', 'PS'].map(
  (module) => `sap ${module.toLowerCase()}`,
);

/** A CV that names SAP and its module knows one tool; the module is told where the proceso asks for it. */
function foldModules(found: Map<string, Campo<string>>, asked: readonly string[]): void {
  if (!found.has('sap')) return;
  const wanted = new Set(asked.map((name) => name.toLowerCase()));
  for (const module of MODULES) if (!wanted.has(module)) found.delete(module);
}

/** The surest place of a tool counts, under the fullest of the names it has in the CV. */
function add(found: Map<string, Campo<string>>, vista: Vista, use: Uso): void {
  const { nombre, inicio, fin, confianza } = use;
  const key = nombre.toLowerCase();
  const known = found.get(key);
  const escrito = known && known.valor.length > use.escrito.length ? known.valor : use.escrito;
  if (known && known.confianza >= confianza) {
    known.valor = escrito;
    return;
  }
  found.set(key, {
    valor: escrito,
    confianza,
    seguro: confianza >= 0.9,
    evidencia: evidenceAt(vista.reading, inicio, fin),
  });
}

/** Things of a post rather than something somebody knows: tools only where the CV lists them so. */
const THINGS = new Set(['DevOps', 'CI/CD', 'PDA', 'Kardex', 'VPN', 'PLC', 'SCADA', 'HMI']);
/** Where a pension or a street is: `Los Tilos`. */
const STREET = /\b(?:los|las|pasaje|pje\.?|calle|avenida|av\.|villa|poblacion) $/;
/** Where a job was advertised is no tool. */
const PORTALS = new Set([
  'Computrabajo',
  'Laborum',
  'Trabajando.com',
  'Trabajando',
  'ChileTrabajos',
  'Indeed',
  'LinkedIn',
]);
const SEEN_AT = /\b(?:vi|vist[oa]|publicad[oa] en|aviso|oferta|vacante|postul[a-z]{1,6}|anuncio|agencia)\b[^.;]{0,50}$/;
/** The foot of what a portal prints. */
const HELP = /\b(?:dudas|ayuda|soporte|contactanos|descargad[oa]|impres[oa]|generad[oa])\b|@|www\./;
/** Where code is shown: followed by somebody's name there, it is an address. */
const PROFILES = new Set(['GitHub', 'GitLab', 'Bitbucket', 'Kaggle', 'Behance']);
/** Offices of the State, which people deal with: tools only as an item of a list, and never sure. */
const OFFICES = new Set(['SII', 'SUSESO', 'PJUD', 'RSH', 'REM', 'SOME']);
/** What is done on an office's page: `revisión de causas en PJUD`, `portal SII`. */
const PORTAL =
  /\b(?:portal|plataforma|sistema|pagina|sitio)(?: web)?(?: (?:de|del))? $|\b(?:causas|estados? diarios?|escritos|demandas|tramit[a-z]{2,8})\b[^.;\n]{0,30} (?:en|por|via)(?: el)? $/;
/** Names that are words of a post as well: only as an item of a list. */
const ITEMS = new Set(['Manager', 'Front', 'Rider']);
/** Where patients are seen by the State: a tool of theirs is called like many women. */
const CLINIC = /\b(?:cesfam|cecosf|consultorio|posta|hospital|sapu|sar|atencion primaria|aps|departamento de salud)\b/;
/** Examinations, which are passed and not used. */
const EXAMS = new Set(['CCNA', 'CCNP', 'PMP', 'CISSP', 'CEH', 'ISTQB']);
/** Whose examination or course it is. */
const TAUGHT = /^cisco (?:ccna|ccnp|networking academy)/;
/** An examination passed in a method. */
const CERTIFIED =
  /^(?:scrum|itil|cobit|prince2|istqb)(?: v?\d)?[ \n](?:foundation|fundamentals|practitioner|certified)|^scrum (?:master|product)|^product owner|^foundation(?: level)?\b/;
/** A capital goes on behind the name. */
const FOLLOWED = /^ \p{Lu}/u;
/** Where people are found as well: at the head of a page an address, not a tool. */
const SOCIAL = new Set(['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Pinterest', 'Behance']);
/** Headings of what people like to do. */
const HOBBIES =
  /^[^a-z]{0,4}(?:mis? )?(?:hobb(?:ies|y|ys)|pasatiempos?|intereses(?! profesionales)|aficiones|pasiones|gustos|tiempo libre|en mi tiempo libre|fuera del trabajo|me gusta|deportes)\b/;
const HOBBY_ROW = /^[^a-z]{0,4}(?:mis )?(?:hobb(?:ies|y|ys)|pasatiempos?|intereses|aficiones)(?: [a-z]{3,12})? ?:/;
/** The address of a page follows. */
const LINK = /^ ?[:→]? ?(?:@|https?:|www\.|git(?:hub|lab)\.com)|^ ?: ?[a-z0-9-]{2,30}\.(?:com|cl|io|dev)\b/;

function known(prepared: Preparada, hits: readonly Hallazgo<Termino>[]): Uso[] {
  const { vista } = prepared;
  // Machines count in a list of tools; alone they are none where it is headed as what somebody can do.
  const software = new Set(hits.flatMap(({ dato, inicio }) => (dato.maquina ? [] : sectionStart(vista, inicio))));
  let chained = false;
  return hits.flatMap((hit, i) => {
    if (hit.dato.maquina && !software.has(sectionStart(vista, hit.inicio)) && !isTitledTools(vista, hit.inicio))
      return [];
    const previous = hits[i - 1];
    const neighbours =
      [previous, hits[i + 1]].some((other) => other && !other.dato.debil && near(hit, other, vista)) ||
      (chained && previous !== undefined && /^ ?[,;/|·•–-] ?$/.test(vista.plano.slice(previous.fin, hit.inicio)));
    chained = neighbours;
    const confianza = isMakerOrKind(vista, hit, previous, hits[i + 1]) ? 0 : weigh(vista, hit, neighbours);
    if (confianza === 0) return [];
    const called = calledThere(vista, hit);
    const firms =
      hit.dato.empleador &&
      !isToolsAt(vista, hit.inicio) &&
      [previous, hits[i + 1]].every((other) => !other || other.dato.empleador);
    const doubted =
      firms || called.fin > hit.fin || !isCalledSo(called.escrito, vista.texto.slice(hit.inicio, hit.fin));
    const { nombre } = hit.dato;
    return [{ nombre, inicio: hit.inicio, ...called, confianza: doubted ? Math.min(confianza, ARGUABLE) : confianza }];
  });
}

const isToolsAt = (vista: Vista, offset: number): boolean => {
  const section = sectionAt(vista, offset);
  return section === 'herramientas' || section === 'habilidades';
};

const isTitledTools = (vista: Vista, offset: number): boolean =>
  /^[^a-z]{0,4}(?:mis? )?(?:herramientas|software|sistemas|tecnologias|programas)\b/.test(
    vista.plano.slice(sectionStart(vista, offset), sectionStart(vista, offset) + 40),
  );

const sectionStart = (vista: Vista, offset: number): number =>
  vista.secciones.findLast(({ inicio }) => inicio <= offset)?.inicio ?? 0;

/** Firms side by side may be whom one worked for, and a tool may be argued to have another name than it is given. */
const ARGUABLE = 0.88;

/** Named beside what they make; alone they may be all that a CV says of it. */
const MAKERS = new Set([
  'Lemontech',
  'CasChile',
  'Hikvision',
  'Dahua',
  'Honeywell',
  'Unitec',
  'Festo',
  'Netafim',
  'Wiseconn',
]);

/** The maker or the kind of the tool beside it: `Lemontech TimeBillingX`, `SmartCity (CAS Chile)`, `PLC Siemens`. */
function isMakerOrKind(
  vista: Vista,
  { dato, inicio, fin }: Hallazgo<Termino>,
  previous: Hallazgo<Termino> | undefined,
  next: Hallazgo<Termino> | undefined,
): boolean {
  const followed = next !== undefined && /^ $/.test(vista.plano.slice(fin, next.inicio));
  // `WMS Infor`: the class of the tool behind it.
  if (CLASSES.has(dato.nombre) && followed && !next?.dato.maquina) return true;
  if (dato.maquina) return followed || /^ [a-z]{1,3}-?\d/.test(vista.plano.slice(fin, fin + 6));
  if (!MAKERS.has(dato.nombre)) return false;
  const bracketed = previous !== undefined && /^ \((?:de )?$/.test(vista.plano.slice(previous.fin, inicio));
  return (followed && !next?.dato.maquina) || (bracketed && vista.plano[fin] === ')');
}

/** Whether it stands among what somebody likes to do. */
function isOfHobbies(vista: Vista, offset: number): boolean {
  const section = vista.secciones.findLast(({ inicio }) => inicio <= offset);
  return (
    (section?.seccion === 'otros' && HOBBIES.test(vista.plano.slice(section.inicio, section.inicio + 40))) ||
    HOBBY_ROW.test(lineOf(vista, offset))
  );
}

/** `Señora Olivia Word`: behind a given name. */
function isSurname({ texto, plano }: Vista, inicio: number): boolean {
  const name = /(?<![a-z-])[a-z]{3,15} $/.exec(plano.slice(Math.max(0, inicio - 17), inicio))?.[0];
  if (name === undefined || !NOMBRES.has(name.trimEnd())) return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(texto.slice(inicio - name.length, inicio)) &&
    /^\p{Lu}\p{Ll}/u.test(texto.slice(inicio, inicio + 2))
  );
}

/** A level in a number: `Outlook .... 5/5`. */
const RATED = /\.{3,}|\b\d{1,3} ?(?:\/ ?\d{1,3}|%)/g;

/** Two names of one list: on the same line, a few characters apart, or alone on neighbouring lines. */
function near(a: Hallazgo<Termino>, b: Hallazgo<Termino>, vista: Vista): boolean {
  const from = Math.min(a.fin, b.fin);
  const between = vista.plano.slice(from, Math.max(a.inicio, b.inicio)).replace(RATED, '');
  return between.length < 30 && /^[^a-z0-9]*(?:[a-z]{1,10}[^a-z0-9]*){0,2}$/.test(between);
}

function weigh(vista: Vista, { dato, inicio, fin }: Hallazgo<Termino>, listed: boolean): number {
  const text = vista.plano;
  if (text[inicio - 1] === '@' || /^(?: ?\. ?(?:com|cl|net|org|io|app|dev)\b|@)/.test(text.slice(fin, fin + 7)))
    return 0;
  if (LINK.test(text.slice(fin, fin + 40)) || isDenied(vista, inicio, fin)) return 0;
  const section = sectionAt(vista, inicio);
  if (section === 'referencias' || isHomonym(text, inicio, fin)) return 0;
  if (isOfHobbies(vista, inicio) || isSurname(vista, inicio) || isRidden(vista, dato, inicio)) return 0;
  if (fin - inicio === 1 && !standsAlone(vista, inicio, fin) && !(listed && endsList(vista, inicio, fin))) return 0;
  const before = text.slice(Math.max(0, inicio - 60), inicio);
  const line = wrappedLine(before);
  const tools = isToolsAt(vista, inicio);
  if (dato.nombre === 'Rayen' && isItem(before, text.slice(fin, fin + 3)) && CLINIC.test(text)) return 0.85;
  if (
    CALLED_AFTER.test(line) ||
    (fin - inicio < 5 && (/(?:^|[^a-z])[a-z]{1,2}-$/.test(before) || /^-[a-z]{2}/.test(text.slice(fin, fin + 3))))
  )
    return 0;
  if (!tools && isFirm(vista, dato, inicio, fin, line, listed)) return 0;
  if (dato.maquina)
    return (section === 'herramientas' || (section === 'habilidades' && listed)) && !isOperated(vista, inicio, dato)
      ? 0.8
      : 0;
  if (THINGS.has(dato.nombre) && isLabel(vista, inicio, fin)) return 0;
  if (THINGS.has(dato.nombre) && section !== 'herramientas' && !(section === 'habilidades' && listed)) return 0;
  if (!tools && STREET.test(before) && vista.texto[inicio] !== text[inicio]) return 0;
  if (SOCIAL.has(dato.nombre) && SEEN_AT.test(before)) return 0;
  if (PROFILES.has(dato.nombre) && !tools && /^ ?[:/@→]/.test(text.slice(fin, fin + 3))) return 0;
  if (PORTALS.has(dato.nombre) && HELP.test(lineOf(vista, inicio))) return 0;
  if (PORTALS.has(dato.nombre) && (section === 'inicio' || section === 'personal' || SEEN_AT.test(before))) return 0;
  if ((EXAMS.has(dato.nombre) && !tools) || TAUGHT.test(text.slice(inicio, fin + 20))) return 0;
  if (CERTIFIED.test(text.slice(inicio, fin + 16)) && section !== 'herramientas') return 0;
  if (section === 'cursos' && /^ ?assessments?\b/.test(text.slice(fin, fin + 13))) return 0;
  if (OFFICES.has(dato.nombre) || OFFICES.has(dato.palabra))
    return (section === 'herramientas' && isItem(before, text.slice(fin, fin + 3))) ||
      (dato.palabra === 'PJUD' && PORTAL.test(before))
      ? 0.7
      : 0;
  if (!dato.debil && dato.empleador && !tools && !listed) return 0.85;
  if (!dato.debil) {
    // A longer name may be meant, or another thing of the same letters.
    const doubtful = FOLLOWED.test(vista.texto.slice(fin, fin + 4)) || fin - inicio < 4;
    if (tools || listed) return doubtful && !tools ? 0.88 : 0.97;
    return !doubtful && (STRICT.test(line) || DONE_IN.test(line)) ? 0.95 : CUE.test(line) ? 0.86 : 0.8;
  }
  if (isLabel(vista, inicio, fin) && headingOf(text.slice(inicio, fin))) return 0;
  if (
    ITEMS.has(dato.nombre) &&
    !MADE_IN.test(text.slice(fin, fin + 14)) &&
    !((tools || listed) && isItem(before, text.slice(fin, fin + 3)))
  )
    return 0;
  // `Notion, Zoom and an espresso machine`: small letters among names.
  const small = vista.texto[inicio] === text[inicio] && /\p{Lu}/u.test(vista.texto.slice(inicio - 20, inicio + 20));
  if (section === 'herramientas') return small && !/(?:^|[,;:|/•·(\t\n-] ?|\by )$/.test(before) ? 0 : 0.92;
  if (fin - inicio === 1 && / en $/.test(before)) return 0.8;
  const named = NOMBRES.has(dato.palabra.toLowerCase()) || APELLIDOS.has(dato.palabra.toLowerCase());
  const capital = vista.texto[inicio] !== text[inicio] || SOCIAL.has(dato.nombre);
  const rest = text.slice(fin, fin + 14);
  const strict = STRICT.test(line);
  const written = vista.texto.slice(inicio, fin);
  // `curación simple` is no SIMPLE.
  if (written === text.slice(inicio, fin) && written.length > 3 && dato.nombre === dato.nombre.toUpperCase()) return 0;
  const told =
    capital &&
    (strict ||
      KEPT.test(line) ||
      (SOCIAL.has(dato.nombre) && PUBLISHED.test(line)) ||
      (!SOCIAL.has(dato.nombre) && /\p{Ll}\p{Lu}/u.test(written)) ||
      DONE_IN.test(line) ||
      MADE_IN.test(rest) ||
      isEmphasised(vista, inicio, fin));
  if (
    SOCIAL.has(dato.nombre) &&
    !told &&
    !isTold(vista, inicio, listed && isItem(before, rest)) &&
    (section === 'inicio' || section === 'personal' || section === 'otros')
  )
    return 0;
  // `Modelled the SAG circuit with JKSimMet`: a word of the sentence beside a tool.
  const prose = small && !/(?:^|[,;:|/•·(\t\n+-] ?|\b(?:by|y|e|and) )$/.test(before);
  if (told || (listed && !prose && (!named || (capital && isItem(before, rest))))) return 0.85;
  if (named) return 0;
  return section === 'habilidades' && capital ? 0.75 : 0;
}

/** Among the tools of a sentence: `compras, Instagram, carta en Canva`. */
const isTold = (vista: Vista, inicio: number, item: boolean): boolean => {
  const line = item ? lineOf(vista, inicio) : '';
  return line.length > 50 && !/@|\d{7}/.test(line);
};

/** A heading, or the label of a row: `CI/CD: Jenkins`. */
const isLabel = (vista: Vista, inicio: number, fin: number): boolean =>
  /(?:^|\n)[^a-z\n]{0,4}$/.test(vista.plano.slice(Math.max(0, inicio - 5), inicio)) &&
  /^ ?(?::|\n|$)/.test(vista.plano.slice(fin, fin + 2));

/** An item of a list, between its commas. */
const isItem = (before: string, rest: string): boolean =>
  /(?:^|[,;|/•·:\n]) ?$/.test(before) && /^ ?(?:$|[,;.|/•·\n])/.test(rest);

/** A model of a maker's, and whatever a CV lists as machines: somebody operates them, which makes no tool of the trade. */
const isOperated = (vista: Vista, inicio: number, { palabra }: Termino): boolean =>
  /\d/.test(palabra) || isOfMachines(vista, inicio);

/** What stands before on the line, and on the one above when its last word cannot end a sentence. */
function wrappedLine(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  if (line !== '' || !/ (?:en|con|de|por|via|mediante|sistema|software|y)\n$/.test(before)) return line;
  const above = `${before.slice(0, -1)} `;
  return above.slice(above.lastIndexOf('\n') + 1);
}

/** A word in capitals inside a line of small letters is a name. */
function isEmphasised(vista: Vista, inicio: number, fin: number): boolean {
  const word = vista.texto.slice(inicio, fin);
  const lead = vista.plano.slice(Math.max(0, inicio - 14), inicio);
  if (!/ (?:en|por|con|de|ficha|sistema|software|via|mediante|predictivo) $/.test(lead)) return false;
  if (word.length < 3 || word === 'SII' || word !== word.toUpperCase() || word === word.toLowerCase()) return false;
  const around = vista.texto.slice(Math.max(0, inicio - 30), inicio) + vista.texto.slice(fin, fin + 30);
  const count = (letters: RegExp): number => around.match(letters)?.length ?? 0;
  return count(/\p{Ll}/gu) > 2 * count(/\p{Lu}/gu);
}

/** Part of a name that the dictionary has, as when it was broken over two lines. */
function overlaps(prepared: Preparada | undefined, { inicio, fin }: Uso): boolean {
  return (prepared?.conocidas ?? []).some((known) => known.inicio < fin && known.fin > inicio);
}

/** Unknown names are taken from the first reading alone: another order may have mixed up the columns. */
function newOnes([first]: readonly Preparada[]): (Uso & { vista: Vista })[] {
  if (!first) return [];
  const { vista, conocidas = [] } = first;
  const strong = conocidas.filter(({ dato }) => !dato.debil && !dato.maquina && !dato.empleador);
  const known = conocidas.filter(({ dato }) => !dato.debil && !dato.maquina);
  const told = [
    ...saidTools(vista).map((one) => ({ ...one, confianza: 0.55 })),
    ...listedBeside(vista, known, strong).map((one) => ({ ...one, confianza: 0.65 })),
    ...namedBeside(vista, known).map((one) => ({ ...one, confianza: 0.55 })),
  ];
  const found = [
    ...findNuevas(vista, DICTIONARY),
    ...told.flatMap(({ inicio, fin, confianza }) => {
      const nueva = asNew(vista.texto.slice(inicio, fin), inicio, DICTIONARY);
      return nueva ? [{ ...nueva, confianza }] : [];
    }),
  ];
  return found.map((nueva) => ({ ...nueva, escrito: nueva.nombre, vista }));
}
