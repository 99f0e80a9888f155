import { MAX_PAGINAS_OCR } from '@recluta/domain/archivos';
import { isBlank } from './blank.ts';
import type { Documento, Pagina } from './document.ts';

const MIN_LETTERS = 40;
const MAX_UNMAPPED = 0.3;
const MIN_WRITTEN = 0.5;
/** Vowels among plain letters: of 1,100 pages none has fewer than 0.33, of 107 whose fonts lost their tables none more than 0.18. */
const MIN_VOWELS = 0.26;
const LETTERS_JUDGED = 400;
/** A scan may carry a stamp, a heading or its scanner's advertisement as text. */
const MIN_LETTERS_ON_IMAGE = 250;
const IMAGE_PAGE = 0.5;
/** Digits and signs within words, and more consonants in a row than Spanish has: what a scanner misread. Of 302 CVs 299 have none. */
const MISREAD = /[a-zá-ü][^\sa-zá-ü.,:;'’&+·•–—()/@_A-Z-][a-zá-ü]|[b-df-hj-np-tv-xzñ]{5}/g;
const MAX_MISREAD = 0.004;
/** Spanish of so many letters has an accent, unless who read it knows none. */
const MIN_LETTERS_ACCENT = 400;

/** Pages (from 0) whose text must be recognised from their image; of a person already identified, only the first. */
export function pagesToRecognise(documento: Documento, identified: boolean): number[] {
  return documento.paginas
    .slice(0, MAX_PAGINAS_OCR)
    .flatMap((pagina, i) => (isUsable(pagina) || (i > 0 && identified) ? [] : [i]));
}

function isUsable(pagina: Pagina): boolean {
  const letters = lettersOf(pagina);
  if (letters < MIN_LETTERS || pagina.sinMapa > MAX_UNMAPPED || isGibberish(pagina, letters) || isCiphered(pagina))
    return false;
  if (pagina.textoOculto === true && pagina.imageCover >= IMAGE_PAGE) return false;
  return letters >= MIN_LETTERS_ON_IMAGE || pagina.imageCover < IMAGE_PAGE;
}

/** A font with a table of meanings of its own gives `"#$%&` for letters: in any language most are letters or digits. */
function isGibberish({ items }: Pagina, letters: number): boolean {
  let written = 0;
  for (const { texto } of items) {
    written += writtenIn(texto);
    if (written >= MIN_WRITTEN * letters) return false;
  }
  return true;
}

/** A font without any table gives the numbers of its glyphs, which are other letters: `5RVD` for `Rosa`. */
function isCiphered({ items }: Pagina): boolean {
  let [letters, vowels] = [0, 0];
  for (const { texto } of items) {
    for (let i = 0; i < texto.length; i++) {
      const small = texto.charCodeAt(i) | 0x20;
      if (small < 97 || small > 122) continue;
      letters++;
      if (small === 97 || small === 101 || small === 105 || small === 111 || small === 117) vowels++;
    }
    if (letters >= LETTERS_JUDGED) break;
  }
  return letters >= MIN_LETTERS && vowels < MIN_VOWELS * letters;
}

/** Latin letters and digits are counted as they are: a pattern is asked for those of other alphabets alone. */
function writtenIn(text: string): number {
  let plain = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f && !isAccented(code)) return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if ((code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58) || code > 0x7f) plain++;
  }
  return plain;
}

/** À to ɏ, without × and ÷. */
const isAccented = (code: number): boolean => code > 0xbf && code < 0x250 && code !== 0xd7 && code !== 0xf7;

/** Whether its text may be what a scanner misread: if it cannot be seen over a picture, the picture is read anew. */
export function isDoubtful(pagina: Pagina): boolean {
  const letters = lettersOf(pagina);
  if (letters < MIN_LETTERS_ON_IMAGE) return false;
  const text = pagina.items.map(({ texto }) => texto).join(' ');
  if (letters >= MIN_LETTERS_ACCENT && !/[áéíóúñÁÉÍÓÚÑ]/.test(text)) return true;
  const words = text.match(/[A-Za-zÁ-ü]{3,}/g)?.length ?? 0;
  return (text.match(MISREAD)?.length ?? 0) > MAX_MISREAD * words;
}

/** Whether it must be known how much of the page is an image. */
export function isSparse(pagina: Pagina): boolean {
  const letters = lettersOf(pagina);
  return letters >= MIN_LETTERS && letters < MIN_LETTERS_ON_IMAGE;
}

function lettersOf(pagina: Pagina): number {
  let n = 0;
  for (const { texto } of pagina.items) for (let i = 0; i < texto.length; i++) if (!isBlank(texto.charCodeAt(i))) n++;
  return n;
}
