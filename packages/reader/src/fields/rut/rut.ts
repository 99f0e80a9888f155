import { parseRut } from '@recluta/domain/rut';
import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { hitsOf } from '../matching/hits.ts';
import { repairDigits } from '../matching/misread-digits.ts';
import { oncePer } from '../matching/once.ts';
import { isInOwnRow } from '../terceros/dicho-propio.ts';
import { isAmongJobs, isUnderJobs } from '../terceros/entre-trabajos.ts';
import { namesAnother } from '../terceros/nombrados.ts';
import { isOfOthers } from '../terceros/propio.ts';
import type { Titular } from '../terceros/titular.ts';
import { labelBeside } from '../view/cells.ts';
import { after, before, lastHit, lineBefore, lineOf } from '../view/context.ts';
import { headingOf } from '../view/headings.ts';
import { isEarly, sectionAt, type Vista } from '../view/view.ts';
import { spelledRuts } from './letras.ts';

/**
 * Body, optional blanks or dots between thousands, check digit. Every repetition is bounded: linear. Word files print
 * the facts of a line against one another: `Párvulos19305847-7Padre Las Casas`.
 */
const RUT =
  /(?=\d)(?<![\d$]|(?<!c\.)\d[.,])(\d{1,3}[.,' ]{0,3}[\n]?\d{3}[.,' ]{0,3}[\n]?\d{3})((?:,(?= ?(?:guion|raya)))?\s{0,3}(?:[-._/~=|]|-? ?dv|d\.v\.|(?:con )?digito(?: verificador)?|guion|raya)?[:.]?\s{0,3})([\dk])(?=[012]?\d:\d\d(?!\d)|(?<=[a-z]\d{7,8}-\d)[a-z]{3}|(?![\da-z]|[.,-]\d))/g;

/** `21.237.557-` at the end of a narrow cell, and what the cells of the next line say. */
const TORN = /(?<![\d.,$])(\d{1,2}\.?\d{3}\.?\d{3})-(?=[\t\n]| [a-z|])[^\n]{0,120}\n([^\n]{0,120})/g;

/** Every sign set apart, or in a cell of its own: `1 2 . 3 4 5 . 6 7 8 - 5`, `1 2 3 4 5 6 7 8 - 5`. */
const SPACED =
  /(?<![\d.] ?)(\d(?: \d)? ?\. ?\d \d \d ?\. ?\d \d \d|\d(?:[ \t]\d){6,7})([ \t]?-[ \t]?)([\dk])(?![\da-z])/g;
const MAYBE_SPACED = / \. |\d[ \t]\d[ \t]\d[ \t]\d[ \t]\d/;

/** Each digit in a box of a form, whose sides a recogniser reads as strokes: `1/7/0/1/1/7/1/0)-7`. */
const BOXED = /(?<!\d)(\d(?:[/|()[\]]{1,2}\d){6,7})([/|()[\]]{0,2} ?- ?)([\dk])(?![\da-z])/g;
const MAYBE_BOXED = /\d[/|)\]]\d[/|)\]]\d[/|)\]]\d/;

const LABEL =
  /\br\.? ?u\.? ?[tn]\b\.?|\brol unico|\bcedula|\bc\.? ?(?:de )?i\.?(?=[ :.n°\t\n]|$)|\bcarne|\bidentidad|\bidentificacion|\brut\/|\bnacional de id/g;
/** The same as all that a cell says. */
const LABEL_CELL =
  /^[^a-z]{0,4}(?:r\.?u\.?[tn]\.?|rol unico (?:nacional|tributario)|cedula|carne|c\.?i\.?)(?: ?\/ ?(?:r\.?u\.?n|dni)| de identidad)?[^a-z]{0,4}$/;
const FOREIGN = /\bpasaporte|\bpassport|\bd\.?n\.?i\b|\br\.?u\.?c\b|\bv-$|\bcuit|\bcpf|\bvenezolana n/g;
const COMPANY =
  /empresa|empleador|razon social|compania|sociedad|(?<!\b(?:sub)?(?:gerent[ea]|jef[ea]|ejecutiv[oa]|ingenier[oa]|directora?|asesora?|agente|analista|asistente|encargad[oa]|coordinadora?|tecnic[oa]|contadora?|desarrollo|area) )comercial|institucion|contratista|mandante/;
