import type { LineaLeida } from '../../text/document.ts';
import { HEAD_CUES, TEXT_CUES } from '../matching/cues.ts';
import { hitsOf } from '../matching/hits.ts';
import { startsWithPerson, supportOf } from '../nombre/palabras.ts';
import { isAdvert } from './aviso.ts';

/** From `inicio` to `fin` (offsets of the text) somebody else than the candidate is spoken of. */
export type Ajeno = { inicio: number; fin: number };

/** What is told of a person in a form. */
const FACT =
  '(?:nombres?(?: y apellidos?| completos?)?|apellidos?|datos|numero|n°|fono|telefono|celular|correo|e-?mail|contacto|persona|nacionalidad|rut|run|edad|ocupacion|profesion|actividad)';
/** Rows of a form that are of a relative, of whom to call, of a teacher or of a firm, whatever stands in them. */
const ROW = HEAD_CUES.cued(
  new RegExp(
    `^[^a-z]{0,6}(?:${FACT}(?: de contacto)?(?: (?:de|del|de la|de los|de mis|para|en caso de|en)){0,2} )?(?:emergencias?|accidentes?|urgencias?|conyuge|(?:mi )?(?:espos[oa]|marido|senora|pareja)|conviviente|padres|padre|madre|papa|mama|apoderad[oa]|hij[oa]s?|carga familiar|avisar a|notificar a|familiar(?: directo)?|parentesco|jef[ea] direct[oa]|jefatura directa|(?:ex ?)?empleador|(?:la )?empresa(?: (?:actual|anterior|en que trabaja))?(?=[ :\\t])(?! (?:a la )?que postula)|aval|avales|garante|fiador|(?:prof\\.?|profe|profesora?|docente|maestr[oa]) (?:guia|jefe|supervisora?|tutora?)|director[a]? de (?:tesis|memoria)|(?:la |el )?(?:consultora|agencia|fundacion|programa|omil|empresa mandante|bolsa de empleos?))(?: (?:a|en caso de|del?|de la) [a-z]{4,14})?\\s{0,3}(?:[:.(/-]|\\t|$)`,
  ),
);
/** Rows about the candidate's own family: `Hijos: 2`, `1 hija`, `Madre de tres`, a civil status alone. */
const OWN_FAMILY =
  /^[^a-z]{0,6}(?:hij[oa]s?|cargas? familiar(?:es)?)(?:\s{0,3}[:.\t(-]?\s{0,3}(?:\d{1,2}\b|no\b|sin\b|si\b|ningun|un[oa]?\b|dos\b|tres\b|cuatro\b|cinco\b|menor|mayor|(?=$))|$)|^[^a-z]{0,3}(?:un[oa]?|dos|tres|cuatro|cinco)? ?hij[oa]s?[^a-z]{0,3}$|^[^a-z]{0,6}(?:padre|madre|papa|mama) (?:solter[oa]|de (?:familia|\d|un[oa]?\b|dos\b|tres\b|cuatro\b|cinco\b))|^[^a-z]{0,6}conviviente(?: civil)?[^a-z]{0,4}$/;
/** Behind this heading the candidate tells how to reach them. */
const OWN_CONTACT = /^[^a-z0-9]{0,4}(?:(?:datos|informacion) de )?contactos?[^a-z0-9]{0,3}$/;
/** Who sends a profile or goes with a candidate: where a person's name follows. */
const SENDER = HEAD_CUES.cued(
  /^[^a-z]{0,6}(?:(?:funcionari[oa](?: que atiende)?|consultora?|ejecutiv[oa]|reclutadora?|seleccionadora?|head ?hunter|recruiter|tutora?|encargad[oa]|coordinadora?|monitora?|gestora?|analista(?: de seleccion)?|psicolog[oa]|evaluadora?|entrevistadora?|intermediadora?|orientadora?|preparadora?|profesional(?:es)?|asesora?|responsable|instructora?|relatora?|facilitadora?|capacitadora?|entrenadora?|delegad[oa]|padrino|madrina|profesora?(?= (?:a cargo|responsable))|jef[ea] tecnic[oa]|account manager|contacto (?:comercial|del programa|(?:de )?la (?:consultora|agencia)))(?: (?:a cargo|responsable|asignad[oa]|senior|laboral|de seleccion|del? proceso|de (?:la )?cuenta|del programa)){0,2}\s{0,3}[:\t–-]|(?:presentad|derivad|enviad|remitid|postulad|evaluad|entrevistad|atendid|recibid|inscrit|ingresad|registrad|contactad|gestionad)[oa] por:?|(?:consultora?|ejecutiv[oa]|profesional) (?:a cargo|responsable)|(?:coord|ejec|enc|sup)\.(?= ))\s{0,3}/,
);
/** `Candidato presentado por Selecta Talento SpA`: a firm heads the profile of whom it presents; and the sample of a form. */
const BY_FIRM = HEAD_CUES.cued(
  /^[^a-z]{0,4}ejemplo ?:|^[^a-z]{0,4}(?:(?:candidat[oa]|postulante|perfil|ficha|informe|profesional) )(?:presentad|enviad|derivad|evaluad)[oa] por\b/,
);
/** Labels and kinships beside a number: a line of these and of numbers says only how to reach somebody. */
const REACH =
  /\b(?:fono|telefono|tel|celular|cel|movil|whatsapp|wsp|correo|electronico|e-?mail|mail|contacto|parentesco|relacion|vinculo|padre|madre|papa|mama|herman[oa]|espos[oa]|marido|hij[oa]|ti[oa]|anexo|oficina|directo|particular)\b/g;
const ADDRESS = /[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40}/g;
const PHONE = /\+?\d(?:[ .()-]{0,2}\d){6,13}/g;
/** Rows of an address or a trade between the two. */
const BETWEEN =
  /^[^a-z]{0,4}(?:direccion|domicilio|comuna|ciudad|cargo|giro|rubro)\s{0,3}[:\t]|^[a-z &.]{3,40} (?:spa|ltda\.?|s\.a\.?)$/;
/** Lines below such a row that may go on with it. */
const TAIL = 4;

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
const LETTER = 16;
/** Where whoever presents somebody tells of themselves. */
const MINE =
  /\b(?:el mio|la mia|conmigo|(?:llam|ubic|escrib|contact)[a-z]{1,5} a mi\b(?! [a-z]{4})|a mi no mas|mi (?:numero|celular|fono|telefono|correo|mail)|quedo (?:a (?:su|tu) disposicion|disponible)|me ubican?|me (?:puede[ns]?) (?:llamar|ubicar|contactar|escribir|hablar)|(?:yo soy|yo me llamo|soy (?:su|la|el) (?:espos[oa]|senora|marido|mama|papa|madre|padre|hij[oa]|herman[oa]|ti[oa]|prim[oa]|vecin[oa]|amig[oa]|jef[ea]|patron[a]?)))\b[^.;\n]{0,90}/g;
/** A recruiter who writes first: `Soy Paula, de selección de …`, `Reclutamiento Sur: …`. */
const RECRUITER = TEXT_CUES.cued(
  /\b(?:soy|habla|escribe|saluda)(?: la| el)? [a-z ,]{2,40} (?:de|del) (?:seleccion|rr\.? ?hh|recursos humanos|reclutamiento|gestion de personas|la (?:empresa|consultora|agencia|municipalidad|omil|fundacion))\b|^[^a-z]{0,10}(?:\d{1,2}:\d\d[^a-z]{0,4})?(?:reclutamiento|reclutadora?|seleccion|rr\.? ?hh|recursos humanos|entrevistadora?)\b[^:\n\d]{0,24}:/,
);

/** Where a reading speaks of other people: rows of forms about them with what says how to reach them, and whoever sends a profile. */
export function findOthers(
  lineas: readonly LineaLeida[],
  plano: string,
  texto: string,
  cues: number,
  lineCues: readonly number[],
  ordered: boolean,
): Ajeno[] {
  if (isAdvert(plano)) return [{ inicio: 0, fin: plano.length }];
  const found: Ajeno[] = [];
  const textOf = ({ inicio, fin }: LineaLeida): string => plano.slice(inicio, fin);
  const isNamedBesides = namedBesides(lineas, plano, texto);
  for (let i = 0; i < lineas.length; i++) {
    const line = lineas[i];
    if (!line) continue;
    found.push(...cellsOfOther(lineas, i, textOf, lineCues[i] ?? 0));
    const besides = isNamedBesides(line);
    const recruits = besides || isRecruiters(textOf(line), lineas[i - 1], textOf, cues);
    if (!recruits && !isRowOfOther(textOf(line), texto.slice(line.inicio, line.fin), i, lineCues[i] ?? 0)) continue;
    const end = ordered ? tailOf(lineas, i, textOf) : i;
    found.push({ inicio: line.inicio, fin: lineas[end]?.fin ?? line.fin });
    i = end;
  }
  const letter = lineas.slice(0, LETTER);
  return [
    ...found,
    ...addressee(letter, textOf),
    ...senders(lineas, plano, texto, textOf, cues),
    ...certifiers(lineas, plano, texto, cues),
    ...quoted(lineas, plano),
    ...several(lineas, plano, texto),
  ];
}

/** `2) Pedro Rojas Vera - 9 7712 0098`: one of several who are presented, none of them the candidate. */
const NUMBERED = /^[^a-z\d]{0,3}\d{1,2}[).-]{1,2} ?(?=[a-z])/;

