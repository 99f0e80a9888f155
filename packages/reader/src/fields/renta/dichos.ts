import type { Seccion } from '../../../data/encabezados.ts';
import { lineAt } from '../../text/evidence.ts';
import type { Candidato } from '../candidate.ts';
import { TEXT_CUES } from '../matching/cues.ts';
import { hitsOf } from '../matching/hits.ts';
import { isAmongJobs, isNearJob } from '../terceros/entre-trabajos.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isPaid } from './ajena.ts';
import { isStray } from './alcance.ts';
import { readMontos } from './montos.ts';
import { type Place, type Renta, rangeOf, rentaKey, running, type Sum } from './rango.ts';
import { isToldWithJob } from './trabajos.ts';

/** What somebody asks for, in their own words: the last of these or of the others below before a sum decides. */
const WISH =
  /\b(?:ojala|conforme con|trato por mes|(?:te|le) gustaria ganar|me cambi(?:o|aria)|me moveria|para (?:mover|cambiar)me|disponible por|mi idea es|preten[scd][a-z]{1,8}|expectativas?|aspir[a-z]{1,7}|esper(?:o|as?|ad[oa]|ando|aria)|desead[oa]|solicit(?:a|o|ad[oa])|postul(?:o|ando) (?:por|con)|pienso en|tengo pensad[oa]|pensaba en|pensando en|sugerir|sugiero|propongo|proponer|requiero|pid(?:o|es?)|pidiendo|p[ei]diria|quier(?:o|es?)|quisieras?|querria|me gustaria|me interesa(?:ria)?|dese(?:o|aria)|busco|buscando|buscaria|cobro(?! (?:de|a|y)\b)|cobraria|propondria|plante(?:o|aria)|solicitaria|requeriria|agradeceria|valoraria|consideraria|estimaria|evaluaria|trabajaria|partiria|firmaria|tomaria|entraria|apunto a|apuntando a|acept(?:o|aria)|dispuest[oa]|me acomod[a-z]{1,5}|me sirven?|me servirian?|me conform(?:o|aria)|me qued(?:o|aria) con|no menos de|menos de|no bajo de|no bajar de|no baje de|por menos de|tendria que ser(?: por)?|con que me paguen?|est(?:a|aria) bien(?: (?:con |un |una )?(?:sueldo|renta)|(?= \$?\s?$))|estimo (?:justo|razonable|adecuado)|si (?:te |le |les )?preguntan,? (?:di|diga|dile|diles)|minimo|como minimo|piso|idealmente|ideal|ofertas? (?:sobre|desde|de)|superior(?:es)? a|que super[ae]n?|por sobre|mayor(?:es)? a|a partir de|tarifa|mi precio|a contar de|no me mov[a-z]{2,5}|(?<!fono )fijo(?: de)?|sueldo base|base de|necesit(?:o|aria)|me quieren|mi valor|valor|valgo|cuesto|desde|sobre|no inferior a?|no menor a?|por lo menos|al menos|me basta(?:ria)?|me proyecto|ambicion(?: economica)?|propuesta economica|compensacion|(?<!\ba )honorarios?|tope|en plata|dinero|rango|partir de|trabajaria por|looking for|seeking|asking|expect(?:ed|ing)?|desired|required?|requirement|minimum|acceptable|target|between|renta liquida|renta bruta|remuneracion (?:liquida|bruta)|sueldo liquido|sueldo bruto)\b/g;
