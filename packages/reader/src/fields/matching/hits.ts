/**
 * All hits of a global pattern, at most `most`. `matchAll` makes a copy of the pattern for each text it looks at, which
 * took a twentieth of reading a DOCX.
 */
export function hitsOf(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const hits: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  while (hits.length < most) {
    const hit = pattern.exec(text);
    if (hit === null) break;
    hits.push(hit);
    if (hit[0] === '') pattern.lastIndex++;
  }
  return hits;
}
