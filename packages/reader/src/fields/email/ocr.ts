import { LUGARES } from '../../../data/comunas.ts';
import { PROVEEDORES } from '../../../data/correos.ts';
import { hitsOf } from '../matching/hits.ts';
import { repairDigits } from '../matching/misread-digits.ts';
import { oneApart } from '../matching/one-apart.ts';
import { onlyProvider } from './proveedor.ts';

/** An address whose sign a recogniser lost or took for something else. `duda` lowers its rank. */
export type Perdido = { local: string; domain: string; inicio: number; fin: number; duda: number };

const TLD = /[.,][ \n]?(com|cl|es|net|edu|fr|it|de|br|ar|cu|ve|pe|me)\b/g;
/** What the edge of the page leaves of one: `yahoo.e`. */
const CUT_TLD = /[.,](co?|e)(?=\n|$)/g;
/** What stands where the sign should, the most telling first: with a blank behind it, or against the provider's name. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/(?:0O|O0|OO|[©®€&¢]|\([a-zA-Z0-9]\)?) ?$/, 0.5],
  [/[QOG0] $/, 0.7],
  [/[Q©®€]$/, 0.7],
  [/(?<=[a-z0-9])Q[A-Z]$/, 0.7],
  [/(?<=[a-z0-9])[QOGE]\t$/, 0.7],
  [/[qoega029DBe] $/, 1],
  [/ [QOGoq0eaDd29]$/, 1],
  [/[OGoq0eaDd29]$/, 1.5],
  [/ $/, 2],
];
const LOCAL = /[a-z0-9._-]{3,40}$/;
const PREVIOUS = /(?<![a-z0-9])[a-z]{3,20} $/;
const LABELS = /^(?:mail|email|correo|electronico|casilla|contacto|personal|tel|fono)$/;
/** Nobody has more addresses. */
const MAX_HITS = 60;

/** Addresses of known providers without their sign, in the first pages' text (`folded`, and as it was read). */
export function findLostAts(folded: string, text: string): Perdido[] {
  const found: Perdido[] = [];
  const head = folded.slice(0, 20_000);
  for (const hit of [...hitsOf(head, TLD, MAX_HITS), ...hitsOf(head, CUT_TLD, MAX_HITS)]) {
    const fin = hit.index + hit[0].length;
    const host = providerAt(folded, hit.index, hit[1] ?? '') ?? cutProviderAt(folded, hit.index, hit[1] ?? '');
    if (!host) continue;
    const at = hit.index - host.lastIndexOf('.');
    const before = text.slice(Math.max(0, at - 60), at);
    if (/@ ?$/.test(before)) continue;
    for (const [sign, duda] of SIGNS) {
      const cut = sign.exec(before)?.[0].length;
      if (cut !== undefined) found.push(...localsOf(folded, at - cut, host, fin, duda));
    }
  }
  return found;
}

/** The longest provider whose name ends where the dot of a top-level domain stands. */
function providerAt(folded: string, dot: number, tld: string): string | null {
  const name = folded.slice(Math.max(0, dot - 24), dot);
  let best: string | null = null;
  for (const provider of PROVEEDORES) {
    const cut = provider.lastIndexOf('.');
    if (
      provider.slice(cut + 1) === tld &&
      name.endsWith(provider.slice(0, cut)) &&
      provider.length > (best?.length ?? 0)
    )
      best = provider;
  }
  return best;
}

/** The only provider of that name whose top-level domain begins so. */
function cutProviderAt(folded: string, dot: number, tld: string): string | null {
  const name = /[a-z]{4,12}$/.exec(folded.slice(Math.max(0, dot - 12), dot))?.[0];
  return name === undefined ? null : onlyProvider(`${name}.${tld}`);
}

/** What stands before the sign, and the word before it too: an underscore is read as a blank. */
function localsOf(folded: string, end: number, domain: string, fin: number, duda: number): Perdido[] {
  const context = folded.slice(Math.max(0, end - 60), end);
  const local = LOCAL.exec(context)?.[0];
  if (!local) return [];
  const inicio = end - local.length;
  const previous = PREVIOUS.exec(context.slice(0, context.length - local.length))?.[0];
  const alone = { local, domain, inicio, fin, duda };
  if (!previous || LABELS.test(previous.trim())) return [alone];
  return [
    alone,
    { local: `${previous.trim()}_${local}`, domain, inicio: inicio - previous.length, fin, duda: duda + 1 },
  ];
}

