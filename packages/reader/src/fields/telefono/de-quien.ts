import { PADRES } from '../../../data/avisos.ts';
import type { Ajena, Lugar } from '../email/de-quien.ts';
import { isLeftAtHouse, isOfKin } from '../terceros/por-medio.ts';
import { isInJobRows } from '../terceros/propio.ts';
import { after, before, lineBefore, lineOf, saidBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';

/** Whom an agency tells to call, and where a firm takes its calls. */
const AGENCY =
  /\b(?:(?:por|a traves de|por medio de|por intermedio de) (?:la|nuestra|esta) (?:consultora|agencia)[^\n]{0,60}|consultores|head ?hunters?|seleccion de personas|solicitudes|consultas|informes|reclamos|dudas|reservas|mesa central|(?:oficina|departamento|depto\.?|area) de (?:personal|rr\.? ?hh\.?|recursos humanos|bienestar|seleccion|partes|personas)|(?:(?:executive |personal )?assistant|asistente|secretaria|porteria|recepcion|conserjeria|informaciones|boleteria)(?: y [a-z]{4,12})?(?= ?:)|central telefonica|contacto (?:empresa|oficina)(?= ?:)|(?:contacto|fono|telefono|numero|(?<![a-z])el) (?:del|de la) (?:establecimiento|planta|sindicato|faena|obra|fundo|vina|packing|centro|local|salon|hotel|clinica|tienda|oficina|empresa|colegio|tribunal|juzgado|municipio|municipalidad|hospital|consultorio|cesfam|liceo|escuela|jardin|taller|negocio|almacen|restaurante?|notaria|estudio|agencia|parroquia|junta de vecinos))\b[^\n]{0,60}$/;

const OWN_SENTENCE = /\d\. [a-z]{3,9}[ :.]{1,3}$/;

/** `Contacto del centro:`, and below it how it is reached, or the second of its numbers. */
export function isOfAgency(vista: Vista, inicio: number): boolean {
  const line = lineBefore(vista, inicio, 80);
  // `Teléfono del taller: 65 2 671 418. Celular: …`: another number, with a label of its own.
  if (AGENCY.test(line.slice(line.search(OWN_SENTENCE) + 1))) return true;
  const above = lineBefore(vista, inicio - line.length - 1, 80);
  return /(?::|\d ?\/)$/.test(above) && AGENCY.test(`${above} ${line}`);
}

/** `2012–2015 Productor, Parque Cultural, fono …`: the line of a job, in whatever section. */
const JOB_LINE =
  /^[^a-z0-9]{0,4}(?:[a-z]{3,10}\.? (?:de )?)?(?:19|20)\d\d ?(?:[–—-]|a|al|hasta) ?(?:[a-z]{3,10}\.? (?:de )?)?(?:(?:19|20)\d\d|hoy|actual|la fecha|presente)/;

export const isJobLine = (vista: Vista, at: number): boolean => JOB_LINE.test(lineOf(vista, at));

/** Words between a number and an address that are of one and the same. */
const SAME =
  /^[^a-z0-9]{0,6}(?:(?:fono|telefono|tel|celular|cel|movil|whatsapp|correo|e-?mail|mail|o|y)[^a-z0-9]{0,4}){0,2}$/;

/** Whether a number goes with an address of somebody else: against it on its line; an office's with landlines alone. */
export function isBeside(vista: Vista, numero: Lugar, { inicio, fin, persona }: Ajena, landline: boolean): boolean {
  if (!persona && !landline) return false;
  const between = numero.fin <= inicio ? vista.plano.slice(numero.fin, inicio) : vista.plano.slice(fin, numero.inicio);
  return between.length < 40 && SAME.test(between);
}

/** Houses that have a number of their own. */
const HOUSES =
  'notaria|clinica|hospital|consultorio|cesfam|colegio|liceo|escuela|jardin|hotel|hostal|restaurante?|ferreteria|panaderia|farmacia|supermercado|tienda|empresa|constructora|transportes|comercial|importadora|inmobiliaria|banco|municipalidad|fundacion|consultora|distribuidora|taller|fabrica|corporacion';
/** `(Av. Matta 120, …`, `Notaría Soto (fono …`, `of. 301 · …`: behind a firm's street or its name. */
const FIRM_BEFORE = new RegExp(
  `\\((?:av|avda|avenida|calle|pasaje|camino|sucursal|casa matriz)\\b[^()\\n]{3,60}$|\\b(?:${HOUSES}|estudio|administracion|condominio|edificio)\\b[^()\\n]{0,40}\\((?:fono|tel|telefono)?[ .:]{0,3}$|\\b(?:of|oficina|piso)\\.? ?\\d{1,4} {0,2}[·|,–-] {0,2}\\(?$`,
);
/** `Biblioteca Municipal (2) 2345 6677`: a house that opens the line, and nothing but its name before the number. */
const HOUSE_BEFORE = new RegExp(
  `\\b(?:resorts?|school|college|academy|university|inc|llc|corp|gmbh|company)\\b[ .:(|\\t-]{0,6}$|^[^a-z0-9]{0,4}(?:duoc ?uc|duoc|inacap|aiep|iplacex|universidad|instituto)\\b[^\\n]{0,70}\\bsede\\b[^\\n\\d]{0,40}$|^[^a-z0-9]{0,4}(?:${HOUSES}|instituto|universidad|biblioteca)\\b(?:[a-z .,'&-]{0,44}|[^\\n\\t|;:·•/]{0,84})[ :(|\\t-]{0,4}$`,
);

/** `al Colegio Fray Jorge (Ariztía Poniente 211, Ovalle, teléfono …`, `INACAP Calama (Av. Balmaceda 2670, fono …`, whatever line it is on. */
const BRACKETED = new RegExp(
  `\\b(?:${HOUSES}|estudio|inacap|duoc(?: uc)?|universidad|instituto)\\b [^()]{3,40}\\([^()]{8,60}$`,
);

/** A number that its line says to be a firm's. */
export const isOfFirm = (vista: Vista, at: number): boolean => {
  const line = lineBefore(vista, at, 110);
  const said = before(vista, at, 130).replaceAll('\n', ' ');
  return FIRM_BEFORE.test(line) || HOUSE_BEFORE.test(line) || BRACKETED.test(said);
};

/** `Nova Austral (61 2290 400), Analista, 2019 a 2024`, `Taller Sur (de Raúl Colque, …, 9 …)`: behind a firm's or its owner's name. */
export function isInBrackets(vista: Vista, { inicio, fin }: Lugar, landline: boolean): boolean {
  const lead = lineBefore(vista, inicio, 110);
  if (OWNER.test(before(vista, inicio, 120).replaceAll('\n', ' '))) return true;
  const opened = `${lead}${vista.plano.charAt(inicio)}`;
  return landline && /^[^a-z]{0,4}[a-z][a-z .&']{3,40} \(\d?$/.test(opened) && JOB_BEHIND.test(after(vista, fin, 110));
}

const OWNER = /\((?:de|duen[oa]:?|jef[ea]:?) [a-z]{3,14} [a-z]{3,14},[^()]{0,60}$/;
const JOB_BEHIND = /^\)?, [^\n]{0,90}\b(?:19|20)\d\d(?!\d)/;

/** A number in the line or the rows that tell of one job is the firm's, unless a label says what it is. */
export function isEmployers(vista: Vista, at: number, labelled: boolean): boolean {
  if (isInJobRows(vista, at)) return true;
  if (labelled) return false;
  return /\b(?:19|20)\d\d\b/.test(lineOf(vista, at)) || TOLD_JOB.test(lineBefore(vista, at, 80));
}

/** `Botillería El Sol, jefe Lucho Pérez 9 8765 0012`: behind what a job is told in, and no address of one's own. */
const TOLD_JOB = /^(?![^\n]{0,80}(?:@|\bcontacto))[^\n]{0,40}[a-z]{3,20}[ ,.]{1,2}[a-z]{3,20}/;

/** Points that a relative's or a neighbour's number loses. */
export const RELATIVE = -4;

/** What is said of a number: in its clause, behind it, and of that what is set apart. */
type Dicho = { clause: string; behind: string; note: string; told: string };

function saidOf(vista: Vista, inicio: number, fin: number): Dicho {
  const near = before(vista, inicio, 40);
  const start =
    Math.max(near.lastIndexOf('\n'), near.lastIndexOf(';'), near.lastIndexOf('/'), near.search(/\d[^\d]*$/)) + 1;
  // What stands in brackets against the number before is said of that one.
  const onLine = near.slice(start).replace(/\d/.test(near.charAt(start - 1)) ? /^ ?\([^()]{0,30}\)/ : '', '');
  const clause = /[a-z]/.test(onLine) || !isFirst(vista, inicio) ? onLine : saidBefore(vista, inicio, 90);
  // `(celular de mi` and `marido)`: a note that the end of its line breaks.
  const rest = after(vista, fin, 48).replace(/^( {0,2}\([^()\d\n]{2,28})\n(?=[^()\d\n]{2,28}[()])/, '$1 ');
  const behind = /^[^\n;/\d]{0,48}/.exec(rest)?.[0] ?? '';
  // What stands before the next number is said of that one.
  const last = !/\d/.test(after(vista, fin + behind.length, 1));
  const { bracketed = '', told = '' } = NOTE.exec(behind)?.groups ?? {};
  return { clause, behind, note: bracketed || (last ? told : ''), told };
}

/** `(hermana)`, `- hermana`, `mi hija Roxana` behind a number. */
const NOTE =
  /^ {0,2}(?:\((?<bracketed>[^)\d]{2,40})\)|(?:[,-] (?=[^,\d]{2,30}$)|(?=(?:de )?mi [a-z]{3,12}(?: [a-z]{3,14})?$))(?<told>.+)$)/;

/** A relative's own number: a landline may be that of the house where the candidate lives as well. */
const isRelativesOwn = (vista: Vista, inicio: number, { clause, note, told }: Dicho, landline: boolean): boolean =>
  !landline && isOfKin(clause, note || told) && !LENT.test(lineBefore(vista, inicio, 60));

/** `Recados: 9 8765 4321 (hermana)`. */
export function isOfRelative(vista: Vista, inicio: number, fin: number, landline: boolean): boolean {
  const said = saidOf(vista, inicio, fin);
  return !OWN.test(said.clause) && !OWN.test(said.note) && isRelativesOwn(vista, inicio, said, landline);
}

/** Whose number it is: a relative or a neighbour takes messages, `el mío` and `(propio)` are the own; null when it is plainly another's. */
export function ownership(vista: Vista, inicio: number, fin: number, landline: boolean): number | null {
  const said = saidOf(vista, inicio, fin);
  const { clause, behind, note } = said;
  if (
    GIVEN_UP.test(clause) ||
    LOST.test(vista.plano.slice(Math.max(0, inicio - 60), inicio)) ||
    GONE.test(behind) ||
    OF_CALLED.test(saidBefore(vista, inicio, 120))
  )
    return null;
  if (MINE.test(clause)) return 3;
  if (OWN.test(clause) || OWN.test(note)) return 1.5;
  if (HEARS.test(note)) return RELATIVE;
  if (isRelativesOwn(vista, inicio, said, landline)) return null;
  if (isLeftAtHouse(sinceLast(vista, inicio), behind, landline)) return null;
  if (RELATIVES.test(clause) || RELATIVES.test(note)) return RELATIVE;
  if (WORK.test(clause) || WORK.test(note)) return -2;
  return OTHER.test(clause) ? -2.5 : 0;
}

/** `Otro fono`: one goes before it. */
const OTHER =
  /\b(?:otr[oa]|segund[oa]) (?:fono|telefono|numero|celular|cel|contacto)\b|\b(?:fono|telefono|celular) (?:2|secundario)\b/;

/** `(mi hija me avisa)`: a relative who hears for whoever has the number. */
const HEARS = /^[a-z ]{2,20} me (?:avisa|pasa|ayuda|contesta|da (?:el )?(?:recado|aviso))/;

const isFirst = (vista: Vista, inicio: number): boolean => !/[a-z0-9]/.test(lineBefore(vista, inicio, 40));

/** `Celular de mi mamá: …` in the row of the form for it: who has none is reached there. */
const LENT = /^[^a-z]{0,4}(?:celular|cel|fono|telefono|tel|movil|whatsapp|wsp)\.? (?:de|del) [^:\n]{2,30}: ?$/;

/** What is said of a number since the last one, the last sentence or the last cell. */
function sinceLast(vista: Vista, inicio: number): string {
  // `Junta de vecinos N° 12, presidente …` is one clause, and `Municipalidad, O'Higgins 1032, fono …`.
  const near = lineBefore(vista, inicio, 90).replace(
    /n° ?\d{1,3}(?!\d)|(?<=, [a-z'. ]{3,30} )\d{1,5}(?=, )/g,
    (number) => '-'.repeat(number.length),
  );
  return near.slice(
    Math.max(near.search(/\d[^\d]*$/), near.search(/(?:[;|\t·•]| \/ )[^;|\t·•/]*$/), near.lastIndexOf('. ')) + 1,
  );
}

/** A number that is no more: `mi número anterior …`, `… ya no existe`, `… perdón, ese era el antiguo`. */
const GIVEN_UP = /\b(?:numero|celular|fono|telefono|cel) (?:anterior|antiguo|viejo|perdido|robado)\b/;

/** `Puede llamar al doctor Benavente a la consulta, 42 221 6640, o a su celular …`. */
const OF_CALLED =
  /\b(?:llamar|contactar|preguntar|consultar|hablar) (?:al?|con) [^.;\n]{4,90}\b(?:al?|en) su (?:celular|fono|telefono|numero)[ :]{1,3}$|\bpuede[ns]? (?:llamar|contactar|preguntar|consultar) (?:al?|con) (?:el |la )?(?:doctora?|don|dona|senora?|profesora?|jef[ea]|sra?\.|dra?\.) [^.;\d]{3,60}$/;

/** `CELULAR (robado en mayo, no llamar)` above the number. */
const LOST =
  /\((?:[^()\n]{0,40}\b)?(?:robad[oa]|perdid[oa]|no llamar|ya no l[oa] (?:uso|tengo))\b[^()\n]{0,40}\)[:\s]{0,3}$/;

const GONE =
  /^[ ,.…(-]{0,6}(?:no, )?(?:perdon|ups),? (?:ese|este) (?:es|era)\b|^[ ,.(-]{0,4}(?:(?:(?:de|en) [a-z]{4,12} )?(?:ese |este |que )?(?:ya no (?:existe|lo |uso|ocupo|tengo|funciona|es mio)|(?:numero\s)?(?:antiguo|viejo)\b|no (?:existe|funciona|se usa|usar|llamar|contesta))|dado de baja|fuera de servicio|robado|perdido)|^ es (?:de|del) [a-z ]{4,24}, (?:ahi )?no (?:llamar|llamen|marcar)\b/;

/** Whether nobody is reached there any more, or shall be called there. */
export const isGone = (vista: Vista, inicio: number, fin: number): boolean =>
  GONE.test(saidOf(vista, inicio, fin).behind) || LOST.test(vista.plano.slice(Math.max(0, inicio - 60), inicio));

/** `Pueden llamarlo al 9 …. A mí me ubican en el 9 …`. */
const MINE = /(?:\ba |^)mi (?:me|se me)\b/;

const OWN =
  /\b(?:(?:llam|ubic|contact|encontr|escrib)[a-z]{2,3}l[oa]|mi[oa]|mi (?:numero|celular|cel|fono|telefono|whatsapp|wsp|casa)|de la casa|propio|personal|particular|directo|del? (?:la )?(?:soci[oa]|afiliad[oa]|interesad[oa]|postulante))\b/;

const WORK = /\b(?:trabajo|(?<!horario de )oficina|empresa|laboral|anexo)\b/;

const RELATIVES = new RegExp(
  `\\b(?:mi |de )?(?:hij[oa]|senora|espos[oa]|marid[oa]|polol[oa]|pareja|mama|papa|${PADRES}|herman[oa]|ti[oa]|abuel[oa]|prim[oa]|cunad[oa]|suegr[oa]|vecin[oa]|sobrin[oa]|niet[oa]|amig[oa]|apoderad[oa]|recados?|avisos?|urgencias?|emergencias?|alternativo|opcional)\\b`,
);
