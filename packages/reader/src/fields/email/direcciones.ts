import { parseRut } from '@recluta/domain/rut';
import { APELLIDOS } from '../../../data/apellidos.ts';
import { PROVEEDORES, TLDS } from '../../../data/correos.ts';
import { NOMBRES } from '../../../data/nombres.ts';
import { PALABRAS } from '../../../data/palabras.ts';
import { hitsOf } from '../matching/hits.ts';
import { lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { findLostAts } from './ocr.ts';

/** The sign itself, or what people write so that robots do not find it. */
const AT = /\s?[[({<]\s?(?:@|at|arroba|a)\s?[\])}>]\s?|@|(?<=[a-z0-9])\s(?:arroba|at)\s(?=[a-z0-9])/g;

/** Most CVs write the sign itself, once. */
const MAYBE = /@|arroba|\bat\b|[[({<]\s?a\s?[\])}>]/;

const DOT = /\s?[[({]\s?(?:dot|punto|\.)\s?[\])}]\s?|\s(?:punto|dot)\s/g;

const LOCAL_CHAR = /[a-z0-9._%+-]/;

const DOMAIN_CHAR = /[a-z0-9.-]/;

const MAX_LOCAL = 64;

const MAX_DOMAIN = 80;

/** Nobody has more addresses; a text made of signs ends here. */
const MAX_SIGNS = 300;

const LABEL_WORDS = new Set(
  'email e-mail mail correo correos electronico contacto contact gmail hotmail electronica casilla personal particular laboral institucional corporativo alternativo secundario principal'.split(
    ' ',
  ),
);

export type Lado = { texto: string; extremo: number };

type Unido = Lado & { bonus: number };

/** What stands on both sides of a sign, and how likely it is that it was put together rightly. */
export type Direccion = { local: Lado; domain: Lado; bonus: number };

/** Everything in a text that may be an address, whoever's it is. */
export function addressesIn(vista: Vista): Direccion[] {
  const found: Direccion[] = [];
  if (!MAYBE.test(vista.plano) && !vista.reading.ocr) return found;
  for (const at of hitsOf(vista.plano, AT, MAX_SIGNS)) {
    const end = at.index + at[0].length;
    const local = readLocal(vista, at.index);
    if (isAnothers(vista, local, at.index)) continue;
    for (const domain of readDomains(vista, end)) {
      const joined = local.texto && joinPrevious(vista, local);
      if (joined) found.push({ local: joined, domain, bonus: joined.bonus });
      found.push({ local, domain, bonus: 0 });
    }
  }
  if (vista.reading.ocr) {
    for (const lost of findLostAts(vista.plano, vista.texto)) {
      const local = { texto: lost.local, extremo: lost.inicio };
      found.push({ local, domain: { texto: lost.domain, extremo: lost.fin }, bonus: -lost.duda });
    }
  }
  return found;
}

/** `hola@ana.cl` above `@ana.soto`: what stands before the second sign is the end of an address, and it begins a name in a network. */
const isAnothers = ({ plano }: Vista, { texto, extremo }: Lado, at: number): boolean =>
  plano[extremo - 1] === '@' && extremo + texto.length < at;

export function isDomain(host: string): boolean {
  if (!/^[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,}){0,3}\.[a-z]{2,24}$/.test(host)) return false;
  const last = host.slice(host.lastIndexOf('.') + 1);
  if (TLDS.has(last)) return !(last.length > 2 && ENDED.test(host));
  return UNLISTED.test(last) && !KNOWN_HOST.test(host);
}

/** `yahoo.e`: no ending has one letter. */
export const CUT = /^[a-z]{4,12}\.[a-z]$/;

/** Domains end there: a longer word behind it is the text's. */
const ENDED = /\.(?:com|cl|net|org)\.[a-z]+$/;

/** Endings that no list has; not those that a word was printed against. */
const UNLISTED = /^(?!com|cl|net|org|edu|gob|es)[a-z]{3,24}$/;

const KNOWN_HOST = /(?:^|\.)(?:gmail|hotmail|outlook|yahoo|live|icloud|msn|vtr)\.|\.(?:com|cl|net|org|edu|gob)\./;

