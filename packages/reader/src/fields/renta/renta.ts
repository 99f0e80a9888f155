import { lineAt, lineIndexAt } from '../../text/evidence.ts';
import { type Candidato, ranked } from '../candidate.ts';
import { type Cued, TEXT_CUES } from '../matching/cues.ts';
import { DIGIT_WORD } from '../matching/number-words.ts';
import { isOfOthers } from '../terceros/propio.ts';
import { besideOf } from '../view/cells.ts';
import { lineBefore } from '../view/context.ts';
import { isHeadOfBefore } from '../view/table-heads.ts';
import { sectionAt, type Vista } from '../view/view.ts';
import { isOfClients, isPaid, isToldOfBefore } from './ajena.ts';
import { isOfLabel, isStray } from './alcance.ts';
import { cellBelow, cellRight } from './columna.ts';
import { sameAsNow, wishedSums } from './dichos.ts';
import { OF_THEN } from './entonces.ts';
import { readMontos } from './montos.ts';
import { rangeOf, rentaKey, running } from './rango.ts';
import { isLabelledElse } from './rotulo.ts';
import { isGoneOn, isToldWithJob } from './trabajos.ts';

const MONEY =
  '(?:rentas?|rta\\.|sueldos?|s(?:ue)?ld?o?\\.|salari(?:o|os|al|ales)|re[mn]u[mn]eraci(?:on|ones)|remun?\\.|economic[oa]s?|ingresos?|honorarios|haber(?:es)?)';
const KIND =
  '(?:[ \\n](?:de|del|la|el|una?|mi|mis|en|liquid[oa]s?|brut[oa]s?|mensual(?:es)?|minim[oa]s?|economic[oa]s?|promedio|aproximad[oa]s?|aprox\\.?|min\\.|referencia(?:l|les)?|exigid[oa]|total|base|\\(?liq\\.?\\)?)(?![a-z]))';
/** What one hopes for, also as it is misspelt. */
const HOPE =
  '(?:pre?ten[sc]{1,2}i?on(?:es)?|preferencias?(?= (?:salarial|de (?:renta|sueldo)|renta|sueldo))|pret(?:en[sc]?)?\\.|e(?:xs?|cs|s)p(?:ec|er|e)t?a(?:tiva|cion)(?:e?s)?|exp\\.(?= (?:de )?(?:renta|sueldo))|expect\\.|aspiraci(?:on|ones))';
/** `esperada`, `pretend.`: what tells a pay that is hoped for from others. */
const HOPED =
  '(?:(?:esperad|pretendid|desead|solicitad|pedid|requerid|propuest|aspirad|aceptad|sugerid|proyectad|anhelad|buscad|ambicionad|objetiv|tentativ|deseabl|aceptabl|optim)[oae]s?(?![a-z])|(?:esp|pret|preten[sd]|pretendid|desead|des|sol|solic|solicit)\\.)';
const SEP = '[ \\n]';

/** How a sum in words begins. */
const SPELLED = '(?:un mill|un palo|dos mill|dos palos|[a-z]{3,6}cient[oa]s|quinient[oa]s)';

