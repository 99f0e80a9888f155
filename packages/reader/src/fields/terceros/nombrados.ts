import { A_CARGO } from '../../../data/avisos.ts';
import { OFICIOS_PALABRAS } from '../../../data/palabras.ts';
import { lineIndexAt } from '../../text/evidence.ts';
import { fold } from '../matching/fold.ts';
import { hitsOf } from '../matching/hits.ts';
import { type Apoyo, supportOf } from '../nombre/gazetteer.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { isPlace } from '../nombre/palabras.ts';
import { after, lineBefore, saidBefore } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { ALIKE, hasOwnAddress, isAboveOwnAddress, isBelowOwnAddress, isInOwnRow, OWN_BEHIND } from './dicho-propio.ts';
import type { Titular } from './titular.ts';

/** Words that stand with capitals one behind another, with their particles. */
const RUN =
  /(?=[A-Z\u0080-\u{10ffff}])(?<![\p{L}.@])(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)(?: (?:(?:de|del|la|las|los|da|dos|von|van) ){0,2}(?:\p{Lu}[\p{L}'’-]{1,20}|\p{Lu}\.)){0,5}/gu;

/** Streets, schools and firms are called after people. */
export const CALLED_AFTER =
  /\b(?:calle|av|avda|avenida|pasaje|psje|pje|villa|poblacion|pobl?|camino|condominio|sector|comuna|block|torre|edificio|liceo|colegio|escuela|hospital|clinica|instituto|universidad|estudio|notaria|jardin|regimiento|consultorio|cesfam|plaza|parque|isla|puerto|san|santa|fundo|parcela|hotel|restaurant|restaurante)\.? $/;

const SIR =
  /\b(?:don|dona|profe|hno|hna|pbro|capitan|sargento|sra?|srta|senora?|senorita|ms|mrs?|ing|dra?|profesora?|maestro|tia|tio|familia|flia|matrimonio)\.? $/;

const isMaster = (said: string): boolean => {
  const [, trade = ''] = /\bmaestr[oa] ([a-z]{4,14})(?: [a-z ]{2,24})?$/.exec(said) ?? [];
  return OFICIOS_PALABRAS.has(trade);
};

/** Whom one is to ask about the candidate: `pregunten a Lorena`, `consultar con la Sra. Trini`. */
const ASKED =
  /\b(?:pregunt(?:ar|e|en|as?)(?:le|les)?|consult(?:ar|e|en)|refiere[n]?|recomienda[n]?|hablar? con|comunicarse con|contactar(?:se)? (?:a|con)|respond(?:e|en) por mi|responde|avisar|avisen|dejar (?:recado|mensaje)) ?(?:a|con|por|al|donde|de)?(?: (?:la|el|mi|don|dona|sra|sr)\.?)?(?: (?:hermana|hermano|vecina|vecino|jefa|jefe|tia|tio|prima|primo|ex jefa|ex jefe))? ?$/;

/** `Manager: Coti …`, `encargado Manuel`, `tutor legal: …`: who has the post is named behind it, by whatever name. */
const IN_CHARGE = new RegExp(
  `\\b(?:${A_CARGO})(?: (?:legal|general|direct[oa]|actual|titular|comercial|senior|laboral|de cuentas?|de seleccion|de practicas?))?(?: (?:fue|es|era))?:? $`,
);

/** `… donde Norma toma los recados, o directo a mi celular que es el 9 …`: of whoever writes, whomever the clause names before. */
const MY_OWN =
  /\b(?:al?|en) mi (?:celular|cel|fono|telefono|numero|whats ?app|wsp|correo|mail|e-?mail)(?: personal)?,?(?: que es)?(?: el)?[ :]{1,3}$/;

/** Somebody else is named in the clause before `offset`: `Pedro Lara, 9 8765 4321`, `don Raúl Egaña, regana@…`. */
export function namesAnother(vista: Vista, offset: number, titular: Titular): boolean {
  if (MY_OWN.test(saidBefore(vista, offset, 48))) return false;
  const from = offset - sentenceBefore(vista, offset, titular).length;
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
    // `Maestro carpintero de primera` is what somebody is.
    if (isMaster(`${lead}${fold(hit[0])}`)) continue;
    if (CALLED_AFTER.test(lead) || isPlace(hit[0])) continue;
    const whole = personOf(hit[0]);
    // `Don Sergio Lillo de DHL`: of where somebody is.
    const support = whole.ajenas > 0 ? personOf(hit[0].replace(/ (?:del?|de la) .*$/, '')) : whole;
    const { significativas: words } = support;
    const inCharge = IN_CHARGE.test(lead);
    const asked = inCharge || ASKED.test(lead);
    const sir = SIR.test(lead) || isSir(hit[0].split(' ')[0]);
    if (words.length === 0 || support.ajenas > 0 || (support.conocidas === 0 && !sir && !asked)) continue;
    // Whoever is called don or señora is named by somebody else, also where the candidate's own name was not read.
    if (sir || asked || (titular.length > 1 && words.length > 1 && support.nombres > 0))
      another = !(inCharge ? words.every((word) => titular.includes(word)) : isCalled(words, titular));
  }
  return another;
}

/** A tutor or a relative has a surname of the candidate's, and another name; `Coti Rioseco` is what Constanza is called. */
function isCalled(words: readonly string[], titular: Titular): boolean {
  const shared = words.filter((word) => titular.includes(word)).length;
  const { nombres, apellidos } = supportOf(words.slice(0, 1));
  const isOtherGiven = nombres > 0 && apellidos === 0 && words[0]?.[0] !== titular[0]?.[0];
  return shared > 1 || (shared > 0 && !isOtherGiven);
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

/** `Sonia` above `Parra`: the two lines of a narrow cell. */
const STACKED = /(?<=^|\n)(\p{Lu}\p{Ll}{2,15})\n(?=\p{Lu}\p{Ll}{2,15}(?:\n|$))/gu;

/** An address called after somebody else who is named near it: `Teresa Lobos … tlobos@…`. */
export function isCalledAfterAnother(vista: Vista, offset: number, local: string, titular: Titular): boolean {
  if (titular.length < 2) return false;
  const own = likeEmail(titular, `${local}@`);
  const line = lineIndexAt(vista.reading, offset);
  const from = vista.lineas[Math.max(0, line - ABOVE)]?.inicio ?? 0;
  const to = vista.lineas[Math.min(vista.lineas.length - 1, line + BELOW)]?.fin ?? vista.texto.length;
  const near = vista.texto.slice(Math.max(from, offset - 400), Math.min(to, offset + 300)).replace(STACKED, '$1 ');
  for (const hit of hitsOf(near, RUN)) {
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

/** A line that ends where no sentence does. */
const GOES_ON =
  /\b(?:a|al|de|del|con|mi|la|el|los|las|don|dona|sra?|por|que|su|y|hermana|hermano|vecina|vecino|hija|hijo|prima|primo|tia|tio|madre|padre|mama|papa|senora|senor|jefa|jefe)\.?$/;

/** A line that begins with the label of a value goes on from none. */
const LABEL = /^(?:fono|celular|cel|telefono|tel|movil|whatsapp|wsp|correo|e-?mail|mail|rut|run)\b/;

/** What stands before `offset` on its line; of a wrapped sentence also what stands on the line above. */
function sentenceBefore(vista: Vista, offset: number, titular: Titular): string {
  const near = lineBefore(vista, offset, 80);
  if (isBesideOwnAddress(vista, offset, titular) || OWN_BEHIND.test(after(vista, offset, 40).replace(NUMBER, '')))
    return near;
  const line = offset - near.length;
  const above = lineBefore(vista, line - 1, 120);
  const first = vista.texto.slice(line, line + 1);
  const small = /^\p{Ll}/u.test(first);
  const wrapped =
    near.length < 80 &&
    ((above.length >= 50 &&
      ((/^[\d+(]/.test(first) && !isOwnRut(vista, line, above)) ||
        (small && above.endsWith(',')) ||
        isNameCut(vista, line, near))) ||
      (/^[\d+(]/.test(first) && SIR_ABOVE.test(above)) ||
      (above.length >= 28 && small && !LABEL.test(near)) ||
      (above.length >= 40 && GOES_ON.test(above)));
  return wrapped && !above.endsWith('.') ? vista.texto.slice(line - 1 - Math.min(above.length, 80), offset) : near;
}

/** `Sr. Neira, tráfico,` in a narrow cell, and below it the number. */
const SIR_ABOVE = /^[^a-z]{0,3}(?:sra?|srta|don|dona)\b[^;]{3,40},$/;

/** The number itself, before what is said of it: `991 206 648 (mío)`. */
const NUMBER = /^[\d ().+-]{7,20}/;

/** `+56 9 8765 4321 | ana.soto@…`: the line of the one whom the address is called after, or a line with nothing else above it. */
export const isBesideOwnAddress = (vista: Vista, offset: number, titular: Titular): boolean =>
  hasOwnAddress(after(vista, offset, 120).split('\n')[0] ?? '', titular, ALIKE) ||
  isInOwnRow(vista, offset, titular) ||
  isAboveOwnAddress(vista, offset, titular) ||
  isBelowOwnAddress(vista, offset, titular);

/** A RUT that begins a line, with no label of it at the end of the one above, goes on from nothing. */
const isOwnRut = (vista: Vista, line: number, above: string): boolean =>
  /^\d{1,2}\.?\d{3}\.?\d{3}-[\dk](?![\da-z])/.test(vista.plano.slice(line, line + 14)) &&
  !/(?:rut|run|r\.u\.[tn]\.|c\.i\.|cedula|identidad|n[°º]|[:,])$/.test(above);

/** `… · Ejecutivo: Felipe` and below it `Donoso, +56 9 …`: the line ends between somebody's two names. */
function isNameCut(vista: Vista, line: number, near: string): boolean {
  const given = /\p{Lu}\p{Ll}+$/u.exec(vista.texto.slice(Math.max(0, line - 30), line - 1))?.[0];
  const family = /^\p{Lu}\p{Ll}+/u.exec(vista.texto.slice(line, line + near.length))?.[0];
  if (!given || !family || isPlace(given)) return false;
  return supportOf([given]).nombres > 0 && supportOf([family]).apellidos > 0;
}

/** A label of the number alone begins no sentence of its own: `Sra. Eliana Soto. Fono …`. */
const CLAUSE_END = /[;|\t•·]|(?<=\p{L}{4}|[\d)])\. (?!(?:[Ff]ono|[Tt]el|[Cc]el|[Cc]ontacto|[Mm]óvil)[^\d]{0,12}$)/gu;

/** Where the clause that ends a text begins; `Sra.` and `J.` end none. */
function clauseStart(text: string): number {
  let start = 0;
  for (const hit of hitsOf(text, CLAUSE_END)) start = hit.index + 1;
  return start;
}