function readLocal(vista: Vista, at: number): Lado {
  let end = SET_IN_BEFORE.test(vista.plano.slice(Math.max(0, at - 7), at)) ? goesOnFrom(vista, at) : at;
  if (vista.plano[end - 1] === ' ') end--;
  let start = end;
  while (start > 0 && end - start < MAX_LOCAL && LOCAL_CHAR.test(vista.plano[start - 1] ?? '')) start--;
  // A phone printed against the address: nobody's address starts with a whole phone number.
  const glued = /^\d{9,11}(?=[a-z])/.exec(vista.plano.slice(start, end));
  if (glued) start += glued[0].length;
  const stopped = NUMBER_STOPPED.exec(vista.plano.slice(start, end))?.[0] ?? '';
  if (isNumber(stopped)) start += stopped.length;
  // `+56 944 071 852luz@…`: the end of one.
  const phone = PHONE_BEFORE.test(vista.plano.slice(Math.max(0, start - 9), start))
    ? PHONE_END.exec(vista.plano.slice(start, end))
    : null;
  if (phone) start += phone[0].length;
  if (start === end && vista.plano[end - 1] === '\n') return readLocal(vista, cellAbove(vista, end - 1));
  return spelled(vista, start, end, at) ?? { texto: vista.plano.slice(start, end), extremo: start };
}

/** Where a line that is set in goes on: behind the one above, when that ends in the start of an address and is no name in a network. */
function goesOnFrom({ plano }: Vista, at: number): number {
  const end = plano.lastIndexOf('\n', at);
  const above = plano.slice(plano.lastIndexOf('\n', end - 1) + 1, end);
  return BEGUN.test(above) && !OF_NETWORKS.test(above) ? end + 1 : at;
}

const BEGUN = /[a-z][._-][a-z\d]{1,24}$|[a-z]{3}\d{1,6}$/;
const OF_NETWORKS = /\b(?:instagram|insta|ig|twitter|x|tiktok|facebook|linkedin|github|behance|threads)\b/;

/** `ana [punto] soto`, and with blanks around every sign `ana . soto @ gmail . com`. */
const DOTTED = /(?<![a-z\d._-])(?:[a-z\d_-]{2,20}(?:\s?[[({](?:dot|punto)[\])}]\s?| (?:dot|punto) | \. )){1,3}$/;

/** What stands before the last dot that was written out; null where none was, or what stands there is a label. */
function spelled({ plano, reading }: Vista, start: number, end: number, at: number): Lado | null {
  const lead = DOTTED.exec(plano.slice(Math.max(0, start - MAX_LOCAL), start))?.[0];
  // A recogniser sees blanks around the wide dots of a typewriter's letters.
  const isApart = plano[at - 1] === ' ' || reading.ocr;
  if (lead === undefined || (lead.includes(' . ') && !isApart)) return null;
  const parts = lead.split(/[^a-z\d_-]+(?:(?:dot|punto)[^a-z\d_-]+)?/).filter(Boolean);
  if (parts.some((part) => LABEL_WORDS.has(part))) return null;
  return { texto: [...parts, plano.slice(start, end)].join('.'), extremo: start - lead.length };
}

/** `9-5201-8846.ana.soto@…`, `12.345.678-k.ana@…`: a phone or a RUT, and the full stop behind it. */
const NUMBER_STOPPED = /^[+\d][\d.-]{6,18}k?\.(?=[a-z])/;
/** A mobile, or what passes for a RUT: `20011985.ana@…` is a birthday of its own. */
const isNumber = (text: string): boolean =>
  /^(?:56)?9\d{8}$/.test(text.replace(/\D/g, '')) || parseRut(text.replace(/[^\dk]/g, '')) !== null;

const PHONE_BEFORE = /(?:\d{3,4}|(?<!\d)9)[ -]\d{2,4}[ -]$/;
const PHONE_END = /^\d{2,4}\.?(?=[a-z]{3})/;

