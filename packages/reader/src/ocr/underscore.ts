import type { Gray } from './gray.ts';
import { DARK } from './ink.ts';
import { joinWords, type Palabra } from './tsv.ts';

/** Of a letter's width: letters of one word stand nearer; a blank is half as wide as a letter, an underscore as wide. */
const TOUCHING = 0.35;
const NARROWEST = 0.75;
const WIDEST = 2;
/** Of a word's height: underscores lie below so much of it, and as far under it. */
const BASELINE = 0.75;
const BELOW = 0.35;
/** Of the columns of a gap: so many are dark where something is drawn from one word to the other. */
const DRAWN = 0.85;

/** What an address may begin with before an underscore, and what stands before one. */
const PART = /^(?=\W*\d*[a-z])[a-z0-9][\w.+-]*$/i;
/** The beginning of an address that is one by its look. */
const BROKEN = /^[a-z][\w-]*[._]\w+$/i;
const LABEL = /^(?:e-?mail|mail|correo|electr[oó]nico|contacto|casilla)$/i;

/**
 * `ngodoy olivares@live.cl`: words before an address that an underscore ties to it, which a recogniser does not see on
 * the rule of an underlined address, and `j_saint louis@live.cl`: those that stand as near as the letters of one word.
 */
export function tied(image: Gray, words: readonly Palabra[]): Palabra[] {
  const all: Palabra[] = [];
  for (const word of words) {
    let whole = word;
    for (;;) {
      const last = all.at(-1);
      const sign = last && tieOf(image, last, whole);
      if (!last || sign == null) break;
      whole = joinWords({ ...last, texto: last.texto + sign }, whole);
      all.pop();
    }
    all.push(whole);
  }
  return all;
}

/** What stands between a word and the address, or the beginning of one, behind it; null when they are two. */
function tieOf(image: Gray, left: Palabra, right: Palabra): '_' | '' | null {
  if (left.linea !== right.linea || !right.texto.includes('@') || right.texto.startsWith('@')) return null;
  if (!PART.test(left.texto) || LABEL.test(left.texto)) return null;
  const letter = (left.ancho + right.ancho) / (left.texto.length + right.texto.length);
  const middle = Math.round((left.x + left.ancho + right.x) / 2);
  const top = Math.min(left.y, right.y);
  const alto = Math.min(left.alto, right.alto);
  const baseline = Math.round(top + BASELINE * alto);
  const bottom = Math.round(top + (1 + BELOW) * alto);
  const edge = (step: 1 | -1) => {
    let x = middle;
    while (Math.abs(x - middle) < WIDEST * letter && !isDrawn(image, x, top, baseline)) x += step;
    return x;
  };
  const [from, until] = [edge(-1) + 1, edge(1)];
  const gap = until - from;
  // The rule of the line reaches up to the letters: nothing can be told.
  if (gap <= 0) return null;
  if (gap < TOUCHING * letter) return BROKEN.test(left.texto) ? '' : null;
  if (gap < NARROWEST * letter || gap > WIDEST * letter) return null;
  let dark = 0;
  for (let x = from; x < until; x++) if (isDrawn(image, x, baseline, bottom)) dark++;
  return dark >= DRAWN * gap ? '_' : null;
}

function isDrawn({ width, height, data }: Gray, x: number, top: number, bottom: number): boolean {
  for (let y = Math.round(top); y < Math.min(bottom, height); y++) if ((data[y * width + x] ?? 255) < DARK) return true;
  return false;
}
