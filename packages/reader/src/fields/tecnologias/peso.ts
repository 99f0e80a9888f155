import { APELLIDOS } from '../../../data/apellidos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { EXAMS, ITEMS, OFFICES, PORTALS, PROFILES, SCHOOLS, SOCIAL, THINGS } from '../../../data/tecnologias/clases.ts';
import type { Termino } from '../../../data/tecnologias/index.ts';
import { lineAt } from '../../text/evidence.ts';
import type { Hallazgo } from '../matching/phrase-index.ts';
import { lineOf } from '../view/context.ts';
import { headingOf } from '../view/headings.ts';
import { isEarly, isTitleSize, sectionAt, type Vista } from '../view/view.ts';
import { CUE, DONE_IN, KEPT, MADE_IN, PUBLISHED, STRICT, SYSTEM } from './contexto.ts';
import { CALLED_AFTER, isFirm, isRidden } from './firmas.ts';
import { isHomonym } from './homonimos.ts';
import { endsList, isBracketed, standsAlone } from './letras.ts';
import { begunLine, isItem, isLabel, isOfHobbies, isToolsAt, wrappedLine } from './lugar.ts';
import { isDenied } from './negadas.ts';
import { isOfMachines } from './nuevas.ts';

/** Where a pension or a street is: `Los Tilos`. */
const STREET = /\b(?:los|las|pasaje|pje\.?|calle|avenida|av\.|villa|poblacion) $/;

const SEEN_AT = /\b(?:vi|vist[oa]|publicad[oa] en|aviso|oferta|vacante|postul[a-z]{1,6}|anuncio|agencia)\b[^.;]{0,50}$/;

/** The foot of what a portal prints. */
const HELP = /\b(?:dudas|ayuda|soporte|contactanos|descargad[oa]|impres[oa]|generad[oa])\b|@|www\./;

/** What is done on an office's page: `revisión de causas en PJUD`, `portal SII`. */
const PORTAL =
  /\busuari[oa] de [^.;\n]{0,60}$|\b(?:portal|plataforma|sistema|pagina|sitio)(?: web)?(?: (?:de|del))? $|\b(?:causas|estados? diarios?|escritos|demandas|tramit[a-z]{2,8})\b[^.;\n]{0,30} (?:en|por|via)(?: el)? $/;

/** Where patients are seen by the State: a tool of theirs is called like many women. */
const CLINIC = /\b(?:cesfam|cecosf|consultorio|posta|hospital|sapu|sar|atencion primaria|aps|departamento de salud)\b/;

/** Names of houses where nothing else is called so, other than a woman is called. */
const AT_HOME: ReadonlyMap<string, RegExp> = new Map([
  ['AVIS', CLINIC],
  ['Koha', /\bbibliotec/],
  ['Aleph', /\bbibliotec/],
  ['Alma', /\bbibliotec/],
  ['Horizon', /\bbibliotec/],
  ['Marel Innova', /\b(?:salmon|acuicol|acuicultura|pesquera)/],
]);

/** Tools of one house that are called like a common name or another tool: elsewhere they are none. */
const ONLY_AT_HOME = new Set(['Alma', 'Horizon']);

function isAtHome(vista: Vista, { nombre }: Termino, inicio: number, item: boolean): boolean {
  const { texto, plano } = vista;
  if (nombre === 'Rayen') return item && CLINIC.test(plano) && !isOwnName(vista, inicio);
  const house = AT_HOME.get(nombre);
  return (
    house !== undefined &&
    /\p{Lu}/u.test(texto.charAt(inicio)) &&
    (item || / (?:en|con|de|a|y|despues|antes|luego) $/.test(plano.slice(Math.max(0, inicio - 9), inicio))) &&
    house.test(plano)
  );
}

