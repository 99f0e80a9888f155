import type { TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { Item } from '../text/document.ts';
import { cleanText, UNMAPPED } from './clean-text.ts';

/** Share of the letters of a page, 0 to 1, that say nothing because their font has no table of meanings. */
export function unmappedShare(items: readonly Item[]): number {
  let all = 0;
  let lost = 0;
  for (const { texto } of items) {
    all += texto.trim().length;
    lost += texto.match(UNMAPPED)?.length ?? 0;
  }
  return all === 0 ? 0 : lost / all;
}

/** TeX without modern fonts paints the accent before its letter: `Mu˜noz`, `Mart´ınez`. */
const LOOSE_ACCENT = /[´˜¨][aeiouınAEIOUN]/g;
const COMBINING: Record<string, string> = { '´': '\u0301', '˜': '\u0303', '¨': '\u0308' };

/** What TeX's fonts of dots say for joined letters and dashes, by the number of the glyph: `o·cina`, `so·a@gmail.com`. */
const TEX =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what such a font says
  /(?<=\p{L})[\v-\x0F\x1B-\x1F]|[\v-\x0F\x1B-\x1F](?=\p{L})|(?<=[\d ])[\x15\x16](?=[\d ])/gu;
const JOINED = ['ff', 'fi', 'fl', 'ffi', 'ffl'];

function texSign(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code === 0x15 || code === 0x16) return '–';
  return JOINED[code < 0x10 ? code - 0x0b : code - 0x1b] ?? '';
}

/** Null when nothing is left. */
export function cleanItem(item: Item): Item | null {
  const texto = cleanText(
    item.texto
      .replace(TEX, texSign)
      .replace(LOOSE_ACCENT, ([accent = '', letter = '']) => `${letter === 'ı' ? 'i' : letter}${COMBINING[accent]}`),
  );
  return texto.trim() === '' ? null : { ...item, texto };
}

/** Text that is turned by less lies within its level box. */
const LEVEL = 0.5;

/** Degrees clockwise of a baseline that runs along (a, b); undefined when it is level. */
function turnOf(a: number, b: number): number | undefined {
  const giro = Math.round((Math.atan2(b, a) * 1800) / Math.PI) / 10;
  return Math.abs(giro) < LEVEL ? undefined : giro;
}

/** So far above the baseline's point (x, y). */
const above = (x: number, y: number, giro: number, far: number) => ({
  x: x + far * Math.sin((giro * Math.PI) / 180),
  y: y - far * Math.cos((giro * Math.PI) / 180),
});

/**
 * `m` maps the item's own space to points of the page seen from the top, of which `unit` make one of its own. Null for
 * blanks: geometry tells them.
 */
export function toItem(raw: TextItem, m: number[], unit: number, style: TextStyle | undefined): Item | null {
  if (raw.str.trim() === '') return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
  const tam = Math.round(Math.hypot(c, d) * 10) / 10;
  if (!(tam > 0)) return null;
  const ascent = (style?.ascent || 0.8) * tam;
  const giro = turnOf(a, b);
  const length = raw.width * unit;
  const base = {
    texto: raw.str,
    tam,
    negrita: false,
    fuente: raw.fontName,
    salto: false,
    certeza: 1,
    ...(giro !== undefined && { girado: { ...above(e, f, giro, ascent), giro } }),
  };
  // Turned text (spines, sidebars): its box as seen, so that it stays out of the lines it crosses.
  if (Math.abs(b) > Math.abs(a)) {
    const up = b < 0;
    return { ...base, x: up ? e - ascent : e, y: up ? f - length : f, ancho: tam, alto: length };
  }
  return { ...base, x: a < 0 ? e - length : e, y: f - ascent, ancho: length, alto: tam };
}