/** What announces an expectation, from the plainest to the one that needs its place. Every repetition is bounded. */
const LABELS: readonly { pattern: Cued; puntos: number }[] = [
  // `Entre $3.200.000 y $3.600.000 líquidos`, `y un sueldo líquido de $800.000 a $900.000`: nobody was paid a range.
  {
    pattern:
      /(?<=^|\n)entre (?:los )?(?=\$ ?\d[^\n]{6,40}(?:liquid|brut))|(?<=\b(?:un|una) )(?:sueldo|renta)(?: liquid[oa]| brut[oa])? (?=de (?:los )?\$ ?\d[\d.]{5,9} a (?:los )?\$ ?\d)/g,
    puntos: 7,
  },
  // `De sueldo estaría bien con 580 mil líquidos`, `Escucho ofertas con renta líquida de 1,4 a 1,7 millones`, `estima justa una retribución de …`.
  {
    pattern:
      /(?<![a-z])(?:de|en) (?:sueldo|renta|plata)[^.;\d\n]{0,12} (?:estaria|estoy|quedaria|me (?:conform|acomod|bast|serv|sirv|alcanz|qued)[a-z]{1,5})[^.;\d\n]{0,24}(?=\$|\d)|(?<![a-z])(?:escucho|recibo|considero|acepto|evaluo|escucharia) (?:ofertas|propuestas|ofrecimientos)[^.;\d\n]{0,40}(?=\$|\d)|(?<=^|\n)(?:por )?cuanto\t[^\d\n$]{0,34}(?=\$?\d)|(?<=[\n\t])(?:cuanto|(?:esperad|pretendid|desead)[oa])(?=\n)|(?<=^|[\n\t])(?:cuanto )?(?:quiero|quiere|espero|espera) ganar(?=[\n\t:?])|por la (?:renta|plata)(?=, (?:contesto|respondo|digo)[^.;\d$]{0,30}: )|(?<![a-z])(?:estim[oa]|considero|considera) (?:just|razonabl|adecuad|suficient)[oae] (?:una? )?(?:retribucion|remuneracion|renta|sueldo|paga|salario)/g,
    puntos: 7,
  },
  // `Lo que pido. Una renta de …`, `Qué busco. Turno 7x7, renta de …`: a heading and its sentence; `[renta] $…`.
  {
    pattern:
      /(?:pido|espero|quiero|busco)(?<=que [a-z]{4,6})[.:?] (?:[^.;\n$]{2,40}, )?(?:con )?(?:una? )?(?=renta|sueldo|remuneracion)|(?<=^|\n)\[(?:renta|sueldo|pretension|expectativa)[a-z ]{0,20}\](?= ?\$?\d)/g,
    puntos: 8,
  },
  { pattern: new RegExp(`(?<![a-z])${HOPE}${KIND}{0,4}(?:${SEP}${MONEY})?${KIND}{0,4}`, 'g'), puntos: 8 },
  {
    pattern: new RegExp(
      `${MONEY}${KIND}{0,4}${SEP}(?:(?:al|a la) que (?:aspir[oa]|postul(?:[oa]|aria))|que[ \\n](?:vaya|parta|ronde|bordee|aspir[oa]|esper[oa]|busc[oa]|pid[oe]|quier[oe]|pretend[oe]|dese[oa]|solicit[oa]|requier[oe]|necesit[oa]|propon[eg]o?|acept(?:[oa]|aria)|(?:me|le) gustaria)(?: (?:obtener|ganar|percibir|recibir|tener))?|que (?:considero|estimo) (?:just|razonabl|adecuad)[oae]s?|${HOPED})${KIND}{0,3}`,
      'g',
    ),
    puntos: 8,
  },
  {
    pattern: new RegExp(
      `(?<![a-z])(?:rango|banda|nivel|monto|valor|cifra|requerimientos?|proyeccion|interes|peticion|solicitud|ambicion|objetivo|meta|propuesta|estimacion|requisitos?|deseo|exigencia)(?: de)? ${MONEY}${KIND}{0,3}`,
      'g',
    ),
    puntos: 7,
  },
  {
    pattern:
      /(?:liquid[oa]|brut[oa]|monto|total|valor|asignacion)s?(?: mensual| liquid[oa]| brut[oa]| a percibir)? (?:esperad|pretendid|desead|solicitad|aceptable|requerid)[oa]?s?(?: \(?(?:liquid|brut)[oa]?\)?)?|(?:renta|sueldo|ingreso|salario|liquido) (?:minim[oa]|base) (?:aceptable|aceptad[oa]|a aceptar)|pretende(?=[ :]{1,3}\$?\d)|(?<=^|[\n\t])pide(?=[ :.]{1,16}\$?\d)/g,
    puntos: 7,
  },
  {
    pattern:
      /(?<=^|[\n\t])(?:sueldo|renta|salario)_(?:esperad|pretendid|desead|solicitad)[oa] ?[=:](?= ?\$?\d)|(?<=^|[\n\t])rango(?= ?: ?\$?\d)|(?:monto|valor) (?:liquido|bruto)(?: mensual)?(?=[ :]{1,3}\$?\d)/g,
    puntos: 5,
  },
  { pattern: /(?:salary expectations?|expected salary|desired salary|salary)/g, puntos: 6 },
  {
    pattern:
      /(?<=^|[\n\t|•·]) {0,2}(?:(?:monthly|expected|desired|target|my) )?(?:rate|fee|compensation|pay|tarifa|(?:mi )?valor)(?: mensual| al mes| fij[oa]| monthly| expectations?){0,2}(?=[ :\t]{1,3}(?:clp )?\$? ?\d)/g,
    puntos: 6,
  },
  {
    pattern: new RegExp(
      `(?:aspiro|busco|espero|pretendo|deseo|me gustaria|quisiera|esperando|solicito|requiero|aceptaria|mi expectativa es|mi pretension es|mi (?:sueldo|renta) seria|dispuest[oa] a trabajar)[^.;\\d\\n]{0,45}(?:${MONEY}|ganar|percibir|recibir|liquidos?)?`,
      'g',
    ),
    puntos: 7,
  },
  {
    pattern: new RegExp(`(?:pretendid|esperad|desead|solicitad|pedid)[oa]s?${KIND}{0,2}[ :]{1,3}(?=\\$|\\d)`, 'g'),
    puntos: 6,
  },
  {
    pattern: new RegExp(
      `(?<=^|[\\n\\t|•·,;./-] {0,3})(?:de |en |mi |con )?${MONEY}${KIND}{0,3}(?: conversable| negociable| flexible)?(?: es(?: de)?| entre| desde| sobre| en torno a| alrededor de| cercan[oa] a| del? orden de| no inferior a)?(?: los| unos)?[ ]{0,3}(?=[:\\t\\n$]|-|\\d|${SPELLED})`,
      'g',
    ),
    puntos: 5,
  },
].map(({ pattern, puntos }) => ({ pattern: TEXT_CUES.cued(pattern), puntos }));

