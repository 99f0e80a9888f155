import { lineIndexAt } from '../../text/evidence.ts';
import { likeEmail } from '../nombre/like-email.ts';
import { after, lineBefore, lineOf } from '../view/context.ts';
import type { Vista } from '../view/view.ts';
import { ADDRESS } from './ajeno.ts';
import type { Titular } from './titular.ts';

/** `(mío)`, `soy yo`: said behind a number that is the candidate's. */
export const OWN_BEHIND = /^[^a-z]{0,3}(?:soy yo|propi[oa]|mio)\b/;

/**
 * Whether the name explains more than `least` (0 to 1) of the letters of an address in a folded line, or all of what it
 * begins with: `cvidal.costurera@…` of Carla Vidal. A surname alone is a firm's too.
 */
export const hasOwnAddress = (line: string, titular: Titular, least: number): boolean =>
  (line.match(ADDRESS) ?? []).some((address) => {
    const [first = ''] = BEGINNING.exec(address) ?? [];
    return (
      likeEmail(titular, address) > least ||
      (first !== '' && !titular.includes(first) && likeEmail(titular, `${first}@`) === 1)
    );
  });

const BEGINNING = /^[a-z]{5,20}(?=[._-])/;

/**
 * `✉ ana.soto@… ☎ 9 8765 4321`, `9 8765 4321 • ana.soto@… • C.I. 12.345.678-5`: a row that begins with the candidate's
 * address, tells nothing but facts and that among them, or their nationality, is theirs, wherever it stands.
 */
export function isInOwnRow(vista: Vista, offset: number, titular: Titular): boolean {
  if (isInRowOfFacts(vista, offset, titular)) return true;
  const before = lineBefore(vista, offset, 160);
  const first = FIRST.exec(before)?.[0] ?? (REACHED.test(before) ? addressBehind(vista, offset) : '');
  return hasOwnAddress(first, titular, ALIKE);
}

/** Letters of a row of facts at most, and words of one beside an address. */
const ROW = 160;
const WORDS = 3;

/** What is told of nobody but the candidate. */
const PERSONAL = /\b(?:nacionalidad|estado civil|fecha de nacimiento)\b/;

/** A row of nothing but facts, the candidate's address or their nationality among them: no prose that goes on to others. */
export function isInRowOfFacts(vista: Vista, offset: number, titular: Titular): boolean {
  const line = lineOf(vista, offset);
  if (line.length > ROW) return false;
  const facts = line.split(/ ?[•·|\t] ?| - /);
  // `CI: 12.345.678-5 | Nacionalidad: chilena`.
  if (facts.length > 1 && PERSONAL.test(line)) return true;
  if (!line.includes('@')) return false;
  const isFact = (said: string): boolean =>
    (said.replace(ADDRESS, '').match(/\b(?!del\b|las\b|los\b)[a-z]{3,}/g) ?? []).length <= WORDS;
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
  const textOf = (i: number): string | undefined => {
    const line = vista.lineas[i];
    return line && vista.plano.slice(line.inicio, line.fin);
  };
  const own = textOf(at);
  // A line with nothing but a sign is an icon that was read as one.
  const below = /^[^a-z0-9]{1,3}$/.test(textOf(at + 1) ?? '') ? textOf(at + 2) : textOf(at + 1);
  // The line itself is looked at last: it may be as long as the text.
  return (
    own !== undefined &&
    below !== undefined &&
    ALONE.test(below) &&
    hasOwnAddress(below, titular, ALIKE) &&
    !/[a-z]/.test(own)
  );
}

/** `Cel. chileno 9 8765 4321`, or the number alone, in a cell right below one with nothing but the candidate's address. */
export function isBelowOwnAddress(vista: Vista, offset: number, titular: Titular): boolean {
  const at = lineIndexAt(vista.reading, offset);
  const [above, own] = vista.lineas
    .slice(Math.max(0, at - 1), at + 1)
    .map(({ inicio, fin }) => vista.plano.slice(inicio, fin).split('\t').at(-1) ?? '');
  const isLast = !after(vista, offset, 80).split('\n')[0]?.includes('\t');
  return (
    own !== undefined &&
    isLast &&
    PHONE.test(own) &&
    ALONE.test(above ?? '') &&
    hasOwnAddress(above ?? '', titular, ALIKE)
  );
}

const PHONE =
  /^[^a-z]{7,24}$|^[^a-z0-9]{0,4}(?:cel|celular|fono|tel|telefono|movil|wsp|whatsapp)\b[^\d@]{0,16}\+?\(?\d/;

const ALONE = /^[^a-z0-9@\t]{0,4}[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40} ?$/;

const FIRST = /^[^a-z0-9@\t]{0,4}[a-z0-9._%+-]{2,40}@[a-z0-9.-]{4,40}/;

/** Share of an address's letters that a name must explain. */
export const ALIKE = 0.7;