/** `Rayén` in the letters of a title, or with its accent at the head of the page: whose CV it is. */
const isOwnName = (vista: Vista, inicio: number): boolean =>
  isEarly(sectionAt(vista, inicio)) &&
  (/^rayén$/i.test(vista.texto.slice(inicio, inicio + 5)) ||
    isTitleSize(vista, lineAt(vista.reading, inicio)?.tam ?? 0));

/** Whose examination or course it is. */
const TAUGHT = /^cisco (?:ccna|ccnp|net(?:working )?acad)/;

/** An examination passed in a method. */
const CERTIFIED =
  /^(?:scrum|itil|cobit|prince2|istqb)(?: v?\d)?[ \n](?:foundation|fundamentals|practitioner|certified)|^scrum (?:master|product)|^product owner|^foundation(?: level)?\b/;

/** A capital goes on behind the name. */
const FOLLOWED = /^ \p{Lu}/u;

/** The address of a page follows. */
const LINK = /^ ?[:→]? ?(?:@|https?:|www\.|git(?:hub|lab)\.com)|^ ?: ?[a-z0-9-]{2,30}\.(?:com|cl|io|dev)\b/;

/** `Señora Olivia Word`: behind a given name. */
function isSurname({ texto, plano }: Vista, inicio: number): boolean {
  const name = /(?<![a-z-])[a-z]{3,15} $/.exec(plano.slice(Math.max(0, inicio - 17), inicio))?.[0];
  if (name === undefined || !NOMBRES.has(name.trimEnd())) return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(texto.slice(inicio - name.length, inicio)) &&
    /^\p{Lu}\p{Ll}/u.test(texto.slice(inicio, inicio + 2))
  );
}

/** What is kept in it: `facturas en Manager`. */
const ACCOUNTS =
  /\b(?:facturas|facturacion|compras(?: menores)?|contabilidad|balances|libros|factur(?:o|aba|ar) (?:a |los |las |el |la |sus )[a-z ]{3,34}) en $/;

/** Listed among tools: who lists an app uses it. */
const OPENS_ITEM = /(?:^|[,;|/•·:\n\t]) ?$/;

/** Nothing says whether a word that means something else as well stands there as a tool. */
export const UNTOLD = 0.01;

/** `GitHub: ana`, and alone in its line or cell `GitHub anasoto`: where somebody is found. */
const isProfile = (text: string, inicio: number, fin: number): boolean =>
  /^ ?[:/@→=]/.test(text.slice(fin, fin + 3)) ||
  (/(?:^|[\n\t|·•]) ?$/.test(text.slice(Math.max(0, inicio - 2), inicio)) &&
    /^ [a-z\d_-]{4,24} ?(?:$|[\n\t|·•])/.test(text.slice(fin, fin + 28)));

