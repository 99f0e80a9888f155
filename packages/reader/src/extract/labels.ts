import { LUGARES } from '../../data/comunas.ts';
import type { Item } from '../text/document.ts';
import { mayTouch } from './touching.ts';

/** Labels of forms, behind which the value may be printed without a blank between. */
const LABELS =
  'yo soy|donde escribir|donde llamar|e-?mail verificado|correo verificado|apellidos?, nombres?|apellidos?\\(s\\) \\/ nombres?\\(s\\)|nombres?\\(s\\)|apellidos?\\(s\\)|apellido paterno|apellido materno|ap\\. paterno|ap\\. materno|primer apellido|segundo apellido|primer nombre|segundo nombre|nombre completo|nombres y apellidos|nombre y apellidos?|nombres?|apellidos?|paterno|materno|rut \\/ dni|rut \\/ run|r\\.?u\\.?[tn]\\.?|c[ée]dula de identidad|c[ée]dula|nacionalidad|fecha (?:de )?nac(?:imiento)?\\.?|f\\. ?nac(?:imiento)?\\.?|lugar de nacimiento|edad|sexo|g[ée]nero|estado civil|e\\. ?civil|direcci[óo]n|domicilio|regi[óo]n \\/ comuna|comuna|ciudad|regi[óo]n|pa[íi]s|tel[ée]fonos? (?:de )?(?:contacto|m[óo]vil|fijo|celular)|tel[ée]fonos?|fonos?|celular|m[óo]vil|whatsapp|e-?mail|correo electr[óo]nico|correo|casilla|casilla electr[óo]nica|mail|contacto|afp|isapre|salud|previsi[óo]n|profesi[óo]n|oficio|cargo|empresa|per[íi]odo|desde|hasta|turno|jornada|escolaridad|estudios|pretensi[óo]n l[íi]quida|pretensi[óo]n de renta|pretensi[óo]n|expectativas? de renta|expectativa|renta esperada(?: desde| hasta)?|renta actual|renta|sueldo|licencia de conducir|licencia|disponibilidad|discapacidad|persona con discapacidad|funciones|aspiraci[óo]n salarial|situaci[óo]n actual|salario pretendido|correo omil|pa[íi]s de residencia|pa[íi]s de nacionalidad|pa[íi]s de origen|pa[íi]s de nacimiento|tipo de documento|documento|n[úu]mero|identificaci[óo]n|informaci[óo]n personal|datos personales|antecedentes personales';
/** Those that begin anew in the middle of a word: no firm and no tool is called so. */
const INNER =
  'nombre completo|nombres?|apellidos?|apellido [pm]aterno|rut|run|nacionalidad|fecha de nacimiento|edad|sexo|género|estado civil|dirección|domicilio|comuna|región|ciudad|país|teléfonos?|fono|celular|móvil|whatsapp|e-?mail|correo electrónico|correo|contacto|previsión|profesión|cargo|período|funciones|jornada|disponibilidad|escolaridad|pretensión(?: de renta)?|expectativas? de renta|renta esperada(?: desde| hasta)?|renta actual|licencia de conducir|persona con discapacidad|discapacidad|aspiración salarial|situación actual|salario pretendido|país de residencia|país de nacionalidad|país de origen|país de nacimiento';
const capital = (labels: string): string =>
  labels
    .split('|')
    .map((label) => label.charAt(0).toUpperCase() + label.slice(1))
    .join('|');