const NOT_WISH =
  /\b(?:jubilacion|pension|subsidio|antes(?! de\b)|current(?:ly)?|present(?:ly)?|previous(?:ly)?|ult(?:im[oa]s?)?|actual(?:es|mente)?|anterior(?:es)?|percib(?!ir\b)[a-z]{1,4}|gan(?:o|an?|a[bv]a|e|ando)|aportan?|hago (?=unas?\b|unos|como)|sac(?:o|a[bv]a)|re[cs]i[bv](?:o|ia)|me pag(?:an?|o|aron|a[bv]an?)|(?<!si )me d(?:an|aban|ieron)|(?<!trabajo )vale|me ofrec[a-z]{2,5}|se venden?|a honorarios de|tengo (?:de |un |una )?(?:sueldo |renta )?(?:base|fijo|sueldo|renta)|(?:renta|sueldo|salario|remuneracion) ofrecid[oa]|cobra[bv]a|hoy|(?<!mismo que )ahora|tenia|historic[oa]|ventas?|cartera|presupuesto|facturacion|metas?|caja|fondo|(?<!me )proyecto|contrato por|contrato (?:a |de )?honorarios|monto de|bonos?|comision(?:es)?|(?:renta|parte) variable|variable (?:de |del )?\d{1,3}|\d{1,3} ?% (?:sobre|del)|incentivos?|aguinaldo|credito|deuda|recaud[a-z]{2,6}|ahorr[a-z]{2,5}|vend(?:o|i|ia|ian|iendo|emos|imos)|compr(?:e|aba|as|ando|amos)|insumos|factur(?:o|e|aba|amos|ando|abamos)|gener(?:e|aba|ando)|fondef|licitacion|viatico|propinas?|arriendo|inversi(?:on|ones)|costos?|gastos?|el promedio|dividendo|arancel|cuotas? de|mensualidad|premios?|gift card|finiquito|capital semilla|capital de trabajo|pieza|(?<=(?:renta|sueldo|liquid[oa]|brut[oa]|mensual) )(?:19|20)\d\d)\b/g;
/** Words of a month's pay that stand in the sum itself or before it. */
const PAY_BEFORE =
  /\b(?:lucas|luquitas|palos?|liquid[oa]s?|brut[oa]s?|en la mano|gross|net|rentas?|sueldos?|remuneraci(?:on|ones)|honorarios?|fijo|salary|salarios?|haber(?:es)?|neto?s?|compensacion|ganar|plata|dinero|economic[oa]|media jornada|jornada completa|part time|full time|puertas (?:afuera|adentro))\b/;
