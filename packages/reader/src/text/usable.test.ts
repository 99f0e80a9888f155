import { describe, expect, it } from 'vitest';
import type { Documento, Pagina } from './document.ts';
import { pageOf, printed } from './printed.suite.ts';
import { isDoubtful, pagesToRecognise } from './usable.ts';

const page = (texto: string, more: Partial<Pagina> = {}): Pagina =>
  pageOf([printed(texto, { ancho: 100, fuente: '', salto: true })], { ancho: 595, alto: 842, ...more });
const pdf = (...paginas: Pagina[]): Documento => ({ tipo: 'pdf', paginas, totalPaginas: paginas.length, ocr: false });
const cv = 'Rosa Huenchumil, cajera, RUT 12.345.678-5, Temuco, +56 9 8765 4321. ';

describe('which pages are recognised from their image', () => {
  it('none of a CV with text', () => {
    expect(pagesToRecognise(pdf(page(cv)), false)).toEqual([]);
  });

  it('those without text, but not beyond the second', () => {
    expect(pagesToRecognise(pdf(page(''), page(''), page('')), false)).toEqual([0, 1]);
  });

  it('not the certificate behind the CV of somebody already known', () => {
    expect(pagesToRecognise(pdf(page(cv), page('')), true)).toEqual([]);
    expect(pagesToRecognise(pdf(page(cv), page('')), false)).toEqual([1]);
  });

  it('a scan although its scanner stamped a line on it', () => {
    expect(
      pagesToRecognise(pdf(page('Escaneado con la aplicación de un teléfono cualquiera', { imageCover: 0.9 })), false),
    ).toEqual([0]);
  });

  it('a scan whose scanner laid a text over it that cannot be seen, once that was found wanting', () => {
    const layer = page(cv.repeat(8), { imageCover: 1, textoOculto: true });
    expect(pagesToRecognise(pdf(layer), false)).toEqual([0]);
    expect(pagesToRecognise(pdf({ ...layer, textoOculto: false }), false)).toEqual([]);
  });

  it('a text is doubted for digits and signs within its words, and for a page of Spanish without an accent', () => {
    const good =
      'Atención al público y ventas en tienda, manejo de caja, NestJS, AutoCAD, Five9 y MongoDB, turnos rotativos. ';
    expect(isDoubtful(page(good.repeat(5)))).toBe(false);
    expect(isDoubtful(page(good.repeat(5).replace('tienda', 't1enda')))).toBe(true);
    expect(isDoubtful(page(good.replaceAll('en', '3n').replaceAll('aj', 'a|j').repeat(5)))).toBe(true);
    expect(isDoubtful(page(good.replaceAll('ó', 'o').replaceAll('ú', 'u').repeat(5)))).toBe(true);
  });

  it('a short letter with a small logo stays text', () => {
    expect(pagesToRecognise(pdf(page(cv, { imageCover: 0.1 })), false)).toEqual([]);
  });

  it('a page whose letters have no meaning in the file', () => {
    expect(pagesToRecognise(pdf(page(cv, { sinMapa: 0.6 })), false)).toEqual([0]);
    expect(
      pagesToRecognise(pdf(page('"#$% &/(( =?¡ *+{} -.,; <>|° "#$% &/(( =?¡ *+{} -.,; <>|°'.repeat(2))), false),
    ).toEqual([0]);
  });

  it('a page whose letters are the numbers of their glyphs', () => {
    const prose = 'Rosa atiende en caja y vende en tienda, ordena bodega y lleva inventarios en Temuco';
    const numbers = prose.replace(/[^ ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
    expect(numbers).toContain('5RVD DWLHQGH');
    expect(pagesToRecognise(pdf(page(prose), page(numbers)), false)).toEqual([1]);
  });
});
