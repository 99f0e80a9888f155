import { findable, soughtWords } from './texto.ts';

/** How long who wrote a note may change its words. */
export const MINUTOS_NOTA = 15;
export const MAX_NOTE = 4_000;

/** Whether a note may still be edited by who wrote it. */
export const isEditable = (creada_en: string, now: number): boolean =>
  now - Date.parse(creada_en) < MINUTOS_NOTA * 60_000;

/** A text as it is shown: its mentions apart from its words. */
export type NotePart = { texto: string; mencion: boolean };

/** `'Hola @Ana, …'` → its parts, for the names that are mentioned. The longest name that fits is meant. */
export function noteParts(texto: string, nombres: readonly string[]): NotePart[] {
  const marks = [...nombres].sort((a, b) => b.length - a.length).map((nombre) => `@${nombre}`);
  const parts: NotePart[] = [];
  let plain = '';
  for (let i = 0; i < texto.length; ) {
    const mark = texto[i] === '@' ? marks.find((each) => texto.startsWith(each, i)) : undefined;
    if (mark) {
      if (plain) parts.push({ texto: plain, mencion: false });
      parts.push({ texto: mark, mencion: true });
      plain = '';
      i += mark.length;
    } else {
      plain += texto[i];
      i += 1;
    }
  }
  if (plain) parts.push({ texto: plain, mencion: false });
  return parts;
}

/** What follows the `@` that is being written before the caret: its place and the letters so far; null when none is. */
export function mentionAt(texto: string, caret: number): { desde: number; q: string } | null {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(texto.slice(0, caret));
  return found ? { desde: caret - (found[1] ?? '').length - 1, q: found[1] ?? '' } : null;
}

type Mentionable = { id: number; nombre: string; email: string };

/**
 * Who may be meant by the letters after an `@`, the likeliest first: by how a name begins, by another word of it, by the
 * mailbox, by letters within the name. Nobody is meant by the domain that all of a team have alike, and whoever writes
 * is the last.
 */
export function mentioned<P extends Mentionable>(people: readonly P[], q: string, autor_id: number): P[] {
  const wanted = findable(q);
  // What a sign joins is one word or two, in the name as in what is typed of it.
  const wordings = [wanted.split(' '), soughtWords(q)];
  const rank = ({ id, nombre, email }: P): number => {
    const mailbox = findable(email.split('@')[0] ?? '');
    const name = nombre === email ? mailbox : findable(nombre);
    const words = [...name.split(' '), ...(nombre === email ? [] : soughtWords(nombre))];
    const ways = [
      name.startsWith(wanted),
      wordings.some((parts) => parts.every((part) => words.some((word) => word.startsWith(part)))),
      mailbox.startsWith(wanted),
      name.includes(wanted),
    ];
    const way = ways.indexOf(true);
    return way >= 0 && id === autor_id ? ways.length : way;
  };
  return people
    .map((person) => ({ person, rank: rank(person) }))
    .filter((each) => each.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ person }) => person);
}
