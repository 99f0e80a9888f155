import type { LineaLeida } from '../../text/document.ts';
import { TEXT_CUES } from '../matching/cues.ts';
import { hitsOf } from '../matching/hits.ts';
import { supportOf } from '../nombre/gazetteer.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import { ADDRESS, type Ajeno } from './ajeno.ts';

/** `Adjunto el perfil de Ana Soto …`, `RV: candidato`: whoever writes presents somebody else. */
const FORWARDED = TEXT_CUES.cued(
  /\b(?:adjunt[oa]|adjuntamos|subo|envio|enviamos|mando|mandamos|reenviamos|(?:te|le|les|ahi) (?:paso|pasamos|va|dejo|llevo)|comparto|compartimos|present[oa]|presentamos|dejo|remito|reenvio|derivo|derivamos|les? (?:hago|hacemos) llegar|recomiend[oa]|recomendamos)\b(?! (?:mi|mis)\b)[^.;]{0,40} (?:perfil|cv|curriculum|curriculum vitae|antecedentes|ficha|postulacion|candidat[oa]|datos)(?: (?:profesional|laboral|vitae|ciego))? (?:de |del |a )(?!contacto)|\b(?:asunto|subject) ?: ?(?:rv|fwd?|re-?env[a-z]{1,4}) ?:(?! ?mis? )|(?:^|\n)[^a-z\n]{0,4}(?:fwd?|rv) ?:|\b(?:mensaje reenviado|forwarded message)\b/,
);

/** `Presento a Ana Soto`, not to whom the letter goes; `le escribo por mi nana`, `soy la mamá de la Nicol`. */
const PRESENTED = TEXT_CUES.cued(
  /\b(?:colocar|ubicar|emplear) a mi [a-z]{4,10}\b|\b(?:trabajo|pega|trabajito|peguita) para mi (?:hij|espos|senora|marido|mama|papa|herman|prim|sobrin|niet|cunad|vecin|polol|pareja)|\b(?:escribo|consulto|pregunto|pido|llamo) por (?:mi|un|una|l[ao]) (?!aviso|publicacion|oferta|vacante|puesto|cargo|trabajo|anuncio)[a-z]{4,14},? (?=[a-z])|\brecomendar(?:le|les)? a (?!ust|uds?\b|mi\b|sus?\b)|\b(?:persona|senora|senor|chica|joven|nana|maestro|caballero) (?:que|quien) [^.;\n]{3,60} se llama\b|\b(?:soy|habla|escribe) (?:la|el|su) (?:mama|papa|madre|padre|abuel[oa]|espos[oa]|senora|marido|mujer|polol[oa]|hij[oa]|herman[oa]|ti[oa]|prim[oa]|patrona?|jef[ea]|vecin[oa]|amig[oa]|tutora?|apoderad[oa]) de (?!dos|tres|un|mis?\b|\d)|\bpresent(?:o|amos) a (?:don |dona |la srta?\.? |el sr\.? )?(?!ust|uds?\b|mi\b|sus?\b|est[aeo]s?\b|la\b|el\b|los\b)/,
);

const SEPARATOR =
  /-{3,}.{0,4}(?:mensaje|forwarded|original)|^[^a-z]{0,6}(?:mensaje (?:reenviado|original)|forwarded message)|^(?:> ?)?(?:el|on) [^\n]{8,120}\b(?:escribio|wrote) ?:\s{0,3}$/;

const CLOSING =
  /^[^a-z]{0,4}(?:saludos|atentamente|atte|cordialmente|quedo atent[oa]|quedamos atent[oa]s|un saludo)\b|^[^a-z]{0,4}(?:sin otro particular\b|(?:un abrazo|(?:muchas )?gracias)[^a-z]{0,4}$)/;

const FROM = /^[^a-z]{0,4}(?:de|from|remitente) ?: ?/;

const HEADER = /^[^a-z]{0,4}(?:de|from|remitente|para|to|cc|asunto|subject|fecha) ?:/;

/** Lines of a mail in which its sender says what goes with it. */
export const LETTER = 16;