/** What else has such a number: an account in a bank, a contract. */
const ACCOUNT =
  /\b(?:cuenta|cta|cuenta vista|chequera|contrato|poliza|folio|boleta|factura|expediente|resolucion)\b[^\n\d:]{0,24}[:n°. ]{0,6}$/;
const PHONE = /\b(?:tel|telefono|fono|cel|celular|movil|whatsapp|wsp)[a-z]{0,3}\b/g;

/** Taken back behind it, or said to be another person's: `no, perdón, ese es el de mi hijo`. */
const DISOWNED =
  /^[ ,.;:(-]{0,4}(?:no\b(?! (?:tengo|poseo|registr|trabaj|cuento|fum))|ups\b|perdon\b|(?:ese|este|era|es)(?: es| era)? (?:(?:el )?(?:de|del) )?(?:mi (?!r\.?u\.?[nt]|carne|cedula|c\.?i\b)|un |otro )|(?:el )?de (?:mi|su) (?:hij|espos|marid|senora|mama|papa|madre|padre|herman|parej))/;
/** Bodies from here on are of companies (SII). */
const FIRST_COMPANY = 50_000_000;

/**
 * The candidate's RUT, clean (`12345678-5`). Only those that pass modulo 11; without a label only in its own shape
 * (hyphen before the check digit). Companies' (from 50 millions, or said to be) and referees' are left out.
 */
export function findRuts(vista: Vista, titular: Titular = []): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  for (const { valor, body, gap, mancha, ...lugar } of rutsIn(vista)) {
    const sum = scoreRut(vista, titular, lugar.inicio, body, gap, Number(valor.slice(0, -2)));
    const puntos = mancha ? Math.min(sum, UNSURE) : sum;
    if (puntos === AJENO) found.push({ valor, puntos: 0, ajeno: true, ...lugar });
    else if (puntos > 0) found.push({ valor, puntos, ...lugar });
  }
  return ranked([...found, ...(/\d-\s/.test(vista.plano) ? tornRuts(vista, titular) : [])]);
}

/** Less than a sure one has. */
const UNSURE = 3.5;

/**
 * Digits that pass modulo 11 and are no company's, as they are written: the body, and what stands before the check
 * digit. `mancha` says that the first digit that was read was left out.
 */
export type RutEscrito = { valor: string; body: string; gap: string; inicio: number; fin: number; mancha: boolean };

/** Nobody's CV has more; a text made of numbers ends here. */
const MOST = 400;

/** Everything in a text that may be a person's RUT, whoever's it is. */
export const rutsIn = oncePer((vista: Vista): readonly RutEscrito[] => {
  const text = vista.reading.ocr ? repairDigits(vista.plano, LETTERS) : vista.plano;
  const hits = [
    ...hitsOf(text, RUT, MOST),
    ...(MAYBE_SPACED.test(text) ? hitsOf(text, SPACED) : []),
    ...(MAYBE_BOXED.test(text) ? hitsOf(text, BOXED) : []),
  ];
  const written = hits.flatMap(({ index, 0: all, 1: body = '', 2: gap = '', 3: digit = '' }) => {
    const mancha = vista.reading.ocr && WITH_ICON.test(body) && gap.includes('-');
    const own = mancha ? body.slice(1) : body;
    const valor = parseRut(own.replace(/\D/g, '') + digit);
    if (!valor || Number(valor.slice(0, -2)) >= FIRST_COMPANY) return [];
    return [{ valor, body: own, gap, inicio: index + (mancha ? 1 : 0), fin: index + all.length, mancha }];
  });
  return [...written, ...spelledRuts(text).filter(({ valor }) => Number(valor.slice(0, -2)) < FIRST_COMPANY)];
});

/** `117.307.092-6`: an icon or a stroke before a RUT, read as a digit; nobody's has nine and the check digit. */
const WITH_ICON = /^\d{3}\.?\d{3}\.?\d{3}$/;