const NOT_EXPECTED =
  /(?:(?:tope|techo|maximo) de (?:mi |la )?|(?:ultim[oa]s?|actual(?:es)?|anterior(?:es)?|percibid[oa]|historic[oa]|previ[oa]s?|promedio de|alcanzad[oa]|gano|ganaba|current|last|previous|present|former|starting|initial|entry)\b[^.;\n\t/\d]{0,20})$/;
const NOW = /\bactualmente\b[^.;\t/\d]{0,20}$/;
const NOT_EXPECTED_AFTER = new RegExp(
  `^[ ]?(?:${OF_THEN}|actual|anterior|percibid|ultim|ult\\.|ult\\b|then\\b|at the time|there\\b|sera\\b|ascendera|por (?!mes\\b|el mes|hora|dia|jornada|media|turno|contrato|mi\\b|trabajo|lo\\b|sobre)[a-z]{4}|historic|de mercado|ofrecid|ofertad|(?:del? |a |para )?l[ao]s [a-z]{3,14}s\\b|(?:del? )?(?:cargos\\b|puestos\\b|equipo\\b|personal de|trabajadores|colaboradores|vendedores|emplead[oa]s)|(?:(?:del?|para|por) )?(?:la |el |esta |este |su )?(?:ultim|anterior|empleo|empresa|oferta|vacante|publicacion|aviso|cliente|mandante|mercado|puesto|trabajo (?:actual|anterior))|del cargo\\b)`,
);
/** `Sueldo bruto 2019: …`. */
const OF_A_YEAR = /^ ?(?:ano )?(?:19|20)\d\d(?!\d)/;
const OPEN =
  /\ba (?:convenir|conversar|negociar|tratar|definir|discutir|evaluar|pactar|acordar)|(?:conversable|negociable|flexible)(?! (?:sobre|desde|entre|a partir|en torno|alrededor))|segun (?:mercado|cargo|oferta|funcion|responsabilidad)|acordar|acorde|abierta|mercado|(?:la|lo|el) que (?:estipul|ofrez|fij|pagu|determin|establez|corresponda)/;