/** Where whoever presents somebody tells of themselves. */
const MINE =
  /\b(?:el mio|la mia|conmigo|(?:llam|ubic|escrib|contact)[a-z]{1,5} a mi\b(?! [a-z]{4})|a mi no mas|mi (?:numero|celular|fono|telefono|correo|mail)|quedo (?:a (?:su|tu) disposicion|disponible)|me ubican?|me (?:puede[ns]?) (?:llamar|ubicar|contactar|escribir|hablar)|(?:yo soy|yo me llamo|soy (?:su|la|el) (?:espos[oa]|senora|marido|mama|papa|madre|padre|hij[oa]|herman[oa]|ti[oa]|prim[oa]|vecin[oa]|amig[oa]|jef[ea]|patron[a]?)))\b[^.;\n]{0,90}/g;

/** A mail's line that was quoted in the answer to it or when it was sent on. */
const QUOTED = /^ ?>/;

const SENT_ON = /\b(?:reenvi[a-z]{1,4}|(?:les?|te) (?:mando|envio|comparto)|adjunto|slds|saludos|fyi)\b/;

/**
 * Of a mail with quoted lines one part is somebody else's: what is said above a CV that was sent on, or what the
 * candidate answers to.
 */
export function quoted(lineas: readonly LineaLeida[], plano: string): readonly Ajeno[] {
  if (!/(?:^|\n) ?>/.test(plano)) return [];
  const isQuoted = ({ inicio, fin }: LineaLeida): boolean => QUOTED.test(plano.slice(inicio, fin));
  const lines = lineas.filter(isQuoted);
  const own = lineas.filter((line) => !isQuoted(line));
  const said = plano.slice(0, lines[0]?.inicio);
  if (2 * lines.length >= lineas.filter(({ texto }) => texto.trim()).length) return SENT_ON.test(said) ? own : [];
  return lineas.slice(0, LETTER).some(({ inicio, fin }) => FROM.test(plano.slice(inicio, fin))) ? lines : [];
}

/** Lines below `Señores` at most, and of a signature. */
const ADDRESSED = 6;
const SIGNED = 4;

/** To whom a letter goes: the lines from `Señores` to `Presente`, or as far as the letter begins to speak. */
const DEAR = /^[^a-z]{0,3}(?:senor(?:es|as?)?|sre?s?a?s?\.|estimad[oa]s?)(?![a-z])/;

/** The same where no `Presente` ends it: `Señores`, `A: …`, `At. Sra. …`. */
const TO_WHOM =
  /^[^a-z]{0,3}(?:senor(?:es|as)(?![a-z])|sre?s\.|(?:senora?|sra?\.) (?=(?:admin|direc|gerent|jef|encarg|duen|propiet|alcald|presid|rector|subger))|(?:a|at|att|atte|atn|atencion)\s?[.:] ?(?=[a-z]))/;

/** `Sra. Ximena Bravo`, and lines below it `Estimada señora Ximena:`. */
const NAMED = /^[^a-z]{0,3}(?:senora?|senorita|sra?\.|srta\.|don|dona):? [a-z]/;
const GREETS =
  /^[^a-z]{0,4}(?:estimad[oa]s?|apreciad[oa]s?|distinguid[oa]s?|de (?:mi|nuestra) (?:mayor )?consideracion)(?![a-z])/;

/** Below the name of whoever writes. */
const OWN_RUT = /^[^a-z]{0,4}r\.?u\.?[tn]\.? ?:/;

/** What nobody writes of whom a letter goes to. */
const FACTS = /\br\.?u\.?[tn]\b|\bc\.?i\.?\b|\b(?:cedula|edad|nacionalidad|estado civil)\b/;

const PRESENT = /^[^a-z]{0,3}presente[^a-z]{0,4}$/;

/** How whoever writes begins. */
const SPEAKS =
  /^[^a-z]{0,4}(?:de (?:mi|nuestra) (?:mayor )?consideracion|de mi mayor|estimad[oa]s?|junto con|por medio|por la presente|por intermedio|mediante|a traves|me (?:dirijo|presento|interesa|gustaria|es grato|permito|encuentro)|mi nombre|el motivo|quisiera|quiero|deseo|tengo el agrado|con mucho|muy (?:senor|buen)|buen[oa]s?|hola|soy|vengo|yo|saludo|reciba|le[s]? (?:escribo|saludo|envio|adjunto)|adjunto|postulo|ref(?:erencia)?\b|asunto)\b|^[^a-z]{0,4}(?:de|from|ref|nombre|postulante|rut) ?:/;

