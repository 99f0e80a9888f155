import { hitsOf } from '../matching/hits.ts';
import { DIGIT_WORD, numberWord } from '../matching/number-words.ts';
import { isNoMoney } from './numeros.ts';

/** A sum of money in whole pesos a month, and where it stands in the text it was read from. */
export type Monto = { pesos: number; inicio: number; fin: number };

type Suma = Monto | { pesos: null; inicio: number; fin: number };

type Crudo = { numero: number; agrupado: boolean; factor: number | null; ajeno: boolean; inicio: number; fin: number };

const DIGITS =
  /(?=[$€\d]| \d|m[m $]|clp|u[sf])(mm ?\$|m ?\$|\$|clp|us ?\$|usd ?\$?|uf|€)? ?(\d{1,3}(?:[.,'] ?\d{3}){1,4}(?!\d)|\d{1,3}(?: \d{3}){1,2}(?! ?\d)|\d{1,9}(?!\d)(?:[.,]\d{1,2}(?!\d))?)(?! ?- ?[\dk](?![\d.,]))(?: ?[.,]-)? ?(millon(?:es)?|pal(?:o|it[oa])s?|mm|mil(?![a-z])|lucas|luquitas|m(?![a-z@2²])|k(?![a-z@])|u\.?f\.?(?![a-z])|(?:usd|cad|aud|nzd|gbp|eur|ars|pen|cop|bob|brl|mxn)(?![a-z])|dolares|euros|soles|reales|bolivianos|%|anos|ano)?/g;
const WORDS =
  /(?<![a-z])(?:(?:un|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]{3,6}|veinte|veinti[a-z]{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscient[oa]s|trescient[oa]s|cuatrocient[oa]s|quinient[oa]s|seiscient[oa]s|setecient[oa]s|ochocient[oa]s|novecient[oa]s|mil|millon|millones|medio|palo|palos|palito|palitos|lucas|y|a|o)[ \n]){0,9}(?:mil|millon|millones|palo|palos|palito|palitos|lucas|medio)(?![a-z])(?:[ \n](?:y medio|un|dos|tres|cuatro|quinient[oa]s|doscient[oa]s|trescient[oa]s|cien|ciento)(?:[ \n]mil)?(?![a-z]))?|(?<![a-z])(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)[oa]s(?:[ \n](?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa))?(?=[ \n](?:liquid|brut))/g;
/** What is counted is no money: hours, people, square metres. */
const COUNTED =
  /^ ?(?:horas?|hrs?|personas|clientes|unidades|metros|mts?|m2|kms?|kilos|kg|toneladas|visitas|seguidores|cajas|bultos|viajes|trabajadores|colaboradores|alumnos|habitantes|llamad[oa]s|palabras|paginas|cubiertos|familias|causas|locales|camas|hectareas|litros|gestiones|casos|tickets|equipos|puestos|vehiculos|camiones|productos|sku|pedidos|pacientes|atenciones|votos|minutos|meses|dias|semanas|cc|hp|kva|kw|rpm|volts?|amperes|ppm|gb|mg|ml)\b/;
/** `Altura geográfica 5.500 m`: metres. */
const HEIGHT = /\b(?:altura|altitud|cota|elevacion|profundidad)\b[^.;\n$]{0,40}$/;
const HALF = /^ y medio(?![a-z])/;
const NOT_MONTHLY =
  /^(?! con (?:imposiciones|cotizaciones|leyes|contrato y leyes|todo) al dia)(?! (?:por|en) \d{1,2} (?:horas|hrs)\b)(?!(?:(?!\b(?:por|la|x|al)\b|\/)[^.;\n\d]){0,14}(?:\bmas\b|\+|\bmensual|\bal mes\b))[^.;\n]{0,18}?(?:por|la|x|\/|al) ?(?:hora|hr|dia|semana|proyecto|trabajo|servicio|evento|causa|pieza|bandeja|caja|viaje|vuelta|jornada de (?:\d|1[0-2]) (?:horas|hrs))\b|^[^.;\n]{0,18}?(?:por|la|x|\/|al) ?turno(?! de (?:la )?(?:manana|tarde)| mensual| \d{1,2} ?[x×] ?\d| de noche| rotativ| excepcional)|^[^.;\n]{0,12}?(?:diari|semanal)/;
/** `3.500 la basta`, `15.000 cada corte`, `9.000 c/u`: the price of one thing. */
export const PIECE =
  /^ ?(?:pesos |clp )?(?:cada (?!mes)[a-z]|c\/ ?u|(?:la|el|por|x) (?:una? |la |el )?(?!mes|mensual|contrato|jornada|ano\b|turno|lo |los |favor|liquid|brut|mis? |todo|trabajo|cargo|puesto|full|part|media|tiempo|concepto|cual|que |una? |la |el )(?:[a-z]{3}|m[2²3³]|kg))/;
/** `Valor hora $ 9.500`. */
const PER_HOUR = /\b(?:hora|hr|hh|dia|diari[oa]|(?<!media )jornada|turno)s?(?: de trabajo)?[ :=]{1,3}\$? ?$/;
/** What a month's pay is never less than when it is written to the peso. */
const PRICE = 100_000;
const YEARLY =
  /^(?:(?!\b(?:bono|gratificacion|aguinaldo|reajuste|seguro))[^.;\n]){0,18}?(?:anual|al ano|por ano|\/ ?ano)/;

/** Sums that a month's pay can be. */
const LEAST = 100_000;
const MOST = 30_000_000;

/**
 * The sums of a folded text in order, as Chileans write them: `$850.000`, `850 mil`, `850 lucas`, `1,2 MM`, `M$850`,
 * `un millón doscientos mil`, `palo y medio`. UF and foreign money are sums without pesos (null).
 */
export function readMontos(text: string): Suma[] {
  const raw = [...numerals(text), ...spelledTenths(text), ...spelled(text)].sort((a, b) => a.inicio - b.inicio);
  const merged = joinParts(raw.filter(isBehind), text);
  const sums: Suma[] = [];
  for (const [i, monto] of merged.entries()) {
    // `USD 2,000 – 2,400`: the end of a range is of the money that its beginning is of; `30 UF - $1.200.000` is of two.
    const first = merged[i - 1];
    if (first && isForeign(first, text) && monto.numero < LEAST && RANGE.test(text.slice(first.fin, monto.inicio)))
      monto.ajeno = true;
    sums.push(sumOf(monto, merged[i + 1], text));
  }
  const said: Suma[] = [];
  for (const [i, sum] of sums.entries()) {
    if (saysAgain(text, sums[i - 1], sum)) continue;
    const next = sums[i + 1];
    said.push(next && saysAgain(text, sum, next) ? { ...sum, fin: next.fin } : sum);
  }
  return said;
}

const RANGE = /^ ?(?:[-–—]|a|hasta|y) ?$/;

/** Other money, which years and hundredths are not: `5 años y $800 mil`. */
const isForeign = ({ ajeno, inicio, fin }: Crudo, text: string): boolean =>
  ajeno && !/(?:%|anos?)$/.test(text.slice(inicio, fin));

/** Whether a sum begins where the one before it has ended. */
const isBehind = ({ inicio }: Crudo, i: number, all: readonly Crudo[]): boolean => inicio >= (all[i - 1]?.fin ?? 0);

function sumOf(monto: Crudo, next: Crudo | undefined, text: string): Suma {
  const { inicio, fin } = monto;
  const pesos = monto.ajeno ? null : pesosOf(monto, next, text);
  return { pesos: pesos !== null && COUNTED.test(text.slice(fin, fin + 16)) ? null : pesos, inicio, fin };
}

/** `dos millones ($2.000.000)`: the same sum in figures. */
const saysAgain = (text: string, above: Suma | undefined, { pesos, inicio }: Suma): boolean =>
  above !== undefined &&
  pesos !== null &&
  pesos === above.pesos &&
  /^ ?(?:de )?(?:pesos ?)?\($/.test(text.slice(above.fin, inicio).replace('$', ''));

const OF_DATE = /^ ?[0-3]?\d\.[01]?\d\.(?:19|20)?\d\d(?!\d)/;
/** Letters of a date and the blank before it. */
const DATE = 12;

/** Units of Chilean money. */
const LOCAL = /^(?:millon|pal(?:o|it)|mm$|mil|luca|luquita|m$|k$)/;

function* numerals(text: string): Generator<Crudo> {
  for (const hit of hitsOf(text, DIGITS)) {
    const [said, sign = '', digits = '', counted = ''] = hit;
    // `Suplente 01.09.2014`: a day and its month.
    if (digits.includes('.') && OF_DATE.test(text.slice(hit.index, hit.index + DATE))) continue;
    const agrupado = digits.length > 4 && /\d[.,' ] ?\d{3}/.test(digits);
    // `$1.500.000` in a cell beside `Años de experiencia`.
    const isBeside = agrupado && counted.startsWith('ano');
    const [all, unit] = isBeside ? [said.slice(0, -counted.length), ''] : [said, counted];
    const numero = agrupado ? Number(digits.replace(/\D/g, '')) : Number(digits.replace(',', '.'));
    const isReal = sign.startsWith('$') && /(?<![a-z])r$/.test(text.slice(Math.max(0, hit.index - 2), hit.index));
    const ajeno = isReal || (sign !== '' && /^(?:us|uf|€)|usd/.test(sign)) || (unit !== '' && !LOCAL.test(unit));
    const fin = hit.index + all.trimEnd().length;
    yield {
      numero,
      agrupado,
      factor: factorOf(sign, unit, numero),
      ajeno,
      inicio: hit.index + (all.startsWith(' ') ? 1 : 0),
      fin,
    };
  }
}

function factorOf(sign: string, unit: string, numero: number): number | null {
  if (sign.startsWith('mm')) return 1_000_000;
  if (sign.startsWith('m')) return numero < 20 ? 1_000_000 : 1000;
  if (unit === '') return null;
  if (/^(?:millon|pal[oi]|mm)/.test(unit)) return 1_000_000;
  if (unit === 'm') return numero < 20 ? 1_000_000 : 1000;
  if (/^(?:mil|luca|luquita|k)/.test(unit)) return numero >= 20_000 ? 1 : 1000;
  return null;
}

/** Thousands behind millions without their unit: `1 palo 50`. */
const LEAST_PART = 50;

/** `1 millón 200 mil`, `2 millones y medio`, `1 palo 200`. */
function joinParts(montos: Crudo[], text: string): Crudo[] {
  const joined: Crudo[] = [];
  for (const monto of montos) {
    const last = joined.at(-1);
    const follows =
      last?.factor === 1_000_000 &&
      !last.agrupado &&
      /^ ?(?:y |con |, ?)?\$?$/.test(text.slice(last.fin, monto.inicio));
    // `$1.8 millones` above `2.- Experiencia`.
    const isPart = monto.factor !== null || monto.numero >= LEAST_PART;
    if (last && follows && isPart && monto.numero < 1_000_000 && monto.factor !== 1_000_000) {
      const rest = monto.numero < 1000 ? monto.numero * 1000 : monto.numero;
      if (rest < 1_000_000) {
        Object.assign(last, { numero: last.numero + rest / 1_000_000, fin: monto.fin });
        continue;
      }
    }
    joined.push({ ...monto });
  }
  for (const monto of joined) {
    if (monto.factor === 1_000_000 && HALF.test(text.slice(monto.fin, monto.fin + 10))) {
      monto.numero += 0.5;
      monto.fin += ' y medio'.length;
    }
  }
  return joined;
}

/** In thousands nobody writes more to the unit. */
const MOST_THOUSANDS = 5000;

function pesosOf(monto: Crudo, next: Crudo | undefined, text: string): number | null {
  // `800 a 900 mil`: the first takes the unit of the second.
  const unit = monto.factor === null && next ? unitOf(next) : null;
  const shared = next && unit !== null && /^ ?(?:-|a|y|hasta|o|\/) ?\$? ?$/.test(text.slice(monto.fin, next.inicio));
  const lent =
    shared && monto.numero < 10_000 && !(monto.agrupado && unit === 1_000_000)
      ? unit * (isHundreds(monto, next) ? 100 : 1)
      : null;
  const factor = monto.factor ?? lent ?? impliedFactor(monto);
  const sum = monto.numero * factor;
  // Most numbers are no sums at all: what follows is looked at for the few that may be one.
  if (!(sum >= LEAST - 1 && sum <= 12 * MOST + 12)) return null;
  if (monto.factor === null && isNoMoney(text, monto.inicio, monto.fin)) return null;
  // `1.5T`: a number with a unit of its own.
  if (monto.factor === null && /^[a-z]/.test(text.charAt(monto.fin)) && !monto.agrupado) return null;
  // Millions to the peso without a sign are an identity card whose digit was lost.
  const written = text.slice(monto.inicio, monto.fin);
  if (monto.factor === null && monto.numero >= 5_000_000 && monto.numero % 10_000 !== 0 && !/[$a-z]/.test(written))
    return null;
  // A bare number that is no round sum is an identity card, a phone or a street.
  if (monto.factor === null && !monto.agrupado && monto.numero >= LEAST && monto.numero % 1000 !== 0) return null;
  // `$8007 mil` is a recogniser's `$800 mil`.
  if (monto.factor === 1000 && monto.numero > MOST_THOUSANDS && monto.numero % 10 !== 0) return null;
  if (/ ?m$/.test(written) && HEIGHT.test(text.slice(Math.max(0, monto.inicio - 60), monto.inicio))) return null;
  const after = text.slice(monto.fin, monto.fin + 40);
  if (PER_HOUR.test(text.slice(Math.max(0, monto.inicio - 20), monto.inicio)) && monto.numero < PRICE) return null;
  if (NOT_MONTHLY.test(after) || (monto.factor === null && monto.numero < PRICE && PIECE.test(after))) return null;
  const pesos = Math.round(sum / (YEARLY.test(after) ? 12 : 1));
  return pesos >= LEAST && pesos <= MOST ? pesos : null;
}

/** `8 a 900 mil`: the first is short of its hundreds. */
const isHundreds = ({ numero }: Crudo, next: Crudo): boolean =>
  next.factor === 1000 && Number.isInteger(numero) && numero < 10 && next.numero > 99 && next.numero < 1000;

/** What a sum lends to the one before it: `800 a 900 mil`, `1 a 1,3`. */
function unitOf(next: Crudo): number | null {
  if (next.factor !== null) return next.factor === 1 ? null : next.factor;
  const implied = next.numero < 10 ? impliedFactor(next) : 1;
  return implied === 1 ? null : implied;
}

/** `$850` and `$1.200` are thousands, `1,5` millions: nobody works for 850 pesos. */
function impliedFactor({ numero, agrupado }: Crudo): number {
  const year = !agrupado && numero >= 1950 && numero <= 2060;
  if (numero >= 200 && numero < 10_000 && !year) return 1000;
  if (!agrupado && numero < 10 && !Number.isInteger(numero)) return 1_000_000;
  return 1;
}

/** Without one of these no sum is spelled out. */
const MAYBE_WORDS = /mil|pal[oi]|lucas|medio|cient[oa]s(?:\s[a-z]{4,9})?\s(?:liquid|brut)/;

function* spelled(text: string): Generator<Crudo> {
  if (!MAYBE_WORDS.test(text)) return;
  for (const hit of hitsOf(text, WORDS)) {
    // A bare plural counts what stands before it.
    if (/^(?:millones|palos|palitos|mil|lucas)$/.test(hit[0])) continue;
    const lead = /^(?:[yao][ \n])+/.exec(hit[0])?.[0].length ?? 0;
    const words = hit[0].slice(lead);
    const from = hit.index + lead;
    const two = TWO_SUMS.exec(words);
    const second = two ? two.index + two[0].length : 0;
    // `ochocientos a novecientos mil`: the first takes the unit of the second.
    const first = two ? words.slice(0, two.index) : '';
    // `dos a tres millones`: nobody asks for two thousand.
    const unit = IS_DIGIT.test(first) && /^(?:[a-z]+ )?(?:mill|palo)/.test(words.slice(second)) ? 'millones' : 'mil';
    if (two) yield* spelledSum(text, /mil|palo|luca/.test(first) ? first : `${first} ${unit}`, from, first.length);
    yield* spelledSum(text, words.slice(second), from + second, words.length - second);
  }
}

/** Between the ends of a range in words: what follows is no part of the first. */
const TWO_SUMS =
  / (?:a|o|y)(?: los)? (?=(?:cien|doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient|(?:(?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) )?mill|un palo|(?:dos|tres|cuatro) palos))/;

/** `entre mil novecientos ochenta y siete y dos mil`: no number has two thousands. */
const TWO_NUMBERS = /mil(?![a-z]).* mil(?![a-z])/;

/** `seiscientos ochenta líquidos`: thousands, as people say them. */
const OF_PAY = /^\s(?:liquid|brut)/;

function* spelledSum(text: string, words: string, inicio: number, length: number): Generator<Crudo> {
  if (TWO_NUMBERS.test(words)) return;
  const said = wordsToNumber(words);
  const pesos =
    said >= 200 && said < 1000 && OF_PAY.test(text.slice(inicio + length, inicio + length + 8)) ? said * 1000 : said;
  if (pesos >= LEAST && pesos <= MOST)
    yield { numero: pesos, agrupado: true, factor: 1, ajeno: false, inicio, fin: inicio + length };
}

/** `uno coma tres millones`, `un millón coma dos`, and of a range `uno coma tres`, which takes its unit from the other end. */
const TENTHS = new RegExp(
  `(?<![a-z])(${DIGIT_WORD})([ \\n]millon(?:es)?)?[ \\n]coma[ \\n](${DIGIT_WORD})(?![a-z])(?:[ \\n](?:millon(?:es)?|palos?)(?![a-z]))?`,
  'g',
);

const IS_DIGIT = new RegExp(`^${DIGIT_WORD}$`);

function* spelledTenths(text: string): Generator<Crudo> {
  if (!/\scoma\s/.test(text)) return;
  for (const { 0: said, 1: whole = '', 3: tenths = '', index: inicio } of hitsOf(text, TENTHS)) {
    const numero = (numberWord(whole) ?? 0) + (numberWord(tenths) ?? 0) / 10;
    const factor = /millon|palo/.test(said) ? 1_000_000 : null;
    yield { numero, agrupado: false, factor, ajeno: false, inicio, fin: inicio + said.length };
  }
}

/** `un millon doscientos mil` → 1200000; `millon y medio` → 1500000. */
function wordsToNumber(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/\s+/)) {
    if (/^(?:millon|millones|palo|palos|palito|palitos)$/.test(word)) {
      total += (group || 1) * 1_000_000;
      group = 0;
    } else if (word === 'mil' || word === 'lucas') {
      total += (group || 1) * 1000;
      group = 0;
    } else if (word === 'medio') {
      if (total >= 1_000_000) total += 500_000;
      else group = 0.5;
    } else group += numberWord(word) ?? 0;
  }
  return total + group * (total >= 1_000_000 ? 1000 : 1);
}
