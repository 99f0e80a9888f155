import { fold } from '../matching/fold.ts';

/** Letters that are no chance. */
const LEAST = 3;

/** Share of an address's letters, 0 to 1, that the words of a name explain (whole, cut short or as initials). */
export function likeEmail(words: readonly string[], email: string): number {
  const local = fold(email.slice(0, email.indexOf('@'))).replace(/[^a-z._-]/g, '');
  // Most names explain nothing of most addresses: a word does that begins with three letters of it.
  const told = words.filter((word) => word.length >= LEAST && local.includes(word.slice(0, LEAST)));
  if (told.length === 0) return 0;
  const letters = local.replace(/[^a-z]/g, '').length;
  if (letters < LEAST) return 0;
  let rest = local;
  let explained = 0;
  for (const word of told.sort((a, b) => b.length - a.length)) {
    for (let n = word.length; n >= Math.min(4, word.length); n--) {
      const at = rest.indexOf(word.slice(0, n));
      if (at < 0) continue;
      rest = `${rest.slice(0, at)}.${rest.slice(at + n)}`;
      explained += n;
      break;
    }
  }
  if (explained === 0) return 0;
  for (const piece of rest.split(/[._-]+/)) {
    if (piece.length > 0 && piece.length <= 2 && [...piece].every((c) => words.some((word) => word.startsWith(c)))) {
      explained += piece.length;
    }
  }
  return Math.min(1, explained / letters);
}
