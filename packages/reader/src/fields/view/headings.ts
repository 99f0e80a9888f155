import { ENCABEZADOS, type Seccion } from '../../../data/encabezados.ts';
import type { LineaLeida } from '../../text/document.ts';
import { HEAD_CUES } from '../matching/cues.ts';
import { WordSet } from '../matching/word-filter.ts';

/** Longest heading there is, with its numbering and decorations; longer cells are prose. */
const MAX_HEADING = 64;

/** `'3. EXPERIENCIA  LABORAL:'` → `'experiencia laboral'`; letters set apart (`E X P`) are put together. */
function headingWords(folded: string): string {
  const bare = folded
    .replace(NUMBERED, '')
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  const words = bare.split(/[^a-z]+/);
  if (words.length > 4 && words.every((word) => word.length === 1)) return letterSpaced(bare);
  const numbered = words.length > 1 && /^[ivx]{1,4}$/.test(words[0] ?? '') ? words.slice(1) : words;
  return numbered.join(' ');
}

/** `PRIMERO: Experiencia`, `C. EXPERIENCIA`: what numbers a heading in a word or a letter. */
const NUMBERED =
  /^[^a-z]{0,4}(?:(?:primer|segund|tercer|cuart|quint|sext|septim|octav)o ?[:.)-]|[a-h][.)])[^a-z]{1,3}(?=[a-z]{3})/;

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
  const word = firstWord(folded);
  // What numbers a heading is one letter or ends so: of few lines the pattern must be asked.
  const numbers = (word.length === 1 || word.endsWith('o')) && NUMBERED.test(folded);
  const first = numbers ? firstWord(folded.replace(NUMBERED, '')) : word;
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
    /^(?:mis? |otras? |algunas? )?(?:referencias?|recomendaciones|jefaturas?)\b|\breferencias?$|\brecomiend[ae]|^contactos? (?:del?|de la) (?:institucion|empresa|universidad|instituto|colegio|practica|empleador|jefatura)|^quien(?:es)? (?:me (?!han? (?:pagado|contratado|empleado))|da|dan|pued|habla|avala)/,
    'referencias',
  ],
  [
    /^(?:mis? |breve )?(?:quien es|la persona|resumen|acerca de|sobre mi|objetivo|quien soy|presentacion|extracto)\b/,
    'perfil',
  ],
  [
    /^(?:mis? |otras? |ultim[oa]s? |principales |detalle de (?:la )?)?(?:experien[cs]ias?|trayectoria|(?:obras|proyectos) (?:dirigid|ejecutad|construid)[oa]s|actividades (?:laborales|despues|posteriores)|empleos?|trabajos|antecedentes (?:laborales|profesionales)|historial? (?:laboral|de empleo|profesional)|cargos|practicas? (?:profesional|laboral)|(?:donde|con quien(?:es)?|en que(?: [a-z]{4,10})?) (?:he |ha |se desempen|me desempen|me han visto|labor|trabaj|(?:l[oa]s? )?(?:hice|ordene|cosi|cocine|solde|maneje|toque|sone|vendi|atendi|cobre|limpie|cuide|construi|servi|ensene|actue|cante|pinte|cargue|repare)\b)|funci(?:on|ones) (?:actual|previas?|anterior)|desempeno|recorrido|(?:que |lo que )?(?:hago|hice|hacia|estoy haciendo|he hecho)(?: (?:hoy|ahora|antes|primero|despues|hasta (?:ahora|hoy|la fecha)|en (?:chile|mi pais|[a-z]{4,10})))?$|mi (?:presente|pasado|actualidad)$|(?:ejercicio|brigadas?|despachos|casas donde|linea de (?:tiempo|vida))\b)/,
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
    /^(?:(?:mis?|otros?|otras?|nivel|manejo|dominio|uso|conocimientos?|habilidades|competencias|destrezas) (?:de |en |del? )?(?:los |las )?)?(?:software(?! (?:engineer|developer|architect|tester|analyst|development|quality|intern))|softwares|programas|programacion|computacion|computacional(?:es)?|informatic[ao]s?|digitales|sistemas|herramientas|tecnologi[ac][a-z]{0,3}|ofimatica|maquinarias?|plataformas|aplicaciones|office(?! (?:manager|assistant|clerk|administrator|coordinator))|tic|tics|maneja (?:el |un )?(?:computador|pc)|lo que (?:manejo|uso|ocupo|edito|se usar)|(?:con )?que (?:herramientas|programas|sistemas|software)|equipos (?:que|y)|registros que)\b/,
    'herramientas',
  ],
  [
    /^(?:mis? |otras? )?(?:habilidades|competencias|aptitudes|destrezas|fortalezas|cualidades|conocimientos|caracteristicas)\b/,
    'habilidades',
  ],
  [/^(?:mis? )?idiomas?\b/, 'idiomas'],
  [
    /^(?:mis? )?(?:datos|antecedentes|informacion) (?:personales|personal|de contacto|del postulante)\b|^(?:contacto|contactame|ubicame|identificacion)\b|^(?:como|donde|por donde|a donde) (?:ubicarme|contactarme|encontrarme|llamarme|hablarme)\b|^(?:como|(?:por |a )?donde) (?:lo|la|le|te|se) (?:avis|llam|ubic|encuentr|encontr|contact|escrib|habl|pill)[a-z]{1,5}$|^(?:como|(?:por |a )?donde) me (?:avisan?|llaman?|ubican?|encuentran?|contactan?|escriben?|hablan?|pillan?)\b|^(?:ubicacion|domicilio|direccion|telefono|correo|celular) y (?:telefono|correo|contacto|domicilio|celular)$|^(?:los )?datos que (?:me )?(?:piden|pide|pidieron|exigen|faltan)\b/,
    'personal',
  ],
  [
    /^(?:mis? |cuales son mis )?(?:preten[sc]i|expectativas? (?:de (?:renta|sueldo|ingreso)|salarial|economica|renta)|aspiraci(?:on|ones) |(?:renta|sueldo|salario|remuneracion|ingresos?)\b|(?:que (?:busc[ao]|quiero) )?y (?:por )?cuanto$|cuanto (?:espero|quiero|pido|gano|cobro|busco)|lo que (?:pido|busco ganar))/,
    'renta',
  ],
  [/^(?:intereses|hobbies|logros|proyectos|voluntariados?|disponibilidad|otros antecedentes)\b/, 'otros'],
];

