import { GENERICOS, PROVEEDORES, TLDS } from '../../../data/correos.ts';
import { OFICIOS_PALABRAS, PALABRAS } from '../../../data/palabras.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { hitsOf } from '../matching/hits.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { isLetterhead } from '../terceros/membrete.ts';
import { isCalledAfterAnother, namesAnother } from '../terceros/nombrados.ts';
import { isHousesAddress } from '../terceros/por-medio.ts';
import { isOfOthers } from '../terceros/propio.ts';
import type { Titular } from '../terceros/titular.ts';
import { after, before, lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { asNamed, findLostAts, nearestProvider, withFirst, withoutIcon, withoutStroke } from './ocr.ts';

/** The sign itself, or what people write so that robots do not find it. */
const AT = /@|\s?[[({<]\s?(?:at|arroba|a)\s?[\])}>]\s?|(?<=[a-z0-9])\s(?:arroba|at)\s(?=[a-z0-9])/g;
/** Most CVs write the sign itself, once. */
const MAYBE = /@|arroba|\bat\b|[[({<]\s?a\s?[\])}>]/;
const DOT = /\s?[[({]\s?(?:dot|punto|\.)\s?[\])}]\s?|\s(?:punto|dot)\s/g;
const LOCAL_CHAR = /[a-z0-9._%+-]/;
const DOMAIN_CHAR = /[a-z0-9.-]/;
const MAX_LOCAL = 64;
const MAX_DOMAIN = 80;
/** Nobody has more addresses; a text made of signs ends here. */
const MAX_SIGNS = 300;

const LABEL = /(?:e-?mails?|correos?(?: electronicos?)?|mail|casilla|contacto)\s{0,3}[:.\t\n ]{0,4}[^a-z0-9\n]{0,6}$/;
const TO_COMPANY =
  /\b(?:env[ii]e?n?[a-z]{0,3}|remit[a-z]{1,6}|entreg[a-z]{1,6}|devolv[a-z]{1,6}|postul[a-z]{1,6}|solicitud(?:es)?|consultas?|informes|dudas|verificar|verificable|preguntar|facturar|mand[ae][a-z]{0,4})\b[^\n@]{0,60}$|(?:^|\n)[^a-z\n]{0,3}(?:para|to|cc|cco|bcc|att?n?)\.?:[^\n]{0,60}$/;
/** Of two addresses of one's own, the one that is to be used. */
const PRIVATE = /\b(?:personal|particular|propio|privado|casa)\b[^\n@]{0,12}$/;
const PRIVATE_NOTE = /^[ ,(-]{1,4}(?:personal|particular|propio|privado|prefer[a-z]{2,6}|usar este)\b/;
const OFFICIAL =
  /\b(?:laboral|institucional|corporativo|trabajo|empresa|oficina|no usar|antiguo|anterior)\b(?:[^\n@)]{0,14}|\) ?:[^\n@]{0,3})$/;
const OFFICIAL_NOTE =
  /^[ ,(-]{0,4}(?:de la |del? )?(?:empresa|institucional|corporativo|trabajo|laboral|no usar|antiguo|anterior)/;
const LABEL_WORDS = new Set(
  'email e-mail mail correo correos electronico contacto contact gmail hotmail electronica casilla personal particular laboral'.split(
    ' ',
  ),
);

type Lado = { texto: string; extremo: number };
type Unido = Lado & { bonus: number };

/**
 * The candidate's e-mail, lower case: broken over two lines, set with blanks around the sign, written out (`arroba`,
 * `[at]`) or with its sign misread by a recogniser. Offices' and referees' addresses are left out.
 */
export function findEmails(
  vista: Vista,
  titular: Titular = [],
  addresses: readonly Direccion[] = addressesIn(vista),
): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  for (const address of addresses) offer(vista, titular, address, found);
  return ranked(found);
}

/** What stands on both sides of a sign, and how likely it is that it was put together rightly. */
export type Direccion = { local: Lado; domain: Lado; bonus: number };