/** How sure it is that the name stands there as a tool, 0 when it does not; `chip` is one right behind another name, `stacked` one of a column of tools. */
export function weigh(
  vista: Vista,
  { dato, inicio, fin }: Hallazgo<Termino>,
  listed: boolean,
  chip: boolean,
  stacked: boolean,
): number {
  const text = vista.plano;
  if (
    text[inicio - 1] === '@' ||
    /^(?: ?\. ?(?:com|cl|net|org|io|app|dev)\b|@|\.[a-z0-9._-]{1,24}@)/.test(text.slice(fin, fin + 27))
  )
    return 0;
  if (LINK.test(text.slice(fin, fin + 40)) || isDenied(vista, inicio, fin)) return 0;
  const section = sectionAt(vista, inicio);
  if (section === 'referencias' || isHomonym(text, inicio, fin)) return 0;
  if (
    isOfHobbies(vista, inicio) ||
    isSurname(vista, inicio) ||
    (isRidden(vista, dato, inicio) &&
      !(isToolsAt(vista, inicio) && OPENS_ITEM.test(text.slice(Math.max(0, inicio - 2), inicio))))
  )
    return 0;
  if (
    fin - inicio === 1 &&
    !standsAlone(vista, inicio, fin) &&
    !(listed && endsList(vista, inicio, fin)) &&
    !(chip && section === 'herramientas' && /^\p{Lu}(?:\n|$)/u.test(vista.texto.slice(inicio, fin + 1)))
  )
    return 0;
  const before = text.slice(Math.max(0, inicio - 60), inicio);
  const line = wrappedLine(before);
  const said = begunLine(vista, inicio, before);
  const tools = stacked || isToolsAt(vista, inicio);
  if (isAtHome(vista, dato, inicio, isItem(before, text.slice(fin, fin + 3)))) return 0.85;
  if (ONLY_AT_HOME.has(dato.nombre)) return 0;
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
  if (dato.nombre === 'WhatsApp' && isContact(vista, inicio, fin)) return 0;
  if (dato.nombre === 'Gmail' && !tools && (section === 'inicio' || section === 'personal')) return 0;
  if (PROFILES.has(dato.nombre) && !tools && isProfile(text, inicio, fin)) return 0;
  if (PORTALS.has(dato.nombre) && HELP.test(lineOf(vista, inicio))) return 0;
  if (PORTALS.has(dato.nombre) && (section === 'inicio' || section === 'personal' || SEEN_AT.test(before))) return 0;
  if (((EXAMS.has(dato.nombre) || SCHOOLS.has(dato.nombre)) && !tools) || TAUGHT.test(text.slice(inicio, fin + 20)))
    return 0;
  if (CERTIFIED.test(text.slice(inicio, fin + 16)) && section !== 'herramientas') return 0;
  if (section === 'cursos' && /^ ?assessments?\b/.test(text.slice(fin, fin + 13))) return 0;
  if (OFFICES.has(dato.nombre) || OFFICES.has(dato.palabra))
    return (section === 'herramientas' && isItem(before, text.slice(fin, fin + 3).replace(/^ [ye] /, ','))) ||
      (dato.palabra === 'PJUD' && PORTAL.test(before))
      ? 0.7
      : 0;
  if (!dato.debil && dato.empleador && !tools && !listed) return 0.85;
  if (!dato.debil) {
    // A longer name may be meant, or another thing of the same letters.
    const doubtful = FOLLOWED.test(vista.texto.slice(fin, fin + 4)) || fin - inicio < 4;
    if (tools || listed) return doubtful && !tools ? 0.88 : 0.97;
    return !doubtful && (STRICT.test(said) || DONE_IN.test(said)) ? 0.95 : CUE.test(said) ? 0.86 : 0.8;
  }
  if (isLabel(vista, inicio, fin) && headingOf(text.slice(inicio, fin))) return 0;
  if (
    ITEMS.has(dato.nombre) &&
    !MADE_IN.test(text.slice(fin, fin + 14)) &&
    !SYSTEM.test(before) &&
    !ACCOUNTS.test(before) &&
    !((tools || listed) && isItem(before, text.slice(fin, fin + 3)))
  )
    return 0;
  // `Notion, Zoom and an espresso machine`: small letters among names.
  const small = vista.texto[inicio] === text[inicio] && /\p{Lu}/u.test(vista.texto.slice(inicio - 20, inicio + 20));
  // `Excel simple` is how much of it, `SQL Python pandas` one more.
  const row = chip && dato.nombre !== dato.nombre.toUpperCase();
  // A word that means something else as well: of eight new sets' 92 in a hundred were tools, too few to be sure.
  if (section === 'herramientas') return small && !row && !/(?:^|[,;:|/•·(\t\n-] ?|\by )$/.test(before) ? 0 : 0.88;
  if (fin - inicio === 1 && (/ (?:en|in|with) $/.test(before) || isBracketed(vista, inicio, fin))) return 0.8;
  const named = NOMBRES.has(dato.palabra.toLowerCase()) || APELLIDOS.has(dato.palabra.toLowerCase());
  const capital = vista.texto[inicio] !== text[inicio] || SOCIAL.has(dato.nombre);
  const rest = text.slice(fin, fin + 14);
  const strict = STRICT.test(said);
  const written = vista.texto.slice(inicio, fin);
  // `curación simple` is no SIMPLE.
  if (written === text.slice(inicio, fin) && written.length > 3 && dato.nombre === dato.nombre.toUpperCase()) return 0;
  const told =
    capital &&
    (strict ||
      KEPT.test(said) ||
      (SOCIAL.has(dato.nombre) && PUBLISHED.test(said)) ||
      (!SOCIAL.has(dato.nombre) && /\p{Ll}\p{Lu}/u.test(written)) ||
      DONE_IN.test(said) ||
      MADE_IN.test(rest) ||
      isEmphasised(vista, inicio, fin));
  if (
    SOCIAL.has(dato.nombre) &&
    !told &&
    !isTold(vista, inicio, listed && (isItem(before, rest) || / [ye] $/.test(before))) &&
    (section === 'inicio' || section === 'personal' || section === 'otros')
  )
    return 0;
  // `Modelled the SAG circuit with JKSimMet`: a word of the sentence beside a tool.
  const prose = small && !/(?:^|[,;:|/•·(\t\n+-] ?|\b(?:by|y|e|and) )$/.test(before);
  if (told || (listed && !prose && (!named || (capital && isItem(before, rest))))) return 0.85;
  if (named) return UNTOLD;
  return section === 'habilidades' && capital ? 0.75 : UNTOLD;
}

/** How to reach somebody: `WhatsApp +56 9 …`, `9 8765 4321 (WhatsApp)`, `escribir al WhatsApp`. */
function isContact({ plano }: Vista, inicio: number, fin: number): boolean {
  const before = plano.slice(Math.max(inicio - 30, plano.lastIndexOf('\n', inicio) + 1), inicio);
  return (
    (!ON_PHONE.test(before) && REACHED.test(before)) || REACHED.test(plano.slice(fin, fin + 24).split('\n')[0] ?? '')
  );
}

/** `En el teléfono ocupo WhatsApp`, `en mi celular: WhatsApp y Waze`. */
const ON_PHONE =
  /\b(?:ocupo|uso|manejo|ando con|instale)[^.;\n\d]{0,14}$|\ben (?:el|mi) (?:telefono|celular|fono)(?: tengo)?:? $/;

const REACHED =
  /\d{3}|\d[ -]\d{2}|@|\b(?:fono|celular|cel|telefono|tel|movil|mobile|phone|contact|llam[ae]|escrib|mensaj|ubic)/;

/** Among the tools of a sentence: `compras, Instagram, carta en Canva`. */
const isTold = (vista: Vista, inicio: number, item: boolean): boolean => {
  const line = item ? lineOf(vista, inicio) : '';
  return line.length > 50 && !/@|\d{7}/.test(line);
};

/** A model of a maker's, and whatever a CV lists as machines: somebody operates them, which makes no tool of the trade. */
const isOperated = (vista: Vista, inicio: number, { palabra }: Termino): boolean =>
  /\d/.test(palabra) || isOfMachines(vista, inicio);

/** A word in capitals inside a line of small letters is a name. */
function isEmphasised(vista: Vista, inicio: number, fin: number): boolean {
  const word = vista.texto.slice(inicio, fin);
  const lead = vista.plano.slice(Math.max(0, inicio - 14), inicio);
  if (!/ (?:en|por|con|de|ficha|sistema|software|via|mediante|predictivo)(?: el| la)? $/.test(lead)) return false;
  if (word.length < 3 || word === 'SII' || word !== word.toUpperCase() || word === word.toLowerCase()) return false;
  const around = vista.texto.slice(Math.max(0, inicio - 30), inicio) + vista.texto.slice(fin, fin + 30);
  const count = (letters: RegExp): number => around.match(letters)?.length ?? 0;
  return count(/\p{Ll}/gu) > 2 * count(/\p{Lu}/gu);
}
