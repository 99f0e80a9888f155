import type { Linea, LineaLeida, Orden, Reading } from './document.ts';

/** One text of the blocks' lines, every line with its place in it. */
export function readingOf(
  orden: Orden,
  blocks: readonly Linea[][],
  paginas: Reading['paginas'],
  ocr: boolean,
): Reading {
  const lineas: LineaLeida[] = [];
  let texto = '';
  for (const [bloque, block] of blocks.entries()) {
    for (const line of block) {
      if (line.texto.trim() === '') continue;
      if (lineas.length > 0) texto += '\n';
      lineas.push({ ...line, inicio: texto.length, fin: texto.length + line.texto.length, bloque });
      texto += line.texto;
    }
  }
  return { orden, texto, lineas, paginas, ocr };
}
