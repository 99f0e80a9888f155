import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { isOfJob } from '../terceros/propio.ts';
import { lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';

/** What a firm offers. */
const OFFERED =
  /^[^a-z]{0,4}(?:aviso|oferta|vacante|publicacion|ref\b[^a-z]{1,3}(?:proceso|cargo|aviso)|(?:antecedentes|datos|identificacion) del (?:cargo|aviso|puesto)|se (?:busca|necesita)|se ofrece (?:un |una )?(?:sueldo|renta|contrato|remuneracion)|llamado)\b|\bse (?:sugiere|propone|recomienda)\b|(?<!\bse )\b(?:ofrecen?|ofrecid[oa]|ofertad[oa])\b/;
/** What a line about a job says besides: when it was, why it ended. */
const ENDED =
  /\bmotivo (?:de|del)\b|\b(?:hasta|desde|a|en) (?:[a-z]{3,10}\.? (?:de |del )?)?(?:19|20)\d\d\b|\b(?:19|20)\d\d ?(?:-|a|al|hasta) ?(?:(?:19|20)\d\d|\d\d\b|la fecha|hoy|actual)/;
/** `… más comisiones que promediaban $450.000`. */
const USED_TO = /\b(?:[a-z]{3,12}(?:aban?|aron)|eran?|fue|fueron)\b/;

/** Titles of papers that tell what a job pays: `LIQUIDACIÓN DE SUELDO`, `CONTRATO DE TRABAJO`. */
const PAPER =
  /^[^a-z\n]{0,4}(?:liquidacion de (?:sueldo|remuneraciones)|contrato (?:de|individual de) trabajo|anexo de contrato|finiquito|certificado de (?:renta|antiguedad|remuneraciones))\b/;
/** `3. CONDICIONES DE LA OFERTA`. */
const OF_OFFER =
  /^[^a-z]{0,6}(?:condiciones|datos|detalle|antecedentes) (?:de la (?:oferta|vacante)|del (?:cargo|aviso|puesto))[^a-z]{0,4}$/;

/** Whether the line, or the heading just above it, is of what is offered. */
function isBelowOffer(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  return vista.lineas
    .slice(Math.max(0, at - 2), at)
    .some((line) => OF_OFFER.test(vista.plano.slice(line.inicio, line.fin)));
}

/** Whether the pay named from `inicio` to `fin` is what a job paid or an advertisement offers. */
export function isPaid(vista: Vista, inicio: number, fin: number): boolean {
  if (isOfJob(vista, inicio) || PAPER.test(vista.plano) || isBelowOffer(vista, inicio)) return true;
  const line = lineAt(vista.reading, inicio);
  if (line === null) return false;
  const before = vista.plano.slice(line.inicio, inicio);
  if (OFFERED.test(before)) return true;
  const behind = vista.plano.slice(fin, line.fin);
  return ENDED.test(`${before} ${behind}`) || USED_TO.test(behind);
}

const MANY =
  '(?:candidat[oa]|postulante|trabajadore|colaboradore|client[ae]|emplead[oa]|vendedore|operari[oa]|funcionari[oa]|persona|perfile|cargo|equipo|familia|hogare|deudore|afiliad[oa]|soci[oa]|alumn[oa])s';
const CLIENTS = new RegExp(
  `\\b(?:creditos?|evaluaci[a-z]{1,5}|captaci[a-z]{1,5}|personal|${MANY}) (?:[a-z]{2,12} )?(?:con|de|y) (?:una )?$|\\b(?:a|de|del|para|por|sus|l[oa]s|\\d{1,5}) ${MANY}\\b[^.;\\n]{0,40}$`,
);

/** `Créditos con renta mínima de …`, `nómina de 85 trabajadores (sueldo mínimo …`: what others earn. */
export const isOfClients = (vista: Vista, inicio: number): boolean => CLIENTS.test(lineBefore(vista, inicio, 60));

const BEFORE_IT = /\b(?:eran|fueron|pagaban)(?: (?:de|como|unos))? ?\$? ?$/;
const BEHIND_IT =
  /^(?: (?:liquid[oa]s?|liq\.|brut[oa]s?|mensual(?:es)?))?[ ,]{1,2}\(?(?:actual(?:es|mente)?|anterior|ultim[oa])(?![a-z])(?! [a-z]{3,12}|:? ?\$? ?\d)|^[^.;\n\d]{0,24}\b(?:en|de) (?:la|el|mi) (?:empresa|trabajo|pega|empleo|faena|contrato) (?:anterior|actual|pasad[oa]|previ[oa])|^[^.;\n]{0,40}\blo que (?:tuve|tenia|ganaba|gane|me pagaban|recibia)\b/;
/** What is earned elsewhere, and what a service costs. */
const PESOS_ABROAD =
  /^ ?(?:millones (?:de )?|mil )?(?:de )?pesos (?:argentinos|colombianos|mexicanos|uruguayos|dominicanos|cubanos)\b/;
const PRICE = /\bhonorarios? por (?!mes\b|el mes|jornada|contrato|mi\b)[a-z]{4,14}\b[^.;\n\d]{0,24}$/;
const OF_THE_POST =
  /\buso interno\b[^\n]{0,100}$|\b(?:aviso|oferta|vacante|publicacion)[ ,]{0,2}\((?:sueldo|renta|remuneracion)[^()\d]{0,14}$|\b(?:renta|sueldo|remuneracion)(?: [a-z]{4,7})? (?:del? (?:l[ao] )?(?:cargo|aviso|vacante|publicacion|puesto)|(?:segun|de) (?:la )?(?:escala|tabla|convenio|publicacion|grado|aviso))\b[^a-z]{0,6}(?:entre |desde )?\$? ?$/;

const GOODS =
  '(?:sales|revenue|upsell(?:ing)?|upgrades?|turnover|collections?|team|store|bookings?|profit|savings?|fundraising|price|returns?|purchases?|orders?|stock|investment|budget|rent|quota|billing|ticket|basket|spend|deposit|credit|loan|payment)';
/** `Upselling target of …`, `target revenue …`, `exceeded the target`: what a firm is to sell. */
const GOAL = new RegExp(
  `\\b(?:${GOODS}(?: [a-z]{2,12}){0,2} (?:targets?|goals?|quotas?|objectives?)|(?:target(?:ed)?|asking|expected|desired|required|minimum|maximum) (?:monthly |annual |yearly |weekly |daily |average )?${GOODS}|(?:met|meet|meeting|exceed(?:ed|ing)?|reach(?:ed|ing)?|hit|beat|achiev(?:ed|ing)) (?:[a-z]{2,10} ){0,3}targets?)\\b[^.;\\n]{0,60}$`,
);
const GOAL_BEHIND = new RegExp(
  `^[^.;\\n]{0,24}\\b(?:reached|achieved|exceeded|surpassed|met|hit|(?:in|of|from) (?:[a-z]{3,10} )?${GOODS})\\b`,
);
const NAMED_TARGET = /\b(?:target|goal|expected|between|required?|minimum)\b[^.;\n]{0,40}$/;

/** `Sueldo: el que paguen, en Cochrane eran $ 560.000`, `539.000 es lo que tuve`, `Renta bruta del cargo $ 871.455`, and what an office notes. */
export function isToldOfBefore(vista: Vista, inicio: number, fin: number): boolean {
  const before = vista.plano.slice(Math.max(0, inicio - 120), inicio);
  return (
    BEFORE_IT.test(before) ||
    isOfClients(vista, inicio) ||
    OF_THE_POST.test(before) ||
    PRICE.test(before) ||
    GOAL.test(before) ||
    (NAMED_TARGET.test(before) && GOAL_BEHIND.test(vista.plano.slice(fin, fin + 50))) ||
    PESOS_ABROAD.test(vista.plano.slice(fin, fin + 40)) ||
    BEHIND_IT.test(vista.plano.slice(fin, fin + 70))
  );
}