/** Words that open a line and its section only with more behind their colon than one value. */
const INLINE: ReadonlySet<Seccion> = new Set(['referencias', 'renta', 'herramientas', 'experiencia', 'educacion']);

/** `Recomendaciones: Sr. Juan Soto, 9 8765 4321`: a heading and its section on one line. */
export function inlineHeading(text: string): Seccion | null {
  const colon = text.slice(0, MAX_HEADING).indexOf(':');
  // `Quién me conoce. Don Óscar …`.
  const stop = text.slice(0, MAX_HEADING / 2).indexOf('. ');
  if (stop > 4 && WHO_KNOWS.test(text.slice(0, stop))) return 'referencias';
  if (colon < 4 || text.length < colon + 4) return null;
  const head = text.slice(0, colon);
  // `Ref.: postulación al cargo de …`: what a letter is about.
  if (SUBJECT.test(text)) return null;
  // Whom to call in need is one row of a form, not what follows it.
  if (/emergencia|accidente/.test(head)) return null;
  const seccion = ENCABEZADOS.get(headingWords(head)) ?? null;
  if (seccion && (INLINE.has(seccion) || text.length > colon + 40)) return seccion;
  return REFEREES.test(head) ? 'referencias' : null;
}

/** The same of the candidate, before a full stop and those who do. */
const WHO_KNOWS = /^[^a-z]{0,4}quien(?:es)? (?:me|lo|la) (?:conocen?|recomiendan?|avalan?)$/;

