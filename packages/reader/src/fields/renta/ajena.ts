import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { isInJobRows } from '../terceros/propio.ts';
import { lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { OF_THEN } from './entonces.ts';
import { PIECE } from './montos.ts';

/** What a firm offers. */
const OFFERED =
  /^[^a-z]{0,4}(?:aviso|oferta|vacante|publicacion|ref\b[^a-z]{1,3}(?:proceso|cargo|aviso)|(?:antecedentes|datos|identificacion) del (?:cargo|aviso|puesto)|se (?:busca|necesita)|se ofrece:? (?:un |una )?(?:sueldo|renta|contrato|remuneracion)|llamado)\b|\bse (?:sugiere|propone|recomienda)\b|(?<!\bse )\b(?:ofrecen?|ofrecid[oa]|ofertad[oa])\b/;
/** What a line about a job says besides: when it was, why it ended. */
const ENDED =
  /\bmotivo (?:del? |la )*(?:retiro|salida|termino|egreso|renuncia)|\bcausal\b|^[^a-z\d]{0,3}(?:19|20)\d\d ?[,.:]|\b(?:hasta|desde|a|en) (?:[a-z]{3,10}\.? (?:de |del )?)?(?:19|20)\d\d\b|\b(?:19|20)\d\d ?(?:-|a|al|hasta) ?(?:(?:19|20)\d\d|\d\d\b|la fecha|hoy|actual)/;
/** `… más comisiones que promediaban $450.000`. */
const USED_TO = /\b(?:[a-z]{3,12}(?:aban?|aron)|eran?|fue|fueron)\b/;

/** Titles of papers that tell what a job pays: `LIQUIDACIÓN DE SUELDO`, `CONTRATO DE TRABAJO`. */
const PAPER =
  /^[^a-z\n]{0,4}(?:liquidacion de (?:sueldo|remuneraciones)|contrato (?:de|individual de) trabajo|anexo de contrato|finiquito|certificado de (?:renta|antiguedad|remuneraciones))\b/;
/** `3. CONDICIONES DE LA OFERTA`. */
const OF_OFFER =
  /^[^a-z]{0,6}(?:llamado a )?(?:concurso publico|oferta (?:laboral|de (?:trabajo|empleo)))\b|^[^a-z]{0,6}(?:condiciones|datos|detalle|antecedentes) (?:de la (?:oferta|vacante)|del (?:cargo|aviso|puesto))[^a-z]{0,4}$/;

/** Whether the line, or the heading just above it, is of what is offered. */
function isBelowOffer(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  return vista.lineas
    .slice(Math.max(0, at - 2), at)
    .some((line) => OF_OFFER.test(vista.plano.slice(line.inicio, line.fin)));
}

/** Rows of a form about jobs that was taken apart, its labels alone in their lines. */
const JOB_ALONE = /^[^a-z\d]*(?:empresa|empleador|fechas?|periodo|desde|hasta|motivo(?: [a-z]{2,8}){0,3}|causal)[ :]*$/;
const DATES_OR_END = /fecha|periodo|desde|motivo|causal/;
/** Heads of a table of jobs. */
const JOB_HEAD =
  /(?:^|\t)[^a-z\t]*(?:empresa|empleador|fechas?|periodo|motivo(?: [a-z]{2,8}){0,3}|causal)[^a-z\t]*(?=\t|$)/;
/** The job of today, whose pay is told in the next row. */
const JOB_OF_NOW =
  /^[^a-z]{0,6}(?:(?:cargo|empleo|trabajo|empleador|empresa) actual|(?:ultimo|actual) (?:cargo|empleo|trabajo|empleador))\b/;
/** Rows of a payslip. */
const PAYSLIP =
  /^[^a-z]{0,4}(?:gratificacion(?: legal)?|total (?:haberes|imponible|descuentos)|alcance liquido|liquido a (?:pago|pagar)|descuentos legales|asignacion de (?:colacion|movilizacion))\b/;
const LINES_OF_A_JOB = 8;

/** Whether the pay named at `inicio` stands in a table of jobs, or in a payslip. */
function isInJobTable(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const textOf = ({ inicio, fin }: { inicio: number; fin: number }) =>
    vista.plano.slice(inicio, Math.min(fin, inicio + 120));
  const line = vista.lineas[at];
  if (line && JOB_HEAD.test(textOf(line))) return true;
  if (vista.lineas.slice(Math.max(0, at - 1), at).some((row) => JOB_OF_NOW.test(textOf(row)))) return true;
  if (vista.lineas.slice(Math.max(0, at - 2), at + 3).some((row) => PAYSLIP.test(textOf(row)))) return true;
  const rows = vista.lineas
    .slice(Math.max(0, at - LINES_OF_A_JOB), at)
    .map(textOf)
    .filter((row) => JOB_ALONE.test(row));
  return rows.length > 1 && rows.some((row) => DATES_OR_END.test(row));
}

/** Letters around a pay that may tell of it, where a whole paragraph is one line. */
const LONGEST = 600;

/** Whether the pay named from `inicio` to `fin` is what a job paid or an advertisement offers. */
export function isPaid(vista: Vista, inicio: number, fin: number): boolean {
  if (
    isInJobRows(vista, inicio) ||
    isInJobTable(vista, inicio) ||
    PAPER.test(vista.plano) ||
    isBelowOffer(vista, inicio)
  )
    return true;
  const line = lineAt(vista.reading, inicio);
  if (line === null) return false;
  const before = vista.plano.slice(Math.max(line.inicio, inicio - LONGEST), inicio);
  if (OFFERED.test(before)) return true;
  const behind = vista.plano.slice(fin, Math.min(line.fin, fin + LONGEST));
  // What the next sentence tells of another time is said of another pay.
  return ENDED.test(`${before} ${behind}`) || USED_TO.test(behind.split(/[.;] (?=[a-z])/)[0] ?? '');
}

const MANY =
  '(?:candidat[oa]|postulante|trabajadore|colaboradore|client[ae]|emplead[oa]|vendedore|operari[oa]|funcionari[oa]|persona|perfile|cargo|equipo|familia|hogare|deudore|afiliad[oa]|soci[oa]|alumn[oa])s';
const CLIENTS = new RegExp(
  `\\b(?:creditos?|evaluaci[a-z]{1,5}|captaci[a-z]{1,5}|personal|${MANY}) (?:[a-z]{2,12} )?(?:con|de|y) (?:una )?$|\\b(?:a|de|del|para|por|sus|l[oa]s|\\d{1,5}) ${MANY}\\b[^.;\\n]{0,40}$`,
);

/** `Créditos con renta mínima de …`, `nómina de 85 trabajadores (sueldo mínimo …`: what others earn. */
export const isOfClients = (vista: Vista, inicio: number): boolean => CLIENTS.test(lineBefore(vista, inicio, 60));

/** `… eran $ 560.000`, `en ISS me daban 480.000`, `hoy gano unos …`, `Sueldo líquido al término: …`, `Renta bruta de entonces …`. */
const BEFORE_IT = new RegExp(
  `\\b(?:(?:eran?|fue|fueron|pagaban|gano|gana[bv]a|(?<!partir |empezar |entrar |seguir )ganando|saco|saca[bv]a|percib(?:o|ia)|recib(?:o|ia)|mi sueldo(?: base| fijo)? es|mi (?:ti[oa]|jef[ea]|patron[a]?|papa|mama|suegr[oa]|prim[oa]) paga|(?<!si )me (?:dan?|daban?|dio|dieron|pagan?|pagaban?|pagaron)(?: (?:(?:casa|techo|pieza|comida|lena|colacion|almuerzo|alojamiento|locomocion),? ?(?:y )?){1,4})?)(?: (?:de|unos|como|casi|los|cerca de))?|${OF_THEN}(?: era)?:?) ?\\$? ?$`,
);
/** `Lo que recibo. Sueldo de …`: what one has, in a sentence below its name. */
const WHAT_I_HAVE =
  /\blo que (?:recibo|gano|percibo|saco|me pagan)[.:] (?:un |una )?(?:sueldo|renta|remuneracion)(?: liquid[oa]| brut[oa])?(?: de)? ?\$? ?$/;
const BEHIND_IT =
  /^(?: (?:liquid[oa]s?|liq\.|brut[oa]s?|mensual(?:es)?))?[ ,]{1,2}\(?(?:actual(?:es|mente)?|anterior|ultim[oa])(?![a-z])(?! [a-z]{3,12}|:? ?\$?\s?\d)|^[^.;\n\d]{0,24}\b(?:en|de) (?:la|el|mi) (?:empresa|trabajo|pega|empleo|faena|contrato) (?:anterior|actual|pasad[oa]|previ[oa])|^[^.;\n]{0,40}\blo que (?:hoy |ahora |actualmente )?(?:tuve|tenia|ganaba|gane|gano|me pagaban|me pagan|recibia|recibo|percibo|saco)\b|^[^.;\n\d()]{0,14}\([^()\n\d]{0,30}\b(?:hasta|desde) (?:[a-z]{3,10}\.? (?:de |del )?)?(?:19|20)\d\d\b/;
/** What is earned elsewhere, and what a service costs. */
const PESOS_ABROAD =
  /^ ?(?:millones (?:de )?|mil )?(?:de )?pesos (?:argentinos|colombianos|mexicanos|uruguayos|dominicanos|cubanos)\b/;
/** A table's column of pays: its head above the first, more than one below it. */
const HEAD_OF_PAYS =
  /(?:^|\n)[^a-z\n]{0,4}(?:sueldo|renta|remuneracion)(?: liquid[oa]| brut[oa]| mensual)?[^a-z\d\n]{0,4}\n\$? ?$/;
const MORE_PAYS = /^[.-]{0,2} ?(?:\n\$? ?\d[.\d]{5,9}[.-]{0,2} ?(?=\n|$)){2}/;
/** `Cobro por día $180.000`, `Jornada de cámara: $180.000`: no month's pay. */
const BY_DAY =
  /\bpor (?:dia|jornada|turno|hora|fecha|evento):?[ \n]?\$? ?$|\b(?:jornada de (?!trabajo)[a-z]{4,12}|funcion|show|evento|tocata|matrimonio|presentacion):[ \n]?\$? ?$/;
/** `Cobro por prenda: basta $ 5.000, vestido desde $ 180.000`. */
const BY_PIECE = /\bcobr(?:o|amos) por (?!mes\b|el mes|jornada|contrato|mi\b)[a-z]{4,14}\b[^;]{0,110}$/;
const PRICE = /\bhonorarios? por (?!mes\b|el mes|media\b|jornada|contrato|mi\b)[a-z]{4,14}\b[^.;\n\d]{0,24}$/;
const OF_THE_POST =
  /\buso interno\b[^\n]{0,100}$|\bderivad[oa] a [^.;\n]{3,60}$|\b(?:aviso|oferta|vacante|publicacion)[ ,]{0,2}\((?:sueldo|renta|remuneracion)[^()\d]{0,14}$|\b(?:renta|sueldo|remuneracion)(?: [a-z]{4,7})? (?:(?:del?|para|por) (?:l[ao] |el )?(?:cargo|aviso|vacante|publicacion|puesto)|(?:segun|de) (?:las? )?(?:escala|tabla|convenio|publicacion|grado|aviso|bases))\b[^a-z]{0,6}(?:(?:segun|de) (?:las )?bases[^a-z]{0,4})?(?:entre |desde )?\$? ?$|\b(?:en|segun) (?:la|el) (?:pagina|aviso|portal|oferta|publicacion|anuncio|web)\b[^.;\d]{0,24}$|\bgrado (?:\d{1,2}|[ivx]{1,5})(?: [a-z]{2,4})?,? (?:renta|sueldo|remuneracion)[^.;\n\d]{0,24}$/;
/** `Cobro desde 350.000 por matrimonio`, `Valor del traslado $ 120.000`: what a service costs. */
const CHARGED = /\b(?:cobr(?:o|amos|aria)|tarifa|valor|precio)\b[^.;\n\d]{0,24}$/;
/** `(capital semilla Sercotec)`. */
const GRANT = /^[^.;\n]{0,24}\b(?:capital semilla|sercotec|fosis|corfo|fondart|fondecyt|credito|prestamo)\b/;

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
  const behind = vista.plano.slice(fin, fin + 70);
  return (
    BEFORE_IT.test(before) ||
    WHAT_I_HAVE.test(before) ||
    BY_DAY.test(before) ||
    (HEAD_OF_PAYS.test(before) && MORE_PAYS.test(behind)) ||
    isOfClients(vista, inicio) ||
    OF_THE_POST.test(before) ||
    PRICE.test(before) ||
    BY_PIECE.test(before) ||
    (CHARGED.test(before) && PIECE.test(behind)) ||
    GRANT.test(behind) ||
    GOAL.test(before) ||
    (NAMED_TARGET.test(before) && GOAL_BEHIND.test(behind)) ||
    PESOS_ABROAD.test(behind) ||
    BEHIND_IT.test(behind)
  );
}