function several(lineas: readonly LineaLeida[], plano: string, texto: string): readonly Ajeno[] {
  const people = lineas.filter(({ inicio, fin }) => {
    const text = plano.slice(inicio, fin);
    const number = NUMBERED.exec(text);
    return number !== null && REACHED.test(text) && startsWithPerson(texto.slice(inicio + number[0].length, fin));
  });
  return people.length > 1 ? people : [];
}

/** `Paciente: Ana Soto`, `Postulante 4: …`: the row of whom a form is about. */
const ABOUT =
  /^[^a-z]{0,4}(?:nombres?|candidat[oa]|postulante|usuari[oa]|oferente|participante|paciente|persona|alumn[oa]|egresad[oa]|trabajadora?|emprendedora?|afiliad[oa]|caso)\b[^:\n]{0,24}: ?(?=[a-z])/;
/** `Terapeuta: Ps. Ana Olivares ana@…`: any other row of somebody's name. */
const LABELLED = /^[^a-z]{0,4}[a-z][a-z .]{3,33}: ?(?:(?:sra?|dra?|ps|ing|lic|prof|t\.?s|as)\. |don |dona )?(?=[a-z])/;
const REACHED = /@|\d{3} ?\d{3}/;

/** In a form that says whom it is about, a row with somebody's name and how to reach them is of another. */
function namedBesides(lineas: readonly LineaLeida[], plano: string, texto: string): (line: LineaLeida) => boolean {
  const isOf = (label: RegExp, { inicio, fin }: LineaLeida): boolean => {
    const hit = label.exec(plano.slice(inicio, fin));
    return hit !== null && startsWithPerson(texto.slice(inicio + hit[0].length, fin));
  };
  let about: boolean | undefined;
  return (line) => {
    const text = plano.slice(line.inicio, line.fin);
    if (!text.includes(':') || !REACHED.test(text) || ABOUT.test(text) || !isOf(LABELLED, line)) return false;
    about ??= lineas.slice(0, LETTER).some((other) => isOf(ABOUT, other));
    return about;
  };
}