const SUBJECT =
  /^[^a-z]{0,4}ref(?:\.|erencia)? ?:? ?:[ "“]{0,3}(?:mi |su |la |el |al? )?(?:postul|aviso|cargo|proceso|concurso|solicit|oferta|llamado|vacante|puesto|presenta|cod)/;

/** Who speaks for the candidate, however the line puts it. */
const REFEREES = /^[^a-z]{0,4}(?:[a-z]{1,12} ){0,3}(?:referencia(?!l)|recomienda|recomendacion|da fe|dan fe|me conoce)/;

/** Nor this: `Personas que pueden dar fe de mi trabajo`, `Verificación laboral`. */
const SPEAK_FOR = HEAD_CUES.cued(
  /^[^a-z]{0,4}(?:(?:personas?|quien(?:es)?|gente|client[ae]s|jef[ea]s|contactos) [a-z ]{0,30}(?:dar? fe|dan fe|recomiend|recomendar|referenci|habl[ae]|avala|conoce|informar|verificar)|verificacion(?:es)? (?:laboral|de (?:empleo|antecedentes|referencia))|con quien(?:es)? (?:hablar|verificar|consultar))/,
);

/** No sentence says just this. */
const JOBS = HEAD_CUES.cued(
  /^[^a-z]{0,4}(?:mis? )?(?:empleos?|trabajos?|experiencias?|cargos|labores)(?: (?:anteriores|previ[oa]s|actual(?:es)?|pasad[oa]s|y|laborales|realizad[oa]s|recientes|ultim[oa]s|mas|relevantes|destacad[oa]s)){1,4}[^a-z]{0,3}$|^(?:antes|antes de eso|ahora|hoy|actualmente|anteriormente|otros trabajos|otras labores|he trabajado(?: en)?|trabaje en|(?:mis )?pegas|donde he (?:estado|trabajado)|mi trabajo|donde (?:estoy|trabajo) (?:hoy|ahora)|lo que he hecho(?: (?:fuera|antes|en [a-z]{5,14}))?)[?:.]{0,2}$/,
);

/** `Cocinas donde he trabajado`: with a capital, as no sentence goes on in the next line. */
const PLACES_OF_WORK = HEAD_CUES.cued(
  /^[^a-z]{0,4}[a-z]{4,14} (?:en )?(?:donde|(?:en )?(?:que|l[ao]s que|l[ao]s cuales)) (?:yo )?(?:he |e )?(?:trabaj(?:e|ado|o|aba)|labor(?:e|ado)|estado|estuve|servido|cocinado|ejercido|manejado)[?:.]{0,2}$/,
);

/** `Antes | Orsan (2013 – 2018). Asistente de …`: at the side of a job, not of one value of a form. */
export const besideJob = (cell: string, line: string, cues: number): Seccion | null =>
  line.startsWith(cell) && line.length > cell.length + LONG_VALUE && JOBS.test(cell, cues) ? 'experiencia' : null;

/** No single value is longer. */
const LONG_VALUE = 40;

/** What a form asks: `Cuéntanos de tu último trabajo`. */
const ASKED_JOB = HEAD_CUES.cued(
  /^[^a-z]{0,6}(?:cuentanos|cuentame|hablanos|describe|describenos)(?: (?:de|sobre|acerca de))? (?:tus?|sus?) (?:(?:ultim[oa]s?|actual|anterior(?:es)?) )?(?:trabajos?|empleos?|experiencia|pega)\b[^.,;@]{0,24}$/,
);

/** `¿Cómo me avisan?`: all that a line asks. */
const QUESTION = /^[^a-z]{0,3}¿[^?¿]{4,36}\?[^a-z]{0,2}$/;

/** Section of a line that only looks like a heading: few words without digits or commas, and set off from the text. */
export function likelyHeading(line: LineaLeida, folded: string, usual: number, cues: number): Seccion | null {
  if (PLACES_OF_WORK.test(folded, cues) && /^\P{L}*\p{Lu}/u.test(line.texto)) return 'experiencia';
  if (folded.length <= MAX_HEADING && ASKED_JOB.test(folded, cues)) return 'experiencia';
  if (folded.length <= MAX_HEADING && SPEAK_FOR.test(folded, cues) && !/[\d,;@]/.test(folded)) return 'referencias';
  if (
    folded.length > 42 ||
    /[\d,;.@]|: ?\S/.test(folded.trim().replace(/^(?:\d{1,2}|[ivx]{1,4})[.)] ?/, '')) ||
    folded.split(' ').length > 6
  )
    return null;
  if (JOBS.test(folded, cues)) return 'experiencia';
  const off =
    line.negrita ||
    line.tam > usual * 1.08 ||
    line.texto === line.texto.toUpperCase() ||
    /:\s*$/.test(folded) ||
    QUESTION.test(folded);
  if (!off) return null;
  const words = headingWords(folded);
  // `Exp ectativas`: the first letters in a colour of their own, with a blank behind them.
  return (
    BEGINNINGS.find(([beginning]) => beginning.test(words))?.[1] ??
    (line.tam > usual * 1.3 ? GLUED.get(words.replaceAll(' ', '')) : undefined) ??
    null
  );
}

/** A short line set like the heading above it: at its edge, in letters of its size and weight. */
function isSetLike(heading: LineaLeida, line: LineaLeida): boolean {
  return (
    line !== heading &&
    line.texto.length <= MAX_HEADING / 2 &&
    line.tam === heading.tam &&
    line.negrita === heading.negrita &&
    Math.abs(line.x - heading.x) < 2
  );
}

/** A short line set like the heading above it, in capitals as that one is: a heading too, whatever it says. */
export const isLikeHeading = (heading: LineaLeida | undefined, line: LineaLeida): boolean =>
  heading !== undefined && isSetLike(heading, line) && isCapitals(line.texto) && isCapitals(heading.texto);

/** The same of any letters, where the heading stands out from its text, which begins with `first`. */
export const isNextHeading = (
  heading: LineaLeida | undefined,
  first: LineaLeida | undefined,
  line: LineaLeida,
): boolean =>
  heading !== undefined &&
  first !== undefined &&
  line !== first &&
  (heading.tam > first.tam || (heading.negrita && !first.negrita)) &&
  isSetLike(heading, line);

export const isCapitals = (text: string): boolean => /^(?=.*\p{Lu}{3})[^\p{Ll}\d@]+$/u.test(text);

/** A heading in the first run of a line, with the section's text beside it and no tab between. */
export function leadingHeading(line: LineaLeida, folded: string): Seccion | null {
  const [first, second, third] = line.tramos;
  if (!first || !second || line.texto.includes('\t')) return null;
  const gap = second.x - (first.x + first.ancho);
  // Letters of one width leave such gaps between all words.
  const usual = third ? third.x - (second.x + second.ancho) : 0;
  const apart =
    gap > Math.max(0.5 * first.tam, 1.4 * usual) || first.negrita !== second.negrita || first.tam !== second.tam;
  return apart && first.fin < 40 ? headingOf(folded.slice(line.inicio + first.inicio, line.inicio + first.fin)) : null;
}
