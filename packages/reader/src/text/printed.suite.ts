import type { Item, Pagina } from './document.ts';

/** Words as a PDF prints them: plain, ten points high, five wide a letter, at the top left unless said otherwise. */
export const printed = (texto: string, more: Partial<Item> = {}): Item => ({
  texto,
  x: 0,
  y: 0,
  ancho: texto.length * 5,
  alto: more.tam ?? 10,
  tam: 10,
  negrita: false,
  fuente: 'f',
  salto: false,
  certeza: 1,
  ...more,
});

/** A page of letters and no picture. */
export const pageOf = (items: Item[], more: Partial<Pagina> = {}): Pagina => ({
  ancho: 600,
  alto: 800,
  items,
  imageCover: 0,
  sinMapa: 0,
  ...more,
});