/** Everything in a text that may be an address, whoever's it is. */
export function addressesIn(vista: Vista): Direccion[] {
  const found: Direccion[] = [];
  if (!MAYBE.test(vista.plano) && !vista.reading.ocr) return found;
  for (const at of hitsOf(vista.plano, AT, MAX_SIGNS)) {
    const end = at.index + at[0].length;
    const local = readLocal(vista, at.index);
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

export type Lugar = { inicio: number; fin: number };
/** Somebody else's address: a person's who is named near it, or an office's. */
export type Ajena = Lugar & { persona: boolean };

/** The addresses of a text that are plainly not the candidate's. */
export function othersAddresses(vista: Vista, titular: Titular, addresses: readonly Direccion[]): Ajena[] {
  return addresses.flatMap(({ local, domain }) => {
    if (isOwn(titular, local.texto, domain.texto)) return [];
    const persona = isCalledAfterAnother(vista, local.extremo, local.texto, titular);
    const others = persona || GENERICOS.test(local.texto);
    return others ? [{ inicio: local.extremo, fin: domain.extremo, persona }] : [];
  });
}

function offer(vista: Vista, titular: Titular, { local, domain, bonus }: Direccion, found: Candidato<string>[]): void {
  const host = vista.reading.ocr ? ownHost(nearestProvider(domain.texto), titular) : domain.texto;
  const read = withoutName(
    titular,
    withoutTrade(
      once(
        local.texto
          .replace(LED, '')
          .replace(/^[._+%-]+|[.]+$/g, '')
          .replace(/\.{2,}/g, '.'),
      ),
      host,
    ),
  );
  const name = vista.reading.ocr ? asRecognised(vista, local, read, titular) : read;
  if (isHandle(vista, local, host)) return;
  if (name.length < 2 || !isDomain(host)) return;
  const inicio = local.extremo;
  const puntos = score(vista, titular, inicio, domain.extremo, name, host) + bonus;
  if (puntos > 0) found.push({ valor: `${name}@${host}`, puntos, inicio, fin: domain.extremo });
}

function asRecognised({ texto }: Vista, { texto: local, extremo }: Lado, read: string, titular: Titular): string {
  const bare = withoutIcon(read, texto.slice(extremo, extremo + local.length), titular);
  const isBroken = /[\n\t]\S@$/.test(texto.slice(extremo, texto.indexOf('@', extremo) + 1));
  const whole = isBroken ? withoutStroke(bare, titular) : bare;
  return withFirst(asNamed(whole, titular), texto.slice(Math.max(0, extremo - 24), extremo), titular);
}

const ownHost = (host: string, titular: Titular): string => (PROVEEDORES.has(host) ? host : asNamed(host, titular));

function score(vista: Vista, titular: Titular, inicio: number, fin: number, local: string, host: string): number {
  const context = before(vista, inicio, 60);
  const likeness = likeEmail(titular, `${local}@`);
  const names = namesIn(titular, local);
  const known = PROVEEDORES.has(host);
  const own = likeness > 0.5 || names > 1 || isOwnHost(titular, host);
  const relatives = names < 2 && isRelatives(vista, inicio, fin, titular);
  if (relatives && !LENT.test(lineBefore(vista, inicio, 60))) return 0;
  if (
    !own &&
    (GENERICOS.test(local) || TO_COMPANY.test(context) || isHousesAddress(local, lineBefore(vista, inicio, 120)))
  )
    return 0;
  // Who has no address of their own and gives a relative's in the row for it is reached there; never sure.
  if (relatives) return BORROWED;
  // Who shares a surname with another has the address that is called after both less than that one.
  if (isCalledAfterAnother(vista, inicio, local, titular)) return 0;
  // An address made of the whole name is the candidate's wherever it stands.
  const among = isOfOthers(vista, inicio);
  const plainly = names > 1 || (names > 0 && isOwnHost(titular, host));
  if (among && !(plainly && !namesAnother(vista, inicio, titular))) return 0;
  const told = titular.length > 1 && !own;
  if (!own && (isLetterhead(vista, inicio, titular) || namesAnother(vista, inicio, titular))) return 0;
  const section = sectionAt(vista, inicio);
  const labelled = LABEL.test(context);
  if (told && !known && (section === 'experiencia' || (section === 'educacion' && !labelled))) return 0;
  return (
    2 +
    (labelled ? 2 : 0) +
    (known ? 2 : 0) +
    (section === 'inicio' || section === 'personal' || section === 'perfil' ? 2 : 0) -
    (section === 'experiencia' ? 1 : 0) -
    (OFFICIAL_NOTE.test(after(vista, fin, 24)) || OFFICIAL.test(lineBefore(vista, inicio, 40)) ? 7 : 0) +
    (PRIVATE.test(lineBefore(vista, inicio, 40)) || PRIVATE_NOTE.test(after(vista, fin, 24)) ? 2 : 0) +
    3 * likeness +
    0.6 * names -
    (among ? 5 : 0) -
    (told && !labelled ? (known ? 1.5 : 3) : 0) -
    inicio / (vista.plano.length + 1)
  );
}

/** `Instagram @ana.soto`, `anasoto.cl` above `@soto.foto`: a name in a network, set apart and without an ending there is. */
const isHandle = (vista: Vista, local: Lado, host: string): boolean =>
  /\s/.test(vista.plano[local.extremo + local.texto.length] ?? '') &&
  vista.plano[local.extremo + local.texto.length + 1] === '@' &&
  !TLDS.has(host.slice(host.lastIndexOf('.') + 1));

/** `Correo: el de mi hijo, …`. */
const LENT =
  /^[^a-z]{0,6}(?:correo(?: electronico)?|e-?mail|mail)\s?[:\t]\s?(?:es |uso |ocupo )?(?:el|uno) de (?:mi|un|una)\b[^@]{0,30}$/;
const BORROWED = 1.5;

/** Whether an address is called as the candidate is. */
const isOwn = (titular: Titular, local: string, host: string): boolean =>
  likeEmail(titular, `${local}@`) > 0.5 || namesIn(titular, local) > 1 || isOwnHost(titular, host);

const isOwnHost = (titular: Titular, host: string): boolean =>
  !PROVEEDORES.has(host) && titular.some((word) => word.length > 3 && host.includes(word));

/** `mail..ana.soto@…`: the label, and dots that lead from it. */
const LED = /^(?:e-?mail|mail|correo|contacto)\.{2,}/;

/** A name in a network printed against the address of the same name. */
function once(local: string): string {
  const half = local.slice(local.length / 2);
  return half.length > 4 && local === half + half ? half : local;
}

/** `sotoana.soto@…`: the end of a name printed against the address that says it again. */
function withoutName(titular: Titular, local: string): string {
  const word = titular.find((one) => one.length > 3 && local.startsWith(one));
  const rest = word ? local.slice(word.length) : '';
  return word && rest.length > 5 && /^[a-z]/.test(rest) && rest.includes(word) ? rest : local;
}

/** `arquitectaana@anasoto.cl`: a trade printed against an address that its own domain tells. */
function withoutTrade(local: string, host: string): string {
  if (PROVEEDORES.has(host) || local.length < 7) return local;
  for (let end = local.length - 2; end > 4; end--)
    if (OFICIOS_PALABRAS.has(local, 0, end) && host.includes(local.slice(end))) return local.slice(end);
  return local;
}

/** How many of the words of a name stand whole in an address. */
const namesIn = (words: readonly string[], local: string): number =>
  words.filter((word) => word.length > 2 && local.includes(word)).length;

/** Somebody else's by what the clause says: `mi hija Ana tiene: ana@…`, `correo de mi señora`, `(de mi hermano)`. */
const RELATIVES =
  /\b(?:mi|mis|la|el|su|un|una) (?:hij[oa]|senora|espos[oa]|marid[oa]|polol[oa]|pareja|mama|papa|madre|padre|herman[oa]|ti[oa]|prim[oa]|cunad[oa]|suegr[oa]|vecin[oa]|sobrin[oa]|niet[oa]|nuera|yerno|amig[oa]|apoderad[oa]|comadre|compadre|jef[ea]|patron[a]?|contador[a]?)\b(?![^.;\n]{0,40}\b(?:el mio|la mia|mi correo)\b)/;

function isRelatives(vista: Vista, inicio: number, fin: number, titular: Titular): boolean {
  const near = lineBefore(vista, inicio, 90);
  // `Adjunto el CV de mi esposo Juan Lara`: the relative is the candidate.
  if (titular.length > 1 && titular.filter((word) => near.includes(word)).length > 1) return false;
  const clause = near.slice(Math.max(near.lastIndexOf(';'), near.lastIndexOf('. '), near.lastIndexOf('@')) + 1);
  const note = /^ {0,2}[(,-] ?([^)\n@]{2,30})/.exec(after(vista, fin, 34))?.[1] ?? '';
  return RELATIVES.test(clause) || (/^(?:correo |mail |es )?(?:de|del) /.test(note) && RELATIVES.test(note));
}

function isDomain(host: string): boolean {
  if (!/^[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,}){0,3}\.[a-z]{2,24}$/.test(host)) return false;
  const last = host.slice(host.lastIndexOf('.') + 1);
  if (TLDS.has(last)) return !(last.length > 2 && ENDED.test(host));
  return UNLISTED.test(last) && !KNOWN_HOST.test(host);
}

/** Domains end there: a longer word behind it is the text's. */
const ENDED = /\.(?:com|cl|net|org)\.[a-z]+$/;
/** Endings that no list has; not those that a word was printed against. */
const UNLISTED = /^(?!com|cl|net|org|edu|gob|es)[a-z]{3,24}$/;
const KNOWN_HOST = /(?:^|\.)(?:gmail|hotmail|outlook|yahoo|live|icloud|msn|vtr)\.|\.(?:com|cl|net|org|edu|gob)\./;

function readLocal(vista: Vista, at: number): Lado {
  let end = at;
  if (vista.plano[end - 1] === ' ') end--;
  let start = end;
  while (start > 0 && end - start < MAX_LOCAL && LOCAL_CHAR.test(vista.plano[start - 1] ?? '')) start--;
  // A phone printed against the address: nobody's address starts with a whole phone number.
  const glued = /^\d{9,11}(?=[a-z])/.exec(vista.plano.slice(start, end));
  if (glued) start += glued[0].length;
  if (start === end && vista.plano[end - 1] === '\n') return readLocal(vista, cellAbove(vista, end - 1));
  return { texto: vista.plano.slice(start, end), extremo: start };
}

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
  const next = run(text, whole.extremo + 1);
  if (!next.texto) return [alone];
  const joined = trimDomain(whole.texto + next.texto, start, next.extremo);
  const longer = joined.texto.length > alone.texto.length;
  if (longer && PROVEEDORES.has(joined.texto) && !PROVEEDORES.has(alone.texto)) return [joined];
  return isDomain(alone.texto) ? [alone] : [joined];
}