const STOP =
  /\b(?:ultim[oa]s?|actual|anterior|antes(?! de\b)|fecha|telefon[oi]|celular|fono|rut|r\.u\.t|edad|disponibilidad|experiencia|direccion|nacimiento|correo|e-?mail|licencia|desde el|cartera|ventas|bono|comision|me ofrec[a-z]{2,5}|(?:renta|sueldo|remuneracion|salario) ofrecid|arriendo|arrendar|prestamo|gano\b|gana[bv]a|saco\b|saca[bv]a|percib|reci[bv](?:o|ia)\b|vigente|presente\b|current\b|last\b|previous\b|devenga|el promedio|se vende|me pag|(?<!si )me d(?:an|aban)\b|hoy\b|llego a|estoy en)/;
/** `Expectativa (hoy gano 760): …`, `…, considerando que hoy recibo 900 mil, …`: what is said by the way. */
const ASIDE =
  /\((?:hoy|actualmente|actual|ahora|gano|percibo|ultim[oa])\b[^()\n]{0,40}\)|, ?(?:considerando|tomando en cuenta|dado|ya que|puesto que)\b[^,;\n]{0,50},/g;
/** `Espero un millón` at the end of a line that goes on with `cien mil`, `espero entre uno coma dos y dos millones`, `busco algo remoto, USD`: the sum has begun. */
const BEGUN = new RegExp(
  `(?<![a-z])(?:us ?\\$|usd ?\\$?|u\\.?f\\.?|eur|€) ?$|\\b(?:${DIGIT_WORD}(?: coma ${DIGIT_WORD})?(?: (?:millon(?:es)?|palos?))? (?:y|a) )?(?:${DIGIT_WORD} coma )?${DIGIT_WORD} (?:millon(?:es)?|palos?) ?$`,
);
/** What else is sought for money. */
const OF_A_THING =
  /^(?:me )?[a-z]{4,9} (?:comprar\b|(?:arrendar |una? |alguna? )*(?:pieza|depto|departamento|habitacion|casa(?! particular)|arriendo|terreno|parcela|auto|camioneta|financiamiento|credito|prestamo|capital|fondos|aportes?|donaci))/;
