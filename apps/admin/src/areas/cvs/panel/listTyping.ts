import { normalize } from '@recluta/domain/texto';

/** Where one word of a list ends and the next begins: commas, semicolons, cells and lines. */
const BETWEEN = /[,;\p{Cc}\p{Zl}\p{Zp}]+/u;

/** A list with what was typed or pasted behind it: in its words, none twice. What stood there stays as it is. */
export function withTyped(before: readonly string[], now: readonly string[]): string[] {
  const known = new Set<string>();
  return now
    .flatMap((item) => (before.includes(item) ? item : item.split(BETWEEN).map((word) => word.trim())))
    .filter((item) => {
      const key = normalize(item);
      if (key === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}
