/** A word of a folded text at [inicio, fin). `c#`, `c++`, `rex+` and `.net` are words. */
export type Ficha = { palabra: string; inicio: number; fin: number };

export function tokensOf(folded: string): Ficha[] {
  const tokens: Ficha[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!isWord(folded.charCodeAt(at))) continue;
    let fin = at + 1;
    while (fin < folded.length && isWord(folded.charCodeAt(fin))) fin++;
    if (folded.charAt(fin) === '#') fin++;
    else for (let plus = 0; plus < 2 && folded.charAt(fin) === '+'; plus++) fin++;
    const palabra = folded.slice(at, fin);
    const dotted = palabra === 'net' && folded[at - 1] === '.' && !/[a-z0-9]/.test(folded[at - 2] ?? '');
    tokens.push({ palabra: dotted ? '.net' : palabra, inicio: dotted ? at - 1 : at, fin });
    at = fin - 1;
  }
  return tokens;
}

const isWord = (code: number): boolean => (code > 96 && code < 123) || (code > 47 && code < 58) || code === 0xf1;
