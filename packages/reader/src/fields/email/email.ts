import { GENERICOS, PROVEEDORES, TLDS } from '../../../data/correos.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { isTold } from '../terceros/contado.ts';
import { isNearJob } from '../terceros/entre-trabajos.ts';
import { isLetterhead } from '../terceros/membrete.ts';
import { isCalledAfterAnother, namesAnother } from '../terceros/nombrados.ts';
import { isCalledAsHouse, isHousesAddress, isSpeltBy } from '../terceros/por-medio.ts';
import { isOfOthers } from '../terceros/propio.ts';
import type { Titular } from '../terceros/titular.ts';
import { after, before, lineBefore, saidBefore } from '../view/context.ts';
import { isEarly, sectionAt, type Vista } from '../view/view.ts';
import { hasNone, isHers, isInitials, isOwnHost, isRelatives, LENT, namesIn } from './de-quien.ts';
import { addressesIn, CUT, type Direccion, isDomain, LABEL, type Lado } from './direcciones.ts';
import {
  asNamed,
  nearestProvider,
  withCapitals,
  withCountry,
  withDigits,
  withEnding,
  withFirst,
  withLetters,
  withoutGluedLabel,
  withoutIcon,
  withoutSentence,
  withoutStroke,
  withTradeEnd,
} from './ocr.ts';
import { onlyProvider } from './proveedor.ts';

const TO_COMPANY =
  /\bcontacto (?:del|de la) (?:establecimiento|planta|sindicato|faena|obra|fundo|vina|packing|empresa|local|tienda|colegio|escuela|liceo|oficina|jardin|hospital|clinica|centro|taller|agencia|consultora)\b[^\n@]{0,40}$|\b(?:env[ii]e?n?[a-z]{0,3}|remit[a-z]{1,6}|entreg[a-z]{1,6}|devolv[a-z]{1,6}|postul[a-z]{1,6}|solicitud(?:es)?|consultas?|informes|dudas|verificar|verificable|preguntar|facturar|mand[ae][a-z]{0,4})\b[^\n@]{0,60}$|(?:^|\n)[^a-z\n]{0,3}(?:para|to|cc|cco|bcc|att?n?)\.?:[^\n]{0,60}$/;

/** `… y responderme a xfloresabogada@…`: of whoever writes, whom the sentence names before. */
const TO_ME =
  /\b(?:respond|escrib|contact|ubic|mand|envi|avis)[a-z]{1,5}me (?:al?|en|por)(?: (?:el|la|mi))?(?: correo| mail)? ?$/;

/** Of two addresses of one's own, the one that is to be used. */
const PRIVATE = /\b(?:personal|particular|propio|privado|casa)\b[^\n@]{0,12}$/;

const PRIVATE_NOTE =
  /^[ ,(-]{1,4}(?:personal|particular|propio|privado|prefer[a-z]{2,6}|us[ao]r? este|este (?:uso|reviso|ocupo))\b/;

const OFFICIAL =
  /\b(?:laboral|institucional|corporativo|trabajo|empresa|oficina|antiguo|anterior)\b(?:[^\n@)]{0,14}|\) ?:[^\n@]{0,3})$/;

