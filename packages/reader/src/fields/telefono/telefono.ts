import { parseTelefono, telefonoKind } from '@recluta/domain/telefono';
import { lineAt } from '../../text/evidence.ts';
import { type Candidato, ranked } from '../candidate.ts';
import type { Ajena, Lugar } from '../email/email.ts';
import { hitsOf } from '../matching/hits.ts';
import { isIntermediarys, isLeftAtHouse, isOfKin } from '../terceros/por-medio.ts';
import { isAnothers, type Titular } from '../terceros/propio.ts';
import { after, before, isOfJob, lineBefore } from '../view/context.ts';
import { sectionAt, type Vista } from '../view/view.ts';

/** A run of digits in groups, as phones are written; at most 20 groups, every repetition bounded. */
const RUN =
  /(?<![\d$.,-])(?<!(?<!wa\.me|\.com|\.cl)\/)(?:\(?(?:\+|00) ?)?\(?\d{1,12}\)?(?:(?:[ .\-()/_·\u00a0]{1,3}|(?<=\)))\d{1,11}\)?){0,19}/g;

/** One group of them, its country's sign included. */
const GROUP = /(?:\(?\s?(?:\+|00)\s?)?\(?\d{1,12}\)?/g;

/** A text made of numbers ends here. */
const MAX_RUNS = 400;

const LABEL =
  /\b(?:tel[eé]?fonos?|tel[eé]?f?|fonos?|phones?|cel|celus?|celulare?s?|movil(?:es)?|mobile|whats ?app|wsp|wsap|wassap|wasap|guasap|wpp?|contacto|contact|numeros?|cell|llamar|fijo|ph|tlf|tfno|n° (?:de )?(?:contacto|celular|telefono)|[fmct](?=[:.]))\b\s?(?:\/\s?[a-z]{2,10}|movil|celular|fijo|de contacto|personal|particular|oficina|trabajo|hogar|recados?|de recados?|(?:de |del |de la )?(?:vecin[oa]|familiar|herman[oa]|hij[oa]|mama|papa)|principal|propio|1|2|n[°o]|contacto|red fija|casa)?\s{0,2}[^a-z0-9\n]{0,36}\n?\t?\s?$/;
/** A longer way of saying it: `teléfono ocho dígitos antiguo:`, `mi número es el`, `llámame al`, `línea directa`. */
const SAID =
  /\b(?:tel[eé]?fonos?|fonos?|telf?|cel|celular(?:es)?|movil|whats ?app|wsp|wasap|numero|n°)\b(?=[^\d\n]{2,40}$)[^\d\n:]{0,32}:\s{0,2}$|\b(?:cel(?:ular)?|fono|telefono|movil)\b[ .:]{0,12}(?:ocho|nueve|8|9) (?:digitos|numeros|cifras)[^\d\n]{0,14}$|\b(?:mi|el) (?:numero|fono|telefono|celular|wsp|whatsapp|wasap)(?: es| actual| personal)?(?: el)?:? $|\b(?:llama[a-z]{1,4}|llamar|ubica[a-z]{1,4}|ubicable|contacta[a-z]{1,4}|escri[bv][a-z]{1,5}|habla[a-z]{1,4}|estoy|me encuentra[ns]?|atiendo|respondo)(?: [a-z]{2,10}){0,2}? (?:al|en el|a mi|por el)(?: (?:numero|fono|cel|celular|wsp|whatsapp|wasap))?:? $|@[a-z0-9.-]{4,40},? (?:o|y|u) (?:en el|al|por el|el) $|\b(?:linea directa|linea|red fija|fijo|fono (?:msje|msj|mensajes))[ .:]{1,4}$/;
/** `Mi teléfono es el de acá de la casa, …`, `se me ubica después de las 18 hrs en el …`, `red fija en mi domicilio`. */
const AT_HOME =
  /\b(?:mi (?:telefono|fono|celular|cel|numero|whatsapp|wsp)|(?:me|se me|nos) (?:puede[ns]? )?(?:llam|ubic|encuentr|encontr|contact|localiz)[a-z]{1,4}|ubicable|red fija|(?:telefono|fono|fijo|contest[a-z]{1,4}|hay alguien|siempre est[a-z]{2,4})\b[^\d\n;|]{0,20}(?:mio|(?:casa|domicilio|hogar)))\b(?:[^\d\n;|]{0,40}|[^\n;|]{0,36}\b(?:al|en el) (?:fono |fijo |numero )?)$/;
/** `+54 9 351 624 7718 (WhatsApp)`. */
const LABEL_BEHIND = /^[ \n]?[(-]? ?(?:(?:es |que es )?(?:mi|el) )?(?:whats ?app|wsp|celular|cel\b|movil|fono)/;
/** Whom an agency tells to call, and where a firm takes its calls. */
const AGENCY =
  /\b(?:(?:por|a traves de|por medio de|por intermedio de) (?:la|nuestra|esta) (?:consultora|agencia)[^\n]{0,60}|consultores|head ?hunters?|seleccion de personas|solicitudes|consultas|informes|reclamos|dudas|reservas|mesa central|(?:secretaria|porteria|recepcion|conserjeria|informaciones)(?= ?:)|central telefonica|(?:contacto|fono|telefono|numero|(?<![a-z])el) (?:del|de la) (?:centro|local|salon|hotel|clinica|tienda|oficina|empresa|colegio|tribunal|juzgado|municipio|municipalidad|hospital|consultorio|cesfam|liceo|escuela|jardin|taller|negocio|almacen|restaurante?|notaria|estudio|agencia|parroquia|junta de vecinos))\b[^\n]{0,60}$/;
/** Whose number heads an exported conversation: the other one's. */
const CHAT = /\b(?:conversacion|chat)(?: de whats ?app)? con $/;
const ON_LINE = /^ {0,2}[^a-z0-9\n]{0,3} ?(?:en linea|online|escribiendo|ult\. vez)(?![a-z])/;
/** What a profile's address ends with: `…/in/ana-soto-56984120073 (LinkedIn)`. */
const PROFILE = /^ ?\(linkedin\)/;
const NOT_PHONE =
  /(?:\b(?:orden|postulacion|operacion|boleta|factura|poliza|pedido|ticket|guia de despacho|solicitud|expediente|certificado|matricula|inscripcion|credencial|afiliado|cliente|proyecto|licitacion|tarjeta|documento|oferta|aviso|vacante)s?(?: de (?:compra|trabajo|postulacion|venta|ingreso))?|\br\.?u\.?[tn]\b\.?|presupuesto|monto|total|cedula(?: de identidad)?|c\.i\.?|pasaporte|passport|dni|identidad|folio|n° de serie|serie|cuenta(?: rut| corriente| vista)?|codigo(?: postal)?|postal|patente|registro|isbn|resolucion|contrato|rol|causa|licencia|\$|clp|uf)\s{0,2}(?:n[°ro.]{0,3})?\s?[:.\t\n°#-]{0,3}\s?$/;
const MONEY = /^[^\S\n]?(?:pesos|mil\b|millones|mm\b|clp|unidades|clientes|anos|personas|%)/;

/**
 * The candidate's phone in E.164. Mobiles go before landlines, Chilean numbers before foreign ones; referees',
 * employers' and emergency numbers are left out.
 */
export function findTelefonos(vista: Vista, titular: Titular = [], ajenas: readonly Ajena[] = []): Candidato<string>[] {
  const text = withoutRuts(joinBroken(vista.reading.ocr ? repairDigits(vista.plano) : vista.plano));
  const found: Candidato<string>[] = [];
  let runs = 0;
  for (const hit of hitsOf(text, RUN)) {
    if (digits(hit[0]).length < 7) continue;
    if (++runs > MAX_RUNS) break;
    const labelled = isLabelled(before(vista, hit.index, 48));
    for (const { numero, inicio } of numbersOf(hit[0])) {
      const at = hit.index + inicio;
      const puntos = score(vista, titular, at, numero, labelled);
      const valor = puntos > 0 ? toE164(numero, puntos > 4, OF_MOBILE.test(before(vista, at, 20))) : null;
      const kind = valor && telefonoKind(valor);
      if (valor && kind === 'fijo' && !AREAS.test(valor)) continue;
      if (ajenas.some((lugar) => isBeside(vista, { inicio: at, fin: at + numero.length }, lugar, kind === 'fijo')))
        continue;
      // A job's landline is the firm's, and so is the one in brackets behind the firm's street.
      if (kind === 'fijo' && sectionAt(vista, at) === 'experiencia') continue;
      if (kind !== 'movil' && isOfFirm(vista, at)) continue;
      if (!valor) continue;
      const own = ownership(vista, at, at + numero.length, kind === 'fijo');
      if (own === null) continue;
      const sum = puntos + kindBonus(valor) + own;
      // Whoever takes messages is somebody else: never sure.
      const total = own === RELATIVE ? Math.min(sum, UNSURE) : sum;
      found.push({ valor, puntos: total, inicio: at, fin: at + numero.length });
    }
  }
  return ranked([...found, ...inWords(vista, titular), ...(vista.reading.ocr ? tornNumbers(vista, titular) : [])]);
}

/** A mobile that a narrow cell breaks: `+56 9 8765` is all it says, and `4321` the first cell of the line below. */
const TORN_CELL =
  /(?<=(?:^|\n)[^\d\n\t]{0,12})(\(?\+ ?56\)? ?\(?9\)?[\d ]{2,7})\t[^\n]{0,120}\n([\d ]{3,7})(?=[\t\n])/g;

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

const DIGIT_WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const DIGIT = `(?:${DIGIT_WORDS.join('|')})`;
const IN_WORDS = new RegExp(`(?<![a-z])(?:${DIGIT}[ ,.\\n-]{1,3}){7,10}${DIGIT}(?![a-z])`, 'g');

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

/** Areas that there are (Subtel); other nine digits are a RUT or a code. */
const AREAS = /^\+56(?:2[23]|3[2-5]|4[1-5]|5[1-35-8]|6[13-578]|7[1-35])/;

/** Words between a number and an address that are of one and the same. */
const SAME =
  /^[^a-z0-9]{0,6}(?:(?:fono|telefono|tel|celular|cel|movil|whatsapp|correo|e-?mail|mail|o|y)[^a-z0-9]{0,4}){0,2}$/;

/** Whether a number goes with an address of somebody else: against it on its line; an office's with landlines alone. */
function isBeside(vista: Vista, numero: Lugar, { inicio, fin, persona }: Ajena, landline: boolean): boolean {
  if (!persona && !landline) return false;
  const between = numero.fin <= inicio ? vista.plano.slice(numero.fin, inicio) : vista.plano.slice(fin, numero.inicio);
  return between.length < 40 && SAME.test(between);
}

/** `+56 9` at the end of a line and the rest on the next one, as narrow columns break it. */
const joinBroken = (written: string): string => {
  // `Cel..975543321`: dots that lead to the number.
  const text = written.includes('..')
    ? written.replace(/(?<=[a-z])\.{2,12}(?=[\d+(])/g, (dots) => ' '.repeat(dots.length))
    : written;
  return (text.includes('[') ? text.replace(BRACKETED, (all) => all.replaceAll('[', '(').replaceAll(']', ')')) : text)
    .replace(
      /(?<![\d.-])((?:\+ ?56|\(\+?56|\b569?|\b0?9|\(9\))[\d ().-]{0,12})\n(?=[\d ]{4,11}(?:\n|$|,|\||- ))/g,
      '$1 ',
    )
    .replace(/(?<![\d.-])(0?9-)\n(?=\d{4}[ -]?\d{4}(?!\d))/g, '$1 ')
    .replace(/(?<![\d.,-])(\(?0?(?:2|[3-7]\d)\)?-)\n(?=\d{3,4}[ -]?\d{3,4}(?![\d-]))/g, '$1 ')
    .replace(/\bnueve[, -]{1,3}(?=\d{4}[ -]?\d{4}(?!\d))/g, (nueve) => `${' '.repeat(nueve.length - 2)}9 `)
    .replace(TORN_LANDLINE, (all, head: string, rest: string) =>
      /^[2-7]\d{8}$/.test(digits(head + rest)) ? `${head} ${rest}` : all,
    )
    .replace(TORN, (all, head: string, rest: string) => (isWhole(head, rest) ? `${head} ${rest}` : all));
};

/** `[+56] [9 8765 4321]`. */
const BRACKETED = /\[\+?[\d ]{1,16}\]/g;

/** A number that begins as a mobile's or with the country, and goes on in the next line of the sentence. */
const TORN =
  /(?<![\d.-])((?:\+ ?\d{2,3}|\(\+?56\)|56|\(?0?9\)?)(?:[ .-]{0,2}\d{1,4}){0,3}[ .-]?)\n(\(?\d{1,4}\)?(?:[ .-]?\d{1,4}){0,3})(?!\d)/g;

/** A landline in groups that goes on in the next line: `— 22 732` and `88 10 —`. */
const TORN_LANDLINE =
  /(?<=[|·•,;:—–-] )((?:2[ .-]?[23]|[3-7]\d)[ .-]\d{1,4}(?:[ .-]\d{2,4})?[ .-]?)\n(\d{2,4}(?:[ .-]\d{2,4})?)(?= ?(?:[|·•,;—–-]|\n|$))/g;

function isWhole(head: string, rest: string): boolean {
  const plain = digits(head + rest);
  // A foreign number that is none as far as the end of its line.
  if (/^\+ ?(?!56)/.test(head)) return digits(head).length < 9 && plain.length > 9 && plain.length < 14;
  return /^(?:56)?0?9\d{8}$|^56[2-7]\d{8}$/.test(plain);
}

/** A RUT printed beside a phone with nothing between lends it no digits. */
const withoutRuts = (text: string): string =>
  text.replace(/(?<![\d.])\d{1,2}\.\d{3}\.\d{3} ?- ?[\dk](?![\da-z])/g, (rut) => '|'.repeat(rut.length));

/** Asked of every number of a text: a pattern takes three times as long. */
function digits(text: string): string {
  let found = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 47 && code < 58) found += text[i];
  }
  return found;
}

/** The phones of a run: one, or several written one after another (`912345678 / 22345678`). */
function numbersOf(run: string): { numero: string; inicio: number }[] {
  const slash = run.search(/\/| [·-] (?=[+(\d])/);
  if (slash > 0 && digits(run.slice(0, slash)).length > 6 && digits(run.slice(slash)).length > 6) {
    const tail = run.slice(slash).replace(/^[\s/·-]+/, '');
    const rest = numbersOf(tail);
    const from = run.length - tail.length;
    return [
      ...numbersOf(run.slice(0, slash)),
      ...rest.map(({ numero, inicio }) => ({ numero, inicio: inicio + from })),
    ];
  }
  const numero = run.trimEnd().replace(/[ .\-/_·(]+$/, '');
  if (plausible(numero)) return [{ numero, inicio: 0 }];
  const found: { numero: string; inicio: number }[] = [];
  const groups = hitsOf(numero, GROUP);
  let from = 0;
  while (from < groups.length) {
    const start = groups[from]?.index ?? 0;
    const to = longestFrom(numero, groups, from, start);
    if (to > from) {
      const last = groups[to - 1];
      const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
      found.push({ numero: numero.slice(start, end), inicio: start });
      from = to;
    } else from++;
  }
  return found;
}

/** Index behind the last of the groups from `from` on that make a phone together; `from` when none do. */
function longestFrom(run: string, groups: RegExpExecArray[], from: number, start: number): number {
  for (let to = Math.min(groups.length, from + 6); to > from; to--) {
    const last = groups[to - 1];
    if (last && plausible(run.slice(start, last.index + last[0].length))) return to;
  }
  return from;
}

function plausible(text: string): boolean {
  const plain = digits(text);
  // Most numbers are too short, and none of them is of another country.
  if (plain.length < SHORTEST && !/\+|00/.test(text)) return false;
  // `ISO 9001/14001`: only an area or a mobile's nine stands before a stroke.
  if (/^[^/]*\d{4}[^/]*\/\d/.test(text.replace(/^\(?\+?56/, ''))) return false;
  if (/(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d/.test(text) || /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}(?!\d)/.test(text))
    return false;
  if (/^\(?\s?(?:\+|00)/.test(text)) return plain.length <= 15 && toE164(text, true) !== null;
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:-\d)?$/.test(text) && !/^9\.\d{3}\.\d{3}\.\d/.test(text)) return false;
  return plain.length <= 13 && toE164(text, true) !== null;
}

/** Digits of a number of before 2016. */
const SHORTEST = 8;

/** E.164; the short numbers of before 2016 (eight digits, or a landline with `02`) only where a phone is expected. */
function toE164(text: string, expected: boolean, mobile = false): string | null {
  const plain = digits(text);
  const old = expected && !mobile && plain.length < 10 ? OLD_LANDLINE.exec(text) : null;
  if (old) return parseTelefono(`${old[1]}2${plain.slice(-6)}`);
  const international = /^\(?\s?(?:\+|00)/.test(text);
  const national = plain.replace(/^0+/, '');
  // A dot or a bullet before a mobile is read as a plus, and some write one: no country's number is so short.
  if (international && !/^9\d{8}$/.test(plain))
    return parseTelefono(`+${plain.replace(/^00/, '').replace(/^560+/, '56')}`);
  if (/^56\d{9}$/.test(plain)) return parseTelefono(plain);
  if (/^560\d{9}$/.test(plain)) return parseTelefono(`56${plain.slice(3)}`);
  if (national.length === 9) return parseTelefono(national);
  if (!expected) return null;
  if (FOREIGN.test(text) && plain.length > 10) return parseTelefono(`+${plain}`);
  // Mobiles of Venezuela and Colombia as they are written there: no Chilean number is as long.
  if (/^04(?:1[2468]|2[2468])\d{7}$/.test(plain)) return `+58${plain.slice(1)}`;
  if (/^3[0-2]\d{8}$/.test(plain)) return `+57${plain}`;
  // Santiago's numbers got a 2 in front of theirs; mobiles a 9 (Subtel, 2013 and 2016).
  if (/^2\d{7}$/.test(national)) return parseTelefono(`2${national}`);
  if (/^56[2-9]\d{7}$/.test(plain)) return parseTelefono(plain.slice(2));
  return /^[3-9]\d{7}$/.test(national) ? `+569${national}` : null;
}

/** An area and six digits, before all of them got a 2 in front (Subtel, 2013): `(051) 617702`, `45-337 019`. */
const OLD_LANDLINE =
  /^\(?0?(3[2-5]|4[1-5]|5[1-35-8]|6[13-578]|7[1-35])(?:\)[ .-]{0,3}| ?[.-] ?| {1,2})\d{3}[ .-]?\d{3}$/;
/** What stands before old mobiles of eight digits. */
const OF_MOBILE = /\b(?:cel|celu|celular|celulares|movil|whats ?app|wsp|wasap)\b[^a-z]{0,8}$/;

/** The neighbours' and Spain's codes with their sign left out: `54 9 341 588 2047`. */
const FOREIGN = /^\(?(?:5[1-578]|59[138]|34)\)?[ .-]\d/;

const FIRM_BEFORE =
  /\((?:av|avda|avenida|calle|pasaje|camino|sucursal|casa matriz)\b[^()\n]{3,60}$|\b(?:notaria|estudio|clinica|hospital|consultorio|cesfam|colegio|liceo|escuela|jardin|hotel|hostal|restaurante?|ferreteria|panaderia|farmacia|supermercado|tienda|empresa|constructora|transportes|comercial|importadora|inmobiliaria|banco|municipalidad|fundacion|consultora|distribuidora|taller|fabrica|corporacion|administracion|condominio|edificio)\b[^()\n]{0,40}\((?:fono|tel|telefono)?[ .:]{0,3}$|\b(?:of|oficina|piso)\.? ?\d{1,4} {0,2}[·|,–-] {0,2}\(?$/;
/** `Biblioteca Municipal (2) 2345 6677`: a house that opens the line, and nothing but its name before the number. */
const HOUSE_BEFORE =
  /\b(?:resorts?|school|college|academy|university|inc|llc|corp|gmbh|company)\b[ .:(|\t-]{0,6}$|^[^a-z0-9]{0,4}(?:notaria|clinica|hospital|consultorio|cesfam|colegio|liceo|escuela|jardin|instituto|universidad|biblioteca|hotel|hostal|restaurante?|ferreteria|panaderia|farmacia|supermercado|tienda|empresa|constructora|transportes|comercial|importadora|inmobiliaria|banco|municipalidad|fundacion|consultora|distribuidora|taller|fabrica|corporacion)\b(?:[a-z .,'&-]{0,44}|[^\n\t|;:·•/]{0,60})[ :(|\t-]{0,4}$/;
const isOfFirm = (vista: Vista, at: number): boolean => {
  const line = lineBefore(vista, at, 90);
  return FIRM_BEFORE.test(line) || HOUSE_BEFORE.test(line);
};

/** A number in the line or the rows that tell of one job is the firm's. */
function isJobs(vista: Vista, at: number, labelled: boolean): boolean {
  if (isOfJob(vista, at)) return true;
  const line = lineAt(vista.reading, at);
  return !labelled && line !== null && /\b(?:19|20)\d\d\b/.test(vista.plano.slice(line.inicio, line.fin));
}

/** `Botillería El Sol, jefe Lucho Pérez 9 8765 0012`: behind what a job is told in, and no address of one's own. */
const TOLD_JOB = /^(?![^\n]{0,80}(?:@|\bcontacto))[^\n]{0,40}[a-z]{3,20}[ ,.]{1,2}[a-z]{3,20}/;

const isLabelled = (context: string): boolean => LABEL.test(context) || SAID.test(context) || AT_HOME.test(context);

function isSenders(vista: Vista, inicio: number, titular: Titular): boolean {
  const line = lineBefore(vista, inicio, 140);
  return isIntermediarys(line, vista.texto.slice(inicio - line.length, inicio), titular);
}

/** The first digit in letters: `nueve, 4622 7190`. */
const SPELLED = /\bnueve?,?$/;

/** `given` says that a label stands before the first of several numbers. */
function score(vista: Vista, titular: Titular, inicio: number, numero: string, given: boolean): number {
  const context = before(vista, inicio, 48);
  if (NOT_PHONE.test(context) || CHAT.test(context) || AGENCY.test(lineBefore(vista, inicio, 80))) return 0;
  const told = after(vista, inicio + numero.length, 24);
  const said = given || isLabelled(context);
  // `Cel. 9 8765 4321 Años de trabajo`: a mobile behind its label counts nothing, whatever is printed behind it.
  const counts = MONEY.test(told.slice(0, 12)) && !(said && /^(?:56)?0?9\d{8}$/.test(digits(numero)));
  if (counts || ON_LINE.test(told) || PROFILE.test(told)) return 0;
  const behind = after(vista, inicio + numero.length, 2);
  // Written whole it is a phone even where a word was printed against it.
  const whole = /^\(?\+56 ?\(?9/.test(numero) && digits(numero).length === 11;
  const closed = numero.endsWith(')');
  if (
    /^-[\dk]/.test(behind) ||
    (!whole && ((!closed && /^(?:[a-z]|@\S)/.test(behind)) || /[@a-z_]$/.test(context.replace(SPELLED, ''))))
  )
    return 0;
  const labelled = said || LABEL_BEHIND.test(told);
  if (isAnothers(vista, inicio, titular) || isSenders(vista, inicio, titular)) return 0;
  const plain = digits(numero);
  const shaped =
    /^\(?\s?(?:\+|00)/.test(numero) || /^56\d{9}$/.test(plain) || /^0?9\d{8}$/.test(plain) || AREA.test(numero);
  const section = sectionAt(vista, inicio);
  if (section === 'experiencia' && isJobs(vista, inicio, labelled)) return 0;
  if (section === 'experiencia' && !labelled && TOLD_JOB.test(lineBefore(vista, inicio, 80))) return 0;
  const own = section === 'inicio' || section === 'personal' || section === 'perfil' || section === 'renta';
  const icon = /[☎✆📞📱🕿]\ufe0f? ?$/u.test(vista.texto.slice(Math.max(0, inicio - 4), inicio));
  const alone =
    own && /^[3-9]\d{7}$/.test(plain) && /(?:^|[\n\t|•·*]) ?$/.test(context) && /^ ?(?:$|[\n\t|•·])/.test(behind);
  if (!labelled && !shaped && !own && !icon) return 0;
  return (
    (labelled || icon || alone ? 4 : 0) +
    (shaped ? 3 : 0) +
    (own ? 3 : 0) -
    (section === 'experiencia' ? 2 : 0) -
    inicio / (vista.plano.length + 1)
  );
}

/** Points that a relative's or a neighbour's number loses, and the most it may have: less than a sure one needs. */
const RELATIVE = -4;
const UNSURE = 7;

/** Whose number it is: a relative or a neighbour takes messages, `el mío` and `(propio)` are the own; null when it is plainly another's. */
function ownership(vista: Vista, inicio: number, fin: number, landline: boolean): number | null {
  const near = before(vista, inicio, 40);
  const start =
    Math.max(near.lastIndexOf('\n'), near.lastIndexOf(';'), near.lastIndexOf('/'), near.search(/\d[^\d]*$/)) + 1;
  // What stands in brackets against the number before is said of that one.
  const clause = near.slice(start).replace(/\d/.test(near.charAt(start - 1)) ? /^ ?\([^()]{0,30}\)/ : '', '');
  const behind = /^[^\n;/\d]{0,48}/.exec(after(vista, fin, 48))?.[0] ?? '';
  // What stands before the next number is said of that one.
  const last = !/\d/.test(after(vista, fin + behind.length, 1));
  const [bracketed = '', told = ''] = /^ {0,2}(?:\(([^)\d]{2,28})\)|[,-] ([^,\d]{2,30})$)/.exec(behind)?.slice(1) ?? [];
  const note = bracketed || (last ? told : '');
  if (GIVEN_UP.test(clause) || GONE.test(behind)) return RELATIVE - 3;
  if (OWN.test(clause) || OWN.test(note)) return 1.5;
  // A relative's landline may be that of the house where the candidate lives as well.
  if (!landline && isOfKin(clause, note || told) && !LENT.test(lineBefore(vista, inicio, 60))) return null;
  if (isLeftAtHouse(saidBefore(vista, inicio), behind, landline)) return null;
  if (RELATIVES.test(clause) || RELATIVES.test(note)) return RELATIVE;
  return WORK.test(clause) || WORK.test(note) ? -2 : 0;
}

/** `Celular de mi mamá: …` in the row of the form for it: who has none is reached there. */
const LENT = /^[^a-z]{0,4}(?:celular|cel|fono|telefono|tel|movil|whatsapp|wsp)\.? (?:de|del) [^:\n]{2,30}: ?$/;

/** What is said of a number since the last one, the last sentence or the last cell. */
function saidBefore(vista: Vista, inicio: number): string {
  // `Junta de vecinos N° 12, presidente …` is one clause.
  const near = lineBefore(vista, inicio, 90).replace(/n° ?\d{1,3}(?!\d)/g, (number) => '-'.repeat(number.length));
  return near.slice(
    Math.max(near.search(/\d[^\d]*$/), near.search(/(?:[;|\t·•]| \/ )[^;|\t·•/]*$/), near.lastIndexOf('. ')) + 1,
  );
}

/** A number that is no more: `mi número anterior …`, `… ya no existe`. */
const GIVEN_UP = /\b(?:numero|celular|fono|telefono|cel) (?:anterior|antiguo|viejo|perdido|robado)\b/;
const GONE =
  /^[ ,.(-]{0,4}(?:(?:(?:de|en) [a-z]{4,12} )?(?:ese |este |que )?ya no (?:existe|lo |uso|ocupo|tengo|funciona|es mio)|dado de baja|fuera de servicio|robado|perdido)/;

/** An area in brackets and seven digits: `(65) 234 1907`. */
const AREA = /^\(0?(?:2|[3-7]\d)\)(?:[ .-]?\d){7,8}$/;

const OWN =
  /\b(?:(?:llam|ubic|contact|encontr|escrib)[a-z]{2,3}l[oa]|mi[oa]|mi (?:numero|celular|cel|fono|telefono|whatsapp|wsp|casa)|de la casa|propio|personal|particular|directo)\b/;
const WORK = /\b(?:trabajo|(?<!horario de )oficina|empresa|laboral|anexo)\b/;
const RELATIVES =
  /\b(?:mi |de )?(?:hij[oa]|senora|espos[oa]|marid[oa]|polol[oa]|pareja|mama|papa|madre|padre|herman[oa]|ti[oa]|abuel[oa]|prim[oa]|cunad[oa]|suegr[oa]|vecin[oa]|sobrin[oa]|niet[oa]|amig[oa]|apoderad[oa]|recados?|avisos?|urgencias?|emergencias?|alternativo|opcional)\b/;

function kindBonus(e164: string): number {
  const kind = telefonoKind(e164);
  return kind === 'movil' ? 2.5 : kind === 'fijo' ? 0 : -2.5;
}

const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', '|': '1', s: '5', b: '8', z: '2' };

/** Letters that a recogniser gives for digits, where digits stand around them. */
function repairDigits(text: string): string {
  return text.replace(/(?<=\d[ .-]?)[oil|sbz](?=[ .-]?\d)/g, (letter) => MISREAD[letter] ?? letter);
}
