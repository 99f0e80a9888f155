import { normalize } from '@recluta/domain/texto';
import { wordsOf } from '../../../lib/listWords.ts';

/** A list with what was typed or pasted behind it: in its words, none twice. What stood there stays as it is. */
export function withTyped(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set<string>();
  return now
    .flatMap((item) => (before.includes(item) ? item : wordsOf(item)))
    .filter((item) => {
      const key = normalize(item);
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}
