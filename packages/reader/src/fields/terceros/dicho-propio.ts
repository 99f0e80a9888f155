import { lineIndexAt } from '../../text/evidence.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { after, lineBefore, lineOf } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { ADDRESS } from './ajeno.ts';
import type { Titular } from './titular.ts';

/** `(mío)`, `soy yo`: said behind a number that is the candidate's. */
export const OWN_BEHIND = /^[^a-z]{0,3}(?:soy yo|propi[oa]|mio)\b/;

/** Whether the name explains more than `least` (0 to 1) of the letters of an address in a folded line. */
export const hasOwnAddress = (line: string, titular: Titular, least: number): boolean =>
  (line.match(ADDRESS) ?? []).some((address) => likeEmail(titular, address) > least);

/**
 * `✉ ana.soto@… ☎ 9 8765 4321`, `9 8765 4321 • ana.soto@… • C.I. 12.345.678-5`: a row that begins with the candidate's
 * address, or tells nothing but facts and that among them, is theirs, wherever it stands.
 */
export function isInOwnRow(vista: Vista, offset: number, titular: Titular): boolean {
  if (isRowOfFacts(lineOf(vista, offset), titular)) return true;
  const before = lineBefore(vista, offset, 160);
  const first = FIRST.exec(before)?.[0] ?? (REACHED.test(before) ? addressBehind(vista, offset) : '');
  return hasOwnAddress(first, titular, ALIKE);
}

/** Letters of a row of facts at most, and words of one beside an address. */
const ROW = 160;
const WORDS = 3;

function isRowOfFacts(line: string, titular: Titular): boolean {
  if (line.length > ROW || !line.includes('@')) return false;
  const facts = line.split(/ ?[•·|\t] ?/);
  const isFact = (said: string): boolean => (said.replace(ADDRESS, '').match(/[a-z]{3,}/g) ?? []).length <= WORDS;
  return facts.length > 1 && facts.every(isFact) && hasOwnAddress(line, titular, ALIKE);
}

/** Nothing, or `Al …`, `mi celular es el …`: before a number nobody is named. */
const REACHED =
  /^[^a-z0-9]{0,12}(?:(?:al?|en|el|es|por|mi|me|numero|celular|cel|fono|telefono|movil|whatsapp|wsp|llamar|llamen|llamarme|llamenme|llamame|ubicarme|contacto)[ :.]{1,3}){0,8}$/;

/** `✆ 9.7720.4418 ✉ ana.soto@…`, `9 7720 4418 o en ana.soto@…`: what stands right behind a number. */
const addressBehind = (vista: Vista, offset: number): string =>
  /^[\d ().+-]{7,20}[^a-z0-9@\n]{0,8}(?:(?:[oyue]|o bien)(?: (?:al?|en|por))?(?: (?:el|mi))?(?: (?:correo|mail|e-mail))?:? )?([a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40})/.exec(
    after(vista, offset, 110),
  )?.[1] ?? '';

/** A line with no words but a number, above one with nothing but the candidate's address. */
export function isAboveOwnAddress(vista: Vista, offset: number, titular: Titular): boolean {
  const at = lineIndexAt(vista.reading, offset);
  const [own, below] = vista.lineas.slice(at, at + 2).map(({ inicio, fin }) => vista.plano.slice(inicio, fin));
  // The line itself is looked at last: it may be as long as the text.
  return (
    own !== undefined &&
    below !== undefined &&
    ALONE.test(below) &&
    hasOwnAddress(below, titular, ALIKE) &&
    !/[a-z]/.test(own)
  );
}

/** `Cel. chileno 9 8765 4321`, or the number alone, right below a cell with nothing but the candidate's address. */
export function isBelowOwnAddress(vista: Vista, offset: number, titular: Titular): boolean {
  const at = lineIndexAt(vista.reading, offset);
  const [above, own] = vista.lineas
    .slice(Math.max(0, at - 1), at + 1)
    .map(({ inicio, fin }) => vista.plano.slice(inicio, fin));
  const last = above?.split('\t').at(-1) ?? '';
  return own !== undefined && PHONE.test(own) && ALONE.test(last) && hasOwnAddress(last, titular, ALIKE);
}

const PHONE =
  /^[^a-z]{7,24}$|^[^a-z0-9]{0,4}(?:cel|celular|fono|tel|telefono|movil|wsp|whatsapp)\b[^\d@]{0,16}\+?\(?\d/;

const ALONE = /^[^a-z0-9@\t]{0,4}[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40} ?$/;

const FIRST = /^[^a-z0-9@\t]{0,4}[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40}/;

/** Share of an address's letters that a name must explain. */
export const ALIKE = 0.7;