/** `Renta esperada hasta: …`: the upper end of a range, whose lower one stands before it. */
const UPPER = /^ ?(?:hasta|max|tope|techo)/;
const REACH = 75;
const NAMED_LATER = TEXT_CUES.cued(
  /(?<=[ (\t]|\n(?:- )?)(?<!por )(?:(?:renta|sueldo) que (?:busc|esper|pretend)|pretensi|pretenci|expectativa|(?:l[oa]|el) que (?:estoy )?(?:pid|ped|busc|esper|quier|pretend|solicit|necesit)|(?:(?:renta|sueldo|liquido|monto) )?(?:esperad|pretendid|desead|solicitad)[oa]s?\b|(?:expected|desired|target)\b)/g,
);
/** No CV names pay so often: a text made of labels ends here. */
const MOST = 400;
/** A label below its sum says nothing else. */
const ALONE = /^[^\d\n:]{0,40}(?:\n|$)/;
const BETWEEN_THEM =
  /^(?:[ \t]|\n(?:- ?)?|\+ comision(?:es)?|\.-|,|pesos|liquid[oa]s?|liq\.?|brut[oa]s?|mensual(?:es)?|clp|aprox\.?|\(|como|de|es|son|mi|la|una?|seria|serian|al|por|mes|net|gross|per|month(?:ly)?|\/)*$/;
/** A sum that is no bare number. */
const PRINTED = /\$|\d[.,]\d{3}|mil\b|millon|\d ?mm?\b|lucas|palo|liq|brut|cient[oa]s/;

/**
 * The pay that the candidate asks for. Past and present pay, sums of the trade, pay per hour, UF and foreign money are
 * none; neither is one to be agreed (`a convenir`). The sum as it is written counts, net or gross.
 */
export function findRentas(vista: Vista): Candidato<string>[] {
  const found: Candidato<string>[] = [];
  for (const { pattern, puntos } of LABELS) {
    for (const hit of pattern.hits(vista.plano, vista.cues, MOST)) {
      const from = hit.index + hit[0].length - (BEGUN.exec(hit[0])?.[0].length ?? 0);
      // `Busco crecer: subí las ventas a …`: the sentence went elsewhere before the sum.
      if (puntos === 7 && (STOP.test(hit[0]) || OF_A_THING.test(hit[0]))) continue;
      // Nobody tells what a referee expects: behind the referees the candidate goes on.
      if (isPast(vista, hit.index, from) || (puntos < 7 && isOfOthers(vista, hit.index))) continue;
      // The bare name of pay is also what a job paid and what an advertisement offers.
      if (puntos < 7 && (isPaid(vista, hit.index, from) || OF_A_YEAR.test(vista.plano.slice(from, from + 9)))) continue;
      // `Grado 12 actualmente, remuneración bruta $ …`: only an expectation is asked for beside what is.
      if (puntos < 7 && NOW.test(lineBefore(vista, hit.index, 40))) continue;
      if (isOfClients(vista, hit.index) || (puntos === 5 && isOfCourse(vista, hit.index))) continue;
      const sum = sumBelow(vista, hit.index) ?? firstSum(vista, from, puntos < 8) ?? sumBeside(vista, hit.index, from);
      if (sum && puntos < 7 && isToldWithJob(vista, hit.index, sum)) {
        found.push({ ...sum, puntos: 0, ajeno: true });
        continue;
      }
      const least = UPPER.test(vista.plano.slice(from, from + 12)) ? 3 : 0;
      if (sum) found.push({ ...sum, puntos: puntos + bonus(vista, hit.index) - least });
    }
  }
  const told = found.filter(({ ajeno }) => ajeno);
  const others = [...secondOfTwo(vista), ...leastAndWanted(vista), ...namedLater(vista), ...wishedSums(vista)];
  const all = [...found, ...others.filter((sum) => !told.some((place) => isGoneOn(vista, place, sum)))];
  const asked = all.filter(({ inicio, fin }) => !isToldOfBefore(vista, inicio, fin) && !isLabelledElse(vista, inicio));
  return ranked([...asked, ...sameAsNow(vista)]);
}

/** `Taller de cuerdas, escuela municipal, honorarios $240.000`: what teaching or learning paid. */
function isOfCourse(vista: Vista, at: number): boolean {
  const section = sectionAt(vista, at);
  return (section === 'educacion' || section === 'cursos') && /[a-z]{3}[^.;|\t]{0,12}$/.test(lineBefore(vista, at, 40));
}

const isPast = (vista: Vista, inicio: number, fin: number): boolean =>
  NOT_EXPECTED.test(vista.plano.slice(Math.max(0, inicio - 30), inicio)) ||
  NOT_EXPECTED_AFTER.test(vista.plano.slice(fin, fin + 24)) ||
  isBelowBefore(vista, inicio);

function isBelowBefore(vista: Vista, inicio: number): boolean {
  const at = lineIndexAt(vista.reading, inicio);
  const line = vista.lineas[at];
  return line?.inicio === inicio && isHeadOfBefore(vista.plano, vista.lineas[at - 1], line);
}

function bonus(vista: Vista, offset: number): number {
  const section = sectionAt(vista, offset);
  return section === 'renta' || section === 'personal' || section === 'inicio' ? 1 : section === 'experiencia' ? -2 : 0;
}

/** The sum that follows a label, and the upper end when another one goes with it. */
function firstSum(vista: Vista, from: number, near: boolean): Omit<Candidato<string>, 'puntos'> | null {
  const window = running(vista, from, from + REACH)
    .replaceAll('\t', ' ')
    .replace(ASIDE, (told) => ' '.repeat(told.length));
  const stop = STOP.exec(window);
  const text = stop ? window.slice(0, stop.index) : window;
  const montos = readMontos(text);
  const [first, second] = inPesos(text, montos);
  if (!first || OPEN.test(text.slice(0, first.inicio)) || /[.;] [^$\d]{12}/.test(text.slice(0, first.inicio)))
    return null;
  if (near && (first.inicio > 40 || isStray(vista, from + first.inicio, from + first.fin))) return null;
  if (first.pesos === null) return null;
  // The label may have taken the `entre` of the range.
  const between =
    /\b(?:entre|between)(?: los)? ?\$? ?$/.test(vista.plano.slice(Math.max(0, from - 14), from)) &&
    /^ ?y/.test(text.slice(first.fin));
  const { pesos } = first;
  const wide = between && second?.pesos && second.pesos > pesos ? { renta: pesos, max: second.pesos } : null;
  const range = wide ?? rangeOf(text, first, second);
  const fin = from + ((range && second) ?? first).fin;
  if (!isOfLabel(vista, from, from + first.inicio, fin)) return null;
  return { valor: rentaKey(range ?? { renta: pesos, max: null }), inicio: from + first.inicio, fin };
}

/** `25.000 el día o 600.000 al mes`, `85 UF al mes, o sea unos $3.300.000`: the month's pay in pesos stands second. */
const inPesos = (text: string, montos: ReturnType<typeof readMontos>): ReturnType<typeof readMontos> =>
  montos[0]?.pesos === null && OTHER_TERMS.test(text.slice(montos[0].fin)) ? montos.slice(1) : montos;

const OTHER_TERMS =
  /^ ?(?:pesos )?(?:el|al|por|la) (?:dia|hora|jornada|turno) (?:o|u|y) |^ ?(?:al mes|mensuales|liquidas|brutas)?,? ?\(?(?:o sea|es decir|equivalentes?|que son|unos)\b/;

const NOW_AND_THEN = TEXT_CUES.cued(
  /\b(?:actual|ultim[oa]) ?(?:\/|y|-) ?(?:renta |sueldo )?(?:esperad|pretendid|desead|pretension|expectativa)[a-z]{0,3} ?[:\t ]/g,
);

/** The second of `Renta actual / esperada: 900.000 / 1.100.000`. */
function secondOfTwo(vista: Vista): Candidato<string>[] {
  return NOW_AND_THEN.hits(vista.plano, vista.cues).flatMap(({ index, 0: label }) => {
    const from = index + label.length;
    const [now, then] = readMontos(vista.plano.slice(from, from + REACH));
    if (!now?.pesos || !then?.pesos) return [];
    const valor = rentaKey({ renta: then.pesos, max: null });
    return [{ valor, puntos: 10, inicio: from + then.inicio, fin: from + then.fin }];
  });
}

const LEAST_TAKEN = TEXT_CUES.cued(
  /(?:salario|sueldo|renta) minim[oa](?: (?:aceptad[oa]|aceptable))?[^\d\n]{0,12}[\n\t]?[^\d\n]{0,4}(?=\d)/g,
);
const WANTED =
  /(?:salario|sueldo|renta) (?:(?:desead|esperad|pretendid)[oa]|ideal)[^\d\n]{0,12}[\n\t]?[^\d\n]{0,4}(?=\d)/;

/** `Salario mínimo aceptado: $ 700.000` and below it `Salario deseado: $ 850.000`, as Computrabajo prints them. */
function leastAndWanted(vista: Vista): Candidato<string>[] {
  return LEAST_TAKEN.hits(vista.plano, vista.cues).flatMap(({ index, 0: label }) => {
    const from = index + label.length;
    const text = vista.plano.slice(from, from + 2 * REACH);
    const wanted = WANTED.exec(text);
    const at = wanted ? wanted.index + wanted[0].length : 0;
    const [least] = readMontos(text.slice(0, wanted?.index));
    const [most] = wanted ? readMontos(text.slice(at)) : [];
    if (!least?.pesos || !most?.pesos || most.pesos <= least.pesos) return [];
    const valor = rentaKey({ renta: least.pesos, max: most.pesos });
    return [{ valor, puntos: 11, inicio: from + least.inicio, fin: from + least.fin }];
  });
}

/** The sum in the cell beside a label that stands alone, when the reading put the cell elsewhere. */
function sumBeside(vista: Vista, inicio: number, from: number): Omit<Candidato<string>, 'puntos'> | null {
  const linea = lineIndexAt(vista.reading, inicio);
  const line = vista.lineas[linea];
  if (!line || line.ancho === 0 || vista.plano.slice(from, line.fin).trim().length > 18) return null;
  const last = vista.plano.slice(line.inicio, inicio).lastIndexOf('\t') + 1;
  const cell = { inicio: line.inicio + last, fin: line.fin, linea, columna: 0 };
  const place = besideOf(vista, cell) ?? cellRight(vista, inicio);
  const sum = place && firstSum(vista, place.inicio, true);
  return sum && sum.inicio < place.fin ? sum : null;
}

/** `12. Expectativa de renta`: the number of a form's question. */
const ITEM = /(?<=^|\t)\d{1,2}[.)]/g;

/** The sum below a label that heads a column of a table: `Última renta | Pretensión` and their sums on the next line. */
function sumBelow(vista: Vista, inicio: number): Omit<Candidato<string>, 'puntos'> | null {
  const line = lineAt(vista.reading, inicio);
  const below = cellBelow(vista, inicio);
  if (!line?.texto.includes('\t') || !below) return null;
  if (/\d/.test(vista.plano.slice(line.inicio, line.fin).replace(ITEM, ''))) return null;
  const cell = vista.plano.slice(below.inicio, below.fin);
  const [first, second] = inPesos(cell, readMontos(cell));
  if (!first?.pesos || isStray(vista, below.inicio + first.inicio, below.inicio + first.fin)) return null;
  const range = rangeOf(cell, first, second);
  const valor = rentaKey(range ?? { renta: first.pesos, max: null });
  return { valor, inicio: below.inicio + first.inicio, fin: below.inicio + ((range && second) ?? first).fin };
}

/** `$900.000 líquidos como pretensión de renta`, `780.000 (pretensión)`, `$900.000` above `Expectativa de renta`: the sum stands before its name. */
function namedLater(vista: Vista): Candidato<string>[] {
  return NAMED_LATER.hits(vista.plano, vista.cues, MOST).flatMap(({ index }) => {
    const from = Math.max(0, index - 60);
    const before = vista.plano.slice(from, index);
    const montos = readMontos(before);
    const [first, last] = [montos.at(-2), montos.at(-1)];
    if (!last?.pesos || !BETWEEN_THEM.test(before.slice(last.fin))) return [];
    if (before.slice(last.fin).includes('\n') && !ALONE.test(vista.plano.slice(index, index + 44))) return [];
    const range = first ? rangeOf(before, first, last) : null;
    const sum = (range && first) ?? last;
    if (NOT_EXPECTED.test(before.slice(0, sum.inicio)) || !PRINTED.test(before.slice(sum.inicio))) return [];
    const valor = rentaKey(range ?? { renta: last.pesos, max: null });
    return [{ valor, puntos: 5, inicio: from + sum.inicio, fin: from + last.fin }];
  });
}