/** Where the first cell of the line that ends at `end` ends, when it holds the start of an address: `ana.soto | Cajera`. */
function cellAbove(vista: Vista, end: number): number {
  const line = vista.plano.slice(vista.plano.lastIndexOf('\n', end - 1) + 1, end);
  const first = line.slice(0, Math.max(0, line.indexOf('\t')));
  return /^[a-z0-9]{2,20}[._-][a-z0-9._-]{1,30}$/.test(first) ? end - line.length + first.length : end;
}

/** What follows the sign, as it stands and, where the line ends in the middle of it, joined with the next line. */
function readDomains(vista: Vista, from: number): Lado[] {
  const text = vista.plano;
  const start = text[from] === ' ' ? from + 1 : from;
  const first = run(text, start);
  const whole = spelledOut(text, start, first);
  const alone = trimDomain(whole.texto, start, whole.extremo);
  if (text[whole.extremo] !== '\n' && text[whole.extremo] !== '\t') return [alone];
  const below = whole.texto === '' ? hostBelow(text, whole.extremo) : null;
  if (below) return [below];
  const next = run(
    text,
    whole.extremo + 1 + (SET_IN.exec(text.slice(whole.extremo, whole.extremo + 7))?.[1]?.length ?? 0),
  );
  // `@ana.soto` above `behance.net/ana`: a page.
  if (!next.texto || (text[next.extremo] === '/' && isDomain(next.texto))) return [alone];
  const joined = trimDomain(whole.texto + next.texto, start, next.extremo);
  const longer = joined.texto.length > alone.texto.length;
  if (longer && PROVEEDORES.has(joined.texto) && !PROVEEDORES.has(alone.texto)) return [joined];
  const ends = isDomain(alone.texto) || (CUT.test(alone.texto) && !isDomain(joined.texto));
  return ends ? [alone] : [joined];
}

/** The blanks that a line which goes on begins with. */
const SET_IN = /^\n( {2,6})/;
const SET_IN_BEFORE = /\n {0,6}$/;

/** `lizeth.mendoza@ | Boliviana` and below it `contazofri.com`: the second line of a cell among others. */
function hostBelow(text: string, from: number): Lado | null {
  const end = text[from] === '\t' ? text.indexOf('\n', from) : -1;
  if (end < 0) return null;
  const below = run(text, end + 1);
  const ends = below.extremo === text.length || /[\n\t]/.test(text[below.extremo] ?? '');
  return ends && isDomain(below.texto) ? below : null;
}

function run(text: string, start: number): Lado {
  let end = start;
  while (end < text.length && end - start < MAX_DOMAIN && DOMAIN_CHAR.test(text[end] ?? '')) end++;
  return { texto: text.slice(start, end), extremo: end };
}

/** `gmail punto com`, `gmail [dot] com`, `gmail .com`, `gmail. com`, `yahoo. fr`. */
function spelledOut(text: string, start: number, first: Lado): Lado {
  if (isDomain(first.texto)) return first;
  const rest = text.slice(first.extremo, first.extremo + 30);
  const dotted = rest
    .replace(DOT, '.')
    .replace(/^ ?[.,] ?(?=[a-z])/, '.')
    .replace(/^ (?=com\b|cl\b)/, first.texto.endsWith('.') ? '' : '.')
    .replace(/^ ([a-z]{2,3})\b/, (all, tld) => (PROVEEDORES.has(first.texto + tld) ? tld : all));
  const tail = /^\.?[a-z]{2,3}(?:\.[a-z]{2})?\b/.exec(dotted);
  if (!tail || dotted === rest) return first;
  const texto = first.texto + tail[0];
  const extremo = first.extremo + rest.length - (dotted.length - tail[0].length);
  return isDomain(texto) ? { texto, extremo } : { texto: text.slice(start, first.extremo), extremo: first.extremo };
}

/** Drops what the next word left behind (`gmail.com.`, `gmail.comsantiago`). */
function trimDomain(domain: string, start: number, end: number): Lado {
  const clean = domain.replace(/[.-]+$/, '');
  if (isDomain(clean)) return { texto: clean, extremo: end - (domain.length - clean.length) };
  const cut = /^[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,2}?\.(?:com|cl|net|org|es)/.exec(clean);
  return cut ? { texto: cut[0], extremo: start + cut[0].length } : { texto: clean, extremo: end };
}

