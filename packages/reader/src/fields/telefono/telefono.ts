import { telefonoKind } from '@recluta/domain/telefono';
import { type Candidato, ranked } from '../candidate.ts';
import type { Ajena, Lugar } from '../email/de-quien.ts';
import { hitsOf } from '../matching/hits.ts';
import { isTold } from '../terceros/contado.ts';
import { isAboveOwnAddress, isBelowOwnAddress, isInRowOfFacts } from '../terceros/dicho-propio.ts';
import { isIntermediarys } from '../terceros/intermediarios.ts';
import { isBesideOwnAddress } from '../terceros/nombrados.ts';
import { isAnothers } from '../terceros/propio.ts';
import type { Titular } from '../terceros/titular.ts';
import { after, before } from '../view/context.ts';
import { isEarly, sectionAt, type Vista } from '../view/view.ts';
import {
  isBeside,
  isEmployers,
  isInBrackets,
  isJobLine,
  isOfAgency,
  isOfFirm,
  ownership,
  RELATIVE,
} from './de-quien.ts';
import { AREA, DIGIT_WORDS, digits, hasArea, IN_WORDS, MAX_RUNS, toE164, writtenIn } from './numeros.ts';

/** The most that the number of whoever takes messages may have: less than a sure one needs. */
const UNSURE = 7;

const LABEL =
  /\b(?:tel[eé]?fonos?|tel[eé]?f?|fonos?|phones?|cel|celus?|celulare?s?|movil(?:es)?|mobile|whats ?app|wsp|wsap|wassap|wasap|guasap|wpp?|contacto|contact|numeros?|cell|llamar|fijo|ph|tlf|tfno|n° (?:de )?(?:contacto|celular|telefono)|[fmct](?=[:.]))\b\s?(?:\/\s?[a-z]{2,10}|movil|celular|fijo|de contacto|personal|particular|oficina|trabajo|hogar|recados?|de recados?|(?:de |del |de la )?(?:vecin[oa]|familiar|herman[oa]|hij[oa]|mama|papa)|principal|propio|1|2|n[°o]|contacto|red fija|casa)?\s{0,2}[^a-z0-9\n]{0,36}\n?\t?\s?$/;

/** A longer way of saying it: `teléfono ocho dígitos antiguo:`, `mi número es el`, `llámame al`, `línea directa`. */
const SAID =
  /\b(?:tel[eé]?fonos?|fonos?|telf?|cel|celular(?:es)?|movil|whats ?app|wsp|wasap|numero|n°)\b(?=[^\d\n]{2,40}$)[^\d\n:]{0,32}:\s{0,2}$|\b(?:cel(?:ular)?|fono|telefono|movil)\b[ .:]{0,12}(?:ocho|nueve|8|9) (?:digitos|numeros|cifras)[^\d\n]{0,14}$|\b(?:mi|el) (?:numero|fono|telefono|celular|wsp|whatsapp|wasap)(?: es| actual| personal)?(?: el)?:?\s$|\b(?:llama[a-z]{1,4}|llamar|ubica[a-z]{1,4}|ubicable|contacta[a-z]{1,4}|escri[bv][a-z]{1,5}|habla[a-z]{1,4}|estoy|me encuentra[ns]?|atiendo|respondo)(?: [a-z]{2,10}){0,2}? (?:al|en el|a mi|por el)(?: (?:numero|fono|cel|celular|wsp|whatsapp|wasap))?:? $|@[a-z0-9.-]{4,40},? (?:o|y|u) (?:en el|al|por el|el) $|\b(?:linea directa|linea|red fija|fijo|fono (?:msje|msj|mensajes))[ .:]{1,4}$/;

/** `Mi teléfono es el de acá de la casa, …`, `se me ubica después de las 18 hrs en el …`, `red fija en mi domicilio`. */
const AT_HOME =
  /\b(?:mi (?:telefono|fono|celular|cel|numero|whatsapp|wsp)|(?:me|se me|nos) (?:puede[ns]? )?(?:llam|ubic|encuentr|encontr|contact|localiz)[a-z]{1,4}|ubicable|red fija|(?:telefono|fono|fijo|contest[a-z]{1,4}|hay alguien|siempre est[a-z]{2,4})\b[^\d\n;|]{0,20}(?:mio|(?:casa|domicilio|hogar)))\b(?:[^\d\n;|]{0,40}|[^\n;|]{0,36}\b(?:al|en el) (?:fono |fijo |numero )?)$/;

