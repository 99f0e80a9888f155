import { fold } from '../matching/fold.ts';

/** Share of an address's letters, 0 to 1, that the words of a name explain (whole, cut short or as initials). */
export function likeEmail(words: readonly string[], email: string): number {
  const local = fold(email.slice(0, email.indexOf('@'))).replace(/[^a-z._-]/g, '');
  const letters = local.replace(/[^a-z]/g, '').length;
  if (letters < 3) return 0;
  let rest = local;
  let explained = 0;
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    for (let n = word.length; n >= Math.min(4, word.length) && n >= 3; n--) {
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