function run(text: string, start: number): Lado {
  let end = start;
  while (end < text.length && end - start < MAX_DOMAIN && DOMAIN_CHAR.test(text[end] ?? '')) end++;
  return { texto: text.slice(start, end), extremo: end };
}

/** `gmail punto com`, `gmail [dot] com`, `gmail .com`, `gmail. com`. */
function spelledOut(text: string, start: number, first: Lado): Lado {
  if (isDomain(first.texto)) return first;
  const rest = text.slice(first.extremo, first.extremo + 30);
  const dotted = rest
    .replace(DOT, '.')
    .replace(/^ ?[.,] ?(?=[a-z])/, '.')
    .replace(/^ (?=com\b|cl\b)/, first.texto.endsWith('.') ? '' : '.');
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

/** The start of an address that did not fit on its line: the line before holds nothing else, or its label. */
function joinPrevious(vista: Vista, local: Lado): Unido | null {
  const text = vista.plano;
  if (text[local.extremo - 1] !== '\n') return null;
  const end = local.extremo - 1;
  let start = end;
  while (start > 0 && end - start < MAX_LOCAL && LOCAL_CHAR.test(text[start - 1] ?? '')) start--;
  const head = vista.texto.slice(start, end);
  if (head.length < 2 || LABEL_WORDS.has(text.slice(start, end))) return null;
  // `@ana.soto` above `ana.soto@…` is a name in a network, said again; `anasoto.cl` above `hola@anasoto.cl` a page.
  if (text[start - 1] === '@' || text.slice(start, end) === local.texto) return null;
  if (text.startsWith(`@${text.slice(start, end)}`, local.extremo + local.texto.length)) return null;
  const lead = lineBefore(vista, start, 60);
  const alone = /^[^a-z0-9]*$/.test(lead);
  if (!alone && !LABEL.test(lead)) return null;
  // An address is written small; a line of one capitalised word is a name or a heading.
  if (SENTENCE.test(head) || PALABRAS.has(text.slice(start, end).replace(/\.$/, ''))) return null;
  const broken = /[._-]$/.test(head) || /^[._\d]/.test(local.texto) || local.texto.length < 3;
  const small = head === head.toLowerCase() && !/^[\d.+-]+[a-z]?$/.test(head);
  if (!broken && !(small && (!alone || /[._\d]/.test(head)))) return null;
  return { texto: text.slice(start, end) + local.texto, extremo: start, bonus: broken || !alone ? 1 : -0.5 };
}
