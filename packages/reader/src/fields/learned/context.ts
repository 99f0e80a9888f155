/** What stands around a place of a folded text, as a model sees it. */
export type Contexto = {
  /** Names of what holds, each once. */
  rasgos: string[];
  /** The tokens before, the nearest first, and after. */
  antes: string[];
  despues: string[];
};

/** Tokens that are looked at on either side, and the letters of each in which they are looked for. */
const BEFORE = 12;
const AFTER = 9;
const LETTERS = 12;

/** Tokens so near that their place counts. */
const NEAR_BEFORE = 5;
const NEAR_AFTER = 3;

/** `pido`, `pediría`: letters of a word that its forms share, and the shortest word that is cut. */
const STEM = 4;
const LONG = 6;

/**
 * The words around [inicio, fin) by side, sentence, place and stem, in pairs, and whether the place begins or ends its
 * line. Lines are read on: a sentence does not know where its line had no room.
 */
export function contextOf(plano: string, inicio: number, fin: number): Contexto {
  const left = tokens(plano.slice(Math.max(0, inicio - BEFORE * LETTERS), inicio)).reverse();
  const right = tokens(plano.slice(fin, fin + AFTER * LETTERS));
  const antes = left.filter((token) => token !== '\n').slice(0, BEFORE);
  const despues = right.filter((token) => token !== '\n').slice(0, AFTER);
  const rasgos = new Set<string>();
  if (left.length === 0 || left[0] === '\n') rasgos.add('bol');
  if (right.length === 0 || right[0] === '\n') rasgos.add('eol');
  addSide(rasgos, 'L', antes, NEAR_BEFORE);
  addSide(rasgos, 'R', despues, NEAR_AFTER);
  for (let k = 0; k + 1 < antes.length; k++) rasgos.add(`LL:${antes[k + 1]}_${antes[k]}`);
  for (let k = 0; k + 1 < despues.length; k++) rasgos.add(`RR:${despues[k]}_${despues[k + 1]}`);
  return { rasgos: [...rasgos], antes, despues };
}

function addSide(rasgos: Set<string>, side: 'L' | 'R', words: readonly string[], near: number): void {
  let sentence = 0;
  for (const [k, word] of words.entries()) {
    if (word === '.' || word === ';') sentence = Math.min(2, sentence + 1);
    rasgos.add(`${side}${sentence}:${word}`);
    if (word.length >= LONG && /^[a-z]/.test(word)) rasgos.add(`${side}${sentence}~${word.slice(0, STEM)}`);
    if (k < near) rasgos.add(`${side.toLowerCase()}${k}:${word}`);
  }
}

const TOKEN = /[a-z]+|\d+|[\n\t]|[^\sa-z\d]/g;
const SIGNS = '.,;:()/-$%|"\'¿?¡!+@#=';

/** Words as they are, numbers by their length, rare signs as one. */
function tokens(text: string): string[] {
  return (text.match(TOKEN) ?? []).map((token) => {
    if (/^\d/.test(token)) return `#${token.length}`;
    if (token === '\t') return '⇥';
    return token === '\n' || /^[a-z]/.test(token) || SIGNS.includes(token) ? token : '·';
  });
}