const ADDRESS = '[\\w.+-]{3,40}@';
const BEGINS = '(?:^|[\\t\\n])(?:\\d{1,2}[.)] )?';
const LEAD = `${BEGINS}(?:[A-Za-zÁÉÍÓÚÑáéíóúñ./]{1,14} ){0,3}`;
/** How all labels end: few letters of a line have one of these before them, and the labels are looked for behind those alone. */
const END = '[\\p{L}.)]';
/** Behind the label something else begins: a number, an address, a tick; `contacto@firma.cl` is whole. Behind any word a sum does. */
const GLUED = new RegExp(
  `(?=\\$ ?\\d{2})(?<=\\p{Ll}{3})|(?<=${END})(?=[^\\s\\p{L}:.;,/()@-]|@(?![\\w-]{2,40}\\.\\p{Ll})|\\((?=[+\\d])|c\\/|(?<=mail|correo|casilla|escribir|verificado|electr[óo]nic[oa]|contacto|omil|fonos?|celular|m[óo]vil|whatsapp)${ADDRESS})(?<=${LEAD}(?:${LABELS}))`,
  'giu',
);
/** `nombreCatalina`, `DisponibilidadInmediata`: small letters and then a capital. MailChimp is a tool. */
const SMALL = new RegExp(
  `(?=\\p{Lu})(?<=${END})(?<!\\p{Lu})(?<=${BEGINS}(?:[\\p{L}.]{1,14} / )?(?:${LABELS}|${capital(LABELS)}))(?<!mail)(?<!Mail)`,
  'gu',
);
/** `NOMBRESElías`, `NACIONALIDADchilena`: capitals and then a word with small letters. */
const CAPITALS = new RegExp(
  `(?<=${END})(?<!\\p{Ll})(?=\\p{Lu}\\p{Ll}|\\p{Ll}{3})(?<=${LEAD}(?:${LABELS.toUpperCase()}))`,
  'gu',
);
/** The next label of the form against the value before: `SOTOGénero`, `12.345.678-5Nombre`, `(móvil)Correo`, `ChilenaESTADO CIVIL:`. */
const NEXT = new RegExp(
  `(?=(?:${capital(INNER)})(?:$|[\\t:\\d+$(]|\\p{Lu}| [12](?=\\+|\\t|$)| ?: |c\\/|${ADDRESS}))(?<=[\\p{L}\\d)])` +
    `|(?=(?:${capital(INNER)}|${INNER.toUpperCase()})(?!\\p{L}))(?<=\\d|\\.(?:com|cl|net))` +
    `|(?=(?:${INNER.toUpperCase()}|${LABELS.toUpperCase()})(?: \\p{Lu}{3,12})? ?:)(?<=\\p{Ll}|\\d)` +
    `|(?=(?:${capital(INNER)}) \\p{Lu}{3})(?<=\\p{Lu}{3})|(?=(?:${capital(INNER)}) [\\d$+])(?<=\\p{Ll}{3})`,
  'gu',
);
/** `Yáñezcontactoana.y@…`: a label of small letters between a name and an address. */
const BETWEEN = /(?<=\p{Lu}\p{Ll}{2,20})(contacto|correo|e-?mail|mail)(?=[\w.+-]{3,40}@)/gu;
/**
 * An address, a mobile or a RUT and what is printed against it (`ana@live.cl987654321`, `Soto12.345.678-5Maipú`), and the
 * sign before the next value (`Maipú☎ 9 8765 4321`).
 */