const PAY_BEHIND =
  /^[ ,.-]{0,3}(?:pesos |clp |aprox[a-z.]{0,9} |mensual(?:es)? |en ){0,2}\(?(?:liquid|liq\b|brut|imponible|mensual|al mes|por mes|en la mano|de bolsillo|a la mano|libres?\b|limpi[oa]s?|net\b|gross|\+ ?(?:variable|comision|bono|propina)|mas (?:(?:un |el )?\d{1,2} ?% (?:de (?:la )?)?)?(?:comision|bono|propina|variable|incentivo|beneficio|locomocion|colacion)|fijos?(?! (?:a|en|por|de)\b)|(?:clp ?)?\/ ?mo|per month|monthly|a month|por jornada|por \d{2} h|full time|jornada completa|media jornada|part time|puertas (?:afuera|adentro)|para arriba|pa arriba|hacia arriba)/;
/** `Tel. fijo: …` is one sentence. */
const SENTENCE_END = /(?<!\b(?:tel|telf|telef|cel|fon|num|ult))[.;!]\s|\n\n/g;
/** Said of no other sum than what one wants to be paid. */
const STRONG =
  /(?:^|[ .,])piso:?(?: de)? ?\$? ?$|\bidealmente(?: sobre| desde| de)?(?: los| unos)? ?\$? ?$|\b(?:mi (?:piso|minimo|tarifa|precio|(?:numero|cifra) es)|hablemos (?:desde|sobre)|lo mio (?:es|son)|conforme con|cuanto (?:te |le |les )?(?:gustaria|esperas?|quieres?|quiere|pides?|pide|pretendes?|pretende)|me cambi(?:o|aria)|pido|pidiendo|p[ei]diria|estimo (?:justo|razonable|adecuado)|(?:el|la|lo|los) que (?:quiero|busco|espero|pido|pretendo|necesito|deseo|me gustaria)|(?:querria|quisiera|me gustaria|me interesaria|deseo|desearia|espero|busco|necesitaria) (?:ganar|percibir|recibir|llegar al?|sacar|pasar a|subir a)|para (?:moverme|cambiarme|salir de)|necesito (?:ganar|(?:un )?sueldo|(?:una )?renta)|cobro(?! (?:de|a|y)\b)|preten[dsc][a-z]{1,8}|aspir[a-z]{1,7}|expectativas?|me conformo|no menos de|por menos de|no bajo de|no baje de|me conformaria|me servirian?|(?:propuestas?|ofertas?)(?: [a-z]{3,12}){0,3} (?:sobre|superior(?:es)? a|super[ae]n?|desde|mayor(?:es)? a)|cuanto (?:pido|quiero|espero)|sugerir una|sugiero|propongo|postul(?:o|ando) (?:por|con)|me proyecto|me basta(?:ria)?|solicita|quisiera ganar|acepto|ambicion|propuesta economica|no inferior|no menor|por lo menos|(?:mi )?minimo (?:(?:por|con) (?:el|lo) que|que|para)|mi minimo|expected|desired|asking|minimum acceptable|looking for|target)\b/;
const WISH_BEHIND =
  /^[^.;\d]{0,30}\b(?:es[aeo]|dich[ao]) (?:cifra|monto|suma|renta|sueldo)? ?(?:es )?(?:la|el|lo) que (?:tambien )?(?:pretendo|pido|espero|busco|solicito|quiero)\b|^ ?(?:pesos |liquidos? )?no (?:me (?:sirve|conviene|alcanza|interesa|cambio|muevo)|acepto|bajo|trabajo|voy|puedo)\b|^[^.;\n]{0,30}\b(?:ni un peso menos|me permiten?|me conformo|me arreglo|me las arreglo|me doy por pagad[oa]|me sirve|me basta|me acomoda|estoy (?:bien|conforme|content[oa]|feliz)|no me muevo|como (?:minimo|piso|base)|de piso|minimo|para empezar|ideal|(?:estaria|quedaria|vendria|seria)(?: muy| re| super)? (?:bien|conforme|feliz|content[oa]|ok|perfecto|super|bacan|genial|excelente|ideal|(?:lo )?justo|lo ideal|bueno|suficiente)|esta(?:ria)? ok|me parece bien|me sirven|me alcanza|me comprometo|(?:estamos|hablamos|conversamos|cerramos|partimos|firmo|acepto|estoy list[oa])\b|(?<!no )me (?:cambi(?:o|aria)|voy|iria)|(?:(?:el|la|lo) )?que (?:pido|espero|busco|pretendo)(?! (?:super|mejor|aument|subi|increment|dej))|qued(?:o|aria) (?:tranquil[oa]|bien|content[oa]|feliz|conforme))\b/;
/** Words that stand before other sums as well: among jobs they tell of no wish. */
const WEAK =
  /^(?:desde|sobre|valor|fijo(?: de)?|tope|rango|base de|sueldo base|compensacion|a partir de|partir de|minimo|honorarios?|remuneracion (?:liquida|bruta)|renta liquida|renta bruta|sueldo liquido|sueldo bruto|solicit(?:a|o|ad[oa])|tarifa|necesito|busco|buscando|dispuest[oa]|proyecto|between|target|seeking|al menos|por lo menos)$/;
const PAY_NAME = /^(?:renta|sueldo|remuneracion) (?:liquid|brut)/;
/** A bare number that somebody asks for: `busco 900`, `con unos 700 estaría bien`. */
const ASKED =
  /\b(?:busco|pido|p[ei]diria|quiero|querria|espero|pretendo|aspiro a|esperaria|quisiera|ojala|me gustarian?|me interesaria|necesitaria|acepto|aceptaria|necesito|me cambi(?:o|aria)|me (?:voy|iria|moveria)|me conform(?:o|aria))(?: (?:por|con|a|unas?|unos|como|los|sobre|ganar|llegar a|pasar a|subir a|sacar|percibir|recibir|minimo|desde|algo)){0,3} ?$/;
const QUIET_BEHIND =
  /^ ?(?:[a-z]{2,8} ){0,2}(?:me conformo|me sirven?|me basta|me acomoda|estaria (?:bien|ok|perfecto)|quedo (?:tranquil[oa]|bien|content[oa]|feliz)|me cambi(?:o|aria))/;
const BARE = /(?:^|[^\d ]|[^\d] )[2-9]\d\d$/;
/** All that a line says. */
const ALONE = /(?:^|[\n|\t·•/]| -) {0,2}[-•*]? ?(?:entre |desde |de )?(?:los )?$/;
const PAID_ALONE =
  /^ ?(?:pesos |clp )?(?:mensual(?:es)? )?(?:(?:liquid|brut)[a-z]{1,3}|liq\b)(?: mensual(?:es)?)?(?: aprox[a-z]{0,7})?[ .]{0,3}(?:[\n|\t·•/]|- |,? (?:con|mas|\+) |$)/;
/** Where sums are of the work, of others or of fees, unless somebody plainly asks. */
const ELSEWHERE = new Set(['experiencia', 'educacion', 'cursos', 'referencias']);
/** Sums of the trade: only a plain wish behind them makes another of theirs. */
const TRADE =
  /\b(?:ventas?|cartera|presupuesto|facturacion|metas?|colocaci[a-z]{2,5}|licitacion|deudas?|recaud[a-z]{2,6})\b/;
/** Where a month's pay without more is the one asked for, unless it is a pension or a fee. */
const EARLY = new Set(['inicio', 'personal', 'perfil', 'otros']);
const OTHER_PAY =
  /\b(?:pension(?:es)?|subsidios?|becas?|asignacion(?:es)?|dividendo|canon|cuotas?|arancel|matricula|mensualidad|ingresos? (?:familiar|del hogar)|pag(?:o|os|a|ar|ando|ue) (?:de|por|a)|hijos|honorarios|contrata|licencias?|seguro|plan|alcance|invertid[oa]|produccion)\b/;
/** Nothing is said of the sum in its own clause. */
const CLAUSE = /(?:^|[:,;|\n]|\. | -| o|jornada|time|afuera|adentro) ?\$? ?$/;
/** `Media jornada 400 mil`: what the month's pay is for. */
const PER_TERM = /(?:jornada|time|afuera|adentro) ?\$? ?$/;
const ONLY_PAID =
  /^,? puertas (?:afuera|adentro)\b|^(?: ?[/(]?(?:pesos|clp|liquid[oa]s?|liq\.?|brut[oa]s?|imponibles?|mensual(?:es)?|al mes|por mes|aprox\.?|net[oa]?|month)\)?){1,4} ?(?:$|[.,;|\n+-]|mas |\()/;
/** A phone, or a pay left open before other numbers come. */
const OTHER_NUMBER = /fon[oi]|\b(?:celular|cel|tel|movil|whatsapp|wsp)\b|\+\d/;
/** `Conversable, pero menos de …`. */
const TAKEN_BACK = /^.*\b(?:pero|aunque|eso si|piso|minimo|desde|sobre|ojala|idealmente)\b/;
const OPEN = /\ba convenir|conversable(?! (?:sobre|desde|entre|a partir|en torno|alrededor))|a tratar|segun mercado/;
/** `6,8` in a cell of its own: what a course was passed with. */
const MARK = /^[\n\t][1-7][.,]\d[\n\t]$/;
const REACH = 140;
/** Letters before a sum within which another number or the trade's sums are told. */
const NEAR = 90;
/** Nobody's CV tells of more; a text made of sums ends here. */
const MAX_SUMS = 120;
const PAY_SIGN = /\$|mil\b|lucas|palos?|millon|\bmm\b|\d[.,]\d{3}/;

/**
 * Sums that are told to be wished for without the name of pay beside them (`Piso: seiscientos mil`, `Gano 790 mil.
 * Quiero 900 mil líquidos`), or that are all a section about pay says.
 */
export function wishedSums(vista: Vista): Candidato<string>[] {
  const montos = readMontos(running(vista, 0, vista.plano.length).replaceAll('\t', '|')).slice(0, MAX_SUMS);
  const found: Candidato<string>[] = [];
  let taken = -1;
  montos.forEach((monto, i) => {
    if (monto.pesos === null || i === taken) return;
    const next = montos[i + 1];
    const range = rangeIn(vista, monto, next);
    if (range) taken = i + 1;
    const end = (range && next) ?? null;
    const { fin } = end ?? monto;
    const puntos = weigh(vista, monto, end);
    const valor = rentaKey(range ?? { renta: monto.pesos, max: null });
    if (puntos > 0) found.push({ valor, puntos, inicio: monto.inicio, fin });
  });
  return found;
}

/** A sum or a range, and what is said of it. */
type Suma = {
  vista: Vista;
  inicio: number;
  fin: number;
  section: Seccion;
  /** What stands before it in its sentence. */
  context: string;
  /** Somebody plainly asks for it: before it, behind it, for just this number. */
  asks: boolean;
  wishedBehind: boolean;
  asked: boolean;
  /** In one of the first two ways. */
  strong: boolean;
  /** Words of a month's pay stand with it. */
  paid: boolean;
  /** The last word of a wish before it, where it stands (-1 without one), and the last of another sum. */
  wish: number;
  wishWord: string;
  other: number;
};

/** How surely a sum is asked for, 0 when it is not. */
function weigh(vista: Vista, monto: Place, range: Place | null): number {
  const { inicio } = monto;
  const { fin } = range ?? monto;
  const behind = vista.plano.slice(fin, fin + 40).replace(/\s/g, ' ');
  const context = contextOf(vista, inicio);
  if (isOtherNumber(context, behind) || (isStray(vista, inicio, fin) && !PAY_BEHIND.test(behind))) return 0;
  const written = vista.plano.slice(inicio, fin);
  if (MARK.test(vista.plano.slice(inicio - 1, fin + 1))) return 0;
  const between = range === null ? '' : vista.plano.slice(monto.fin, range.inicio).replace(/\s/g, ' ');
  const asks = STRONG.test(context);
  const wishedBehind = WISH_BEHIND.test(behind) || (range !== null && WISH_BEHIND.test(between));
  const asked = ASKED.test(context) || QUIET_BEHIND.test(vista.plano.slice(fin, fin + 30));
  const paid = PAY_BEHIND.test(behind) || PAY_BEFORE.test(`${context} ${written}`);
  const strong = asks || wishedBehind;
  // A bare number is the end of a phone, unless somebody asks for just it.
  const bare = (asked || strong) && BARE.test(vista.plano.slice(inicio - 3, monto.fin));
  if (!PAY_SIGN.test(written) && !paid && !bare) return 0;
  const [wish, wishWord] = lastWord(context, WISH);
  const [other] = lastWord(context, NOT_WISH);
  const section = sectionAt(vista, inicio);
  const suma = { vista, inicio, fin, section, context, asks, wishedBehind, asked, strong, paid, wish, wishWord, other };
  return isTakenBack(suma) ? 0 : pointsOf(suma);
}

/** `Lo que cobro: una presentación de dos horas, $180.000`: no month's pay. */
const BY_PIECE =
  /\b(?:una?|por|cada|la) (?:presentacion|funcion|evento|show|tocata|clase|sesion|visita|corte|matrimonio|mural|afiche|cuadro|prenda|vestido|charla|taller)\b[^.;\d]{0,30}\$? ?$/;

/** `(65) 263 4471` is no sum. */
const isOtherNumber = (context: string, behind: string): boolean =>
  /^ ?\d{3}/.test(behind) ||
  /\d{3} $/.test(context) ||
  // `… perdí el celular. Pido 550.000 pesos`: nobody asks for a phone.
  (OTHER_NUMBER.test(context.slice(-NEAR)) && !ASKED.test(context)) ||
  BY_PIECE.test(context) ||
  OPEN.test(context.replace(TAKEN_BACK, ''));

/** What is said nearer to the sum than any wish tells of another one: past pay, a bonus, sales, foreign money. */
function isTakenBack({ context, asks, wishedBehind, strong, wish, wishWord, other }: Suma): boolean {
  if (other > wish && !(wishedBehind && /[,;]| y con /.test(context.slice(other)))) return true;
  // `Compensación actual: fijo …`: what may stand before any sum takes nothing back.
  const apart = /[,;]|\b(?:y|o|pero|aunque)\b/.test(context.slice(other, wish));
  if (other >= 0 && !strong && WEAK.test(wishWord) && !apart) return true;
  // `Última renta líquida: …`: the name of pay asks for nothing.
  if (other >= 0 && PAY_NAME.test(wishWord)) return true;
  return (TRADE.test(context.slice(-NEAR)) && !asks) || /(?:us|uf|€)\s?\$?\s?$/.test(context);
}

function pointsOf(suma: Suma): number {
  const { vista, inicio, fin, section, wishedBehind, asked, strong, paid, wish, wishWord } = suma;
  const inPay = section === 'renta';
  const ofTerms = isOfTerms(vista, inicio);
  if (!inPay && !ofTerms && isLabelled(vista, inicio)) return 0;
  if (!strong && isPaid(vista, inicio, fin)) return 0;
  const named = inicio - suma.context.length + wish;
  if (!strong && WEAK.test(wishWord) && isToldWithJob(vista, named, suma)) return 0;
  const alone =
    ALONE.test(vista.plano.slice(Math.max(0, inicio - 20), inicio)) &&
    PAID_ALONE.test(vista.plano.slice(fin, fin + 40));
  const elsewhere =
    !strong && !inPay && !ofTerms && (ELSEWHERE.has(section) || isNearJob(vista, inicio) || isOfOthers(vista, inicio));
  // `Grado 12 EUS,\n$ 1.280.000 brutos` before the next job.
  if (elsewhere && wish < 0 && !asked && isAmongJobs(vista, inicio)) return 0;
  const plainly = alone || asked || (paid && wish >= 0 && !WEAK.test(wishWord));
  if (elsewhere && (!plainly || (section === 'referencias' && !I_WISH.test(wishWord)))) return 0;
  const wished = wish >= 0 || strong || ofTerms;
  const points =
    (wished || isUnasked(suma) ? 4 : 0) +
    (ofTerms ? 1 : 0) +
    (paid ? 2 : 0) +
    (inPay ? 3 : 0) +
    (strong ? 1 : 0) +
    (alone || asked ? 2 : 0);
  if (points < 4 || (points < 5 && !alone)) return 0;
  // Not asked for in so many words: somebody should look.
  const doubted = (wish < 0 && !wishedBehind) || elsewhere || isLabelled(vista, inicio);
  return doubted || points < 6 ? 4.5 : Math.min(points, 8);
}

/** Nobody says so of a referee. */
const I_WISH = /^(?:quiero|quisiera|pido|aspiro|espero|busco|pretendo|me gustaria)/;

/** A month's pay at the head of a CV of which nothing else is said. */
function isUnasked({ vista, inicio, fin, section, context, wish, other }: Suma): boolean {
  if (wish >= 0 || other >= 0 || !EARLY.has(section)) return false;
  const only =
    ONLY_PAID.test(vista.plano.slice(fin, fin + 50)) ||
    (PER_TERM.test(context) && /^ ?(?:$|[.,;|\n])/.test(vista.plano.slice(fin, fin + 3)));
  return only && CLAUSE.test(vista.plano.slice(Math.max(0, inicio - 9), inicio)) && !OTHER_PAY.test(context);
}

const ASKS =
  '(?:aspir|pid|ped|busc|quier|quis|querr|preten[ds]|esper|conform|gustar|acept|expectativa|pretenci)[a-z]{0,8}';
/** `… y aspiro a lo mismo`, `no pido más que eso`, `espero igualarla`: the pay told just before is asked for again. */
const THE_SAME = TEXT_CUES.cued(
  new RegExp(
    `\\b${ASKS}[^.;\\d]{0,28}\\b(?:l[oa] mism[oa]|el mismo|(?:un[oa]? )?(?:renta |sueldo |monto )?(?:similar|parecid[oa])|igualarl[oa]|igual a (?:la|el|lo)|mantenerl[oa]s?|conservarl[oa]s?|(?:mantener|conservar) (?:es[ae]|dich[oa]|mi|la|el|lo)|eso mismo|(?:mas|menos|nada mas) (?:de|que) (?:a )?(?:eso|es[ae]\\b))|\\bcon (?:es[oae]|l[oa] mism[oa]|dich[oa])(?: [a-z]{4,8})? (?:me (?:conform|qued|alcanz|bast)|estaria|estoy|quedo|quedaria)`,
    'g',
  ),
);
const OR_MORE = /^[oa]?s? (?:o|y|e|u) (?:algo |un poco )?(?:mejor|superior|mayor|mas)\b/;
const PAID_NOW =
  /\b(?:gano|ganando|percibo|percibiendo|recibo|saco|me pagan|renta|sueldo|remuneracion|ingreso|liquid[oa])\b/;
const PAID_ONCE = /\b(?:ultim[oa]|anterior|fue|era|ganaba|tuve|percibi)\b/;

/** The pay of now, where somebody asks for no other. Told round about: somebody should look. */
export function sameAsNow(vista: Vista): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  for (const { index, 0: said } of THE_SAME.hits(vista.plano, vista.cues)) {
    // `No pretendo moverme por lo mismo` asks for more, `no pido más que eso` for the same.
    if (
      /mism[oa]$|similar|parecid/.test(said) &&
      !/\bmas\s/.test(said) &&
      /\bno $/.test(vista.plano.slice(Math.max(0, index - 3), index))
    )
      continue;
    // `Busco algo similar o mejor`: work, and no sum.
    if (
      /\balgo (?:similar|parecid)/.test(said) ||
      OR_MORE.test(vista.plano.slice(index + said.length, index + said.length + 24))
    )
      continue;
    const from = Math.max(0, index - REACH);
    const text = vista.plano.slice(from, index).replaceAll('\n', ' ');
    const now = readMontos(text).at(-1);
    if (!now?.pesos || TRADE.test(text)) continue;
    const context = contextOf(vista, from + now.inicio);
    if (!PAID_NOW.test(context) || PAID_ONCE.test(context)) continue;
    const valor = rentaKey({ renta: now.pesos, max: null });
    found.push({ valor, puntos: 5, inicio: from + now.inicio, fin: from + now.fin });
  }
  return found;
}

const LABEL_BEFORE = /(?:^|[\n\t|•·]) {0,3}([a-z][a-z .()]{2,40}): {0,3}\$? ?$/;
const OF_PAY = new RegExp(`${WISH.source}|${PAY_BEFORE.source}|\\b(?:rta|sld|rem)`);

/** `Inversión publicitaria: 720.000`: the sum has a label of its own, and it is none of pay. */
function isLabelled(vista: Vista, inicio: number): boolean {
  const label = LABEL_BEFORE.exec(vista.plano.slice(Math.max(0, inicio - 50), inicio))?.[1];
  return label !== undefined && !OF_PAY.test(label);
}

/** Headings of what the candidate seeks or on what terms: whatever sum stands below is asked for. */
const TERMS =
  /^[^a-z]{0,4}(?:mis? )?(?:(?:lo |cuanto )?(?:que )?(?:busco|espero|pido|quiero)(?: ganar)?|condiciones(?: de (?:contratacion|renta|trabajo)| laborales| economicas)?|expectativas?(?: [a-z ]{4,24})?|aspiraci(?:on|ones)(?: [a-z ]{4,24})?|preten[sc]i(?:on|ones)(?: [a-z ]{4,24})?|propuesta economica|valor(?: de mi trabajo)?|disponibilidad(?: y [a-z]{4,14})?)[^a-z\d]{0,4}(?:$|:)/;

/** Whether the section around `at`, or the line itself, opens with such a heading. */
function isOfTerms(vista: Vista, at: number): boolean {
  const line = lineAt(vista.reading, at);
  const opensWith = (from: number) => TERMS.test(vista.plano.slice(from, from + 60).split('\n')[0] ?? '');
  if (line && opensWith(line.inicio)) return true;
  const section = vista.secciones.findLast(({ inicio }) => inicio <= at);
  const told = section?.seccion === 'renta' || section?.seccion === 'otros';
  return told && at - section.inicio < 400 && opensWith(section.inicio);
}

/** `Pido por día 45 mil. Por mes 800 mil`: what is asked for by the month goes on with what is by the day. */
const BY_MONTH = /^ ?(?:por|al|x|el) mes\b|^ ?mensual/;
const BY_DAY = /\b(?:por|al|x|el) dia\b|\bdiari[oa]/;
/** What stands before a sum in its sentence, and in the line above when the sum opens its own; of a section about pay no more than its own. */
function contextOf(vista: Vista, inicio: number): string {
  const section = vista.secciones.findLast((place) => place.inicio <= inicio);
  const from = section?.seccion === 'renta' ? section.inicio : 0;
  const text = vista.plano.slice(Math.max(from, inicio - REACH), inicio);
  let [start, before] = [0, 0];
  for (const end of hitsOf(text, SENTENCE_END)) [start, before] = [end.index + 1, start];
  if (BY_MONTH.test(text.slice(start)) && BY_DAY.test(text.slice(before, start))) start = before;
  // What somebody asks for in a cell of its own has nothing to do with the cell before.
  const cell = text.slice(text.lastIndexOf('\t') + 1);
  if (cell.length < text.length - start && lastWord(cell, WISH)[0] >= 0) return cell.replaceAll('\n', ' ');
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (line.length < text.length - start && I_ASK.test(line)) return line;
  return text.slice(start).split('\n').slice(-3).join(' ').replaceAll('\t', ' ');
}

/** `Quiero sueldo de …`: a line of its own among others without full stops. */
const I_ASK =
  /^[^a-z]{0,4}(?:yo |de sueldo )?(?:quier[oe]|pid[oe]|busc[oa]|esper[oa]|aspir[oa]|pretend[oe]|necesit[oa]) [^.;:]{0,40}$/;

/** Where a pattern of a text is found last, and what it found; -1 where it is not. */
function lastWord(text: string, pattern: RegExp): readonly [number, string] {
  let last: readonly [number, string] = [-1, ''];
  for (const hit of hitsOf(text, pattern)) last = [hit.index, hit[0]];
  return last;
}

function rangeIn(vista: Vista, first: Sum, second: Sum | undefined): Renta | null {
  if (second === undefined) return null;
  const from = Math.max(0, first.inicio - 30);
  const shift = ({ inicio, fin, pesos }: Sum) => ({ inicio: inicio - from, fin: fin - from, pesos });
  return rangeOf(vista.plano.slice(from, second.fin + 30), shift(first), shift(second));
}
