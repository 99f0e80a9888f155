import type { LineaLeida } from '../../text/document.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { TEXT_CUES } from '../matching/cues.ts';
import { startsWithPerson } from '../nombre/palabras.ts';
import type { Vista } from '../view/view.ts';
import type { Titular } from './titular.ts';

/** How a profile says that it names nobody. */
const BLIND = [
  /\bse (?:omiten?|reservan?|protegen?|resguardan?|ocultan?)[^.\n]{0,30} (?:datos|identidad|nombres?|identificacion)\b/,
  /\bno (?:se )?(?:incluy|indic|consign|revel|inform|entreg|public)[a-z]{1,5}[^.\n]{0,20} (?:datos personales|datos de|identidad|nombres?|identificacion)\b/,
  /\b(?:identidad|identificacion|nombres?|datos (?:personales|de contacto|de identificacion))[^.\n]{0,30}[ \t(](?:(?:reservad|protegid|omitid|resguardad|ocult)[oa]s?|se (?:omite|oculta|entrega|revela|comparte|da|informa|proporciona|envia|reserva)n?|a solicitud del cliente|solo (?:en|para) (?:entrevista|finalistas?))\b/,
  /\b(?:cv|curriculum|perfil|informe|candidat[oa]|postulante|postulacion)(?: (?:de |del |la |el |candidat[oa] |postulante ){0,3})?(?:\t| ?[—–(:·|/-] ?)?(?:cieg[oa]s?|reservad[oa]s?|confidencial(?:es)?|anonim[oa]s?|anonimizad[oa]s?)\b(?! ?:? ?no\b)/,
  /\b(?:cv|curriculum|perfil|ficha) sin (?:nombre|datos)\b|\biniciales ?:/,
].map((pattern) => TEXT_CUES.cued(pattern));

/** Whoever leaves out their own name says how they may be reached. */
const OWN_BLIND = TEXT_CUES.cued(
  /\b(?:este|mi|el presente) (?:documento|cv|curriculum|archivo)\b[^.\n]{0,30}\b(?:omite|no (?:incluye|lleva|indica|trae|menciona|dice)|va sin|sin)\b|\b(?:omito|omiti|no incluyo|no pongo|he omitido|dejo fuera|saque|reservo) (?:mi|mis|el|los)\b/,
);

const AGENT =
  /\b(?:consultor[ae]?s?|consultoria|agencia|headhunt[a-z]{0,3}|reclut[a-z]{2,8}|candidat[oa]|postulante|cliente|terna|finalistas?|omil|presentamos|nuestr[oa])\b/;

/** A CV that its own candidate sends without their name. */
function isOwnBlind(vista: Vista): boolean {
  const head = vista.plano.slice(0, vista.lineas.slice(0, BLIND_HEAD).at(-1)?.fin ?? 0);
  return OWN_BLIND.test(head, vista.cues) && !AGENT.test(head);
}

const NAMED = /^[^a-z]{0,6}(?:nombres?(?: completos?| y apellidos?)?|candidat[oa]|postulante)\s{0,3}[:\t]\s{0,6}/;

const ALONE = /^[^a-z]{0,6}(?:nombres?(?: completos?| y apellidos?)?|candidat[oa]|postulante)[^a-z\d]{0,3}$/;

/** Lines in which a profile says that it names nobody. */
const BLIND_HEAD = 10;

/** A profile that an agency sends without saying of whom: the names and addresses at its head are the consultant's. */
export function isBlind(vista: Vista): boolean {
  const head = vista.lineas.slice(0, BLIND_HEAD);
  const text = vista.plano.slice(0, head.at(-1)?.fin ?? 0);
  return (
    BLIND.some((pattern) => pattern.test(text, vista.cues)) &&
    !head.some((line, i) => namesCandidate(vista, line, head[i + 1]))
  );
}

/** `Candidato: Ana Soto Rojas`, `Nombre: …` with a person's name behind it or, of a label alone, below it. */
function namesCandidate(vista: Vista, { inicio, fin }: LineaLeida, below: LineaLeida | undefined): boolean {
  const text = vista.plano.slice(inicio, fin);
  if (ALONE.test(text)) return below !== undefined && startsWithPerson(below.texto);
  const label = NAMED.exec(text);
  return label !== null && startsWithPerson(vista.texto.slice(inicio + label[0].length, fin));
}

/** Lines at the top of a form that may be the firm's own. */
const HEAD = 7;

const FIRM =
  /\b(?:spa|s\.p\.a|s\.a\.?|ltda|limitada|eirl|e\.i\.r\.l|formulario|formato (?:de |para |)(?:cv|curriculum)|ficha|solicitud de (?:empleo|trabajo)|casa matriz|sucursal|agencia de (?:asesoras|nanas|empleos?|colocaci(?:on|ones)|personal|seleccion|servicios)|chat exportado|asunto:)(?![a-z])|\b[5-9]\d\.\d{3}\.\d{3} ?- ?[\dk]\b/;

const HOUSES = 'colegio|corporacion|fundacion|instituto|liceo|municipalidad|parroquia|universidad';

/** `Centro de Empleabilidad | alumni@… | 71 298 6000`: the line of the house that sends a CV, above whose it is. */
const INSTITUTION = new RegExp(
  `^[^a-z]{0,4}(?:${HOUSES}|aiep|bolsa|centro|club|direccion de|duoc|inacap|junta|oficina (?:de|municipal)|programa|servicio)\\b[^:\\n]{6,}[|·\u2022-]`,
);

/** The name of such a house alone on a line. */
const HOUSE_LINE = new RegExp(
  `^[^a-z]{0,4}(?:ilustre |i\\. )?(?:${HOUSES}|clinica|escuela|hospital|oficina (?:municipal|comunal|de (?:empleo|intermediacion)))\\b[^\\n\\d@|:]{4,70}(?:\\t|$)`,
);

const NAME_LABEL = /^[^a-z]{0,6}(?:nombres?|apellidos?|postulante|de:)\b/;

/** A person's, as no firm's head has it. */
const PERSONS_RUT = /(?<![\d.])[12]?\d\.\d{3}\.\d{3} ?- ?[\dk](?![\da-z])/;

/** Whether `offset` stands in the letterhead of the firm that receives the CV, above whom it is about. */
export function isLetterhead(vista: Vista, offset: number, titular: Titular): boolean {
  if (titular.length < 2) return titular.length === 0 && isBlind(vista) && !isOwnBlind(vista);
  const line = lineIndexAt(vista.reading, offset);
  if (line >= HEAD) return false;
  let firm = false;
  for (let i = 0; i <= line; i++) {
    const place = vista.lineas[i];
    const text = place ? vista.plano.slice(place.inicio, place.fin) : '';
    if (NAME_LABEL.test(text) || PERSONS_RUT.test(text) || titular.filter((word) => text.includes(word)).length > 1)
      return false;
    firm ||= FIRM.test(text) || HOUSE.test(text) || INSTITUTION.test(text);
  }
  return firm;
}

/** `OMIL Municipalidad de Quillota` opens the page: whatever stands above the candidate's name is the house's. */
export const HOUSE =
  /^[^a-z]{0,4}(?:omil|(?:ilustre |i\. )?municipalidad|corporacion municipal|dideco|oficina (?:municipal|comunal|de (?:empleo|intermediacion|colocacion|informacion))|departamento de (?:empleo|desarrollo)|direccion de desarrollo|bolsa (?:nacional |comunal )?de (?:empleo|trabajo)|agencia de empleos?)\b/;

/** Lines of a letterhead below the house's name. */
const UNDER = 5;

/** A landline under the name of a house, with nobody's own name between: `Liceo Comercial …`, its street, `Fono 34 251 7780`. */
export function isUnderHouse(vista: Vista, inicio: number, titular: Titular): boolean {
  if (titular.length < 2 || vista.secciones.some((t) => t.seccion === 'experiencia' && t.inicio <= inicio))
    return false;
  const at = lineIndexAt(vista.reading, inicio);
  const above = vista.lineas.slice(Math.max(0, at - UNDER), at + 1);
  const textOf = (line: LineaLeida): string => vista.plano.slice(line.inicio, Math.min(line.fin, inicio));
  return (
    // A sentence may begin its line with one, in small letters.
    above.some((line) => HOUSE_LINE.test(textOf(line)) && /^\P{L}*\p{Lu}/u.test(line.texto)) &&
    !above.some((line) => titular.filter((word) => textOf(line).includes(word)).length > 1)
  );
}