const OFFICIAL_NOTE =
  /^[ ,(-]{0,4}(?:de la |del? )?(?:empresa|institucional|corporativo|trabajo|laboral|antiguo|anterior)/;

/** `E-mail laboral (no usar)`, `NO escribir a …`, `… (ya no lo leo)`: one that reaches nobody; `mi correo es …, ella no tiene`: or whoever writes. */
const GIVEN_UP =
  /\bno (?:usar\b[^\n@]{0,6}|(?:me )?(?:escrib(?:ir|an?|as)|envi(?:ar|en|es)|mand(?:ar|en|es))(?: mas)? al? )$/;

const GIVEN_UP_NOTE =
  /^[ ,(-]{1,4}(?:(?:ese |este |que )?ya no (?:existe|trabajo (?:ahi|alli|alla)|l[oa] |uso|ocupo|tengo|funciona|reviso)|no usar|en desuso|dado de baja|no (?:l[oa] )?(?:uso|ocupo|reviso)(?! [a-z])|(?:ella|el) no (?:tiene|usa|maneja))/;

/** Whether an address reaches nobody, or, as the text says behind it, not the candidate. */
export const isGivenUp = (vista: Vista, inicio: number, fin: number): boolean =>
  GIVEN_UP.test(lineBefore(vista, inicio, 40)) || GIVEN_UP_NOTE.test(after(vista, fin, 30));

/** `Correo: no uso, mi hija Verónica recibe en …`. */
const HAS_NONE =
  /\b(?:correo|e-?mail|mail)(?: electronico)?[ :\t]{1,4}no (?:uso|tengo|ocupo|manejo|tiene|posee)\b[^@\n]{0,90}$/;

/** `No manejo correo, lo revisa mi nuera en …`. */
const WITHOUT =
  /\b(?:no (?:uso|tengo|ocupo|manejo|poseo|reviso|cuento con)(?: un| ningun)?|sin) (?:correo|e-?mail|mail)\b(?! (?:de|laboral|institucional))[^@\n]{0,90}$/;

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

/** An address as whoever has it would write it. */
type Escrita = { name: string; host: string; valor: string; inicio: number; fin: number };

/** What stands on both sides of a sign without what was printed against it; null when that is no address. */
export function addressOf(vista: Vista, titular: Titular, { local, domain }: Direccion): Escrita | null {
  const host = vista.reading.ocr
    ? ownHost(withEnding(nearestProvider(domain.texto)), titular)
    : wholeHost(domain.texto);
  const read = withoutName(
    titular,
    withoutTrade(
      once(
        withoutLabel(vista, local)
          .replace(LED, '')
          .replace(/^[._+%-]+|[.]+$/g, '')
          .replace(/\.{2,}/g, '.'),
      ),
      host,
    ),
  );
  const name = vista.reading.ocr ? asRecognised(vista, local, read, titular) : read;
  if (isHandle(vista, local, host) || name.length < 2 || !isDomain(host)) return null;
  if (NETWORK.test(name) && !PROVEEDORES.has(host)) return null;
  return { name, host, valor: `${name}@${host}`, inicio: local.extremo, fin: domain.extremo };
}

function offer(vista: Vista, titular: Titular, address: Direccion, found: Candidato<string>[]): void {
  const written = addressOf(vista, titular, address);
  if (!written) return;
  const { name, host, ...place } = written;
  const puntos = score(vista, titular, place.inicio, place.fin, name, host);
  if (puntos === AJENO) found.push({ ...place, puntos: 0, ajeno: true });
  else if (puntos + address.bonus > 0) found.push({ ...place, puntos: puntos + address.bonus });
}

/** `Correo personalana@…`: a label whose last word is printed against the address. */
const withoutLabel = (vista: Vista, { texto, extremo }: Lado): string =>
  /\b(?:correo|e-?mail|mail) $/.test(lineBefore(vista, extremo, 12)) ? texto.replace(GLUED_LABEL, '') : texto;

function asRecognised(
  { texto, plano }: Vista,
  { texto: local, extremo }: Lado,
  read: string,
  titular: Titular,
): string {
  const before = plano.slice(Math.max(0, extremo - 24), extremo);
  const printed = texto.slice(extremo, extremo + local.length);
  const small = withoutGluedLabel(withCapitals(printed, read).replace(LABEL_READ_ON, ''), titular);
  const own = withoutSentence(small, printed, before, titular);
  const bare = withoutIcon(own, own === small ? printed : printed.slice(-own.length), titular);
  const isBroken = /[\n\t]\S@$/.test(texto.slice(extremo, texto.indexOf('@', extremo) + 1));
  const whole = isBroken ? withoutStroke(bare, titular) : bare;
  const named = withTradeEnd(asNamed(withLetters(whole, titular), titular), plano);
  return withFirst(withCountry(withDigits(named, titular), titular), before, titular);
}

/** `gmail.co`, `yahoo.e`, whose last letters the edge of a column or of the page cut: nobody has an address there. */
function wholeHost(host: string): string {
  if (host.length > 7 && PROVEEDORES.has(`${host}m`)) return `${host}m`;
  return (CUT.test(host) ? onlyProvider(host) : null) ?? host;
}

const ownHost = (host: string, titular: Titular): string => (PROVEEDORES.has(host) ? host : asNamed(host, titular));

/** Share of its letters that the candidate's name explains in an address that is nobody else's. */
const PLAIN = 0.9;

/** Points of an address that is called after somebody else. */
const AJENO = -1;

function score(vista: Vista, titular: Titular, inicio: number, fin: number, local: string, host: string): number {
  const context = before(vista, inicio, 60);
  const likeness = likeEmail(titular, `${local}@`);
  const names = namesIn(titular, local);
  const known = PROVEEDORES.has(host);
  const own =
    likeness > 0.5 ||
    names > 1 ||
    isOwnHost(titular, host) ||
    isInitials(titular, local) ||
    (names > 0 && TO_ME.test(saidBefore(vista, inicio, 120)));
  const relatives = names < 2 && isRelatives(vista, inicio, fin, titular);
  if (relatives && !LENT.test(lineBefore(vista, inicio, 60))) return 0;
  if (
    !own &&
    (GENERICOS.test(local) ||
      isHers(vista, inicio) ||
      TO_COMPANY.test(context) ||
      isHousesAddress(local, saidBefore(vista, inicio, 120)) ||
      isCalledAsHouse(local, vista.plano) ||
      (!known && isNearJob(vista, inicio) && isSpeltBy(host, before(vista, inicio, 300))))
  )
    return 0;
  const said = saidBefore(vista, inicio, 120);
  if (HAS_NONE.test(said) || (!own && (WITHOUT.test(said) || hasNone(vista)))) return 0;
  if (isGivenUp(vista, inicio, fin)) return 0;
  // Who has no address of their own and gives a relative's in the row for it is reached there; never sure.
  if (relatives) return BORROWED;
  // Who shares a surname with another has the address that is called after both less than that one.
  if (isCalledAfterAnother(vista, inicio, local, titular)) return own ? 0 : AJENO;
  // An address made of the whole name is the candidate's wherever it stands.
  const among = isOfOthers(vista, inicio);
  const plainly = names > 1 || (names > 0 && (isOwnHost(titular, host) || likeness > PLAIN));
  if (among && !(plainly && !namesAnother(vista, inicio, titular))) return 0;
  const told = titular.length > 1 && !own;
  if (!own && (isLetterhead(vista, inicio, titular) || namesAnother(vista, inicio, titular))) return 0;
  if (told && isTold(vista, inicio, fin, titular)) return 0;
  const section = sectionAt(vista, inicio);
  const labelled = LABEL.test(context);
  if (told && !known && (section === 'experiencia' || (section === 'educacion' && !labelled))) return 0;
  return (
    2 +
    (labelled ? 2 : 0) +
    (known || isOwnHost(titular, host) ? 2 : 0) +
    (isEarly(section) ? 2 : 0) -
    (section === 'experiencia' ? 1 : 0) -
    (OFFICIAL_NOTE.test(after(vista, fin, 24)) || OFFICIAL.test(said) ? 7 : 0) +
    (PRIVATE.test(said) || PRIVATE_NOTE.test(after(vista, fin, 24)) ? 2 : 0) +
    3 * likeness +
    0.6 * names -
    (among ? 5 : 0) -
    (told && !labelled ? (known || names > 0 ? 1.5 : 3) : 0) -
    inicio / (vista.plano.length + 1)
  );
}

/** `Instagram @ana.soto`, `anasoto.cl` above `@soto.foto`: a name in a network, set apart and without an ending there is. */
const isHandle = (vista: Vista, local: Lado, host: string): boolean =>
  /\s/.test(vista.plano[local.extremo + local.texto.length] ?? '') &&
  vista.plano[local.extremo + local.texto.length + 1] === '@' &&
  !PROVEEDORES.has(host) &&
  (!TLDS.has(host.slice(host.lastIndexOf('.') + 1)) ||
    OF_NETWORK.test(after(vista, local.extremo + local.texto.length + 2 + host.length, 16)));

/** `lnstagram@ana.soto`: the network itself, read against the name in it. */
const NETWORK = /^(?:[il1]nsta(?:gram)?|tiktok|facebook|twitter|behance)$/;

/** `búscame` above `@genesis.hair (instagram)`. */
const OF_NETWORK = /^ ?\(?(?:en |de )?(?:instagram|insta|ig|tiktok|facebook|threads|twitter|x)\b/;

const BORROWED = 1.5;

/** `mail..ana.soto@…`, `correo.-ana.soto@…`: the label, and signs that lead from it. */
const LED = /^(?:e-?mail|mail|corre[a-z]|contacto)[.-]{2,}/;

const GLUED_LABEL = /^(?:personal|electronico|particular)(?=[a-z])/;

/** `Correolyeison-mosquera@…`: a label, and the stroke or colon behind it. */
const LABEL_READ_ON = /^correo[l1i|]?(?=[a-z]{3,}[._-])/;

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
