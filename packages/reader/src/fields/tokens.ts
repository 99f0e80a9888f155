/** A word of a folded text at [inicio, fin). `c#`, `c++`, `rex+` and `.net` are words. */
export type Ficha = { palabra: string; inicio: number; fin: number };

const TOKEN = /[a-z0-9ñ]+(?:\+{1,2}|#)?/g;

export function tokensOf(folded: string): Ficha[] {
  const tokens: Ficha[] = [];
  for (const hit of folded.matchAll(TOKEN)) {
    const fin = hit.index + hit[0].length;
    const dotted = hit[0] === 'net' && folded[hit.index - 1] === '.' && !/[a-z0-9]/.test(folded[hit.index - 2] ?? '');
    tokens.push({ palabra: dotted ? '.net' : hit[0], inicio: dotted ? hit.index - 1 : hit.index, fin });
  }
  return tokens;
}