/** `+54 9 351 624 7718 (WhatsApp)`. */
const LABEL_BEHIND =
  /^[ \n]?[(|·–-]? ?(?:(?:es |que es )?(?:mi|el) )?(?:whats ?app|wsp|celular|cel\b|movil|fono)|^ ?\(?(?:anteponer|antes va|agregar|anteponga)\b/;

/** Whose number heads an exported conversation: the other one's. */
const CHAT = /\b(?:conversacion|chat)(?: de whats ?app)? con $/;

const ON_LINE = /^ {0,2}[^a-z0-9\n]{0,3} ?(?:en linea|online|escribiendo|ult\. vez)(?![a-z])/;

/** What a profile's address ends with: `…/in/ana-soto-56984120073 (LinkedIn)`. */
const PROFILE = /^ ?\(linkedin\)/;

const NOT_PHONE =
  /(?:\b(?:orden|postulacion|operacion|verificacion|validacion|seguimiento|autorizacion|comprobante|boleta|factura|poliza|pedido|ticket|guia de despacho|solicitud|expediente|certificado|matricula|inscripcion|credencial|afiliado|cliente|proyecto|licitacion|tarjeta|documento|oferta|aviso|vacante)s?(?: de (?:compra|trabajo|postulacion|venta|ingreso))?|\br\.?u\.?[tn]\b\.?|presupuesto|monto|total|cedula(?: nacional)?(?: de identidad)?|c\.i\.?|pasaporte|passport|dni|identidad|folio|n° de serie|serie|cuenta(?: rut| corriente| vista)?|codigo(?: postal)?|postal|patente|registro|isbn|resolucion|contrato|rol|causa|licencia|\$|clp|uf)\s{0,2}(?:n[°ro.]{0,3})?\s?[:.\t\n°#-]{0,3}\s?$/;

const MONEY = /^[^\S\n]?(?:pesos|mil\b|millones|mm\b|clp|unidades|clientes|anos|personas|%)/;

/**
 * The candidate's phone in E.164. Mobiles go before landlines, Chilean numbers before foreign ones; referees',
 * employers' and emergency numbers are left out.
 */
export function findTelefonos(vista: Vista, titular: Titular = [], ajenas: readonly Ajena[] = []): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  for (const { numero, inicio: at, tramo } of writtenIn(vista)) {
    const labelled = isLabelled(before(vista, tramo, 48));
    const puntos = score(vista, titular, at, numero, labelled);
    const valor =
      puntos === 0 ? null : toE164(numero, puntos === AJENO || puntos > 4, OF_MOBILE.test(before(vista, at, 20)));
    if (!valor) continue;
    const landline = telefonoKind(valor) === 'fijo';
    if (landline && !hasArea(valor)) continue;
    const lugar = { inicio: at, fin: at + numero.length };
    if (puntos === AJENO) {
      found.push({ valor, puntos: 0, ajeno: true, ...lugar });
      continue;
    }
    // What is a job's in one reading is no one else's in another that tears it from its job.
    if (landline && isToldAmongJobs(vista, at)) {
      found.push({ valor, puntos: 0, ajeno: true, ...lugar });
      continue;
    }
    const isTheirs = !isBesideOwnAddress(vista, at, titular) && isFirms(vista, lugar, valor, ajenas);
    const own = isTheirs ? null : ownership(vista, at, lugar.fin, landline);
    if (own === null) continue;
    const sum = puntos + kindBonus(valor) + own;
    // Whoever takes messages is somebody else: never sure.
    const total = own === RELATIVE ? Math.min(sum, UNSURE) : sum;
    found.push({ valor, puntos: total, ...lugar });
  }
  return ranked([...found, ...inWords(vista, titular), ...(vista.reading.ocr ? tornNumbers(vista, titular) : [])]);
}

/** Points of a number that is somebody else's. */
const AJENO = -1;

/** A job's landline is the firm's. */
const isToldAmongJobs = (vista: Vista, at: number): boolean =>
  sectionAt(vista, at) === 'experiencia' || isJobLine(vista, at);

/** A number in brackets behind a firm's street or beside its address. */
function isFirms(vista: Vista, lugar: Lugar, e164: string, ajenas: readonly Ajena[]): boolean {
  const kind = telefonoKind(e164);
  return (
    isInBrackets(vista, lugar, kind === 'fijo') ||
    ajenas.some((ajena) => isBeside(vista, lugar, ajena, kind === 'fijo')) ||
    (kind !== 'movil' && isOfFirm(vista, lugar.inicio))
  );
}

/** A mobile that a narrow cell breaks: `+56 9 8765` ends it, and `4321` is the first cell of a line below. */
const TORN_CELL =
  /(?<=(?:^|[\n\t])[^\d\n\t]{0,12})(\(?\+ ?56\)? ?\(?9?\)?[\d ]{2,7})\t[^\n]{0,120}\n(?:[^\d\n]{1,24}\n)?([\d ]{3,7})(?=[\t\n])/g;

/** A picture's words have the order of their lines: cells stand between the two halves. */
function tornNumbers(vista: Vista, titular: Titular): Candidato<string>[] {
  return hitsOf(vista.plano, TORN_CELL, MAX_RUNS).flatMap(({ index, 1: head = '', 2: rest = '' }) => {
    const valor = digits(head + rest).length === 11 ? toE164(head + rest, true) : null;
    const puntos = valor ? score(vista, titular, index, head + rest, false) : 0;
    const own = ownership(vista, index, index + head.length, false);
    if (!valor || puntos <= 0 || own === null) return [];
    return [{ valor, puntos: puntos + kindBonus(valor) + own, inicio: index, fin: index + head.length }];
  });
}

/** Every digit in letters, as those do who fear robots: `nueve, ocho siete seis …`. */
function inWords(vista: Vista, titular: Titular): Candidato<string>[] {
  if (!vista.plano.includes('nueve')) return [];
  return hitsOf(vista.plano, IN_WORDS, MAX_RUNS).flatMap(({ index, 0: said }) => {
    const numero = said.split(/[^a-z]+/).map((word) => DIGIT_WORDS.indexOf(word));
    // Eight that begin with a nine lack one that was not heard.
    const valor = numero[0] === 9 && numero.length < 9 ? null : toE164(numero.join(''), true);
    if (!valor || isAnothers(vista, index, titular)) return [];
    const labelled = isLabelled(before(vista, index, 48)) ? 4 : 0;
    const fin = index + said.length;
    const own = ownership(vista, index, fin, false);
    return own === null ? [] : [{ valor, puntos: 3 + labelled + kindBonus(valor) + own, inicio: index, fin }];
  });
}

/** What stands before old mobiles of eight digits. */
export const OF_MOBILE = /\b(?:cel|celu|celular|celulares|movil|whats ?app|wsp|wasap)\b[^a-z]{0,8}$/;

/** `Teléfono: +56 64 2 238 190 (casa), +56 9 6541 2093`: the second of one label. */
const SECOND =
  /\b(?:tel[eé]?fonos?|fonos?|contactos?|telf?|cel|celular(?:es)?)\b ?[:.] ?\+?\(?\d[\d ().-]{6,18}(?: ?\((?:casa|fijo|trabajo|oficina|recados?|celular|cel|movil|personal)\))?(?:,|;| \/| y) ?$/;

const isLabelled = (context: string): boolean =>
  LABEL.test(context) || SAID.test(context) || AT_HOME.test(context) || SECOND.test(context);

/** The first digit in letters: `nueve, 4622 7190`. */
const SPELLED = /\bnueve?,?$/;

/** `Celular:9 8765 4321Correo:`, `cel987654321`, `____987654321`: what touches a number in a form. */
const NEXT_LABEL = /^(?:correo|e-?mail|mail|rut\b|edad|direcc|domic|nacional|estado|fecha|fono|tel[eé]f|comuna|ciudad)/;
const GLUED_LABEL = /(?:(?<![a-z])(?:cel|celular|fono|telefono|tel|movil|wsp|whatsapp|contacto|principal)|_{2,})$/;

/** `Se le ubica al(09) 8550 6139`. */
const AREA_FIRST = /^\(\+?(?:56|0?9)\)/;

/** `certificado Cesmec N° 44120 (2024)`. */
const IN_YEAR = /\((?:19|20)\d\d\)?$/;

/** `given` says that a label stands before the first of several numbers. */
function score(vista: Vista, titular: Titular, inicio: number, numero: string, given: boolean): number {
  const context = before(vista, inicio, 48);
  const isBelow = /\n ?$/.test(context) && /^\(?\+56 ?\(?9/.test(numero);
  if ((!isBelow && NOT_PHONE.test(context)) || CHAT.test(context) || IN_YEAR.test(numero)) return 0;
  if (isOfAgency(vista, inicio)) return 0;
  const told = after(vista, inicio + numero.length, 24);
  const said = given || isLabelled(context);
  // `Cel. 9 8765 4321 Años de trabajo`: a mobile behind its label counts nothing, whatever is printed behind it.
  const counts =
    MONEY.test(told.slice(0, 12)) && !((said || numero.startsWith('+')) && /^(?:56)?0?9\d{8}$/.test(digits(numero)));
  if (counts || ON_LINE.test(told) || PROFILE.test(told)) return 0;
  const behind = after(vista, inicio + numero.length, 8);
  // Written whole it is a phone even where a word was printed against it.
  const whole = /^\(?\+56 ?\(?9/.test(numero) && digits(numero).length === 11;
  const closed = numero.endsWith(')');
  if (
    /^-[\dk](?!\d)/.test(behind) ||
    (!whole &&
      ((!closed && /^(?:[a-z]|@\S)/.test(behind) && !NEXT_LABEL.test(behind)) ||
        (!AREA_FIRST.test(numero) && /[@a-z_]$/.test(context.replace(SPELLED, '').replace(GLUED_LABEL, '')))))
  )
    return 0;
  const labelled = said || LABEL_BEHIND.test(told);
  if (isAnothers(vista, inicio - restOf(vista, inicio, numero), titular)) return AJENO;
  if (!isBesideOwnAddress(vista, inicio, titular) && isTold(vista, inicio, inicio + numero.length, titular))
    return AJENO;
  if (isIntermediarys(vista, inicio, titular, !/^(?:56)?0?9/.test(digits(numero)))) return 0;
  const plain = digits(numero);
  const shaped =
    /^\(?\s?(?:\+|00)/.test(numero) || /^56\d{9}$/.test(plain) || /^0?9\d{8}$/.test(plain) || AREA.test(numero);
  const section = sectionAt(vista, inicio);
  if (section === 'experiencia' && isEmployers(vista, inicio, labelled)) return AJENO;
  const beside = isBesideOwnAddress(vista, inicio, titular);
  const own = isEarly(section) || section === 'renta' || beside;
  const icon = /[☎☏✆📞📱📲🕻🕼🕽🕾🕿🖀▯▮\ue000-\uf8ff]\ufe0f? ?$/u.test(vista.texto.slice(Math.max(0, inicio - 4), inicio));
  const alone =
    own && /^[3-9]\d{7}$/.test(plain) && /(?:^|[\n\t|•·*]) ?$/.test(context) && /^ ?(?:$|[\n\t|•·])/.test(behind);
  if (!labelled && !shaped && !own && !icon) return 0;
  return (
    (labelled || icon || alone ? 4 : 0) +
    (shaped ? 3 : 0) +
    (own ? 3 : 0) +
    atAddress(vista, inicio, titular) -
    (section === 'experiencia' ? 2 : 0) -
    inicio / (vista.plano.length + 1)
  );
}

/** Points of a number in a row of facts with the candidate's address, or right above or below that. */
function atAddress(vista: Vista, inicio: number, titular: Titular): number {
  if (isInRowOfFacts(vista, inicio, titular)) return 4;
  return isAboveOwnAddress(vista, inicio, titular) || isBelowOwnAddress(vista, inicio, titular) ? 1 : 0;
}

/** `Jefa: Ingrid Pohl, cel. 9` and, lines below, `8127 5563`: how far before it the number begins whose end this is. */
function restOf(vista: Vista, inicio: number, numero: string): number {
  if (!/^\d{4} ?\d{4}$/.test(numero)) return 0;
  const near = before(vista, inicio, 120);
  const head = TORN_OFF.exec(near);
  return head ? near.length - head.index : 0;
}

const TORN_OFF = /(?<=\b(?:cel|celular|fono|telefono|tel|movil|whatsapp)\.? ?:? ?)(?:\+? ?56 ?)?9\n/;

function kindBonus(e164: string): number {
  const kind = telefonoKind(e164);
  return kind === 'movil' ? 2.5 : kind === 'fijo' ? 0 : -2.5;
}