/** Words of whoever tells of themselves. */
const SELF = /\b(?:mi|mis|soy|me llamo|yo)\b/;

export function addressee(letter: readonly LineaLeida[], textOf: (line: LineaLeida) => string): Ajeno[] {
  const said = letter.map(textOf);
  const to = firstOf(PRESENT, said);
  const from = lastOf(DEAR, said, to);
  const [first, last] = [letter[from], letter[to]];
  if (first && last && to - from <= ADDRESSED) return [{ inicio: first.inicio, fin: last.fin }];
  const greeting = firstOf(GREETS, said);
  const named = firstOf(NAMED, said, 0, greeting);
  const isGreeted = named >= 0 && firstOf(FACTS, said, named, greeting) < 0;
  const dear = isGreeted ? named : firstOf(TO_WHOM, said);
  const speaks = firstOf(SPEAKS, said, dear + 1);
  const above = letter[speaks - 1];
  const isNamed = above && OWN_RUT.test(said[speaks] ?? '') && startsWithPerson(above.texto);
  const end = isNamed ? speaks - 1 : speaks;
  const block = letter.slice(dear, end);
  const [top, bottom] = [block[0], block.at(-1)];
  if (dear < 0 || !top || !bottom || block.length > ADDRESSED) return [];
  return firstOf(SELF, said.slice(dear, end)) < 0 ? [{ inicio: top.inicio, fin: bottom.fin }] : [];
}

/** The first of the lines [from, to) that a pattern is found in, -1 for none. */
function firstOf(pattern: RegExp, lines: readonly string[], from = 0, to = lines.length): number {
  for (let i = from; i < to; i++) if (pattern.test(lines[i] ?? '')) return i;
  return -1;
}

/** The last of those before `to`. */
function lastOf(pattern: RegExp, lines: readonly string[], to: number): number {
  for (let i = to - 1; i >= 0; i--) if (pattern.test(lines[i] ?? '')) return i;
  return -1;
}

/** Who speaks in a letter of recommendation or a certificate. */
const CERTIFIER = TEXT_CUES.cued(
  /(?:\bquien suscribe|\b(?:el|la) (?:que |abajo )?(?:suscrib[eo]|suscrit[oa]|firmante)|(?:^|\n|\. )yo),? [^;]{3,220}?\b(?:certific[oa]|recomiend[oa]|deja constancia|dejo constancia|hace constar|hago constar|acredit[oa]|da fe|doy fe)\b/g,
);

/** `Cualquier consulta al 9 …`: whoever certifies answers for it. */
const ASK_ME = /\b(?:consultas?|mayores antecedentes|mas informacion|ante cualquier duda)\b/;