const VALUES =
  /(?=@\p{Ll})(?<=(?<![\d.-])9\d{2} \d{3} \d{3})|(?=\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!\d))(?<=(?<![\d.-])(?:\+?56 ?)?9 ?\d{4} ?\d{4})|(?=be\.net\/|behance\.|www\.|linkedin\.|github\.|instagram\.|https?:)(?<=@[\w.-]{2,30}\.(?:com|cl|net|es|org|me|dev))|(?=[+\d(]|\p{Lu}\p{Ll})(?<=@[\w.-]{2,30}\.(?:com|cl|net|es|org|me|dev))|(?<=(?<![\d.-])(?:\+?56[ -]?)?9[ -]?\d{4}[ -]?\d{4})(?=\p{L}[\w.+-]{2,40}@|\p{Lu}\p{Ll})|(?=(?:\+?56 ?)?9 ?\d{4} ?\d{4}(?!\d))(?<=\p{Ll}{3})|(?=\d{1,2}\.\d{3}\.\d{3}-[\dkK](?!\d))(?<=\p{L}{3})|(?=\p{Lu}\p{Ll}|[+$])(?<=\d\.\d{3}\.\d{3}-[\dkK])|(?=\p{Lu}{2}|\p{Lu}\p{Ll})(?<=(?<!\d)\d{7,8}-[\dkK])|(?=\p{Ll}{2})(?<=\d\.\d{3}\.\d{3}-\d)|(?=(?![°©®™☐☒☑✓✔✗✘●○◯■□▪▫★☆])\p{So}\ufe0f? ?[\p{L}\d+@(])(?<=[\p{L}\d)])/gu;
/** `Teléfono 1+56 9…`. */
const NUMBERED = /(?<=(?:^|[\t\n])(?:Tel[ée]fono|Celular|Fono|Correo|E-?mail) [12])(?=[+(]|[a-z]{3})/gu;
const LABEL_BEFORE = new RegExp(`${BEGINS}(?:${LABELS})$`, 'iu');
/** `NombreJUAN`, `ComunaSAN ANTONIO`; AutoCAD and FastAPI are whole, also among tools without a blank. */
const CAPITAL =
  /(?=\p{Lu}{4}|\p{Lu}{2,3} \p{Lu}{2})(?<=\p{Ll}{3})(?<=(?:^|\t)(?:(?!\p{Ll}\p{Lu})[^\t\n]){2,26}[^\t\n])/gu;
const PEOPLES =
  'Chilen|Peruan|Bolivian|Argentin|Colombian|Venezolan|Ecuatorian|Haitian|Cuban|Dominican|Paraguay|Uruguay|Mexican|Brasileñ|Español';
/** `soyChileno`, `BPOColombiana`, `ChilenaPlataformas`: of what country somebody is, against what stands before or behind. */
const COUNTRY = new RegExp(
  `(?<=\\p{L}{2})(?=(?:${PEOPLES})(?:a|o)(?!\\p{L}))|(?<=(?<!\\p{L})(?:${PEOPLES})(?:a|o))(?=\\p{Lu}\\p{Ll}{3})`,
  'gu',
);
/** `Santiagoorigenargentino`: the same in small letters, behind its label. */
const ORIGIN = new RegExp(`(origen|nacionalidad)(?=(?:${PEOPLES.toLowerCase()})(?:a|o)(?!\\p{L}))`, 'gu');
/** `2017 – 2024SMU`, `2019 – actualidadMatrona`: a span of time and what was done in it. */
const SPAN =
  /(?<=[–—-] ?(?:(?:19|20)\d\d|hoy|actualidad|presente|a la fecha))(?=\p{Lu}[\p{L} ])|(?<=\p{Ll}{4})(?=(?:0[1-9]|1[0-2])\/(?:19|20)\d\d ?[–—-])/gu;
/** Headings of sections: in capitals, in small letters whatever follows, and those that go on in their own words. */
const HEADINGS =
  'EXPERIENCIA|EDUCACI[OÓ]N|FORMACI[OÓ]N|ESTUDIOS|REFERENCIAS|IDIOMAS|INFORMACI[OÓ]N|COMPETENCIAS|CONOCIMIENTOS|ANTECEDENTES|HABILIDADES|HERRAMIENTAS|PRETENSI[OÓ]N|PRETENSIONES|DISPONIBILIDAD';
const TITLES = 'Estudios|Pretensiones|Referencias|Idiomas|Herramientas';
const QUESTIONS = 'Cómo|Dónde|Qué|Lo que|(?:Con q|Q)ui[eé]n(?:es)?';
const SUBJECTS =
  'Antecedentes|Capacitaciones|Competencias|Conocimientos|Cursos|Educación|Escolaridad|Experiencia|Ficha|Formación|Habilidades|Trabajos';
/** `la MaguanaEXPERIENCIA LABORAL2023 – 2025`, `2014. EstudiosTécnico`: the heading of a section between what comes before and behind. */
const HEADING = new RegExp(
  `(?<=\\p{Ll}{3}|\\d|[.)])(?=(?:${HEADINGS})(?!\\p{L}))|(?<=EXPERIENCIA (?:LABORAL|PROFESIONAL))(?=\\d|\\p{Lu}\\p{Ll})` +
    `|(?<=[.)\\p{Ll}] ?)(?=(?:${TITLES})\\p{Lu}\\p{Ll})|(?<=(?:^|[\\s.])(?:${TITLES}))(?=\\p{Lu}\\p{Ll})`,
  'gu',
);
/** `QUIÉN SOYAna Soto`, `MI HISTORIA2022 – 2025`: a heading of several words in capitals, and its text. */
const CAPITAL_HEAD =
  /(?<=^(?:\d{1,2}[.)] )?\p{Lu}{2,12}(?: \p{Lu}{2,14}){1,3})(?=\p{Lu}\p{Ll}{2}|(?:19|20)\d\d ?[–—-])/u;
/** `Quienes me recomiendanJuan Soto`, `2009. Escolaridad y cursosEnseñanza media`: a heading in small letters, and its text. */
const OWN_HEADING = new RegExp(
  `(^|[.)\\d\\p{Ll}] )((?:(?:${QUESTIONS})(?: \\p{Ll}{2,12}){1,4}|(?:${SUBJECTS})(?: (?:[ey] \\p{Ll}{4,14}|\\p{Ll}{5,13})){0,2}))(?=\\p{Lu}\\p{Ll}{2}|\\p{Lu}{3,14} \\p{Lu}{2})`,
  'gu',
);
const anyCase = (labels: string): string =>
  labels
    .split('|')
    .map((label) => `[${label.charAt(0)}${label.charAt(0).toUpperCase()}]${label.slice(1)}`)
    .join('|');
/** What a capital may be glued behind: labels, headings, the end of a span of time, an address. */
const ENDS = `${anyCase(LABELS)}|(?:${PEOPLES})(?:a|o)|${TITLES}|(?:${QUESTIONS}|${SUBJECTS})[ \\p{Ll}]{0,60}|hoy|actualidad|presente|a la fecha|\\.(?:com|cl|net|es|org|me|dev)`;
/** What may be glued behind a small letter: labels, headings, countries, a word in capitals. */
const BEGINNINGS = `${capital(INNER)}|${HEADINGS}|${PEOPLES}|\\p{Lu}{4}|\\p{Lu}{2,3} \\p{Lu}{2}`;
/** Where nothing of this stands nothing is glued, as on most lines. */
const MAYBE = new RegExp(
  `(?:[a-záéíóúñ)]|(?<!\\d)\\.)(?!\\d{1,4}@)[\\d+$]|[A-Z](?:[+$]|\\d[. ]?\\d)|[a-záéíóúñ]\\((?!\\d{1,2}\\)$)[+\\d]|\\d(?:\\p{Ll}{2}|[$+])|[\\p{L}\\d)](?!°)\\p{So}|[\\d)][A-ZÁÉÍÓÚÑ]\\p{L}|[a-záéíóúñ](?=[A-ZÁÉÍÓÚÑ])(?:(?<=${ENDS})|(?=${BEGINNINGS}))|[A-ZÁÉÍÓÚÑ]{3}[a-záéíóúñ—]|\\.(?:com|cl|net|es|org|me|dev)(?:be\\.net|behance|www|linkedin|github|instagram|http)|\\d{3} \\d{3}@[a-z]|\\d{4}\\.\\d{3}\\.\\d{3}-`,
  'u',
);
/** A label somewhere before the sign of an address. */
const MAYBE_ADDRESS = new RegExp(`@(?<=(?:${LABELS}|${INNER})[\\w.+-]{0,40}@)`, 'iu');

/** A word with a capital and the address behind it, among others. */
const NAMED_ADDRESS = /(?<=\p{L} )\p{Lu}\p{Ll}{5,40}[\w.+-]{0,40}@/gu;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Letters of a town from which on its name is no beginning of many addresses. */
const TOWN_LETTERS = 6;

/** How much of an address is the town printed against it: `Villarricavale.soto@…`, `Puente Altovale.soto@…` (`before` ends in `Puente `). */
function townIn(before: string, token: string): number {
  const word = bare(/^\p{L}+/u.exec(token)?.[0] ?? '');
  const first = bare(/\p{L}{3,10} $/u.exec(before)?.[0] ?? '');
  for (let end = word.length - 1; end >= 3; end--) {
    const name = word.slice(0, end);
    if (
      (end >= TOWN_LETTERS && LUGARES.has(name)) ||
      (first !== '' && word.length - end !== 2 && LUGARES.has(first + name))
    )
      return end;
  }
  return 0;
}

/**
 * `Ana María Soto Rojasana.soto@…`: the last surname against an address that begins with another word of the line, or a
 * town against one.
 */
function partAddress(line: string): string {
  return line.replace(NAMED_ADDRESS, (token, at: number) => {
    const town = townIn(line.slice(Math.max(0, at - 11), at), token);
    if (town > 0) return `${token.slice(0, town)}\n${token.slice(town)}`;
    const words = bare(line.slice(Math.max(0, at - 60), at)).split(' ');
    const starts = words.filter((word) => word.length > 2).map((word) => bare(token).indexOf(word, 3));
    const first = Math.min(...starts.filter((one) => one > 0));
    // `Garcésp.inostroza@…`: the initial of the given name stands before it.
    const start = token.charAt(first - 1) === '.' ? first - 2 : first;
    const whole = Number.isFinite(start) && start > 2 && !/[.\d_-]/.test(token.slice(0, start));
    return whole ? `${token.slice(0, start)}\n${token.slice(start)}` : token;
  });
}

/** `Apellido paternoMAMANI`, `RUN26.107.582-2`: the label and its value as two cells, the next label on its own line. */
export function partLabels(line: string): string {
  if (line.includes('@')) return partGlued(partAddress(line), true);
  return partGlued(line, false);
}

function partGlued(line: string, address: boolean): string {
  if (!(mayTouch(line) && MAYBE.test(line)) && !(address && MAYBE_ADDRESS.test(line))) return line;
  return line
    .replace(NEXT, '\n')
    .replace(BETWEEN, '\n$1\t')
    .replace(VALUES, (_, at: number, whole: string) =>
      LABEL_BEFORE.test(whole.slice(Math.max(0, at - 40), at)) ? '\t' : '\n',
    )
    .replace(HEADING, '\n')
    .replace(OWN_HEADING, (_, lead: string, heading: string) => `${lead}${lead && '\n'}${heading}\n`)
    .replace(CAPITAL, '\t')
    .replace(NUMBERED, '\t')
    .replace(SMALL, '\t')
    .replace(CAPITALS, '\t')
    .replace(GLUED, '\t')
    .replace(CAPITAL_HEAD, '\n')
    .replace(SPAN, (_, at: number, whole: string) => (/\d/.test(whole.charAt(at)) ? '\n' : '\t'))
    .replace(COUNTRY, '\n')
    .replace(ORIGIN, (label, _, at: number) => `${at > 0 ? '\n' : ''}${label}\t`);
}

/** A sign that stands for a label. */
const ICON = /^(?![°©®™☐☒☑✓✔✗✘●○◯■□▪▫★☆])\p{So}\ufe0f?(?: ?[\p{L}\d+@(]|$)/u;
/** Whole values, each with how the next one begins. */
const BEHIND_VALUE: readonly (readonly [RegExp, RegExp])[] = [
  [/@[\w.-]{2,30}\.(?:com|cl|net|es|org|me|dev)$/, /^(?:[+\d($]|\p{Lu}\p{Ll})/u],
  [/(?<![\d.-])(?:\+?56[ -]?)?9[ -]?\d{4}[ -]?\d{4}$/, /^(?:[\w.+-]{3,40}@|\p{Lu}\p{Ll})/u],
  [/\d\.\d{3}\.\d{3}-[\dkK]$/, /^(?:[+$]|\p{Lu}\p{Ll}|in\b)/u],
];
/** Words set in other letters than the one they touch, `Montt` and behind it `arquitecta`; who marks a part of a word marks its end. */
const WORD_ENDS = /(?:\p{L}{3}|(?:^|\s)\d{1,5})$/u;
const WORD_BEGINS = /^\p{Ll}{5}/u;
/** Longer runs are prose. */
const MAX_LABEL = 40;
const WHOLE = new RegExp(`^(?:\\d{1,2}[.)] )?(?:${LABELS}|${INNER})(?: [12])?:?$`, 'iu');

/**
 * What parts two runs though no blank stands between: a tab behind a label, a new line before the next one, nothing
 * inside a word.
 */
export function gapBetween(left: Item, right: Item): '' | '\t' | '\n' {
  const alike = left.negrita === right.negrita && left.tam === right.tam && left.fuente === right.fuente;
  if (ICON.test(right.texto) && /[\p{L}\d)]$/u.test(left.texto)) return '\n';
  if (!/[\p{L}\d).°]$/u.test(left.texto) || !/^[\p{L}\d+$(☐☒☑]/u.test(right.texto)) return '';
  if (left.texto.length < MAX_LABEL && WHOLE.test(left.texto)) return '\t';
  if (right.texto.length < MAX_LABEL && WHOLE.test(right.texto)) return '\n';
  if (BEHIND_VALUE.some(([value, next]) => value.test(left.texto) && next.test(right.texto))) return '\n';
  if (alike) return '';
  // A bold label, and its value in other letters.
  if (
    left.negrita &&
    !right.negrita &&
    /\p{Ll}{2}$|[\p{L}\d]\)$/u.test(left.texto) &&
    /^\p{Lu}\p{L}/u.test(right.texto)
  )
    return '\t';
  // A bold label begins anew behind the value before it.
  if (right.negrita && !left.negrita && /[\p{L}\d)]{2}$/u.test(left.texto) && /^\p{Lu}\p{Ll}{3}/u.test(right.texto))
    return '\n';
  if (/\p{Ll}{4}$/u.test(left.texto) && /^(?:[\p{Lu}\d+$]|[\w.+-]{3,40}@)/u.test(right.texto)) return '\t';
  if (left.tam !== right.tam && /\p{Ll}{2}$/u.test(left.texto) && /^\p{Lu}\p{Ll}{3}/u.test(right.texto)) return '\n';
  return WORD_ENDS.test(left.texto) && WORD_BEGINS.test(right.texto) ? '\n' : '';
}