/** `gmail.corn`, `hotmai1.com` → the provider one or two strokes away; others as they are. */
export function nearestProvider(host: string): string {
  const strokes = host.replace(/rn/g, 'm').replace(/,/g, '.').replace(/1/g, 'l').replace(/vv/g, 'w');
  if (PROVEEDORES.has(host)) return host;
  if (PROVEEDORES.has(strokes)) return strokes;
  for (const provider of PROVEEDORES) {
    // `outlook.connkedin.com`: what stands behind it was read against it.
    if (provider.length > 7 && /^[a-z]{3}/.test(host.slice(provider.length)) && host.startsWith(provider.slice(0, -1)))
      return provider;
    if (isMisread(host, provider, false)) return provider;
    if (provider.length > 7 && Math.abs(provider.length - host.length) < 2 && oneApart(provider, host)) return provider;
  }
  return host;
}

/** `anasoto.cdn`, `anasoto.con` → `anasoto.com`: an ending that there is not, and that looks like the most usual one. */
export const withEnding = (host: string): string => host.replace(LIKE_COM, 'com');

const LIKE_COM = /(?<=\.)c(?:[a-z][mn]|[oe]rn)$/;

/** Letters that a recogniser takes for one another. */
const LOOKALIKES = new Set([
  'il',
  'jl',
  'ij',
  'lt',
  'ft',
  'fi',
  'fl',
  'hn',
  'bh',
  'ce',
  'co',
  'uv',
  'nu',
  'nr',
  'rt',
  'vy',
  'gq',
]);
/** Two letters that are read as one, and one as two. */
const STROKES: readonly (readonly [string, string])[] = [
  ['d', 'cl'],
  ['cl', 'd'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['vv', 'w'],
  ['w', 'vv'],
  ['ri', 'n'],
  ['li', 'h'],
  ['qg', 'q'],
  ['gq', 'q'],
];
const LEAST_LETTERS = 5;
/** In so long a word a letter is misread, whichever it was taken for. */
const LONG = 10;

/**
 * `jp.sannueza` of somebody called Sanhueza → `jp.sanhueza`, `entoniaprado.cl` of Antonia Prado → `antoniaprado.cl`: a
 * word of theirs, or two together, or one behind initials, in which one letter was misread; in a long one also one too
 * many or too few.
 */
export function asNamed(address: string, nombre: readonly string[]): string {
  const titular = nombre.flatMap((one) => one.split('-'));
  const pairs = titular.flatMap((one) => titular.map((other) => one + other));
  // `wladicortes` of Wladimir Cortés.
  const short = titular.flatMap((one) =>
    [4, 5].flatMap((n) => (one.length > n ? titular.map((other) => one.slice(0, n) + other) : [])),
  );
  // `mariefabiolajb` of Marie Fabiola Jean-Baptiste, `jcsanmartin` of Javiera Constanza San Martín.
  const ends = titular.slice(2).map((one) => one.charAt(0));
  const signed = ends.flatMap((_, i) => (i > 0 ? [`${titular[0]}${titular[1]}${ends.slice(0, i + 1).join('')}`] : []));
  const [first = '', second = ''] = titular.map((one) => one.charAt(0));
  const behindBoth = [...titular, ...pairs].map((one) => first + second + one);
  // `leidyjmosquera` of Leidy Johana Mosquera.
  const between = titular.slice(2).map((one) => `${titular[0]}${second}${one}`);
  const words = [...titular, ...pairs, ...signed];
  const shortened = initialed(titular);
  const initials = new Set(titular.map((one) => one.charAt(0)));
  const behind = (initial: string) => (initials.has(initial) ? titular.map((one) => initial + one) : []);
  return address.replace(/[a-z]+/g, (part, at: number) => {
    // `benja.carrasco.g@…` of Carrasco Quintriqueo.
    if (part === 'g' && at > 0) return initials.has('q') && !initials.has('g') ? 'q' : part;
    const own = [...words, ...behind(part.charAt(0))];
    const rare = [...behindBoth, ...between, ...short, ...shortened];
    if (part.length < LEAST_LETTERS || own.includes(part) || rare.includes(part)) return part;
    // `daudia` of Claudia: two letters that stand as near as one, and the other way round.
    const spelt = STROKES.map(([one, two]) => part.replace(one, two));
    const merged = spelt.find((one) => own.includes(one) || shortened.includes(one));
    if (merged) return merged;
    const whole = own.find((word) => isMisread(part, word, part.length >= LONG));
    return whole ?? rare.find((word) => isMisread(part, word, false)) ?? withPart(part, pairs, titular);
  });
}

/** `anaisvq` of Anaís Vallejos Quezada: the given name, and the initials of all others or of the last two. */
function initialed([given = '', ...rest]: readonly string[]): string[] {
  const initials = rest.map((one) => one.charAt(0)).join('');
  return initials.length > 1 ? [given + initials, given + initials.slice(-2)] : [];
}

/** `ihonfredyelectricos` of Jhon Fredy, `bravog` of Bravo Quezada: two names before another word, an initial behind one. */
function withPart(part: string, pairs: readonly string[], titular: readonly string[]): string {
  const pair = pairs.find((one) => one.length >= LEAST_PAIR && isMisread(part.slice(0, one.length), one, false));
  if (pair) return pair + part.slice(pair.length);
  const last = part.slice(-1);
  const isBehind = titular.some((one) => one.length > 3 && part.slice(0, -1).endsWith(one));
  if (!isBehind || titular.some((one) => one.startsWith(last))) return part;
  const other = titular.map((one) => one.charAt(0)).find((one) => LOOKALIKES.has([one, last].sort().join('')));
  return other ? part.slice(0, -1) + other : part;
}

/** Letters of two names that no other word begins with. */
const LEAST_PAIR = 8;

/** Letters at both ends of a long word that are as they should be, where it has one too many or too few. */
const ENDS = 2;

/** Whether one letter is another: one that is taken for it, or `any`. */
function isMisread(part: string, word: string, any: boolean): boolean {
  if (word.length !== part.length)
    return (
      any &&
      oneApart(part, word) &&
      part.slice(0, ENDS) === word.slice(0, ENDS) &&
      part.slice(-ENDS) === word.slice(-ENDS)
    );
  const wrong = [...part].flatMap((letter, i) => (letter === word[i] ? [] : [[letter, word[i]].sort().join('')]));
  return wrong.length === 1 && (any || LOOKALIKES.has(wrong[0] ?? ''));
}

/** Words before an address that no label ends. */
const PROSE = /[a-z]{2}[ ,]{1,2}(?!correo|e-?mail|mail|contacto|escrib)[a-zñ]{2,},? $/;

/** `SEPULVEDA.l@…`: among capitals a small l is none. */
export const withCapitals = (read: string, local: string): string =>
  /\p{Lu}{3}/u.test(read) && !/[^\P{Ll}l]/u.test(read) && read.length === local.length
    ? [...local].map((letter, i) => (read[i] === 'l' ? 'i' : letter)).join('')
    : local;

/**
 * `0034.hsalgado.contador@…` of H. Salgado behind `9 9812`, `cordillera.chef.ferreyra@…` behind `de la`: a bullet before
 * the address, read as a dot; `Valdivia.kbrautigam@…`, as it was `read`: the end of a sentence, whose blank was lost.
 */
export function withoutSentence(local: string, read: string, before: string, titular: readonly string[]): string {
  const [first = '', ...rest] = local.split('.');
  if (ENDS_SENTENCE.test(read) && !isOfName(first, titular) && !endsInName(first, titular)) return rest.join('.');
  const isNumber = /^\d{3,4}$/.test(first) && /\d[ \n-]$/.test(before);
  const isWord =
    /^[a-z]{6,}$/.test(first) && !isOfName(first, titular) && !endsInName(first, titular) && PROSE.test(before);
  const named = rest.some((part) => titular.some((one) => one.length > 3 && part.endsWith(one)));
  return named && (isNumber || isWord) ? rest.join('.') : local;
}

/** A word with its capital, and an address of small letters. */
const ENDS_SENTENCE = /^\p{Lu}\p{Ll}{2,}\.[\p{Ll}\d][\p{Ll}\d._-]{2,}$/u;

/** How a word of an address may be made of a name: initials, and a word of it. */
const isOfName = (part: string, titular: readonly string[]): boolean => {
  const word = titular.find((one) => one.length > 2 && part.endsWith(one)) ?? '';
  const initials = titular.map((one) => one.charAt(0));
  return [...part.slice(0, part.length - word.length)].every((letter) => {
    const at = initials.indexOf(letter);
    if (at >= 0) initials.splice(at, 1);
    return at >= 0;
  });
};

/**
 * `Cc.arriagada.luco` of Camila Arriagada Luco, `Elsaez` of Sáez: what an icon before the address was taken for. It is
 * told by a capital where all else is small, or by what is left being a name whole.
 */
export function withoutIcon(local: string, read: string, titular: readonly string[]): string {
  const [first = '', ...rest] = local.split(/[._-]/);
  if (titular.length === 0 || isOfName(first, titular)) return local;
  // `Isoto` of Luis Soto: a small l.
  const initial = /^[Ii1|]/.test(read) && titular.some((one) => one.startsWith('l'));
  if (initial && titular.some((one) => one.length > 3 && first.slice(1).startsWith(one))) return `l${local.slice(1)}`;
  // `m.asoto` of Ana Soto: the letter that stands for the mail, as `t.` does for the phone; `j.soto` has two names.
  const [own = '', ...more] = rest;
  const labelled = /^(?:mm?|e|c)$/.test(first) && (more.length > 0 || (own !== '' && !titular.includes(own)));
  if (labelled && rest.every((part) => isOfName(part, titular))) return rest.join('.');
  // `enana.soto@…`: the word before it.
  if (/^(?:en|al|es)/.test(first) && titular.some((one) => one.length > 3 && one === first.slice(2)))
    return local.slice(2);
  const capital = /^\p{Lu}[^\p{Lu}]*$/u.test(read);
  for (const icon of capital ? [1, 2] : [1]) {
    const left = first.slice(icon);
    const named = titular.some((one) => one.length > 3 && left.startsWith(one));
    const whole =
      left !== '' &&
      isOfName(left, titular) &&
      (rest.every((part) => isOfName(part, titular)) || rest.some((part) => part.length > 3 && titular.includes(part)));
    // `sg.rios.espejo` of Guacolda Ríos Espejo.
    const spelt = rest.length > 1 && rest.every((part) => titular.includes(part));
    if ((capital && (named || whole)) || (whole && (named || spelt))) return local.slice(icon);
  }
  return local;
}

/** `correorrosejoseph@…` of Rose Joseph: the label before it, and its last letter once more. */
export function withoutGluedLabel(local: string, titular: readonly string[]): string {
  const label = /^(?:correo|e-?mail|mail|contacto)/.exec(local)?.[0];
  if (label === undefined) return local;
  const behind = [local.slice(label.length), local.slice(label.length + 1)];
  return behind.find((rest) => titular.some((one) => one.length > 3 && rest.startsWith(one))) ?? local;
}

/** `kathy.rojol` of Katherine Rojo: the rule of a cell, read as the last letter of what was broken there. */
export const withoutStroke = (local: string, titular: readonly string[]): string =>
  local.endsWith('l') && titular.some((one) => one.length > 3 && local.endsWith(`${one}l`))
    ? local.slice(0, -1)
    : local;

/**
 * `c_sandovall7` of Constanza Sandoval, `alarcong5` of Alarcón: the first of two digits behind a name, read as a letter;
 * both of the first ones of a year, `alarconrg63` of 1963; the second, `illesca0l`, or both, `loyoll` of Loyo.
 */
export const withDigits = (local: string, titular: readonly string[]): string =>
  local
    .replace(/(?<=[a-z]\d)l$/, '1')
    .replace(/(?<=([a-z]+))ll$/, (letters, name: string) => (endsInName(name, titular) ? '11' : letters))
    .replace(/(?<=([a-z]{4,}))([lir1][gq9]|[z2][o0])(?=\d\d$)/, (letters, name: string) =>
      endsInName(name, titular) ? (/^[z2]/.test(letters) ? '20' : '19') : letters,
    )
    .replace(/(?<=([a-z]+))([lioszbgq])(?=\d$)/, (letter, name: string) =>
      endsInName(name, titular) ? repairDigits(letter, /./) : letter,
    );

/** `0.0lguin` of Orlando Olguín, `sa1inas` of Salinas: a letter of a name, or its initial, read as the digit that it looks like. */
export const withLetters = (local: string, titular: readonly string[]): string =>
  local.replace(/[a-z\d]+/g, (part, at: number) => {
    const spelt = ['l', 'i'].map((stroke) => part.replaceAll('0', 'o').replaceAll('1', stroke));
    const isInitial = part === '0' && /^[._-]/.test(local.slice(at + 1));
    if (isInitial) return titular.some((one) => one.startsWith('o')) ? 'o' : part;
    // `zambran01966` of Zambrano, born in 1966.
    const last = titular.find((one) => one.length > 4 && one.endsWith('o') && part.includes(`${one.slice(0, -1)}0`));
    if (last) return part.replace(`${last.slice(0, -1)}0`, last);
    if (!/[01][a-z]{2}/.test(part)) return part;
    return spelt.find((one) => titular.some((word) => word.length > 3 && one.includes(word))) ?? part;
  });

/** `ana.arg@…` of an architect (arquitecta), `ana.gf@…` of a pharmacist (químico farmacéutico): a q with its tail lost. */
export const withTradeEnd = (local: string, plano: string): string =>
  TRADES.reduce(
    (said, [end, whole, trade]) => (end.test(said) && trade.test(plano) ? said.replace(end, whole) : said),
    local,
  );

const TRADES: readonly (readonly [RegExp, string, RegExp])[] = [
  [/(?<=[._-])arg$/, 'arq', /\barquitect/],
  [/(?<=[._-])gf$/, 'qf', /\bquimic[oa]s? farmaceutic|\bq\.? ?f\.?\b/],
];

/** `rojas.alvaro.ci@…`: Chile stands at the end of many addresses. */
export const withCountry = (local: string, titular: readonly string[]): string =>
  titular.some((one) => one.startsWith('i')) ? local : local.replace(/(?<=[a-z]{3}[._-])ci$/, 'cl');

/** `mary soto l@…` of Marisol Soto Lara: all lines below the words of an address were lost; no address has one letter. */
const WORDS_APART = /(?:^|[\n\t])([a-z]{3,12}(?: [a-z]{3,12})?) $/;

const endsInName = (text: string, titular: readonly string[]): boolean =>
  titular.some((one) => one.length > 3 && text.endsWith(one));

/**
 * `tomas ivelic@…` of Tomás Ivelic, `ozenteno. electrico@…` of O. Zenteno, `kathy. rojo@…` alone in the cell of
 * Katherine Rojo, `wendynails. antofa@…` of Wendy: a blank that was seen for a dot, or behind it.
 */
export function withFirst(local: string, before: string, titular: readonly string[]): string {
  const apart = WORDS_APART.exec(before)?.[1];
  if (apart && local.length === 1 && isOfName(local, titular) && apart.split(' ').some((one) => titular.includes(one)))
    return `${apart.replaceAll(' ', '_')}_${local}`;
  const [, sign, word = '', dot] = /(^|[\s:;,|·-])([a-z]{3,20})(\.?) $/.exec(before) ?? [];
  const named = (text: string) => titular.some((one) => one.length > 2 && text.includes(one));
  if (LABELS.test(word)) return local;
  // `Pitrufquén. ana.soto@…`: the town where somebody lives.
  if (dot === '.' && LUGARES.has(word)) return local;
  if (dot === '.' && (named(local) || named(word)) && (sign === '\t' || sign === '\n')) return `${word}.${local}`;
  // `kari ampuero@…` of Karina Ampuero: a line below is lost sooner than a dot.
  const isShort = titular.some((one) => one.length > word.length && word.length > 3 && one.startsWith(word));
  if (isShort && dot === '' && titular.includes(local.replace(/\d+$/, ''))) return `${word}_${local}`;
  if (!named(word) || local.includes(word)) return local;
  const begins = dot === '.' ? isOfName(word, titular) : titular.includes(word) && named(local);
  return begins ? `${word}.${local}` : local;
}