/** The end of a sentence, or a RUT: `y viático.` above the address. */
const SENTENCE = /\p{M}|[áéíóúñ]|^\d{1,2}\.\d{3}\.\d{3}-[\dk]\.?$/iu;

/** `1.400.000.` above the address. */
const SUM = /^\d{1,3}(?:\.\d{3}){1,2}\.?$/;

/** `anasoto.bandcamp.com`: a page, which the address below it does not begin with. */
const PAGE = /^(?:www\.)?[\w-]{2,40}(?:\.[\w-]{2,40})?\.(?:com|cl|net|org)$/i;

/** `12.345.678-5 | mariaangeles.soto.villarr` above `oel@…`: a cell of a row that was too narrow. */
const CELL_BEGUN = /^[a-z]{3,30}[._][a-z._]{12,40}$/;
/** What is left of a name, and no address of its own: `asoto`, `info`. */
const CELL_REST = /^(?!info$)[a-z]{1,4}$/;

/** The start of an address that did not fit on its line: the line before holds nothing else, its label, or cells of its row. */
function joinPrevious(vista: Vista, local: Lado): Unido | null {
  const text = vista.plano;
  const end =
    local.extremo - (SET_IN_BEFORE.exec(text.slice(Math.max(0, local.extremo - 7), local.extremo))?.[0].length ?? 0);
  if (end === local.extremo) return null;
  let start = end;
  while (start > 0 && end - start < MAX_LOCAL && LOCAL_CHAR.test(text[start - 1] ?? '')) start--;
  const head = vista.texto.slice(start, end);
  if (head.length < 2 || LABEL_WORDS.has(text.slice(start, end))) return null;
  // `@ana.soto` above `ana.soto@…` is a name in a network, said again; `anasoto.cl` above `hola@anasoto.cl` a page.
  if (text[start - 1] === '@' || text.slice(start, end) === local.texto) return null;
  if (text.startsWith(`@${text.slice(start, end)}`, local.extremo + local.texto.length)) return null;
  if (PAGE.test(head) || SUM.test(head)) return null;
  // `RUT 27.640.318-` and below it `4.`: the end of a number that was broken.
  if (head.length === 2 && /\d-\n$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const lead = lineBefore(vista, start, 60);
  const alone = /^[^a-z0-9]*$/.test(lead);
  if (!alone && !LABEL.test(lead) && !(lead.endsWith('\t') && CELL_BEGUN.test(head) && CELL_REST.test(local.texto)))
    return null;
  // An address is written small; a line of one capitalised word is a name or a heading.
  if (SENTENCE.test(head) || PALABRAS.has(text.slice(start, end).replace(/\.$/, ''))) return null;
  const broken = /[._-]$/.test(head) || /^[._\d]/.test(local.texto) || local.texto.length < 3;
  const small = head === head.toLowerCase() && !/^[\d.+-]+[a-z]?$/.test(head);
  if (!broken && !(small && (!alone || /[._\d]/.test(head) || isBegunByName(head, local.texto)))) return null;
  return { texto: text.slice(start, end) + local.texto, extremo: start, bonus: broken || !alone ? 1 : -0.5 };
}

/**
 * `mariangelurdaneta` above `boscan@gmail.com`: one word that begins with a given name, and a surname that it does not
 * say. What stands above `ana@…` or `asoto@…` is whoever it is, or what they are called in a network.
 */
function isBegunByName(head: string, local: string): boolean {
  if (NOMBRES.has(head) || NOMBRES.has(local) || !APELLIDOS.has(local) || head.includes(local)) return false;
  return Array.from({ length: Math.max(0, head.length - 6) }, (_, k) => head.slice(0, k + 4)).some((begun) =>
    NOMBRES.has(begun),
  );
}

export const LABEL =
  /(?:e-?mails?|correos?(?: electronicos?)?|mail|casilla|contacto)\s{0,3}[:.\t\n ]{0,4}[^a-z0-9\n]{0,6}$/;