/** Those whose check digit stands alone in a cell of the line below. */
function tornRuts(vista: Vista, titular: Titular): Candidato<string>[] {
  return hitsOf(vista.plano, TORN).flatMap(({ index, 1: body = '', 2: below = '' }) => {
    const digits = below.split('\t').filter((cell) => /^ ?[\dk] ?$/.test(cell));
    const valor = digits.length === 1 ? parseRut(body.replace(/\D/g, '') + digits[0]?.trim()) : null;
    const puntos = valor ? scoreRut(vista, titular, index, body, '-', Number(valor.slice(0, -2))) : 0;
    return valor && puntos > 0 ? [{ valor, puntos: puntos - 1, inicio: index, fin: index + body.length + 1 }] : [];
  });
}

/** Points of a number that is somebody else's. */
const AJENO = -1;

function scoreRut(vista: Vista, titular: Titular, inicio: number, body: string, gap: string, number: number): number {
  const width = body.length + gap.length + 1;
  const context = before(vista, inicio, 60);
  const hyphen = /[-._/~=|]|[dgr]/.test(gap.trim());
  const dots = /\d ?[.,' ] ?\d{3}[.,' ]|\d \. \d/.test(body);
  if ((!hyphen && !dots && MOBILE.test(context)) || YEARS.test(body)) return 0;
  const label = lastHit(context, LABEL);
  // `RUT / Pasaporte`, `RUT o DNI`: either, by the same label.
  const foreign = lastHit(
    context.replace(/(?:\/|-| [oyu]) ?(?:d\.?n\.?i\.?|pasaporte)/, (both) => ' '.repeat(both.length)),
    FOREIGN,
  );
  const labelled =
    (label >= 0 && label >= Math.max(foreign, lastHit(context, PHONE))) ||
    LABEL_CELL.test(labelBeside(vista, lineIndexAt(vista.reading, inicio)));
  // `Rut` is a name as well.
  const named = inicio - context.length + (hitsOf(context, LABEL).at(-1)?.index ?? context.length);
  const broken = /\n/.test(body) || /[\n\t]/.test(gap);
  const alone = !labelled && !hyphen && ALONE.test(lineOf(vista, inicio).trim());
  if (!labelled && !alone && (!hyphen || broken || /pasaporte|passport|venezolan|\bv-/.test(context.slice(-20))))
    return 0;
  if (!labelled && !alone && !/-/.test(gap) && !dots) return 0;
  if (!labelled && (number < 1_000_000 || ACCOUNT.test(context))) return 0;
  // `67 2 240 811 / 9 6188 7023`: two phones.
  if (!labelled && /\//.test(gap) && (/\s/.test(body) || /\d\s$/.test(context))) return 0;
  // Torn from its label it is told of no job, nor surely of the candidate.
  const isBare = /^[^a-z\d]*$/.test(lineOf(vista, inicio).replace(vista.plano.slice(inicio, inicio + width), ''));
  if (isBare && isEmployers(vista, inicio, titular)) return 0;
  if (
    DISOWNED.test(after(vista, inicio + width, 40)) ||
    ((isOfOthers(vista, inicio) || isLedFromOthers(vista, inicio)) &&
      !isInOwnRow(vista, inicio, titular) &&
      !isItem(vista, inicio, width) &&
      (sectionAt(vista, inicio) === 'referencias' || !isByOwnName(vista, inicio, titular))) ||
    namesAnother(vista, named, titular) ||
    isEmployers(vista, inicio, titular) ||
    (label >= 0 && OF_SOMEBODY.test(context.slice(label))) ||
    COMPANY.test(context.slice(Math.max(context.lastIndexOf('\n') + 1, label - 4, 0)))
  )
    return AJENO;
  const section = sectionAt(vista, inicio);
  return (
    (labelled ? 4 : 0) +
    (hyphen ? 2 : 0) +
    (dots ? 1 : 0) -
    (broken ? 1 : 0) -
    (number < 3_000_000 ? 1 : 0) +
    (isEarly(section) ? 1 : 0)
  );
}

/** `Su agente: …, RUT` at the end of a line, and the number below it. */
export const isLedFromOthers = (vista: Vista, inicio: number): boolean =>
  /, (?:r\.?u\.?[tn]\.?|c\.?i\.?|cedula)[ :]{0,2}\n$/.test(before(vista, inicio, 14)) &&
  isOfOthers(vista, (lineAt(vista.reading, inicio - 2)?.inicio ?? 0) + OPENING);

/** Letters in which a line says whom it is about. */
const OPENING = 24;

/** `12.345.678-5` above `— RUT`, or below `RUT` where that opens its section: an item of a list of referees that is none. */
function isItem(vista: Vista, inicio: number, width: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const [heading, above, own, below] = [-2, -1, 0, 1].map((k) => {
    const line = vista.lineas[at + k];
    return line ? vista.plano.slice(line.inicio, line.fin) : '';
  });
  if (/[a-z]/.test(own?.replace(vista.plano.slice(inicio, inicio + width), '') ?? '')) return false;
  return ITEM.test(below ?? '') || (ITEM.test(above ?? '') && headingOf(heading ?? '') === 'referencias');
}

const ITEM = /^[^a-z0-9]{0,4}(?:r\.?u\.?[tn]|c\.?i|c\.?n\.?i|cedula(?: (?:nacional )?de identidad)?)[^a-z0-9]{0,4}$/;

/** `RUT del taller`, `RUT de la dueña`. */
const OF_SOMEBODY =
  /^[ .:]{0,3}(?:n[°º]? ?)?(?:del?|de l[ao]s?|de mi) (?!(?:identidad|extranjer|chile|candidat|postulante|titular|trabajador|interesad|solicitante|soci[oa]|alumn|usuari|practicante|colaborador|afiliad|beneficiari|inscrit|participante))[a-z]{3}/;

/** Told of a job, or in its brackets: `Salón Bella Vista (dueña: …, RUT …)`. */
function isEmployers(vista: Vista, inicio: number, titular: Titular): boolean {
  if (!isUnderJobs(vista, inicio)) return false;
  const line = lineBefore(vista, inicio, 120);
  if (line.lastIndexOf('(') > Math.max(5, line.lastIndexOf(')'))) return true;
  return isAmongJobs(vista, inicio) && !isByOwnName(vista, inicio, titular);
}

const OF_ONESELF = /\b(?:soy|me llamo|mi (?:nombre|rut|run|carnet|cedula))\b/;

/** The candidate is named on the two lines above, or on the same one. */
const isByOwnName = (vista: Vista, inicio: number, titular: Titular): boolean => {
  const line = lineIndexAt(vista.reading, inicio);
  const text = vista.plano.slice(vista.lineas[Math.max(0, line - 2)]?.inicio ?? 0, vista.lineas[line]?.fin);
  return titular.filter((word) => text.includes(word)).length > 1 || OF_ONESELF.test(text);
};

/** `+56 9 7821 4430`, `56-9-53390412`: what a mobile's digits stand behind, one in eleven of which pass modulo 11. */
const MOBILE = /(?:\+ ?\d[\d ()-]{0,6}|(?<!\d)(?:56[ -]?)?\(?0?9\)?[ -])$/;
/** `2019 –`, and below it `2012`. */
const YEARS = /^(?:19|20)\d\d ?\n/;

/** Thousands set apart, and the check digit from them: all that a line says. */
const ALONE = /^\d{1,2}([ .])\d{3}\1\d{3}[ ][\dk]$/;

/** Letters that a recogniser gives for digits: digits stand around them, or they begin or end what is else a RUT. */
const LETTERS =
  /(?<=\d[.,-]?)[oil|sbz](?=[.,-]?\d)|(?<=\d{3}[.,]?\d{3} ?- ?)[oil|sbz](?![a-z0-9|])|(?<![a-z0-9|])[il|z](?=\d?[.,]\d{3}[.,]\d{3} ?- ?[\dkoil|sbz])/g;
