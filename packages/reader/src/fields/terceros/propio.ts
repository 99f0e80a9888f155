import { A_CARGO } from '../../../data/avisos.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import type { LineaLeida } from '../../text/document.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { TEXT_CUES } from '../matching/cues.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { type Apoyo, isPlace, likeEmail, startsWithPerson, supportOf } from '../nombre/palabras.ts';
import { isOfOthers, lineBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';

/** Whose CV it is, for the fields that others have as well: the words of the name that was read, none when it was not. */
export type Titular = readonly string[];

export const titularOf = (nombre: string | null): Titular => supportOf(nombre?.split(' ') ?? []).significativas;

/** Words that stand with capitals one behind another, with their particles. */
const RUN =
  /(?<![\p{L}.@])(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)(?: (?:(?:de|del|la|las|los|da|dos|von|van) ){0,2}(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)){0,5}/gu;
/** Streets, schools and firms are called after people. */
export const CALLED_AFTER =
  /\b(?:calle|av|avda|avenida|pasaje|psje|pje|villa|poblacion|pobl|camino|condominio|sector|comuna|block|torre|edificio|liceo|colegio|escuela|hospital|clinica|instituto|universidad|estudio|notaria|jardin|regimiento|consultorio|cesfam|plaza|parque|isla|puerto|san|santa|fundo|parcela|hotel|restaurant|restaurante)\.? $/;
const SIR =
  /\b(?:don|dona|profe|hno|hna|pbro|capitan|sargento|sra?|srta|senora?|senorita|ms|mrs?|ing|dra?|profesora?|maestro|tia|tio)\.? $/;

/** Whom one is to ask about the candidate: `pregunten a Lorena`, `consultar con la Sra. Trini`. */
const ASKED =
  /\b(?:pregunt(?:ar|e|en|as?)(?:le|les)?|consult(?:ar|e|en)|refiere[n]?|recomienda[n]?|hablar? con|comunicarse con|contactar(?:se)? (?:a|con)|respond(?:e|en) por mi|responde|avisar|avisen|dejar (?:recado|mensaje)) ?(?:a|con|por|al|donde|de)?(?: (?:la|el|mi|don|dona|sra|sr)\.?)?(?: (?:hermana|hermano|vecina|vecino|jefa|jefe|tia|tio|prima|primo|ex jefa|ex jefe))? ?$/;

/** `Manager: Coti …`, `encargado Manuel`, `tutor legal: …`: who has the post is named behind it, by whatever name. */
const IN_CHARGE = new RegExp(
  `\\b(?:${A_CARGO})(?: (?:legal|general|direct[oa]|actual|titular|comercial|senior|laboral|de cuentas?|de seleccion|de practicas?))?(?: (?:fue|es|era))?:? $`,
);

/** Somebody else is named in the clause before `offset`: `Pedro Lara, 9 8765 4321`, `don Raúl Egaña, regana@…`. */
export function namesAnother(vista: Vista, offset: number, titular: Titular): boolean {
  const from = offset - sentenceBefore(vista, offset).length;
  const text = vista.texto.slice(from, offset).replaceAll('\n', ' ');
  const start = clauseStart(text);
  let another = false;
  for (const hit of hitsOf(text.slice(start), RUN)) {
    const lead = fold(text.slice(0, start + hit.index));
    const behind = text.slice(start + hit.index + hit[0].length);
    if (/^ ?(?:n[°º] ?)?#?\d/.test(behind) && behind.trim().length > 0 && hit.index + hit[0].length < text.length - 3) {
      another = false;
      continue;
    }
    if (CALLED_AFTER.test(lead) || isPlace(hit[0])) continue;
    const support = personOf(hit[0]);
    const { significativas: words } = support;
    const inCharge = IN_CHARGE.test(lead);
    const asked = inCharge || ASKED.test(lead);
    const sir = SIR.test(lead) || isSir(hit[0].split(' ')[0]);
    if (words.length === 0 || support.ajenas > 0 || (support.conocidas === 0 && !sir && !asked)) continue;
    // Whoever is called don or señora is named by somebody else, also where the candidate's own name was not read.
    if (sir || asked || (titular.length > 1 && words.length > 1 && support.nombres > 0))
      // A tutor has a surname of the candidate's, and another name.
      another = !(inCharge
        ? words.every((word) => titular.includes(word))
        : words.some((word) => titular.includes(word)));
  }
  return another;
}

/** What the gazetteers know of words with capitals, without the trades and the `Señora` that stand before a name. */
function personOf(run: string): Apoyo {
  const parts = run.split(' ');
  while (parts.length > 0 && (OFICIOS_PALABRAS.has(fold(parts[0] ?? '')) || isSir(parts[0]))) parts.shift();
  return supportOf(parts);
}

const isSir = (word = ''): boolean => SIR.test(`${fold(word)} `);

/** Lines above and below an address where whoever it is called after is named. */
const ABOVE = 4;
const BELOW = 2;

/** An address called after somebody else who is named near it: `Teresa Lobos … tlobos@…`. */
export function isCalledAfterAnother(vista: Vista, offset: number, local: string, titular: Titular): boolean {
  if (titular.length < 2) return false;
  const own = likeEmail(titular, `${local}@`);
  const line = lineIndexAt(vista.reading, offset);
  const from = vista.lineas[Math.max(0, line - ABOVE)]?.inicio ?? 0;
  const to = vista.lineas[Math.min(vista.lineas.length - 1, line + BELOW)]?.fin ?? vista.texto.length;
  for (const hit of hitsOf(vista.texto.slice(Math.max(from, offset - 400), Math.min(to, offset + 300)), RUN)) {
    const { significativas: words, conocidas, ajenas } = personOf(hit[0]);
    if (words.length < 2 || conocidas === 0 || ajenas > 0) continue;
    const shared = words.filter((word) => titular.includes(word)).length;
    // `Coti Rioseco` is what Constanza Rioseco is called.
    if (shared > 1 || (shared > 0 && words[0]?.[0] === titular[0]?.[0])) continue;
    const likeness = likeEmail(words, `${local}@`);
    if (likeness > ALIKE && likeness > own) return true;
  }
  return false;
}

/** Share of an address's letters that a name must explain. */
const ALIKE = 0.7;

/** A line that ends where no sentence does. */
const GOES_ON =
  /\b(?:a|al|de|del|con|mi|la|el|los|las|don|dona|sra?|por|que|su|y|hermana|hermano|vecina|vecino|hija|hijo|prima|primo|tia|tio|madre|padre|mama|papa|senora|senor|jefa|jefe)\.?$/;

/** What stands before `offset` on its line; of a wrapped sentence also what stands on the line above. */
function sentenceBefore(vista: Vista, offset: number): string {
  const near = lineBefore(vista, offset, 80);
  const line = offset - near.length;
  const above = lineBefore(vista, line - 1, 120);
  const first = vista.texto.slice(line, line + 1);
  const wrapped =
    near.length < 80 &&
    ((above.length >= 50 && /^[\d+(]/.test(first)) ||
      (above.length >= 28 && /^\p{Ll}/u.test(first)) ||
      (above.length >= 40 && GOES_ON.test(above)));
  return wrapped && !above.endsWith('.') ? vista.texto.slice(line - 1 - Math.min(above.length, 80), offset) : near;
}

/** A label of the number alone begins no sentence of its own: `Sra. Eliana Soto. Fono …`. */
const CLAUSE_END = /[;|\t•·]|(?<=\p{L}{4}|[\d)])\. (?!(?:[Ff]ono|[Tt]el|[Cc]el|[Cc]ontacto|[Mm]óvil)[^\d]{0,12}$)/gu;

/** Where the clause that ends a text begins; `Sra.` and `J.` end none. */
function clauseStart(text: string): number {
  let start = 0;
  for (const hit of hitsOf(text, CLAUSE_END)) start = hit.index + 1;
  return start;
}

/** How a profile says that it names nobody. */
const BLIND = [
  /\bse (?:omiten?|reservan?|protegen?|resguardan?|ocultan?)[^.\n]{0,30} (?:datos|identidad|nombres?|identificacion)\b/,
  /\bno (?:se )?(?:incluy|indic|consign|revel|inform|entreg|public)[a-z]{1,5}[^.\n]{0,20} (?:datos personales|datos de|identidad|nombres?|identificacion)\b/,
  /\b(?:identidad|identificacion|nombres?|datos (?:personales|de contacto|de identificacion))[^.\n]{0,30}[ \t(](?:(?:reservad|protegid|omitid|resguardad|ocult)[oa]s?|se (?:omite|oculta|entrega|revela|comparte|da|informa|proporciona|envia|reserva)n?|a solicitud del cliente|solo (?:en|para) (?:entrevista|finalistas?))\b/,
  /\b(?:cv|curriculum|perfil|informe|candidat[oa]|postulante|postulacion)(?: (?:de |del |la |el |candidat[oa] |postulante ){0,3})?(?:\t| ?[—–(:·|/-] ?)?(?:cieg[oa]s?|reservad[oa]s?|confidencial(?:es)?|anonim[oa]s?|anonimizad[oa]s?)\b/,
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

/** Lines in which a profile says that it names nobody. */
const BLIND_HEAD = 10;

/** A profile that an agency sends without saying of whom: the names and addresses at its head are the consultant's. */
export function isBlind(vista: Vista): boolean {
  const head = vista.lineas.slice(0, BLIND_HEAD);
  const text = vista.plano.slice(0, head.at(-1)?.fin ?? 0);
  return BLIND.some((pattern) => pattern.test(text, vista.cues)) && !head.some((line) => namesCandidate(vista, line));
}

/** `Candidato: Ana Soto Rojas`, `Nombre: …` with a person's name behind it. */
function namesCandidate(vista: Vista, { inicio, fin }: LineaLeida): boolean {
  const label = NAMED.exec(vista.plano.slice(inicio, fin));
  return label !== null && startsWithPerson(vista.texto.slice(inicio + label[0].length, fin));
}

/** Lines at the top of a form that may be the firm's own. */
const HEAD = 7;
const FIRM =
  /\b(?:spa|s\.p\.a|s\.a\.?|ltda|limitada|eirl|e\.i\.r\.l|formulario|ficha|solicitud de (?:empleo|trabajo)|casa matriz|sucursal|chat exportado|asunto:)(?![a-z])|\b[5-9]\d\.\d{3}\.\d{3} ?- ?[\dk]\b/;
/** `Centro de Empleabilidad | alumni@… | 71 298 6000`: the line of the house that sends a CV, above whose it is. */
const INSTITUTION =
  /^[^a-z]{0,4}(?:bolsa|centro|club|colegio|corporacion|direccion de|fundacion|instituto|junta|liceo|municipalidad|oficina (?:de|municipal)|parroquia|programa|servicio|universidad)\b[^:\n]{6,}[|·\u2022-]/;
/** `OMIL Municipalidad de Quillota` opens the page: whatever stands above the candidate's name is the house's. */
const HOUSE =
  /^[^a-z]{0,4}(?:omil|(?:ilustre |i\. )?municipalidad|corporacion municipal|dideco|oficina (?:municipal|comunal|de (?:empleo|intermediacion|colocacion|informacion))|departamento de (?:empleo|desarrollo)|direccion de desarrollo|bolsa (?:nacional |comunal )?de (?:empleo|trabajo)|agencia de empleos?)\b/;
const NAME_LABEL = /^[^a-z]{0,6}(?:nombres?|apellidos?|postulante|de:)\b/;

/** Whether `offset` stands in the letterhead of the firm that receives the CV, above whom it is about. */
export function isLetterhead(vista: Vista, offset: number, titular: Titular): boolean {
  if (titular.length < 2) return titular.length === 0 && isBlind(vista) && !isOwnBlind(vista);
  const line = lineIndexAt(vista.reading, offset);
  if (line >= HEAD) return false;
  let firm = false;
  for (let i = 0; i <= line; i++) {
    const place = vista.lineas[i];
    const text = place ? vista.plano.slice(place.inicio, place.fin) : '';
    if (NAME_LABEL.test(text) || titular.filter((word) => text.includes(word)).length > 1) return false;
    firm ||= FIRM.test(text) || HOUSE.test(text) || (i === line && INSTITUTION.test(text));
  }
  return firm;
}

/** Whether what stands at `offset` is somebody else's than the one the CV is of. */
export const isAnothers = (vista: Vista, offset: number, titular: Titular): boolean =>
  isOfOthers(vista, offset) || namesAnother(vista, offset, titular) || isLetterhead(vista, offset, titular);
