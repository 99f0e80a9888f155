import { LUGARES } from '../../../data/comunas.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { fold } from '../matching/fold.ts';
import type { Vista } from '../view/view.ts';
import { AMOUNT, CLAUSE } from './alcance.ts';
import { headsOver, labelLeft } from './columna.ts';
import { OF_THEN } from './entonces.ts';

const PAY =
  '(?:rentas?|rta|sueldos?|s(?:ue)?ldo?|salari(?:os?|al)|remuneraci(?:on|ones)|ingresos?|liquid[oa]s?|brut[oa]s?|haber(?:es)?|honorarios?|compensation|package|salary|pay|wages?)';
/** Of before, of now, of others: no pay that is still hoped for. */
const TOLD = `(?:${OF_THEN}|ultim[oa]s?|ult\\.?|actual(?:es|mente)?|anterior(?:es)?|antigu[oa]s?|vigentes?|presentes?|previ[oa]s?|pasad[oa]s?|mi salida|current(?:ly)?|last|previous|present|former|today|now|hoy|dej[oe]|final(?:es)?|que (?:me |se )?(?:paga|gan[oae]|perci|reci|teng|tuv|teni|sac[oa]|dej[oe])[a-z]{0,5}|percibid[oa]s?|tengo (?:una?|el|la)|recib(?:o|ia|i)|percib(?:o|ia|i)|ganaba|(?:segun|de) (?:mi |la |ultima )?liquidacion|historic[oa]s?|motivo|causal|subsidio|(?:grupo )?familiar)`;
/** `Renta vigente`, `Last package`, `Sueldo que pagan las familias`. */
const PAY_OF_BEFORE = new RegExp(
  `\\b(?:${PAY}\\b[^.;:\\d\\t]{0,30}\\b${TOLD}|${TOLD}(?:\\b|(?<=\\.))[^.;:\\d\\t]{0,18}\\b${PAY})\\b[^.;\\d]{0,40}$`,
);
/** `Current: …`, `Hoy: …`, and all that a clause says before the sum. */
const OF_NOW =
  /^[^a-z]*(?:(?:la|el|mi|en|my|the|contrato|trabajo|empleo|empleador|empresa) ){0,3}(?:current(?:ly)?|last|previous|present|actual(?:mente)?|presente|vigente|hoy|anterior|ultim[oa]|antes)(?: (?:es|son|fue|era|de|contrato|trabajo|empleo|empleador|empresa|clp|liquid[oa]s?|brut[oa]s?|package|job|salary)){0,3}[ :\t(-]*(?:clp ?)?\$? ?$/;
const HOPED =
  /preten|esper|expec|aspir|busc|quier|quis|pid|pedi|dese[ao]|solicit|ideal|gustar|acept|postul|menos|cambi|muev|mover|conform|basta|acomod|minim|piso|sobre|desde|super|base|target|desired|mism/;

/** A wish in so many words. */
export const WISHED =
  /preten|esper|expec|aspir|busc|quier|quis|(?<!des)pid|dese[ao]|solicit|gustar|acept|postul|necesit/;
/** `En Walmart: …`: where that was paid. */
const AT_FIRM =
  /(?<!\p{L})(?:[Ee]n|[Aa]t|[Ww]ith) (?:(?:la|el) )?(?!Regi[oó]n|Chile|Pesos|CLP|Mano|Total)(\p{Lu}[\p{L}&.]*(?: [\p{L}&.]+){0,2}): ?(?:CLP )?\$? ?$/u;

const isAtFirm = (text: string): boolean => {
  const firm = AT_FIRM.exec(text)?.[1];
  return firm !== undefined && !LUGARES.has(fold(firm));
};

const hasWords = (text: string): boolean => /[a-z]{2}/.test(text) && !AMOUNT.test(text);

/** Letters before a sum in which its words are looked for. */
const REACH = 160;

/** What stands in its own line before the sum: in its clause, and in the cell to the left. */
function wordsBefore(vista: Vista, linea: number, inicio: number): string {
  const line = vista.lineas[linea];
  const cells = vista.plano.slice(Math.max(line?.inicio ?? 0, inicio - REACH), inicio).split('\t');
  const clause = cells.at(-1)?.split(CLAUSE).at(-1) ?? '';
  if (hasWords(clause)) return clause;
  const left = cells.at(-2)?.trim() ?? '';
  return left === '' || /\d/.test(left) ? clause : `${left} ${clause}`;
}

/** A label has no more letters in a line. */
const MOST = 44;

/** The label above a sum that opens its line: one line, or the two that it was set in. */
function wordsAbove(vista: Vista, inicio: number, linea: number): string[] {
  const heads = headsOver(vista, inicio).map(({ inicio, fin }) => vista.plano.slice(inicio, fin));
  const ends = heads.map((head) => head.split(CLAUSE).at(-1) ?? '').filter((end) => !/[.\d]\s*$/.test(end));
  const labels = ends.filter((end) => /[a-z]{3}/.test(end) && (end.length < MOST || /:\s*$/.test(end)));
  const [head] = labels;
  if (heads.length !== 1 || head === undefined) return labels;
  const higher = vista.lineas[linea - 2];
  const first = (higher ? vista.plano.slice(higher.inicio, higher.fin) : '').split('\t').at(-1) ?? '';
  const together = `${first.trim()}\n${head}`;
  // `Cargo actual` over `Renta` is a label of its own.
  return first.length < MOST && !/\d|[.:]\s*$/.test(first) && WRAPPED.test(together) ? [...labels, together] : labels;
}

/** A label that is one only when its second line goes on from the first. */
const WRAPPED = new RegExp(`^[^a-z]*(?:(?:${TOLD} )?${PAY}\\b[^\\n]*|${TOLD})\\n`);

const isTold = (words: string): boolean => {
  const hit = PAY_OF_BEFORE.exec(words) ?? OF_NOW.exec(words);
  return hit !== null && !HOPED.test(words.slice(hit.index));
};

/** `Mi contrato en Copec es por …`. */
const MY_CONTRACT = /\bmi contrato (?:en|con|es|de|dice)\b[^.;\d]{0,30}$/;
/** `Premio de $ 6.000.000`, `avaluado en …`: what is given once, and what a thing is worth. */
const GIVEN =
  /\b(?:premios?|reconocimiento|concurso|becas?|gift ?card|finiquito|indemnizacion|pension|jubilacion|montepio|subsidio|fondo|capital semilla|credito|multa|aporte|avaluad[oa]|tasad[oa]|cuesta|(?<!trabajo )vale)(?: [a-z]{2,10}){0,3}[ :]{1,2}\$?\s*$/;
/** `Últ.`, at the end of a line, and `$`: the sum is said on the next one. */
const GOES_OVER = /(?:\bult(?:im[oa]|\.)|\$|\b(?:de|en|por))\s*$/;
/** The head of a column of a table that tells of the post beside the candidate. */
const OF_THE_POST = /^[^a-z]*(?:cargo|oferta|vacante|empresa|mandante|mercado|ofrecid[oa])[^a-z]*$/;

const OF_PAY = new RegExp(`\\b${PAY}\\b|${HOPED.source}`);

/** `Pretensión de renta líquida mensual`. */
const LABEL_OF_HOPE = /^[^a-z]*(?:preten[sc]i|expectativa|aspiraci)[^\d.;]{0,40}$/;

/** Whether the words before a sum tell of another than what is hoped for. */
const isElse = (words: string): boolean => isTold(words) || GIVEN.test(words) || MY_CONTRACT.test(words);

/**
 * Whether the sum at `inicio` has a label of its own that tells of the pay of before or of now, of what others pay or of
 * what is given once: in its clause, to its left, above it.
 */
export function isLabelledElse(vista: Vista, inicio: number): boolean {
  const linea = lineIndexAt(vista.reading, inicio);
  const line = vista.lineas[linea];
  if (!line) return false;
  const words = wordsBefore(vista, linea, inicio);
  if (isElse(words)) return true;
  if (isAtFirm(vista.texto.slice(Math.max(line.inicio, inicio - 50), inicio)) && !WISHED.test(words)) return true;
  if (/\d/.test(words) || hasWords(words)) return false;
  const above = headsOver(vista, inicio).map((head) => vista.plano.slice(head.inicio, head.fin));
  if (above.some((head) => GOES_OVER.test(head) && isElse(`${head.split(CLAUSE).at(-1)} ${words}`))) return true;
  if (above.some((head) => OF_THE_POST.test(head)) && vista.lineas[linea - 1]?.texto.includes('\t')) return true;
  // Its clause has a label already, or the line above is one.
  if (HOPED.test(words) || /[a-z] ?:/.test(words) || above.some((head) => LABEL_OF_HOPE.test(head))) return false;
  const left = labelLeft(vista, inicio) ?? '';
  return isTold(left) || (!OF_PAY.test(left) && wordsAbove(vista, inicio, linea).some(isTold));
}
