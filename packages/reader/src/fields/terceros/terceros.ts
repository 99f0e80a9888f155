import { PADRES } from '../../../data/avisos.ts';
import type { LineaLeida } from '../../text/document.ts';
import { HEAD_CUES, TEXT_CUES } from '../matching/cues.ts';
import { hitsOf } from '../matching/hits.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import { ADDRESS, type Ajeno } from './ajeno.ts';
import { guardians } from './apoderado.ts';
import { isAdvert } from './aviso.ts';
import { addressee, certifiers, LETTER, quoted, senders } from './cartas.ts';
import { columnsOfOther } from './columnas.ts';

/** What is told of a person in a form. */
const FACT =
  '(?:nombres?(?: y apellidos?| completos?)?|apellidos?|datos|numero|n°|fono|telefono|celular|correo|e-?mail|contacto|persona|nacionalidad|rut|run|edad|ocupacion|profesion|actividad)';

/** Rows of a form that are of a relative, of whom to call, of a teacher or of a firm, whatever stands in them. */
const ROW = HEAD_CUES.cued(
  new RegExp(
    `^[^a-z]{0,6}(?:${FACT}(?: de contacto)?(?: (?:de|del|de la|de los|de mis|para|en caso de|en)){0,2} )?(?:emergencias?|accidentes?|urgencias?|conyuge|(?:mi )?(?:espos[oa]|marido|senora|pareja)|conviviente|padres|${PADRES}|papa|mama|apoderad[oa]|hij[oa]s?|carga familiar|avisar a|avisar en(?: caso de)? (?:una? )?(?:emergencia|urgencia|accidente)|notificar a|familiar(?: directo)?|parentesco|jef[ea] direct[oa]|jefatura directa|(?:ex ?)?empleador|(?:la )?empresa(?: (?:actual|anterior|en que trabaja))?(?=[ :\\t])(?! (?:a la )?que postula)|aval|avales|garante|fiador|(?:prof\\.?|profe|profesora?|docente|maestr[oa]) (?:guia|jefe|supervisora?|tutora?)|director[a]? de (?:tesis|memoria)|(?:la |el )?(?:consultora|agencia|fundacion|programa|omil|empresa mandante|bolsa de empleos?))(?: (?:a|en caso de|del?|de la) [a-z]{4,14})?\\s{0,3}(?:[:.(/-]|\\t|$)`,
  ),
);

/** Rows about the candidate's own family: `Hijos: 2`, `Hija de pescadores`, `1 hija`, `Madre de tres`, a civil status alone. */
const OWN_FAMILY =
  /^[^a-z]{0,6}(?:hij[oa]s?|cargas? familiar(?:es)?)(?:\s{0,3}[:.\t(-]?\s{0,3}(?:\d{1,2}\b|no\b|sin\b|si\b|ningun|un[oa]?\b|dos\b|tres\b|cuatro\b|cinco\b|menor|mayor|(?=$))|$)|^[^a-z]{0,3}(?:un[oa]?|dos|tres|cuatro|cinco)? ?hij[oa]s?[^a-z]{0,3}$|^[^a-z]{0,6}(?:padre|madre|papa|mama) (?:solter[oa]|de (?:familia|\d|un[oa]?\b|dos\b|tres\b|cuatro\b|cinco\b))|^[^a-z]{0,6}conviviente(?: civil)?[^a-z]{0,4}$|^[^a-z]{0,6}hij[oa] de [a-z]{4,14}s[ ,.]/;

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

const PHONE = /\+?\d(?:[ .()-]{0,2}\d){6,13}/g;

/** Rows of an address, a trade or a kinship between the two, and the end of a label that its cell has broken. */
const BETWEEN =
  /^[^a-z]{0,3}(?:a|de|del|avisar)?[^a-z]{0,3}$|^\([a-z]{3,12}\)$|^[^a-z]{0,4}(?:direccion|domicilio|comuna|ciudad|cargo|giro|rubro)\s{0,3}[:\t]|^[a-z &.]{3,40} (?:spa|ltda\.?|s\.a\.?)$/;

/** Lines below such a row that may go on with it. */
const TAIL = 4;

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
    ...guardians(lineas, textOf),
    ...columnsOfOther(lineas, textOf),
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

/** Rows of whom to call, whose name may stand below. */
const IN_NEED = /emergencia|urgencia|accidente|avisar|notificar/;

/** The last line that says how to reach whom line `i` is about: one phone and one address, and nothing else. */
function tailOf(lineas: readonly LineaLeida[], i: number, textOf: (line: LineaLeida) => string): number {
  const own = lineas[i];
  const inNeed = own !== undefined && IN_NEED.test(textOf(own));
  const isCalled = ({ texto }: LineaLeida, below: number): boolean =>
    inNeed && below < 3 && /^\p{L}[\p{L} .]{4,40}$/u.test(texto) && startsWithPerson(texto);
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
    if (phones > 1 || addresses > 1 || !(saysOnlyReach(text) || isCalled(line, j - i))) break;
    end = j;
  }
  return end;
}

const count = (text: string, pattern: RegExp): number => hitsOf(text, pattern).length;

const saysOnlyReach = (text: string): boolean =>
  BETWEEN.test(text) ||
  (text.length < 90 && !/[a-z]{3}/.test(text.replace(ADDRESS, ' ').replace(REACH, ' ')) && text.trim() !== '');