const WORDS = /\p{Lu}[\p{L}'’-]+/gu;

/** `Quien suscribe, Juan Lara, gerente …, certifica que …`: their sentence as far as what they say, and their signature. */
export function certifiers(lineas: readonly LineaLeida[], plano: string, texto: string, cues: number): Ajeno[] {
  return CERTIFIER.hits(plano, cues, 4).flatMap(({ index, 0: said }) => {
    // `Quien suscribe, Ana Soto, …, expone: … que da fe de su conducta doña …`: who exposes is the candidate.
    if (/\b(?:expone|declara)\b/.test(said)) return [];
    const end = index + said.length;
    const names = supportOf((texto.slice(index, index + 80).match(WORDS) ?? []).slice(0, 6));
    const own = names.significativas.filter((word) => word !== 'quien' && word !== 'yo').slice(0, 2);
    const signed = lineas.findIndex(
      ({ inicio, fin }) =>
        inicio > end && own.length > 1 && own.every((word) => plano.slice(inicio, fin).includes(word)),
    );
    const below = signed < 0 ? [] : lineas.slice(signed, signed + SIGNED);
    const asked = lineas.filter(({ inicio, fin }) => inicio > index && ASK_ME.test(plano.slice(inicio, fin)));
    return [
      { inicio: index, fin: end },
      ...asked.map(({ inicio, fin }) => ({ inicio, fin })),
      ...below.slice(0, 1).map((line) => ({ inicio: line.inicio, fin: below.at(-1)?.fin ?? line.fin })),
    ];
  });
}

/** Whoever sends or presents a candidate: their letter above it, their signature below, what they say of themselves. */
export function senders(
  lineas: readonly LineaLeida[],
  plano: string,
  texto: string,
  textOf: (line: LineaLeida) => string,
  cues: number,
): readonly Ajeno[] {
  const head = plano.slice(0, lineas[Math.min(LETTER, lineas.length) - 1]?.fin ?? 0);
  const flowing = head.replaceAll('\n', ' ');
  const letter = lineas.slice(0, LETTER);
  const chain = beforeSecond(letter, textOf);
  if (!chain && !FORWARDED.test(head, cues) && !FORWARDED.test(flowing, cues) && !PRESENTED.test(flowing, cues))
    return [];
  const separator = letter.find((line, i) => i > 0 && SEPARATOR.test(textOf(line))) ?? chain;
  const end = separator ?? signatureOf(letter, texto, textOf);
  const above = end ? [{ inicio: 0, fin: end.fin }] : letter.filter((line) => HEADER.test(textOf(line)));
  const closing = lineas.findLast((line) => CLOSING.test(textOf(line)));
  const below = closing && closing.inicio > (end?.fin ?? 0) ? [{ inicio: closing.inicio, fin: plano.length }] : [];
  // Below the second `De:`, or the line that says who wrote, the candidate's own letter is what was sent on.
  const [, second] = letter.filter((line) => FROM.test(textOf(line)));
  const own = hitsOf(plano.slice(0, (second ?? separator)?.inicio ?? MAX_LETTER), MINE).map(({ index, 0: said }) => ({
    inicio: index,
    fin: index + said.length,
  }));
  return [...above.map(({ inicio, fin }) => ({ inicio, fin })), ...below, ...own];
}

const MAX_LETTER = 6000;

const TO = /^[^a-z]{0,4}(?:para|to) ?: ?/;

/** The last line of the letter above the second `De:`: what the first one sends on begins there, unless it is an answer. */
function beforeSecond(letter: readonly LineaLeida[], textOf: (line: LineaLeida) => string): LineaLeida | undefined {
  const [first, second] = letter.filter((line) => FROM.test(textOf(line)));
  if (!first || !second) return undefined;
  const to = letter.find((line) => TO.test(textOf(line)));
  const asked = to && to.inicio < second.inicio ? (textOf(to).match(ADDRESS) ?? []) : [];
  if (asked.some((address) => textOf(second).includes(address))) return undefined;
  return letter[letter.indexOf(second) - 1];
}

/** The line of the letter that the one named behind `De:` signs, and the office's lines below it. */
function signatureOf(
  letter: readonly LineaLeida[],
  texto: string,
  textOf: (line: LineaLeida) => string,
): LineaLeida | undefined {
  const from = letter.find((line) => FROM.test(textOf(line)));
  if (!from) return undefined;
  const sender = texto.slice(from.inicio, from.fin).split(/[<(]/)[0] ?? '';
  const words = supportOf(
    sender
      .replace(/^[^:]*:/, '')
      .trim()
      .split(/\s+/),
  ).significativas;
  const isSenders = (line: LineaLeida): boolean =>
    words.length > 1 && line !== from && words.every((word) => textOf(line).includes(word));
  let at = letter.findLastIndex(isSenders);
  if (at < 0) return undefined;
  while (OFFICE.test(textOf(letter[at + 1] ?? from)) && letter[at + 1]) at++;
  return letter[at];
}

/** What stands below a signature: the post, the firm, its street and how to reach it. */
const OFFICE =
  /\b(?:consultora?|ejecutiv[oa]|headhunter|seleccion|reclut[a-z]{3,8}|gerente|socia?|spa|ltda|s\.a|rut|av|avda|avenida|calle|piso|oficina|of\.|www)\b|@|\+56/;