/** A mail's line that was quoted in the answer to it or when it was sent on. */
const QUOTED = /^ ?>/;
const SENT_ON = /\b(?:reenvi[a-z]{1,4}|(?:les?|te) (?:mando|envio|comparto)|adjunto|slds|saludos|fyi)\b/;

/**
 * Of a mail with quoted lines one part is somebody else's: what is said above a CV that was sent on, or what the
 * candidate answers to.
 */
function quoted(lineas: readonly LineaLeida[], plano: string): readonly Ajeno[] {
  if (!/(?:^|\n) ?>/.test(plano)) return [];
  const isQuoted = ({ inicio, fin }: LineaLeida): boolean => QUOTED.test(plano.slice(inicio, fin));
  const lines = lineas.filter(isQuoted);
  const own = lineas.filter((line) => !isQuoted(line));
  const said = plano.slice(0, lines[0]?.inicio);
  if (2 * lines.length >= lineas.filter(({ texto }) => texto.trim()).length) return SENT_ON.test(said) ? own : [];
  return lineas.slice(0, LETTER).some(({ inicio, fin }) => FROM.test(plano.slice(inicio, fin))) ? lines : [];
}

/** To whom a letter goes: the lines from `Señores` to `Presente`. */
const DEAR = /^[^a-z]{0,3}(?:senor(?:es|as?)?|sre?s?a?s?\.|estimad[oa]s?)(?![a-z])/;
const PRESENT = /^[^a-z]{0,3}presente[^a-z]{0,4}$/;

function addressee(letter: readonly LineaLeida[], textOf: (line: LineaLeida) => string): Ajeno[] {
  const to = letter.findIndex((line) => PRESENT.test(textOf(line)));
  const from = letter.findLastIndex((line, i) => i < to && DEAR.test(textOf(line)));
  const [first, last] = [letter[from], letter[to]];
  return first && last && to - from <= TAIL + 2 ? [{ inicio: first.inicio, fin: last.fin }] : [];
}

/** Who speaks in a letter of recommendation or a certificate. */
const CERTIFIER = TEXT_CUES.cued(
  /(?:\bquien suscribe|\b(?:el|la) (?:que |abajo )?(?:suscrib[eo]|suscrit[oa]|firmante)|(?:^|\n|\. )yo),? [^;]{3,220}?\b(?:certific[oa]|recomiend[oa]|deja constancia|dejo constancia|hace constar|hago constar|acredit[oa]|da fe|doy fe)\b/g,
);
/** `Cualquier consulta al 9 …`: whoever certifies answers for it. */
const ASK_ME = /\b(?:consultas?|mayores antecedentes|mas informacion|ante cualquier duda)\b/;
const WORDS = /\p{Lu}[\p{L}'’-]+/gu;

/** `Quien suscribe, Juan Lara, gerente …, certifica que …`: their sentence as far as what they say, and their signature. */
function certifiers(lineas: readonly LineaLeida[], plano: string, texto: string, cues: number): Ajeno[] {
  return CERTIFIER.hits(plano, cues, 4).flatMap(({ index, 0: said }) => {
    const end = index + said.length;
    const names = supportOf((texto.slice(index, index + 80).match(WORDS) ?? []).slice(0, 6));
    const own = names.significativas.filter((word) => word !== 'quien' && word !== 'yo').slice(0, 2);
    const signed = lineas.findIndex(
      ({ inicio, fin }) =>
        inicio > end && own.length > 1 && own.every((word) => plano.slice(inicio, fin).includes(word)),
    );
    const below = signed < 0 ? [] : lineas.slice(signed, signed + TAIL);
    const asked = lineas.filter(({ inicio, fin }) => inicio > index && ASK_ME.test(plano.slice(inicio, fin)));
    return [
      { inicio: index, fin: end },
      ...asked.map(({ inicio, fin }) => ({ inicio, fin })),
      ...below.slice(0, 1).map((line) => ({ inicio: line.inicio, fin: below.at(-1)?.fin ?? line.fin })),
    ];
  });
}

/** The cells below the heads of a form's columns that are of whom to call: `Teléfono | Teléfono de emergencia`. */
function cellsOfOther(
  lineas: readonly LineaLeida[],
  i: number,
  textOf: (line: LineaLeida) => string,
  cues: number,
): Ajeno[] {
  const line = lineas[i];
  const below = lineas[i + 1];
  if (!line?.texto.includes('\t') || !below?.texto.includes('\t')) return [];
  const heads = textOf(line).split('\t');
  const values = below.texto.split('\t');
  if (heads.length !== values.length) return [];
  let inicio = below.inicio;
  return values.flatMap((value, k) => {
    const fin = inicio + value.length;
    const place = { inicio, fin };
    inicio = fin + 1;
    const head = heads[k] ?? '';
    return k > 0 && !/\d/.test(head) && ROW.test(head, cues) && !OWN_FAMILY.test(head) ? [place] : [];
  });
}

/** A sentence may have begun a line above. */
function isRecruiters(
  text: string,
  above: LineaLeida | undefined,
  textOf: (line: LineaLeida) => string,
  cues: number,
): boolean {
  return (
    RECRUITER.test(text, cues) || (above !== undefined && RECRUITER.test(`${textOf(above).slice(-40)} ${text}`, cues))
  );
}

function isRowOfOther(folded: string, written: string, index: number, cues: number): boolean {
  if (ROW.test(folded, cues) && !OWN_FAMILY.test(folded)) return true;
  if (BY_FIRM.test(folded, cues)) return true;
  const sender = index > 0 ? SENDER.exec(folded, cues) : null;
  return sender !== null && startsWithPerson(written.slice(sender[0].length));
}

/** The last line that says how to reach whom line `i` is about: one phone and one address, and nothing else. */
function tailOf(lineas: readonly LineaLeida[], i: number, textOf: (line: LineaLeida) => string): number {
  const own = lineas[i];
  let phones = own ? count(textOf(own), PHONE) : 0;
  let addresses = own ? count(textOf(own), ADDRESS) : 0;
  let end = i;
  for (let j = i + 1; j <= i + TAIL && phones < 2 && addresses < 2; j++) {
    const line = lineas[j];
    if (!line || line.pagina !== own?.pagina) break;
    const text = textOf(line);
    if (OWN_CONTACT.test(text)) break;
    phones += count(text, PHONE);
    addresses += count(text, ADDRESS);
    if (phones > 1 || addresses > 1 || !saysOnlyReach(text)) break;
    end = j;
  }
  return end;
}

const count = (text: string, pattern: RegExp): number => hitsOf(text, pattern).length;

const saysOnlyReach = (text: string): boolean =>
  BETWEEN.test(text) ||
  (text.length < 90 && !/[a-z]{3}/.test(text.replace(ADDRESS, ' ').replace(REACH, ' ')) && text.trim() !== '');

/** Whoever sends or presents a candidate: their letter above it, their signature below, what they say of themselves. */
function senders(
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
